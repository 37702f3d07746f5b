"""View model of the warning card, which Save shows for an unlikely deal."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from scorekeeper.deal_form.form import FIELDS, DealForm, Field, Place, has_number, sum_value
from scorekeeper.deal_form.view import FormProblem, FormView
from scorekeeper.i18n import Label, Words
from scorekeeper.i18n.messages import capitalized

MISSING_CANASTAS = ("out_without_canastas", "concealed_without_canasta")
"""Codes of problems that adding the missing canastas solves."""


MAX_SWAPS = 2
"""Sides with which a total can be swapped; more would be too many buttons."""


class Part(StrEnum):
    """A part of the form that is framed while the card asks about it."""

    QUESTION = "question"
    """The answers to "who went out?"."""
    CANASTAS = "canastas"
    """The rows of canastas of a side."""
    FIELDS = "fields"
    """The fields of a side."""


@dataclass(frozen=True, slots=True)
class Frame:
    """The part in question, and its side; None for a part of the whole deal."""

    side: int | None
    part: Part


@dataclass(frozen=True, slots=True)
class WarningAnswer:
    """A button of the warning card."""

    label: Label
    form: DealForm
    """The form after a tap, which also closes the card."""


@dataclass(frozen=True, slots=True)
class WarningCard:
    """The questions that Save asks before it stores an unlikely deal.

    To add a warning: find it as a `Problem` of the grade `UNLIKELY`, in `scoring.checks` or, if it
    is about the form alone, in `entry.form.form_view`. Its sentence is the message `problem-CODE`,
    its headline a variant of `warning-title`; without one the headline asks whether this is right.
    If the card should offer more than changing the number, add its answers to `_suggested_answers`,
    and the framed part to `frame_of`.
    """

    title: str
    sentences: tuple[str, ...]
    """One for each problem; the title is about the first."""
    answers: tuple[WarningAnswer, ...]
    """The first is the likely correction; the others are alternatives."""


def frame_of(problem: FormProblem) -> Frame | None:
    """Return the part of a form to frame for a problem; None if its field shows the problem."""
    code = problem.problem.code
    if code in MISSING_CANASTAS:
        return Frame(problem.side, Part.CANASTAS)
    if problem.is_about_going_out:
        return Frame(None, Part.QUESTION)
    if code == "nothing_typed":
        return Frame(problem.side, Part.FIELDS)
    return None


def warning_card(
    words: Words, form: DealForm, view: FormView, side_names: Sequence[str]
) -> WarningCard:
    """Return the warning card for a form with at least one question."""
    first = view.questions[0]
    points = 0 if first.side is None else view.sides[first.side].points
    title = words.text(
        "warning-title",
        code=first.problem.code,
        side="" if first.side is None else side_names[first.side],
        points=points,
        count=first.problem.values.get("count", 0),
    )
    return WarningCard(
        title=title,
        sentences=tuple(
            _question_sentence(words, view, question, side_names) for question in view.questions
        ),
        answers=_suggested_answers(words, form, first, side_names),
    )


def _question_sentence(
    words: Words, view: FormView, question: FormProblem, side_names: Sequence[str]
) -> str:
    """Return a question about a form as a sentence, with the name of its side."""
    code = question.problem.code
    is_first = question.number == 0
    if is_first and code == "out_not_said":
        return words.text("warning-not-said")
    if is_first and code == "nothing_typed" and question.side is not None:
        points = view.sides[question.side].points
        return words.text("warning-nothing-typed", side=side_names[question.side], points=points)
    sentence = words.problem(question.problem)
    if question.side is None:
        sentence = capitalized(sentence)
    else:
        side = side_names[question.side]
        sentence = words.text("record-problem-of", side=side, problem=sentence)
    return sentence if sentence.endswith("?") else f"{sentence}."


def _suggested_answers(
    words: Words, form: DealForm, question: FormProblem, side_names: Sequence[str]
) -> tuple[WarningAnswer, ...]:
    """Return the corrections that a question suggests, the most likely first."""
    code = question.problem.code
    if question.side is None:
        nobody = WarningAnswer(
            Label("warning-nobody", words.text("record-nobody-out")), form.with_side_out(None)
        )
        change = WarningAnswer(words.label("warning-change"), form)
        if question.is_about_going_out:
            change = WarningAnswer(words.label("warning-who-out"), form)
            return (change, nobody)
        return (change,)

    there = form.after_move(_place_to_change(form, question.side, question.field))
    somebody_else = WarningAnswer(
        words.label("warning-somebody-else"),
        replace(form, out=None, asked=False, ended="out"),
    )
    if code in MISSING_CANASTAS:
        return (WarningAnswer(words.label("warning-add-canastas"), there), somebody_else)
    if code == "nothing_typed":
        label = words.label("warning-enter", side=side_names[question.side])
        return (WarningAnswer(label, there),)
    change = WarningAnswer(words.label("warning-change"), there)
    others: list[WarningAnswer] = []
    if code in ("total_too_low_for_out", "total_too_high"):
        label = words.label("warning-change-total", side=side_names[question.side])
        change = WarningAnswer(label, there)
    if code == "total_too_low_for_out":
        least = question.problem.values["least"]
        others += _swap_answers(words, form, question.side, least, side_names)
    if code == "total_too_low_for_out" or question.is_about_going_out:
        others.append(somebody_else)
    return (change, *others)


def _place_to_change(form: DealForm, side: int, field: Field | None) -> Place:
    """Return the field of a side to change: the field in question, or the side's first field.

    If totals are typed, prefer the side's first field without a number.
    """
    fields = FIELDS[form.mode]
    if field in fields:
        return side, field
    if not form.mode.is_by_totals:
        return side, fields[0]
    texts = form.sides[side].texts
    empty = (candidate for candidate in fields if not has_number(texts.get(candidate, "")))
    return side, next(empty, fields[0])


def _swap_answers(
    words: Words, form: DealForm, side: int, least: int, side_names: Sequence[str]
) -> list[WarningAnswer]:
    """Return answers that swap totals so that the side that went out has at least `least` points.

    Two swapped numbers are the usual mistake. The nearest sides come first, at most `MAX_SWAPS`.
    """
    totals = [each.total_text(form.mode) for each in form.sides]
    others = [place for place in range(len(totals)) if place != side]
    others.sort(key=lambda other: abs(other - side))
    return [
        WarningAnswer(
            words.label("warning-swap", id=f"warning-swap-{other}", side=side_names[other]),
            form.with_swapped_totals(side, other),
        )
        for other in others
        if totals[other] and sum_value(totals[other]) >= least
    ][:MAX_SWAPS]
