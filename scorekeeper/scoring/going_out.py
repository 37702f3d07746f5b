"""When a player may go out."""

from collections.abc import Mapping

from scorekeeper.rules.canasta_types import types_by_id
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.tally import counted_as


def may_go_out(rules: RuleSet, canastas: Mapping[str, int], *, has_discard: bool = True) -> bool:
    """Whether a side with these canastas by type may go out, given a card to discard or none."""
    rule = rules.go_out_requirement
    counting = {
        kind: n
        for kind, n in canastas.items()
        if not {kind, types_by_id()[kind].counts_as} & set(rule.exclude)
    }
    of_type = (
        counted_as(counting, kind) >= getattr(rule, kind)
        for kind in ("natural", "mixed", "sequence")
    )
    enough = sum(counting.values()) >= rule.canastas and all(of_type)
    return enough and (has_discard or not rules.go_out_discard_required)
