"""What in an evening from a file does not go together, though each value by itself could be."""

from collections.abc import Iterator
from itertools import chain

from scorekeeper.club.entrants import drawn_in
from scorekeeper.club.model import Evening
from scorekeeper.club.names import name_problems
from scorekeeper.club.results import score_problems
from scorekeeper.club.rounds import Round, Table
from scorekeeper.club.shape import Shape, members_fit, shape_of, table_fits
from scorekeeper.typed import Complaint


def misfits(evening: Evening) -> Iterator[Complaint]:
    """Everything that names somebody or something that there is not, or has another shape.

    The plan of the evening is one that can be played.
    """
    shape = shape_of(evening.plan)
    yield from _people(evening, shape)
    for place, played in enumerate(evening.rounds):
        path = f"rounds[{place}]"
        if played.number != place + 1:
            yield Complaint(f"{path}.number", f"{place + 1} should stand here")
        if played.state != "closed" and place + 1 < len(evening.rounds):
            yield Complaint(f"{path}.state", "only the last round may be open")
        yield from _round(evening, played, path)
        for number, table in enumerate(played.tables):
            where = f"{path}.tables[{number}]"
            yield from _seats(evening, table, where, shape)
            yield from _result(table, where)
            if played.state == "closed" and table.result is None:
                yield Complaint(f"{where}.result", "a closed round has a result at every table")


def _people(evening: Evening, shape: Shape) -> Iterator[Complaint]:
    members = {member.uid for member in evening.members}
    entrants = {entrant.uid for entrant in evening.entrants}
    if len(members) < len(evening.members) or len(entrants) < len(evening.entrants):
        yield Complaint("members", "every uid should stand here once")
    yield from _names(evening)
    for place, entrant in enumerate(evening.entrants):
        where = f"entrants[{place}].members"
        if not members.issuperset((*entrant.members, *entrant.away)):
            yield Complaint(where, "uids of members are needed")
        if not members_fit(evening.plan.form, shape, len(entrant.members)):
            yield Complaint(where, "as many members as the form of the evening has are needed")
    if len({len(entrant.members) for entrant in evening.entrants}) > 1:
        yield Complaint("entrants", "all teams should have as many members")


def _names(evening: Evening) -> Iterator[Complaint]:
    wrong = [
        problem
        for place, member in enumerate(evening.members)
        for problem in name_problems(member.name, f"members[{place}].name")
    ]
    for place, entrant in enumerate(evening.entrants):
        wrong += name_problems(entrant.name, f"entrants[{place}].name", needed=False)
    yield from (Complaint(problem.path, problem.code) for problem in wrong)


def _round(evening: Evening, played: Round, path: str) -> Iterator[Complaint]:
    if not {entrant.uid for entrant in evening.entrants}.issuperset(drawn_in(played)):
        yield Complaint(path, "uids of entrants are needed")
    numbers = [table.number for table in played.tables]
    if len(set(numbers)) < len(numbers):
        yield Complaint(f"{path}.tables", "every table has a number of its own")


def _seats(evening: Evening, table: Table, path: str, shape: Shape) -> Iterator[Complaint]:
    members = {member.uid for member in evening.members}
    if not members.issuperset(chain(*(side.players for side in table.sides))):
        yield Complaint(f"{path}.sides", "uids of members are needed")
    if not table_fits(shape, [len(side.entrants) for side in table.sides]):
        yield Complaint(f"{path}.sides", "the sides of a table of this evening are needed")


def _result(table: Table, path: str) -> Iterator[Complaint]:
    scores = [claim.score for claim in table.claims]
    if table.result is not None:
        scores.append(table.result.score)
    for score in scores:
        for problem in score_problems(table, score):
            yield Complaint(f"{path}.{problem.path}", problem.code)
    said = [claim.side for claim in table.claims]
    named = [*said, *(table.result.absent if table.result else ())]
    if table.disputed is not None:
        named.append(table.disputed.side)
    if any(not 0 <= side < len(table.sides) for side in named) or len(set(said)) < len(said):
        yield Complaint(path, "sides of this table are needed, for claims each once")
