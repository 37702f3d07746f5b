"""The commands of a league's officer: its server, its clubs, and what waits for a look."""

from collections.abc import Callable
from datetime import UTC, date, datetime
from functools import wraps
from pathlib import Path
from typing import Any

import click
import psycopg

from scorekeeper.cli import group
from scorekeeper.cli.group import exits_in_words, spoken
from scorekeeper.i18n import Words
from scorekeeper.i18n.messages import languages
from scorekeeper.league import database as db
from scorekeeper.league import server
from scorekeeper.league.commands import FILE, answer_text, league, sentence
from scorekeeper.league.database import Database
from scorekeeper.league.documents import ClubId, LeagueError, Sheet, read_document
from scorekeeper.league.outbox import NOT_TAKEN
from scorekeeper.league.pages import league_files
from scorekeeper.publishing.site_files import write_folder

DAY = click.DateTime(formats=["%Y-%m-%d"])
Command = Callable[..., int]


def database_errors(command: Command) -> Command:
    """Give a command the option for the database, and its errors a sentence."""

    @wraps(command)
    def run(*args: Any, **options: Any) -> int:
        try:
            return command(*args, **options)
        except psycopg.Error as error:
            raise LeagueError("league_database", why=str(error).strip()) from error

    usual = "As libpq takes it; else its own environment and files say."
    return click.option("--database", default="", help=usual)(run)


def officer(command: Command) -> Callable[..., None]:
    """Make a function a command of the league that gets a connection to the database first."""

    @wraps(command)
    def run(*args: Any, database: str, **options: Any) -> int:
        with psycopg.connect(database, autocommit=True) as connection:
            return command(connection, *args, **options)

    return exits_in_words(database_errors(run))


@league.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to serve on.")
@click.option("--port", type=click.IntRange(0, group.HIGHEST_PORT), default=8420)
@click.option("--workers", type=click.IntRange(1), default=2, show_default=True)
@exits_in_words
@database_errors
def serve(**options: Any) -> int:
    """Run the league's server, behind a proxy that adds HTTPS. It updates its tables first."""
    server.serve(server.Options(**options))
    return 0


@league.command()
@click.argument("files", type=FILE, nargs=-1, required=True)
@officer
def take(database: Database, files: tuple[Path, ...]) -> int:
    """Take in FILES that clubs have written with `league sheet`."""
    now, states = datetime.now(UTC), set[str]()
    for file in files:
        document = read_document(group.read_text(file).encode(), str(file))
        if isinstance(document, Sheet):
            answer = db.put_sheet(database, document, today=now.date())
        else:
            answer = db.put_members(database, document, now=now)
        states.add(answer.state)
        click.echo(answer_text(str(file), answer))
    return 1 if states.intersection(NOT_TAKEN) else 0


@league.command()
@click.argument("club", required=False)
@click.option("--add", "name", metavar="NAME", help="Add CLUB under this name; prints its key.")
@click.option("--trust", is_flag=True, help="Let the sessions of CLUB count without a look.")
@officer
def clubs(database: Database, club: str | None, *, name: str | None, trust: bool) -> int:
    """List the clubs, add one, or trust one."""
    if club is None:
        for uid, called, is_trusted, count in db.clubs(database):
            _print_row(uid, called, count, *(() if is_trusted else (sentence("league_new_club"),)))
        return 0
    if name is not None:
        click.echo(spoken().text("league-key", secret=db.add_club(database, club, name)))
    if trust:
        db.trust(database, club)
    return 0


@league.command()
@click.argument("club")
@click.option("--new", is_flag=True, help="Make another key and print it.")
@click.option("--revoke", metavar="BEGINNING", help="Revoke the keys that begin so in the list.")
@officer
def keys(database: Database, club: str, *, new: bool, revoke: str | None) -> int:
    """List the keys of CLUB, by the beginning of their hash; make one, or revoke some."""
    if new:
        click.echo(spoken().text("league-key", secret=db.new_key(database, ClubId(club))))
    if revoke:
        db.revoke(database, club, revoke)
    for beginning, added, revoked in db.keys(database, club):
        _print_row(beginning, f"{added:%Y-%m-%d}", f"{revoked:%Y-%m-%d}" if revoked else "")
    return 0


