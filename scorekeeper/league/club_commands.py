"""The commands with which a club joins a league and sends its results."""

import time
from pathlib import Path

import click
import httpx

from scorekeeper.cli.context import (
    EXIT_NO,
    EXIT_OK,
    FOLDER,
    AppFunctions,
    command_words,
    data_folder,
    exit_with_status,
)
from scorekeeper.i18n import Words
from scorekeeper.league import outbox
from scorekeeper.league.command_texts import answer_text
from scorekeeper.services.club.league import Delivery, Item
from scorekeeper.services.session import open_read_only

DATA_OPTION = click.option(
    "--data", metavar="FOLDER", type=FOLDER, help="Folder with the saved sessions."
)


@click.command()
@click.argument("club")
@click.option(
    "--url",
    metavar="URL",
    default="",
    help="Address of the league. Without it, you must pass on the results as files.",
)
@click.option(
    "--nameless", is_flag=True, help="Send no names, even those of members who have agreed."
)
@DATA_OPTION
@click.pass_context
@exit_with_status
def join(
    context: click.Context, /, *, club: str, url: str, nameless: bool, data: Path | None
) -> int:
    """Join a league as CLUB.

    The league's secretary gives you the id CLUB and a key. The command asks for the key.
    """
    key = ""
    if url:
        key = click.prompt("Key", hide_input=True)
    folder = data_folder(context, data)
    outbox.join(folder, club=club, url=url, key=key.strip(), nameless=nameless)
    click.echo(command_words().text("league-joined", club=club))
    return EXIT_OK


@click.command()
@click.option(
    "--overrule",
    is_flag=True,
    help="Replace different results that the league has for the same session.",
)
@DATA_OPTION
@click.pass_context
@exit_with_status
def send(context: click.Context, /, *, overrule: bool, data: Path | None) -> int:
    """Send finished sessions, and corrections of sent ones, to the league.

    Sessions that the league already has are left out. Only members who have agreed to be named
    are named. You can send while the app is running.
    """
    functions: AppFunctions = context.obj
    words = command_words()
    folder = data_folder(context, data)
    session = open_read_only(folder, now=functions.now)
    membership = outbox.load_membership(folder)
    deliveries = list[Delivery]()

    def report(delivery: Delivery, _item_count: int) -> None:
        deliveries.append(delivery)
        click.echo(answer_text(_item_name(words, delivery.item), delivery.answer))
        if delivery.answer.state == "conflict":
            click.echo(words.text("league-overrule"))

    def wait(seconds: float) -> None:
        click.echo(words.text("league-again", seconds=round(seconds)), err=True)
        time.sleep(seconds)

    with httpx.Client(timeout=outbox.TIMEOUT) as client:
        sender = outbox.Sender(membership=membership, client=client, wait=wait)
        written = functions.now()
        outbox.send_all(session, folder, sender, written=written, report=report, overrule=overrule)

    if not deliveries:
        click.echo(words.text("league-all-sent"))
    has_failed = any(not delivery.answer.is_stored for delivery in deliveries)
    return EXIT_NO if has_failed else EXIT_OK


def _item_name(words: Words, item: Item) -> str:
    if not item.day:
        return words.text("league-names")
    # An ISO date, not one in words, so that the output can be sorted.
    return f"{item.day} {item.name}"


@click.command("sheet")
@click.argument("folder", type=FOLDER)
@click.option(
    "--all", "with_sent", is_flag=True, help="Include sessions that the league already has."
)
@DATA_OPTION
@click.pass_context
@exit_with_status
def write_result_files(
    context: click.Context, /, *, folder: Path, with_sent: bool, data: Path | None
) -> int:
    """Write the results to files in FOLDER instead of sending them.

    Give the files to the league on a USB stick or by e-mail.
    """
    functions: AppFunctions = context.obj
    store_folder = data_folder(context, data)
    session = open_read_only(store_folder, now=functions.now)
    membership = outbox.load_membership(store_folder)
    files = outbox.due_files(session, membership, written=functions.now(), with_sent=with_sent)
    outbox.write_files(files, folder)
    click.echo(command_words().text("league-files", folder=str(folder), count=len(files)))
    return EXIT_OK


CLUB_COMMANDS = (join, send, write_result_files)
