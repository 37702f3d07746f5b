"""Which cards may lie together: each rule set's word on a meld, with its reasons."""

from typing import Any

import pytest

from scorekeeper.i18n import Words
from scorekeeper.scoring.checks import meld_problems
from scorekeeper.scoring.meld import Meld, judged_melds
from scorekeeper.scoring.notation import WrittenMeld, meld_from, read_meld
from tests.scoring.kit import melds, rules


def reasons(
    rule_set: str, token: str, house: dict[str, Any] | None = None, **when: bool
) -> set[str]:
    values = rules(rule_set, house or {})
    (meld,) = judged_melds(values, melds(token))
    return {problem.code for problem in meld_problems(values, meld, **when)}


@pytest.mark.parametrize(
    ("rule_set", "token", "codes"),
    [
        ("classic_4p", "KKK", set()),
        ("classic_4p", "KK2", set()),
        ("classic_4p", "992**", set()),
        ("classic_4p", "KK", {"too_few_cards"}),
        ("classic_4p", "K22", {"too_few_naturals"}),
        ("classic_4p", "K2", {"too_few_cards", "too_few_naturals"}),
        ("classic_4p", "KKKK22**", {"too_many_wilds"}),
        ("classic_4p", "KKKKKKKK222", set()),
        ("classic_4p", "222", {"no_wild_melds"}),
        ("classic_4p", "h:456", {"no_sequences"}),
        ("classic_4p", "KQJ", {"no_meld"}),
        ("classic_4p", "rrr", {"no_meld"}),
        ("classic_4p", "bbb", {"black_threes_only_going_out"}),
        ("classic_4p", "bb2", {"black_threes_only_going_out", "no_wilds_in_rank"}),
        ("italian_house", "bbb", {"black_threes_never"}),
        ("hand_and_foot", "bbb", {"black_threes_never"}),
        ("spruce", "992**", {"more_wilds_than_naturals"}),
        ("spruce", "9922", set()),
        ("samba", "KK22", set()),
        ("samba", "KK22*", {"too_many_wilds"}),
        ("samba", "s:456", set()),
        ("samba", "s:45", {"too_few_cards"}),
        ("samba", "s:456789TJ", {"too_many_cards_in_meld"}),
        ("samba", "s:456*", {"too_many_wilds"}),
        ("bolivian", "22*", set()),
        ("bolivian", "2222222*", {"too_many_cards_in_meld"}),
        ("italian_samba", "222", set()),
        ("italian_samba", "22*", set()),
        ("italian_samba", "2**", {"too_few_naturals"}),
        ("italian_samba", "22***", {"too_many_wilds"}),
        ("cuban", "KKKKKKKK", {"too_many_cards_in_meld"}),
        ("modern_american", "777", set()),
        ("modern_american", "772", {"no_wilds_in_rank"}),
        ("modern_american", "KK222", {"too_many_wilds"}),
        ("modern_american", "KKKKKKKK", {"too_many_cards_in_meld"}),
    ],
)
def test_a_meld_is_legal_or_says_all_that_is_not(
    rule_set: str, token: str, codes: set[str]
) -> None:
    assert reasons(rule_set, token) == codes


@pytest.mark.parametrize(
    ("token", "house", "codes"),
    [
        ("9922", {"meld_rules.wild_vs_natural": "lt"}, {"not_fewer_wilds_than_naturals"}),
        ("99922", {"meld_rules.wild_vs_natural": "lt"}, set()),
        ("KKKKKKKK", {"meld_rules.max_cards": 7}, {"too_many_cards_in_meld"}),
        ("KK2222", {"meld_rules.max_wilds": None}, set()),
        ("222", {"meld_rules.pure_wild": True, "canasta_bonus.wild": 2000}, set()),
        ("bbb", {"black_three.meld_when": "any"}, set()),
        (
            "s:6789TJQK",
            {
                "meld_rules.sequences": True,
                "canasta_bonus.sequence": 1500,
                "meld_rules.sequence_low": "5",
                "meld_rules.sequence_high": "Q",
                "meld_rules.sequence_max": 8,
            },
            {"sequence_out_of_range"},
        ),
    ],
)
def test_house_rules_change_what_is_legal(
    token: str, house: dict[str, Any], codes: set[str]
) -> None:
    assert reasons("classic_4p", token, house) == codes


@pytest.mark.parametrize("token", ["bbb", "bbbb"])
def test_black_threes_are_laid_by_who_goes_out(token: str) -> None:
    assert reasons("classic_4p", token, going_out=True) == set()
    assert reasons("italian_house", token, going_out=True) == {"black_threes_never"}


def test_black_three_meld_has_three_cards_to_the_packs_limit() -> None:
    assert reasons("classic_4p", "bb", going_out=True) == {"too_few_cards"}
    assert reasons("classic_4p", "bbbbb", going_out=True) == {"too_many_cards_in_meld"}
    assert reasons("classic_6p", "bbbbbb", going_out=True) == set()


def test_eight_cards_may_lie_together_when_going_out_at_some_tables() -> None:
    house = {"meld_rules.max_cards_waived_when_going_out": True}
    assert reasons("modern_american", "KKKKKKKK", house, going_out=True) == set()
    assert reasons("modern_american", "KKKKKKKK", house) == {"too_many_cards_in_meld"}
    assert reasons("modern_american", "KKKKKKKK", going_out=True) == {"too_many_cards_in_meld"}


def test_modern_american_aces_take_wild_cards_only_at_first() -> None:
    assert reasons("modern_american", "AA2") == set()
    assert reasons("modern_american", "AA2", initial=False) == {"wild_aces_only_at_first"}
    assert reasons("modern_american", "KK2", initial=False) == set()


def test_the_rule_of_five_holds_after_the_initial_meld_of_the_league() -> None:
    league = "modern_american_cla"
    assert reasons(league, "KKK2") == set()
    assert reasons(league, "KKK2", initial=False) == {"too_few_naturals_for_wilds"}
    assert reasons(league, "KKKKK2", initial=False) == set()
    assert reasons(league, "KKK", initial=False) == set()


def test_no_count_lies_below_0() -> None:
    values = rules()
    meld = meld_from(WrittenMeld(rank="K", naturals=4, twos=-1))
    (problem,) = meld_problems(values, meld)
    assert (problem.code, problem.path, problem.values) == ("negative", "twos", {"count": -1})


def test_a_reason_has_the_numbers_for_its_sentence() -> None:
    (problem,) = meld_problems(rules(), melds("KKKK22**")[0])
    assert dict(problem.values) == {"rank": "K", "most": 3, "count": 4}


@pytest.mark.parametrize(
    ("token", "why"),
    [
        ("KQ2", "K and Q are different ranks"),
        ("bK", "3 and K are different ranks"),
        ("rrr", "red threes are never melded"),
        ("rKK", "red threes are never melded"),
        ("h:457", "a sequence can’t skip or repeat a card"),
        ("h:4456", "a sequence can’t skip or repeat a card"),
        ("h:b45", "threes can’t be in a sequence"),
        ("h:22*", "a sequence needs natural cards"),
    ],
)
def test_cards_that_are_no_meld_at_all_say_why(token: str, why: str) -> None:
    meld = read_meld(token)
    assert isinstance(meld, Meld)
    (problem,) = meld_problems(rules("classic_4p"), meld)
    assert Words().problem(problem) == f"these cards aren’t a meld: {why}"
