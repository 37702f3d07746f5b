"""Who sits where, and whose turn it is to deal."""

from collections.abc import Sequence
from itertools import zip_longest

from scorekeeper.match.model import Match, Side


def seats_of(match: Match, deal: int | None = None) -> tuple[str, ...]:
    """The names round the table in seating order, at the deal of that index or now.

    Unless the match says otherwise these are the first players of each side in order, then
    the second players, and so on.
    """
    is_next = deal is None or deal >= len(match.deals)
    if is_next and match.coming.seats:
        return match.coming.seats
    upto = match.deals if deal is None else match.deals[: deal + 1]
    replaced = [played.seats for played in upto if played.seats]
    return replaced[-1] if replaced else seats_at_first(match)


def seats_at_first(match: Match) -> tuple[str, ...]:
    """The names round the table before anybody was replaced."""
    return match.seats or default_seats(match.sides)


def default_seats(sides: Sequence[Side]) -> tuple[str, ...]:
    """Partners facing each other: the players of all sides in turn."""
    rounds = zip_longest(*(side.players for side in sides))
    return tuple(player.name for turn in rounds for player in turn if player is not None)


def dealer_of(match: Match, deal: int) -> str | None:
    """Who deals the deal of that index (the first is 0); None where nobody has a name."""
    found = dealers(match)
    if deal < len(found):
        return found[deal]
    seats, last = seats_of(match), found[-1]
    if last is None:
        return None
    return _moved(seats, seats.index(last), deal - len(match.deals), match.direction)


def dealers(match: Match) -> tuple[str | None, ...]:
    """Who dealt each deal and, last, who deals next; None where nobody has a name.

    The deal moves on by one seat in the match's direction, from the last dealer who was named.
    """
    seats, turn = seats_at_first(match), 0
    if match.first_dealer in seats:
        turn = seats.index(match.first_dealer)
    found = []
    for played in match.deals:
        seats = played.seats or seats
        if played.dealer is not None and played.dealer in seats:
            turn = seats.index(played.dealer)
        found.append(seats[turn % len(seats)] if seats else None)
        turn += match.direction
    seats = match.coming.seats or seats
    if match.coming.dealer in seats:
        turn = seats.index(match.coming.dealer)
    return (*found, seats[turn % len(seats)] if seats else None)


def leader_of(match: Match, deal: int) -> str | None:
    """Who plays first in the deal of that index: the seat after the dealer."""
    dealer, seats = dealer_of(match, deal), seats_of(match, deal)
    if dealer is None:
        return None
    return _moved(seats, seats.index(dealer), 1, match.direction)


def _moved(seats: Sequence[str], start: int, by: int, direction: int) -> str | None:
    return seats[(start + by * direction) % len(seats)] if seats else None
