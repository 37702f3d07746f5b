"""Output of `scorekeeper cases`: the failures, and the numbers of passed and failed cases."""

from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path

import click

from scorekeeper.cases import Case, Verdict, read_cases
from scorekeeper.cli.context import command_words
from scorekeeper.cli.files import read_text
from scorekeeper.cli.runner import BrokenContractError, Unsupported
from scorekeeper.i18n import Words
from scorekeeper.i18n.documents import problem_with_path


def report_cases(files: Iterable[Path], ask: Callable[[Case], Verdict | Unsupported]) -> bool:
    """Run the cases in some files, and print the failures and the counts.

    All files are read before the first case is run, so that a broken file is reported at once.

    Args:
        files: The files.
        ask: Asks this program or another one for its answer to a case, and returns the verdict on
            it. If it raises `BrokenContractError`, no further case is run: the remaining cases
            have failed.

    Returns:
        True if no case failed.
    """
    words = command_words()
    cases = [(file, case) for file in files for case in read_cases(read_text(file), str(file))]
    passed = 0
    failed = 0
    unsupported = Counter[str]()  # cases by the reason

    for number, (file, case) in enumerate(cases, start=1):
        try:
            # Instead of an unreadable case, `read_cases` returns its failed verdict.
            verdict = case if isinstance(case, Verdict) else ask(case)
        except BrokenContractError as error:
            _print_failure(words, file, error.verdict)
            not_run = len(cases) - number
            if not_run:
                click.echo(words.text("cli-not-run", count=not_run))
            failed += 1 + not_run
            break

        if isinstance(verdict, Unsupported):
            unsupported[verdict.reason] += 1
        elif verdict.passed:
            passed += 1
        else:
            _print_failure(words, file, verdict)
            failed += 1

    _print_counts(passed, failed, unsupported)
    return failed == 0


def _print_failure(words: Words, file: Path, verdict: Verdict) -> None:
    reasons = "; ".join(problem_with_path(words, problem) for problem in verdict.wrong)
    details = f"  [{'; '.join(verdict.details)}]" if verdict.details else ""
    click.echo(f"{file}: {verdict.case_id}: {reasons}{details}")


def _print_counts(passed: int, failed: int, unsupported: Counter[str]) -> None:
    """Print the number of unsupported cases by reason, then a line with all numbers."""
    for reason, count in unsupported.items():
        click.echo(f"unsupported: {reason}: {count}")
    counts = f"{passed} passed, {failed} failed"
    if unsupported:
        counts += f", {unsupported.total()} unsupported"
    click.echo(counts)
