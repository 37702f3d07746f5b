"""What a hand can lay: which lay-down is the best one, and what is lacking where none is."""

from typing import Any

import pytest

from scorekeeper.scoring import Problem, requirement
from scorekeeper.scoring.finder import (
    Finding,
    HeldCard,
    Preference,
    Question,
    find_lay_down,
    read_suited_hand,
    write_held_card,
)
from scorekeeper.scoring.initial_meld import has_top_card
from scorekeeper.scoring.notation import write_meld
from scorekeeper.words import Words
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
) -> Finding | Problem:
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
    assert isinstance(finding, Finding), finding
    melds = " ".join(write_meld(meld) for meld in finding.lay_down.melds)
    return melds, finding.verdict.value, finding.found


def lacking(rule_set: str, hand: str, score: int = 0, **how: Any) -> tuple[list[str], int, str]:
    """What is wrong with the nearest lay-down, cards missing in a canasta, and what closes it."""
    finding = asked(rule_set, hand, score, **how)
    assert isinstance(finding, Finding), finding
    assert not finding.found
    codes = [problem.code for problem in finding.verdict.problems]
    return codes, finding.missing_cards, " ".join(map(write_held_card, finding.closing))


SHORT = "short_of_requirement"


@pytest.mark.parametrize(
    ("prefer", "hand", "score", "melds", "value"),
    [
        ("fewest", "AKK74*r", 0, "KK*", 70),
        ("fewest", "AAKKK777742*r", 1600, "AA*", 90),
        ("value", "AAKKK777742*r", 1600, "AA* KKK 77772", 160),
        ("wilds", "AAKKK777742*r", 1600, "AA2 KKK", 90),
        ("canasta", "AAKKK777742*r", 1600, "AA*", 90),
        ("canasta", "AAA777777 2 55", 0, "7777772", 50),
        ("canasta", "AAA77777772 2", 0, "AAA 7777777", 95),  # 500 rather than 300
        ("fewest", "AAA77777772 2", 0, "AAA", 60),
        ("wilds", "KKKK222", 0, "KKK2", 50),
        ("wilds", "AA2* 4444", 0, "AA2", 60),  # a two is cheaper than a joker
        ("wilds", "KKQQ2*", 1600, "KK2*", 90),
    ],
)
def test_each_way_of_preferring_has_its_own_best(
    prefer: str, hand: str, score: int, melds: str, value: int
) -> None:
    assert found(CLASSIC, hand, score, prefer=prefer) == (melds, value, True)


@pytest.mark.parametrize(
    ("prefer", "hand", "melds"),
    [
        ("fewest", "KKK QQQ JJJ", "KKK QQQ"),
        ("fewest", "999 888 444 555 666", "999 888"),
        ("fewest", "KK QQ *", "KK*"),
        ("value", "KKQQ22**", "KK* QQ22*"),
        ("value", "444 5555 AAA", "AAA 5555 444"),
    ],
)
def test_a_tie_goes_to_the_meld_that_stands_first_from_aces_down(
    prefer: str, hand: str, melds: str
) -> None:
    """Of melds of a rank the one with fewer wild cards; jokers in the first meld with room."""
    assert found(CLASSIC, hand, prefer=prefer)[0] == melds


