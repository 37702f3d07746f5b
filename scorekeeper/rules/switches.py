"""Switches: what tables play differently, ready to be turned on in a rule set.

for switch in switches_for(book):
    [option.value for option in switch.options]     the rule set's own value first
    switched(book, switch, value)                   path → value, further paths included

What they are stands in `switches.toml`; which of them fit a rule set follows from its values.
"""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from importlib.resources import files
from typing import Any, Literal, NewType

from scorekeeper.rules.book import RuleBook, overlaid, same_value
from scorekeeper.rules.errors import RuleSetError
from scorekeeper.rules.loader import Tree, has_path, leaf_paths, ref_complaints, value_at
from scorekeeper.rules.model import RuleSetId
from scorekeeper.rules.validation import NO_PATH, is_known, value_complaints
from scorekeeper.typed import Complaint, DocumentError, strict_converter, structured

SwitchId = NewType("SwitchId", str)
Affects = Literal["score", "legality", "initial_meld", "go_out", "match", "limits", "text"]
DISPUTE = re.compile(r"C\d+")


@dataclass(frozen=True, slots=True, kw_only=True)
class Condition:
    """What a rule set must say for a switch to fit: about a path, or by a named kind of game."""

    path: str = ""
    any_of: tuple[Any, ...] = ()
    none_of: tuple[Any, ...] = ()
    absent: bool | None = None
    kind: str = ""
    other_than: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """One value that a switch offers."""

    value: Any
    id: str = ""
    """Its name in the catalogue, where the value itself does not say enough."""
    brings: Mapping[str, Any] = field(default_factory=dict)
    """Values of further paths that are set together with it."""
    ask: tuple[str, ...] = ()
    """Those of these paths whose value no source gives."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Switch:
    """Something that tables play differently, and the values that they play."""

    id: SwitchId
    path: str
    affects: Affects
    ref: tuple[str, ...]
    options: tuple[Option, ...] = ()
    free: bool = False
    """True if any other value of the kind will do as well."""
    fits: tuple[Condition, ...] = ()
    disputes: tuple[str, ...] = ()
    """The numbers under which rule files know the disagreement."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Form:
    """Rule sets among which a disagreement is settled by choosing one of them."""

    dispute: str
    rule_sets: tuple[RuleSetId, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SwitchFile:
    """Everything that the file says."""

    kinds: Mapping[str, tuple[Condition, ...]] = field(default_factory=dict)
    switch: tuple[Switch, ...] = ()
    form: tuple[Form, ...] = ()


def read_switches(text: str, file: str) -> SwitchFile:
    """The switches written in a TOML text; `file` is its name for messages.

    Raises `RuleSetError` with every complaint: broken TOML, an unknown key or path, a value of
    the wrong kind, a missing reference, a condition that says nothing.
    """
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise RuleSetError(file, [Complaint("", f"is no TOML: {error}")]) from error
    wrong: list[Complaint] = []
    try:
        read = structured(strict_converter(), _plain(raw, wrong), SwitchFile)
    except DocumentError as error:
        raise RuleSetError(file, (*wrong, *error.complaints)) from error
    if wrong := [*wrong, *_complaints(read)]:
        raise RuleSetError(file, wrong)
    return read


def _plain(raw: Mapping[str, Any], wrong: list[Complaint]) -> dict[str, Any]:
    """The file with a single reference as a list of one, and null for what is absent."""
    switches = raw.get("switch")
    if not isinstance(switches, list):
        return dict(raw)
    return {
        **raw,
        "switch": [_switch(one, f"switch[{n}]", wrong) for n, one in enumerate(switches)],
    }


def _switch(raw: Any, where: str, wrong: list[Complaint]) -> Any:
    if not isinstance(raw, dict):
        return raw
    ref, options = raw.get("ref", []), raw.get("options", [])
    if isinstance(options, list):
        options = [
            _read_option(one, f"{where}.options[{n}]", wrong) for n, one in enumerate(options)
        ]
    return {**raw, "ref": [ref] if isinstance(ref, str) else ref, "options": options}


def _read_option(raw: Any, where: str, wrong: list[Complaint]) -> Any:
    if not isinstance(raw, dict):
        return raw
    if ("value" in raw) == (raw.get("absent") is True):
        wrong.append(Complaint(where, "either a value or absent = true is needed"))
    return {"value": None} | {key: inner for key, inner in raw.items() if key != "absent"}


def _complaints(read: SwitchFile) -> Iterator[Complaint]:
    for name, conditions in read.kinds.items():
        for number, condition in enumerate(conditions):
            yield from _of_condition(condition, f"kinds.{name}[{number}]", {})
    for number, switch in enumerate(read.switch):
        yield from _of_switch(switch, f"switch[{number}]", read.kinds)
    for name, times in Counter(switch.id for switch in read.switch).items():
        if times > 1:
            yield Complaint("switch", f"every switch has an id of its own, not twice {name}")


def _of_switch(switch: Switch, where: str, kinds: Mapping[str, Any]) -> Iterator[Complaint]:
    yield from ref_complaints(where, switch.ref)
    if not switch.options and not switch.free:
        yield Complaint(f"{where}.options", "a value that tables play is needed, or free = true")
    if not is_known(switch.path):
        yield Complaint(f"{where}.path", f"{switch.path}: {NO_PATH}")
        return
    for number, option in enumerate(switch.options):
        yield from _of_option(switch.path, option, f"{where}.options[{number}]")
    for number, condition in enumerate(switch.fits):
        yield from _of_condition(condition, f"{where}.fits[{number}]", kinds)
    for dispute in switch.disputes:
        if not DISPUTE.fullmatch(dispute):
            yield Complaint(f"{where}.disputes", f"{dispute}: C and a number should stand here")


def _of_option(path: str, option: Option, where: str) -> Iterator[Complaint]:
    for place, value in ((path, option.value), *option.brings.items()):
        for complaint in value_complaints(place, value):
            yield Complaint(where, str(complaint))
    for path_asked in option.ask:
        if path_asked not in option.brings:
            yield Complaint(f"{where}.ask", f"{path_asked} is none of the paths that it brings")


def _of_condition(one: Condition, where: str, kinds: Mapping[str, Any]) -> Iterator[Complaint]:
    said = (one.any_of, one.none_of, one.absent is not None, one.kind, one.other_than)
    if sum(bool(part) for part in said) != 1 or bool(one.path) == bool(one.kind or one.other_than):
        yield Complaint(where, "a path with any_of, none_of or absent, or a kind, is needed")
        return
    for name in (one.kind, one.other_than):
        if name and name not in kinds:
            yield Complaint(where, f"there is no kind {name}")
    if one.path and not is_known(one.path):
        yield Complaint(f"{where}.path", f"{one.path}: {NO_PATH}")
        return
    for value in (*one.any_of, *one.none_of):
        for complaint in value_complaints(one.path, value):
            yield Complaint(where, str(complaint))


FILE = "switches.toml"
SWITCH_MARK = "switch#"
"""What a reference to a switch begins with; the id of the switch follows."""


@cache
def switch_file() -> SwitchFile:
    """Everything in `switches.toml`; raises `RuleSetError` where it is broken."""
    text = (files("scorekeeper.rules") / FILE).read_text("utf-8")
    return read_switches(text, FILE)


def find_switch(switch_id: str) -> Switch | None:
    """The switch of an id, as the file has it, whatever rule set it fits."""
    return next((one for one in switch_file().switch if one.id == switch_id), None)


def switches_for(book: RuleBook) -> tuple[Switch, ...]:
    """The switches that fit a rule set, with the rule set's own value as their first option.

    A value that does not go with the rest of the rule set is left out (`misfits` tells why),
    and so is a switch that is left without a choice.
    """
    fitting = (_offered(book, switch) for switch in _fitting(book))
    return tuple(one for one in fitting if one.free or one.options[1:])


def misfits(book: RuleBook) -> tuple[Complaint, ...]:
    """What keeps values of the fitting switches from going with the rest of a rule set."""
    return tuple(
        Complaint(f"{switch.id}.{complaint.path}", complaint.expected)
        for switch in _fitting(book)
        for option in switch.options
        for complaint in _misfit(book, switch, option)
    )


def switched(book: RuleBook, switch: Switch, value: Any) -> dict[str, Any]:
    """What a switch turned to a value changes: path to value, further paths included.

    Nothing where the rule set says so anyway. Raises `RuleSetError` for a value that the
    switch does not offer, or that does not go with the rest of the rule set.
    """
    if same_value(value, _own(book, switch)):
        return {}
    option = _option(switch, value)
    if option is None and not switch.free:
        raise RuleSetError(switch.id, [Complaint(switch.path, "this value is not offered")])
    changes = _changes(switch, option or Option(value=value))
    overlaid(book.tree, changes, switch.id)
    return changes


def turned(
    book: RuleBook, changes: Mapping[str, Any], switch: Switch, value: Any
) -> dict[str, Any]:
    """House rules with a switch turned: what it set before goes, what it sets now comes.

    `changes` are the house rules so far, path to value. Raises what `switched` raises.
    """
    now = switched(book, switch, value)
    before = option_in_use(changes, switch)
    gone = {switch.path, *(before.brings if before else ())}
    return {**{path: kept for path, kept in changes.items() if path not in gone}, **now}


def option_in_use(changes: Mapping[str, Any], switch: Switch) -> Option | None:
    """The option that house rules have taken of a switch, or None where they have not used it."""
    return _option(switch, changes[switch.path]) if switch.path in changes else None


def asked_paths(book: RuleBook, changes: Mapping[str, Any]) -> tuple[str, ...]:
    """The paths that switches in use have set to a value which no source gives.

    Not those to which the table has given another value than the switch did: it has said so.
    """
    used = (option_in_use(changes, switch) for switch in _fitting(book))
    asked = (
        path
        for option in used
        if option
        for path in option.ask
        if same_value(changes.get(path), option.brings[path])
    )
    return tuple(dict.fromkeys(asked))


def other_forms(book: RuleBook) -> tuple[RuleSetId, ...]:
    """The rule sets that settle a disagreement about this one by being chosen instead of it."""
    mine = (form for form in switch_file().form if book.identity.id in form.rule_sets)
    others = (one for form in mine for one in form.rule_sets if one != book.identity.id)
    return tuple(dict.fromkeys(others))


def _fitting(book: RuleBook) -> Iterator[Switch]:
    for switch in switch_file().switch:
        if has_path(book.tree, switch.path) and all(_holds(book.tree, c) for c in switch.fits):
            yield switch


def _holds(tree: Tree, condition: Condition) -> bool:
    kinds = switch_file().kinds
    if condition.kind:
        return all(_holds(tree, one) for one in kinds[condition.kind])
    if condition.other_than:
        return not all(_holds(tree, one) for one in kinds[condition.other_than])
    value = value_at(tree, condition.path) if has_path(tree, condition.path) else None
    if condition.absent is not None:
        return (value is None) == condition.absent
    if condition.any_of:
        return any(same_value(value, one) for one in condition.any_of)
    return not any(same_value(value, one) for one in condition.none_of)


def _offered(book: RuleBook, switch: Switch) -> Switch:
    own = _own(book, switch)
    first = _option(switch, own) or Option(value=own)
    others = (
        option
        for option in switch.options
        if not same_value(option.value, own) and not any(_misfit(book, switch, option))
    )
    return replace(switch, options=(first, *others))


def _own(book: RuleBook, switch: Switch) -> Any:
    return value_at(book.tree, switch.path)


def _option(switch: Switch, value: Any) -> Option | None:
    return next((one for one in switch.options if same_value(one.value, value)), None)


def _changes(switch: Switch, option: Option) -> dict[str, Any]:
    return {switch.path: option.value, **option.brings}


def _misfit(book: RuleBook, switch: Switch, option: Option) -> Iterator[Complaint]:
    if same_value(option.value, _own(book, switch)):
        return
    try:
        overlaid(book.tree, _changes(switch, option), switch.id)
    except RuleSetError as error:
        yield from error.complaints


_known: dict[RuleSetId, tuple[RuleBook, tuple[str, ...]]] = {}
"""What was found in a book before."""


def unconfirmed(
    book: RuleBook, confirmed: Mapping[str, Any], changes: Mapping[str, Any] | None = None
) -> tuple[str, ...]:
    """The paths whose value is a proposal that the table has not confirmed, in the file's order.

    `confirmed` are the values that it has: path to value; a path whose value has become another
    since is asked again. `changes` are the house rules in use: what they set was agreed at the
    table, but for what a switch brought along that no source gives.
    """
    tree, asked = asked_values(book, changes or {})
    return tuple(
        path
        for path in asked
        if path not in confirmed or not same_value(confirmed[path], value_at(tree, path))
    )


def asked_values(book: RuleBook, changes: Mapping[str, Any]) -> tuple[Tree, tuple[str, ...]]:
    """The values in force, and the paths among them that rest on no source."""
    if not changes:
        return book.tree, _proposed(book)
    tree, _ = overlaid(book.tree, changes, book.identity.id)
    proposed = (path for path in _proposed(book) if not _is_set(path, changes))
    found = dict.fromkeys((*proposed, *asked_paths(book, changes)))
    return tree, tuple(path for path in found if has_path(tree, path))


def _proposed(book: RuleBook) -> tuple[str, ...]:
    """The paths of a book that rest on no source; screens ask for them at every redraw."""
    known = _known.get(book.identity.id)
    if known is None or known[0] is not book:
        of = book.citations.of
        paths = (path for path, _ in leaf_paths(book.tree) if of(path).status == "proposed")
        known = _known[book.identity.id] = (book, tuple(paths))
    return known[1]


def _is_set(path: str, changes: Mapping[str, Any]) -> bool:
    """Return True if house rules set a path, what holds it, or what it holds."""
    return any(
        f"{path}.".startswith(f"{one}.") or f"{one}.".startswith(f"{path}.") for one in changes
    )
