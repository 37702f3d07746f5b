"""Where each value of a rule set comes from."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, NewType

from scorekeeper.rules.model import RuleSetId

SourceKey = NewType("SourceKey", str)
Status = Literal["document", "document-conflict", "outside", "proposed"]
STATUSES: tuple[Status, ...] = ("document", "document-conflict", "outside", "proposed")
PLACE_MARK = "#"


@dataclass(frozen=True, slots=True, kw_only=True)
class Source:
    """A text that says something about canasta, listed once in `sources.toml`."""

    title: str
    grade: str
    read: str = "page"
    """How it was seen: the page itself, quoted elsewhere, or `via` another source."""
    url: str | None = None
    file: str | None = None
    read_on: str | None = None
    places_required: bool = False
    places: tuple[str, ...] = ()
    """The headings that a reference may name, where they are required."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Dispute:
    """Another value for the same place, and who gives it."""

    path: str
    refs: tuple[str, ...]
    value: Any = None
    absent: bool = False
    note: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Citation:
    """The references of one leaf of a rule file."""

    path: str
    rule_set: RuleSetId
    """The rule set in whose file this stands; another than the one asked for: inherited."""
    refs: tuple[str, ...]
    status: Status
    note: str = ""
    disputes: tuple[Dispute, ...] = ()

    def disputes_about(self, path: str) -> tuple[Dispute, ...]:
        """The disputes about the leaf in which a path lies, about it, or about what it holds."""
        return tuple(
            dispute
            for dispute in self.disputes
            if f"{path}.".startswith(f"{dispute.path}.")
            or f"{dispute.path}.".startswith(f"{path}.")
        )


@dataclass(frozen=True, slots=True)
class Citations:
    """All citations of a resolved rule set by dotted path."""

    rule_set: RuleSetId
    by_path: Mapping[str, Citation] = field(default_factory=dict)

    def of(self, path: str) -> Citation:
        """The citation of a dotted path: its own, or that of the leaf in which it lies.

        Raises KeyError for a path that no rule file writes.
        """
        here = path
        while here not in self.by_path:
            if "." not in here:
                raise KeyError(path)
            here = here.rpartition(".")[0]
        return self.by_path[here]

    def is_inherited(self, path: str) -> bool:
        """Whether the value at a path stands in the file of another rule set."""
        return self.of(path).rule_set != self.rule_set

    def replaced_by(self, new: Mapping[str, Citation]) -> "Citations":
        """These citations with others on top: a new leaf hides all that lay below it."""
        kept = {
            path: citation
            for path, citation in self.by_path.items()
            if not any(path == top or path.startswith(f"{top}.") for top in new)
        }
        return Citations(self.rule_set, {**kept, **new})


def source_of(ref: str) -> SourceKey:
    """The key of the source that a reference `source#place` names."""
    return SourceKey(ref.partition(PLACE_MARK)[0])


def place_of(ref: str) -> str:
    """The place in the source that a reference names, or an empty text."""
    return ref.partition(PLACE_MARK)[2]
