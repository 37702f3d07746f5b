"""When a player may go out."""

from collections.abc import Mapping

from scorekeeper.rules.canasta_types import types_by_id
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.tally import counted_as


def may_go_out(rules: RuleSet, canastas: Mapping[str, int], *, has_discard: bool = True) -> bool:
    """Whether a side with these canastas by type may go out, given a card to discard or none."""
    rule, counting = rules.go_out_requirement, helping_to_go_out(rules, canastas)
    of_type = (
        counted_as(counting, kind) >= getattr(rule, kind)
        for kind in ("natural", "mixed", "sequence")
    )
    enough = sum(counting.values()) >= rule.canastas and all(of_type)
    return enough and (has_discard or not rules.go_out_discard_required)


def helping_to_go_out(rules: RuleSet, canastas: Mapping[str, int]) -> dict[str, int]:
    """Those of the canastas by type that count towards what going out takes."""
    without = set(rules.go_out_requirement.exclude)
    return {
        kind: count
        for kind, count in canastas.items()
        if not {kind, types_by_id()[kind].counts_as} & without
    }
