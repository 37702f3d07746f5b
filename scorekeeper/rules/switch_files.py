"""Reading `switches.toml`: as strictly as a rule file."""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, NewType

from scorekeeper.rules.errors import RuleSetError
from scorekeeper.rules.files import ref_complaints
from scorekeeper.rules.model import RuleSetId
from scorekeeper.rules.schema import NO_PATH, is_known, value_complaints
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
    """Whether any other value of the kind will do as well."""
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
        options = [_option(one, f"{where}.options[{n}]", wrong) for n, one in enumerate(options)]
    return {**raw, "ref": [ref] if isinstance(ref, str) else ref, "options": options}


def _option(raw: Any, where: str, wrong: list[Complaint]) -> Any:
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
