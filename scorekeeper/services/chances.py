"""The chances of the sides of an open match, from deals of the matches in the store."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import islice

from scorekeeper.match.chance import Chance, SampledDeal, chance, sampled, simulated
from scorekeeper.match.model import Match, MatchUid
from scorekeeper.services.matches import Matches, OpenMatch
from scorekeeper.services.transactions import StampedCache
from scorekeeper.storage.database import MATCHES

FEWEST = 30
MOST = 400
"""Deals of a sample, the latest matches first: an estimate from fewer would be a guess, and more
would have to be scored."""
RESAMPLES = 2000
LONGEST = 60
"""Times that a match is played on, and deals to its end: what is farther off is not estimated."""


class Chances:
    """Estimates that are made when somebody looks, and kept until their match changes."""

    def __init__(self, matches: Matches) -> None:
        self.matches = matches
        self.made = StampedCache[MatchUid, Chance | None]()

    def find(self, open_match: OpenMatch) -> Chance | None:
        """Return the chances of the sides of a match; None where they would be a guess.

        They follow from deals of this store that were played and scored alike; while these are too
        few, from simulated ones. There are none at a club, before anybody has a point, and after
        the end.
        """
        stand = open_match.progress
        if open_match.club is not None or stand.outcome.over or not any(stand.totals):
            return None
        return self.made.get(open_match.uid, open_match.number, partial(self._estimate, open_match))

    def _estimate(self, open_match: OpenMatch) -> Chance | None:
        match = open_match.match
        stand = open_match.progress
        sample = list(islice(self._sample(match), MOST))
        is_simulated = False
        if len(sample) < FEWEST:
            sample = simulated(match)
            is_simulated = True
        if not sample:
            return None
        totals = stand.totals
        count = len(stand.deals)
        estimate = chance(match.rules, totals, count, sample, resamples=RESAMPLES, longest=LONGEST)
        return estimate and replace(estimate, is_simulated=is_simulated)

    def _sample(self, match: Match) -> Iterator[SampledDeal]:
        """Yield the deals of all matches at home that were played alike, demos left out."""
        documents = self.matches.work.database.picked(MATCHES, "uid", "ruleset")
        uids = {doc["uid"] for doc in documents if doc["ruleset"] == match.ruleset}
        for summary in self.matches.list():
            if summary.uid in uids and not summary.is_demo and summary.is_readable:
                yield from sampled(match, summary.match, summary.progress)
