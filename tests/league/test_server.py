"""The league's server takes documents under a key, and gives changes to everybody."""

import asyncio
import json
import logging
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest

from scorekeeper.club.model import EveningUid
from scorekeeper.league import database as db
from scorekeeper.league import outbox
from scorekeeper.league.database import Database
from scorekeeper.league.documents import (
    ClubId,
    Document,
    LeagueError,
    address_of,
    canonical_bytes,
    digest_of,
)
from scorekeeper.league.server import JSON_LINES, LeagueLimits, LeagueServer, ServeOptions
from scorekeeper.server.attempts import MAX_PIN_ATTEMPTS
from scorekeeper.services import Session
from tests.club_ui.sessions import play_evening
from tests.league.kit import members, sheet
from tests.league.postgres import Postgres


class Client:
    """Requests to a league's app in this process, from an address."""

    def __init__(self, league: LeagueServer, host: str) -> None:
        app = league.app()
        transport = httpx.ASGITransport(app, client=(host, 50_000))
        self._client = httpx.AsyncClient(transport=transport, base_url="http://league")
        self._runner, self._life = asyncio.Runner(), app.router.lifespan_context(app)
        self._runner.run(self._life.__aenter__())

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self._runner.run(self._client.get(path, **more))

    def put(self, path: str, **more: Any) -> httpx.Response:
        return self._runner.run(self._client.put(path, **more))

    def close(self) -> None:
        self._runner.run(self._life.__aexit__(None, None, None))
        self._runner.run(self._client.aclose())
        self._runner.close()


Open = Callable[..., Client]


@pytest.fixture
def start(conninfo: str) -> Iterator[Open]:
    opened: list[Client] = []

    def client(*, host: str = "127.0.0.1", **limits: Any) -> Client:
        options = ServeOptions(database=conninfo, limits=LeagueLimits(**limits))
        opened.append(Client(LeagueServer(options), host))
        return opened[-1]

    yield client
    for each in opened:
        each.close()


@pytest.fixture
def key(league: Database) -> str:
    return db.add_key(league, ClubId("north"))


def put_document(client: Client, document: Document, key: str, **more: Any) -> httpx.Response:
    content = more.pop("content", canonical_bytes(document))
    headers = {"authorization": f"Bearer {key}"}
    return client.put(f"/{address_of(document)}", content=content, headers=headers)


def test_a_sheet_is_taken_and_handed_out(start: Open, key: str) -> None:
    client = start()
    answer = put_document(client, sheet(), key)
    assert (answer.status_code, answer.json()["state"]) == (200, "shown")
    given = client.get("/clubs/north/evenings/e1")
    assert given.json() == json.loads(canonical_bytes(sheet()))
    assert client.get("/clubs/north/evenings/e2").status_code == 404


@pytest.fixture
def folder(session: Session, key: str) -> Path:
    """The folder of a club that has joined the league."""
    folder = session.path.parent
    outbox.join(folder, club="north", url="https://league", key=key, nameless=False)
    return folder


def send(
    session: Session, client: Client, *, tries: int = 1, wait: outbox.Wait = print
) -> list[str]:
    """Send what is due; return the states of the answers."""

    def over_there(request: httpx.Request) -> httpx.Response:
        headers = {"authorization": request.headers["authorization"]}
        answer = client.put(request.url.path, content=request.content, headers=headers)
        return httpx.Response(answer.status_code, content=answer.content, headers=answer.headers)

    states, folder = list[str](), session.path.parent
    with httpx.Client(transport=httpx.MockTransport(over_there)) as there:
        membership = outbox.load_membership(folder)
        outbox.send_all(
            session,
            folder,
            outbox.Sender(membership=membership, client=there, max_tries=tries, wait=wait),
            written="2026-11-21T23:00:00+01:00",
            report=lambda delivery, _: states.append(delivery.answer.state),
        )
    return states


