"""The matches of one table's evening: everybody plays with everybody, and pauses are shared.

Four have three pairings; of five or six some sit out. The next match is worked out from those
that were played, so a table may skip one, or play one of its own choice, at any time.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

PAIR = 2
TABLE = 2 * PAIR
MOST = TABLE + PAIR
"""People who can share one table for an evening: no more than two sit out."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two pairs who play a match, and who sits out."""

    first: tuple[str, str]
    second: tuple[str, str]
    pausing: tuple[str, ...] = ()

    @property
    def pairs(self) -> frozenset[frozenset[str]]:
        """Who plays with whom, in no order."""
        return frozenset((frozenset(self.first), frozenset(self.second)))

    @property
    def seats(self) -> tuple[str, ...]:
        """The names round the table, partners facing each other."""
        return tuple(name for pair in zip(self.first, self.second, strict=True) for name in pair)


def pairings(company: Sequence[str]) -> tuple[Pairing, ...]:
    """Every way in which four of a company can play; none for fewer than four or too many."""
    if not TABLE <= len(company) <= MOST:
        return ()
    return tuple(
        pairing
        for playing in combinations(company, TABLE)
        for pairing in _of_four(playing, tuple(one for one in company if one not in playing))
    )


def next_pairings(company: Sequence[str], played: Sequence[Pairing]) -> tuple[Pairing, ...]:
    """Every pairing of a company, the one whose turn it is first.

    Whoever has paused least sits out, then partners who have played together least come
    together, then opponents who have met least; what is still equal keeps the order of the
    company.
    """
    pauses = Counter(name for one in played for name in one.pausing)
    partners = Counter(pair for one in played for pair in one.pairs)
    opponents = Counter(met for one in played for met in _opponents(one))

    def burden(pairing: Pairing) -> tuple[int, int, int, int]:
        together = [partners[pair] for pair in pairing.pairs]
        return (
            sum(pauses[name] for name in pairing.pausing),
            max(together),
            sum(together),
            sum(opponents[met] for met in _opponents(pairing)),
        )

    return tuple(sorted(pairings(company), key=burden))


def matches_for_all(company: Sequence[str]) -> int:
    """How many matches it takes until everybody has played with everybody.

    That is in the order of `next_pairings`; 0 where no match is possible.
    """
    wanted = {frozenset(pair) for pair in combinations(company, PAIR)}
    played: list[Pairing] = []
    while wanted and pairings(company):
        played.append(next_pairings(company, played)[0])
        wanted -= played[-1].pairs
    return len(played)


def _of_four(playing: Sequence[str], pausing: tuple[str, ...]) -> Iterator[Pairing]:
    first, *others = playing
    for partner in others:
        left, right = (one for one in others if one != partner)
        yield Pairing((first, partner), (left, right), pausing)


def _opponents(pairing: Pairing) -> Iterator[frozenset[str]]:
    for one in pairing.first:
        for other in pairing.second:
            yield frozenset((one, other))
