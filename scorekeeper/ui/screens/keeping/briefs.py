"""A match and a backup in a few words."""

from datetime import datetime

from scorekeeper.errors import ScorekeeperError
from scorekeeper.session import Summary
from scorekeeper.store.backups import Backup
from scorekeeper.words import Words
from scorekeeper.words.times import day_and_clock


def match_brief(words: Words, summary: Summary) -> str:
    """Sides, totals and how many deals; of a match that cannot be read why."""
    try:
        totals = zip(summary.match.sides, summary.progress.totals, strict=True)
        sides = ", ".join(f"{side.name} {words.number(total)}" for side, total in totals)
        return words.text("match-in-short", sides=sides, deals=len(summary.match.deals))
    except ScorekeeperError as error:
        return words.text("matches-unreadable", why=str(error))


def backup_brief(words: Words, backup: Backup) -> str:
    """When a backup was made, or its number where no clock said."""
    if backup.at is None:
        return words.text("backups-number", number=backup.number)
    today = datetime.now().astimezone().date()
    return day_and_clock(words, backup.at.isoformat(), today=today)
