"""View model of the table without an open game: games to continue, or the latest games."""

from collections.abc import Sequence
from dataclasses import dataclass

from scorekeeper.i18n import Words, times
from scorekeeper.i18n.rules import group_by_family
from scorekeeper.match import MatchUid
from scorekeeper.rules import RuleSet
from scorekeeper.rules.loader import Identity
from scorekeeper.services import Summary
from scorekeeper.view_models.matches import RUNNING_SEARCH_LIMIT, UNREADABLE_ERRORS

MAX_RUNNING_MATCHES = 6
MAX_FINISHED_MATCHES = 3
EXAMPLE_COUNT = 3  # rule sets that are named at the first start


@dataclass(frozen=True, slots=True)
class StartMatch:
    """A game of the list."""

    uid: MatchUid
    score: str
    """Names and totals of the sides; for an unreadable game a sentence."""
    day: str
    is_readable: bool = True


@dataclass(frozen=True, slots=True)
class StartView:
    """Content of the table without an open game."""

    heading_key: str
    """Key of the heading; its detail is the first step to take."""
    list_title: str
    """Empty without games."""
    matches: tuple[StartMatch, ...]


def start_view(words: Words, summaries: Sequence[Summary]) -> StartView:
    """Return the running games among the latest ones, or the latest games if none is running.

    Args:
        words: The language.
        summaries: All games, the latest first.
    """
    latest = summaries[:RUNNING_SEARCH_LIMIT]
    if not latest:
        return StartView("start-title", "", ())
    running = [
        summary for summary in latest if summary.is_readable and not summary.progress.outcome.over
    ]
    if running:
        rows = tuple(start_match_row(words, each) for each in running[:MAX_RUNNING_MATCHES])
        return StartView("empty-running", words.text("empty-goes-on"), rows)
    rows = tuple(start_match_row(words, each) for each in latest[:MAX_FINISHED_MATCHES])
    return StartView("empty-title", words.text("empty-last"), rows)


def start_match_row(words: Words, summary: Summary) -> StartMatch:
    """Return the row of a game on the start screen, also for an unreadable game."""
    # Reading the match or progress of an unreadable game raises an error.
    try:
        pairs = list(zip(summary.match.sides, summary.progress.totals, strict=True))
    except UNREADABLE_ERRORS:
        unreadable = words.text("matches-unreadable")
        return StartMatch(summary.uid, unreadable, "", is_readable=False)
    score = " : ".join(f"{side.name} {words.number(total)}" for side, total in pairs)
    return StartMatch(summary.uid, score, times.day(words, summary.changed))


@dataclass(frozen=True, slots=True)
class MeldPromise:
    """A sentence about melds on the screen of the first start, and the number in its picture."""

    key: str
    number: str


def meld_promise(words: Words, rules: RuleSet) -> MeldPromise:
    """Return a sentence about the app's help with melds, with a number from the rules.

    The number is a high initial meld requirement, or else the bonus of a natural canasta.
    """
    minimums = sorted({band.points for band in rules.initial_meld.bands} - {0})
    if not minimums:
        return MeldPromise("start-melds", words.number(rules.canasta_bonus.natural))
    # The second highest requirement, because few games reach the highest.
    example = minimums[-2] if len(minimums) > 1 else minimums[0]
    return MeldPromise("start-meld", words.number(example))


def example_names(words: Words, identities: Sequence[Identity]) -> str:
    """Return the names of the first rule sets of the first families, separated by commas."""
    first_of_families = [members[0] for members in group_by_family(identities).values()]
    return ", ".join(map(words.rule_set_name, first_of_families[:EXAMPLE_COUNT]))