def test_a_club_and_its_league_understand_each_other(
    start: Open, folder: Path, session: Session, league: Database
) -> None:
    client, uid = start(), play_evening(session)
    db.add_season(league, "2026", "Season 2026", date(2026, 1, 1), date(2027, 12, 31))
    db.set_season_frozen(league, "2026")
    assert send(session, client) == ["kept", "waiting"]
    (waiting,) = db.officer_queue(league)
    db.set_season_frozen(league, "2026", frozen=False)
    db.decide_sheet(league, "north", uid, int(waiting.item.rpartition("/")[2]), accept=True)
    assert send(session, client) == []
    (due,) = outbox.evening_sheets(session, outbox.load_membership(folder))
    assert client.get(f"/clubs/north/evenings/{uid}").json() == json.loads(
        canonical_bytes(due.sheet)
    )
    outbox.save_membership(
        outbox.StoredMembership(club=ClubId("north"), url="https://league", key="no"), folder
    )
    with pytest.raises(LeagueError, match="league key"):
        send(session, client)


@pytest.mark.platform("linux")
def test_a_full_disk_costs_no_sheet(
    start: Open, folder: Path, session: Session, league: Database, server: Postgres
) -> None:
    """PostgreSQL gets no room for a table: its file is one that the system says is full."""
    client, uid = start(), play_evening(session)
    (path,) = league.execute("select pg_relation_filepath('sheet')").fetchone() or ()
    file, aside = server.folder / "data" / path, server.folder / "aside"
    file.rename(aside)
    file.symlink_to("/dev/full")
    with pytest.raises(LeagueError, match="unreachable"):
        send(session, client)
    assert outbox.load_membership(folder).evenings == {}
    assert client.get("/clubs/north/evenings").json() == {"evenings": []}
    waits = list[float]()

    def make_room(seconds: float) -> None:
        waits.append(seconds)
        aside.replace(file)
        league.execute(  # those who have the full one open
            "select pg_terminate_backend(pid) from pg_stat_activity"
            " where datname = current_database() and pid <> pg_backend_pid()"
        )

    assert send(session, client, tries=2, wait=make_room) == ["shown"]
    assert waits == [5.0]
    assert send(session, client) == []
    assert [row["uid"] for row in client.get("/clubs/north/evenings").json()["evenings"]] == [uid]
    counted = league.execute("select count(*), count(distinct member) from result")
    assert counted.fetchone() == (8, 8)


def test_spaces_make_no_other_sheet(start: Open, key: str) -> None:
    client = start()
    put_document(client, sheet(), key)
    spaced = json.dumps(json.loads(canonical_bytes(sheet())), indent=3).encode()
    assert put_document(client, sheet(), key, content=spaced).json()["state"] == "shown"


def test_another_sheet_under_the_same_edition_is_a_conflict(start: Open, key: str) -> None:
    client = start()
    put_document(client, sheet(edition=7), key)
    answer = put_document(client, sheet(edition=7, first=1), key)
    assert (answer.status_code, answer.json()["newest"]) == (409, 7)


def test_names_are_handed_out_as_the_list_has_them(start: Open, key: str) -> None:
    client = start()
    assert put_document(client, members(ana="Ana", ben=""), key).json()["state"] == "kept"
    assert client.get("/clubs/north/members").json() == {"names": {"ana": "Ana"}}


def test_changes_go_on_from_a_number(start: Open, key: str) -> None:
    client = start()
    put_document(client, sheet(), key)
    first = client.get("/changes").json()
    assert first["changes"][-1] | {"at": ""} == {
        "number": first["last"],
        "kind": "sheet",
        "club": "north",
        "subject": "e1",
        "edition": 1,
        "at": "",
    }
    put_document(client, sheet(edition=2, first=1), key)
    rest = client.get("/changes", params={"after": first["last"]}).json()
    assert [change["edition"] for change in rest["changes"]] == [2]
    end = client.get("/changes", params={"after": rest["last"]}).json()
    assert end == {"changes": [], "last": rest["last"]}
    for wrong in ("-1", "x", "9" * 40, "٣"):
        assert client.get("/changes", params={"after": wrong}).status_code == 400


