"""View models of players: their list, the check of a name, and the merging of two players."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import date

from scorekeeper.i18n import Words, messages, times
from scorekeeper.match import seating, seats_of
from scorekeeper.scoring import Problem
from scorekeeper.services import Identity, KnownPerson, Session, Summary
from scorekeeper.services.matches import statistics_report
from scorekeeper.validation import parse_time

MIN_SEARCHED_PEOPLE = 13
"""Minimum number of people for a search field above the list."""
MAX_SUGGESTIONS = 12
"""Known names that are offered at a time."""


def known_people(session: Session) -> tuple[KnownPerson, ...]:
    """Return all people by name, without the names of seats such as North."""
    return session.people.list(is_seat_name=messages.is_seat_name)


def latest_people(session: Session) -> tuple[KnownPerson, ...]:
    """Return all people: first people without a game, then by latest game, the newest first.

    The players of the latest game are in the order of their seats.
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
    """Return the first available names that begin with a text, at most `MAX_SUGGESTIONS`.

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
class PersonResult:
    """Games won, and the latest partners of a player."""

    wins: int
    games: int
    """Finished games at home."""
    partners: str
    """Names of the partners in the latest game; empty for a player alone."""


@dataclass(frozen=True, slots=True)
class PersonRow:
    """A player in the list."""

    key: str
    name: str
    detail: str
    """The latest partners and day, and the names of merged players."""
    wins: str = ""
    """Number of games won; empty for a player without a finished game."""
    games: str = ""
    """Number of games, as the end of a phrase that begins with the wins."""


@dataclass(frozen=True, slots=True)
class PersonGroup:
    """Players whose latest games are from the same period."""

    title: str
    rows: tuple[PersonRow, ...]


def person_results(session: Session, people: Sequence[KnownPerson]) -> dict[str, PersonResult]:
    """Return the wins, the number of games and the latest partners of players, by key.

    Slow: scores all games. Call it off the event loop.
    """
    summaries = session.matches.list()
    statistics = statistics_report(summaries, is_seat_name=messages.is_seat_name).statistics
    figures = {person.key: figures for person, figures in statistics.players}
    results = {}
    for person in people:
        own_figures = figures.get(person.who.key)
        latest = next((each for each in summaries if each.uid in person.matches), None)
        results[person.who.key] = PersonResult(
            wins=own_figures.wins if own_figures else 0,
            games=own_figures.matches if own_figures else 0,
            partners=_partners(person, latest) if latest else "",
        )
    return results


def _partners(person: KnownPerson, summary: Summary) -> str:
    """Return the names of a player's partners in a game; empty if it cannot be read."""
    if not summary.is_readable:
        return ""
    own_names = {person.who.name, *(other.name for other in person.also)}
    for side in seating.current_sides(summary.match):
        names = [player.name for player in side.players]
        if not own_names.isdisjoint(names):
            return ", ".join(name for name in names if name not in own_names)
    return ""


def matching_people(people: Sequence[KnownPerson], search_text: str) -> tuple[KnownPerson, ...]:
    """Return the people whose name, or the name of a player merged into them, contains a text."""
    wanted = search_text.strip().casefold()

    def has_matching_name(person: KnownPerson) -> bool:
        names = [person.who.name, *(other.name for other in person.also)]
        return any(wanted in name.casefold() for name in names)

    return tuple(filter(has_matching_name, people))


def person_groups(
    words: Words,
    session: Session,
    people: Sequence[KnownPerson],
    results: Mapping[str, PersonResult],
    today: date,
) -> tuple[PersonGroup, ...]:
    """Return the rows of players in groups by their latest game, the latest first.

    The groups are the current month, earlier games, and no game.

    Args:
        words: The language.
        session: The saved games.
        people: The players.
        results: Results by key of player; a row without a result has neither wins nor partners.
        today: The current date, for groups such as the current month.
    """
    summaries = session.matches.list(include_club=True)
    index_by_match = {summary.uid: index for index, summary in enumerate(summaries)}
    rows_of_group: dict[str, list[tuple[int, PersonRow]]] = {"month": [], "earlier": [], "none": []}
    for person in people:
        # The latest game has the lowest index; players without a game come last.
        indexes = [index_by_match[uid] for uid in person.matches if uid in index_by_match]
        index = min(indexes, default=len(summaries))
        changed = summaries[index].changed if indexes else ""
        then = parse_time(changed)
        group = "none"
        if person.matches:
            is_past = then is None or times.is_grouped_by_month(then.date(), today=today)
            group = "earlier" if is_past else "month"
        row = person_row(words, person, results.get(person.who.key), changed, today)
        rows_of_group[group].append((index, row))
    return tuple(
        PersonGroup(
            words.text("people-group", group=group),
            tuple(row for _index, row in sorted(rows, key=lambda numbered: numbered[0])),
        )
        for group, rows in rows_of_group.items()
        if rows
    )


def person_row(
    words: Words, person: KnownPerson, result: PersonResult | None, changed: str, today: date
) -> PersonRow:
    """Return the row of a player in the list of players.

    Args:
        words: The language.
        person: The player.
        result: The results; None if they are not known yet.
        changed: Time of the latest game; empty without one.
        today: The current date, for words such as "yesterday".
    """
    parts = []
    if result is not None and result.partners:
        parts.append(words.text("people-with", name=result.partners))
    then = parse_time(changed)
    if then is not None:
        is_near = 0 <= (today - then.date()).days <= 1
        heading = times.day_heading(words, changed, today=today)
        parts.append(heading if is_near else times.day_of_month(words, changed))
    parts += [words.text("people-also", name=other.name) for other in person.also]
    detail = " · ".join(parts)
    if result is None or not result.games:
        return PersonRow(person.who.key, person.who.label, detail)
    return PersonRow(
        person.who.key,
        person.who.label,
        detail,
        words.number(result.wins),
        words.text("people-won", games=result.games),
    )


# --- one of them


@dataclass(frozen=True, slots=True)
class NameCheck:
    """The result of checking a typed name."""

    can_save: bool
    taken: str = ""
    """Problem: another player has this name; empty if there is none."""
    seat: str = ""
    """Problem: it is the name of a seat; empty if it is not."""


def check_name(words: Words, who: Identity, name: str, people: Sequence[KnownPerson]) -> NameCheck:
    """Return the problems of a new name of a player, and whether it can be saved.

    Args:
        words: The language.
        who: The player; a new player has an empty name.
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
    """Return the problem of a name that denotes a seat, such as North; empty for other names.

    Statistics leave out the games of such a player.
    """
    if not messages.is_seat_name(name):
        return ""
    # Imported here so that the app can start without loading the club.
    from scorekeeper.i18n.club import club_problem  # noqa: PLC0415

    return club_problem(words, Problem("name_of_a_seat", "name", {"name": name.strip()}))


def merge_refusal(
    words: Words, person: KnownPerson, other: Identity, people: Sequence[KnownPerson]
) -> str:
    """Return the reason why two players cannot be merged: they met in a game. Empty if they can."""
    matches_of_other = [uid for each in people if each.who.key == other.key for uid in each.matches]
    have_met = not set(matches_of_other).isdisjoint(person.matches)
    return words.text("problem-same_match") if have_met else ""
