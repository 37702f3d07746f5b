"""Statistics over everything that was played here."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from scorekeeper.match.errors import RecordError
from scorekeeper.match.model import Match
from scorekeeper.match.progress import Progress
from scorekeeper.match.statistics import IsNobody, Statistics, statistics
from scorekeeper.rules import RuleSetError
from scorekeeper.session.summary import Summary


@dataclass(frozen=True, slots=True)
class Survey:
    """The statistics, and how many matches could not be read for them."""

    statistics: Statistics
    unreadable: int


def survey(summaries: Iterable[Summary], *, is_nobody: IsNobody) -> Survey:
    """The statistics of matches as the session lists them; each is scored for it once.

    A match that this version cannot read is left out and counted; a demo is left out.
    """
    listed = [summary for summary in summaries if not summary.is_demo]
    readable = list(_readable(listed))
    return Survey(statistics(readable, is_nobody=is_nobody), len(listed) - len(readable))


def _readable(summaries: Iterable[Summary]) -> Iterator[tuple[Match, Progress]]:
    for summary in summaries:
        try:
            found = summary.match, summary.progress
        except (RecordError, RuleSetError):
            continue
        yield found
