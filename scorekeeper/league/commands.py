"""The commands of `scorekeeper league`: those of a club, and those of the league's officer."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
import httpx

from scorekeeper.cli import group
from scorekeeper.cli.group import FOLDER, Outside, exits_in_words, spoken
from scorekeeper.i18n.club import club_problem
from scorekeeper.league import outbox
from scorekeeper.league.documents import (
    Answer,
    ClubId,
    LeagueError,
    MemberList,
    Sheet,
    read_document,
)
from scorekeeper.problem import Problem
from scorekeeper.services import Session
from scorekeeper.services.session import session_to_read

if TYPE_CHECKING:
    from scorekeeper.league.database import Database

FILE = click.Path(path_type=Path, dir_okay=False)
DAY = click.DateTime(formats=["%Y-%m-%d"])
DATA = click.option("--data", type=FOLDER, help="Folder with the saved sessions.")


@click.group()
def league() -> None:
    """Send a club's sessions to a league, or run the league itself.

    A club needs nothing more for this. The league's own computer needs PostgreSQL, and:
    pip install "canasta-scorekeeper[league]"
    """


# --- a club


@league.command()
@click.argument("club")
@click.option("--url", default="", help="The league's address; without it, results go as files.")
@click.option("--nameless", is_flag=True, help="Send nobody's name, also with consent.")
@DATA
@click.pass_context
@exits_in_words
def join(
    context: click.Context, /, *, club: str, url: str, nameless: bool, data: Path | None
) -> int:
    """Join a league as CLUB, with the id and the key that its officer gave you."""
    key = click.prompt("Key", hide_input=True) if url else ""
    folder = _outside(context).data_folder(_named(context, data))
    outbox.join(folder, club=club, url=url, key=key.strip(), nameless=nameless)
    click.echo(spoken().text("league-joined", club=club))
    return 0


@league.command()
@click.option("--overrule", is_flag=True, help="Replace other results of the same session there.")
@DATA
@click.pass_context
@exits_in_words
def send(context: click.Context, /, *, overrule: bool, data: Path | None) -> int:
    """Send all finished sessions that the league does not have yet, and corrected ones.

    Names go only for members who agreed to it. You can send while the app is running.
    """
    folder, session = _store(context, data)
    membership, sent = outbox.membership_in(folder), list[Answer]()
    words = spoken()

    def report(about: outbox.Due | MemberList, answer: Answer) -> None:
        sent.append(answer)
        name = words.text("league-names")
        if isinstance(about, outbox.Due):
            name = f"{about.sheet.day} {about.name}"
        what = words.text("league-sent", name=name, state=answer.state)
        click.echo(" ".join((what, *map(_sentence, answer.reasons))))

    def wait(seconds: float) -> None:
        click.echo(words.text("league-again", seconds=round(seconds)), err=True)
        time.sleep(seconds)

    with httpx.Client(timeout=outbox.TIMEOUT) as client:
        sender = outbox.Sender(membership=membership, client=client, wait=wait)
        written = _outside(context).now()
        outbox.send_all(session, folder, sender, written=written, report=report, overrule=overrule)
    if not sent:
        click.echo(words.text("league-all-sent"))
    return 1 if any(answer.state in outbox.NOT_TAKEN for answer in sent) else 0


@league.command()
@click.argument("folder", type=FOLDER)
@click.option("--all", "again", is_flag=True, help="Write those that the league has, too.")
@DATA
@click.pass_context
@exits_in_words
def sheet(context: click.Context, /, *, folder: Path, again: bool, data: Path | None) -> int:
    """Write what `send` would send as files into FOLDER, for a stick or a mail."""
    store, session = _store(context, data)
    membership, written = outbox.membership_in(store), _outside(context).now()
    made = outbox.write_files(session, membership, folder, written=written, again=again)
    click.echo(spoken().text("league-files", folder=str(folder), count=len(made)))
    return 0


def _store(context: click.Context, data: Path | None) -> tuple[Path, Session]:
    outside = _outside(context)
    if data is not None:
        group.use_rules_in(data, outside)
    folder = outside.data_folder(_named(context, data))
    return folder, session_to_read(folder, now=outside.now)


def _outside(context: click.Context) -> Outside:
    outside = context.find_object(Outside)
    assert outside is not None  # noqa: S101  only `scorekeeper` itself calls these
    return outside


def _named(context: click.Context, data: Path | None) -> Path | None:
    return data or context.find_root().params.get("data")


def _sentence(code: str, **values: str) -> str:
    return club_problem(spoken(), Problem(code, values=values))


# --- the league


def officers(command: Callable[..., int]) -> Callable[..., None]:
    """Give a command the option for the database, and its errors a sentence."""

    @wraps(command)
    def run(*args: Any, **options: Any) -> int:
        try:
            import psycopg  # noqa: PLC0415  only where the league runs
        except ImportError as error:
            raise LeagueError("league_extra") from error
        try:
            return command(*args, **options)
        except psycopg.Error as error:
            raise LeagueError("league_database", why=str(error).strip()) from error

    usual = "As libpq takes it; else its own environment and files say."
    return click.option("--database", default="", help=usual)(exits_in_words(run))


@contextmanager
def _opened(database: str) -> "Iterator[Database]":
    from psycopg import connect  # noqa: PLC0415  only where the league runs

    with connect(database, autocommit=True) as connection:
        yield connection


@league.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to serve on.")
@click.option("--port", type=click.IntRange(0, group.HIGHEST_PORT), default=8420)
@click.option("--workers", type=click.IntRange(1), default=2, show_default=True)
@officers
def serve(**options: Any) -> int:
    """Run the league's server, behind a proxy that adds HTTPS. It updates its tables first."""
    from scorekeeper.league import server  # noqa: PLC0415  only where the league runs

    server.serve(server.Options(**options))
    return 0


