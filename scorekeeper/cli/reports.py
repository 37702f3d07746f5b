"""Output of the commands: rule cases, rule sets, comparisons, score sheets, the doctor."""

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import click

from scorekeeper.cases import Case, Verdict, read_cases, run, written
from scorekeeper.cli.group import Outside, read_text, spoken
from scorekeeper.cli.runner import BrokenContractError, Unsupported
from scorekeeper.i18n import Words, messages
from scorekeeper.i18n import rules as rule_words
from scorekeeper.i18n.differences import differences
from scorekeeper.i18n.documents import error_text, problem_at
from scorekeeper.match import Match, Outcome, Progress, match_from, progress
from scorekeeper.problem import Problem
from scorekeeper.rules import broken_rule_files, catalogue, find_rule_set, rule_book
from scorekeeper.rules.book import RuleBook, compared_values
from scorekeeper.rules.loader import leaf_paths
from scorekeeper.scoring import LayDown, Requirement
from scorekeeper.scoring.checks import is_scorable
from scorekeeper.services.doctor import (
    Checkup,
    Restored,
    examine_store,
    repair_store,
    restore_backup,
)
from scorekeeper.services.transactions import without
from scorekeeper.storage import Finding, StoreError
from scorekeeper.storage.database import CHANGES, DEALS, MATCHES


def report_cases(files: Iterable[Path], ask: Callable[[Case], Verdict | Unsupported] = run) -> bool:
    """Answer every case of the files, print failures and their number; True without any.

    All files are read before the first case is asked, so that a broken one is reported at once.
    When a program breaks its contract, the cases that it is not asked any more have failed.
    """
    read = [(file, case) for file in files for case in read_cases(read_text(file), str(file))]
    words = spoken()
    passed = failed = 0
    unsupported = Counter[str]()
    for number, (file, case) in enumerate(read, start=1):
        try:
            verdict = case if isinstance(case, Verdict) else ask(case)
        except BrokenContractError as error:
            _report_failure(words, file, error.verdict)
            failed += 1
            if rest := len(read) - number:
                click.echo(words.text("cli-not-run", count=rest))
                failed += rest
            break
        if isinstance(verdict, Unsupported):
            unsupported[verdict.reason] += 1
        elif verdict.passed:
            passed += 1
        else:
            _report_failure(words, file, verdict)
            failed += 1
    for reason, count in unsupported.items():
        click.echo(f"unsupported: {reason}: {count}")
    apart = f", {unsupported.total()} unsupported" if unsupported else ""
    click.echo(f"{passed} passed, {failed} failed{apart}")
    return not failed


def _report_failure(words: Words, file: Path, verdict: Verdict) -> None:
    reasons = "; ".join(problem_at(words, wrong) for wrong in verdict.wrong)
    details = f"  [{'; '.join(verdict.details)}]" if verdict.details else ""
    click.echo(f"{file}: {verdict.case_id}: {reasons}{details}")


def print_comparison(name: str, other: str, *, in_prose: bool, as_json: bool) -> None:
    """Print the differences of two rule sets, section by section; as JSON also what is the same.

    The table comes after sentences that say the same if asked for `in_prose`.

    Raises `UnknownRuleSetError` for a name that no rule set goes by.
    """
    here, there = rule_book(find_rule_set(name)), rule_book(find_rule_set(other))
    ids = {"here": here.identity.id, "there": there.identity.id}
    if as_json:
        values = {
            value.path: {"here": value.here, "there": value.there, "differs": value.differs}
            for value in compared_values(here.tree, there.tree)
        }
        click.echo(json.dumps({**ids, "values": values}, ensure_ascii=False))
        return
    words = spoken()
    names = [words.rule_set_name(book.identity) for book in (here, there)]
    if in_prose:
        click.echo(words.text("differ-title", here=names[0], there=names[1]))
        for difference in differences(words, here, there):
            click.echo(f"  {difference.text}")
            if difference.instead:
                click.echo(f"    {difference.instead}")
        click.echo()
    sections = rule_words.compared_sections(here, there)
    click.echo(words.text("compare-heads", here=names[0], there=names[1]))
    for section in sections:
        if section.differences:
            click.echo(rule_words.section_name(words, section.name))
        for rule in section.differences:
            values = {"here": rule.here, "there": rule.there}
            texts = {  # a table on one line
                side: "; ".join(rule_words.rule_value(words, rule.path, value).splitlines())
                for side, value in values.items()
            }
            line = words.text("compare-line", what=rule_words.rule_name(words, rule.path), **texts)
            click.echo(f"  {line}")
    different = sum(len(section.differences) for section in sections)
    same = sum(len(section.rules) for section in sections) - different
    click.echo(words.text("compare-sum", different=different, same=same))


