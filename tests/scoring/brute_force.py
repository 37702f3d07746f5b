"""The most and the least card points of a side with so many canastas, by trying everything.

Every number of natural and wild cards in every rank that the rules allow. Nothing is shared
with the engine but the plain values of a rule set.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

Values = dict[str, Any]
RANKS = ("4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
CANASTA = 7


class Held(NamedTuple):
    """The natural and mixed canastas and the wild cards of some ranks together."""

    natural: int
    mixed: int
    wilds: int


def melds(values: Values) -> Iterator[tuple[int, int]]:
    """Every legal meld of a rank: its natural and its wild cards; none at all is one too."""
    rule = values["meld_rules"]
    yield 0, 0
    for naturals in range(rule["min_naturals"], 4 * values["decks"] + 1):
        for wilds in range(4 * values["decks"] + values["jokers"] + 1):
            fits = {"any": True, "le": wilds <= naturals, "lt": wilds < naturals}
            if (
                naturals + wilds >= rule["min_cards"]
                and (rule["max_wilds"] is None or wilds <= rule["max_wilds"])
                and (rule["max_cards"] is None or naturals + wilds <= rule["max_cards"])
                and fits[rule["wild_vs_natural"]]
            ):
                yield naturals, wilds


def held(naturals: int, wilds: int) -> Held:
    is_canasta = naturals + wilds >= CANASTA
    return Held(int(is_canasta and not wilds), int(is_canasta and wilds > 0), wilds)


def table_of(values: Values) -> dict[Held, int]:
    """The most natural points of a side by what its ranks hold together, rank after rank."""
    most = 4 * values["decks"] + values["jokers"]
    choices = list(melds(values))
    table = {Held(0, 0, 0): 0}
    for rank in RANKS:
        joined: dict[Held, int] = {}
        for before, points in table.items():
            for naturals, wilds in choices:
                key = Held(*(a + b for a, b in zip(before, held(naturals, wilds), strict=True)))
                worth = points + naturals * values["card_values"][rank]
                if key.wilds <= most and worth > joined.get(key, -1):
                    joined[key] = worth
        table = joined
    return table


def most_points(values: Values, table: dict[Held, int], canastas: Held) -> int | None:
    """The most of a side with exactly so many natural, mixed and (as `wilds`) wild canastas."""
    value, rule = values["card_values"], values["meld_rules"]
    wilds = sorted([value["JOKER"]] * values["jokers"] + [value["2"]] * 4 * values["decks"])[::-1]
    alone = [0]
    if rule["pure_wild"]:
        alone += range(rule["min_cards"], rule["pure_wild_max"] + 1)
    sums = [
        points + sum(wilds[: ranks.wilds + more])
        for ranks, points in table.items()
        for more in alone
        if ranks[:2] == canastas[:2]
        and (more >= CANASTA) == bool(canastas.wilds)
        and ranks.wilds + more <= len(wilds)
    ]
    if not sums:
        return None
    black = 0 if values["black_three"]["meld_when"] == "never" else 2 * values["decks"]
    best: int = max(sums) + black * value["3b"]
    return best
