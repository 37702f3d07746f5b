"""The commands; each does what its docstring tells people."""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import click

from scorekeeper.cases import written
from scorekeeper.cli import group, reports
from scorekeeper.cli.corpus import export_cases
from scorekeeper.cli.group import FOLDER, Outside, cli, exits_in_words, spoken
from scorekeeper.cli.runner import Runner
from scorekeeper.cli.schema import schema, schema_names
from scorekeeper.errors import ScorekeeperError
from scorekeeper.i18n import Words
from scorekeeper.i18n.documents import problem_at
from scorekeeper.i18n.messages import languages, shortened
from scorekeeper.meld_finder import best_meld, candidate_melds
from scorekeeper.rules import find_rule_set, rule_book
from scorekeeper.rules.book import RuleBook
from scorekeeper.rules.cards import JOKER, plain_threes
from scorekeeper.scoring import LayDown, Problem, Requirement, notation
from scorekeeper.scoring.initial_meld import has_top_card, requirement, verdict
from scorekeeper.scoring.meld import placed_melds
from scorekeeper.scoring.notation import HeldCard, read_suited_hand, write_held_card

NO = 1
JSON_OPTION = click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
FILE = click.Path(path_type=Path)
DEAL = click.IntRange(min=1)
PREFERENCES = click.Choice([preference.value for preference in candidate_melds.Preference])
PATIENCE = 10  # seconds
EVERYWHERE = "0.0.0.0"  # noqa: S104  phones come from the club's network
COPY_FILE = click.Path(path_type=Path, dir_okay=False)


@cli.command()
@click.argument("file", type=FILE)
@JSON_OPTION
@exits_in_words
def score(file: Path, *, as_json: bool) -> int:
    """Print the score sheet of a match record."""
    return 0 if reports.print_score(group.read_json(file), str(file), as_json=as_json) else NO


@cli.command()
@click.argument("files", type=FILE, nargs=-1)
@click.option("--runner", metavar="COMMAND", help="Have this program answer the cases.")
@click.option(
    "--timeout",
    type=click.IntRange(min=1),
    default=PATIENCE,
    show_default=True,
    help="Seconds that the program may take for one answer.",
)
@click.option(
    "--export", type=FOLDER, help="Write this app's own cases into a new or empty folder."
)
@exits_in_words
def cases(files: tuple[Path, ...], *, runner: str | None, timeout: int, export: Path | None) -> int:
    """Run rule cases from files and print the ones that fail."""
    if (export is None) != bool(files):
        raise click.UsageError("Give FILES of cases to run, or --export FOLDER to get some.")
    if export is not None:
        return _report_made("cases-exported", export_cases(export))
    if runner is None:
        return 0 if reports.report_cases(files) else NO
    try:
        program = Runner(runner, seconds=timeout)
    except ValueError as error:
        raise click.UsageError(f"--runner: {error}.") from error
    with program:
        return 0 if reports.report_cases(files, program.ask) else NO


@cli.command("schema")
@click.argument("name", type=click.Choice(schema_names()))
@exits_in_words
def print_schema(name: str) -> int:
    """Print the JSON Schema (draft 2020-12) of a format."""
    click.echo(json.dumps(schema(name), ensure_ascii=False, indent=2))
    return 0


@cli.command()
@click.argument("rule_set", required=False)
@click.option("--compare", "other", help="Compare with this rule set.")
@click.option("--prose", "in_prose", is_flag=True, help="Say first in sentences what differs.")
@JSON_OPTION
@exits_in_words
def rules(rule_set: str | None, *, other: str | None, in_prose: bool, as_json: bool) -> int:
    """List the rule sets, or print every rule of one with its source."""
    if rule_set is None:
        if other is not None:
            raise click.UsageError("--compare needs two rule sets: rules ID --compare OTHER.")
        reports.list_rule_sets(as_json=as_json)
    elif other is not None:
        reports.print_comparison(rule_set, other, in_prose=in_prose, as_json=as_json)
    else:
        reports.print_rule_set(rule_set, as_json=as_json)
    return 0


