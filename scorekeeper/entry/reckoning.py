"""What a form comes to: points of each side, old and new totals, and what is wrong with it."""

from collections.abc import Sequence
from dataclasses import dataclass

from scorekeeper.entry.faults import faults, is_due
from scorekeeper.entry.form import Form
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.initial_meld import Requirement, requirement
from scorekeeper.scoring.line import ScoreLine
from scorekeeper.scoring.problem import Grade, Problem
from scorekeeper.scoring.record import Deal
from scorekeeper.scoring.score import score_deal


@dataclass(frozen=True, slots=True, kw_only=True)
class SideReckoning:
    """One side's deal so far."""

    points: int
    """Of this deal, signed."""
    before: int
    after: int
    """The side's total of the match, without this deal and with it."""
    required: Requirement
    """What the side then needs for its next initial meld."""
    lines: tuple[ScoreLine, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Reckoning:
    """A whole deal so far."""

    sides: tuple[SideReckoning, ...]
    problems: tuple[Problem, ...]
    """Everything that is wrong, the impossible first."""
    due: tuple[Problem, ...]
    """What may be shown of it: the rest is still being typed."""

    @property
    def is_impossible(self) -> bool:
        """Whether something keeps the deal from being saved."""
        return any(problem.grade is Grade.IMPOSSIBLE for problem in self.problems)

    @property
    def is_doubtful(self) -> bool:
        """True where the next tap saves it although something of it is unlikely."""
        return bool(self.due) and self.is_all_said and not self.is_impossible

    @property
    def is_all_said(self) -> bool:
        """Whether everything that is wrong is shown."""
        return len(self.due) == len(self.problems)


def reckoned(
    rules: RuleSet, form: Form, deal: Deal, *, before: Sequence[int], number: int
) -> Reckoning:
    """What a form comes to that says `deal`.

    `before` are the totals of the sides before this deal, in points; `number` is the deal's
    place in the match, the first being 1.
    """
    score = score_deal(rules, deal)
    problems = faults(form, score.problems)
    sides = tuple(
        SideReckoning(
            points=side.total,
            before=total,
            after=total + side.total,
            required=requirement(rules, score=total + side.total, deal_number=number + 1),
            lines=side.lines,
        )
        for side, total in zip(score.sides, before, strict=True)
    )
    return Reckoning(
        sides=sides,
        problems=problems,
        due=tuple(problem for problem in problems if is_due(form, problem)),
    )
