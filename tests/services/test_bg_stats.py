"""Finished matches for BG Stats: the link for one, the play file for many.

The schema beside this file describes both formats as far as they could be seen. BG Stats has no
published schema. Its own pages are named by the programs below but were not read:
bgstatsapp.com/support/push-plays-to-bg-stats-from-other-apps-or-websites (the link) and
bgstatsapp.com/explanations/importing-own-files-into-board-game-stats (the file).

Where the fields were seen, in public repositories:

- `about`, `games`, `locations`, `players`, `plays`, `userInfo` of the file, in
  `Models/Export/BgStatsExport.cs` of RickardNi/MagicPlayExporter, with the text of `about`.
- the fields of games, plays and `playerScores`, with score as a string and rank 0, in the type
  `BgStatsFile` of a program for Anachrony, which was modelled on an export of BG Stats.
- `team` of a person and `usesTeams` of game and play, in a command-line program that reads the
  database of BG Stats itself (columns ZTEAM and ZUSESTEAMS). No play file with teams was seen.
- the fields of the link, with score as a number and with `team`, in programs that build
  `createPlay.html?data=`; one of them reports that BG Stats for Android needs all four booleans.
"""

import json
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest
from jsonschema import Draft202012Validator

from scorekeeper.match import MatchUid, Player, Side
from scorekeeper.match.serialization import read_deal
from scorekeeper.rules import RuleSetId
from scorekeeper.services import Session, SetUp, bg_stats
from scorekeeper.services.bg_stats import Play, Scheme
from tests.services.conftest import Reopen, classic, start_match
from tests.support.matches import CLEO_DOV, record_totals

SCHEMA = json.loads(Path(__file__).with_name("bg_stats.schema.json").read_text("utf-8"))
CLASSIC_THREE = SetUp(
    ruleset=RuleSetId("classic_3p"),
    sides=tuple(Side(name, (Player(name),)) for name in ("Eva", "Finn", "Greta")),
)


def validated_part(part: str, document: Any) -> Any:
    """A document that has the form of this part of the schema."""
    validator = Draft202012Validator({**SCHEMA, "$ref": f"#/$defs/{part}"})
    assert [error.message for error in validator.iter_errors(document)] == []
    return document


def play(session: Session, uid: MatchUid) -> Play | None:
    return bg_stats.play_of(
        session.matches.open(uid),
        board="Classic",
        comments="2 deals",
        is_seat_name=lambda name: name == "North",
    )


def play_of_finished_match(session: Session, set_up: SetUp, *totals: tuple[int, ...]) -> Play:
    uid = session.matches.start(set_up)
    assert isinstance(uid, str), uid
    for points in totals:
        played = read_deal({"sides": [{"total": total} for total in points]}, "a deal")
        session.deals.record(MatchUid(uid), played, seen=session.matches.number(MatchUid(uid)))
    result = play(session, MatchUid(uid))
    assert result is not None
    return result


def link(one: Play, scheme: Scheme = "https") -> Any:
    """The document in the link of a play."""
    address = bg_stats.play_link(one, scheme)
    start, data = address.split("?data=")
    assert start == f"{scheme}://app.bgstatsapp.com/createPlay.html"
    return validated_part("link", json.loads(unquote(data)))


def file(*plays: Play) -> Any:
    return validated_part("file", json.loads(bg_stats.play_file_text(plays)))


# --- the link


def test_link_of_two_pairs(session: Session) -> None:
    document = link(play_of_finished_match(session, classic(), (2000, 120), (3120, -225)))
    assert [player.pop("sourcePlayerId") for player in document["players"]]
    assert document == {
        "sourceName": "Canasta Scorekeeper",
        "sourcePlayId": document["sourcePlayId"],
        "playDate": document["playDate"],
        "durationMin": document["durationMin"],
        "board": "Classic",
        "comments": "2 deals",
        "game": {
            "name": "Canasta",
            "sourceGameId": "canasta",
            "highestWins": True,
            "noPoints": False,
        },
        "players": [
            person("Ana", "Ana & Ben", 5120, 1, winner=True),
            person("Cleo", "Cleo & Dov", -105, 2, startPlayer=True),
            person("Ben", "Ana & Ben", 5120, 1, winner=True),
            person("Dov", "Cleo & Dov", -105, 2),
        ],
    }


def person(name: str, team: str, score: int, rank: int, **flags: bool) -> dict[str, Any]:
    result = {"name": name, "team": team, "score": score, "rank": rank}
    return {**result, "winner": False, "startPlayer": False, **flags}


def test_link_has_the_end_of_the_last_deal_in_utc(session: Session) -> None:
    uid = start_match(session)
    record_totals(session, uid, 5000, 0)
    (played,) = session.matches.open(uid).match.deals
    one = play(session, uid)
    assert one is not None
    assert played.at is not None
    # The clock of these tests is an hour ahead of UTC.
    hour = int(played.at[11:13])
    assert link(one)["playDate"] == f"2026-11-21 {hour - 1}{played.at[13:19]}"
    assert file(one)["plays"][0]["playDate"] == played.at[:19].replace("T", " ")
    assert file(one)["plays"][0]["playDateYmd"] == 20261121


