"""The chances of the sides of an open match, estimated from deals in the store."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

from scorekeeper.match.chance import Chance, SampledDeal, chance, sampled_deals, simulated_deals
from scorekeeper.match.model import Match, MatchUid
from scorekeeper.services.matches import Matches, OpenMatch
from scorekeeper.services.transactions import StampedCache
from scorekeeper.storage.database import MATCHES

MIN_SAMPLE = 30  # deals; an estimate from fewer would be a guess
MAX_SAMPLE = 400  # deals, of the latest matches first; scoring more would take too long
RESAMPLES = 2000  # number of times that the rest of the match is simulated
MAX_DEALS_TO_END = 60  # matches that take longer on average are not estimated


class Chances:
    """Estimates of chances, which are made on demand and cached until the match changes."""

    def __init__(self, matches: Matches) -> None:
        self.matches = matches
        self.estimates = StampedCache[MatchUid, Chance | None]()

    def find(self, open_match: OpenMatch) -> Chance | None:
        """Return each side's chance to win a match, estimated once for each state of the match.

        The estimate is from deals in this store that were played and scored by the same rules; if
        there are too few, from simulated deals. Returns None for matches of clubs, before any side
        has points, after the end of the match, and if the end is too far off.
        """
        progress = open_match.progress
        if open_match.club is not None or progress.outcome.over or not any(progress.totals):
            return None
        return self.estimates.get(
            open_match.uid, open_match.number, lambda: self._estimate(open_match)
        )

    def _estimate(self, open_match: OpenMatch) -> Chance | None:
        """Estimate the chance of each side to win; return None if no deals can be sampled."""
        match = open_match.match
        progress = open_match.progress
        sample = list(islice(self._sample(match), MAX_SAMPLE))
        is_simulated = len(sample) < MIN_SAMPLE
        if is_simulated:
            sample = simulated_deals(match)
        if not sample:
            return None
        estimate = chance(
            match.rules,
            progress.totals,
            len(progress.deals),
            sample,
            resamples=RESAMPLES,
            longest=MAX_DEALS_TO_END,
        )
        return estimate and replace(estimate, is_simulated=is_simulated)

    def _sample(self, match: Match) -> Iterator[SampledDeal]:
        """Yield the deals of all matches by the same rules, except matches of clubs and demos."""
        documents = self.matches.work.database.select_fields(MATCHES, "uid", "ruleset")
        uids = {doc["uid"] for doc in documents if doc["ruleset"] == match.ruleset}
        for summary in self.matches.list():
            if summary.uid in uids and not summary.is_demo and summary.is_readable:
                yield from sampled_deals(match, summary.match, summary.progress)
