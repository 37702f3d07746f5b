"""The commands of a league's officer: the server, clubs, the queue, seasons, and web pages."""

from collections.abc import Callable
from datetime import UTC, date, datetime
from functools import wraps
from pathlib import Path
from typing import Any

import click
import psycopg

from scorekeeper.cli.context import FOLDER, HIGHEST_PORT, command_words, exit_with_status
from scorekeeper.cli.files import read_text
from scorekeeper.i18n import Words
from scorekeeper.i18n.messages import languages
from scorekeeper.league import database as db
from scorekeeper.league import server
from scorekeeper.league.command_texts import answer_text, sentence
from scorekeeper.league.database import Database
from scorekeeper.league.documents import ClubId, LeagueError, Sheet, read_document
from scorekeeper.league.pages import league_files
from scorekeeper.publishing.site_files import write_folder

FILE = click.Path(path_type=Path, dir_okay=False)
DAY = click.DateTime(formats=["%Y-%m-%d"])
Command = Callable[..., int]


def database_option(command: Command) -> Command:
    """Add the option `--database` to a command, and raise `LeagueError` for database errors."""

    @wraps(command)
    def run(*args: Any, **options: Any) -> int:
        try:
            return command(*args, **options)
        except psycopg.Error as error:
            raise LeagueError("league_database", why=str(error).strip()) from error

    return click.option(
        "--database",
        metavar="CONNECTION",
        default="",
        show_default="environment variables of libpq",
        help="Connection string or URL of PostgreSQL.",
    )(run)


def officer_command(command: Command) -> Callable[..., None]:
    """Decorate a command: it gets a connection to the database as its first argument.

    The result has an option for the address of the database, and exits with the status that the
    command returns.
    """

    @wraps(command)
    def run(*args: Any, database: str, **options: Any) -> int:
        with psycopg.connect(database, autocommit=True) as connection:
            return command(connection, *args, **options)

    return exit_with_status(database_option(run))


@click.command()
@click.option(
    "--host", metavar="ADDRESS", default="127.0.0.1", show_default=True, help="Address to serve on."
)
@click.option(
    "--port",
    metavar="PORT",
    type=click.IntRange(0, HIGHEST_PORT),
    default=8420,
    show_default=True,
    help="Port to serve on.",
)
@click.option(
    "--workers",
    metavar="NUMBER",
    type=click.IntRange(1),
    default=2,
    show_default=True,
    help="Number of server processes.",
)
@exit_with_status
@database_option
def serve(**options: Any) -> int:
    """Run the league's server, behind a proxy that adds HTTPS.

    After an update of the program, the server first updates the tables of the database.
    """
    server.serve(server.ServeOptions(**options))
    return 0


@click.command()
@click.argument("files", type=FILE, nargs=-1, required=True)
@officer_command
def take(database: Database, files: tuple[Path, ...]) -> int:
    """Import FILES that clubs have written with `league sheet`."""
    now = datetime.now(UTC)
    has_failed = False
    for file in files:
        document = read_document(read_text(file).encode(), str(file))
        if isinstance(document, Sheet):
            answer = db.put_sheet(database, document, today=now.date())
        else:
            answer = db.put_members(database, document, now=now)
        click.echo(answer_text(str(file), answer))
        if not answer.is_stored:
            has_failed = True
    return 1 if has_failed else 0


@click.command()
@click.argument("club", required=False)
@click.option("--add", "name", metavar="NAME", help="Add CLUB under this name, and print its key.")
@click.option(
    "--trust", is_flag=True, help="Trust CLUB. Only its implausible sessions then need approval."
)
@officer_command
def clubs(database: Database, club: str | None, *, name: str | None, trust: bool) -> int:
    """List the clubs, add one, or trust one."""
    if club is None:
        for uid, club_name, is_trusted, evening_count in db.clubs(database):
            notes = [] if is_trusted else [sentence("league_new_club")]
            _print_row(uid, club_name, evening_count, *notes)
        return 0
    if name is not None:
        click.echo(command_words().text("league-key", secret=db.add_club(database, club, name)))
    if trust:
        db.trust_club(database, club)
    return 0


@click.command()
@click.argument("club")
@click.option("--new", is_flag=True, help="Make and print another key.")
@click.option(
    "--revoke", metavar="BEGINNING", help="Revoke the keys whose hash begins with BEGINNING."
)
@officer_command
def keys(database: Database, club: str, *, new: bool, revoke: str | None) -> int:
    """List, make or revoke the keys of CLUB.

    Each key is listed by the beginning of its hash.
    """
    if new:
        click.echo(command_words().text("league-key", secret=db.add_key(database, ClubId(club))))
    if revoke:
        db.revoke_keys(database, club, revoke)
    for beginning, added_at, revoked_at in db.club_keys(database, club):
        revoked_day = f"{revoked_at:%Y-%m-%d}" if revoked_at else ""
        _print_row(beginning, f"{added_at:%Y-%m-%d}", revoked_day)
    return 0