@cli.command()
@click.argument("melds", required=False)
@click.option("--rules", "rule_set", required=True, help="Rule set, by id or name.")
@click.option("--score", default=0, help="The side's score before the deal.")
@click.option("--deal", "--hand", "deal", type=DEAL, default=1, help="Deal number, from 1.")
@click.option("--top", help="Top card of the pile, if you take it.")
@click.option("--concealed", is_flag=True, help="The player goes out concealed.")
@click.option("--from", "hand", help="Find melds in this hand, such as AAKK2* or 'AA2 h:4567 s:9'.")
@click.option(
    "--prefer", type=PREFERENCES, help="Which melds to find; the default is fewest cards."
)
@JSON_OPTION
@exits_in_words
def meld(
    melds: str | None,
    *,
    rule_set: str,
    score: int,
    deal: int,
    top: str | None,
    hand: str | None,
    prefer: str | None,
    **options: bool,
) -> int:
    """Check whether MELDS are enough for the initial meld, or find melds in a hand."""
    if (melds is None) == (hand is None):
        raise click.UsageError("Give MELDS to check, or --from HAND to find some.")
    if hand is None and prefer is not None:
        raise click.UsageError("--prefer needs --from HAND.")
    book = rule_book(find_rule_set(rule_set))
    required = requirement(book.rules, score=score, deal_number=deal)
    card = None if top is None else top_card(book, top)
    if hand is not None:
        is_enough = print_finding(book, hand, required, prefer=prefer, top=card, **options)
    else:
        is_enough = print_meld(book, melds or "", required, top=card, **options)
    return 0 if is_enough else NO


@cli.command()
@click.option("--data", type=FOLDER, help="Folder with the saved games.")
@click.option("--repair", is_flag=True, help="Repair the data. Close the app first.")
@click.option(
    "--restore",
    metavar="BACKUP",
    help="Restore a backup, by number or file. Close the app first.",
)
@JSON_OPTION
@click.pass_context
@exits_in_words
def doctor(
    context: click.Context,
    /,
    *,
    data: Path | None,
    repair: bool,
    restore: str | None,
    as_json: bool,
) -> int:
    """Check that all saved data can be read. Changes nothing without --repair or --restore.

    You can check while the app is running. Exit status: 0 no problems; 1 problems found; 2 no
    games or no such backup, or the app is running and nothing can be repaired or restored.
    """
    outside: Outside = context.obj
    folder = group.data_folder(context, data)
    return reports.run_doctor(folder, outside, repair=repair, restore=restore, as_json=as_json)


@cli.group()
def package() -> None:
    """Make the folder for a website, or the one for building phone and desktop apps."""


@package.command("site")
@click.argument("folder", type=FOLDER)
@click.pass_context
@exits_in_words
def site(context: click.Context, /, *, folder: Path) -> int:
    """Make a website in a new or empty FOLDER, for any web server.

    It needs nothing else, works offline after the first visit, and keeps its games in the
    browser. Install what this needs with: pip install "canasta-scorekeeper[package]"
    """
    return _report_made("package-site", context.obj.build_site(folder))


@package.command("app")
@click.argument("folder", type=FOLDER)
@click.pass_context
@exits_in_words
def app(context: click.Context, /, *, folder: Path) -> int:
    """Make a new or empty FOLDER for building apps with `flet build`.

    Then run in it: flet build apk, ipa, windows, macos, linux or web.
    """
    return _report_made("package-app", context.obj.build_app(folder))


def _report_made(key: str, made: Any) -> int:
    size = round(made.size / group.BYTES_PER_MB, 1)
    click.echo(spoken().text(key, folder=str(made.folder), files=made.files, size=size))
    return 0


