"""Sheets of a league: taken in, shown, or waiting for its officer."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from typing import Any, LiteralString

from scorekeeper.league import documents
from scorekeeper.league.database.access import check_club
from scorekeeper.league.database.connection import (
    PAGE,
    Database,
    Row,
    lock_changes,
    lock_league,
    note,
    one,
    share_league,
)
from scorekeeper.league.database.members import add_members
from scorekeeper.league.database.totals import count_evening


def put_sheet(database: Database, sheet: documents.Sheet, *, today: date) -> documents.Answer:
    """Take in a sheet and return what became of it; the same one again changes nothing.

    Raise `LeagueError` for a club that is not of this league, or that has too many waiting.
    """
    content, doubtful = documents.canonical(sheet), documents.doubts(sheet, today=today)
    values = {
        "club": sheet.club,
        "uid": sheet.evening,
        "edition": sheet.edition,
        "day": sheet.day,
        "hash": documents.hash_of(content),
        "body": content.decode(),
    }
    # In a pipeline only a result that is needed is waited for.
    with database.pipeline(), database.transaction():
        _lock_evening(database, sheet.club, sheet.evening)
        share_league(database)
        row = database.execute(BEFORE, values).fetchone()
        if row is None:
            raise documents.LeagueError("league_no_club", club=sheet.club)
        shown, newest, is_same, state, reasons, vetoes, waiting = row
        if is_same is False:
            return documents.Answer(state="conflict", newest=newest)
        if is_same is None:
            reasons = [*doubtful, *vetoes]
            if reasons and waiting >= documents.limits()["waiting"]:
                raise documents.LeagueError("league_too_many")
            state = "waiting" if reasons else "accepted"
            database.execute(ADD, {**values, "state": state, "reasons": reasons})
            newest = max(newest or 0, sheet.edition)
            if not reasons and (shown is None or shown < sheet.edition):
                _show(database, sheet, is_again=shown is not None)
                shown = sheet.edition
        if state == "accepted":
            state = "shown" if shown == sheet.edition else "older"
        return documents.Answer(state=state, reasons=tuple(reasons), newest=newest)


IN_FROZEN_SEASON: LiteralString = (
    "exists (select 1 from season where frozen_at is not null and exists (select 1 from"
    " (select %(day)s::date as day union select day from sheet join evening using (club, uid)"
    " where (club, uid) = (%(club)s, %(uid)s) and edition = shown) days"
    " where day between first and last))"
)
"""True if a day, or that of an evening's shown edition, is in a frozen season."""
BEFORE: LiteralString = (
    "select shown, (select max(edition) from sheet where (club, uid) = (e.club, e.uid)),"  # noqa: S608  no values
    " hash = %(hash)s, state, reasons, array_remove(array["
    "case when not is_trusted then 'league_new_club' end,"
    " case when " + IN_FROZEN_SEASON + " then 'league_season_frozen' end], null),"
    " (select count(*) from sheet where club = e.club and state = 'waiting')"
    " from evening e join club on club.id = e.club"
    " left join sheet s on (s.club, s.uid, s.edition) = (e.club, e.uid, %(edition)s)"
    " where (e.club, e.uid) = (%(club)s, %(uid)s)"
)
"""The shown and the latest edition of an evening; of one edition whether it is the same, its state
and reasons; what keeps any sheet of this club and day waiting, and how many of the club wait."""
ADD: LiteralString = (
    "insert into sheet (club, uid, edition, hash, day, body, state, reasons) values (%(club)s,"
    " %(uid)s, %(edition)s, %(hash)s, %(day)s, %(body)s, %(state)s, %(reasons)s)"
)


def _lock_evening(database: Database, club: str, uid: str) -> None:
    """Lock the row of an evening, which is made where there is none."""
    place = (club, uid)
    database.execute(
        "insert into evening (club, uid) select id, %s from club where id = %s"
        " on conflict do nothing",
        (uid, club),
    )
    database.execute("select 1 from evening where (club, uid) = (%s, %s) for update", place)