def test_a_season_is_handed_out_to_be_kept_a_while(start: Open, key: str, league: Database) -> None:
    client = start()
    put_document(client, sheet(), key)
    db.add_season(league, "2026", "Season 2026", date(2026, 1, 1), date(2026, 12, 31))
    answer = client.get("/standings/2026")
    assert [row["wins"] for row in answer.json()["rows"]] == [1, 1, 0, 0]
    assert answer.headers["cache-control"] == "public, max-age=60"
    assert client.get("/standings/2025").status_code == 404


def test_a_club_has_its_evenings_and_a_person_their_seasons(
    start: Open, key: str, league: Database
) -> None:
    client = start()
    put_document(client, sheet(evening=EveningUid("e0"), day="2026-11-14"), key)
    put_document(client, sheet(), key)
    put_document(client, sheet(edition=2, first=3000), key)
    db.add_season(league, "2025", "Season 2025", date(2025, 1, 1), date(2025, 12, 31))
    db.add_season(league, "2026", "Season 2026", date(2026, 1, 1), date(2026, 12, 31))
    assert client.get("/clubs/north/evenings").json()["evenings"] == [
        {"uid": "e1", "day": "2026-11-21", "edition": 2},
        {"uid": "e0", "day": "2026-11-14", "edition": 1},
    ]
    (row, *_) = client.get("/standings/2026").json()["rows"]
    (season,) = client.get(f"/people/{row['person']}").json()["seasons"]
    assert season == {"season": "2026", **row}
    assert (season["evenings"], season["wins"], season["losses"]) == (2, 1, 1)
    for nobody in ("999999", "9" * 20):
        answer = client.get(f"/people/{nobody}")
        assert (answer.status_code, answer.json()) == (404, {"error": "no_such_person"})
    assert client.get("/clubs/west/evenings").json() == {"evenings": []}


def test_only_the_clubs_own_key_opens_it(start: Open, key: str, league: Database) -> None:
    client = start()
    south = sheet(club="south")
    for wrong in ("", "no key", db.add_key(league, ClubId("south"))):
        assert put_document(client, sheet(), wrong).status_code == 401
    assert put_document(client, south, key).status_code == 401
    (*_, (beginning, *_)) = db.club_keys(league, "north")
    db.revoke_keys(league, "north", beginning)
    assert put_document(client, sheet(), key).status_code == 401
    assert db.shown_sheet(league, "north", "e1") is None


def test_guessing_keys_comes_to_an_end(start: Open, key: str) -> None:
    client = start()
    for _ in range(MAX_PIN_ATTEMPTS):
        assert put_document(client, sheet(), "guess").status_code == 401
    late = put_document(client, sheet(), key)
    assert (late.status_code, late.headers["retry-after"]) == (429, "60")


def test_an_address_is_that_of_its_document(start: Open, key: str) -> None:
    client = start()
    headers = {"authorization": f"Bearer {key}"}
    for path in ("evenings/e2/1", "evenings/e1/2", "members"):
        answer = client.put(
            f"/clubs/north/{path}", content=canonical_bytes(sheet()), headers=headers
        )
        assert answer.status_code == 400
    other = canonical_bytes(sheet(club="south"))
    assert put_document(client, sheet(), key, content=other).status_code == 400


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"{", "not_json"),
        (b"\xff", "not_utf8"),
        (b"[" * 100_000, "nested_too_deeply"),
        (canonical_bytes(replace(sheet(), day="today")), "no_date"),
        (canonical_bytes(sheet(ruleset="a\0b")), ""),
    ],
)
def test_unreadable_document_is_invalid(start: Open, key: str, content: bytes, code: str) -> None:
    answer = put_document(start(), sheet(), key, content=content)
    assert (answer.status_code, answer.json()["state"]) == (422, "invalid")
    assert answer.json()["reasons"] == ([code] if code else [])


def test_a_body_that_is_too_large_is_not_read(start: Open, key: str) -> None:
    assert put_document(start(body=100), sheet(), key).status_code == 413


