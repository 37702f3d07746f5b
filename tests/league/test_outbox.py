"""A club sends what its league lacks, as often as it takes, and nothing twice."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from scorekeeper.club.adjustments import add_adjustment
from scorekeeper.club.model import Adjustment, EntrantUid, EveningUid, Note, change_plan
from scorekeeper.club.serialization import ClubFileError
from scorekeeper.league import outbox
from scorekeeper.league.documents import LeagueError, read_document
from scorekeeper.rules import RuleLibrary
from scorekeeper.services import Session
from scorekeeper.services.club.league import LeagueAnswer
from tests.club_ui.sessions import play_evening
from tests.services.club.kit import change

URL = "https://league.example"
WRITTEN = "2026-11-21T23:00:00+01:00"
Reply = httpx.Response | Exception


class League:
    """A league that gives some replies, then accepts everything; holds the requests."""

    def __init__(self, *replies: Reply) -> None:
        self.replies = list(replies)
        self.sent = list[tuple[str, dict[str, Any]]]()
        self.keys = set[str]()

    def __call__(self, request: httpx.Request) -> httpx.Response:
        document = json.loads(request.content)
        self.sent.append((request.url.path, document))
        self.keys.add(request.headers["authorization"])
        accepted = "shown" if "edition" in document else "kept"
        reply = self.replies.pop(0) if self.replies else answer(accepted)
        if isinstance(reply, Exception):
            raise reply
        return reply

    @property
    def paths(self) -> list[str]:
        return [path for path, _ in self.sent]


def answer(state: str, status: int = 200, **more: Any) -> httpx.Response:
    return httpx.Response(status, json={"state": state, **more})


@pytest.fixture
def evening(session: Session) -> EveningUid:
    return play_evening(session)


@pytest.fixture
def folder(session: Session) -> Path:
    outbox.join(session.path.parent, club="north", url=URL, key="secret", nameless=False)
    return session.path.parent


def send(
    session: Session, folder: Path, league: Callable[[httpx.Request], httpx.Response], **more: Any
) -> tuple[list[LeagueAnswer], list[float]]:
    """Send the due documents; return the answers, and the seconds before each next try."""
    answers = list[LeagueAnswer]()
    waits = list[float]()
    with httpx.Client(transport=httpx.MockTransport(league)) as client:
        membership = outbox.load_membership(folder)
        sender = outbox.Sender(membership=membership, client=client, wait=waits.append)
        outbox.send_all(
            session,
            folder,
            sender,
            written=WRITTEN,
            report=lambda delivery, _: answers.append(delivery.answer),
            **more,
        )
    return answers, waits


def correct_evening(session: Session, uid: EveningUid) -> None:
    first = session.club.evenings.open(uid).entrants[0].uid
    change(session, uid, lambda evening, note: add_adjustment(evening, penalty(first, note)))


def penalty(entrant: EntrantUid, note: Note) -> Adjustment:
    return Adjustment(entrant=entrant, points=-1, note=replace(note, reason="late"))


def test_acknowledged_documents_are_not_sent_again(
    session: Session, folder: Path, evening: EveningUid
) -> None:
    league = League()
    assert [each.state for each in send(session, folder, league)[0]] == ["kept", "shown"]
    edition = len(session.club.evenings.open(evening).log)
    assert league.paths == ["/clubs/north/members", f"/clubs/north/evenings/{evening}/{edition}"]
    assert league.keys == {"Bearer secret"}
    assert send(session, folder, league)[0] == []


def test_a_correction_is_a_later_edition(
    session: Session, folder: Path, evening: EveningUid
) -> None:
    league = League()
    send(session, folder, league)
    correct_evening(session, evening)
    send(session, folder, league)
    editions = [document["edition"] for _, document in league.sent if "edition" in document]
    assert editions == sorted(set(editions))
    assert len(editions) == 2


def test_a_change_without_a_line_in_the_log_is_a_later_edition_too(
    session: Session, folder: Path, evening: EveningUid
) -> None:
    league = League()
    send(session, folder, league)
    other_day = replace(session.club.evenings.open(evening).plan, date="2026-11-20")
    change(session, evening, lambda evening, _: change_plan(evening, other_day, RuleLibrary()))
    send(session, folder, league)
    (_, first), (_, second) = league.sent[1:]
    assert (second["day"], second["edition"]) == ("2026-11-20", first["edition"] + 1)


def test_a_withdrawn_consent_sends_the_list_again(
    session: Session, folder: Path, evening: EveningUid
) -> None:
    league = League()
    ana = next(known.who for known in session.people.list() if known.who.name == "Ana")
    session.club.members.set_name_permission(ana, allowed=True)
    send(session, folder, league)
    session.club.members.set_name_permission(ana, allowed=False)
    send(session, folder, league)
    named = [
        [member["name"] for member in document["members"] if "name" in member]
        for path, document in league.sent
        if path.endswith("/members")
    ]
    assert named == [["Ana"], []]


@pytest.mark.parametrize("refusal", [answer("older"), answer("invalid", 422)])
def test_names_that_the_league_did_not_take_are_sent_again(
    session: Session, folder: Path, evening: EveningUid, refusal: httpx.Response
) -> None:
    league = League(refusal)
    send(session, folder, league)
    send(session, folder, league)
    send(session, folder, league)
    assert [path for path in league.paths if path.endswith("/members")] == [league.paths[0]] * 2


def test_a_league_that_does_not_answer_is_asked_again_later_and_later(
    session: Session, folder: Path, evening: EveningUid
) -> None:
    broken: list[Reply] = [httpx.ConnectError("cut"), httpx.ReadError("cut")]
    league = League(*broken, httpx.Response(503), answer("kept"))
    answers, waits = send(session, folder, league)
    assert [each.state for each in answers] == ["kept", "shown"]
    assert waits == [1.0, 2.0, 4.0]
    assert len(league.sent) == 5


def test_the_league_says_when_to_come_back(
    session: Session, folder: Path, evening: EveningUid
) -> None:
    busy = httpx.Response(429, headers={"retry-after": "33"})
    soon = httpx.Response(503, headers={"retry-after": "Mon, 23 Nov 2026 16:00:00 GMT"})
    ages = httpx.Response(429, headers={"retry-after": "86400"})
    assert send(session, folder, League(busy, soon, ages))[1] == [33.0, 2.0, 60.0]


def test_after_the_last_try_that_is_said_and_nothing_is_lost(
    session: Session, folder: Path, evening: EveningUid
) -> None:
    league = League(answer("kept"), *[httpx.ConnectError("cut")] * outbox.MAX_TRIES)
    with pytest.raises(LeagueError) as error:
        send(session, folder, league)
    assert error.value.problem.code == "league_unreachable"
    later = League()
    assert len(send(session, folder, later)[0]) == 1
    assert later.paths == [league.paths[-1]]


@pytest.mark.parametrize(
    ("reply", "code"),
    [
        (httpx.Response(401), "league_key"),
        (httpx.Response(404), "league_answer"),
        (httpx.Response(200, text="<html>"), "league_answer"),
        (httpx.Response(200, json=["yes"]), "league_answer"),
        (httpx.Response(200, json={"state": 1}), "league_answer"),
        (httpx.Response(413, json={"error": "too_large"}), "league_answer"),
    ],
)
def test_an_answer_that_is_none_ends_it(
    session: Session, folder: Path, evening: EveningUid, reply: httpx.Response, code: str
) -> None:
    with pytest.raises(LeagueError) as error:
        send(session, folder, League(reply))
    assert error.value.problem.code == code
    assert outbox.load_membership(folder).members is None


def test_conflicting_results_are_replaced_only_on_request(
    session: Session, folder: Path, evening: EveningUid
) -> None:
    conflict = answer("conflict", 409, newest=40)
    league = League(answer("kept"), conflict, conflict)
    assert send(session, folder, league)[0][-1].state == "conflict"
    assert send(session, folder, league, overrule=True)[0][-1].state == "shown"
    assert league.sent[-1][1]["edition"] == 41
    assert send(session, folder, league)[0] == []


def test_the_same_leaves_as_files(
    session: Session, folder: Path, evening: EveningUid, tmp_path: Path
) -> None:
    membership = outbox.load_membership(folder)
    made = outbox.due_files(session, membership, written=WRITTEN)
    outbox.write_files(made, tmp_path / "stick")
    files = [tmp_path / "stick" / name for name in made]
    documents = [read_document(file.read_bytes(), file.name) for file in files]
    sheets = outbox.evening_sheets(session, membership)
    names = outbox.member_list(session, membership, sheets, written=WRITTEN)
    assert documents == [sheets[0].sheet, names]
    send(session, folder, League())
    acknowledged = outbox.load_membership(folder)
    assert len(outbox.due_files(session, acknowledged, written=WRITTEN)) == 1
    assert outbox.due_files(session, acknowledged, written=WRITTEN, with_sent=True) == made


@pytest.mark.parametrize(
    ("club", "url", "code"),
    [
        ("North", URL, "no_id"),
        ("north", "http://league.example", "league_address"),
        ("north", "league.example", "league_address"),
        ("north", "ftp://localhost", "league_address"),
    ],
)
def test_a_key_goes_to_no_address_that_is_not_safe(
    tmp_path: Path, club: str, url: str, code: str
) -> None:
    with pytest.raises(LeagueError) as error:
        outbox.join(tmp_path, club=club, url=url, key="secret", nameless=False)
    assert error.value.problem.code == code
    assert [*tmp_path.iterdir()] == []


def test_new_key_keeps_acknowledgements_another_league_does_not(
    session: Session, folder: Path, evening: EveningUid
) -> None:
    send(session, folder, League())
    outbox.join(folder, club="north", url=URL, key="new", nameless=False)
    assert send(session, folder, League())[0] == []
    assert (folder / outbox.MEMBERSHIP_FILE).stat().st_mode & 0o077 == 0
    outbox.join(folder, club="north", url="http://localhost:8420", key="new", nameless=False)
    assert len(send(session, folder, League())[0]) == 2


def test_a_broken_file_of_the_membership_is_said(folder: Path) -> None:
    (folder / outbox.MEMBERSHIP_FILE).write_text(
        '{"format": "scorekeeper-league", "version": 1}', "utf-8"
    )
    with pytest.raises(ClubFileError, match="club"):
        outbox.load_membership(folder)


def test_a_club_of_no_league_is_told_so(tmp_path: Path) -> None:
    with pytest.raises(LeagueError) as error:
        outbox.load_membership(tmp_path)
    assert error.value.problem.code == "league_none"
