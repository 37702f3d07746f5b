"""Rule files in TOML: their folders and contents, and the citations of their values.

`read_rule_file` reads one, `files_in` lists those of a folder and `sources` lists the texts
that references may name. Values are trees of plain data, addressed by dotted paths (`value_at`,
`with_value`, `leaf_paths`).
"""

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Literal, NewType, TypeGuard, get_args

from scorekeeper import validation
from scorekeeper.problem import Problem
from scorekeeper.rules.model import RuleSetError, RuleSetId

Tree = dict[str, Any]


def value_at(tree: Mapping[str, Any], path: str) -> Any:
    """Return the value at a dotted path; raise KeyError if there is none."""
    here: Any = tree
    for step in path.split("."):
        if not isinstance(here, Mapping):
            raise KeyError(path)
        here = here[step]
    return here


def has_path(tree: Mapping[str, Any], path: str) -> bool:
    """Return True if a dotted path leads to a value, None included."""
    try:
        value_at(tree, path)
    except KeyError:
        return False
    return True


def with_value(tree: Mapping[str, Any], path: str, value: Any) -> Tree:
    """Return a copy of a tree with `value` at a dotted path; missing tables are added."""
    step, _, rest = path.partition(".")
    if not rest:
        return {**tree, step: value}
    inner = tree.get(step)
    return {**tree, step: with_value(inner if isinstance(inner, Mapping) else {}, rest, value)}


def is_overlapping(path: str, other_path: str) -> bool:
    """Return True if two dotted paths are the same, or one leads through the other.

    >>> is_overlapping("meld_rules", "meld_rules.min_cards"), is_overlapping("target", "tar")
    (True, False)
    """
    return f"{path}.".startswith(f"{other_path}.") or f"{other_path}.".startswith(f"{path}.")


def is_table(value: Any) -> TypeGuard[Mapping[str, Any]]:
    """Return True for a table of further values.

    An empty table, and one whose keys are dotted paths (as in `by_players`), is itself a value.
    """
    return isinstance(value, Mapping) and bool(value) and not any("." in key for key in value)


def leaf_paths(tree: Mapping[str, Any], below: str = "") -> Iterator[tuple[str, Any]]:
    """Yield path and value of each value that is no table, in the order of the tree."""
    for step, value in tree.items():
        path = f"{below}.{step}" if below else step
        if is_table(value):
            yield from leaf_paths(value, path)
        else:
            yield path, value


SourceKey = NewType("SourceKey", str)
Status = Literal["document", "document-conflict", "outside", "proposed"]
"""The origin of a value: one of the documents that the project began with (which may contradict
each other), another source, or a proposal of ours without a source."""
STATUSES: tuple[Status, ...] = get_args(Status)
PLACE_MARK = "#"
"""Separates the source from the place in a reference."""
VIA = "via "
"""The beginning of `Source.read` for a quoted text; the key of the quoting source follows."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Source:
    """A text about canasta, listed in `sources.toml` or in the rule file that refers to it."""

    title: str
    """Its own title, or a description of it, in its language."""
    grade: str
    """The kind of source, such as `reference`, `maker`, `club`, `program` or `folklore`.

    It is for people who read the file.
    """
    language: str = ""
    """The code of the title's language; empty if the title is a message of the catalogues."""
    read: str = "page"
    """`page` if the page itself was read, `excerpt`, `quoted`, or `via` another source."""
    url: str | None = None
    file: str | None = None
    read_on: str | None = None
    places_required: bool = False
    places: tuple[str, ...] = ()
    """The headings that a reference may name, if they are required."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Dispute:
    """Another value for the same path, and the sources that give it."""

    path: str
    refs: tuple[str, ...]
    value: Any = None
    absent: bool = False
    note: str = ""
    """A sentence in English for players; `note_id` names its translations."""
    note_id: str = ""
    source_note: str = ""
    """A sentence in English for people who check the sources; it is not translated."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Citation:
    """The references of one leaf of a rule file."""

    path: str
    rule_set: RuleSetId
    """The rule set whose file has the value: the book's own, or one from which it inherits."""
    refs: tuple[str, ...]
    status: Status
    note: str = ""
    """A sentence in English for players: what the value alone does not tell."""
    note_id: str = ""
    """The id of its translations, the messages `rule-note-ID`; several values may share one."""
    source_note: str = ""
    """A sentence in English for people who check the sources; it is not translated."""
    disputes: tuple[Dispute, ...] = ()

    def disputes_about(self, path: str) -> tuple[Dispute, ...]:
        """Return the disputes about a path, a table that contains it, or a value in it."""
        return tuple(dispute for dispute in self.disputes if is_overlapping(path, dispute.path))


