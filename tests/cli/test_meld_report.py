"""`scorekeeper meld`: 0 where the melds may be laid, 1 where not, 2 where nobody can tell."""

import pytest

from tests.cli.kit import json_output, output_of, run

NONE = "these cards aren’t a meld"
NO_GAP = "a sequence can’t skip or repeat a card"


@pytest.mark.parametrize(
    ("asked", "told", "status"),
    [
        (["777 QQQ2", "--score", "1600"], ["65 points, 90 needed: not allowed", "25 short"], 1),
        (["777 AAA2", "--score", "1600"], ["95 points, 90 needed: allowed"], 0),
        (["777", "--score", "-5"], ["15 points, 15 needed: allowed"], 0),
        (["777", "--score=-5"], ["15 points, 15 needed: allowed"], 0),
        (["777"], ["15 points, 50 needed: not allowed", "35 short"], 1),
        (["kkk qqq"], ["60 points, 50 needed: allowed"], 0),
        (
            ["AAAA KQJ"],
            ["110 points, 50 needed: not allowed", f"“KQJ”: {NONE}: K and Q are different ranks"],
            1,
        ),
        (
            ["AAAA rrr"],
            ["80 points, 50 needed: not allowed", f"“RRR”: {NONE}: red threes are never melded"],
            1,
        ),
        (["AAAA h:457"], ["95 points, 50 needed: not allowed", f"“H:457”: {NONE}: {NO_GAP}"], 1),
        (
            ["AAAA bbb"],
            [
                "95 points, 50 needed: not allowed",
                "“BBB”: black threes can only be melded when going out",
            ],
            1,
        ),
        (
            ["KK22 KK22"],
            ["120 points, 50 needed: not allowed", "“KKKK2222”: 4 wild cards: at most 3 in a meld"],
            1,
        ),
        (
            ["KKKKKKKKK"],
            ["90 points, 50 needed: not allowed", "“KKKKKKKKK”: 9 × K: there are only 8"],
            1,
        ),
        (
            ["KK2 AAA", "--top", "K"],
            [
                "100 points, 50 needed: not allowed",
                "to take the pile, you need two natural cards in hand that match its top card: K",
                "The king from the pile counts",
            ],
            1,
        ),
        (
            ["AA2 KKK", "--top", "2"],
            [
                "90 points, 50 needed: not allowed",
                "you can’t take the pile with this card on top: 2",
            ],
            1,
        ),
        (
            ["4444444", "--score", "3000", "--concealed"],
            ["35 points, 120 needed: allowed", "No minimum when going out concealed"],
            0,
        ),
        (
            ["4444444", "--score", "3000", "--concealed", "--top", "4"],
            [
                "35 points, 120 needed: not allowed",
                "85 short",
                "The 4 from the pile counts",
                "The minimum applies because you took the pile",
            ],
            1,
        ),
    ],
)
def test_a_classic_lay_down(asked: list[str], told: list[str], status: int) -> None:
    lines = output_of(run("meld", "--rules", "classic_4p", *asked), status).splitlines()
    assert lines[: len(told)] == told
    assert lines[len(told)].startswith("Classic, ")


@pytest.mark.parametrize("option", ["--hand", "--deal"])
def test_hand_is_another_name_of_deal(option: str) -> None:
    asked = ["--rules", "hand_and_foot", option, "3", "AAAA KKKK"]
    assert output_of(run("meld", *asked), 0).startswith(
        "120 points, 120 needed: allowed\nHand & Foot (Wikipedia), deal 3: 120\n"
    )
    output = output_of(run("meld", *asked[:-2], "4", asked[-1]), 1)
    assert output.startswith("120 points, 150 needed: not allowed")


@pytest.mark.parametrize(
    ("rule_set", "asked", "told"),
    [
        ("brazilian", ["AAAAA22", "--score", "7000"], "140 points; needs a canasta: allowed"),
        ("brazilian", ["AAAAA22", "--score", "8000"], "140 points, 200 needed: not allowed"),
        ("Samba", ["AAA22 KKK h:89T", "--score", "7000"], "160 points, 150 needed: allowed"),
        (
            "modern_american_cla",
            ["KKK AA*", "--score", "-500"],
            "120 points, 125 needed: not allowed",
        ),
        ("burraco", ["333 h:345", "--top", "3"], "30: allowed"),
    ],
)
def test_other_rule_sets_ask_otherwise(rule_set: str, asked: list[str], told: str) -> None:
    done = run("meld", "--rules", rule_set, *asked)
    assert done.stdout.splitlines()[0] == told
    assert done.exit_code == ("not" in told)


