"""`scorekeeper doctor`: whether everything that was saved can be read, a repair, a way back."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from scorekeeper.cli.outside import spoken
from scorekeeper.session.doctor import Checkup, Restored, examined, repaired, restored
from scorekeeper.store import Finding, StoreError
from scorekeeper.store.archive import CHANGES, DEALS, MATCHES
from scorekeeper.words import Words
from scorekeeper.words.findings import NOTHING, refused, told

HEALTHY, FOUND, UNREADABLE = 0, 1, 2
BYTES_PER_KB = 1000


@dataclass(frozen=True, slots=True)
class Report:
    """What is printed: how the store is, and what a repair has done."""

    checkup: Checkup
    mended: tuple[Finding, ...] = ()
    restored: Restored | None = None

    @property
    def status(self) -> int:
        """The exit status: 0 where nothing was found, whether or not it was mended."""
        return HEALTHY if self.checkup.is_healthy and not self.mended else FOUND


def doctor(
    folder: Path,
    *,
    repair: bool,
    restore: str | None,
    as_json: bool,
    now: Callable[[], str],
    new_uid: Callable[[], str],
) -> int:
    """Check the store of a folder, after what is asked to be done to it, and print what was found.

    `restore` names the backup to go back to. Gives the exit status: 0 healthy, 1 something was
    found, 2 it cannot be read, or not be changed because the app has it open.
    """
    words = spoken()
    try:
        back = None if restore is None else restored(folder, restore, now=now, new_uid=new_uid)
        report = Report(examined(folder, now=now), back.mended if back else (), back)
        if repair and report.checkup.is_mendable:
            mended = repaired(folder, now=now, new_uid=new_uid)
            report = Report(examined(folder, now=now), (*report.mended, *mended), back)
    except StoreError as error:
        click.echo(refused(words, error), err=True)
        return UNREADABLE
    if as_json:
        click.echo(json.dumps(_document(report, words), ensure_ascii=False))
    else:
        for line in _lines(report, words):
            click.echo(line)
    return report.status


def _lines(report: Report, words: Words) -> Iterator[str]:
    seen = report.checkup
    yield words.text(
        "doctor-store",
        path=str(seen.path),
        size=seen.size // BYTES_PER_KB,
        matches=seen.documents[MATCHES],
        deals=seen.documents[DEALS],
    )
    if report.restored is not None:
        paths = {name: path or NOTHING for name, path in _paths(report.restored).items()}
        yield words.text("doctor-restored", **paths)
    yield from _found(report, words)
    if report.status == HEALTHY:
        yield words.text("doctor-healthy")
    elif seen.is_mendable:
        yield words.text("doctor-mendable")
    if seen.ahead is not None:
        yield words.text("doctor-behind", backup=str(seen.ahead))
    for path in seen.aside:
        yield words.text("doctor-aside", path=str(path))
    total = sum(backup.size for backup in seen.backups) // BYTES_PER_KB
    yield words.text("doctor-backups", count=len(seen.backups), size=total)


def _found(report: Report, words: Words) -> Iterator[str]:
    """What is wrong, or was and is mended now, a sentence each."""
    seen = report.checkup
    for finding in (*report.mended, *seen.findings):
        yield told(words, finding)
    for match in seen.unreadable:
        yield words.text("doctor-unreadable", match=match.match, what=str(match.error))
    for evening in seen.evenings:
        said = {"name": evening.name, "what": str(evening.error)}
        yield words.text("doctor-unreadable-evening", **said)
    for code, count in (("gaps", seen.gaps), ("strays", len(seen.strays))):
        if count:
            yield words.text(f"doctor-{code}", count=count)
    for backup in seen.bad_backups:
        yield words.text("doctor-bad-backup", path=str(backup.path))


def _document(report: Report, words: Words) -> dict[str, Any]:
    seen = report.checkup
    return {
        "path": str(seen.path),
        "healthy": report.status == HEALTHY,
        "size": seen.size,
        "schema": seen.schema,
        "app": seen.app,
        "matches": seen.documents[MATCHES],
        "deals": seen.documents[DEALS],
        "changes": seen.documents[CHANGES],
        "findings": [_finding(finding, words) for finding in seen.findings],
        "mended": [_finding(finding, words) for finding in report.mended],
        "restored": None if report.restored is None else _paths(report.restored),
        "unreadable": [{"match": one.match, "text": str(one.error)} for one in seen.unreadable],
        "evenings": [
            {"evening": one.evening, "name": one.name, "text": str(one.error)}
            for one in seen.evenings
        ],
        "lost": seen.lost,
        "gaps": seen.gaps,
        "strays": list(seen.strays),
        "aside": [str(path) for path in seen.aside],
        "backups": [
            {
                "path": str(one.path),
                "at": None if one.at is None else one.at.isoformat(),
                "size": one.size,
                "readable": one not in seen.bad_backups,
            }
            for one in seen.backups
        ],
    }


def _paths(done: Restored) -> dict[str, str | None]:
    before = None if done.before is None else str(done.before.path)
    return {"backup": str(done.backup.path), "before": before}


def _finding(finding: Finding, words: Words) -> dict[str, Any]:
    return {
        "kind": finding.kind,
        "kept": finding.kept,
        "dropped": finding.dropped,
        "aside": None if finding.aside is None else str(finding.aside),
        "backup": None if finding.backup is None else str(finding.backup),
        "text": told(words, finding),
    }
