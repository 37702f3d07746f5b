"""The view of a form: sums, problems and the requirement of each side, computed once per tap."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Literal, Self

from scorekeeper.deal_form.form import FIELDS, DealForm, Field, Mode, Place, sum_value
from scorekeeper.problem import Grade, Problem
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.deal import Deal, opponents_of_lone_hand, tally_of
from scorekeeper.scoring.initial_meld import Requirement, requirement
from scorekeeper.scoring.score import ScoreLine, SideScore, score_deal, sign_of_threes

SIDE_PATH = re.compile(r"sides\[(\d+)\]\.?(.*)")
"""The path of a problem of one side: the index of the side, and the path below it."""
FIELD_OF_PATH = {
    "melded_card_points": Field.TABLE,
    "hand_card_points": Field.HAND,
    "total": Field.TOTAL,
    "base": Field.BOOKS,
}
"""The field that shows a problem, by the path of the problem below its side."""
OUT_PATH = "out"
"""The path of the problem that the question "who went out?" was not answered."""
GOING_OUT_PATHS = ("went_out", "concealed", "acaba", "opened", OUT_PATH)
"""Paths below a side of the fields that the question "who went out?" sets."""


@dataclass(frozen=True, slots=True)
class FormProblem:
    """A problem, and the part of the form that it is about."""

    problem: Problem
    number: int
    """Its index in the tuple of problems that contains it."""
    side: int | None
    """None for a problem of the whole deal."""
    field: Field | None
    path: str
    """The path below the side, or the whole path of a problem of the deal."""

    @property
    def is_about_going_out(self) -> bool:
        """True if it is about the answer to "who went out?"."""
        return self.path in GOING_OUT_PATHS


def due_problems(form: DealForm, problems: Iterable[Problem]) -> tuple[FormProblem, ...]:
    """Return the problems that may be shown in the form now.

    After an attempt to save, all are due. Before it, the problem of a field is due when the cursor
    has left the field, one about going out when the cursor has left the side, one of a chip at
    once, and one of a whole side or deal not yet. Unlikely values are shown beside fields only;
    Save asks about the others.
    """
    due: list[FormProblem] = []
    for problem in problems:
        form_problem = _form_problem(form, problem, number=len(due))
        if _is_due(form, form_problem):
            due.append(form_problem)
    return tuple(due)


def _form_problem(form: DealForm, problem: Problem, *, number: int) -> FormProblem:
    """Return a problem with the part of the form that its path names."""
    match = SIDE_PATH.fullmatch(problem.path)
    if match is None:
        return FormProblem(problem, number, side=None, field=None, path=problem.path)
    path = match[2]
    field = FIELD_OF_PATH.get(path)
    if problem.code == "odd_points" and field is Field.TOTAL and form.mode is Mode.BOOKS:
        # The total is no multiple of 5. Books like that have a problem of their own, so the cause
        # is in the cards.
        field = Field.CARDS
    return FormProblem(problem, number, side=int(match[1]), field=field, path=path)


def _is_due(form: DealForm, problem: FormProblem) -> bool:
    """Return True if a problem may be shown now, by the rules of `due_problems`."""
    side = problem.side
    field = problem.field
    if field is None and problem.problem.grade is Grade.UNLIKELY:
        return False
    if form.tried:
        return True
    if side is None or not problem.path:
        return False
    if field is not None:
        return (side, field) in form.left and (side, field) != form.at
    has_left = side != form.side and any(left == side for left, _ in form.left)
    return has_left or not problem.is_about_going_out


@dataclass(frozen=True, slots=True, kw_only=True)
class FieldView:
    """A field of the keypad."""

    side: int
    field: Field
    text: str
    """The sum as typed."""
    value: int
    is_active: bool
    is_selected: bool = False
    """True if the first digit replaces its number."""
    disabled_reason: str = ""
    """The reason why nothing can be typed: `acaba`, or `out` for a player who is out and has no
    cards. Empty if the field is on."""
    problem: FormProblem | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class SideView:
    """One side of a form with its score."""

    side: int
    is_open: bool
    """True if the cursor is in it."""
    ending: Literal["", "out", "acaba"]
    """The way in which this side ended the deal; empty for the other sides."""
    fields: tuple[FieldView, ...]
    threes_sign: int
    """The sign with which its threes count: 1, -1, or 0 if they count nothing."""
    points: int
    """The side's points in this deal, signed."""
    before: int
    after: int
    """The side's total of the match, without this deal and with it."""
    required: Requirement
    """The requirement for the side's next initial meld."""
    lines: tuple[ScoreLine, ...]
    problems: tuple[FormProblem, ...]
    shared_with: tuple[int, ...] = ()
    """Partners whose common report counts for this side too; empty once it has a report."""

    @property
    def without_cursor(self) -> Self:
        """The parts of the side that do not depend on the cursor."""
        return replace(self, is_open=False, fields=())


