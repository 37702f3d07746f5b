"""Seats, dealers and the people of a match.

`seats_of` and `dealers` follow the turn round the table, `next_pairings` draws
partners for an evening, `renamed_match` gives people other names and `people_of` identifies the
players of a side across matches.
"""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations, product, zip_longest

from scorekeeper.match.model import Arrangement, Match, PlayedDeal, Player, Side


def next_arrangement(match: Match) -> Arrangement:
    """Return the arrangement for the next deal; empty once another deal was recorded."""
    last = match.deals[-1].uid if match.deals else None
    if match.arranged is None or match.arranged.after != last:
        return Arrangement(after=last)
    return match.arranged


def seats_of(match: Match, deal: int | None = None) -> tuple[str, ...]:
    """Return the names round the table in seating order, at the deal of an index or now.

    By default these are the first players of each side in order, then the second players, and
    so on.
    """
    is_next = deal is None or deal >= len(match.deals)
    if is_next and (seats := next_arrangement(match).seats):
        return seats
    upto = match.deals if deal is None else match.deals[: deal + 1]
    replaced = [played.seats for played in upto if played.seats]
    return replaced[-1] if replaced else match.seats or default_seats(match.sides)


def default_seats(sides: Sequence[Side]) -> tuple[str, ...]:
    """Return the players of all sides in turn, so that partners face each other."""
    rounds = zip_longest(*(side.players for side in sides))
    return tuple(player.name for turn in rounds for player in turn if player is not None)


def dealers(match: Match) -> tuple[str | None, ...]:
    """Return the dealer of each deal and, last, of the next one; None without names.

    The deal moves on by one seat in the match's direction, from the last dealer who was named.
    """
    seats, turn = match.seats or default_seats(match.sides), 0
    if match.first_dealer in seats:
        turn = seats.index(match.first_dealer)
    names = []
    for played in match.deals:
        seats = played.seats or seats
        if played.dealer is not None and played.dealer in seats:
            turn = seats.index(played.dealer)
        names.append(seats[turn % len(seats)] if seats else None)
        turn += match.direction
    arranged = next_arrangement(match)
    seats = arranged.seats or seats
    if arranged.dealer in seats:
        turn = seats.index(arranged.dealer)
    return (*names, seats[turn % len(seats)] if seats else None)


def resting(match: Match) -> tuple[str, ...]:
    """Return the names of those who sit out the next deal, where a side has more players than play.

    Its players take turns, in the order of the side.
    """
    names: list[str] = []
    for place, side in enumerate(match.sides):
        if (waiting := len(side.players) - match.rules.sides.size) > 0:
            players = [player.name for player in sides_now(match)[place].players]
            turn = len(match.deals) % len(players)
            names += [*players[turn:], *players[:turn]][:waiting]
    return tuple(names)


PAIR = 2
TABLE = 2 * PAIR
MOST = TABLE + PAIR
"""The most people who can share one table for an evening: two sit out."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two pairs who play a match, and the people who sit out."""

    first: tuple[str, str]
    second: tuple[str, str]
    pausing: tuple[str, ...] = ()

    @property
    def pairs(self) -> frozenset[frozenset[str]]:
        """Both pairs, in no order."""
        return frozenset((frozenset(self.first), frozenset(self.second)))

    @property
    def opponents(self) -> tuple[frozenset[str], ...]:
        """All twos who play against each other."""
        return tuple(frozenset(two) for two in product(self.first, self.second))

    @property
    def seats(self) -> tuple[str, ...]:
        """The names round the table, partners facing each other."""
        return tuple(name for pair in zip(self.first, self.second, strict=True) for name in pair)


def pairings(company: Sequence[str]) -> tuple[Pairing, ...]:
    """Return every way in which four of a company can play; none for fewer than 4, more than 6."""
    if not TABLE <= len(company) <= MOST:
        return ()
    ways = []
    for first, *others in combinations(company, TABLE):
        pausing = tuple(name for name in company if name not in (first, *others))
        for partner in others:
            left, right = (player for player in others if player != partner)
            ways.append(Pairing((first, partner), (left, right), pausing))
    return tuple(ways)


def next_pairings(company: Sequence[str], played: Sequence[Pairing]) -> tuple[Pairing, ...]:
    """Return every pairing of a company, the one that is due first.

    Those who have paused least sit out, then partners who have played together least come
    together, then opponents who have met least; ties keep the order of the company.
    """
    pauses = Counter(name for pairing in played for name in pairing.pausing)
    partners = Counter(pair for pairing in played for pair in pairing.pairs)
    opponents = Counter(met for pairing in played for met in pairing.opponents)

    def burden(pairing: Pairing) -> tuple[int, int, int, int]:
        together = [partners[pair] for pair in pairing.pairs]
        paused = sum(pauses[name] for name in pairing.pausing)
        met = sum(opponents[two] for two in pairing.opponents)
        return paused, max(together), sum(together), met

    return tuple(sorted(pairings(company), key=burden))


