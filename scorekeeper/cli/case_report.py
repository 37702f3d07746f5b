"""`scorekeeper cases`: run rule cases and print those that fail."""

from collections.abc import Iterable
from pathlib import Path

import click

from scorekeeper.cases import Verdict, read_cases, run
from scorekeeper.cli.files import read_text


def report_cases(files: Iterable[Path]) -> bool:
    """Run every case of the files, print the failed ones and the sum; whether all passed.

    All files are read before the first case runs, so that a broken one is said at once.
    """
    read = [(file, read_cases(read_text(file), str(file))) for file in files]
    passed = failed = 0
    for file, cases in read:
        for case in cases:
            verdict = case if isinstance(case, Verdict) else run(case)
            passed, failed = passed + verdict.passed, failed + (not verdict.passed)
            _print(verdict, file)
    click.echo(f"{passed} passed, {failed} failed")
    return not failed


def _print(verdict: Verdict, file: Path) -> None:
    if verdict.passed:
        return
    reasons = "; ".join(str(complaint) for complaint in verdict.wrong)
    details = f"  [{'; '.join(verdict.details)}]" if verdict.details else ""
    click.echo(f"{file}: {verdict.case_id}: {reasons}{details}")
