"""The subcommands: their arguments and help; the work is done in the modules that they call."""

import json
from pathlib import Path
from typing import Any

import click

from scorekeeper.cases import run_case
from scorekeeper.cli import meld_report, rule_report
from scorekeeper.cli.case_report import report_cases
from scorekeeper.cli.context import (
    EXIT_NO,
    EXIT_OK,
    FOLDER,
    AppFunctions,
    BuiltFolder,
    command_library,
    command_words,
    data_folder,
    data_option,
    exit_with_status,
    port_option,
)
from scorekeeper.cli.corpus import export_cases, shipped_case_files
from scorekeeper.cli.doctor_report import run_doctor
from scorekeeper.cli.files import BYTES_PER_MB, read_json
from scorekeeper.cli.runner import Runner
from scorekeeper.cli.schema import schema, schema_names
from scorekeeper.cli.score_report import print_score
from scorekeeper.i18n import Words
from scorekeeper.i18n.messages import languages
from scorekeeper.meld_finder.question import Preference
from scorekeeper.scoring.initial_meld import requirement

JSON_OPTION = click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
FILE = click.Path(path_type=Path)
PLAIN_FILE = click.Path(path_type=Path, dir_okay=False)
DEAL_NUMBER = click.IntRange(min=1)
PREFERENCES = click.Choice([preference.value for preference in Preference])
RUNNER_TIMEOUT = 10  # seconds
ALL_ADDRESSES = "0.0.0.0"  # noqa: S104  phones connect over the club's network


@click.command()
@click.argument("file", type=FILE)
@JSON_OPTION
@exit_with_status
def score(file: Path, *, as_json: bool) -> int:
    """Print the score sheet of an exported game."""
    is_scored = print_score(read_json(file), str(file), as_json=as_json)
    return EXIT_OK if is_scored else EXIT_NO


@click.command()
@click.argument("files", type=FILE, nargs=-1)
@click.option(
    "--runner", metavar="COMMAND", help="Program to test with the examples, instead of this app."
)
@click.option(
    "--timeout",
    metavar="SECONDS",
    type=click.IntRange(min=1),
    default=RUNNER_TIMEOUT,
    show_default=True,
    help="Time limit for each answer of the program.",
)
@click.option(
    "--export",
    metavar="FOLDER",
    type=FOLDER,
    help="New or empty folder for a copy of the examples of this app.",
)
@exit_with_status
def cases(files: tuple[Path, ...], *, runner: str | None, timeout: int, export: Path | None) -> int:
    """Run the worked examples of the rules.

    Without FILES, run the examples that come with this app. The command prints the examples that
    fail, and then how many passed and failed.
    """
    if export is not None:
        if files:
            raise click.UsageError("--export takes no FILES.")
        return _report_folder("cases-exported", export_cases(export))

    files = files or shipped_case_files()
    if runner is None:
        library = command_library()
        all_passed = report_cases(files, lambda case: run_case(case, library))
    else:
        try:
            program = Runner(runner, seconds=timeout)
        except ValueError as error:
            raise click.UsageError(f"--runner: {error}.") from error
        with program:
            all_passed = report_cases(files, program.ask)
    return EXIT_OK if all_passed else EXIT_NO


@click.command("schema")
@click.argument("name", type=click.Choice(schema_names()))
@exit_with_status
def print_schema(name: str) -> int:
    """Print the JSON Schema (draft 2020-12) of a file format."""
    click.echo(json.dumps(schema(name), ensure_ascii=False, indent=2))
    return EXIT_OK


@click.command()
@click.argument("rule_set", required=False)
@click.option("--compare", "other", metavar="RULE_SET", help="Rule set to compare with.")
@click.option("--prose", "in_prose", is_flag=True, help="Describe the differences in sentences.")
@JSON_OPTION
@exit_with_status
def rules(rule_set: str | None, *, other: str | None, in_prose: bool, as_json: bool) -> int:
    """List the rule sets, or print every rule of one, with its source."""
    if rule_set is None and other is not None:
        raise click.UsageError("--compare needs two rule sets: rules ID --compare OTHER.")
    if in_prose and other is None:
        raise click.UsageError("--prose needs two rule sets: rules ID --compare OTHER --prose.")

    library = command_library()
    if rule_set is None:
        rule_report.list_rule_sets(library, as_json=as_json)
        return EXIT_OK
    book = library.find_book(rule_set)
    if other is None:
        rule_report.print_rule_set(book, as_json=as_json)
    else:
        other_book = library.find_book(other)
        rule_report.print_comparison(book, other_book, in_prose=in_prose, as_json=as_json)
    return EXIT_OK


