"""`scorekeeper league`: a club joins and sends, the officer sees to the rest."""

import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from textwrap import dedent
from typing import NoReturn

import pytest
from click.testing import CliRunner, Result

from scorekeeper.cli import AppFunctions, cli
from scorekeeper.club.model import EveningUid
from scorekeeper.league import commands, outbox
from scorekeeper.league import database as db
from scorekeeper.league.database import Database
from scorekeeper.league.documents import canonical_bytes, digest_of
from scorekeeper.services import Session
from scorekeeper.services.club.league import LeagueAnswer
from tests.cli.kit import output_of
from tests.club_ui.sessions import begin_evening, play_round
from tests.league.kit import TODAY, members, sheet

Run = Callable[..., Result]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """A command of a league by a club whose store lies in a folder."""

    def elsewhere(*_: object, **__: object) -> NoReturn:
        raise AssertionError

    functions = AppFunctions(
        open_app=elsewhere,
        serve_club=elsewhere,
        data_folder=lambda given: given or tmp_path,
        now=lambda: "2026-11-22T10:00:00+01:00",
        new_uid=str,
        language=lambda: "en",
        build_site=elsewhere,
        build_app=elsewhere,
        league=lambda: commands.league,
    )

    def command(*arguments: object, typed: str = "") -> Result:
        written = ["league", *map(str, arguments)]
        runner = CliRunner()
        return runner.invoke(cli, written, obj=functions, input=typed, catch_exceptions=False)

    return command


@pytest.fixture
def officer(run: Run, conninfo: str, league: Database) -> Run:
    return lambda *arguments, **more: run(*arguments, "--database", conninfo, **more)


def test_a_club_joins_and_its_key_is_asked_for(run: Run, tmp_path: Path) -> None:
    url = "https://league.example"
    done = run("join", "north", "--url", url, typed="secret\n")
    assert done.output.splitlines()[-1] == "Club in the league: north"
    assert "secret" not in done.output
    assert outbox.load_membership(tmp_path).key == "secret"


def test_league_take_accepts_a_clubs_files_once(
    run: Run, officer: Run, session: Session, tmp_path: Path, league: Database
) -> None:
    uid = begin_evening(session, rounds=1)
    play_round(session, uid, (5000, 3000), (5100, 2000))
    output_of(run("join", "north"), 0)
    text = output_of(run("sheet", tmp_path / "stick"), 0)
    assert text == f"{tmp_path / 'stick'}: 2 files for the league\n"
    files = sorted((tmp_path / "stick").iterdir(), reverse=True)
    taken = output_of(officer("take", *files), 0)
    assert [line.rpartition(": ")[2] for line in taken.splitlines()] == [
        "received.",
        "in the standings.",
    ]
    before = db.changes_after(league, 0)
    output_of(officer("take", *files), 0)
    assert db.changes_after(league, 0) == before
    assert db.shown_sheet(league, "north", uid) is not None


def test_nothing_to_send_is_said(run: Run, session: Session) -> None:
    output_of(run("join", "north", "--url", "http://localhost:1", typed="k\n"), 0)
    folder = session.path.parent
    joined = outbox.load_membership(folder)
    names = outbox.member_list(session, joined, (), written="")
    outbox.save_membership(replace(joined, members=digest_of(names)), folder)
    assert output_of(run("send"), 0) == "The league already has every finished session.\n"