@league.command()
@officer
def queue(database: Database) -> int:
    """List what waits for you: sessions with the reason, and persons to be merged."""
    for waiting in db.queue(database):
        values = dict(zip(("kept", "gone"), waiting.values, strict=False))
        _print_row(
            waiting.item, waiting.day, *(sentence(code, **values) for code in waiting.reasons)
        )
    return 0


@league.command()
@click.argument("items", nargs=-1, required=True)
@officer
def approve(database: Database, items: tuple[str, ...]) -> int:
    """Let ITEMS of the queue count."""
    return _decide(database, items, accept=True)


@league.command()
@click.argument("items", nargs=-1, required=True)
@officer
def refuse(database: Database, items: tuple[str, ...]) -> int:
    """Refuse ITEMS of the queue, or take back what was approved, merged persons too."""
    return _decide(database, items, accept=False)


def _decide(database: Database, items: tuple[str, ...], *, accept: bool) -> int:
    for item in items:
        match item.split("/"):
            case ["merge", number] if number.isdecimal():
                db.decide_merge(database, int(number), accept=accept)
            case [club, uid, edition] if edition.isdecimal():
                db.decide_sheet(database, club, uid, int(edition), accept=accept)
            case _:
                raise LeagueError("league_no_item", item=item)
    return 0


@league.command()
@click.argument("kept", metavar="CLUB/MEMBER")
@click.argument("gone", metavar="CLUB/MEMBER")
@officer
def merge(database: Database, kept: str, gone: str) -> int:
    """Put into the queue that two members are one person, who keeps the first one's name."""
    click.echo(f"merge/{db.propose_merge(database, _member(kept), _member(gone))}")
    return 0


@league.command()
@click.argument("member", metavar="CLUB/MEMBER")
@click.confirmation_option(prompt="This cannot be undone. Forget this person?")
@officer
def forget(database: Database, member: str) -> int:
    """Remove a person's name and every link to them. Their results stay, without a name."""
    db.forget(database, *_member(member))
    return 0


@league.command()
@click.argument("season")
@click.argument("name")
@click.argument("first", type=DAY)
@click.argument("last", type=DAY)
@officer
def season(database: Database, season: str, name: str, first: datetime, last: datetime) -> int:
    """Add or change a SEASON from its FIRST to its LAST day."""
    db.add_season(database, season, name, first.date(), last.date())
    return 0


@league.command()
@click.argument("season")
@click.option("--thaw", is_flag=True, help="Let it change again.")
@officer
def freeze(database: Database, season: str, *, thaw: bool) -> int:
    """Freeze a SEASON: nothing that is sent later changes it."""
    db.freeze(database, season, frozen=not thaw)
    return 0


@league.command()
@officer
def rate(database: Database) -> int:
    """Work out all ratings anew, as once a night; prints how many persons have one.

    After a kill it goes on where it was.
    """

    def report(day: date, results: int) -> None:
        click.echo(f"{day}\t{results}", err=True)

    _print_row(db.rate(database, report=report))
    return 0


@league.command()
@click.argument("folder", type=group.FOLDER)
@click.option("--title", default="", help="Name of the league on every page.")
@click.option("--language", type=click.Choice(languages()), help="Language of the pages.")
@officer
def publish(database: Database, folder: Path, *, title: str, language: str | None) -> int:
    """Write the league's seasons, clubs and sessions as web pages into FOLDER.

    FOLDER is new, empty, or one that was published to before, as for `scorekeeper publish`.
    """
    words = Words(language) if language else spoken()
    files = write_folder(league_files(database, words, title), folder)
    evenings = sum(path.startswith("evenings/") for path in files)
    counts = {"files": len(files), "evenings": evenings}
    click.echo(spoken().text("publish-done", folder=str(folder), **counts))
    return 0


def _member(text: str) -> tuple[str, str]:
    club, _, uid = text.partition("/")
    return club, uid


def _print_row(*cells: object) -> None:
    click.echo("\t".join(map(str, cells)))