@click.command()
@click.argument("melds", required=False)
@click.option(
    "--rules", "rule_set", metavar="RULE_SET", required=True, help="Id or name of the rule set."
)
@click.option("--score", metavar="POINTS", default=0, help="Score of the side before the deal.")
@click.option("--deal", "--hand", "deal", type=DEAL_NUMBER, default=1, help="Number of the deal.")
@click.option("--top", metavar="CARD", help="Top card of the discard pile, if you take the pile.")
@click.option("--concealed", is_flag=True, help="Go out concealed with these melds.")
@click.option(
    "--from",
    "hand",
    metavar="CARDS",
    help="Cards in which to find melds, such as AAKK2* or 'AA2 h:4567 s:9'.",
)
@click.option(
    "--prefer",
    type=PREFERENCES,
    show_default="fewest; wilds if there is no minimum",
    help="What to prefer among melds that are enough: the fewest cards, the highest value, the "
    "fewest wild cards, or a canasta.",
)
@JSON_OPTION
@exit_with_status
def meld(
    melds: str | None,
    *,
    rule_set: str,
    score: int,
    deal: int,
    top: str | None,
    hand: str | None,
    prefer: str | None,
    concealed: bool,
    as_json: bool,
) -> int:
    """Check MELDS for the initial meld, or find melds in a hand."""
    if (melds is None) == (hand is None):
        raise click.UsageError("Give MELDS to check, or --from HAND to find some.")
    if hand is None and prefer is not None:
        raise click.UsageError("--prefer needs --from HAND.")

    library = command_library()
    book = library.find_book(rule_set)
    needed = requirement(book.rules, score=score, deal_number=deal)
    top_card = None if top is None else meld_report.read_top_card(book, top)
    if hand is not None:
        is_enough = meld_report.print_best_meld(
            book, hand, needed, prefer=prefer, top=top_card, concealed=concealed, as_json=as_json
        )
    else:
        is_enough = meld_report.print_verdict(
            book, melds or "", needed, top=top_card, concealed=concealed, as_json=as_json
        )
    return EXIT_OK if is_enough else EXIT_NO


@click.command()
@click.option("--data", metavar="FOLDER", type=FOLDER, help="Folder with the saved games.")
@click.option("--repair", is_flag=True, help="Repair the data. Close the app first.")
@click.option(
    "--restore",
    metavar="BACKUP",
    help="Restore BACKUP, which is a number or a file. Close the app first.",
)
@JSON_OPTION
@click.pass_context
@exit_with_status
def doctor(
    context: click.Context,
    /,
    *,
    data: Path | None,
    repair: bool,
    restore: str | None,
    as_json: bool,
) -> int:
    """Check that all saved data can be read.

    Nothing is changed without --repair or --restore. You can check the data while the app is
    running.

    The exit status is 0 if there are no problems and 1 if there are. It is 2 if there are no games,
    if the backup does not exist, or if a repair is not possible because the app is running.
    """
    functions: AppFunctions = context.obj
    folder = data_folder(context, data)
    return run_doctor(folder, functions, repair=repair, restore=restore, as_json=as_json)


@click.group()
def package() -> None:
    """Package the app as a website, or package its sources for building apps."""


@package.command("site")
@click.argument("folder", type=FOLDER)
@click.pass_context
@exit_with_status
def site(context: click.Context, /, *, folder: Path) -> int:
    """Write the app as a website into FOLDER, which must be new or empty.

    Any web server can serve the website. It works offline after the first visit, and keeps the
    games in the browser. This command needs more packages. To install these:

    pip install "canasta-scorekeeper[package]"
    """
    functions: AppFunctions = context.obj
    return _report_folder("package-site", functions.build_site(folder))