@pytest.mark.parametrize(
    ("rule_set", "hand", "score", "melds"),
    [
        ("spruce", "99 22**", 1600, "992*"),
        ("spruce", "99 2222 AAA", 3000, "AAA222"),  # never more wild cards than natural ones
        ("italian_house", "KKK222*", 5000, "KKK22*"),  # four wild cards are too many
        ("modern_american", "777* AAA", 0, "AAA"),  # no wild cards with sevens
        ("modern_american", "AAAA22**", 3000, "AAAA**"),  # no more than two with others
        ("modern_american", "4444444 KK", 3000, "4444444"),  # a canasta is always enough
        ("modern_american_cla", "AA** KKK QQ2", 0, "KKK 2**"),
        ("cuban", "***KKK", 5000, "***"),
        ("cuban", "KKKKKKKK", 0, "KKKKK"),
        ("bolivian", "2**KKK", 3000, "2**"),
        ("italian_samba", "AAA KK2 222", 0, "AAA"),
        ("italian_samba", "KK 222 ***", 0, "222"),  # natural cards only: here twos are a rank
        ("hand_and_foot", "AAA QQ2", 0, "AAA"),
        (SAMBA, "KKKK222*", 7000, "KK2* KK22"),  # two melds of one rank
        (SAMBA, "h:89TQ s:89T", 0, "S:89T H:89T"),
        (SAMBA, "h:TJQ s:T d:T", -5, "TTT"),
        (SAMBA, "h:456 s:456 d:456", 0, "666 555 444"),
    ],
)
def test_each_rule_set_has_melds_of_its_own(
    rule_set: str, hand: str, score: int, melds: str
) -> None:
    assert found(rule_set, hand, score)[0] == melds


def test_a_suited_card_goes_where_it_is_good_for_more() -> None:
    """The seven of hearts goes with the sevens or into the sequence; unsuited ones only there."""
    assert found(SAMBA, "h:567 s:7 d:7", -5) == ("777", 15, True)
    assert found(SAMBA, "h:5678 s:7 d:7", -5, prefer="value") == ("H:5678", 25, True)
    assert found(SAMBA, "h:567 77 7", -5, prefer="value") == ("777 H:567", 30, True)
    assert found(SAMBA, "56789", -5) == ("", 0, False)


def test_the_ladder_of_hand_and_foot_goes_by_the_deal() -> None:
    assert found("hand_and_foot", "AAA QQ2", deal=2) == ("AAA QQ2", 100, True)
    assert found("hand_and_foot", "AAA QQ2", deal=3) == ("AAA QQ2", 100, False)


@pytest.mark.parametrize(
    ("score", "hand", "melds", "is_found"),
    [
        (7000, "KKKKK22 AAA", "KKKKK22", True),
        (7000, "KKKK22 AAA", "AAA KKKK22", False),
        (8000, "KKKKK2* AAAA", "AAAA KKKKK2*", True),
        (9000, "KKKKK22 AAA", "AAA22 KKKKK", False),
        (9000, "s:456789T AA2", "S:456789T", True),
        (9000, "222222* KKK", "222222*", True),
    ],
)
def test_brazilian_tables_want_a_canasta_near_the_end(
    score: int, hand: str, melds: str, is_found: bool
) -> None:
    told = found("brazilian", hand, score)
    assert (told[0], told[2]) == (melds, is_found)


NO_TOP = {"initial_meld_exceptions.top_discard_counts": False}


@pytest.mark.parametrize(
    ("rule_set", "hand", "score", "how", "told"),
    [
        (CLASSIC, "KK AAA", 0, {"top": "K"}, ("AAA KKK", 90, True)),
        (CLASSIC, "KK AAA", 0, {"top": "K", "house": NO_TOP}, ("KKK AAA", 60, True)),
        (CLASSIC, "KK AAA", 1500, {"top": "K", "house": NO_TOP}, ("KKK AAA", 60, False)),
        (CLASSIC, "KKK AAA", 1500, {"top": "K", "house": NO_TOP}, ("KKKK AAA", 90, True)),
        (CLASSIC, "4K2 AAA", 0, {"top": "4", "house": NO_TOP}, ("442 AAA", 60, True)),
        ("modern_american", "KK AAA", 0, {"top": "K"}, ("KKK AAA", 60, True)),
        (SAMBA, "h:56 s:7 d:8 AAA", 0, {"top": "h:7"}, ("AAA H:567", 75, True)),
        (SAMBA, "h:56 s:7 d:8 AAA", 0, {"top": "7"}, ("", 0, False)),
        (SAMBA, "h:5678 AAA", 0, {"top": "h:4", "house": NO_TOP}, ("H:456 AAA", 60, True)),
        ("brazilian", "KKK AAA", 0, {"top": "K"}, ("KKKK AAA", 90, False)),
    ],
)
def test_the_top_card_has_to_be_melded_and_may_not_count(
    rule_set: str, hand: str, score: int, how: dict[str, Any], told: tuple[str, int, bool]
) -> None:
    """The meld that loses a top card is named first; a two in it may be lost with it."""
    assert found(rule_set, hand, score, **how) == told


