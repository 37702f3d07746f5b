"""Deals to be scored: really dealt out of the packs, and told in every depth of entry."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import islice
from random import Random
from typing import NamedTuple

from scorekeeper.rules import RuleSet, RuleSetId, rule_book
from scorekeeper.scoring import Deal
from scorekeeper.scoring.notation import FROM_HAND, SUIT_MARK, side_deal_from
from tests.scoring.dealing import RED, Played, Values
from tests.scoring.generated_deals import Told, in_notation, legal_deal, sums, table, token
from tests.scoring.second_scorer import total
from tests.tools.benchmarks.floor import RED_THREES, Counted, Side

MANY = 200
"""Different deals of a kind."""

CLASSIC = RuleSetId("classic_4p")
LONE_HAND = RuleSetId("cutthroat_3p")
"""A rule set by which one may play alone against the others."""


class Game(NamedTuple):
    """A rule set, and deals that were played by it."""

    rules: RuleSet
    values: Values
    deals: list[list[Played]]


def game(set_id: RuleSetId, many: int = MANY) -> Game:
    """Deals by a rule set that end as most do: without acaba, a special hand or an adjustment."""
    book, random = rule_book(set_id), Random(f"benchmark {set_id}")
    values = dict(book.tree)
    dealt = (legal_deal(values, random) for _ in iter(int, 1))
    plain = (sides for sides in dealt if all(map(_is_plain, sides)))
    return Game(book.rules, values, list(islice(plain, many)))


def as_cards(played: Game) -> list[Deal]:
    return _told(played, lambda side: _circumstances(side) | _cards(side))


def as_counts(played: Game) -> list[Deal]:
    """The deals with canastas by number, and card points that the table has counted."""
    values, random = played.values, Random("counts")
    return _told(
        played, lambda side: _circumstances(side) | table(values, side, random) | sums(values, side)
    )


def as_totals(played: Game) -> list[Deal]:
    """The deals with nothing but what each side scored."""
    return _told(played, lambda side: {"total": total(played.values, side)})


def with_lone_hand(deals: list[Deal]) -> list[Deal]:
    """The same deals where the first side plays alone against the others, who are partners."""
    return [Deal((replace(deal.sides[0], lone=True), *deal.sides[1:])) for deal in deals]


def by_hand(played: Game) -> list[tuple[Side, ...]]:
    """The deals as the floor takes them.

    Those of another rule set it can add up too, as if they were Classic: that is what so many
    cards take, whatever they score.
    """
    return [tuple(map(_floor_side, sides)) for sides in played.deals]


def counted_by_hand(played: Game) -> list[tuple[Counted, ...]]:
    """Classic deals as the floor takes them where the table has counted."""
    return [tuple(_counted_side(played.values, side) for side in deal) for deal in played.deals]


def _is_plain(side: Played) -> bool:
    """Return True if a side has nothing that the floor knows nothing of."""
    held = any(hand[RED] for hand in side.hands)
    return not (side.acaba or side.special or side.adjustment or held)


def _told(played: Game, words: Callable[[Played], Told]) -> list[Deal]:
    return [Deal(tuple(side_deal_from(words(side)) for side in deal)) for deal in played.deals]


def _circumstances(side: Played) -> Told:
    return {
        "red_threes": side.red_threes,
        "black_threes": side.black_threes,
        "black_threes_captured": side.captured,
        "went_out": side.out,
        "concealed": side.concealed,
    }


def _cards(side: Played) -> Told:
    return {"melds": list(map(token, side.melds)), "hands": list(map(in_notation, side.hands))}


def _floor_side(side: Played) -> Side:
    melds = tuple(_letters(token(meld)) for meld in side.melds)
    hand = "".join(_letters(str(in_notation(hand) or "")) for hand in side.hands)
    red_threes = min(side.red_threes, len(RED_THREES) - 1)
    return Side(melds, hand, red_threes, side.out, side.concealed)


def _letters(written: str) -> str:
    """One letter a card, and nothing that says of which suit a meld is, or that it was hidden."""
    return written.upper().removesuffix(FROM_HAND).rpartition(SUIT_MARK)[2]


def _counted_side(values: Values, side: Played) -> Counted:
    said = table(values, side, Random()) | sums(values, side)
    canastas: Counter[str] = Counter(said["canastas"])
    return Counted(
        natural=canastas.total() - canastas["mixed"],
        mixed=canastas["mixed"],
        melded=said["melded_card_points"],
        in_hand=said["hand_card_points"],
        black_threes=said["black_threes_in_hand"],
        red_threes=side.red_threes,
        went_out=side.out,
        concealed=side.concealed,
    )