@dataclass(frozen=True, slots=True, kw_only=True)
class FormView:
    """A form with its score and its problems, computed once per tap."""

    sides: tuple[SideView, ...]
    open_side: int
    next_place: Place | None
    """The field that Next leads to; None if no other total is missing."""
    is_by_totals: bool
    """True if each side is typed as its total, without details."""
    is_acaba: bool
    is_blank: bool
    is_ready: bool
    """True if the form is complete, and no shown problem prevents saving."""
    missing_sides: tuple[int, ...]
    """The blank sides; with totals the sides without one."""
    due_problems: tuple[FormProblem, ...]
    """The problems that may be shown now; the others are about fields still being typed."""
    is_impossible: bool
    """True if a problem prevents saving."""
    questions: tuple[FormProblem, ...]
    """The unlikely values that Save asks about; empty while a problem prevents saving."""


def form_view(
    rules: RuleSet,
    form: DealForm,
    deal: Deal,
    *,
    before: Sequence[int],
    number: int,
    earlier_deals: Sequence[int] = (),
) -> FormView:
    """Return the view of a form: sums, fields and problems of its sides and of the whole deal.

    Args:
        rules: The rules of the match.
        form: The form.
        deal: The deal that the form reports, as `deal_of` returns it.
        before: The total of each side before this deal, in points.
        number: The number of the deal in the match; the first is 1.
        earlier_deals: For each side, the deals that it has begun in the last row of the table of
            initial melds, this deal included. Empty if there were none.
    """
    score = score_deal(rules, deal)
    partners = _partners(rules, deal)
    missing = _missing_sides(form, partners)
    problems = _all_problems(form, score.problems, missing)
    due = due_problems(form, problems)
    is_impossible = any(problem.grade is Grade.IMPOSSIBLE for problem in problems)

    sides = []
    for side, (side_score, total) in enumerate(zip(score.sides, before, strict=True)):
        required = requirement(
            rules,
            score=total + side_score.total,
            deal_number=number + 1,
            earlier_deals=earlier_deals[side] if earlier_deals else 0,
        )
        view = _side_view(
            form,
            side,
            side_score,
            before=total,
            required=required,
            threes_sign=_threes_sign(rules, form, deal, side),
            problems=[problem for problem in due if problem.side == side],
            shared_with=_shared_with(form, side, partners),
        )
        sides.append(view)

    return FormView(
        sides=tuple(sides),
        open_side=form.side,
        next_place=form.next_place,
        is_by_totals=form.mode.is_by_totals,
        is_acaba=_is_acaba(form),
        is_blank=form.is_blank,
        is_ready=_is_complete(form, missing) and not (due and is_impossible),
        missing_sides=missing,
        due_problems=due,
        is_impossible=is_impossible,
        # Without impossible ones, all problems are unlikely values, due or not.
        questions=() if is_impossible else _form_problems(form, problems),
    )


def _side_view(
    form: DealForm,
    side: int,
    score: SideScore,
    *,
    before: int,
    required: Requirement,
    threes_sign: int,
    problems: Sequence[FormProblem],
    shared_with: tuple[int, ...],
) -> SideView:
    """Return the view of one side, whose score in this deal is `score`.

    The other parameters are the values of the fields of `SideView` with the same names.
    """
    return SideView(
        side=side,
        is_open=form.side == side,
        ending=_ending(form, side),
        fields=_field_views(form, side, problems),
        threes_sign=threes_sign,
        points=score.total,
        before=before,
        after=before + score.total,
        required=required,
        lines=score.lines,
        problems=tuple(problems),
        shared_with=shared_with,
    )


