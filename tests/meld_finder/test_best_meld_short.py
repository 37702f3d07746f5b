"""What is said where a hand has nothing that is enough, or is no hand."""

import pytest

from scorekeeper.i18n import Words
from scorekeeper.meld_finder.best_meld import find_lay_down
from scorekeeper.meld_finder.question import Question
from scorekeeper.scoring import Problem, requirement
from scorekeeper.scoring.notation import write_held_card
from tests.meld_finder.finder_kit import CLASSIC, SAMBA, card, find_melds, found_melds, lacking
from tests.scoring.kit import rules

SHORT = "short_of_requirement"


@pytest.mark.parametrize(
    ("rule_set", "hand", "score", "nearest", "told"),
    [
        (CLASSIC, "KK777744", 1600, "7777", ([SHORT], 0, "*")),
        (CLASSIC, "AAA22", 3000, "AAA22", ([SHORT], 0, "* A 2")),
        (CLASSIC, "4444444455555555", 3000, "55555555 44444444", ([SHORT], 0, "*")),
        (CLASSIC, "b r 4 5 6", 0, "", (["nothing_laid", SHORT], 0, "")),
        ("modern_american_cla", "AA*KKQQ2", 0, "AA* KK2", (["needs_clean_triple"], 0, "A K Q")),
        ("brazilian", "KKKKKK22", 9000, "KKKKKK", (["needs_natural_canasta"], 1, "K")),
        ("brazilian", "KKKK22", 9000, "KKKK", (["needs_natural_canasta"], 3, "")),
        ("brazilian", "KKKK2 A", 7000, "KKKK2", (["needs_canasta"], 2, "")),
        ("brazilian", "KKKKKK22 QQ", 8000, "KKKKKK QQ22", ([SHORT], 0, "")),
        ("brazilian", "s:45678T", 9000, "S:45678", (["needs_natural_canasta"], 2, "s:9")),
        ("italian_samba", "AA KK 22 **", 0, "", (["nothing_laid", SHORT], 0, "A 2")),
        (SAMBA, "h:TJK s:55 AA2", 1500, "AA2", ([SHORT], 0, "* A h:Q h:9 2")),
    ],
)
def test_short_hand_says_what_is_missing_and_which_card_helps(
    rule_set: str, hand: str, score: int, nearest: str, told: tuple[list[str], int, str]
) -> None:
    """One more card, that is: the best lay-down with it comes first."""
    melds, _, is_found = found_melds(rule_set, hand, score)
    assert (melds, is_found) == (nearest, False)
    assert lacking(rule_set, hand, score) == told


def test_no_card_is_asked_for_that_the_packs_do_not_have() -> None:
    """A ninth king would be enough, and a fifth joker."""
    assert lacking("spruce", "KKKKKKKK QQQ", 3000)[2] == "* 2 Q"
    assert lacking(CLASSIC, "****", 3000)[2] == ""


@pytest.mark.parametrize(
    ("rule_set", "hand", "top", "told"),
    [
        (CLASSIC, "KKKKKKKKK", "", "9 × K: there are only 8"),
        (CLASSIC, "AAA KKKKKKKK", "K", "9 × K: there are only 8"),
        (CLASSIC, "*****", "", "5 × joker: there are only 4"),
        (CLASSIC, "bbbbb", "", "5 × black 3: there are only 4"),
        (SAMBA, "h:7777 AAA", "", "4 × h:7: there are only 3"),
        (SAMBA, "h:777 AAA", "h:7", "4 × h:7: there are only 3"),
        (
            CLASSIC,
            "AAA 333",
            "",
            "“333”: is this a black three or a red one? Type just b for black or r for red",
        ),
        (CLASSIC, "AAAX KK", "", "“AAAX”: X isn’t a card"),
        (SAMBA, "AAA x:45", "", "“x:45”: X isn’t a suit; use s, h, d or c"),
        (SAMBA, "h:45s:67", "", "“h:45s:67”: S isn’t a card"),
        (SAMBA, "h:4b", "", "“h:4b”: b isn’t a card"),
        (CLASSIC, "", "", "no cards entered"),
        (CLASSIC, "  ", "", "no cards entered"),
        (SAMBA, "h:", "", "“h:” has no cards in it"),
    ],
)
def test_a_hand_that_cannot_be_is_no_answer(rule_set: str, hand: str, top: str, told: str) -> None:
    problem = find_melds(rule_set, hand, top=top)
    assert isinstance(problem, Problem)
    assert Words().problem(problem) == told


def test_nothing_held_is_a_problem_too() -> None:
    values = rules(CLASSIC)
    question = Question(rules=values, required=requirement(values))
    assert isinstance(find_lay_down({}, question), Problem)
    assert isinstance(find_lay_down({card("K"): 0}, question), Problem)


@pytest.mark.parametrize(
    ("text", "again"), [("k", "K"), ("10", "T"), ("h:10", "h:T"), ("h:2", "2"), ("s:b", "B")]
)
def test_a_card_reads_as_it_is_written(text: str, again: str) -> None:
    assert write_held_card(card(text)) == again