@league.command()
@click.argument("files", type=FILE, nargs=-1, required=True)
@officers
def take(files: tuple[Path, ...], *, database: str) -> int:
    """Take in FILES that clubs have written with `league sheet`."""
    from scorekeeper.league import database as db  # noqa: PLC0415  only where the league runs

    words, now = spoken(), datetime.now(UTC)
    states = []
    with _opened(database) as connection:
        for file in files:
            document = read_document(group.read_text(file).encode(), str(file))
            if isinstance(document, Sheet):
                answer = db.put_sheet(connection, document, today=now.date())
            else:
                answer = db.put_members(connection, document, now=now)
            states.append(answer.state)
            what = words.text("league-sent", name=str(file), state=answer.state)
            click.echo(" ".join((what, *map(_sentence, answer.reasons))))
    return 1 if set(states) & set(outbox.NOT_TAKEN) else 0


@league.command()
@click.argument("club", required=False)
@click.option("--add", "name", metavar="NAME", help="Add CLUB under this name; prints its key.")
@click.option("--trust", is_flag=True, help="Let the sessions of CLUB count without a look.")
@officers
def clubs(club: str | None, *, name: str | None, trust: bool, database: str) -> int:
    """List the clubs, add one, or trust one."""
    from scorekeeper.league import database as db  # noqa: PLC0415  only where the league runs

    with _opened(database) as connection:
        if club is not None and name is not None:
            click.echo(spoken().text("league-key", secret=db.add_club(connection, club, name)))
        if club is not None and trust:
            db.trust(connection, club)
        for uid, called, is_trusted, count in db.clubs(connection) if club is None else ():
            known = () if is_trusted else (_sentence("league_new_club"),)
            _print_row(uid, called, count, *known)
    return 0


@league.command()
@click.argument("club")
@click.option("--new", is_flag=True, help="Make another key and print it.")
@click.option("--revoke", metavar="BEGINNING", help="Revoke the keys that begin so in the list.")
@officers
def keys(club: str, *, new: bool, revoke: str | None, database: str) -> int:
    """List the keys of CLUB, by the beginning of their hash; make one, or revoke some."""
    from scorekeeper.league import database as db  # noqa: PLC0415  only where the league runs

    with _opened(database) as connection:
        if new:
            click.echo(spoken().text("league-key", secret=db.new_key(connection, ClubId(club))))
        if revoke:
            db.revoke(connection, club, revoke)
        for beginning, added, revoked in db.keys(connection, club):
            _print_row(beginning, f"{added:%Y-%m-%d}", f"{revoked:%Y-%m-%d}" if revoked else "")
    return 0


