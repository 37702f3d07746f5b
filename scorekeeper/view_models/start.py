"""View model of the table while no game is open: the games to continue, or the latest ones."""

from collections.abc import Sequence
from dataclasses import dataclass

from scorekeeper.i18n import Words, times
from scorekeeper.match import MatchUid
from scorekeeper.rules import rule_book
from scorekeeper.rules.loader import Identity
from scorekeeper.services import Summary
from scorekeeper.view_models.matches import RUNNING_SEARCH_LIMIT, UNREADABLE_ERRORS

MAX_RUNNING_MATCHES = 6
MAX_FINISHED_MATCHES = 3


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


def example_meld_requirement(words: Words, identities: Sequence[Identity]) -> str:
    """Return a high initial meld requirement of the first rule set, in points."""
    bands = rule_book(identities[0].id).rules.initial_meld.bands
    return words.number(bands[-2].points)
