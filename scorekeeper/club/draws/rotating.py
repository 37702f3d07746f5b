"""Players who change partners each round, and play with everybody before with anybody again.

Partners come from the circle, in which no pair repeats before all have been: that holds for as
many rounds as there are players but one, whatever their number. Where players are left over, one
pair of the round, or a pair and the one whom the circle leaves, rests; rounds are taken in such
an order that all rest before anybody rests again:

    4k       nobody rests
    4k + 1   the one left over
    4k + 2   neighbours on the circle: first (1, 2), (3, 4), ... and the middle with 0, then
             (0, 1), (2, 3), ... and the middle with the player across
    4k + 3   three neighbours: (0, 1, 2), (3, 4, 5), ... where the outer two are that pair

Which partners meet is left to a matching that weighs what has been: the best for each round, not
for all together. For six and eight players the circle is too narrow: `small.toml` has rounds for
these. So often does anybody meet an opponent, measured against what is needed were it spread
quite evenly (opponents of all over pairs of players, rounded up):

    4 to 64 players, up to 8 rounds          at most once more than needed, in every round
    4 to 64, as many rounds as players - 1   the same: three times at most, where two are needed
    72, 80 to 83, 100, as many rounds        the same
    65 to 160 players, 8 rounds              nobody meets anybody twice
    4 to 32 players, twice as many rounds    at most twice more than needed
    fifteen numbers from 9 to 64, 8 rounds,  at most once more; partners never repeat
      with a latecomer and a leaver
"""

import tomllib
from functools import cache
from importlib.resources import files
from itertools import chain
from typing import Any

from scorekeeper.club.draws.circle import circle, turns
from scorekeeper.club.draws.field import Drawn, Field, is_fair, shuffled
from scorekeeper.club.draws.meetings import met_least
from scorekeeper.club.draws.partners import partnered_least, seated
from scorekeeper.club.uids import EntrantUid

FILE = "small.toml"
NEIGHBOURS = (-1, 0, 1)
"""Who rests of an odd number that leaves three over: the one left over and its neighbours."""
Places = tuple[list[tuple[int, int]], list[int]]


def draw(field: Field) -> Drawn:
    """The next round of partners that rotate; the seed gives everybody a place.

    Players without partners meet whom they have met least. Where somebody came later, left or
    was moved by hand, the partners are those who have been partners least.
    """
    order = shuffled(field.present, field.seed)
    if field.size == 1:
        return met_least(order, field)
    small = _small_round(order, field)
    if small is not None:
        return small
    pairs, left = places(len(order), field.past.rounds)
    partners = [(order[one], order[other]) for one, other in pairs]
    rest = tuple(order[one] for one in left)
    before = max((field.past.partnered(*two) for two in partners), default=0)
    if before > field.past.rounds // turns(len(order)) or not is_fair(field, rest):
        partners, rest = partnered_least(order, field)
    return seated(partners, rest, field)


def places(count: int, turn: int) -> Places:
    """The partners of a round by their places below `count`, and the places that are left."""
    if count % 2:
        return _odd(count, turn)
    middle = count - 1
    if not count // 2 % 2:
        return circle(count, turn)[0], []
    one, other = _neighbours(count, turn % middle)
    alone = other if one == middle else _halved(one + other, middle)
    pairs = circle(count, alone)[0]
    return [two for two in pairs if set(two) != {one, other}], [one, other]


def _odd(count: int, turn: int) -> Places:
    if count // 2 % 2 == 0:
        pairs, alone = circle(count, turn)
        return pairs, [] if alone is None else [alone]
    whole, again = divmod(count, len(NEIGHBOURS))
    alone = len(NEIGHBOURS) * turn + 1 + (0 if again else turn // whole)
    left = [(alone + step) % count for step in NEIGHBOURS]
    return [two for two in circle(count, alone)[0] if not set(two) & set(left)], left


def _neighbours(count: int, turn: int) -> tuple[int, int]:
    """The pair that rests in a turn, of an even number of players that is no multiple of four."""
    middle, half = count - 1, count // 2
    if turn == 0:
        return middle, 0
    if turn < half:
        return turn * 2 - 1, turn * 2
    if turn == half:
        return middle, half - 1
    place = (turn - half - 1) * 2
    place += 2 if place >= half - 1 else 0
    return place, place + 1


def _halved(total: int, modulus: int) -> int:
    """The half of a number modulo an odd one."""
    return total // 2 if total % 2 == 0 else (total + modulus) // 2


def _small_round(order: tuple[EntrantUid, ...], field: Field) -> Drawn | None:
    """The round of `small.toml`, if it has one that is neither used up nor disturbed."""
    rounds = _small_rounds().get(str(len(order)), [])
    if field.past.rounds >= len(rounds):
        return None
    tables = rounds[field.past.rounds]
    meetings = tuple(tuple(tuple(order[one] for one in two) for two in table) for table in tables)
    playing = set(chain.from_iterable(chain.from_iterable(meetings)))
    byes = tuple(one for one in order if one not in playing)
    again = any(field.past.partnered(*two) for meeting in meetings for two in meeting)
    would_play = bool(byes and field.lone)
    return None if again or would_play or not is_fair(field, byes) else Drawn(meetings, byes)


@cache
def _small_rounds() -> dict[str, Any]:
    text = (files("scorekeeper.club.draws") / FILE).read_text("utf-8")
    rounds: dict[str, Any] = tomllib.loads(text)["rounds"]
    return rounds
