"""Sheets of a league: taken in, shown, or waiting for its officer."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from typing import Any, LiteralString

from scorekeeper.league.database.access import check_club
from scorekeeper.league.database.connection import (
    PAGE,
    Database,
    Row,
    copy_rows,
    lock_changes,
    note,
    one,
)
from scorekeeper.league.database.members import add_members
from scorekeeper.league.database.totals import count_evening
from scorekeeper.league.documents import (
    Answer,
    LeagueError,
    Sheet,
    canonical,
    doubts,
    hash_of,
    sheet_from,
)


def put_sheet(database: Database, sheet: Sheet, *, today: date) -> Answer:
    """Take in a sheet and return what became of it; the same one again changes nothing.

    Raise `LeagueError` for a club that is not of this league.
    """
    place, content = (sheet.club, sheet.evening), canonical(sheet)
    digest = hash_of(content)
    check_club(database, sheet.club)
    with database.transaction():
        _lock_evening(database, *place)
        known = _answer(database, *place, sheet.edition)
        if known is not None:
            same = one(
                database,
                "select 1 from sheet where (club, uid, edition, hash) = (%s, %s, %s, %s)",
                *(*place, sheet.edition, digest),
            )
            return known if same else Answer(state="conflict", newest=known.newest)
        lock_changes(database)
        reasons = [*doubts(sheet, today=today), *_vetoes(database, sheet)]
        values = (*place, sheet.edition, digest, sheet.day, content.decode())
        state = "waiting" if reasons else "accepted"
        database.execute(
            "insert into sheet (club, uid, edition, hash, day, body, state, reasons)"
            " values (%s, %s, %s, %s, %s, %s, %s, %s)",
            (*values, state, reasons),
        )
        if not reasons:
            _show_latest(database, *place)
        answer = _answer(database, *place, sheet.edition)
        assert answer is not None  # noqa: S101  it was written just now
        return answer


def _lock_evening(database: Database, club: str, uid: str) -> None:
    """Lock the row of an evening, which is made where there is none."""
    place = (club, uid)
    database.execute(
        "insert into evening (club, uid) select id, %s from club where id = %s"
        " on conflict do nothing",
        (uid, club),
    )
    database.execute("select 1 from evening where (club, uid) = (%s, %s) for update", place)


def _vetoes(database: Database, sheet: Sheet) -> Iterator[str]:
    """Yield the codes of what keeps any sheet of its club and day waiting; the lock is held."""
    if one(database, "select 1 from club where id = %s and not is_trusted", sheet.club):
        yield "league_new_club"
    if _is_frozen(database, sheet.club, sheet.evening, sheet.day):
        yield "league_season_frozen"


def _is_frozen(database: Database, club: str, uid: str, day: str | None = None) -> bool:
    """Return True if a day, or that of an evening's shown edition, is in a frozen season."""
    query: LiteralString = (
        "select 1 from season where frozen_at is not null and exists (select 1 from"
        " (select %s::date as day union select day from sheet join evening using (club, uid)"
        " where (club, uid) = (%s, %s) and edition = shown) days where day between first and last)"
    )
    return one(database, query, day, club, uid) is not None


def _answer(database: Database, club: str, uid: str, edition: int) -> Answer | None:
    """Return what became of an edition, or None if there is none."""
    query: LiteralString = (
        "select state, reasons, shown, (select max(edition) from sheet"
        " where (club, uid) = (s.club, s.uid)) from sheet s join evening using (club, uid)"
        " where (club, uid, edition) = (%s, %s, %s)"
    )
    row = one(database, query, club, uid, edition)
    if row is None:
        return None
    state, reasons, current, newest = row
    if state == "accepted":
        state = "shown" if current == edition else "older"
    return Answer(state=state, reasons=tuple(reasons), newest=newest)


def _show_latest(database: Database, club: str, uid: str) -> bool:
    """Show the latest accepted edition of an evening; False if it was shown already.

    The locks are held.
    """
    place = (club, uid)
    latest = one(
        database,
        "select edition, body from sheet where (club, uid) = (%s, %s) and state = 'accepted'"
        " order by edition desc limit 1",
        *place,
    )
    edition, body = latest or (None, None)
    before = one(
        database,
        "update evening set shown = %s from evening as old where old.shown is distinct from %s"
        " and (evening.club, evening.uid) = (%s, %s) and (old.club, old.uid) = (%s, %s)"
        " returning old.shown",
        *(edition, edition, *place, *place),
    )
    if before is None:
        return False
    if before[0] is not None:
        count_evening(database, *place, times=-1)
        database.execute("delete from result where (club, uid) = (%s, %s)", place)
    if body is None:
        note(database, "withdrawn", club, uid)
        return True
    sheet = sheet_from(body, f"{club}/{uid}/{edition}")
    add_members(database, club, sheet.members)
    # Somebody in two seats of a side counts once.
    copy_rows(database, "copy result from stdin", dict.fromkeys(result_rows(sheet)))
    count_evening(database, *place)
    note(database, "sheet", club, uid, edition)
    return True


def result_rows(sheet: Sheet) -> Iterator[Row]:
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


def shown_sheets(database: Database) -> Iterator[Sheet]:
    """Yield the sheets that are shown, club by club in the order of their days."""
    query: LiteralString = (
        "select body from sheet join evening using (club, uid) where edition = shown"
        " order by club, day, uid"
    )
    with database.transaction(), database.cursor("shown") as cursor:
        cursor.itersize = PAGE
        for (body,) in cursor.execute(query):
            yield sheet_from(body, "database")


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
        lock_changes(database)
        decided = database.execute(
            "update sheet set state = %s, reasons = '{}' where (club, uid, edition) = (%s, %s, %s)",
            ("accepted" if accept else "refused", club, uid, edition),
        )
        if not decided.rowcount:
            raise LeagueError("league_no_item", item=f"{club}/{uid}/{edition}")
        was_frozen = _is_frozen(database, club, uid)
        if _show_latest(database, club, uid) and (was_frozen or _is_frozen(database, club, uid)):
            raise LeagueError("league_season_frozen")


def trust(database: Database, club: str) -> int:
    """Let the sheets of a club count at once; return how many that waited for this now count."""
    check_club(database, club)
    with database.transaction():
        lock_changes(database)
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
