"""View model of the table while no game is open: the games to continue, or the latest ones."""

from collections.abc import Sequence
from dataclasses import dataclass

from scorekeeper.i18n import Words, times
from scorekeeper.i18n.rules import by_family
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
    """Return the running games, or else the latest ones.

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
        rows = tuple(start_match(words, each) for each in running[:MAX_RUNNING_MATCHES])
        return StartView("empty-running", words.text("empty-goes-on"), rows)
    rows = tuple(start_match(words, each) for each in latest[:MAX_FINISHED_MATCHES])
    return StartView("empty-title", words.text("empty-last"), rows)


def start_match(words: Words, summary: Summary) -> StartMatch:
    """Return a game as the list shows it."""
    try:
        pairs = list(zip(summary.match.sides, summary.progress.totals, strict=True))
    except UNREADABLE_ERRORS:
        unreadable = words.text("matches-unreadable")
        return StartMatch(summary.uid, unreadable, "", is_readable=False)
    score = " : ".join(f"{side.name} {words.number(total)}" for side, total in pairs)
    return StartMatch(summary.uid, score, times.day(words, summary.changed))


@dataclass(frozen=True, slots=True)
class MeldPromise:
    """A sentence of the first start about melds, with the number in its picture."""

    key: str
    number: str


def meld_promise(words: Words, rules: RuleSet) -> MeldPromise:
    """Return what the app does for the melds of a rule set, with an example from it.

    The example is a high minimum of an initial meld. Where there is none, it is the bonus of a
    natural canasta.
    """
    minimums = sorted({band.points for band in rules.initial_meld.bands} - {0})
    if not minimums:
        return MeldPromise("start-melds", words.number(rules.canasta_bonus.natural))
    # Not the highest one, which few games reach.
    return MeldPromise("start-meld", words.number(minimums[-2:][0]))


def example_names(words: Words, identities: Sequence[Identity]) -> str:
    """Return the names of the first rule sets of some families, separated by commas."""
    first_of_families = [members[0] for members in by_family(identities).values()]
    return ", ".join(map(words.rule_set_name, first_of_families[:EXAMPLE_COUNT]))
