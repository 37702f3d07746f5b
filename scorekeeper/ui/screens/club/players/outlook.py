"""How many tables those who are there would make, and how many rest."""

from dataclasses import dataclass

from scorekeeper.club import Evening, Shape, shape_of
from scorekeeper.words import Words


@dataclass(frozen=True, slots=True, kw_only=True)
class Outlook:
    """What the next draw makes of those who are there."""

    present: int
    tables: int
    """Tables with sides of the usual size."""
    lone: int
    """Tables of those left over, everybody alone."""
    byes: int


def outlook(evening: Evening) -> Outlook:
    """The tables of the next draw, counted and not drawn."""
    shape = shape_of(evening.plan)
    here = [entrant for entrant in evening.entrants if entrant.present]
    each = len(here[0].members) // shape.seats if here and evening.plan.form == "teams" else 1
    lone = _lone(shape, len(here))
    tables, byes = divmod(len(here) - lone, shape.sides * shape.size)
    count = lone // shape.lone if lone else 0
    return Outlook(present=len(here), tables=tables * each, lone=count, byes=byes)


def told_outlook(words: Words, evening: Evening) -> str:
    """The same in a sentence."""
    found = outlook(evening)
    here = words.text("club-here", form=evening.plan.form, count=found.present)
    if not found.tables and not found.lone:
        return words.text("club-outlook-none", here=here)
    said = words.text("club-outlook", here=here, tables=found.tables)
    if found.lone:
        said = f"{said} {words.text('club-outlook-lone', count=found.lone)}"
    byes = words.text("club-outlook-byes", form=evening.plan.form, count=found.byes)
    return f"{said} {byes}"


def _lone(shape: Shape, present: int) -> int:
    """Players at tables without partners: those left over, filled up with others."""
    table = shape.sides * shape.size
    count = present % table
    if not shape.lone or not count:
        return 0
    while count % shape.lone and count <= present:
        count += table
    return count if count <= present else 0
