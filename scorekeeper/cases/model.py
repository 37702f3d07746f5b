"""Rule cases: worked examples that say what a rule set means."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from scorekeeper.scoring.meld import Meld
from scorekeeper.typed import Complaint

FORMAT = "canasta-rule-cases"
VERSION = 1

Kind = Literal["requirement", "initial_meld", "meld_legality", "hand_score", "match_end"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """One question to a rule set and the answer that it must give."""

    id: str
    ruleset: str
    kind: Kind
    input: Mapping[str, Any]
    expected: Mapping[str, Any]
    options: Mapping[str, Any] = field(default_factory=dict)
    description: str = ""
    working: str = ""
    source: str = ""
    stated_in: str = ""
    outside: Any = None
    ambiguous: Any = None


@dataclass(frozen=True, slots=True)
class Answer:
    """What a rule set says to a case, by the names that `expected` may use."""

    values: Mapping[str, Any]
    details: tuple[str, ...] = ()
    """The lines or problems behind it, for a report."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a case came out: nothing `wrong` is a pass."""

    case_id: str
    wrong: tuple[Complaint, ...] = ()
    details: tuple[str, ...] = ()

    @property
    def passed(self) -> bool:
        """Whether every expected value was given."""
        return not self.wrong


@dataclass(frozen=True, slots=True, kw_only=True)
class InitialMeldRequirement:
    """Input of `requirement` cases about the initial meld."""

    what: Literal["initial_meld_minimum"]
    score_before: int = 0
    hand_number: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class GoOutRequirement:
    """Input of `requirement` cases about going out."""

    what: Literal["go_out"]
    canastas: Mapping[str, int] = field(default_factory=dict)
    has_discard: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class InitialMeldInput:
    """Input of `initial_meld` cases."""

    melds: tuple[Meld, ...]
    score_before: int = 0
    hand_number: int = 1
    took_pile: bool = False
    top_card: str | None = None
    concealed_going_out: bool = False
    red_threes: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class MeldLegalityInput:
    """Input of `meld_legality` cases."""

    meld: Meld
    going_out: bool = False
    initial_meld: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchEndInput:
    """Input of `match_end` cases."""

    totals: Mapping[str, Any]
    hands_played: int = 0
    instant_win: str | None = None
    target_override: int | None = None