@pytest.mark.parametrize(
    ("asked", "row", "source"),
    [
        (["classic_4p", "--score", "1600"], "Classic, 1,500 to 2,995: 90", "Afrikaans Wikipedia"),
        (["classic_4p", "--score", "-5"], "Classic, below 0: 15", "Dutch Wikipedia"),
        (
            ["italian_house", "--score", "7000"],
            "Italian house rules, 7,000 to 10,000: 160",
            "Apertura",
        ),
        (["brazilian", "--score", "7000"], "Brazilian, 7,000 to 7,995: a canasta", "German"),
        (
            ["brazilian", "--score", "9000"],
            "Brazilian, 9,000 or more: a canasta that isn’t mixed",
            "German",
        ),
        (
            ["hand_and_foot", "--deal", "9"],
            "Hand & Foot (Wikipedia), deal 4 and later: 150",
            "Hand and Foot",
        ),
        (["boat"], "Boat, 0 to 1,495: 50", "No source"),
    ],
)
def test_meld_names_the_requirements_row_and_its_source(
    asked: list[str], row: str, source: str
) -> None:
    told = run("meld", "KKK QQQ", "--rules", *asked).stdout.splitlines()
    assert row in told
    assert source in told[told.index(row) + 1]


def test_the_top_card_may_have_its_suit() -> None:
    """It once was read by --from alone."""
    asked = ["meld", "--rules", "samba", "h:456 777 AAA", "--top"]
    assert output_of(run(*asked, "h:7"), 0).startswith("90 points, 50 needed: allowed\n")
    assert "“x:7”: X isn’t a suit" in output_of(run(*asked, "x:7"), 2)


@pytest.mark.parametrize("rule_set", ["classic_4p", "samba", "hand_and_foot"])
def test_a_thousand_tokens_are_an_answer_and_no_wait(rule_set: str) -> None:
    asked = ["meld", "--rules", rule_set, "--json"]
    told = json_output(run(*asked, "KKK " * 1000), 1)
    assert (told["value"], told["allowed"]) == (30_000, False)
    assert "too_many_of_a_card" in {problem["code"] for problem in told["problems"]}
    assert "3,000 × K" in output_of(run(*asked, "--from", "KKK " * 1000), 2)


@pytest.mark.parametrize("token", ["K" * 5000, "K" * 5000 + "X", "3" * 5000, "A" * 5000 + ":4"])
def test_a_token_of_any_length_is_named_in_short(token: str) -> None:
    """The words of a message once broke on it."""
    for asked in ([token], ["--from", token], ["KKK", "--top", token]):
        done = run("meld", "--rules", "samba", *asked)
        assert done.exit_code in (1, 2)
        assert "Too many characters" not in done.output
        assert token[:40] in done.output


def test_as_json_the_four_fields_of_the_format() -> None:
    asked = ["meld", "--rules", "classic_4p", "--json", "--score", "1600"]
    assert json_output(run(*asked, "777 AAA2"), 0) == {
        "value": 95,
        "requirement": {"points": 90},
        "allowed": True,
        "problems": [],
    }
    told = json_output(run(*asked, "777 KQJ"), 1)
    assert (told["value"], told["allowed"]) == (45, False)
    assert told["problems"] == [
        {
            "code": "no_meld",
            "path": "melds[1]",
            "values": {"rank": "", "why": "ranks", "first": "K", "other": "Q"},
            "text": "these cards aren’t a meld: K and Q are different ranks",
        },
        {"code": "short_of_requirement", "path": "", "values": {"short": 45}, "text": "45 short"},
    ]


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (
            ["777 333"],
            "“333”: is this a black three or a red one? Type just b for black or r for red",
        ),
        (["KKX"], "“KKX”: X isn’t a card"),
        (["x:456"], "“x:456”: X isn’t a suit; use s, h, d or c"),
        ([""], "no cards entered"),
        (["   "], "no cards entered"),
        (["KKK", "--top", "3"], "“3”: is this a black three or a red one?"),
        (["KKK", "--top", ""], "no cards entered"),
        (["KKK", "--top", "KK"], "--top: must be one card, not “KK”"),
        (["KKK", "--top", "A"], "--top: the A from the pile must be in a meld"),
        (["KKK", "--score", "many"], "'many' is not a valid integer"),
        (["KKK", "--deal", "0"], "0 is not in the range"),
        (["KKK", "QQQ"], "unexpected extra argument"),
    ],
)
def test_meld_that_cannot_be_read_ends_with_2(asked: list[str], told: str) -> None:
    assert told in output_of(run("meld", "--rules", "classic_4p", *asked), 2)
    assert told in output_of(run("meld", "--json", "--rules", "classic_4p", *asked), 2)


def test_a_rule_set_is_needed_and_must_be_one() -> None:
    assert "Missing option '--rules'" in output_of(run("meld", "KKK"), 2)
    told = output_of(run("meld", "--rules", "klassik", "KKK"), 2)
    assert told.startswith("there is no rule set “klassik”; similar ones: ")


@pytest.mark.parametrize("card", ["K", "k", "10", "JOKER", "joker", "*"])
def test_the_top_card_has_any_of_its_names(card: str) -> None:
    asked = ["meld", "--rules", "italian_house", "KKK* TTT", "--top", card]
    assert output_of(run(*asked), 0).startswith("110 points, 50 needed: allowed\n")
