"""Reading a rule file: identity, and leaves with their references."""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Literal

from cattrs import Converter

from scorekeeper.rules.citations import (
    PLACE_MARK,
    STATUSES,
    Citation,
    Dispute,
    Source,
    Status,
    place_of,
    source_of,
)
from scorekeeper.rules.errors import RuleSetError
from scorekeeper.rules.model import RuleSetId
from scorekeeper.rules.shape import misshapen
from scorekeeper.rules.tree import leaf_paths
from scorekeeper.typed import Complaint, DocumentError, strict_converter, structured

IDENTITY = ("id", "name", "family", "place", "origin", "edition", "aliases", "inherits", "unknown")
LEAF = {"value", "absent", "ref", "status", "note", "disputed"}
INHERITS = {"from", "ref"}
DISPUTE = {"value", "absent", "ref", "note", "path"}


@dataclass(frozen=True, slots=True)
class Parent:
    """The rule set from which another takes whatever it does not write, and who says so."""

    rule_set: RuleSetId
    refs: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Identity:
    """Which rule set a file is."""

    id: RuleSetId
    name: str
    family: str
    origin: Literal["document", "rule_book"]
    edition: int
    place: int | None = None
    """Where players look for it in a list of all; None: behind those that have a place."""
    aliases: tuple[str, ...] = ()
    unknown: tuple[str, ...] = ()
    parent: Parent | None = None


@dataclass(frozen=True, slots=True)
class Leaf:
    """One value as a file writes it."""

    value: Any
    citation: Citation


@dataclass(frozen=True, slots=True)
class RuleFile:
    """A rule file as it stands, nothing inherited yet."""

    identity: Identity
    leaves: Mapping[str, Leaf]


@dataclass(frozen=True, slots=True)
class SourceList:
    """All of `sources.toml`."""

    source: Mapping[str, Source]


def rules_folder() -> Traversable:
    """The folder of the package that holds the rule files."""
    return files("scorekeeper.rules") / "sets"


@cache
def sources() -> Mapping[str, Source]:
    """Every source that a reference may name, by its key."""
    text = (files("scorekeeper.rules") / "sources.toml").read_text("utf-8")
    try:
        return structured(strict_converter(), {"source": tomllib.loads(text)}, SourceList).source
    except DocumentError as error:
        raise RuleSetError("sources.toml", error.complaints) from error


def read_rule_file(text: str, file: str) -> RuleFile:
    """The rule file written in a TOML text; `file` is its name for messages.

    Raises `RuleSetError` with every complaint: broken TOML, a leaf without reference or
    status, a reference that leads nowhere, an unknown key.
    """
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise RuleSetError(file, [Complaint("", f"is no TOML: {error}")]) from error
    except RecursionError as error:
        raise RuleSetError(file, [Complaint("", "is nested too deeply")]) from error
    if wrong := list(misshapen(raw)):
        raise RuleSetError(file, wrong)
    identity = _identity(raw, file, wrong)
    found = list(_leaves({k: v for k, v in raw.items() if k not in IDENTITY}))
    leaves = {path: _leaf(identity.id, path, table, wrong) for path, table in found}
    if wrong:
        raise RuleSetError(file, wrong)
    return RuleFile(identity, leaves)


def _identity(raw: Mapping[str, Any], file: str, wrong: list[Complaint]) -> Identity:
    fields = {key: raw[key] for key in IDENTITY if key in raw and key != "inherits"}
    if "inherits" in raw:
        inherits = raw["inherits"]
        _check_refs("inherits", inherits, wrong)
        wrong += (Complaint(f"inherits.{key}", "no such key") for key in set(inherits) - INHERITS)
        fields["parent"] = {"rule_set": inherits.get("from"), "refs": [*_refs(inherits)]}
    try:
        return structured(_converter(), fields, Identity)
    except DocumentError as error:
        raise RuleSetError(file, (*wrong, *error.complaints)) from error


@cache
def _converter() -> Converter:
    """One for all rule files: cattrs writes code for each type that it meets anew."""
    return strict_converter()


def _leaves(table: Mapping[str, Any], below: str = "") -> Iterator[tuple[str, Any]]:
    """Every table with a reference, and whatever stands where one is missing."""
    for key, inner in table.items():
        path = f"{below}.{key}" if below else key
        if isinstance(inner, Mapping) and not LEAF & set(inner):
            yield from _leaves(inner, path)
        else:
            yield path, inner


def _leaf(set_id: RuleSetId, path: str, table: Any, wrong: list[Complaint]) -> Leaf:
    if not isinstance(table, Mapping):
        wrong.append(Complaint(path, "a value needs a table with ref and status"))
        return Leaf(table, _citation(set_id, path, {}))
    wrong += (Complaint(f"{path}.{key}", "no such key in a leaf") for key in set(table) - LEAF)
    _check_refs(path, table, wrong)
    if table.get("status") not in STATUSES:
        wrong.append(Complaint(f"{path}.status", f"one of {', '.join(STATUSES)} is needed"))
    if ("value" in table) == (table.get("absent") is True):
        wrong.append(Complaint(path, "either a value or absent = true is needed"))
    for number, dispute in enumerate(table.get("disputed", ())):
        _check_refs(f"{path}.disputed[{number}]", dispute, wrong)
        where = f"{path}.disputed[{number}]"
        wrong += (Complaint(f"{where}.{key}", "no such key") for key in set(dispute) - DISPUTE)
        if not f"{path}.".startswith(f"{dispute.get('path', path)}."):
            wrong.append(Complaint(f"{where}.path", f"a path that holds {path} is needed"))
    value = table.get("value")
    wrong += (
        Complaint(inner, "every value needs a table with ref and status of its own")
        for inner in _parts(path, value)
    )
    return Leaf(value, _citation(set_id, path, table))


def _parts(path: str, value: Any) -> Iterator[str]:
    """The paths of the values in a table, which cannot share what is said of the whole."""
    for inner, _ in leaf_paths({path: value}):
        if inner != path:
            yield inner


def _citation(set_id: RuleSetId, path: str, table: Mapping[str, Any]) -> Citation:
    status: Status = table.get("status", "proposed")
    return Citation(
        path=path,
        rule_set=set_id,
        refs=_refs(table),
        status=status,
        note=table.get("note", ""),
        disputes=tuple(_dispute(path, dispute) for dispute in table.get("disputed", ())),
    )


def _dispute(path: str, table: Mapping[str, Any]) -> Dispute:
    return Dispute(
        path=table.get("path", path),
        refs=_refs(table),
        value=table.get("value"),
        absent=table.get("absent", False),
        note=table.get("note", ""),
    )


def _refs(table: Mapping[str, Any]) -> tuple[str, ...]:
    ref = table.get("ref", ())
    return (ref,) if isinstance(ref, str) else tuple(ref)


def _check_refs(path: str, table: Mapping[str, Any], wrong: list[Complaint]) -> None:
    wrong += ref_complaints(path, _refs(table))


def ref_complaints(path: str, refs: tuple[str, ...]) -> Iterator[Complaint]:
    """What is wrong with the references of the value at a path: none, or one that leads nowhere."""
    if not refs:
        yield Complaint(path, 'a reference is needed: ref = "source#place"')
    for ref in refs:
        source = sources().get(source_of(ref))
        if source is None:
            yield Complaint(f"{path}.ref", f"sources.toml knows no {source_of(ref)}")
        elif source.places_required and place_of(ref) not in source.places:
            yield Complaint(
                f"{path}.ref", f"{ref}: a place after {PLACE_MARK} is needed, as listed"
            )
