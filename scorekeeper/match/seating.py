"""Seats, dealers and the people of a match.

`seats_of` and `dealers` follow the turn round the table, `next_pairings` chooses the partners of
an evening, `renamed_match` gives people other names, and `people_of` identifies the players of a
side across matches.
"""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations, product, zip_longest

from scorekeeper.match.model import Arrangement, Match, PlayedDeal, Player, Side


def next_arrangement(match: Match) -> Arrangement:
    """Return the arrangement for the next deal; an empty one if a deal was recorded since."""
    last = match.deals[-1].uid if match.deals else None
    if match.arranged is None or match.arranged.after != last:
        return Arrangement(after=last)
    return match.arranged


def seats_of(match: Match, deal: int | None = None) -> tuple[str, ...]:
    """Return the names of the players in seating order.

    If no seats are recorded, these are the first player of each side, then the second ones, and
    so on.

    Args:
        match: The match.
        deal: Index of the deal; None for the next one.
    """
    is_next = deal is None or deal >= len(match.deals)
    arranged_seats = next_arrangement(match).seats
    if is_next and arranged_seats:
        return arranged_seats

    # A deal has seats if somebody was replaced; they hold until the next replacement.
    deals = match.deals if deal is None else match.deals[: deal + 1]
    for played in reversed(deals):
        if played.seats:
            return played.seats
    return match.seats or default_seats(match.sides)


def default_seats(sides: Sequence[Side]) -> tuple[str, ...]:
    """Return the players of all sides in turn, so that partners face each other."""
    rounds = zip_longest(*(side.players for side in sides))
    return tuple(player.name for turn in rounds for player in turn if player is not None)


def dealers(match: Match) -> tuple[str | None, ...]:
    """Return the name of each deal's dealer and, last, of the next one; None without names.

    The deal moves on by one seat in the match's direction, from the last dealer who was recorded.
    """
    seats = match.seats or default_seats(match.sides)
    turn = 0
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


def resting_players(match: Match) -> tuple[str, ...]:
    """Return the names of the players who sit out the next deal.

    There are some if a side has more players than play at once. They take turns, in the order of
    the side.
    """
    names: list[str] = []
    for side in current_sides(match):
        resting_count = len(side.players) - match.rules.sides.size
        if resting_count > 0:
            players = [player.name for player in side.players]
            turn = len(match.deals) % len(players)
            players_in_turn = [*players[turn:], *players[:turn]]
            names += players_in_turn[:resting_count]
    return tuple(names)


PAIR_SIZE = 2
TABLE_SIZE = 2 * PAIR_SIZE
MAX_COMPANY = TABLE_SIZE + PAIR_SIZE
"""The maximum number of people who can share one table for an evening: two sit out."""


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
        """All pairs of people who play against each other."""
        return tuple(frozenset(pair) for pair in product(self.first, self.second))

    @property
    def seats(self) -> tuple[str, ...]:
        """The names round the table, partners facing each other."""
        return tuple(name for pair in zip(self.first, self.second, strict=True) for name in pair)


def pairings(company: Sequence[str]) -> tuple[Pairing, ...]:
    """Return every way in which four of a company can play in pairs.

    There is none for fewer than four people or more than six.
    """
    if not TABLE_SIZE <= len(company) <= MAX_COMPANY:
        return ()
    result = []
    for first, *others in combinations(company, TABLE_SIZE):
        pausing = tuple(name for name in company if name not in (first, *others))
        for partner in others:
            left, right = (player for player in others if player != partner)
            result.append(Pairing((first, partner), (left, right), pausing))
    return tuple(result)


def next_pairings(company: Sequence[str], played: Sequence[Pairing]) -> tuple[Pairing, ...]:
    """Return every pairing of a company, the most suitable for the next match first.

    The people who have paused least sit out, the partners who have played together least form
    pairs, and the opponents who have met least meet. Ties keep the order of the company.
    """
    pauses = Counter(name for pairing in played for name in pairing.pausing)
    partners = Counter(pair for pairing in played for pair in pairing.pairs)
    opponents = Counter(pair for pairing in played for pair in pairing.opponents)

    def order(pairing: Pairing) -> tuple[int, int, int, int]:
        pause_count = sum(pauses[name] for name in pairing.pausing)
        matches_together = [partners[pair] for pair in pairing.pairs]
        meeting_count = sum(opponents[pair] for pair in pairing.opponents)
        return pause_count, max(matches_together), sum(matches_together), meeting_count

    return tuple(sorted(pairings(company), key=order))


def matches_until_all_partnered(company: Sequence[str]) -> int:
    """Return the number of matches until every two people of a company have been partners.

    The matches are those that `next_pairings` puts first. Return 0 if no match is possible.
    """
    missing_pairs = {frozenset(pair) for pair in combinations(company, PAIR_SIZE)}
    played: list[Pairing] = []
    while missing_pairs and pairings(company):
        pairing = next_pairings(company, played)[0]
        played.append(pairing)
        missing_pairs -= pairing.pairs
    return len(played)


