"""Melds of more cards than the packs hold are not allowed, whatever they would count."""

import pytest

from scorekeeper.i18n import Words
from scorekeeper.rules import rule_set_ids
from scorekeeper.rules.cards import JOKER, NATURALS, TWO
from scorekeeper.scoring import LayDown, requirement, verdict
from scorekeeper.scoring.notation import WRITTEN
from tests.scoring.kit import melds, rules

FOUR_RUNS = "h:567 h:678 h:789 h:456"


def beyond(rule_set: str, text: str) -> list[tuple[str, str, int, int, str]]:
    """Place, card, how many there are, how many there can be, and the token."""
    values = rules(rule_set)
    problems = verdict(values, LayDown(melds=melds(text)), requirement(values)).problems
    told = [one for one in problems if one.code == "too_many_of_a_card"]
    assert all(Words().problem(one) for one in told)
    return [
        (one.path, *(one.values[k] for k in ("card", "count", "most", "token"))) for one in told
    ]


@pytest.mark.parametrize(
    ("rule_set", "text", "told"),
    [
        ("classic_4p", "KKKKKKKK", []),
        ("classic_4p", "KKKKKKKKK", [("melds[0]", "K", 9, 8, "KKKKKKKKK")]),
        ("classic_4p", "AAA KKKKK KKKK", [("melds[1]", "K", 9, 8, "KKKKKKKKK")]),
        ("classic_4p", "KK*** AA**", [("melds[1]", "JOKER", 5, 4, "AA**")]),
        ("classic_4p", "rrrrr", [("melds[0]", "3r", 5, 4, "RRRRR")]),
        ("classic_4p", "KKKKQQQQKKKKK", [("melds[0]", "K", 9, 8, "KKKKQQQQKKKKK")]),
        ("samba", "KKKKKK KKKKKKK", [("melds[1]", "K", 13, 12, "KKKKKKK")]),
        ("samba", "h:567 h:567 h:567", []),
        ("samba", FOUR_RUNS, []),
        ("samba", f"{FOUR_RUNS} h:TJQ h:789", [("melds[5]", "h:7", 4, 3, "H:789")]),
        ("samba", "h:7777777777", [("melds[0]", "h:7", 10, 3, "H:7777777777")]),
        ("samba", "777777777777 s:567", [("melds[1]", "7", 13, 12, "S:567")]),
    ],
)
def test_too_many_of_a_card_is_reported_at_the_last_meld(
    rule_set: str, text: str, told: list[tuple[str, str, int, int, str]]
) -> None:
    """Nine kings once were 90 points, and allowed."""
    assert beyond(rule_set, text) == told


@pytest.mark.thorough
@pytest.mark.parametrize("rule_set", rule_set_ids())
def test_every_card_of_every_rule_set_has_its_limit(rule_set: str) -> None:
    values = rules(rule_set)
    limits = dict.fromkeys((*NATURALS, TWO), 4 * values.decks) | {JOKER: values.jokers}
    for card, most in limits.items():
        assert not most or beyond(rule_set, WRITTEN[card] * most) == []
        token = WRITTEN[card] * (most + 1)
        assert [one[1:4] for one in beyond(rule_set, token)] == [(card, most + 1, most)]


def test_a_thousand_melds_are_judged_like_three() -> None:
    text = "h:456 " * 999 + "AAA"
    told = beyond("samba", text)
    assert [(card, count) for _, card, count, _, _ in told][:3] == [
        ("4", 999),
        ("5", 999),
        ("6", 999),
    ]
