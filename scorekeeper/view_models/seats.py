"""View models of the seats: around the table, and the pairs of the next game."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from random import Random

from scorekeeper.errors import ScorekeeperError
from scorekeeper.i18n import Words
from scorekeeper.match import Match, Player, Side, SideColor, seating
from scorekeeper.match.colors import colors_of_players, written_colors
from scorekeeper.match.seating import Pairing, default_seats
from scorekeeper.services import OpenMatch, Session, SetUp
from scorekeeper.validation import parse_time

MAX_DRAW_NUMBER = 9_999
"""Largest number of a draw; four digits are easy to pass on to others."""
MAX_PAIRINGS = 6
"""Pairings that are offered for the next game."""
PAIR = 2  # players


# --- around the table


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat at the table."""

    name: str
    """The player, or the name of the seat."""
    side: int
    color: SideColor
    opposite: str = ""
    """The player across the table; empty for an odd number of players."""
    is_dealer: bool = False
    is_named: bool = True
    """False if the name only denotes the seat."""


def table_seats(
    names: Sequence[str],
    sides: Sequence[int],
    colors: Sequence[SideColor],
    dealer: str | None,
    unnamed: Collection[str] = (),
) -> tuple[Seat, ...]:
    """Return the seats around the table, each with the player opposite.

    Args:
        names: Players in the order of the seats.
        sides: Index of the side of each player.
        colors: The colour of each side.
        dealer: The player who deals.
        unnamed: The names that only denote seats, such as North.
    """
    half, is_odd = divmod(len(names), 2)
    opposite = [*names[half:], *names[:half]]
    if is_odd:
        opposite = [""] * len(names)
    return tuple(
        Seat(
            name,
            side,
            colors[side],
            across,
            is_dealer=name == dealer,
            is_named=name not in unnamed,
        )
        for name, side, across in zip(names, sides, opposite, strict=True)
    )


def seats_of_next_deal(match: OpenMatch, names: Sequence[str]) -> tuple[Seat, ...]:
    """Return the seats for the next deal of a game.

    Args:
        match: The game.
        names: The players of the game in the order of the seats.
    """
    sides = match.match.sides
    side_of = {player.name: index for index, side in enumerate(sides) for player in side.players}
    # Substitutes have other names, so the side is found by the original player of the seat.
    first_names = match.match.seats or default_seats(sides)
    side_of_seat = [side_of.get(name, 0) for name in first_names]
    return table_seats(names, side_of_seat, match.match.colors, match.progress.dealer)


def seat_screen_reader_text(words: Words, number: int, seat: Seat) -> str:
    """Return the screen-reader text of a seat.

    Args:
        words: The language.
        number: Number of the seat from 1.
        seat: The seat.
    """
    key = "seats-said" if seat.opposite else "seats-said-alone"
    label = words.text(key, number=number, name=seat.name, opposite=seat.opposite)
    if seat.is_dealer:
        return f"{label}, {words.text('seats-dealing')}"
    return label


def with_swapped(names: Sequence[str], seat: int, other: int) -> tuple[str, ...]:
    """Return names with two of them swapped."""
    swapped = list(names)
    swapped[seat] = names[other]
    swapped[other] = names[seat]
    return tuple(swapped)


# --- the next game


@dataclass(frozen=True, slots=True)
class PairingRow:
    """Two pairs for the next game."""

    pairs: tuple[str, str]
    notes: tuple[str, ...]
    """A remark if this pairing is suggested, and the players who sit out."""
    says: str
    """Screen-reader text."""


def has_two_pairs(match: Match) -> bool:
    """Return True if two pairs play, so that the partners can change."""
    return [len(side.players) for side in match.sides] == [PAIR, PAIR]


def people_present(match: OpenMatch) -> tuple[str, ...]:
    """Return the players of a game, followed by the people who sat out."""
    seated_names = [
        player.name for side in seating.current_sides(match.match) for player in side.players
    ]
    return tuple(dict.fromkeys((*seated_names, *match.company)))


def played_pairings(session: Session, people: Sequence[str], match: Match) -> tuple[Pairing, ...]:
    """Return the pairings of these people on the day of a match, the earliest game first."""
    return tuple(_pairings_of_day(session, people, _day_of(match)))


