"""Hands in notation for the tests of the finder, and answers beside everything there is."""

from collections import Counter
from collections.abc import Container, Iterator
from typing import Any, NamedTuple

from scorekeeper.meld_finder.best_meld import BestMeld, find_lay_down
from scorekeeper.meld_finder.question import Preference, Question
from scorekeeper.rules import RuleSetId, apply_changes, rule_book, rule_set_ids
from scorekeeper.rules.cards import NATURALS, SUITS, Card, has_plain_threes
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring import Problem, requirement
from scorekeeper.scoring.meld import Meld, suited_cards
from scorekeeper.scoring.notation import HeldCard, read_suited_hand, write_held_card, write_meld
from tests.scoring import exhaustive
from tests.scoring.exhaustive import Numbers, rank_of
from tests.scoring.hands import RANKS, Situation, has_low_ace
from tests.scoring.kit import rules

CLASSIC, SAMBA = "classic_4p", "samba"


def find_melds(
    rule_set: str,
    hand: str,
    score: int = 0,
    *,
    prefer: str = "fewest",
    top: str = "",
    deal: int = 1,
    house: dict[str, Any] | None = None,
    concealed: bool = False,
) -> BestMeld | Problem:
    values = rules(rule_set, house or {})
    held = read_suited_hand(
        hand, plain_threes=has_plain_threes(values), suited=suited_cards(values)
    )
    question = Question(
        rules=values,
        required=requirement(values, score=score, deal_number=deal),
        preference=Preference(prefer),
        top=card(top, suited_cards(values)) if top else None,
        concealed=concealed,
    )
    return held if isinstance(held, Problem) else find_lay_down(held, question)


def card(text: str, suited: Container[Card] = NATURALS) -> HeldCard:
    held = read_suited_hand(text, suited=suited)
    assert not isinstance(held, Problem)
    (one,) = held
    return one


def found_melds(rule_set: str, hand: str, score: int = 0, **how: Any) -> tuple[str, int, bool]:
    """The melds that were found in the order told, their value, and whether they are enough."""
    finding = find_melds(rule_set, hand, score, **how)
    assert isinstance(finding, BestMeld), finding
    melds = " ".join(write_meld(meld) for meld in finding.lay_down.melds)
    return melds, finding.verdict.value, finding.is_enough


def lacking(rule_set: str, hand: str, score: int = 0, **how: Any) -> tuple[list[str], int, str]:
    """Return the faults of the nearest lay-down, cards missing in a canasta, and what closes it."""
    finding = find_melds(rule_set, hand, score, **how)
    assert isinstance(finding, BestMeld), finding
    assert not finding.is_enough
    codes = [problem.code for problem in finding.verdict.problems]
    return codes, finding.missing_cards, " ".join(map(write_held_card, finding.completing_cards))


LETTERS = {suit[0]: suit for suit in SUITS}


class Played(NamedTuple):
    """One rule set: as values for one search, as plain data for the other."""

    rules: RuleSet
    values: dict[str, Any]


EVERY = rule_set_ids()


def rules_with_values(set_id: str, house: dict[str, Any] | None = None) -> Played:
    values, rules = apply_changes(rule_book(RuleSetId(set_id)).tree, house or {}, "house")
    return Played(rules, values)


def held_card(card: str) -> HeldCard:
    rank, _, suit = card.partition("/")
    return HeldCard(Card(rank), LETTERS.get(suit))


def answer_of(game: Played, asked: Situation, preference: str = "fewest") -> BestMeld:
    asks = Question(
        rules=game.rules,
        required=requirement(game.rules, score=asked.score, deal_number=asked.deal),
        preference=Preference(preference),
        top=None if asked.top is None else held_card(asked.top),
        concealed=asked.concealed,
    )
    hand = Counter({held_card(card): count for card, count in asked.hand.items()})
    answer = find_lay_down(hand, asks)
    assert isinstance(answer, BestMeld), (asked, answer)
    return answer


def in_plain_words(game: Played, asked: Situation) -> exhaustive.Asked:
    """The question for the other search; the row of the table is looked up a second time, too."""
    ladder = game.values["initial_meld"]
    by_score = ladder["by"] == "score"
    number, start = (asked.score, "from") if by_score else (asked.deal, "hand")
    row = [one for one in ladder["bands"] if one.get(start) is None or one[start] <= number][-1]
    return exhaustive.Asked(
        game.values, row["points"], row.get("needs"), asked.top, asked.concealed
    )


def everything(game: Played, asked: Situation) -> list[exhaustive.LayDown]:
    return exhaustive.everything(in_plain_words(game, asked), asked.hand)


def place(meld: Meld) -> Numbers:
    """Return the sort key of a meld, read off its fields, to be held against the other search."""
    if meld.kind == "wild":
        return (1, 0, 0, -meld.twos, meld.jokers, -meld.jokers)
    suit = (0, 0) if meld.suit is None else (1, exhaustive.SUITS.index(meld.suit[0]))
    wilds = meld.twos + meld.jokers
    if meld.run:
        steps = [exhaustive.LOW_ACE.index(rank) for rank in meld.run]
        if meld.run[-1] == "A":
            steps[-1] = len(exhaustive.LOW_ACE) - 1
    else:
        first = exhaustive.step_of(meld.rank or meld.low or "")
        steps = [first + above for above in range(meld.naturals if meld.suit else 1)]
    return (-steps[0], *suit, -meld.naturals, wilds, *steps[1:], -meld.jokers)


def is_dealt(game: Played, asked: Situation) -> bool:
    """Return True if the packs hold the hand and the top card together."""
    cards = asked.hand + Counter([asked.top] if asked.top else [])
    ranks: Counter[str] = Counter()
    for card, count in cards.items():
        ranks[rank_of(card)] += count
    decks = game.values["decks"]
    most = {"JOKER": game.values["jokers"], "3b": 2 * decks, "3r": 2 * decks}
    return all(count <= most.get(rank, 4 * decks) for rank, count in ranks.items()) and all(
        count <= decks for card, count in cards.items() if "/" in card
    )


def closing(game: Played, asked: Situation, preference: str) -> list[HeldCard]:
    """Every card of which one more is enough, the best first, by trying each."""
    numbers: dict[str, Numbers] = {}
    for card in _asked_for(game):
        more = asked._replace(hand=asked.hand + Counter([card]))
        if rank_of(card) not in numbers and is_dealt(game, more):
            words = in_plain_words(game, more)
            best = exhaustive.best(words, preference, everything(game, more))
            if best is not None:
                numbers[card] = exhaustive.order(words, preference)(best)
    return [held_card(card) for card in sorted(numbers, key=lambda card: numbers[card])]


def _asked_for(game: Played) -> Iterator[str]:
    low = ("2", "3") if has_low_ace(game.values) else ()
    yield from (*reversed(RANKS), "2", "JOKER", "3" if low else "3b")
    if game.values["meld_rules"]["sequences"]:
        ranks = reversed((*low, *RANKS))
        yield from (f"{rank}/{suit}" for rank in ranks for suit in exhaustive.SUITS)
