"""An evening of several tables: what was agreed for it, who takes part, and its rounds."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, NewType

from scorekeeper.club.length import RoundLength
from scorekeeper.club.rounds import LogEntry, Round
from scorekeeper.club.scheme import Scheme
from scorekeeper.club.uids import EntrantUid, EveningUid, MemberUid
from scorekeeper.rules.model import RuleSetId

Form = Literal["pairs", "individuals", "teams"]
Movement = Literal["round_robin", "mitchell", "rotating", "by_standing", "by_lot", "free"]
Seed = NewType("Seed", str)
"""A text from which all chance of an evening follows."""


@dataclass(frozen=True, slots=True)
class Member:
    """A person of the club, or a guest; the name is all that is known of anybody."""

    uid: MemberUid
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Entrant:
    """Who has a place in the standing: partners that stay together, one player, or a team."""

    uid: EntrantUid
    members: tuple[MemberUid, ...]
    """Those who hold its seats now; of a team the partners follow each other."""
    name: str = ""
    """A name of its own, or nothing: then it goes by the names of its members."""
    present: bool = True
    """Whether it plays from the next draw on."""
    away: tuple[MemberUid, ...] = ()
    """Members who were replaced."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """What is agreed before the first round."""

    name: str
    date: str
    """The day as ISO 8601 text."""
    ruleset: RuleSetId
    form: Form
    movement: Movement
    rounds: int
    scheme: Scheme
    seed: Seed
    """What the draws follow from."""
    lot: Seed
    """What the lot follows from that parts those who are level to the last."""
    place: str = ""
    house_rules: Mapping[str, Any] = field(default_factory=dict)
    length: RoundLength = field(default_factory=RoundLength)
    drop_worst: int = 0
    """How many rounds, the worst ones of each entrant, do not count."""
    threes: RuleSetId | None = None
    """The rule set of tables of three, where players who are left over sit at such tables."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Evening:
    """An evening as it stands; standings follow from it and are never kept."""

    uid: EveningUid
    plan: Plan
    members: tuple[Member, ...] = ()
    entrants: tuple[Entrant, ...] = ()
    rounds: tuple[Round, ...] = ()
    log: tuple[LogEntry, ...] = ()

    @property
    def is_over(self) -> bool:
        """Whether all rounds that were planned are closed."""
        played = [one.state == "closed" for one in self.rounds]
        return len(played) >= self.plan.rounds and all(played)
