"""When a player may go out."""

from collections.abc import Iterable, Mapping
from typing import Any

from scorekeeper.rules.canasta_types import types_by_id
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.tally import counted_as

NAMED = ("natural", "mixed", "sequence")
"""Types of which going out may take a number of their own."""


def may_go_out(rules: RuleSet, canastas: Mapping[str, int], *, has_discard: bool = True) -> bool:
    """Whether a side with these canastas by type may go out, given a card to discard or none."""
    rule, counting = rules.go_out_requirement, helping_to_go_out(rules, canastas)
    of_type = (counted_as(counting, kind) >= getattr(rule, kind) for kind in NAMED)
    enough = sum(counting.values()) >= rule.canastas and all(of_type)
    return enough and (has_discard or not rules.go_out_discard_required)


def short_of_going_out(rules: RuleSet, canastas: Mapping[str, int]) -> dict[str, Any]:
    """Return the numbers of the sentence about a side that is out without the canastas for it.

    `count` are its canastas that count for it, `has` those of the types of which the rule set
    asks for a number. `canastas` and `wants` are what it asks for. `asked` is `kinds` where
    those of the types are all, `both` where there have to be more; without types `number`, or
    `some` where the side has canastas that do not count.
    """
    rule, counting = rules.go_out_requirement, helping_to_go_out(rules, canastas)
    wants = {kind: count for kind in NAMED if (count := getattr(rule, kind))}
    count = sum(counting.values())
    if wants:
        asked = "kinds" if sum(wants.values()) >= rule.canastas else "both"
    else:
        asked = "some" if count < sum(canastas.values()) else "number"
    return {
        "count": count,
        "canastas": rule.canastas,
        "has": {kind: counted_as(counting, kind) for kind in wants},
        "wants": wants,
        "asked": asked,
    }


def short_melds_in_the_way(rules: RuleSet, short: Iterable[str]) -> list[str]:
    """Those kinds of short melds over which a side may not go out, each once."""
    barred = rules.go_out_requirement.no_short_melds_of
    kinds = dict.fromkeys("wild" if kind.startswith("wild") else kind for kind in short)
    return [kind for kind in kinds if kind in barred]


def helping_to_go_out(rules: RuleSet, canastas: Mapping[str, int]) -> dict[str, int]:
    """Those of the canastas by type that count towards what going out takes."""
    without = set(rules.go_out_requirement.exclude)
    return {
        kind: count
        for kind, count in canastas.items()
        if not {kind, types_by_id()[kind].counts_as} & without
    }
