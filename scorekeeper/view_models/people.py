"""View models of players: their list, checks of a name, and the merging of two of them."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from scorekeeper.i18n import Words, club, messages
from scorekeeper.match import seats_of
from scorekeeper.scoring import Problem
from scorekeeper.services import Identity, KnownPerson, Session

MAX_SUGGESTIONS = 12
"""KnownPerson names that are offered at a time."""


def known_people(session: Session) -> tuple[KnownPerson, ...]:
    """Return all people by name, without the names of seats such as North."""
    return session.people.list(is_nobody=messages.is_nobody)


def latest_people(session: Session) -> tuple[KnownPerson, ...]:
    """Return all people: first those without a game, then those of the latest games.

    The players of the latest game come in the order of their seats.
    """
    summaries = session.matches.list()
    order = {summary.uid: index for index, summary in enumerate(summaries)}
    seats: tuple[str, ...] = ()
    if summaries and summaries[0].is_readable:
        seats = seats_of(summaries[0].match)

    def rank(person: KnownPerson) -> tuple[int, int]:
        match = min((order.get(uid, len(order)) for uid in person.matches), default=-1)
        if match == 0 and person.who.name in seats:
            return match, seats.index(person.who.name)
        return match, len(seats)

    return tuple(sorted(known_people(session), key=rank))


def suggested_names(
    names: Sequence[str], *, taken: Collection[str], typed: str = ""
) -> tuple[str, ...]:
    """Return the first names that are free and begin with a text.

    Args:
        names: All known names, the most likely ones first.
        taken: Names that are not offered.
        typed: Beginning of the names, in any case; empty for all.
    """
    prefix = typed.strip().casefold()
    free = [name for name in names if name not in taken and name.casefold().startswith(prefix)]
    return tuple(free[:MAX_SUGGESTIONS])


# --- the list


@dataclass(frozen=True, slots=True)
class PersonRow:
    """A player in the list."""

    key: str
    name: str
    detail: str
    """Number of games, and the names of merged players."""


def person_row(words: Words, person: KnownPerson) -> PersonRow:
    """Return a player as the list shows it."""
    parts = [words.text("people-line", matches=len(person.matches))]
    parts += [words.text("people-also", name=other.name) for other in person.also]
    return PersonRow(person.who.key, person.who.label, " · ".join(parts))


# --- one of them


@dataclass(frozen=True, slots=True)
class NameCheck:
    """The result of checking a typed name."""

    can_save: bool
    taken: str = ""
    """Problem: another player has this name; empty if nobody has."""
    seat: str = ""
    """Problem: it is the name of a seat; empty if it is not."""


def check_name(words: Words, who: Identity, name: str, people: Sequence[KnownPerson]) -> NameCheck:
    """Check a new name of a player.

    Args:
        words: The language.
        who: The player; without a name for a new one.
        name: The new name.
        people: All players.
    """
    name = name.strip()
    others = [person.who for person in people if person.who.key != who.key]
    # Notes come from earlier versions; they still tell players of one name apart.
    is_taken = any((other.name, other.note) == (name, who.note) for other in others)
    taken = words.text("people-name-taken") if is_taken else ""
    seat = seat_name_problem(words, name)
    has_changed = name not in ("", who.name)
    return NameCheck(has_changed and not taken and not seat, taken, seat)


def seat_name_problem(words: Words, name: str) -> str:
    """Return the problem with a name that means a seat, such as North; empty for other names.

    Statistics leave out the games of such a player.
    """
    if not messages.is_nobody(name):
        return ""
    return club.club_problem(words, Problem("name_of_a_seat", "name", {"name": name.strip()}))


def merge_refusal(
    words: Words, known: KnownPerson, other: Identity, people: Sequence[KnownPerson]
) -> str:
    """Return why two players cannot be merged: they met in a game; empty if they can."""
    matches_of_other = [
        uid for person in people if person.who.key == other.key for uid in person.matches
    ]
    has_met = not set(matches_of_other).isdisjoint(known.matches)
    return words.text("problem-same_match") if has_met else ""
