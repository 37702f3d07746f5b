"""Reading house rules from a file: whatever is wrong is told with its path, all at once."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import permutations
from typing import Any

from cattrs import Converter

from scorekeeper.rules.book import RuleBook, overlaid, rule_book
from scorekeeper.rules.catalogue import find_rule_set
from scorekeeper.rules.errors import RuleSetError, UnknownRuleSetError
from scorekeeper.rules.files import ref_complaints
from scorekeeper.rules.house import (
    FORMAT,
    TABLE,
    VERSION,
    HouseRule,
    HouseRules,
    ProfileUid,
    refs_from,
)
from scorekeeper.rules.schema import NO_PATH, is_known, value_complaints
from scorekeeper.rules.switches import SWITCH_MARK, find_switch
from scorekeeper.rules.tree import has_path
from scorekeeper.typed import (
    Complaint,
    DocumentError,
    ExpectedError,
    json_from,
    strict_converter,
    structured,
)


class HouseRulesTooNewError(RuleSetError):
    """House rules were written by a newer version of this program."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenRule:
    """A house rule as the file spells it."""

    value: Any
    ref: Any = None
    note: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Written:
    """The file itself."""

    name: str
    base: str
    rules: Mapping[str, WrittenRule]
    uid: ProfileUid | None = None


def read_house_rules(text: str, file: str) -> HouseRules:
    """The house rules in a JSON text; `file` is its name for messages.

    Raises `RuleSetError` with every complaint, `HouseRulesTooNewError` for a newer version.
    """
    try:
        document = json_from(text)
    except ExpectedError as error:
        raise RuleSetError(file, [Complaint("", str(error))]) from error
    return house_rules_from(document, file)


def house_rules_from(document: object, file: str) -> HouseRules:
    """The house rules that a document describes; raises what `read_house_rules` raises."""
    _check_version(document, file)
    try:
        written = structured(_converter(), document, Written)
        base = find_rule_set(written.base)
    except DocumentError as error:
        raise RuleSetError(file, error.complaints) from error
    except UnknownRuleSetError as error:
        raise RuleSetError(file, [Complaint("base", str(error))]) from error
    read = HouseRules(
        name=written.name,
        base=base,
        rules=tuple(
            HouseRule(path=path, value=rule.value, refs=refs_from(rule.ref), note=rule.note)
            for path, rule in written.rules.items()
        ),
        uid=written.uid,
        document=document if isinstance(document, dict) else {},
    )
    check_house_rules(read, file)
    return read


def check_house_rules(house: HouseRules, file: str) -> None:
    """Refuse house rules that say nothing new, cite nothing, or cannot be played.

    Raises `RuleSetError` with every complaint; `file` is their name for messages.
    """
    wrong = [] if house.name.strip() else [Complaint("name", "a name is needed")]
    book = rule_book(house.base)
    for rule in house.rules:
        wrong += _refs_of(rule)
        wrong += _below(_misplaced(book, rule))
    for inner, outer in permutations(house.changes, 2):
        if inner.startswith(f"{outer}."):
            wrong.append(Complaint(f"rules.{inner}", f"{outer} is changed as a whole already"))
    if not wrong:
        try:
            overlaid(book.tree, house.changes, file)
        except RuleSetError as error:
            wrong += _below(error.complaints)
    if wrong:
        raise RuleSetError(file, wrong)


@cache
def _converter() -> Converter:
    return strict_converter(forbid_unknown=False)


def _check_version(document: object, file: str) -> None:
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise RuleSetError(file, [Complaint("format", f'"{FORMAT}" should stand here')])
    version = document.get("version")
    if type(version) is not int or version < 1:
        raise RuleSetError(file, [Complaint("version", f"{VERSION} should stand here")])
    if version > VERSION:
        raise HouseRulesTooNewError(
            file, [Complaint("version", f"{version} is newer than {VERSION}: update this program")]
        )


def _refs_of(rule: HouseRule) -> Iterator[Complaint]:
    where = f"rules.{rule.path}"
    if not rule.refs:
        what = f'"{TABLE}", "{SWITCH_MARK}" and its id, or "source#place" is needed'
        yield Complaint(f"{where}.ref", what)
    for ref in rule.refs:
        if ref.startswith(SWITCH_MARK):
            yield from _switch_of(rule, ref.removeprefix(SWITCH_MARK), f"{where}.ref")
        else:
            yield from ref_complaints(where, (ref,))


def _switch_of(rule: HouseRule, switch_id: str, where: str) -> Iterator[Complaint]:
    switch = find_switch(switch_id)
    if switch is None:
        yield Complaint(where, f"there is no switch {switch_id}")
        return
    paths = {switch.path, *(path for option in switch.options for path in option.brings)}
    if rule.path not in paths:
        yield Complaint(where, f"the switch {switch_id} does not set this path")


def _misplaced(book: RuleBook, rule: HouseRule) -> Iterator[Complaint]:
    if not is_known(rule.path):
        yield Complaint(rule.path, NO_PATH)
    elif not has_path(book.tree, rule.path):
        above = rule.path.rpartition(".")[0]
        yield Complaint(rule.path, f"this rule set has no such rule: change {above} as a whole")
    else:
        yield from value_complaints(rule.path, rule.value)


def _below(found: Iterable[Complaint]) -> list[Complaint]:
    return [Complaint(f"rules.{complaint.path}", complaint.expected) for complaint in found]
