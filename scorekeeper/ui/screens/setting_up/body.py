"""The form of a match from top to bottom; two columns where there is room for them."""

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from scorekeeper.rules import rule_book
from scorekeeper.scoring import Problem
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.choices import complaint, opening_row
from scorekeeper.ui.components.page import SIDE_PADDING
from scorekeeper.ui.context import use_state
from scorekeeper.ui.keyboard import use_keyboard
from scorekeeper.ui.screens.confirming import ProposalsLine, is_open
from scorekeeper.ui.screens.people.knowing import latest_people
from scorekeeper.ui.screens.setting_up.details import (
    MoreCard,
    TargetCard,
    dealer_card,
    players_card,
)
from scorekeeper.ui.screens.setting_up.form import Place, SetUpForm, by_side
from scorekeeper.ui.screens.setting_up.seating import SeatingCard
from scorekeeper.ui.screens.setting_up.sides import Change, Naming, SideCard, Steps
from scorekeeper.ui.state import State
from scorekeeper.words import Words
from scorekeeper.words.rule_sets import rule_set_name, special

SIDES = "sides"


@component
def SetUpBody(
    form: SetUpForm,
    change: Change,
    *,
    problems: tuple[Problem, ...],
    on_rules: Callable[[], None],
    fits: Callable[[int], bool],
    said: Sequence[ft.Control] = (),
) -> Any:
    """Everything that is asked, what is usually left alone last; `said` stands on top."""
    state = use_state()
    words = state.words
    known = ft.use_memo(lambda: _people(state), [])
    active, activate = ft.use_state(form.first_nameless())
    steps: Steps = ft.use_memo(Steps, [])
    naming = Naming(
        form=form,
        change=change,
        active=_still_there(active, form),
        activate=activate,
        known=known,
        wrong={problem.path: words.problem(problem) for problem in problems},
        steps=steps,
    )

    async def pressed(event: ft.KeyboardEvent) -> None:
        """Take Tab to the next player: what lies between the fields is for taps."""
        if event.key == "Tab" and not event.shift and steps.focused is not None:
            await steps.on_from(steps.focused, by_side(form.names))

    use_keyboard(state.keyboard, pressed)
    rules = [
        *said,
        _rules_row(words, form, on_rules),
        *_proposals(state, form),
        *players_card(words, form, change, fits),
        *(complaint(words.problem(one)) for one in problems if not _is_at_a_name(one)),
    ]
    sides = [SideCard(naming, side, key=f"side-{side}") for side in range(len(form.names))]
    dealer, target = dealer_card(words, form, change), TargetCard(form, change)
    seating = SeatingCard(form, change)
    more = MoreCard(form, change)
    if state.layout.is_wide:
        return ft.Row(
            [_column([*rules, target, more]), _column([*sides, dealer, seating])],
            expand=True,
            spacing=0,
            vertical_alignment=ft.CrossAxisAlignment.START,
        )
    return _column([*rules, *sides, dealer, target, seating, more])


def _rules_row(words: Words, form: SetUpForm, on_rules: Callable[[], None]) -> ft.Control:
    book = rule_book(form.ruleset)
    base, changed = rule_set_name(words, book.identity), len(form.house_rules)
    name = form.profile or base
    said = words.text("house-line", base=base, count=changed) if form.profile else None
    return opening_row(
        name,
        said or special(words, book),
        on_rules,
        name="ruleset",
        says=words.text("set-up-rules-choose", name=name),
        icon=ft.Icons.MENU_BOOK_OUTLINED,
    )


def _proposals(state: State, form: SetUpForm) -> list[ft.Control]:
    """That some values of the chosen rules rest on no source, until the table has agreed."""
    if not is_open(state.session, form.ruleset, form.house_rules):
        return []
    key = f"proposals-{form.ruleset}"
    return [ProposalsLine(form.ruleset, form.house_rules, leads_on=False, key=key)]


def _column(parts: Sequence[ft.Control]) -> ft.Column:
    return ft.Column(
        [ft.Container(part, padding=_sides_free()) for part in parts],
        spacing=8,
        expand=True,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _sides_free() -> ft.Padding:
    return ft.Padding.symmetric(horizontal=SIDE_PADDING)


def _still_there(place: Place | None, form: SetUpForm) -> Place | None:
    """The place if the form still has it after the number of players was changed."""
    if place is None or place not in form.round_the_table:
        return form.first_nameless()
    return place


def _people(state: State) -> tuple[str, ...]:
    """Who is known, those of the latest matches first; names of seats are nobody's."""
    return tuple(one.who.label for one in latest_people(state.session))


def _is_at_a_name(problem: Problem) -> bool:
    return problem.path.startswith(f"{SIDES}[")