NewPeople = Mapping[str, Player]
"""New people by the names in a match; other names do not change."""


def all_players(match: Match) -> tuple[Player, ...]:
    """Return everyone in a match once: the players of its sides, then those who took over."""
    players = {player.name: player for side in match.sides for player in side.players}

    arrangement = next_arrangement(match)
    names = [*(arrangement.seats or ()), arrangement.dealer]
    for played in match.deals:
        names += [*(played.seats or ()), played.out_player]

    for name in names:
        if name:
            players.setdefault(name, Player(name))
    return tuple(players.values())


def renamed_match(match: Match, people: NewPeople) -> Match:
    """Return a match in which `people`, by old name, replace players."""
    if not people:
        return match
    sides = _renamed_sides(people, match.sides)
    seated = {player.name for side in sides for player in side.players}
    others = (player for player in people.values() if player.uid and player.name not in seated)
    arranged = match.arranged
    if arranged is not None:
        arranged = replace(
            arranged,
            dealer=_new_name(people, arranged.dealer),
            seats=None if arranged.seats is None else _new_names(people, arranged.seats),
        )
    return replace(
        match,
        sides=sides,
        seats=_new_names(people, match.seats),
        first_dealer=_new_name(people, match.first_dealer),
        deals=tuple(renamed_deal(people, played) for played in match.deals),
        arranged=arranged,
        others=tuple(others),
    )


def with_players(side: Side, players: Sequence[Player]) -> Side:
    """Return a side with new players in the places of its players.

    A name of the side that contains the names of all its players changes with them.
    """
    old_names = [player.name for player in side.players]
    name = side.name
    if old_names and all(old_name in name for old_name in old_names):
        new_names = dict(zip(old_names, (player.name for player in players), strict=True))
        # Longest first: "Ann" must not match the beginning of "Anna".
        alternatives = sorted(old_names, key=len, reverse=True)
        pattern = "|".join(map(re.escape, alternatives))
        name = re.sub(pattern, lambda found: new_names[found[0]], name)
    return replace(side, name=name, players=tuple(players))


def current_sides(match: Match) -> tuple[Side, ...]:
    """Return the sides of a match with the people who sit at the table now."""
    first_seats = match.seats or default_seats(match.sides)
    current_seats = seats_of(match)
    if len(first_seats) != len(current_seats) or first_seats == current_seats:
        return match.sides
    others = {player.name: player for player in match.others}
    people = {
        old_name: others.get(new_name, Player(new_name))
        for old_name, new_name in zip(first_seats, current_seats, strict=True)
        if old_name != new_name
    }
    return _renamed_sides(people, match.sides)


def renamed_deal(people: NewPeople, played: PlayedDeal) -> PlayedDeal:
    """Return a deal in which `people`, by old name, replace players."""
    return replace(
        played,
        dealer=_new_name(people, played.dealer),
        out_player=_new_name(people, played.out_player),
        seats=None if played.seats is None else _new_names(people, played.seats),
        confirmed_by=_new_names(people, played.confirmed_by),
    )


def _new_name(people: NewPeople, name: str | None) -> str | None:
    if name is None or name not in people:
        return name
    return people[name].name


def _new_names(people: NewPeople, names: Sequence[str]) -> tuple[str, ...]:
    return tuple([people[name].name if name in people else name for name in names])


def _renamed_sides(people: NewPeople, sides: Sequence[Side]) -> tuple[Side, ...]:
    """Return sides in which `people`, by old name, replace players."""

    def new_player(player: Player) -> Player:
        person = people.get(player.name, player)
        # A person without a uid takes over the one of the player.
        return replace(person, uid=person.uid or player.uid)

    return tuple(with_players(side, list(map(new_player, side.players))) for side in sides)


@dataclass(frozen=True, slots=True)
class Person:
    """A player across matches."""

    key: str
    """The uid; the name of a player without one."""
    name: str = field(compare=False)


@dataclass(frozen=True, slots=True)
class Partnership:
    """People who play a side together, in no order."""

    people: frozenset[Person]

    @property
    def names(self) -> tuple[str, ...]:
        """Their names in alphabetical order."""
        return tuple(sorted(person.name for person in self.people))


def people_of(match: Match, side: int, deal: int | None = None) -> tuple[Person, ...]:
    """Return the players of a side in the deal with an index; None for the next deal.

    A person who took over a seat plays for the side of that seat from then on.
    """
    players = [player for side in match.sides for player in side.players]
    uids = {player.name: player.uid for player in (*match.others, *players)}

    first_seats = match.seats or default_seats(match.sides)
    seats = seats_of(match, deal)
    replacements: dict[str, str] = {}
    if len(first_seats) == len(seats):
        replacements = dict(zip(first_seats, seats, strict=True))
    names = [replacements.get(player.name, player.name) for player in match.sides[side].players]
    return tuple(Person(uids.get(name) or name, name) for name in names)