def test_a_club_that_sends_without_end_is_told_to_wait(start: Open, key: str) -> None:
    client = start(documents=2)
    assert [put_document(client, sheet(), key).status_code for _ in range(3)] == [200, 200, 429]


def test_a_reader_that_reads_without_end_is_told_to_wait(start: Open) -> None:
    client = start(reads=2)
    assert [client.get("/changes").status_code for _ in range(3)] == [200, 200, 429]
    assert client.get("/health").json() == {"status": "ok"}


def test_metrics_are_for_this_computer(
    start: Open, league: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PROMETHEUS_MULTIPROC_DIR", str(tmp_path))
    assert "league_clubs 2.0" in start().get("/metrics").text.splitlines()
    assert start(host="203.0.113.7").get("/metrics").status_code == 404


def test_a_league_without_its_database_says_to_come_back(
    start: Open, key: str, server: Postgres, league: Database
) -> None:
    client = start(patience=0.5)
    with psycopg.connect(server.conninfo("template1"), autocommit=True) as other:
        other.execute("alter database test with allow_connections false")
        other.execute(
            "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'test'"
        )
        answer = put_document(client, sheet(), key)
        other.execute("alter database test with allow_connections true")
    assert (answer.status_code, answer.headers["retry-after"]) == (503, "5")
    later = (put_document(client, sheet(), key) for _ in range(60))  # each waits for half a second
    assert next(each for each in later if each.status_code != 503).json()["state"] == "shown"


@pytest.mark.thorough
def test_league_is_back_as_soon_as_its_database(
    start: Open, key: str, server: Postgres, league: Database
) -> None:
    """The pool's own pauses would be at eight seconds by then."""
    client = start(patience=2.5)
    with psycopg.connect(server.conninfo("template1"), autocommit=True) as other:
        other.execute("alter database test with allow_connections false")
        other.execute(
            "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'test'"
        )
        began = time.monotonic()
        while time.monotonic() - began < 7.5:
            assert client.get("/health").status_code == 503
        other.execute("alter database test with allow_connections true")
    assert client.get("/health").status_code == 200


def test_request_without_database_is_one_log_line(
    start: Open, server: Postgres, league: Database, caplog: pytest.LogCaptureFixture
) -> None:
    client = start(patience=0.1)
    with psycopg.connect(server.conninfo("template1"), autocommit=True) as other:
        other.execute("alter database test with allow_connections false")
        other.execute(
            "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'test'"
        )
        with caplog.at_level(logging.INFO, logger="scorekeeper.league"):
            assert client.get("/changes").status_code == 503
        other.execute("alter database test with allow_connections true")
    records = [record for record in caplog.records if record.name.startswith("scorekeeper")]
    (line,) = (JSON_LINES.format(record) for record in records)
    said = json.loads(line)
    assert (said["levelname"], said["message"], said["status"]) == ("ERROR", "no database", 503)
    assert "PoolTimeout" in said["reason"]
    assert "exc_info" not in said


@pytest.mark.parametrize(
    "path", ["clubs/a%00b/evenings", "clubs/north/evenings/%00", "standings/%00"]
)
def test_address_with_nul_is_refused_with_its_reason(start: Open, path: str) -> None:
    answer = start().get(f"/{path}")
    assert (answer.status_code, answer.json()) == (400, {"error": "wrong_address"})


def test_every_answer_is_a_line_of_json_that_names_nobody(
    start: Open, key: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO, logger="scorekeeper.league"):
        put_document(start(host="203.0.113.7"), members(ana="Ana"), key)
    lines = [JSON_LINES.format(record) for record in caplog.records]
    (line,) = map(json.loads, lines)
    assert (line["method"], line["path"], line["status"]) == ("PUT", "/clubs/north/members", 200)
    assert not [text for text in ("Ana", key, "203.0.113.7") if text in lines[0]]


def test_the_hash_is_that_of_the_canonical_bytes(league: Database, start: Open, key: str) -> None:
    put_document(start(), sheet(), key)
    assert league.execute("select hash from sheet").fetchall() == [(digest_of(sheet()),)]
