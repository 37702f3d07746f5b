"""What a damaged store has lost of its evenings and a backup still has.

An evening only ever gains: a round that has started is never taken back, a result that there
was may become another but never none, and no line leaves the log. So what a backup has more, the
store has lost.
"""

from collections.abc import Iterator

from scorekeeper.session.club.documents import Doc
from scorekeeper.store.archive import CLUB_LOG, CLUB_ROUNDS, CLUB_TABLES, EVENINGS, Archive


def lost_of_evenings(archive: Archive, backup: Archive) -> Iterator[tuple[str, Doc]]:
    """What the backup has of evenings and the archive lacks: tables and their documents."""
    for head in backup.all(EVENINGS):
        uid = head["uid"]
        if not archive.has(EVENINGS, uid):
            yield EVENINGS, head
        started = [one for one in backup.of_evening(CLUB_ROUNDS, uid) if _has_started(one)]
        yield from (
            (CLUB_ROUNDS, one) for one in started if not archive.has(CLUB_ROUNDS, one["uid"])
        )
        numbers = {one["number"] for one in started}
        for table in backup.of_evening(CLUB_TABLES, uid):
            if table["round"] in numbers and _is_behind(
                archive.get(CLUB_TABLES, table["uid"]), table
            ):
                yield CLUB_TABLES, table
        for line in backup.of_evening(CLUB_LOG, uid):
            if not archive.has(CLUB_LOG, line["uid"]):
                yield CLUB_LOG, line


def _has_started(played: Doc) -> bool:
    return bool(played.get("state", "drawn") != "drawn")


def _is_behind(here: Doc | None, then: Doc) -> bool:
    return here is None or ("result" not in here and "result" in then)
