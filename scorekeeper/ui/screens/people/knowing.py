"""Those whom the store knows, without the names that seats have of their own."""

from collections.abc import Iterator

import flet as ft

from scorekeeper.scoring import Problem
from scorekeeper.session import Known, Session
from scorekeeper.ui.components.choices import complaint
from scorekeeper.words import Words
from scorekeeper.words.clubs.problems import club_problem
from scorekeeper.words.seats import is_nobody


def known_people(session: Session) -> tuple[Known, ...]:
    """Everybody, by name."""
    return session.people.list(is_nobody=is_nobody)


def latest_people(session: Session) -> tuple[Known, ...]:
    """Everybody, those of the latest matches first; who has not played yet comes before them."""
    order = {summary.uid: place for place, summary in enumerate(session.matches.list())}

    def latest(one: Known) -> int:
        return min((order.get(uid, len(order)) for uid in one.matches), default=-1)

    return tuple(sorted(known_people(session), key=latest))


def found_person(session: Session, key: str) -> Known | None:
    """The person of a key, or None where there is none any more."""
    return next((one for one in known_people(session) if one.who.key == key), None)


def seat_named(words: Words, name: str) -> Iterator[ft.Control]:
    """That a name which was typed is that of a seat: who went by it would count nowhere."""
    if is_nobody(name):
        problem = Problem("name_of_a_seat", "name", {"name": name.strip()})
        yield complaint(club_problem(words, problem), name="seat")
