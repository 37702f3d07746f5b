"""Sheets of a league: stored, shown, or waiting for the officer."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from typing import Any, LiteralString

from scorekeeper.league import documents
from scorekeeper.league.database.access import check_club
from scorekeeper.league.database.connection import (
    MAX_ROWS,
    Database,
    Row,
    add_change,
    fetch_row,
    lock_changes,
    lock_league,
    lock_league_shared,
)
from scorekeeper.league.database.members import add_members
from scorekeeper.league.database.totals import count_evening
from scorekeeper.services.club.league import LeagueAnswer


def put_sheet(database: Database, sheet: documents.Sheet, *, today: date) -> LeagueAnswer:
    """Store a sheet and return its state; the same sheet again changes nothing.

    Raise `LeagueError` for a club that is not in this league, or has too many waiting sheets.
    """
    content = documents.canonical_bytes(sheet)
    doubts = documents.doubts(sheet, today=today)
    values = {
        "club": sheet.club,
        "uid": sheet.evening,
        "edition": sheet.edition,
        "day": sheet.day,
        "hash": documents.hash_of(content),
        "body": content.decode(),
    }
    # In a pipeline a statement does not wait for the result of the one before.
    with database.pipeline(), database.transaction():
        _lock_evening(database, sheet.club, sheet.evening)
        lock_league_shared(database)
        row = database.execute(EVENING_STATE, values).fetchone()
        if row is None:
            raise documents.LeagueError("league_no_club", club=sheet.club)
        shown, newest, is_same, state, reasons, vetoes, waiting_count = row

        if is_same is False:
            # The edition is stored with another content.
            return LeagueAnswer(state="conflict", newest=newest)
        if is_same is None:
            # The edition is new.
            reasons = [*doubts, *vetoes]
            if reasons and waiting_count >= documents.plausibility_limits()["waiting"]:
                raise documents.LeagueError("league_too_many")
            state = "waiting" if reasons else "accepted"
            database.execute(ADD_SHEET, {**values, "state": state, "reasons": reasons})
            newest = max(newest or 0, sheet.edition)
            if not reasons and (shown is None or shown < sheet.edition):
                _show_edition(database, sheet, is_again=shown is not None)
                shown = sheet.edition

        if state == "accepted":
            # A later edition may have been accepted before this one.
            state = "shown" if shown == sheet.edition else "older"
        return LeagueAnswer(state=state, reasons=tuple(reasons), newest=newest)


IN_FROZEN_SEASON: LiteralString = (
    "exists (select 1 from season where frozen_at is not null and exists (select 1 from"
    " (select %(day)s::date as day union select day from sheet join evening using (club, uid)"
    " where (club, uid) = (%(club)s, %(uid)s) and edition = shown) days"
    " where day between first and last))"
)
"""True if a day, or the day of a session's shown edition, is in a frozen season."""
EVENING_STATE: LiteralString = (
    "select shown, (select max(edition) from sheet where (club, uid) = (e.club, e.uid)),"  # noqa: S608  no values
    " hash = %(hash)s, state, reasons, array_remove(array["
    "case when not is_trusted then 'league_new_club' end,"
    " case when " + IN_FROZEN_SEASON + " then 'league_season_frozen' end], null),"
    " (select count(*) from sheet where club = e.club and state = 'waiting')"
    " from evening e join club on club.id = e.club"
    " left join sheet s on (s.club, s.uid, s.edition) = (e.club, e.uid, %(edition)s)"
    " where (e.club, e.uid) = (%(club)s, %(uid)s)"
)
"""A row with the state of a session and of one of its editions.

The shown edition, the latest edition; True if the stored edition has the same hash (None if there
is none), its state and reasons; the reasons why any new sheet of this club and day has to wait;
the number of waiting sheets of the club.
"""
ADD_SHEET: LiteralString = (
    "insert into sheet (club, uid, edition, hash, day, body, state, reasons) values (%(club)s,"
    " %(uid)s, %(edition)s, %(hash)s, %(day)s, %(body)s, %(state)s, %(reasons)s)"
)


