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

from scorekeeper.league.database.access import (
    add_club,
    add_key,
    club_keys,
    club_of_key,
    clubs,
    revoke_keys,
)
from scorekeeper.league.database.connection import (
    Database,
    changes_after,
    migrate,
    monitoring_counts,
    open_pool,
    wait_for_server,
)
from scorekeeper.league.database.members import (
    decide_merge,
    forget_person,
    member_names,
    person_of,
    persons_and_names,
    propose_merge,
    put_members,
)
from scorekeeper.league.database.ratings import compute_ratings
from scorekeeper.league.database.sheets import (
    decide_sheet,
    evenings,
    officer_queue,
    put_sheet,
    shown_sheet,
    shown_sheets,
    trust_club,
)
from scorekeeper.league.database.totals import (
    Standing,
    add_season,
    person_standings,
    seasons,
    set_season_frozen,
    standings,
)

__all__ = [
    "Database",
    "Standing",
    "add_club",
    "add_key",
    "add_season",
    "changes_after",
    "club_keys",
    "club_of_key",
    "clubs",
    "compute_ratings",
    "decide_merge",
    "decide_sheet",
    "evenings",
    "forget_person",
    "member_names",
    "migrate",
    "monitoring_counts",
    "officer_queue",
    "open_pool",
    "person_of",
    "person_standings",
    "persons_and_names",
    "propose_merge",
    "put_members",
    "put_sheet",
    "revoke_keys",
    "seasons",
    "set_season_frozen",
    "shown_sheet",
    "shown_sheets",
    "standings",
    "trust_club",
    "wait_for_server",
]