@click.command()
@officer_command
def queue(database: Database) -> int:
    """List the sessions and merges that wait for approval."""
    for waiting in db.officer_queue(database):
        # Only merges have values.
        values = dict(zip(("kept", "gone"), waiting.values, strict=False))
        reasons = [sentence(code, **values) for code in waiting.reasons]
        _print_row(waiting.item, waiting.day, *reasons)
    return 0


@click.command()
@click.argument("items", nargs=-1, required=True)
@officer_command
def approve(database: Database, items: tuple[str, ...]) -> int:
    """Approve ITEMS of the queue."""
    _decide_items(database, items, accept=True)
    return 0


@click.command()
@click.argument("items", nargs=-1, required=True)
@officer_command
def refuse(database: Database, items: tuple[str, ...]) -> int:
    """Refuse ITEMS of the queue, or undo their approval.

    This also separates people who were merged.
    """
    _decide_items(database, items, accept=False)
    return 0


def _decide_items(database: Database, items: tuple[str, ...], *, accept: bool) -> None:
    """Accept or refuse entries of the queue, named as the command `queue` prints them."""
    for item in items:
        match item.split("/"):
            case ["merge", number] if number.isdecimal():
                db.decide_merge(database, int(number), accept=accept)
            case [club, uid, edition] if edition.isdecimal():
                db.decide_sheet(database, club, uid, int(edition), accept=accept)
            case _:
                raise LeagueError("league_no_item", item=item)


@click.command()
@click.argument("kept", metavar="CLUB/MEMBER")
@click.argument("gone", metavar="CLUB/MEMBER")
@officer_command
def merge(database: Database, kept: str, gone: str) -> int:
    """Propose that two members are the same person.

    The person keeps the name of the first member. The proposal waits in the queue until you
    approve it.
    """
    number = db.propose_merge(database, _read_member(kept), _read_member(gone))
    click.echo(f"merge/{number}")
    return 0


@click.command()
@click.argument("member", metavar="CLUB/MEMBER")
@click.confirmation_option(prompt="This cannot be undone. Forget this person?")
@officer_command
def forget(database: Database, member: str) -> int:
    """Remove a person's name and every link to this person.

    The person's results stay, but without a name.
    """
    club, uid = _read_member(member)
    db.forget_person(database, club, uid)
    return 0


@click.command()
@click.argument("season")
@click.argument("name")
@click.argument("first", metavar="FIRST", type=DAY)
@click.argument("last", metavar="LAST", type=DAY)
@officer_command
def season(database: Database, season: str, name: str, first: datetime, last: datetime) -> int:
    """Add or change SEASON, with its NAME and its FIRST and LAST day.

    Days are written as 2026-12-31.
    """
    db.add_season(database, season, name, first.date(), last.date())
    return 0


@click.command()
@click.argument("season")
@click.option("--thaw", is_flag=True, help="Allow changes again.")
@officer_command
def freeze(database: Database, season: str, *, thaw: bool) -> int:
    """Protect SEASON against later changes."""
    db.set_season_frozen(database, season, frozen=not thaw)
    return 0


@click.command()
@officer_command
def rate(database: Database) -> int:
    """Recalculate all ratings.

    Run this every night. The command prints how many people have a rating. After an
    interruption, it continues where it stopped.
    """

    def report(day: date, results: int) -> None:
        click.echo(f"{day}\t{results}", err=True)

    _print_row(db.compute_ratings(database, report=report))
    return 0


@click.command()
@click.argument("folder", type=FOLDER)
@click.option("--title", metavar="NAME", default="", help="Name of the league on every page.")
@click.option(
    "--language",
    type=click.Choice(languages()),
    show_default="language of the terminal",
    help="Language of the pages.",
)
@officer_command
def publish(database: Database, folder: Path, *, title: str, language: str | None) -> int:
    """Write the league's results as web pages into FOLDER.

    The pages show the league's seasons, clubs and sessions.

    FOLDER must be new, empty, or from an earlier publication, whose pages are then replaced. Other
    files stay.
    """
    words = Words(language) if language else command_words()
    files = write_folder(league_files(database, words, title), folder)
    evening_count = sum(path.startswith("evenings/") for path in files)
    # The pages may have another language than the command line.
    done = command_words().text(
        "publish-done", folder=str(folder), files=len(files), evenings=evening_count
    )
    click.echo(done)
    return 0


def _read_member(text: str) -> tuple[str, str]:
    """Return club and uid of a member given as CLUB/MEMBER."""
    club, _, uid = text.partition("/")
    return club, uid


def _print_row(*cells: object) -> None:
    click.echo("\t".join(map(str, cells)))


OFFICER_COMMANDS = (
    serve,
    take,
    clubs,
    keys,
    queue,
    approve,
    refuse,
    merge,
    forget,
    season,
    freeze,
    rate,
    publish,
)