def print_row(words: Words, book: RuleBook, required: Requirement, lay_down: LayDown) -> None:
    """Print the sources of a requirement, and the effects of the turn on it."""
    row = words.text(
        "cli-row",
        rules=words.rule_set_name(book.identity),
        band=rule_words.band_text(words, book.rules, required.row),
        needed=words.requirement(required),
    )
    sources = [
        words.text("cli-row-source", why=why, texts="; ".join(texts)) if texts else why
        for why, texts in rule_words.row_sources(words, book)
    ]
    for line in (*rule_words.turn_texts(words, book.rules, lay_down), row, *sources):
        click.echo(line[:1].upper() + line[1:])


def list_rule_sets(*, as_json: bool) -> None:
    """Print the rule sets, one a line, the id first; further files that are broken to stderr."""
    for broken in broken_rule_files():
        click.echo(error_text(spoken(), broken), err=True)
    if as_json:
        listed = [_identity(rule_book(identity.id)) for identity in catalogue()]
        click.echo(json.dumps({"rulesets": listed}, ensure_ascii=False))
        return
    width = max(len(identity.id) for identity in catalogue())
    words = spoken()
    for identity in catalogue():
        click.echo(f"{identity.id:<{width}}  {words.rule_set_name(identity)}")


def print_rule_set(name: str, *, as_json: bool) -> None:
    """Print every value of a rule set with source and status.

    Raises `UnknownRuleSetError` for a name that no rule set goes by.
    """
    book = rule_book(find_rule_set(name))
    if as_json:
        values = {path: _rule_value(book, path, value) for path, value in leaf_paths(book.tree)}
        click.echo(json.dumps({**_identity(book), "values": values}, ensure_ascii=False))
        return
    words = spoken()
    click.echo(f"{book.identity.id}  {words.rule_set_name(book.identity)}")
    click.echo(rule_words.speciality(words, book))
    for path, value in leaf_paths(book.tree):
        citation = book.citations.of(path)
        status: str = citation.status
        if book.citations.is_inherited(path):
            status = f"{status}, {words.text('cli-inherited', **{'from': citation.rule_set})}"
        text = words.text("cli-no-rule") if value is None else json.dumps(value, ensure_ascii=False)
        click.echo(f"{path} = {text}  [{status}]  {'; '.join(citation.refs)}")
        for dispute in citation.disputes_about(path):
            other = "–" if dispute.value is None else json.dumps(dispute.value, ensure_ascii=False)
            line = words.text("cli-disputed", sources="; ".join(dispute.refs), value=other)
            click.echo(f"    {line}  {dispute.note}".rstrip())


def _identity(book: RuleBook) -> dict[str, Any]:
    identity, parent = book.identity, book.identity.parent
    inherits = parent and {"from": parent.rule_set, "sources": parent.refs}
    return {**without(asdict(identity), "place", "parent"), "inherits": inherits}


def _rule_value(book: RuleBook, path: str, value: Any) -> dict[str, Any]:
    citation = book.citations.of(path)
    inherited = book.citations.is_inherited(path)
    return {
        "value": value,
        "sources": list(citation.refs),
        "status": "inherited" if inherited else citation.status,
        "stated": citation.status,
        "inherited_from": citation.rule_set if inherited else None,
        "note": citation.note,
        "disputed": [
            {
                "path": dispute.path,
                **({"value": dispute.value} if dispute.value is not None or dispute.absent else {}),
                "sources": list(dispute.refs),
                "note": dispute.note,
            }
            for dispute in citation.disputes_about(path)
        ],
    }


def print_score(document: object, file: str, *, as_json: bool) -> bool:
    """Print the sheet of a record; return True if every deal could be scored.

    Raises `RecordError` where the document is no match record.
    """
    match = match_from(document, file)
    stand = progress(match)
    if as_json:
        click.echo(json.dumps(as_document(match, stand), ensure_ascii=False))
    else:
        _print_sheet(match, stand, spoken())
    return all(is_scorable(deal.score.problems) for deal in stand.deals)


LINE = ("kind", "count", "points", "rule")


def as_document(match: Match, stand: Progress) -> dict[str, Any]:
    """The score sheet as plain data, in the public format."""
    winner, words = stand.outcome.winner, spoken()
    sides = [
        {
            "name": side.name,
            "total": stand.totals[place],
            "requirement": written(stand.requirements[place]),
            "deals": [
                {
                    "total": deal.score.sides[place].total,
                    "running": deal.running[place],
                    "lines": [
                        {field: getattr(line, field) for field in LINE}
                        for line in deal.score.sides[place].lines
                    ],
                }
                for deal in stand.deals
            ],
        }
        for place, side in enumerate(match.sides)
    ]
    problems = [
        {
            "code": problem.code,
            "path": problem.path,
            "grade": str(problem.grade),
            "values": dict(problem.values),
            "text": words.problem(problem),
        }
        for problem in _problems(stand)
    ]
    return {
        "ruleset": match.ruleset,
        "over": stand.outcome.over,
        "winner": None if winner is None else match.sides[winner].name,
        "margin": stand.outcome.margin,
        "tie": [match.sides[side].name for side in stand.outcome.tie],
        "problems": problems,
        "sides": sides,
    }


def _problems(stand: Progress) -> list[Problem]:
    return [
        problem.below(f"deals[{number}]")
        for number, deal in enumerate(stand.deals)
        for problem in deal.score.problems
    ]