def test_a_reason_that_only_the_league_can_say_in_full_is_its_code(
    run: Run, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    reasons = ("league_written_ahead", "not_json", "of_a_newer_league")
    answer = LeagueAnswer(state="invalid", reasons=reasons)
    monkeypatch.setattr(outbox.Sender, "send", lambda *_: answer)
    output_of(run("join", "north", "--url", "http://localhost:1", typed="k\n"), 0)
    assert output_of(run("send"), 1) == (
        "Names of the members: not accepted. The clock of the club’s computer is fast."
        " not_json of_a_newer_league\n"
    )


def test_other_results_there_are_said_with_what_replaces_them(
    run: Run, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox.Sender, "send", lambda *_: LeagueAnswer(state="conflict"))
    output_of(run("join", "north", "--url", "http://localhost:1", typed="k\n"), 0)
    assert (
        output_of(run("send"), 1).splitlines()[1]
        == "If your results are right, run: league send --overrule"
    )


def test_a_league_that_never_answers_is_said(
    run: Run, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("time.sleep", lambda _: None)
    output_of(run("join", "north", "--url", "http://localhost:1", typed="k\n"), 0)
    done = run("send")
    assert done.exit_code == 2
    assert done.stderr.splitlines()[0] == "No answer. Trying again in 1 s"
    assert done.stderr.splitlines()[-1] == "http://localhost:1 doesn’t answer. Try again later"


def test_a_league_without_an_address_gets_files(run: Run, session: Session) -> None:
    output_of(run("join", "north"), 0)
    assert "scorekeeper league sheet" in output_of(run("send"), 2)


def test_the_officer_adds_trusts_and_lists_clubs(officer: Run) -> None:
    key = output_of(officer("clubs", "west", "--add", "Canasta West"), 0).split()[-1]
    assert len(key) == 43
    listed = output_of(officer("clubs"), 0).splitlines()
    assert listed[-1] == "west\tCanasta West\t0\tThe club is new."
    officer("clubs", "west", "--trust")
    assert output_of(officer("clubs"), 0).splitlines()[-1] == "west\tCanasta West\t0"


def test_the_officer_changes_a_clubs_key(officer: Run, league: Database) -> None:
    *_, line, first, second = output_of(officer("keys", "north", "--new"), 0).splitlines()
    key = line.split()[-1]
    assert db.club_of_key(league, key) == "north"
    officer("keys", "north", "--revoke", second.split()[0])
    assert db.club_of_key(league, key) is None
    assert output_of(officer("keys", "north"), 0).splitlines()[0] == first


def test_the_officer_decides_what_waits(officer: Run, league: Database, tmp_path: Path) -> None:
    file = tmp_path / "sheet.json"
    file.write_bytes(canonical_bytes(sheet(club="south")))
    output = output_of(officer("take", file), 0)
    assert "waiting for the league secretary. The club is new." in output
    assert output_of(officer("queue"), 0) == "south/e1/1\t2026-11-21\tThe club is new.\n"
    officer("approve", "south/e1/1")
    assert officer("queue").output == ""
    assert db.shown_sheet(league, "south", "e1") is not None
    officer("refuse", "south/e1/1")
    assert db.shown_sheet(league, "south", "e1") is None
    for wrong in ("south/e1/2", "merge/1", "south", "south/e1/x", "a/b/c/1"):
        assert output_of(officer("approve", wrong), 2) == f"{wrong} is not in the league\n"


def test_the_officer_merges_and_forgets(officer: Run, league: Database, tmp_path: Path) -> None:
    files = [tmp_path / "north.json", tmp_path / "south.json"]
    files[0].write_bytes(canonical_bytes(members(ana="Ana")))
    files[1].write_bytes(canonical_bytes(members(club="south", ana="Anna")))
    officer("take", *files)
    assert output_of(officer("merge", "north/ana", "south/ana"), 0) == "merge/1\n"
    assert output_of(officer("queue"), 0).endswith("Are north/ana and south/ana the same person?\n")
    officer("approve", "merge/1")
    assert officer("forget", "south/ana", typed="n\n").exit_code == 1
    assert db.member_names(league, "north") == {"ana": "Ana"}
    officer("forget", "south/ana", "--yes")
    assert db.member_names(league, "north") == {}
    assert output_of(officer("merge", "north/ana", "south/ana"), 2).startswith(
        "the league has no member"
    )


def test_the_officer_freezes_a_season(officer: Run, tmp_path: Path) -> None:
    assert output_of(officer("freeze", "2026"), 2).startswith("2026: there is no such season")
    officer("season", "2026", "Season 2026", "2026-01-01", "2026-12-31")
    officer("freeze", "2026")
    file = tmp_path / "sheet.json"
    file.write_bytes(canonical_bytes(sheet()))
    assert "The season is closed." in output_of(officer("take", file), 0)
    officer("freeze", "2026", "--thaw")
    officer("approve", "north/e1/1")
    assert officer("queue").output == ""


def test_the_officer_sees_how_far_the_ratings_are(officer: Run, league: Database) -> None:
    for day in ("2026-11-14", "2026-11-21"):
        db.put_sheet(league, sheet(evening=EveningUid(day), day=day), today=TODAY)
    done = officer("rate")
    assert (done.stdout, done.stderr) == ("4\n", "2026-11-21\t8\n")


def test_the_officer_publishes_pages_again_and_again(officer: Run, tmp_path: Path) -> None:
    file = tmp_path / "sheet.json"
    file.write_bytes(canonical_bytes(sheet()))
    officer("take", file)
    for language, title in (("en", "Canasta league"), ("de", "Canasta-Liga")):
        text = output_of(officer("publish", tmp_path / "web", "--language", language), 0)
        assert text.startswith(f"{tmp_path / 'web'}: 4 files, 1 session")
        assert title in (tmp_path / "web" / "index.html").read_text("utf-8")


def test_a_database_that_is_not_there_is_said(run: Run, tmp_path: Path) -> None:
    text = output_of(run("clubs", "--database", f"host={tmp_path}"), 2)
    assert text.startswith("the league’s database can’t be used: ")


WITHOUT = """
    import sys

    class Missing:
        def find_spec(self, name, *_):
            if name.partition(".")[0] in ("psycopg", "psycopg_pool", "yoyo"):
                raise ModuleNotFoundError(name)

    sys.meta_path.insert(0, Missing())
    sys.argv = ["scorekeeper", *sys.argv[1:]]
    import atexit
    from scorekeeper.__main__ import main

    loaded = lambda: sorted(name for name in sys.modules if "league" in name)
    atexit.register(lambda: print("loaded:", *loaded()))
    main()
"""


@pytest.mark.parametrize(
    ("arguments", "status", "loaded"),
    [
        (["rules", "samba"], 0, False),
        (["league", "clubs"], 2, True),
    ],
)
def test_a_club_of_no_league_does_without_all_of_it(
    tmp_path: Path, arguments: list[str], status: int, loaded: bool
) -> None:
    data = ["--data", str(tmp_path)]
    command = [sys.executable, "-c", dedent(WITHOUT), *data, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == status, done.stderr
    modules = done.stdout.rpartition("loaded:")[2].split()
    assert bool(modules) == loaded
    assert "scorekeeper.league.database" not in modules
    assert "Traceback" not in done.stderr