def _pairings_of_day(
    session: Session, people: Sequence[str], day: date | None
) -> Iterator[Pairing]:
    """Yield the pairings of games between two pairs on a day, the earliest first."""
    for summary in reversed(session.matches.list()):
        try:
            match = summary.match
        except ScorekeeperError:
            continue
        if day is None or _day_of(match) != day or not has_two_pairs(match) or summary.is_demo:
            continue
        sides = [seating.people_of(match, side) for side in range(PAIR)]
        first, second = [tuple(person.name for person in side) for side in sides]
        # Ignore games with people who are not present.
        if set(people) >= {*first, *second}:
            pausing = tuple(name for name in people if name not in (*first, *second))
            yield Pairing((first[0], first[1]), (second[0], second[1]), pausing)


def _day_of(match: Match) -> date | None:
    started = parse_time(match.started)
    return None if started is None else started.date()


def offered_pairings(
    people: Sequence[str], played: Sequence[Pairing], draw_number: int | None
) -> tuple[Pairing, ...]:
    """Return pairings for the next game.

    Args:
        people: Everybody present.
        played: Pairings so far; the result begins with the least played ones.
        draw_number: Seed of a random draw, whose pairing comes first; None for no draw.
    """
    pairings = seating.next_pairings(people, played)
    offered = pairings[:MAX_PAIRINGS]
    if draw_number is None or not pairings:
        return offered

    def sorted_names(pairing: Pairing) -> list[list[str]]:
        return sorted(sorted(pair) for pair in pairing.pairs)

    # Sort by name first, so that a seed always draws the same pairing.
    drawn = Random(draw_number).choice(sorted(pairings, key=sorted_names))  # noqa: S311 - no secret
    return (drawn, *(pairing for pairing in offered if pairing != drawn))


def pairing_row(words: Words, pairing: Pairing, *, is_suggested: bool) -> PairingRow:
    """Return the row of a pairing: the names of both pairs, and notes on who sits out."""
    first, second = [_pair_name(words, pair) for pair in (pairing.first, pairing.second)]
    notes = [words.text("turn-suggested")] if is_suggested else []
    if pairing.pausing:
        names = ", ".join(pairing.pausing)
        notes.append(words.text("turn-pause", names=names, count=len(pairing.pausing)))
    title = words.text("turn-pairing", first=first, second=second)
    return PairingRow((first, second), tuple(notes), ". ".join([title, *notes]))


def next_set_up(
    words: Words,
    match: OpenMatch,
    pairing: Pairing,
    people: Sequence[str],
    rematch: SetUp,
    *,
    player_colors: Mapping[str, SideColor],
) -> SetUp:
    """Return the set-up of the next game with the chosen pairs.

    Args:
        words: The language, also for the names of the sides.
        match: The latest game.
        pairing: The pairs.
        people: Everybody present.
        rematch: The set-up of a next game without a change of pairs.
        player_colors: Colours chosen for people, by name.
    """
    player_by_name = {
        player.name: player
        for side in seating.current_sides(match.match)
        for player in side.players
    }
    # Colours stay with people: their chosen colours first, then colours of the latest game.
    latest_colors = {
        player.name: color
        for side, color in zip(seating.current_sides(match.match), match.match.colors, strict=True)
        for player in side.players
    }
    pairs = (pairing.first, pairing.second)
    colors = written_colors(colors_of_players(pairs, latest_colors, player_colors))
    sides = tuple(
        Side(
            _pair_name(words, pair),
            tuple(player_by_name.get(name, Player(name)) for name in pair),
            color=color,
        )
        for pair, color in zip(pairs, colors, strict=True)
    )
    dealer = match.progress.dealer
    if dealer not in pairing.seats:
        dealer = pairing.seats[0]
    company = tuple(people) if len(people) > seating.TABLE_SIZE else ()
    return replace(rematch, sides=sides, seats=pairing.seats, first_dealer=dealer, company=company)


def _pair_name(words: Words, pair: Sequence[str]) -> str:
    return words.text("side-of-players", first=pair[0], last=pair[1])