@league.command()
@officers
def queue(*, database: str) -> int:
    """List what waits for you: sessions with the reason, and persons to be merged."""
    from scorekeeper.league import database as db  # noqa: PLC0415  only where the league runs

    with _opened(database) as connection:
        for waiting in db.queue(connection):
            values = dict(zip(("kept", "gone"), waiting.values, strict=False))
            why = (_sentence(code, **values) for code in waiting.reasons)
            _print_row(waiting.item, waiting.day, *why)
    return 0


def _decide(items: tuple[str, ...], *, database: str, accept: bool) -> int:
    from scorekeeper.league import database as db  # noqa: PLC0415  only where the league runs

    with _opened(database) as connection:
        for item in items:
            *place, number = item.split("/")
            if not number.isdecimal():
                raise LeagueError("league_no_item", item=item)
            match place:
                case ["merge"]:
                    db.decide_merge(connection, int(number), accept=accept)
                case [club, uid]:
                    db.decide_sheet(connection, club, uid, int(number), accept=accept)
                case _:
                    raise LeagueError("league_no_item", item=item)
    return 0


@league.command()
@click.argument("items", nargs=-1, required=True)
@officers
def approve(items: tuple[str, ...], *, database: str) -> int:
    """Let ITEMS of the queue count."""
    return _decide(items, database=database, accept=True)


@league.command()
@click.argument("items", nargs=-1, required=True)
@officers
def refuse(items: tuple[str, ...], *, database: str) -> int:
    """Refuse ITEMS of the queue, or take back what was approved, merged persons too."""
    return _decide(items, database=database, accept=False)


@league.command()
@click.argument("kept", metavar="CLUB/MEMBER")
@click.argument("gone", metavar="CLUB/MEMBER")
@officers
def merge(kept: str, gone: str, *, database: str) -> int:
    """Put into the queue that two members are one person, who keeps the first one's name."""
    from scorekeeper.league import database as db  # noqa: PLC0415  only where the league runs

    with _opened(database) as connection:
        number = db.propose_merge(connection, _member(kept), _member(gone))
    click.echo(f"merge/{number}")
    return 0


@league.command()
@click.argument("member", metavar="CLUB/MEMBER")
@click.confirmation_option(prompt="This cannot be undone. Forget this person?")
@officers
def forget(member: str, *, database: str) -> int:
    """Remove a person's name and every link to them. Their results stay, without a name."""
    from scorekeeper.league import database as db  # noqa: PLC0415  only where the league runs

    with _opened(database) as connection:
        db.forget(connection, *_member(member))
    return 0


@league.command()
@click.argument("season")
@click.argument("name")
@click.argument("first", type=DAY)
@click.argument("last", type=DAY)
@officers
def season(season: str, name: str, first: datetime, last: datetime, *, database: str) -> int:
    """Add or change a SEASON from its FIRST to its LAST day."""
    from scorekeeper.league import database as db  # noqa: PLC0415  only where the league runs

    with _opened(database) as connection:
        db.add_season(connection, season, name, first.date(), last.date())
    return 0


@league.command()
@click.argument("season")
@click.option("--thaw", is_flag=True, help="Let it change again.")
@officers
def freeze(season: str, *, thaw: bool, database: str) -> int:
    """Freeze a SEASON: nothing that is sent later changes it."""
    from scorekeeper.league import database as db  # noqa: PLC0415  only where the league runs

    with _opened(database) as connection:
        db.freeze(connection, season, frozen=not thaw)
    return 0


def _member(text: str) -> tuple[str, str]:
    club, _, uid = text.partition("/")
    return club, uid


def _print_row(*cells: object) -> None:
    click.echo("\t".join(map(str, cells)))