def _print_sheet(match: Match, stand: Progress, words: Words) -> None:
    for number, deal in enumerate(stand.deals):
        click.echo(words.text("cli-deal", number=number + 1))
        for side, score in zip(match.sides, deal.score.sides, strict=True):
            sentence = words.sentence(score.lines) or 0
            click.echo(f"  {side.name}: {sentence} = {words.number(score.total)}")
        running = " : ".join(words.number(total) for total in deal.running)
        click.echo(f"  {words.text('cli-running')}: {running}")
    for problem in _problems(stand):
        grade, what = words.text(f"grade-{problem.grade}"), words.problem(problem)
        click.echo(words.text("cli-problem", where=f"{problem.path} ({grade})", what=what))
    for side, total, needed in zip(match.sides, stand.totals, stand.requirements, strict=True):
        needs = f"{words.text('cli-needs')} {words.requirement(needed)}"
        click.echo(f"{side.name}: {words.text('cli-total')} {words.number(total)}, {needs}")
    click.echo(_outcome(match, stand.outcome, words))


def _outcome(match: Match, outcome: Outcome, words: Words) -> str:
    level = ", ".join(match.sides[side].name for side in outcome.tie)
    if outcome.winner is not None:
        side = match.sides[outcome.winner].name
        return words.text("cli-won", side=side, margin=max(outcome.margin or 0, 0))
    if outcome.over:
        return words.text("cli-drawn", sides=level)
    nobody = words.text("cli-nobody")
    return f"{words.text('cli-tie', sides=level)} {nobody}" if level else nobody


HEALTHY, FOUND, UNREADABLE = 0, 1, 2
BYTES_PER_KB = 1000


@dataclass(frozen=True, slots=True)
class Report:
    """The state of a store, and the results of a repair."""

    checkup: Checkup
    mended: tuple[Finding, ...] = ()
    restored: Restored | None = None

    @property
    def status(self) -> int:
        return HEALTHY if self.checkup.is_healthy and not self.mended else FOUND


def run_doctor(
    folder: Path, outside: Outside, *, repair: bool, restore: str | None, as_json: bool
) -> int:
    """Check the store of a folder, after repairing or restoring it, and print the findings.

    `restore` names the backup to go back to. Returns the exit status: 0 healthy, 1 something was
    found, 2 it cannot be read, or not be changed because the app has it open.
    """
    words, now, new_uid = spoken(), outside.now, outside.new_uid
    try:
        back = (
            None if restore is None else restore_backup(folder, restore, now=now, new_uid=new_uid)
        )
        report = Report(examine_store(folder, now=now), back.mended if back else (), back)
        if repair and report.checkup.is_mendable:
            mended = repair_store(folder, now=now, new_uid=new_uid)
            report = Report(examine_store(folder, now=now), (*report.mended, *mended), back)
    except StoreError as error:
        click.echo(messages.store_error_text(words, error), err=True)
        return UNREADABLE
    if as_json:
        click.echo(json.dumps(_checkup_document(report, words), ensure_ascii=False))
    else:
        for line in _doctor_lines(report, words):
            click.echo(line)
    return report.status


def _doctor_lines(report: Report, words: Words) -> Iterator[str]:
    seen = report.checkup
    yield words.text(
        "doctor-store",
        path=str(seen.path),
        size=seen.size // BYTES_PER_KB,
        matches=seen.documents[MATCHES],
        deals=seen.documents[DEALS],
    )
    if report.restored is not None:
        paths = {name: path or messages.NOTHING for name, path in _paths(report.restored).items()}
        yield words.text("doctor-restored", **paths)
    for finding in (*report.mended, *seen.findings):
        yield messages.finding_text(words, finding)
    for match in seen.unreadable:
        yield words.text("doctor-unreadable", match=match.uid, what=error_text(words, match.error))
    for evening in seen.evenings:
        values = {"name": evening.name, "what": error_text(words, evening.error)}
        yield words.text("doctor-unreadable-evening", **values)
    for code, count in (("gaps", seen.gaps), ("strays", len(seen.strays))):
        if count:
            yield words.text(f"doctor-{code}", count=count)
    for backup in seen.bad_backups:
        yield words.text("doctor-bad-backup", path=str(backup.path))
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


def _checkup_document(report: Report, words: Words) -> dict[str, Any]:
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
        "unreadable": [
            {"match": match.uid, "text": error_text(words, match.error)}
            for match in seen.unreadable
        ],
        "evenings": [
            {"evening": evening.uid, "name": evening.name, "text": error_text(words, evening.error)}
            for evening in seen.evenings
        ],
        "lost": seen.lost,
        "gaps": seen.gaps,
        "strays": list(seen.strays),
        "aside": [str(path) for path in seen.aside],
        "backups": [
            {
                "path": str(backup.path),
                "at": None if backup.at is None else backup.at.isoformat(),
                "size": backup.size,
                "readable": backup not in seen.bad_backups,
            }
            for backup in seen.backups
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
        "text": messages.finding_text(words, finding),
    }
