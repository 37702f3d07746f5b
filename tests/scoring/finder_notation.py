"""Hands put to the finder as people write them, and its answers as people read them."""

from typing import Any

from scorekeeper.scoring import Problem, requirement
from scorekeeper.scoring.best_meld import BestMeld, find_lay_down
from scorekeeper.scoring.candidate_melds import Preference, Question
from scorekeeper.scoring.hand import HeldCard, read_suited_hand, write_held_card
from scorekeeper.scoring.notation import write_meld
from tests.scoring.kit import rules

CLASSIC, SAMBA = "classic_4p", "samba"


def asked(
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
    """What the finder says to a written hand."""
    values, held = rules(rule_set, house or {}), read_suited_hand(hand)
    question = Question(
        rules=values,
        required=requirement(values, score=score, deal_number=deal),
        preference=Preference(prefer),
        top=card(top) if top else None,
        concealed=concealed,
    )
    return held if isinstance(held, Problem) else find_lay_down(held, question)


def card(text: str) -> HeldCard:
    """A card as it is written."""
    held = read_suited_hand(text)
    assert not isinstance(held, Problem)
    (one,) = held
    return one


def found(rule_set: str, hand: str, score: int = 0, **how: Any) -> tuple[str, int, bool]:
    """The melds that were found in the order told, their value, and whether they are enough."""
    finding = asked(rule_set, hand, score, **how)
    assert isinstance(finding, BestMeld), finding
    melds = " ".join(write_meld(meld) for meld in finding.lay_down.melds)
    return melds, finding.verdict.value, finding.is_enough


def lacking(rule_set: str, hand: str, score: int = 0, **how: Any) -> tuple[list[str], int, str]:
    """What is wrong with the nearest lay-down, cards missing in a canasta, and what closes it."""
    finding = asked(rule_set, hand, score, **how)
    assert isinstance(finding, BestMeld), finding
    assert not finding.is_enough
    codes = [problem.code for problem in finding.verdict.problems]
    return codes, finding.missing_cards, " ".join(map(write_held_card, finding.closing))