@cli.command()
@click.option(
    "--host", default=EVERYWHERE, show_default=True, help="Address for the phones at the tables."
)
@click.option("--port", type=click.IntRange(0, group.HIGHEST_PORT), help="Port to serve on.")
@click.option(
    "--organiser-remote",
    is_flag=True,
    help="Let the organiser use another computer too, with the PIN printed here.",
)
@click.option("--https", is_flag=True, help="Make and keep a certificate for HTTPS.")
@click.option("--cert", type=COPY_FILE, help="Certificate for HTTPS (PEM).")
@click.option("--key", type=COPY_FILE, help="Key of the certificate, if it is in another file.")
@click.option(
    "--url", help="Address of this server for phones, where a proxy or a router stands between."
)
@click.option("--copy", type=COPY_FILE, help="Keep a copy of the current session in this file.")
@click.option("--data", type=FOLDER, help="Folder for sessions and games.")
@click.pass_context
@exits_in_words
def serve(context: click.Context, /, *, data: Path | None, **options: Any) -> int:
    """Run a club session for the phones at its tables and for big screens.

    The organiser works on this computer, with the link that is printed. Phones connect with the
    codes on the table cards, which the organiser can show and print.
    """
    outside: Outside = context.obj
    return outside.serve_club(data=group.named_folder(context, data), **options)


@cli.command()
@click.argument("folder", type=FOLDER)
@click.option("--data", type=FOLDER, help="Folder with the saved sessions.")
@click.option("--language", type=click.Choice(languages()), help="Language of the pages.")
@click.option("--title", help="Name of the club on every page.")
@click.option("--all-names", is_flag=True, help="Show every name, also without consent.")
@click.option("--running", is_flag=True, help="Include sessions that are not finished.")
@click.pass_context
@exits_in_words
def publish(
    context: click.Context,
    /,
    *,
    folder: Path,
    data: Path | None,
    language: str | None,
    title: str | None,
    **options: bool,
) -> int:
    """Write all finished sessions, seasons, ratings and records as web pages into FOLDER.

    FOLDER is new, empty, or one that was published to before: then the new pages replace the
    old ones at once, and other files in it stay; the folder around it must be writable too. Names
    appear where a member has agreed to it, initials otherwise. You can publish while the app is
    running.
    """
    from scorekeeper.publishing import published_club, site  # noqa: PLC0415  loads what other commands do without
    from scorekeeper.services.session import open_read_only  # noqa: PLC0415  as above

    outside: Outside = context.obj
    session = open_read_only(group.data_folder(context, data), now=outside.now)
    wanted = published_club.PublishOptions(
        title=title or published_club.saved_title(session), **options
    )
    words = Words(language) if language else spoken()
    made = site.publish(session, words, wanted, folder)
    counts = {"files": made.files, "evenings": made.evenings}
    click.echo(spoken().text("publish-done", folder=str(made.folder), **counts))
    return 0


class QuestionError(ScorekeeperError):
    """A question that cannot be read; the text is a sentence that names the token."""


def print_meld(
    book: RuleBook,
    melds: str,
    required: Requirement,
    *,
    top: HeldCard | None,
    concealed: bool,
    as_json: bool,
) -> bool:
    """Print value, requirement and problems of a lay-down; return True if it is allowed.

    Raises `QuestionError` for an unreadable token.
    """
    words = spoken()
    laid = notation.read_melds(melds, plain_threes=plain_threes(book.rules))
    if isinstance(laid, Problem):
        raise QuestionError(words.problem(laid))
    lay_down = LayDown(
        melds=laid,
        took_pile=top is not None,
        top_card=None if top is None else top.card,
        concealed_going_out=concealed,
    )
    if not has_top_card(lay_down):
        wrong = Problem("top_card_not_melded", "--top", {"card": lay_down.top_card})
        raise QuestionError(problem_at(words, wrong))
    judged = verdict(book.rules, lay_down, required)
    if as_json:
        document = {
            "value": judged.value,
            "requirement": written(judged.requirement),
            "allowed": judged.allowed,
            "problems": problem_documents(words, judged.problems),
        }
        click.echo(json.dumps(document, ensure_ascii=False))
        return judged.allowed
    key = "cli-allowed" if judged.allowed else "cli-not-allowed"
    click.echo(words.text(key, reached=words.reached(judged.value, judged.requirement)))
    tokens = {
        f"melds[{at}]": shortened(notation.write_meld(meld))
        for at, meld in placed_melds(book.rules, lay_down.melds)
    }
    for problem in judged.problems:
        what = words.problem(problem)
        where = tokens.get(problem.path)
        click.echo(words.text("finder-token", token=where, what=what) if where else what)
    reports.print_row(words, book, required, lay_down)
    return judged.allowed