def _form_problems(form: DealForm, problems: Iterable[Problem]) -> tuple[FormProblem, ...]:
    """Return all problems, due or not, with the parts of the form that they are about."""
    return tuple(
        _form_problem(form, problem, number=number) for number, problem in enumerate(problems)
    )


def _partners(rules: RuleSet, deal: Deal) -> tuple[int, ...]:
    """Return the sides that play together against a lone hand; empty if none do."""
    opponents = opponents_of_lone_hand(rules, deal)
    return () if opponents is None else opponents.indexes


def _is_acaba(form: DealForm) -> bool:
    """Return True if acaba ended the deal, so that the form needs no numbers."""
    return form.disabled_reason(form.at) == "acaba"


def _missing_sides(form: DealForm, partners: Sequence[int]) -> tuple[int, ...]:
    """Return the indices of the blank sides, or in a form of totals of those without a total.

    `partners` play together against a lone hand: everything may be typed for one of them. If that
    one is out and holds no cards, the cards in the other's hand are still missing.
    """
    if form.mode.is_by_totals:
        return tuple(
            index for index, side in enumerate(form.sides) if not side.total_text(form.mode)
        )
    typed = [partner for partner in partners if not form.sides[partner].is_blank]
    has_all_of_partners = any(partner != form.out for partner in typed)
    return tuple(
        index
        for index, side in enumerate(form.sides)
        if side.is_blank and not (index in partners and has_all_of_partners)
    )


def _shared_with(form: DealForm, side: int, partners: Sequence[int]) -> tuple[int, ...]:
    """Return the partners whose common report counts for a blank side; empty for other sides."""
    if side not in partners or not form.sides[side].is_blank:
        return ()
    return tuple(partner for partner in partners if partner != side)


def _is_complete(form: DealForm, missing: Sequence[int]) -> bool:
    """Return True if nothing is missing: sides and, unless totals are typed, "who went out?"."""
    if form.mode.is_by_totals:
        return not missing
    if not form.asked:
        return False
    return _is_acaba(form) or not missing


def _all_problems(
    form: DealForm, of_deal: Sequence[Problem], missing: Sequence[int]
) -> list[Problem]:
    """Return problems of the deal and of missing sides and answers, the impossible ones first."""
    # Before "who went out?" is answered, a deal in which nobody is out is no problem.
    is_end_known = form.asked or form.mode.is_by_totals
    problems: list[Problem] = []
    if not is_end_known:
        problems.append(Problem("out_not_said", OUT_PATH, grade=Grade.UNLIKELY))
    if not _is_acaba(form):
        paths = [f"sides[{side}]" for side in missing]
        problems += [Problem("nothing_typed", path, grade=Grade.UNLIKELY) for path in paths]
    problems += [
        problem
        for problem in of_deal
        if is_end_known or problem.code != "nobody_out_nothing_in_hand"
    ]
    return sorted(problems, key=lambda problem: problem.grade is Grade.UNLIKELY)


def _ending(form: DealForm, side: int) -> Literal["", "out", "acaba"]:
    """Return the way in which a side ended the deal; empty if it did not."""
    if form.out != side:
        return ""
    return "acaba" if _is_acaba(form) else "out"


def _threes_sign(rules: RuleSet, form: DealForm, deal: Deal, side: int) -> int:
    """Return the sign with which the threes of a side count."""
    if form.sides[side].is_blank:
        # The melds of the side are not known yet, so its threes have the sign of the rules.
        return 1
    return sign_of_threes(rules, tally_of(rules, deal.sides[side]))


def _field_views(
    form: DealForm, side: int, problems: Sequence[FormProblem]
) -> tuple[FieldView, ...]:
    """Return the views of the fields of a side, each with the first of its problems."""
    views = []
    for field in FIELDS[form.mode]:
        text = form.sides[side].texts.get(field, "")
        is_active = form.at == (side, field)
        view = FieldView(
            side=side,
            field=field,
            text=text,
            value=sum_value(text),
            is_active=is_active,
            is_selected=is_active and form.is_selected,
            disabled_reason=form.disabled_reason((side, field)),
            problem=next((problem for problem in problems if problem.field is field), None),
        )
        views.append(view)
    return tuple(views)