@package.command("app")
@click.argument("folder", type=FOLDER)
@click.pass_context
@exit_with_status
def app(context: click.Context, /, *, folder: Path) -> int:
    """Write the app's sources into FOLDER, which must be new or empty.

    In this folder, run `flet build` with apk, aab, ipa, windows, macos, linux or web.
    """
    functions: AppFunctions = context.obj
    return _report_folder("package-app", functions.build_app(folder))


def _report_folder(key: str, built: BuiltFolder) -> int:
    """Print the size of a folder by a message; return the exit status."""
    size = round(built.size / BYTES_PER_MB, 1)
    text = command_words().text(key, folder=str(built.folder), files=built.files, size=size)
    click.echo(text)
    return EXIT_OK


@click.command()
@click.option(
    "--host",
    metavar="ADDRESS",
    default=ALL_ADDRESSES,
    show_default=True,
    help="Address to serve on, for the phones at the tables.",
)
@port_option
@click.option(
    "--organiser-remote",
    is_flag=True,
    help="Print a PIN for the organiser on another computer.",
)
@click.option("--https", is_flag=True, help="Use HTTPS with a certificate that this server makes.")
@click.option("--cert", type=PLAIN_FILE, help="Certificate for HTTPS, in PEM format.")
@click.option("--key", type=PLAIN_FILE, help="Key of the certificate, if it is in another file.")
@click.option(
    "--url",
    metavar="URL",
    help="Address for the phones, if they reach this server through a proxy or router.",
)
@click.option(
    "--copy", type=PLAIN_FILE, help="File in which to keep a copy of the current session."
)
@click.option(
    "--data", metavar="FOLDER", type=FOLDER, help="Folder with the saved games and sessions."
)
@click.pass_context
@exit_with_status
def serve(context: click.Context, /, *, data: Path | None, **options: Any) -> int:
    """Run a club's session for the phones at its tables.

    The organiser opens the printed link on this computer. Phones connect with the codes on the
    table cards, which the organiser can show and print.
    """
    functions: AppFunctions = context.obj
    return functions.serve_club(data=data_option(context, data), **options)


@click.command()
@click.argument("folder", type=FOLDER)
@click.option("--data", metavar="FOLDER", type=FOLDER, help="Folder with the saved sessions.")
@click.option(
    "--language",
    type=click.Choice(languages()),
    show_default="language of the terminal",
    help="Language of the pages.",
)
@click.option("--title", metavar="NAME", help="Name of the club on every page.")
@click.option(
    "--all-names", is_flag=True, help="Show all names, even those of members who have not agreed."
)
@click.option("--running", is_flag=True, help="Include unfinished sessions.")
@click.pass_context
@exit_with_status
def publish(
    context: click.Context,
    /,
    *,
    folder: Path,
    data: Path | None,
    language: str | None,
    title: str | None,
    all_names: bool,
    running: bool,
) -> int:
    """Write a club's results as web pages into FOLDER.

    The pages show finished sessions, seasons, ratings and records. Members who have not agreed to
    be named appear with their initials.

    FOLDER must be new, empty, or from an earlier publication, whose pages are then replaced. Other
    files in FOLDER stay. The parent folder must be writable too. You can publish while the app is
    running.
    """
    # A club's modules, which the other commands do not need.
    from scorekeeper.publishing import site  # noqa: PLC0415
    from scorekeeper.publishing.published_club import PublishOptions, saved_title  # noqa: PLC0415
    from scorekeeper.services.session import open_read_only  # noqa: PLC0415

    functions: AppFunctions = context.obj
    session = open_read_only(data_folder(context, data), now=functions.now)
    options = PublishOptions(
        title=title or saved_title(session), all_names=all_names, running=running
    )
    words = Words(language) if language else command_words()
    published = site.publish(session, words, options, folder)
    text = command_words().text(
        "publish-done",
        folder=str(published.folder),
        files=published.files,
        evenings=published.evenings,
    )
    click.echo(text)
    return EXIT_OK


COMMANDS: tuple[click.Command, ...] = (
    score,
    cases,
    print_schema,
    rules,
    meld,
    doctor,
    package,
    serve,
    publish,
)
"""All subcommands but `league`, which belongs to a layer above."""