@dataclass(frozen=True, slots=True)
class Citations:
    """All citations of a resolved rule set by dotted path."""

    rule_set: RuleSetId
    by_path: Mapping[str, Citation] = field(default_factory=dict)

    def citation_at(self, path: str) -> Citation:
        """Return the citation of a dotted path, or of the innermost cited table around it.

        Raise KeyError for a path that is in no rule file.
        """
        here = path
        while here not in self.by_path:
            if "." not in here:
                raise KeyError(path)
            here = here.rpartition(".")[0]
        return self.by_path[here]

    def is_inherited(self, path: str) -> bool:
        """Return True if the value at a path comes from the file of another rule set."""
        return self.citation_at(path).rule_set != self.rule_set


def source_of(ref: str) -> SourceKey:
    """Return the key of the source in a reference `source#place`."""
    return SourceKey(ref.partition(PLACE_MARK)[0])


def place_of(ref: str) -> str:
    """Return the place in a reference, or an empty text."""
    return ref.partition(PLACE_MARK)[2]


IDENTITY_KEYS = (
    "id",
    "name",
    "summary",
    "family",
    "place",
    "home",
    "rare",
    "origin",
    "edition",
    "aliases",
    "inherits",
    "unknown",
)
SOURCES = "sources"
"""The key of the table in which a rule file lists sources of its own."""
LANGUAGE_TAG = re.compile("[a-z]{2,3}(-([A-Z]{2}|[0-9]{3}))?")
"""A language, or a language and a country, as `Identity.home` has them."""
NOTE_KEYS = {"note", "note_id", "source_note"}
LEAF_KEYS = {"value", "absent", "ref", "status", "disputed", *NOTE_KEYS}
INHERITS_KEYS = {"from", "ref"}
DISPUTE_KEYS = {"value", "absent", "ref", "path", *NOTE_KEYS}


@dataclass(frozen=True, slots=True)
class Parent:
    """The rule set from which another one inherits, and the sources for that."""

    rule_set: RuleSetId
    refs: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Identity:
    """The identity of a rule set: its id, names and family."""

    id: RuleSetId
    name: str
    family: str
    origin: Literal["document", "rule_book"]
    edition: int
    """Grows with each change of its values; match files name it."""
    summary: str = ""
    """A sentence in English on what only this rule set has; empty if there is none."""
    place: int | None = None
    """Its position in the list of all rule sets; without one it comes last in its family."""
    home: tuple[str, ...] = ()
    """Languages (`it`) and languages of a country (`es-AR`) whose players mostly play it.

    For them it comes first; see `scorekeeper.rules.library.sorted_identities`.
    """
    rare: bool = False
    """True if few people outside its home know it; lists of all rule sets show it last."""
    aliases: tuple[str, ...] = ()
    unknown: tuple[str, ...] = ()
    """Paths whose values none of its sources states."""
    parent: Parent | None = None

    def is_called(self, name: str) -> bool:
        """Return True if `name` is the id, the display name or an alias, in any case."""
        names = (self.id, self.name, *self.aliases)
        return name.strip().casefold() in [known.casefold() for known in names]


@dataclass(frozen=True, slots=True)
class RuleFile:
    """A rule file without inherited values."""

    identity: Identity
    leaves: Mapping[str, tuple[Any, Citation]]
    """The value at each path, with its citation."""
    sources: Mapping[str, Source] = field(default_factory=dict)
    """The sources that it lists itself."""


def rules_folder() -> Traversable:
    """Return the folder of the package that holds the rule files."""
    return files("scorekeeper.rules") / "sets"


@cache
def sources() -> Mapping[str, Source]:
    """Return every source that all rule files may refer to, by its key."""
    text = (files("scorekeeper.rules") / "sources.toml").read_text("utf-8")
    with validation.file_problems("sources.toml", RuleSetError):
        return _read_sources(tomllib.loads(text))


def _read_sources(tables: object) -> dict[str, Source]:
    return validation.convert_document(validation.plain_converter(), tables, dict[str, Source])


def read_rule_file(text: str, file: str) -> RuleFile:
    """Return the rule file in a TOML text; `file` is its name for messages.

    Raise `RuleSetError` with every problem: broken TOML, a leaf without reference or
    status, an unknown source, an unknown key.
    """
    raw = parse_toml(text, file)
    problems = list(kind_problems(raw))
    if problems:
        raise RuleSetError(file, problems)
    with validation.file_problems(file, RuleSetError, SOURCES):
        own_sources = _read_sources(raw.get(SOURCES, {}))
    known = {**sources(), **own_sources}
    problems += source_conflicts(own_sources, sources())
    problems += _unknown_quoting_sources(own_sources, known)

    identity = _identity(raw, file, problems, known)
    tables = _leaves(
        {key: inner for key, inner in raw.items() if key not in (*IDENTITY_KEYS, SOURCES)}
    )
    leaves = {path: _leaf(identity.id, path, table, known, problems) for path, table in tables}
    if problems:
        raise RuleSetError(file, problems)
    return RuleFile(identity, leaves, own_sources)