def _lock_evening(database: Database, club: str, uid: str) -> None:
    """Lock the row of a session; insert it first if it is missing."""
    place = (club, uid)
    database.execute(
        "insert into evening (club, uid) select id, %s from club where id = %s"
        " on conflict do nothing",
        (uid, club),
    )
    database.execute("select 1 from evening where (club, uid) = (%s, %s) for update", place)


def _show_latest(database: Database, club: str, uid: str) -> bool:
    """Show the latest accepted edition of a session; return False if it was shown already.

    The caller holds the locks of the session and of the league.
    """
    place = (club, uid)
    row = fetch_row(
        database,
        "select shown, edition, body from evening left join lateral (select edition, body"
        " from sheet where (club, uid) = (evening.club, evening.uid) and state = 'accepted'"
        " order by edition desc limit 1) as latest on true where (club, uid) = (%s, %s)",
        *place,
    )
    shown, edition, body = row or (None, None, None)
    if shown == edition:
        return False
    if body is not None:
        sheet = documents.sheet_from(body, f"{club}/{uid}/{edition}")
        _show_edition(database, sheet, is_again=shown is not None)
    else:
        _remove_results(database, club, uid)
        database.execute("update evening set shown = null where (club, uid) = (%s, %s)", place)
        add_change(database, "withdrawn", club, uid)
    return True


def _remove_results(database: Database, club: str, uid: str) -> None:
    """Delete the results of a session; the caller holds the lock of the changes."""
    count_evening(database, club, uid, times=-1)
    database.execute("delete from result where (club, uid) = (%s, %s)", (club, uid))


def _show_edition(database: Database, sheet: documents.Sheet, *, is_again: bool) -> None:
    """Make an edition the shown one of its session: add its results, members, totals and a change.

    With `is_again`, they replace the results of another edition of the session.
    """
    place = (sheet.club, sheet.evening)
    rows = dict.fromkeys(result_rows(sheet))  # a member in two seats of a side counts once
    columns = [list(column) for column in zip(*rows, strict=True)]

    lock_changes(database)
    if is_again:
        _remove_results(database, *place)
    add_members(database, sheet.club, sheet.members)
    if columns:
        database.execute(
            "insert into result select * from unnest(%s::text[], %s::text[], %s::integer[],"
            " %s::integer[], %s::integer[], %s::text[], %s::date[], %s::text[], %s::integer[],"
            " %s::integer[], %s::smallint[], %s::boolean[])",
            columns,
        )
    count_evening(database, *place)
    shown = (sheet.edition, *place)
    database.execute("update evening set shown = %s where (club, uid) = (%s, %s)", shown)
    add_change(database, "sheet", *place, sheet.edition)


def result_rows(sheet: documents.Sheet) -> Iterator[Row]:
    """Yield the rows of a sheet for the database, one for each player at each table.

    The columns are those of the table `result`; the outcome is 1 for a win, 0 for a draw, and -1
    for a loss.
    """
    for result in sheet.results:
        winners = result.winners
        for index, side in enumerate(result.sides):
            if winners == (index,):
                outcome = 1
            elif index in winners:
                outcome = 0
            else:
                outcome = -1
            others = [*result.sides[:index], *result.sides[index + 1 :]]
            difference = side.points - max(other.points for other in others)
            for member in side.members:
                yield (
                    sheet.club,
                    sheet.evening,
                    result.round,
                    result.table,
                    index,
                    member,
                    sheet.day,
                    result.ruleset or sheet.ruleset,
                    side.points,
                    difference,
                    outcome,
                    result.walkover,
                )


def shown_sheet(database: Database, club: str, uid: str) -> dict[str, Any] | None:
    """Return the shown sheet of a session as plain data; None if no edition is shown."""
    query: LiteralString = (
        "select body from sheet join evening using (club, uid)"
        " where (club, uid) = (%s, %s) and edition = shown"
    )
    row = fetch_row(database, query, club, uid)
    if row is None:
        return None
    body: dict[str, Any] = row[0]
    return body


