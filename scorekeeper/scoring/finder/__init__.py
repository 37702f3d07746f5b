"""From the cards of a hand to the best legal lay-down that is enough.

    hand = read_suited_hand("AAA KK2 h:4567")       suits where they matter
    question = Question(rules=rules, required=requirement(rules, score=1600))
    finding = find_lay_down(hand, question)
    finding.lay_down.melds, finding.verdict         the best one, as `verdict` judges it
    finding.closing                                 where none is enough: one more of these is

holding    cards in a hand, read and counted
question   what is asked: rule set, requirement, preference, top card of the pile
grades     how far a meld goes towards a canasta
judge      what a single meld is good for, by `verdict`
pieces     the legal melds of a holding
choices    those that can be laid at once of one rank, or begun in one suit
way        these choices, rank by rank; sweep: all that is worth laying
uses       the melds that a top card of the pile may be used for, where it does not count
draft      a lay-down in the making; ranking: which is the better one
search     the best one
finding    the answer, with what closes the gap
"""

from scorekeeper.scoring.finder.finding import Finding, find_lay_down
from scorekeeper.scoring.finder.holding import (
    Hand,
    HeldCard,
    read_suited_hand,
    write_held_card,
)
from scorekeeper.scoring.finder.question import Preference, Question

__all__ = [
    "Finding",
    "Hand",
    "HeldCard",
    "Preference",
    "Question",
    "find_lay_down",
    "read_suited_hand",
    "write_held_card",
]
