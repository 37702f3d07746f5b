"""What in the file of an evening does not go together, though each part by itself could be."""

from collections import Counter
from collections.abc import Iterator, Sequence

from scorekeeper.club.names import name_problems
from scorekeeper.session.club.evening_files import Moved
from scorekeeper.session.club.moving_doors import weak_doors
from scorekeeper.session.club_table import ClubTable, table_of_club
from scorekeeper.typed import Complaint


def moved_misfits(moved: Moved) -> Iterator[Complaint]:
    """Everything that names somebody or something that there is not, twice, or elsewhere."""
    yield from _matches(moved)
    yield from _people(moved)
    yield from _doors(moved)
    yield from weak_doors(moved.access)


def _matches(moved: Moved) -> Iterator[Complaint]:
    at_tables = {
        table.match: ClubTable(moved.evening.uid, one.number, table.number)
        for one in moved.evening.rounds
        for table in one.tables
        if table.match is not None
    }
    if Counter(kept.uid for kept in moved.matches) != Counter(at_tables.keys()):
        yield Complaint("matches", "the matches at the tables are needed, each once")
    for place, kept in enumerate(moved.matches):
        if table_of_club(kept.match) != at_tables.get(kept.uid):
            yield Complaint(f"matches[{place}].club", "the table of this match is needed")


def _people(moved: Moved) -> Iterator[Complaint]:
    known = [person.uid for person in moved.people]
    yield from _each_once("people", known)
    for place, person in enumerate(moved.people):
        for problem in name_problems(person.name, f"people[{place}].name"):
            yield Complaint(problem.path, problem.code)
        if person.same_as is not None and person.same_as not in known:
            yield Complaint(f"people[{place}].same_as", "the uid of somebody of this list")


def _doors(moved: Moved) -> Iterator[Complaint]:
    doors = [code.table for code in moved.access.codes]
    yield from _each_once("access.codes", doors)
    yield from _each_once("access.codes", [code.code for code in moved.access.codes])
    yield from _each_once("access.visitors", [one.id for one in moved.access.visitors])
    for place, visitor in enumerate(moved.access.visitors):
        if visitor.table not in doors:
            yield Complaint(f"access.visitors[{place}].table", "there is no code of this table")


def _each_once(path: str, found: Sequence[object]) -> Iterator[Complaint]:
    if len(set(found)) < len(found):
        yield Complaint(path, "each should stand here once")