def evenings(database: Database, club: str, *, limit: int = MAX_ROWS) -> list[Row]:
    """Return rows of uid, day and edition of a club's shown sessions, the latest first."""
    return database.execute(
        "select uid, day, edition from sheet join evening using (club, uid)"
        " where club = %s and edition = shown order by day desc, uid limit %s",
        (club, limit),
    ).fetchall()


def shown_sheets(database: Database) -> Iterator[documents.Sheet]:
    """Yield the shown sheet of each session, club by club, the earliest day first."""
    query: LiteralString = (
        "select body from sheet join evening using (club, uid) where edition = shown"
        " order by club, day, uid"
    )
    with database.transaction(), database.cursor("shown") as cursor:
        cursor.itersize = MAX_ROWS
        for (body,) in cursor.execute(query):
            yield documents.sheet_from(body, "database")


@dataclass(frozen=True, slots=True, kw_only=True)
class Waiting:
    """An entry of the officer's queue: a sheet, or a merge of two members."""

    item: str
    """`CLUB/EVENING/EDITION`, or `merge/NUMBER`."""
    day: date
    reasons: tuple[str, ...]
    """Codes of problems."""
    values: tuple[str, ...] = ()
    """The two members of a merge, as `CLUB/MEMBER`."""


def officer_queue(database: Database) -> list[Waiting]:
    """Return the officer's queue: first sheets, then merges, each the earliest first."""
    sheets = database.execute(
        "select concat_ws('/', club, uid, edition), day, reasons from sheet"
        " where state = 'waiting' order by received"
    ).fetchall()
    merges = database.execute(
        "select 'merge/' || merge.id, at::date, min(k.club || '/' || k.uid),"
        " min(g.club || '/' || g.uid) from merge join member k on k.person = kept"
        " join member g on g.person = gone where state = 'waiting' group by merge.id, at"
        " order by merge.id"
    ).fetchall()
    entries = [Waiting(item=item, day=day, reasons=tuple(reasons)) for item, day, reasons in sheets]
    entries += [
        Waiting(item=item, day=day, reasons=("league_same_person",), values=(kept, gone))
        for item, day, kept, gone in merges
    ]
    return entries


def decide_sheet(database: Database, club: str, uid: str, edition: int, *, accept: bool) -> None:
    """Accept or refuse an edition of a session, waiting or not.

    Raise `LeagueError` if there is no such edition, or if a frozen season would change.
    """
    with database.transaction():
        _lock_evening(database, club, uid)
        lock_league(database)
        decided = database.execute(
            "update sheet set state = %s, reasons = '{}' where (club, uid, edition) = (%s, %s, %s)",
            ("accepted" if accept else "refused", club, uid, edition),
        )
        if not decided.rowcount:
            raise documents.LeagueError("league_no_item", item=f"{club}/{uid}/{edition}")

        # Another edition may have another day: neither day may be in a frozen season.
        was_frozen = _is_frozen(database, club, uid)
        has_changed = _show_latest(database, club, uid)
        if has_changed and (was_frozen or _is_frozen(database, club, uid)):
            raise documents.LeagueError("league_season_frozen")


def _is_frozen(database: Database, club: str, uid: str) -> bool:
    """Return True if the day of a session's shown edition is in a frozen season."""
    values = {"day": None, "club": club, "uid": uid}
    return database.execute("select 1 where " + IN_FROZEN_SEASON, values).fetchone() is not None


def trust_club(database: Database, club: str) -> int:
    """Trust a club: its sheets count at once. Return how many waiting sheets were accepted."""
    check_club(database, club)
    with database.transaction():
        lock_league(database)
        database.execute("update club set is_trusted = true where id = %s", [club])
        add_change(database, "members", club, "")
    waiting = database.execute(
        "select uid, edition from sheet where club = %s and state = 'waiting'"
        " and reasons = array['league_new_club'] order by uid, edition",
        [club],
    ).fetchall()
    for uid, edition in waiting:
        decide_sheet(database, club, uid, edition, accept=True)
    return len(waiting)