def matches_for_all(company: Sequence[str]) -> int:
    """Return the number of matches after which everybody has played with everybody.

    This is in the order of `next_pairings`; 0 if no match is possible.
    """
    wanted = {frozenset(pair) for pair in combinations(company, PAIR)}
    played: list[Pairing] = []
    while wanted and pairings(company):
        played.append(next_pairings(company, played)[0])
        wanted -= played[-1].pairs
    return len(played)


NewNames = Mapping[str, Player]
"""The people that names of a match stand for; other names stay as they are."""


def names_of(match: Match) -> tuple[Player, ...]:
    """Return all people in a match once: the players of its sides, then those who took over."""
    players = {player.name: player for side in match.sides for player in side.players}
    coming = next_arrangement(match)
    others = [*(coming.seats or ()), *([coming.dealer] if coming.dealer else [])]
    for played in match.deals:
        others += [*(played.seats or ()), *([played.out_player] if played.out_player else [])]
    for name in others:
        players.setdefault(name, Player(name))
    return tuple(players.values())


def renamed_match(match: Match, people: NewNames) -> Match:
    """Return the match with each of its names replaced by the person whom it stands for."""
    if not people:
        return match
    sides = _sides(people, match.sides)
    seated = {player.name for side in sides for player in side.players}
    others = (player for player in people.values() if player.uid and player.name not in seated)
    names: dict[str | None, str] = {name: person.name for name, person in people.items()}
    arranged = match.arranged
    if arranged is not None:
        seats = arranged.seats and tuple([names.get(name, name) for name in arranged.seats])
        dealer = names.get(arranged.dealer, arranged.dealer)
        arranged = replace(arranged, dealer=dealer, seats=seats)
    return replace(
        match,
        sides=sides,
        seats=tuple([names.get(name, name) for name in match.seats]),
        first_dealer=names.get(match.first_dealer, match.first_dealer),
        deals=tuple(renamed_deal(people, played) for played in match.deals),
        arranged=arranged,
        others=tuple(others),
    )


def with_players(side: Side, players: Sequence[Player]) -> Side:
    """Return a side with other players in their places; a name that is made of theirs follows."""
    names = [player.name for player in side.players]
    name = side.name
    if names and all(player_name in name for player_name in names):
        now = dict(zip(names, (player.name for player in players), strict=True))
        longest_first = sorted(names, key=len, reverse=True)
        name = re.sub("|".join(map(re.escape, longest_first)), lambda at: now[at[0]], name)
    return replace(side, name=name, players=tuple(players))


def sides_now(match: Match) -> tuple[Side, ...]:
    """Return the sides with the people who sit at the table now."""
    first, now = match.seats or default_seats(match.sides), seats_of(match)
    if len(first) != len(now) or first == now:
        return match.sides
    takes_over, known = dict(zip(first, now, strict=True)), {p.name: p for p in match.others}
    people = {old: known.get(new, Player(new)) for old, new in takes_over.items() if old != new}
    return _sides(people, match.sides)


def renamed_deal(people: NewNames, played: PlayedDeal) -> PlayedDeal:
    """Return a deal with each of its names replaced by the person whom it stands for."""
    names: dict[str | None, str] = {name: person.name for name, person in people.items()}
    seats, confirmed_by = played.seats, played.confirmed_by
    return replace(
        played,
        dealer=names.get(played.dealer, played.dealer),
        out_player=names.get(played.out_player, played.out_player),
        seats=seats and tuple([names.get(name, name) for name in seats]),
        confirmed_by=tuple([names.get(name, name) for name in confirmed_by]),
    )


def _sides(people: NewNames, sides: Sequence[Side]) -> tuple[Side, ...]:
    def player_of(player: Player) -> Player:
        person = people.get(player.name, player)
        return replace(person, uid=person.uid or player.uid)

    return tuple(with_players(side, list(map(player_of, side.players))) for side in sides)


@dataclass(frozen=True, slots=True)
class Person:
    """A player across matches: identified by the uid or, without one, by the name."""

    key: str
    name: str = field(compare=False)


@dataclass(frozen=True, slots=True)
class Partnership:
    """People who play a side together, in no order."""

    people: frozenset[Person]

    @property
    def names(self) -> tuple[str, ...]:
        """Their names in alphabetical order."""
        return tuple(sorted(person.name for person in self.people))


def people_of(match: Match, place: int, deal: int | None = None) -> tuple[Person, ...]:
    """Return the players of a side in the deal of an index, or now.

    A person who took over a seat plays for the side of that seat from then on.
    """
    players = (player for side in match.sides for player in side.players)
    uids = {player.name: player.uid for player in (*match.others, *players)}
    first, then = match.seats or default_seats(match.sides), seats_of(match, deal)
    takes_over = dict(zip(first, then, strict=True)) if len(first) == len(then) else {}
    names = [takes_over.get(player.name, player.name) for player in match.sides[place].players]
    return tuple(Person(uids.get(name) or name, name) for name in names)