def _show_latest(database: Database, club: str, uid: str) -> bool:
    """Show the latest accepted edition of an evening; False if it was shown already.

    The locks are held.
    """
    place = (club, uid)
    row = one(
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
        _show(
            database,
            documents.sheet_from(body, f"{club}/{uid}/{edition}"),
            is_again=shown is not None,
        )
    else:
        _take_off(database, club, uid)
        database.execute("update evening set shown = null where (club, uid) = (%s, %s)", place)
        note(database, "withdrawn", club, uid)
    return True


def _take_off(database: Database, club: str, uid: str) -> None:
    """Take the results of an evening off the league; the changes are locked."""
    count_evening(database, club, uid, times=-1)
    database.execute("delete from result where (club, uid) = (%s, %s)", (club, uid))


def _show(database: Database, sheet: documents.Sheet, *, is_again: bool) -> None:
    """Let an edition count, instead of another one of its evening if there is one."""
    place = (sheet.club, sheet.evening)
    # Somebody in two seats of a side counts once.
    columns = [list(column) for column in zip(*dict.fromkeys(result_rows(sheet)), strict=True)]
    lock_changes(database)
    if is_again:
        _take_off(database, *place)
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
    note(database, "sheet", *place, sheet.edition)


def result_rows(sheet: documents.Sheet) -> Iterator[Row]:
    """Yield the rows of a sheet for the table of results, a row for each player of a table."""
    for result in sheet.results:
        winners = result.winners
        for number, side in enumerate(result.sides):
            others = [*result.sides[:number], *result.sides[number + 1 :]]
            outcome = 0 if number in winners else -1
            for member in side.members:
                yield (
                    *(sheet.club, sheet.evening, result.round, result.table, number, member),
                    *(sheet.day, result.ruleset or sheet.ruleset, side.points),
                    side.points - max(other.points for other in others),
                    1 if winners == (number,) else outcome,
                    result.walkover,
                )


def shown_sheet(database: Database, club: str, uid: str) -> Any:
    """Return the shown sheet of an evening as plain data, or None."""
    query: LiteralString = (
        "select body from sheet join evening using (club, uid)"
        " where (club, uid) = (%s, %s) and edition = shown"
    )
    row = one(database, query, club, uid)
    return None if row is None else row[0]


def evenings(database: Database, club: str, *, most: int = PAGE) -> list[Row]:
    """Return uid, day and edition of the latest evenings of a club that are shown."""
    return database.execute(
        "select uid, day, edition from sheet join evening using (club, uid)"
        " where club = %s and edition = shown order by day desc, uid limit %s",
        (club, most),
    ).fetchall()


def shown_sheets(database: Database) -> Iterator[documents.Sheet]:
    """Yield the sheets that are shown, club by club in the order of their days."""
    query: LiteralString = (
        "select body from sheet join evening using (club, uid) where edition = shown"
        " order by club, day, uid"
    )
    with database.transaction(), database.cursor("shown") as cursor:
        cursor.itersize = PAGE
        for (body,) in cursor.execute(query):
            yield documents.sheet_from(body, "database")


@dataclass(frozen=True, slots=True, kw_only=True)
class Waiting:
    """An entry of the officer's queue: a sheet, or two members who may be one person."""

    item: str
    """`CLUB/EVENING/EDITION`, or `merge/NUMBER`."""
    day: date
    reasons: tuple[str, ...]
    values: tuple[str, ...] = ()


def queue(database: Database) -> list[Waiting]:
    """Return all that waits for an officer, the earliest first."""
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
    waiting = [Waiting(item=item, day=day, reasons=tuple(why)) for item, day, why in sheets]
    waiting += (
        Waiting(item=item, day=day, reasons=("league_same_person",), values=(kept, gone))
        for item, day, kept, gone in merges
    )
    return waiting


def decide_sheet(database: Database, club: str, uid: str, edition: int, *, accept: bool) -> None:
    """Accept or refuse an edition of an evening, waiting or not.

    Raise `LeagueError` if there is none, or if that would change a season that is frozen.
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
        was_frozen = _is_frozen(database, club, uid)
        if _show_latest(database, club, uid) and (was_frozen or _is_frozen(database, club, uid)):
            raise documents.LeagueError("league_season_frozen")


def _is_frozen(database: Database, club: str, uid: str) -> bool:
    """Return True if the shown edition of an evening is of a day in a frozen season."""
    values = {"day": None, "club": club, "uid": uid}
    return database.execute("select 1 where " + IN_FROZEN_SEASON, values).fetchone() is not None


def trust(database: Database, club: str) -> int:
    """Let the sheets of a club count at once; return how many that waited for this now count."""
    check_club(database, club)
    with database.transaction():
        lock_league(database)
        database.execute("update club set is_trusted = true where id = %s", [club])
        note(database, "members", club, "")
    waiting = database.execute(
        "select uid, edition from sheet where club = %s and state = 'waiting'"
        " and reasons = array['league_new_club'] order by uid, edition",
        [club],
    ).fetchall()
    for uid, edition in waiting:
        decide_sheet(database, club, uid, edition, accept=True)
    return len(waiting)