def problem_documents(words: Words, problems: Iterable[Problem]) -> list[dict[str, Any]]:
    return [
        {"code": p.code, "path": p.path, "values": dict(p.values), "text": words.problem(p)}
        for p in problems
    ]


def top_card(book: RuleBook, text: str) -> HeldCard:
    """The top card of the pile from text, `K` or `h:7`; `QuestionError` where it is none."""
    if text.upper() == JOKER:
        return HeldCard(JOKER)
    held = read_suited_hand(text, plain_threes=plain_threes(book.rules))
    if isinstance(held, Problem):
        raise QuestionError(spoken().problem(held))
    if sum(held.values()) != 1:
        wrong = Problem("one_card_needed", "--top", {"text": text})
        raise QuestionError(problem_at(spoken(), wrong))
    (card,) = held
    return card


def print_finding(
    book: RuleBook,
    hand: str,
    required: Requirement,
    *,
    prefer: str | None,
    top: HeldCard | None,
    concealed: bool,
    as_json: bool,
) -> bool:
    """Print the best lay-down of a written hand, or the nearest and what it lacks.

    Returns True if one is enough. Raises `QuestionError` where the hand cannot be read, or is none
    that the packs could deal.
    """
    words = spoken()
    preference = candidate_melds.Preference(prefer or candidate_melds.Preference.FEWEST)
    question = candidate_melds.Question(
        rules=book.rules, required=required, preference=preference, top=top, concealed=concealed
    )
    held = read_suited_hand(hand, plain_threes=plain_threes(book.rules))
    result = held if isinstance(held, Problem) else best_meld.find_lay_down(held, question)
    if isinstance(result, Problem):
        sentence = words.problem(result)
        if result.code == "too_many_of_a_card":  # which, the sentence does not say
            token = shortened(result.values["token"])
            sentence = words.text("finder-token", token=token, what=sentence)
        raise QuestionError(sentence)
    if as_json:
        document = _finding_document(words, result, question.preference)
        click.echo(json.dumps(document, ensure_ascii=False))
    else:
        for line in _finding_lines(words, result):
            click.echo(line)
        reports.print_row(words, book, question.required, result.lay_down)
    return result.is_enough


def _finding_document(
    words: Words, best: best_meld.BestMeld, preference: candidate_melds.Preference
) -> dict[str, Any]:
    melds = best.lay_down.melds
    return {
        "found": best.is_enough,
        "prefer": str(preference),
        "melds": [notation.write_meld(meld) for meld in melds],
        "cards": sum(meld.cards for meld in melds),
        "value": best.verdict.value,
        "requirement": written(best.verdict.requirement),
        "allowed": best.verdict.allowed,
        "problems": problem_documents(words, best.verdict.problems),
        "top_card_melded": has_top_card(best.lay_down),
        "missing_cards": best.missing_cards,
        "closing": [write_held_card(card) for card in best.closing],
    }


def _finding_lines(words: Words, best: best_meld.BestMeld) -> Iterator[str]:
    melds, judged = best.lay_down.melds, best.verdict
    if melds:
        yield words.text(
            "finder-found" if best.is_enough else "finder-nearest",
            melds=" ".join(notation.write_meld(meld) for meld in melds),
            reached=words.reached(judged.value, judged.requirement),
            cards=sum(meld.cards for meld in melds),
        )
    if best.is_enough:
        return
    if not has_top_card(best.lay_down):
        yield words.text("finder-top-unused")
    elif not melds:
        yield words.text("finder-nothing")
    for problem in judged.problems:
        if problem.code != "nothing_laid":  # the line before says so
            yield words.problem(problem)
    if best.missing_cards:
        yield words.text("finder-missing", count=best.missing_cards)
    cards = " ".join(write_held_card(card) for card in best.closing)
    yield words.text("finder-closing" if cards else "finder-none-closes", cards=cards)