@pytest.mark.parametrize("scheme", ["https", "bgstats"])
def test_link_is_one_line_of_plain_characters(session: Session, scheme: Scheme) -> None:
    sides = (
        Side("Zoë & Łukasz", (Player("Zoë"), Player("Łukasz"))),
        Side("Anna=1 & B?", (Player("Anna=1"), Player("B?"))),
    )
    one = play_of_finished_match(session, classic(sides=sides), (5000, 0))
    address = bg_stats.play_link(one, scheme)
    assert address.isascii()
    assert not set(' "&#') & set(address)
    names = [player["name"] for player in link(one, scheme)["players"]]
    assert names == ["Zoë", "Anna=1", "Łukasz", "B?"]


# --- the file


def test_file_of_two_matches_has_each_person_once(session: Session) -> None:
    first = play_of_finished_match(session, classic(), (5000, 100))
    second = play_of_finished_match(session, CLASSIC_THREE, (700, 300, 5000))
    third = play_of_finished_match(session, classic(), (0, 5000))
    document = file(first, second, third)
    names = [player["name"] for player in document["players"]]
    assert sorted(names) == ["Ana", "Ben", "Cleo", "Dov", "Eva", "Finn", "Greta"]
    assert len({player["uuid"] for player in document["players"]}) == len(names)
    assert [one["usesTeams"] for one in document["plays"]] == [True, False, True]
    assert document["games"][0]["usesTeams"] is True

    known = {player["id"]: player["name"] for player in document["players"]}
    for one in document["plays"]:
        assert one["gameRefId"] == document["games"][0]["id"]
        assert all(score["playerRefId"] in known for score in one["playerScores"])
    winners = [
        [known[score["playerRefId"]] for score in one["playerScores"] if score["winner"]]
        for one in document["plays"]
    ]
    assert winners == [["Ana", "Ben"], ["Greta"], ["Cleo", "Dov"]]


def test_scores_are_texts_and_places_are_those_of_three(session: Session) -> None:
    alone = file(play_of_finished_match(session, CLASSIC_THREE, (5000, -105, 300)))["plays"][0]
    scores = [(score["score"], score["rank"]) for score in alone["playerScores"]]
    assert scores == [("5000", 1), ("-105", 3), ("300", 2)]
    assert alone["rounds"] == 1
    pairs = file(play_of_finished_match(session, classic(), (5000, 0)))["plays"][0]
    assert {score["rank"] for score in pairs["playerScores"]} == {0}


def test_same_match_has_the_same_ids_after_a_restart(reopen: Reopen) -> None:
    session = reopen()
    one = play_of_finished_match(session, classic(), (5000, 100))
    before = file(one)
    again = play(reopen(), one.uid)
    assert again is not None
    assert file(again) == before
    assert link(again) == link(one)


# --- what is a play


def test_running_matches_and_demos_are_no_plays(session: Session) -> None:
    running = start_match(session)
    record_totals(session, running, 100, 0)
    assert play(session, running) is None
    demo = start_match(session, is_demo=True)
    record_totals(session, demo, 5000, 0)
    assert play(session, demo) is None


def test_nobody_wins_a_draw(session: Session) -> None:
    uid = start_match(session)
    record_totals(session, uid, 300, 300)
    session.matches.end(uid, "agreement", seen=session.matches.number(uid))
    one = play(session, uid)
    assert one is not None
    assert [player["winner"] for player in link(one)["players"]] == [False] * 4
    assert [player["rank"] for player in link(one)["players"]] == [1] * 4
    # Otherwise the winners would be those with the most points: all four.
    assert file(one)["plays"][0]["manualWinner"] is True


def test_side_that_gave_up_loses_with_more_points(session: Session) -> None:
    uid = start_match(session)
    record_totals(session, uid, 900, 300)
    seen = session.matches.number(uid)
    session.matches.end(uid, "walkover", gave_up=0, seen=seen)
    one = play(session, uid)
    assert one is not None
    ranks = {player["name"]: player["rank"] for player in link(one)["players"]}
    assert ranks == {"Ana": 2, "Ben": 2, "Cleo": 1, "Dov": 1}
    assert file(one)["plays"][0]["manualWinner"] is True


def test_seats_without_a_person_are_anonymous(session: Session) -> None:
    with_north = Side("North & Ben", (Player("North"), Player("Ben")))
    document = file(
        play_of_finished_match(session, classic(sides=(with_north, CLEO_DOV)), (5000, 0))
    )
    anonymous = {player["name"] for player in document["players"] if player["isAnonymous"]}
    assert anonymous == {"North"}


def test_sides_without_players_are_one_anonymous_player_each(session: Session) -> None:
    document = file(
        play_of_finished_match(session, classic(sides=(Side("We"), Side("They"))), (5000, 0))
    )
    assert [player["name"] for player in document["players"]] == ["We", "They"]
    assert all(player["isAnonymous"] for player in document["players"])
    assert not document["plays"][0]["usesTeams"]


def test_time_of_a_match_is_in_minutes(session: Session) -> None:
    one = play_of_finished_match(session, classic(), (100, 0), (5000, 0))
    assert one.minutes is not None
    # The clock of these tests moves on at every look.
    assert one.minutes > 1
    assert link(one)["durationMin"] == one.minutes
    assert file(one)["plays"][0]["durationMin"] == one.minutes
