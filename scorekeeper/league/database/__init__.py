"""The league's database: sheets, members and changes in PostgreSQL, and the officer's actions.

The functions get a connection in autocommit mode and commit their changes; statements that belong
together are one transaction.

connection   the pool, migrations, locks, and numbered changes
access       clubs and their keys
members      members of clubs, and the persons behind them
sheets       sheets, and the queue of the officer
totals       seasons, and the totals of persons in each
ratings      ratings, computed in steps that can be interrupted and resumed

A member is identified by club and uid. A person may be a member of several clubs: merging two
persons keeps both rows, so that it can be undone. `person.same_as` is the person into whom a person
was merged; `member.root` is the person of a member after all merges.
"""

from scorekeeper.league.database.access import add_club, club_of_key, clubs, keys, new_key, revoke
from scorekeeper.league.database.connection import (
    Database,
    changes_after,
    counts,
    migrate,
    open_pool,
    wait_for_server,
)
from scorekeeper.league.database.members import (
    decide_merge,
    forget,
    names,
    people,
    person_of,
    propose_merge,
    put_members,
)
from scorekeeper.league.database.ratings import rate
from scorekeeper.league.database.sheets import (
    decide_sheet,
    evenings,
    put_sheet,
    queue,
    shown_sheet,
    shown_sheets,
    trust,
)
from scorekeeper.league.database.totals import (
    Standing,
    add_season,
    freeze,
    seasons,
    seasons_of,
    standings,
)

__all__ = [
    "Database",
    "Standing",
    "add_club",
    "add_season",
    "changes_after",
    "club_of_key",
    "clubs",
    "counts",
    "decide_merge",
    "decide_sheet",
    "evenings",
    "forget",
    "freeze",
    "keys",
    "migrate",
    "names",
    "new_key",
    "open_pool",
    "people",
    "person_of",
    "propose_merge",
    "put_members",
    "put_sheet",
    "queue",
    "rate",
    "revoke",
    "seasons",
    "seasons_of",
    "shown_sheet",
    "shown_sheets",
    "standings",
    "trust",
    "wait_for_server",
]
