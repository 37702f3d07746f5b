"""What the parts of the screen show of a form: values that are equal when they look the same."""

from collections.abc import Iterator
from dataclasses import dataclass

from scorekeeper.entry import (
    Chip,
    Field,
    Form,
    Mode,
    Reckoning,
    Row,
    SideReckoning,
    Spot,
    chips_of,
    is_sum,
    main_rows,
    spot_of,
    value_of,
)
from scorekeeper.entry.sums import is_loss
from scorekeeper.match import Side
from scorekeeper.scoring import Problem, Requirement, ScoreLine
from scorekeeper.ui.screens.record.purpose import Purpose
from scorekeeper.words import Words

BRIEF = (
    "odd_points",
    "too_many_points",
    "too_few_points_for_canastas",
    "too_many_points_for_canastas",
)
"""Problems of a field that have a short form beside it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ProblemView:
    """One thing that is wrong, in words."""

    number: int
    """Its place among all that are shown."""
    said: str
    brief: str
    spot: Spot


@dataclass(frozen=True, slots=True, kw_only=True)
class FieldView:
    """A field of the keypad."""

    side: int
    field: Field
    text: str
    """The sum as typed."""
    value: int
    is_loss: bool
    is_sum: bool
    is_active: bool
    is_off: bool
    off_because: str
    """`acaba`: nothing is counted; `out`: the player who is out holds nothing."""
    problem: ProblemView | None


@dataclass(frozen=True, slots=True, kw_only=True)
class SideView:
    """A side's column."""

    place: int
    side: Side
    is_out: bool
    called_acaba: bool
    is_open: bool
    """Whether the cursor is in it."""
    rows: tuple[tuple[Row, tuple[Chip, ...]], ...]
    fields: tuple[FieldView, ...]
    points: int
    before: int
    after: int
    required: Requirement
    """What is needed for the next initial meld."""
    lines: tuple[ScoreLine, ...]
    problems: tuple[ProblemView, ...]
    """What is wrong with this side, wherever it is shown."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DealView:
    """The whole screen."""

    sides: tuple[SideView, ...]
    open_side: int
    is_totals: bool
    is_acaba: bool
    problems: tuple[ProblemView, ...]
    is_doubtful: bool
    is_impossible: bool
    is_ready: bool
    is_blank: bool
    next_field: FieldView

    @property
    def opened(self) -> SideView:
        """The side in which the cursor is."""
        return self.sides[self.open_side]


def deal_view(purpose: Purpose, form: Form, reckoning: Reckoning, words: Words) -> DealView:
    """Everything that the screen shows of a form."""
    problems = tuple(
        _problem(words, number, problem) for number, problem in enumerate(reckoning.due)
    )
    sides = tuple(
        _side(purpose, form, reckoning.sides[place], place, problems)
        for place in range(len(form.sides))
    )
    side, where = form.next_place
    return DealView(
        sides=sides,
        open_side=form.side,
        is_totals=form.mode is Mode.TOTALS,
        is_acaba=form.is_acaba,
        problems=problems,
        is_doubtful=reckoning.is_doubtful,
        is_impossible=bool(problems) and reckoning.is_impossible,
        is_ready=form.is_ready,
        is_blank=form.is_blank,
        next_field=next(view for view in sides[side].fields if view.field is where),
    )


def _side(
    purpose: Purpose,
    form: Form,
    reckoned: SideReckoning,
    place: int,
    problems: tuple[ProblemView, ...],
) -> SideView:
    own = tuple(problem for problem in problems if problem.spot.side == place)
    return SideView(
        place=place,
        side=purpose.match.sides[place],
        is_out=form.out == place,
        called_acaba=form.out == place and form.is_acaba,
        is_open=form.side == place,
        rows=tuple((row, chips_of(form, place, row)) for row in main_rows(purpose.match.rules)),
        fields=tuple(_fields(form, place, own)),
        points=reckoned.points,
        before=reckoned.before,
        after=reckoned.after,
        required=reckoned.required,
        lines=reckoned.lines,
        problems=own,
    )


def _fields(form: Form, place: int, problems: tuple[ProblemView, ...]) -> Iterator[FieldView]:
    for where in form.fields:
        text = form.sides[place].text(where)
        wrong = (problem for problem in problems if problem.spot.field is where)
        yield FieldView(
            side=place,
            field=where,
            text=text,
            value=value_of(text),
            is_loss=is_loss(text),
            is_sum=is_sum(text),
            is_active=form.at == (place, where),
            is_off=form.is_off((place, where)),
            off_because="acaba" if form.is_acaba else "out",
            problem=next(wrong, None),
        )


def _problem(words: Words, number: int, problem: Problem) -> ProblemView:
    code = problem.code if problem.code in BRIEF else "other"
    return ProblemView(
        number=number,
        said=words.problem(problem),
        brief=words.text(f"record-brief-{code}", **problem.values),
        spot=spot_of(problem),
    )
