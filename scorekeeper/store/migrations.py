"""Schema migrations: one named step a version, in one list; a released step is never edited.

A step takes the tables of a store as plain data and gives them as the next schema has them.
It knows no other module of this program, because those go on changing and the step must not:
what it needs it brings along. It keeps every field that it does not know.

    Step(to=2, name="players have names of their own", migrate=name_players, fits=has_loose_names)
"""

from collections.abc import Callable
from dataclasses import dataclass

from scorekeeper.store.changes import Tables

FIRST = 1
"""The schema of the first release."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """The way from one schema to the next."""

    to: int
    """The schema that it leads to, one more than the one before."""
    name: str
    """What becomes different, for the people who read a store."""
    migrate: Callable[[Tables], Tables]
    """The tables in the schema `to`, from those in the schema before."""
    fits: Callable[[Tables], bool]
    """Whether tables whose header was lost may be of the schema before."""


STEPS: tuple[Step, ...] = ()
"""All steps, in order. A new one goes to the end, with a store of the schema before it in
`tests/store/released`, which the tests open from then on."""


def newest() -> int:
    """The schema that this version of the program reads and writes."""
    return FIRST + len(STEPS)


def oldest_fitting(tables: Tables) -> int:
    """The oldest schema that documents without a header may be of."""
    return next((step.to - 1 for step in STEPS if step.fits(tables)), newest())


def migrated(tables: Tables, *, schema: int) -> Tables:
    """Tables of an earlier schema as those of the newest; what is given may be changed."""
    for step in STEPS:
        if step.to > schema:
            tables = step.migrate(tables)
    return tables
