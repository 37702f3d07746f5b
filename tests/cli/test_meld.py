"""`scorekeeper meld`: 0 where the melds may be laid, 1 where not, 2 where nobody can tell."""

import pytest

from tests.cli.kit import answer, run, said


@pytest.mark.parametrize(
    ("asked", "told", "status"),
    [
        (["777 QQQ2", "--score", "1600"], ["65 of 90: not allowed", "25 short"], 1),
        (["777 AAA2", "--score", "1600"], ["95 of 90: allowed"], 0),
        (["777", "--score", "-5"], ["15 of 15: allowed"], 0),
        (["777", "--score=-5"], ["15 of 15: allowed"], 0),
        (["777"], ["15 of 50: not allowed", "35 short"], 1),
        (["kkk qqq"], ["60 of 50: allowed"], 0),
        (["AAAA KQJ"], ["110 of 50: not allowed", "melds[1]: these cards are no meld"], 1),
        (["AAAA rrr"], ["80 of 50: not allowed", "melds[1]: these cards are no meld"], 1),
        (["AAAA h:457"], ["95 of 50: not allowed", "melds[1]: these cards are no meld"], 1),
        (
            ["AAAA bbb"],
            ["95 of 50: not allowed", "melds[1]: black threes are melded only when going out"],
            1,
        ),
        (["4444444", "--score", "3000", "--concealed"], ["35 of 120: allowed"], 0),
        (
            ["4444444", "--score", "3000", "--concealed", "--top", "4"],
            ["35 of 120: not allowed", "85 short"],
            1,
        ),
    ],
)
def test_a_classic_lay_down(asked: list[str], told: list[str], status: int) -> None:
    assert said(run("meld", "--rules", "classic_4p", *asked), status).splitlines() == told


@pytest.mark.parametrize("option", ["--hand", "--deal"])
def test_hand_is_another_name_of_deal(option: str) -> None:
    asked = ["--rules", "hand_and_foot", option, "3", "AAAA KKKK"]
    assert said(run("meld", *asked), 0) == "120 of 120: allowed\n"
    assert said(run("meld", *asked[:-2], "4", asked[-1]), 1).startswith("120 of 150: not allowed")


@pytest.mark.parametrize(
    ("rule_set", "asked", "told"),
    [
        ("brazilian", ["AAAAA22", "--score", "7000"], "140 of a canasta: allowed"),
        ("brazilian", ["AAAAA22", "--score", "8000"], "140 of 200 and a canasta: not allowed"),
        ("Samba", ["AAA22 KKK h:89T", "--score", "7000"], "160 of 150: allowed"),
        ("modern_american_cla", ["KKK AA*", "--score", "-500"], "120 of 125: not allowed"),
    ],
)
def test_other_rule_sets_ask_otherwise(rule_set: str, asked: list[str], told: str) -> None:
    done = run("meld", "--rules", rule_set, *asked)
    assert done.stdout.splitlines()[0] == told
    assert done.exit_code == ("not" in told)


def test_as_json_the_four_fields_of_the_format() -> None:
    asked = ["meld", "--rules", "classic_4p", "--json", "--score", "1600"]
    assert answer(run(*asked, "777 AAA2"), 0) == {
        "value": 95,
        "requirement": {"points": 90},
        "allowed": True,
        "problems": [],
    }
    told = answer(run(*asked, "777 KQJ"), 1)
    assert (told["value"], told["allowed"]) == (45, False)
    assert told["problems"] == [
        {
            "code": "no_meld",
            "path": "melds[1]",
            "values": {"rank": ""},
            "text": "these cards are no meld",
        },
        {
            "code": "short_of_requirement",
            "path": "",
            "values": {"short": 45},
            "text": "45 short",
        },
    ]


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (["777 333"], "“333”: a bare 3 says no colour; write b for black, r for red"),
        (["KKX"], "“KKX”: X is no card"),
        (["x:456"], "“x:456”: X is no suit; s, h, d or c"),
        ([""], "no cards are given"),
        (["   "], "no cards are given"),
        (["KKK", "--top", "3"], "“3”: a bare 3 says no colour"),
        (["KKK", "--top", ""], "no cards are given"),
        (["KKK", "--top", "KK"], '--top: one card should stand here, not "KK"'),
        (["KKK", "--top", "A"], "--top: this card is not among the melds"),
        (["KKK", "--score", "many"], "'many' is not a valid integer"),
        (["KKK", "--deal", "0"], "0 is not in the range"),
        (["KKK", "QQQ"], "unexpected extra argument"),
    ],
)
def test_what_cannot_be_read_ends_with_2(asked: list[str], told: str) -> None:
    assert told in said(run("meld", "--rules", "classic_4p", *asked), 2)
    assert told in said(run("meld", "--json", "--rules", "classic_4p", *asked), 2)


def test_a_rule_set_is_needed_and_must_be_one() -> None:
    assert "Missing option '--rules'" in said(run("meld", "KKK"), 2)
    told = said(run("meld", "--rules", "klassik", "KKK"), 2)
    assert told.startswith('there is no rule set "klassik"; there are: ')


@pytest.mark.parametrize("card", ["K", "k", "10", "JOKER", "*"])
def test_the_top_card_has_any_of_its_names(card: str) -> None:
    asked = ["meld", "--rules", "classic_4p", "KKK* TTT", "--top", card]
    assert said(run(*asked), 0) == "110 of 50: allowed\n"
