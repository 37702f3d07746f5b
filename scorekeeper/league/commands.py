"""The commands of `scorekeeper league`: a club's own, and behind them the officer's."""

import time
from contextlib import suppress
from importlib import import_module
from pathlib import Path

import click
import httpx

from scorekeeper.cli import group
from scorekeeper.cli.group import FOLDER, Outside, exits_in_words, spoken
from scorekeeper.i18n.club import league_answer, league_sentence
from scorekeeper.league import outbox
from scorekeeper.league.documents import Answer, MemberList
from scorekeeper.services.session import open_read_only

FILE = click.Path(path_type=Path, dir_okay=False)
DATA = click.option("--data", type=FOLDER, help="Folder with the saved sessions.")


class Commands(click.Group):
    """A club's commands, and the officer's, which are loaded where psycopg is installed."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        _has_officers()
        return super().list_commands(ctx)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        command = super().get_command(ctx, cmd_name)
        if command is None and not _has_officers():
            raise click.UsageError(sentence("league_extra"))
        return command or super().get_command(ctx, cmd_name)


def _has_officers() -> bool:
    """Load the officer's commands; False where something that they need is not installed."""
    with suppress(ImportError):
        import_module("scorekeeper.league.officer")
        return True
    return False


@click.group(cls=Commands)
def league() -> None:
    """Send a club's sessions to a league, or run the league itself.

    A club needs nothing more for this. The league's own computer needs PostgreSQL, and:
    pip install "canasta-scorekeeper[league]"
    """


def sentence(code: str, **values: str) -> str:
    return league_sentence(spoken(), code, **values)


def answer_text(name: str, answer: Answer) -> str:
    return league_answer(spoken(), name, answer.state, answer.reasons)


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
    folder = group.data_folder(context, data)
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
    outside: Outside = context.obj
    folder = group.data_folder(context, data)
    session = open_read_only(folder, now=outside.now)
    membership, sent = outbox.membership_in(folder), list[Answer]()
    words = spoken()

    def report(about: outbox.Due | MemberList, answer: Answer, _count: int) -> None:
        sent.append(answer)
        name = words.text("league-names")
        if isinstance(about, outbox.Due):
            name = f"{about.sheet.day} {about.name}"
        click.echo(answer_text(name, answer))
        if answer.state == "conflict":
            click.echo(words.text("league-overrule"))

    def wait(seconds: float) -> None:
        click.echo(words.text("league-again", seconds=round(seconds)), err=True)
        time.sleep(seconds)

    with httpx.Client(timeout=outbox.TIMEOUT) as client:
        sender = outbox.Sender(membership=membership, client=client, wait=wait)
        written = outside.now()
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
    outside: Outside = context.obj
    store = group.data_folder(context, data)
    session, membership = open_read_only(store, now=outside.now), outbox.membership_in(store)
    made = outbox.files_due(session, membership, written=outside.now(), again=again)
    outbox.write_files(made, folder)
    click.echo(spoken().text("league-files", folder=str(folder), count=len(made)))
    return 0