def source_conflicts(own: Mapping[str, Source], others: Mapping[str, Source]) -> Iterator[Problem]:
    """Yield a problem for each source in `own` whose key means another source in `others`."""
    for key, source in own.items():
        if others.get(key, source) != source:
            yield Problem("source_taken", f"{SOURCES}.{key}", {"source": key})


def _unknown_quoting_sources(
    own: Mapping[str, Source], known: Mapping[str, Source]
) -> Iterator[Problem]:
    """Yield a problem for each source that was read in an unknown quoting source."""
    for key, source in own.items():
        through = source_of(source.read.removeprefix(VIA))
        if source.read.startswith(VIA) and through not in known:
            yield Problem("unknown_source", f"{SOURCES}.{key}.read", {"source": through})


def read_identity(text: str, file: str) -> Identity:
    """Return the identity in a TOML text; the tables after it are not parsed.

    Raise `RuleSetError` with every problem. References are not checked, because the sources are
    not known yet.
    """
    problems: list[Problem] = []
    identity = _identity(parse_toml(text.partition("\n[")[0], file), file, problems, None)
    if problems:
        raise RuleSetError(file, problems)
    return identity


def parse_toml(text: str, file: str) -> dict[str, Any]:
    """Return the content of a TOML text; raise `RuleSetError` if it is not valid TOML."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        # The message names no line if the text ends too early.
        line = text.count("\n") + 1
        named = re.search(r"line (\d+)", str(error))
        if named is not None:
            line = int(named[1])
        values = {"line": line, "why": str(error)}
        raise RuleSetError(file, [Problem("not_toml", values=values)]) from error
    except RecursionError as error:
        problem = Problem("nested_too_deeply", values={"format": "TOML"})
        raise RuleSetError(file, [problem]) from error


def _identity(
    raw: Mapping[str, Any],
    file: str,
    problems: list[Problem],
    known: Mapping[str, Source] | None,
) -> Identity:
    """Return the identity of a rule file; its problems are added to `problems`.

    `known` are the sources that it may refer to; None for any.
    """
    fields = {key: raw[key] for key in IDENTITY_KEYS if key in raw and key != "inherits"}
    if "inherits" in raw:
        inherits = raw["inherits"]
        if known is not None:
            problems += ref_problems("inherits", _refs(inherits), known)
        problems += _unknown_keys("inherits", inherits, INHERITS_KEYS)
        fields["parent"] = {"rule_set": inherits.get("from"), "refs": [*_refs(inherits)]}
    try:
        identity = validation.convert_document(validation.plain_converter(), fields, Identity)
    except validation.DocumentError as error:
        raise RuleSetError(file, (*problems, *error.problems)) from error
    problems += (
        Problem("language_tag_needed", f"home[{index}]", {"value": tag})
        for index, tag in enumerate(identity.home)
        if LANGUAGE_TAG.fullmatch(tag) is None
    )
    return identity


def _leaves(table: Mapping[str, Any], below: str = "") -> Iterator[tuple[str, Any]]:
    """Yield the path and content of each leaf: a table with a reference, or a bare value."""
    for key, inner in table.items():
        path = f"{below}.{key}" if below else key
        if isinstance(inner, Mapping) and not LEAF_KEYS & set(inner):
            yield from _leaves(inner, path)
        else:
            yield path, inner


def _leaf(
    set_id: RuleSetId,
    path: str,
    table: Any,
    known: Mapping[str, Source],
    problems: list[Problem],
) -> tuple[Any, Citation]:
    """Return the value of a leaf and its citation; its problems are added to `problems`."""
    if not isinstance(table, Mapping):
        problems.append(Problem("citation_needed", path))
        return table, Citation(path=path, rule_set=set_id, refs=(), status="proposed")
    problems += _unknown_keys(path, table, LEAF_KEYS)
    problems += ref_problems(path, _refs(table), known)
    if table.get("status") not in STATUSES:
        values = {"allowed": STATUSES, "value": validation.short_text(table.get("status"))}
        problems.append(Problem("not_offered", f"{path}.status", values))
    # A leaf has either a value or `absent = true`.
    if ("value" in table) == (table.get("absent") is True):
        problems.append(Problem("value_or_absent", path))
    disputes = _disputes(path, table.get("disputed", ()), known, problems)
    value = table.get("value")
    # A value that is a table of further values would hide them from the check for citations.
    problems += (
        Problem("citation_needed", inner) for inner, _ in leaf_paths({path: value}) if inner != path
    )
    citation = Citation(
        path=path,
        rule_set=set_id,
        refs=_refs(table),
        status=table.get("status", "proposed"),
        note=table.get("note", ""),
        note_id=table.get("note_id", ""),
        source_note=table.get("source_note", ""),
        disputes=disputes,
    )
    return value, citation


def _disputes(
    path: str,
    tables: Sequence[Mapping[str, Any]],
    known: Mapping[str, Source],
    problems: list[Problem],
) -> tuple[Dispute, ...]:
    """Return the disputes in `tables` about the leaf at a path; add problems to `problems`."""
    disputes = []
    for number, table in enumerate(tables):
        where = f"{path}.disputed[{number}]"
        about = table.get("path", path)
        problems += ref_problems(where, _refs(table), known)
        problems += _unknown_keys(where, table, DISPUTE_KEYS)
        # It may be about the leaf or about a table around it.
        if not f"{path}.".startswith(f"{about}."):
            problems.append(Problem("dispute_of_another", f"{where}.path", {"rule": path}))
        fields = {key: table[key] for key in ("value", "absent", *NOTE_KEYS) if key in table}
        disputes.append(Dispute(path=about, refs=_refs(table), **fields))
    return tuple(disputes)


def _unknown_keys(path: str, table: Mapping[str, Any], known: set[str]) -> Iterator[Problem]:
    unknown = (key for key in table if key not in known)
    return (Problem("unknown_field", f"{path}.{key}", {"field": key}) for key in unknown)


def _refs(table: Mapping[str, Any]) -> tuple[str, ...]:
    ref = table.get("ref", ())
    if isinstance(ref, str):
        return (ref,)
    return tuple(ref)


def ref_problems(
    path: str, refs: tuple[str, ...], known: Mapping[str, Source]
) -> Iterator[Problem]:
    """Yield a problem for missing references, and for each without a known source or place."""
    if not refs:
        yield Problem("reference_needed", path)
    for ref in refs:
        source = known.get(source_of(ref))
        if source is None:
            yield Problem("unknown_source", f"{path}.ref", {"source": source_of(ref)})
        elif source.places_required and place_of(ref) not in source.places:
            yield Problem("place_needed", f"{path}.ref", {"ref": ref})


SUFFIX = ".toml"
FOLDER = "rules"
"""The name of the folder of additional rule files, next to the matches."""


def files_in(folder: Traversable) -> dict[str, Traversable]:
    """Return the rule files of a folder by id, in alphabetical order.

    A folder that is missing or unreadable counts as empty.
    """
    try:
        rule_files = [file for file in folder.iterdir() if file.name.endswith(SUFFIX)]
    except OSError:
        return {}
    rule_files.sort(key=lambda file: file.name)
    return {file.name.removesuffix(SUFFIX): file for file in rule_files}


def text_of(file: Traversable) -> str:
    """Return the text of a rule file; raise `RuleSetError` if it cannot be read."""
    with validation.file_problems(file.name, RuleSetError):
        return file.read_text("utf-8")


SHAPES: Mapping[str, tuple[str, type | None, type | None]] = {
    "inherits": ("object", dict, None),
    "from": ("text", str, None),
    "ref": ("text_or_list", str, str),
    "status": ("text", str, None),
    "note": ("text", str, None),
    "note_id": ("text", str, None),
    "source_note": ("text", str, None),
    "path": ("text", str, None),
    "absent": ("truth", bool, None),
    "disputed": ("list", None, dict),
}
"""Keys with the kind of their values: its name for messages, the type of a single value, and the
type of the items of a list. None means that a single value, or a list, is not allowed."""


def kind_problems(table: Mapping[str, Any], below: str = "") -> Iterator[Problem]:
    """Yield a problem for every key in a rule file with a value of the wrong kind.

    A rule's own `value` is not checked here: the rule set does that.
    """
    for key, inner in table.items():
        path = f"{below}.{key}" if below else key
        wanted, kind, item_kind = SHAPES.get(key, ("", object, None))
        fits = kind is not None and isinstance(inner, kind)
        if item_kind is not None and isinstance(inner, list):
            fits = all(isinstance(item, item_kind) for item in inner)
        if not fits:
            yield Problem(
                "wrong_kind", path, {"kind": wanted, "value": validation.short_text(inner)}
            )
        elif isinstance(inner, Mapping) and key != "value":
            yield from kind_problems(inner, path)
        elif key == "disputed":
            for place, item in enumerate(inner):
                yield from kind_problems(item, f"{path}[{place}]")
