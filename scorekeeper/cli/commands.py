"""The commands that need neither screen nor network."""

from pathlib import Path
from typing import Any

import click

from scorekeeper.cli.asking import meld_question, print_meld
from scorekeeper.cli.case_report import report_cases
from scorekeeper.cli.compare_report import print_comparison
from scorekeeper.cli.files import read_json
from scorekeeper.cli.finding import finding_question, print_finding
from scorekeeper.cli.group import FOLDER, cli, exits_in_words, use_rules_in
from scorekeeper.cli.outside import Outside
from scorekeeper.cli.rule_report import list_rule_sets, print_rule_set
from scorekeeper.cli.score_report import print_score
from scorekeeper.rules import find_rule_set, rule_book
from scorekeeper.scoring.finder import Preference

NO = 1

JSON_OPTION = click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
FILE = click.Path(path_type=Path)
DEAL = click.IntRange(min=1)
PREFERENCES = click.Choice([preference.value for preference in Preference])


@cli.command()
@click.argument("file", type=FILE)
@JSON_OPTION
@exits_in_words
def score(file: Path, *, as_json: bool) -> int:
    """Print the score sheet of a match record."""
    return 0 if print_score(read_json(file), str(file), as_json=as_json) else NO


@cli.command()
@click.argument("files", type=FILE, nargs=-1, required=True)
@exits_in_words
def cases(files: tuple[Path, ...]) -> int:
    """Run files of rule cases and print those that fail."""
    return 0 if report_cases(files) else NO


@cli.command()
@click.argument("rule_set", required=False)
@click.option("--compare", "other", help="Another rule set: print where the two differ.")
@JSON_OPTION
@exits_in_words
def rules(rule_set: str | None, *, other: str | None, as_json: bool) -> int:
    """List the rule sets, or print every value of one with its source."""
    if rule_set is None:
        if other is not None:
            raise click.UsageError("Name the rule set that it is compared with.")
        list_rule_sets(as_json=as_json)
    elif other is not None:
        print_comparison(rule_set, other, as_json=as_json)
    else:
        print_rule_set(rule_set, as_json=as_json)
    return 0


@cli.command()
@click.argument("melds", required=False)
@click.option("--rules", "rule_set", required=True, help="Id of the rule set.")
@click.option("--score", default=0, help="The side's total before the deal, in points.")
@click.option("--deal", "--hand", "deal", type=DEAL, default=1, help="Number of the deal, from 1.")
@click.option("--top", help="Top card of the pile that was taken for it.")
@click.option("--concealed", is_flag=True, help="Laid by a player who goes out concealed.")
@click.option("--from", "hand", help="Find melds in a hand, say AAKK2* or 'AA2 h:4567 s:9'.")
@click.option("--prefer", type=PREFERENCES, help="Which of them, fewest cards unless said.")
@JSON_OPTION
@exits_in_words
def meld(
    melds: str | None,
    *,
    rule_set: str,
    hand: str | None,
    prefer: str | None,
    as_json: bool,
    **circumstances: Any,
) -> int:
    """Say whether these melds are enough for a side's initial meld, or find some that are."""
    if (melds is None) == (hand is None):
        raise click.UsageError("Give MELDS to be judged, or --from HAND to find some.")
    if hand is not None:
        book = rule_book(find_rule_set(rule_set))
        asked = finding_question(book.rules, prefer=prefer, **circumstances)
        return 0 if print_finding(book, hand, asked, as_json=as_json) else NO
    if prefer is not None:
        raise click.UsageError("--prefer goes with --from HAND.")
    question = meld_question(rule_set, melds or "", **circumstances)
    return 0 if print_meld(question, as_json=as_json) else NO


@cli.command()
@click.option("--data", type=FOLDER, help="Folder in which the matches are kept.")
@click.option("--repair", is_flag=True, help="Mend what can be mended; not while the app runs.")
@click.option(
    "--restore",
    metavar="BACKUP",
    help="Go back to a backup, by its number or its file; not while the app runs.",
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
    """Check that everything that was saved can be read; nothing is changed without being asked.

    It may be done while the app runs. 0: all is well; 1: something was found; 2: there are no
    matches or no such backup to be read, or the app has the matches open, so that they cannot be
    repaired or restored now.
    """
    # The other commands need no store and start without it.
    from scorekeeper.cli.doctor import doctor as check  # noqa: PLC0415

    outside: Outside = context.obj
    if data is not None:
        use_rules_in(data, outside)
    named = data or (context.parent.params["data"] if context.parent else None)
    folder = outside.data_folder(named)
    return check(
        folder,
        repair=repair,
        restore=restore,
        as_json=as_json,
        now=outside.now,
        new_uid=outside.new_uid,
    )
