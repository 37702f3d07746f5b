"""`scorekeeper meld --from`: 0 where the hand has enough, 1 where not, 2 where it is no hand."""

import pytest

from tests.cli.kit import json_output, output_of, run

CLASSIC = ("meld", "--rules", "classic_4p")


@pytest.mark.parametrize(
    ("asked", "told", "status"),
    [
        (["AKK74*r"], ["KK*: 70 points, 50 needed (3 cards)"], 0),
        (["AKK74*r", "--prefer", "value"], ["KK*: 70 points, 50 needed (3 cards)"], 0),
        (["AAKKK2*", "--prefer", "wilds"], ["AA2: 60 points, 50 needed (3 cards)"], 0),
        (["KK AAA", "--top", "K"], ["AAA KKK: 90 points, 50 needed (6 cards)"], 0),
        (
            ["bbb4444444", "--score", "3000", "--concealed"],
            ["4444444: 35 points, 120 needed (7 cards)"],
            0,
        ),
        (
            ["KK777744", "--score", "1600"],
            [
                "Not enough. The closest is 7777: 20 points, 90 needed",
                "70 short",
                "One more of these would be enough, best first: *",
            ],
            1,
        ),
        (
            ["456b"],
            [
                "Nothing in this hand can be melded.",
                "50 short",
                "No single card would be enough.",
            ],
            1,
        ),
        (
            ["AAA", "--top", "K"],
            [
                "With this hand you can’t take the pile, because its top card doesn’t fit a meld.",
                "50 short",
                "No single card would be enough.",
            ],
            1,
        ),
    ],
)
def test_a_classic_hand(asked: list[str], told: list[str], status: int) -> None:
    lines = output_of(run(*CLASSIC, "--from", *asked), status).splitlines()
    assert lines[: len(told)] == told
    assert any(line.startswith("Classic, ") for line in lines[len(told) :])


@pytest.mark.parametrize(
    ("rule_set", "asked", "told"),
    [
        ("samba", ["h:567 s:7 d:7", "--score", "-5"], "777: 15 points, 15 needed (3 cards)"),
        ("samba", ["h:56 s:77 AAA", "--top", "h:7"], "AAA 777: 75 points, 50 needed (6 cards)"),
        (
            "brazilian",
            ["KKKKK22 A", "--score", "7000"],
            "KKKKK22: 90 points; needs a canasta (7 cards)",
        ),
        ("hand_and_foot", ["AAA QQ2", "--deal", "2"], "AAA QQ2: 100 points, 90 needed (6 cards)"),
        (
            "brazilian",
            ["KKKKKK22", "--score", "9000"],
            "Not enough. The closest is KKKKKK: 60 points; needs a canasta that isn’t mixed",
        ),
    ],
)
def test_hands_of_other_games(rule_set: str, asked: list[str], told: str) -> None:
    done = run("meld", "--rules", rule_set, "--from", *asked)
    assert output_of(done, int("Not" in told)).splitlines()[0] == told


def test_meld_from_hand_counts_cards_missing_for_a_canasta() -> None:
    done = run("meld", "--rules", "brazilian", "--from", "KKKKKK22", "--score", "9000")
    assert output_of(done, 1).splitlines()[1:4] == [
        "the melds must include a canasta that isn’t mixed",
        "one card short of a canasta",
        "One more of these would be enough, best first: K",
    ]


def test_as_json_one_object() -> None:
    asked = [*CLASSIC, "--json", "--from", "AAKKK777742*r", "--score", "1600", "--prefer", "value"]
    assert json_output(run(*asked), 0) == {
        "found": True,
        "prefer": "value",
        "melds": ["AA*", "KKK", "77772"],
        "cards": 11,
        "value": 160,
        "requirement": {"points": 90},
        "allowed": True,
        "problems": [],
        "top_card_melded": True,
        "missing_cards": 0,
        "closing": [],
    }
    short = json_output(run("meld", "--json", "--rules", "samba", "--from", "h:TJ s:KKK"), 1)
    assert (short["found"], short["melds"], short["value"]) == (False, ["KKK"], 30)
    assert [problem["text"] for problem in short["problems"]] == ["20 short"]
    assert short["closing"] == ["*", "2", "h:Q", "h:9"]


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (["KKKKKKKKK"], "“KKKKKKKKK”: 9 × K: there are only 8"),
        (["KKKKKKKK", "--top", "K"], "“KKKKKKKKK”: 9 × K: there are only 8"),
        (
            ["AAA 333"],
            "“333”: is this a black three or a red one? Type just b for black or r for red",
        ),
        (["AAA KKX"], "“KKX”: X isn’t a card"),
        (["x:456"], "“x:456”: X isn’t a suit; use s, h, d or c"),
        ([""], "no cards entered"),
        (["AAA", "--top", "3"], "“3”: is this a black three or a red one?"),
        (["AAA", "--top", "KK"], "--top: must be one card, not “KK”"),
        (["AAA", "--prefer", "most"], "'most' is not one of"),
        (["AAA", "KKK"], "Give MELDS to check, or --from HAND to find some."),
    ],
)
def test_meld_from_no_hand_ends_with_2_and_names_the_token(asked: list[str], told: str) -> None:
    assert told in output_of(run(*CLASSIC, "--from", *asked), 2)
    assert told in output_of(run(*CLASSIC, "--json", "--from", *asked), 2)


def test_melds_or_a_hand_are_needed_and_a_preference_goes_with_a_hand() -> None:
    assert "Give MELDS to check" in output_of(run(*CLASSIC), 2)
    assert "--prefer needs --from HAND" in output_of(run(*CLASSIC, "KKK", "--prefer", "value"), 2)
