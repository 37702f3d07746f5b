"""Output of `scorekeeper doctor`: the state of a store, repairs, and a restored backup."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from scorekeeper.cli.context import EXIT_ERROR, EXIT_NO, EXIT_OK, AppFunctions, command_words
from scorekeeper.i18n import Words, messages
from scorekeeper.i18n.documents import error_text
from scorekeeper.services.doctor import (
    Checkup,
    RestoreResult,
    examine_store,
    repair_store,
    restore_backup,
)
from scorekeeper.storage import Finding, StoreError
from scorekeeper.storage.database import CHANGES, DEALS, MATCHES

BYTES_PER_KB = 1000


@dataclass(frozen=True, slots=True)
class Report:
    """The state of a store, and the changes that were made to it before."""

    checkup: Checkup
    repaired: tuple[Finding, ...] = ()
    """The faults that were repaired, also while restoring."""
    restored: RestoreResult | None = None
    """The restored backup; None if none was to be restored."""

    @property
    def is_healthy(self) -> bool:
        """True if there are no faults, and none had to be repaired."""
        return self.checkup.is_healthy and not self.repaired


def run_doctor(
    folder: Path, functions: AppFunctions, *, repair: bool, restore: str | None, as_json: bool
) -> int:
    """Check the store in a folder and print the findings.

    Args:
        folder: The data folder.
        functions: The program's functions.
        repair: True to repair the store first.
        restore: Number or file of a backup to restore first; None to restore nothing.
        as_json: True to print one JSON object.

    Returns:
        The exit status. `EXIT_ERROR` means that the store cannot be read, or cannot be changed
        because the app has it open.
    """
    words = command_words()
    try:
        report = _make_report(folder, functions, repair=repair, restore=restore)
    except StoreError as error:
        click.echo(messages.store_error_text(words, error), err=True)
        return EXIT_ERROR

    if as_json:
        click.echo(json.dumps(_report_document(words, report), ensure_ascii=False))
    else:
        for line in _report_lines(words, report):
            click.echo(line)
    return EXIT_OK if report.is_healthy else EXIT_NO


def _make_report(
    folder: Path, functions: AppFunctions, *, repair: bool, restore: str | None
) -> Report:
    """Restore a backup if asked, repair the store if asked and needed, and return the report.

    Raises:
        StoreError: If the store cannot be read or changed.
    """
    now = functions.now
    new_uid = functions.new_uid
    restored = None
    repaired: tuple[Finding, ...] = ()
    if restore is not None:
        restored = restore_backup(folder, restore, now=now, new_uid=new_uid)
        repaired = restored.repaired

    checkup = examine_store(folder, now=now)
    if repair and checkup.is_repairable:
        repaired += tuple(repair_store(folder, now=now, new_uid=new_uid))
        checkup = examine_store(folder, now=now)
    return Report(checkup, repaired, restored)


# --- text


def _report_lines(words: Words, report: Report) -> Iterator[str]:
    """Yield the lines of the report as text."""
    checkup = report.checkup
    yield words.text(
        "doctor-store",
        path=str(checkup.path),
        size=checkup.size // BYTES_PER_KB,
        matches=checkup.documents[MATCHES],
        deals=checkup.documents[DEALS],
    )
    if report.restored is not None:
        paths = _restored_document(report.restored)
        values = {name: path or messages.NOTHING for name, path in paths.items()}
        yield words.text("doctor-restored", **values)

    yield from _fault_lines(words, report)

    if report.is_healthy:
        yield words.text("doctor-healthy")
    elif checkup.is_repairable:
        yield words.text("doctor-mendable")

    yield from _backup_lines(words, checkup)


def _fault_lines(words: Words, report: Report) -> Iterator[str]:
    """Yield a line for each fault, repaired or not."""
    checkup = report.checkup
    for finding in (*report.repaired, *checkup.findings):
        yield messages.finding_text(words, finding)
    for match in checkup.unreadable_matches:
        reason = error_text(words, match.error)
        yield words.text("doctor-unreadable", match=match.uid, what=reason)
    for evening in checkup.unreadable_evenings:
        reason = error_text(words, evening.error)
        yield words.text("doctor-unreadable-evening", name=evening.name, what=reason)
    if checkup.missing_change_count:
        yield words.text("doctor-gaps", count=checkup.missing_change_count)
    if checkup.matches_without_set_up:
        yield words.text("doctor-strays", count=len(checkup.matches_without_set_up))
    for backup in checkup.bad_backups:
        yield words.text("doctor-bad-backup", path=str(backup.path))


def _backup_lines(words: Words, checkup: Checkup) -> Iterator[str]:
    """Yield the lines about backups, and about copies of damaged files."""
    if checkup.newer_backup is not None:
        yield words.text("doctor-behind", backup=str(checkup.newer_backup))
    for path in checkup.damaged_originals:
        yield words.text("doctor-aside", path=str(path))
    size = sum(backup.size for backup in checkup.backups) // BYTES_PER_KB
    yield words.text("doctor-backups", count=len(checkup.backups), size=size)


# --- JSON


def _report_document(words: Words, report: Report) -> dict[str, Any]:
    """Return the report as a document for JSON, with sentences in the language of `words`."""
    checkup = report.checkup
    unreadable_matches = [
        {"match": match.uid, "text": error_text(words, match.error)}
        for match in checkup.unreadable_matches
    ]
    unreadable_evenings = [
        {"evening": evening.uid, "name": evening.name, "text": error_text(words, evening.error)}
        for evening in checkup.unreadable_evenings
    ]
    backups = [
        {
            "path": str(backup.path),
            "at": None if backup.at is None else backup.at.isoformat(),
            "size": backup.size,
            "readable": backup not in checkup.bad_backups,
        }
        for backup in checkup.backups
    ]
    restored = None if report.restored is None else _restored_document(report.restored)
    return {
        "path": str(checkup.path),
        "healthy": report.is_healthy,
        "size": checkup.size,
        "schema": checkup.schema,
        "app": checkup.app,
        "matches": checkup.documents[MATCHES],
        "deals": checkup.documents[DEALS],
        "changes": checkup.documents[CHANGES],
        "findings": [_finding_document(words, finding) for finding in checkup.findings],
        "mended": [_finding_document(words, finding) for finding in report.repaired],
        "restored": restored,
        "unreadable": unreadable_matches,
        "evenings": unreadable_evenings,
        "lost": checkup.restorable_count,
        "gaps": checkup.missing_change_count,
        "strays": list(checkup.matches_without_set_up),
        "aside": [str(path) for path in checkup.damaged_originals],
        "backups": backups,
    }


def _restored_document(restored: RestoreResult) -> dict[str, str | None]:
    before = None if restored.before is None else str(restored.before.path)
    return {"backup": str(restored.backup.path), "before": before}


def _finding_document(words: Words, finding: Finding) -> dict[str, Any]:
    """Return a finding for JSON, with its sentence."""
    return {
        "kind": finding.kind,
        "kept": finding.kept,
        "dropped": finding.dropped,
        "aside": None if finding.aside is None else str(finding.aside),
        "backup": None if finding.backup is None else str(finding.backup),
        "text": messages.finding_text(words, finding),
    }
