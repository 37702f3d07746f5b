"""The standing of an evening: worked out from its tables each time, never kept.

What it counts, by the schemes of `schemes.toml`:

    scheme       what it adds up                   where it is from            here
    finland      2, 1 or 0 for a match             the Finnish federation      yes
    wins         matches won                       pinochle in Kansas City,    yes
                                                   CK70 in Helsingborg
    total        card points                       Hand and Foot of teams      yes
    burraco_3/4  victory points by a table of      burraco; none was found     yes, to be
                 differences                       for canasta                 changed at will
    drop         the worst rounds of everybody     asked for by clubs; no      yes, in any
                 do not count                      source with figures         scheme
    carry-over   finals begin with points of the   CK70 in Helsingborg         no: a season
                 rounds before                                                 adds evenings up
    knock-out    who loses is out                  Canasta for a Cure          no: it is no
                                                                               standing

What parts those who are level, in the order that the scheme or the evening names:

    difference      card points more than the other side's,        Finland           yes
                    over all matches
    head_to_head    points from matches among those level, where   burraco           yes
                    all of them have met
    card_points     card points over all matches                   Kansas City,      yes
                                                                   CK70, burraco
    wins            matches won                                    no source         yes
    highest_match   the most card points of one match              no source         yes
    lot             chance, by the seed of the evening, between    no source         yes
                    those who have played
    opponents       points of all opponents (Buchholz)             chess             no: no card
                                                                                     club was found
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from scorekeeper.club.lines import Line, lines_of
from scorekeeper.club.model import Evening
from scorekeeper.club.scheme import TieBreak
from scorekeeper.club.tie_breaks import Ranked, Sum, ranked
from scorekeeper.club.uids import EntrantUid


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One entrant's place, and what it comes from."""

    place: int | None
    """None while nobody has one, since no table has a result."""
    entrant: EntrantUid
    points: int
    card_points: int
    difference: int
    wins: int
    draws: int
    losses: int
    byes: int
    highest_match: int
    lines: tuple[Line, ...]
    """What counts; the points are their sum."""
    dropped: tuple[Line, ...] = ()
    """What does not count, of the worst rounds."""
    shared: bool = False
    """Whether others have the same place, since nothing parts them."""
    parted_by: TieBreak | None = None
    """What puts it behind the one before, which has as many points."""

    def is_among(self, first: int) -> bool:
        """Whether it has one of so many first places by something that it has done."""
        return self.place is not None and self.place <= first and bool(self.lines)


def standing(evening: Evening) -> tuple[Row, ...]:
    """The rows of an evening, first place first, of everybody who plays or has played.

    It counts every table with a result, in a running round too. Who could not be parted by the
    tie-breaks has the same place, in the order of the uids. Before the first result nobody has
    a place, and all stand in the order in which they were entered.
    """
    plan = evening.plan
    own: dict[EntrantUid, list[Line]] = {entrant.uid: [] for entrant in evening.entrants}
    for line in lines_of(evening):
        own[line.entrant].append(line)
    rounds = [one.number for one in evening.rounds if one.state == "closed"]
    counted = {uid: _counted(lines, rounds, plan.drop_worst) for uid, lines in own.items()}
    sums = [_sum(uid, lines) for uid, (lines, _) in counted.items()]
    if not any(table.result for one in evening.rounds for table in one.tables):
        return tuple(_row(one, None, Ranked((one,), None), ()) for one in sums)
    return tuple(_rows(ranked(sums, plan.scheme.tie_breaks, plan.lot), counted))


def _counted(
    lines: Sequence[Line], rounds: Sequence[int], drop: int
) -> tuple[tuple[Line, ...], tuple[Line, ...]]:
    """The lines that count and those that are dropped: of the closed rounds the worst.

    A round that an entrant did not play is its worst. One round always counts.
    """
    by_round = {number: tuple(part) for number, part in groupby(lines, key=lambda line: line.round)}
    worst = sorted(rounds, key=lambda number: _worth(by_round.get(number, ())))
    gone = set(worst[: min(drop, max(len(rounds) - 1, 0))])
    kept = tuple(line for line in lines if line.round not in gone)
    return kept, tuple(line for line in lines if line.round in gone)


def _worth(lines: Sequence[Line]) -> tuple[int, ...]:
    """What rounds are compared by; nothing is less than a round that was played."""
    points, cards, difference = (
        sum(getattr(line.gain, name) for line in lines)
        for name in ("points", "card_points", "difference")
    )
    return (len(lines[:1]), points, difference, cards)


def _sum(uid: EntrantUid, lines: tuple[Line, ...]) -> Sum:
    gains = [line.gain for line in lines]
    return Sum(
        entrant=uid,
        points=sum(gain.points for gain in gains),
        card_points=sum(gain.card_points for gain in gains),
        difference=sum(gain.difference for gain in gains),
        wins=sum(gain.outcome == "won" for gain in gains),
        highest_match=max(
            (gain.card_points for gain in gains if gain.outcome != "rested"), default=0
        ),
        lines=lines,
    )


def _rows(
    groups: Iterable[Ranked],
    counted: Mapping[EntrantUid, tuple[tuple[Line, ...], tuple[Line, ...]]],
) -> Iterable[Row]:
    place = 1
    for group in groups:
        for one in group.sums:
            yield _row(one, place, group, counted[one.entrant][1])
        place += len(group.sums)


def _row(one: Sum, place: int | None, group: Ranked, dropped: tuple[Line, ...]) -> Row:
    outcomes = [line.gain.outcome for line in one.lines]
    return Row(
        place=place,
        entrant=one.entrant,
        points=one.points,
        card_points=one.card_points,
        difference=one.difference,
        wins=one.wins,
        draws=outcomes.count("drawn"),
        losses=outcomes.count("lost"),
        byes=outcomes.count("rested"),
        highest_match=one.highest_match,
        lines=one.lines,
        dropped=dropped,
        shared=len(group.sums) > 1,
        parted_by=group.by,
    )