@pytest.mark.parametrize(("hand", "top"), [("AA KK 22", "4"), ("AAA 44", "r"), ("AAA", "b")])
def test_a_top_card_that_fits_nowhere_leaves_nothing_to_lay(hand: str, top: str) -> None:
    finding = asked(CLASSIC, hand, top=top)
    assert isinstance(finding, Finding)
    assert finding.lay_down.melds == ()
    assert not has_top_card(finding.lay_down)
    assert not finding.found


def test_going_out_concealed_black_threes_may_be_laid_and_nothing_is_required() -> None:
    value = {"prefer": "value", "concealed": True}
    assert found(CLASSIC, "bbb 444", 3000, **value) == ("444 BBB", 30, True)
    assert found(CLASSIC, "bbb 444", 3000, prefer="value") == ("444", 15, False)
    assert found("italian_house", "bbb 444", 5000, **value) == ("444", 15, False)


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
        ("brazilian", "s:45678T", 9000, "S:45678", (["needs_natural_canasta"], 2, "s:9")),
        ("italian_samba", "AA KK 22 **", 0, "", (["nothing_laid", SHORT], 0, "A 2")),
        (SAMBA, "h:TJK s:55 AA2", 1500, "AA2", ([SHORT], 0, "* A h:Q h:9 2")),
    ],
)
def test_where_nothing_is_enough_it_says_what_is_lacking_and_which_card_would_do(
    rule_set: str, hand: str, score: int, nearest: str, told: tuple[list[str], int, str]
) -> None:
    """One more card, that is: the best lay-down with it comes first."""
    melds, _, is_found = found(rule_set, hand, score)
    assert (melds, is_found) == (nearest, False)
    assert lacking(rule_set, hand, score) == told


def test_no_card_is_asked_for_that_the_packs_do_not_have() -> None:
    """A ninth king would be enough, and a fifth joker."""
    assert lacking("spruce", "KKKKKKKK QQQ", 3000)[2] == "* 2 Q"
    assert lacking(CLASSIC, "****", 3000)[2] == ""


@pytest.mark.parametrize(
    ("rule_set", "hand", "top", "told"),
    [
        (CLASSIC, "KKKKKKKKK", "", "9 times K: there are 8"),
        (CLASSIC, "AAA KKKKKKKK", "K", "9 times K: there are 8"),
        (CLASSIC, "*****", "", "5 times JOKER: there are 4"),
        (CLASSIC, "bbbbb", "", "5 times 3b: there are 4"),
        (SAMBA, "h:7777 AAA", "", "4 times h:7: there are 3"),
        (SAMBA, "h:777 AAA", "h:7", "4 times h:7: there are 3"),
        (CLASSIC, "AAA 333", "", "“333”: a bare 3 says no colour; write b for black, r for red"),
        (CLASSIC, "AAAX KK", "", "“AAAX”: X is no card"),
        (SAMBA, "AAA x:45", "", "“x:45”: X is no suit; s, h, d or c"),
        (SAMBA, "h:45s:67", "", "“h:45s:67”: S is no card"),
        (SAMBA, "h:4b", "", "“h:4b”: b is no card"),
        (CLASSIC, "", "", "no cards are given"),
        (CLASSIC, "  ", "", "no cards are given"),
        (SAMBA, "h:", "", "no cards are given"),
    ],
)
def test_a_hand_that_cannot_be_is_no_answer(rule_set: str, hand: str, top: str, told: str) -> None:
    problem = asked(rule_set, hand, top=top)
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
