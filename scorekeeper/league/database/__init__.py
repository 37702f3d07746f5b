"""The league's database: sheets, members and changes in PostgreSQL, and the officer's verbs.

Each function is one transaction on a connection in autocommit.

connection   the pool, migrations, numbered changes
access       clubs and their keys
members      members, and the persons who they are
sheets       sheets, and what waits for the officer
totals       seasons, and the totals of persons in each
ratings      ratings, worked out in steps
"""

from scorekeeper.league.database.access import add_club, club_of_key, clubs, keys, new_key, revoke
from scorekeeper.league.database.connection import (
    Database,
    changes_after,
    figures,
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
    "decide_merge",
    "decide_sheet",
    "evenings",
    "figures",
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
