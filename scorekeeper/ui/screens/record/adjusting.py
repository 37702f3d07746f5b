"""A penalty or a bonus at any time: it counts in the last deal, with its reason."""

from dataclasses import replace
from typing import Any

import flet as ft

from scorekeeper.entry.form import Key, edited_sum, sum_value
from scorekeeper.match import PlayedDeal
from scorekeeper.scoring import Deal
from scorekeeper.scoring.deal import Adjustment
from scorekeeper.services import OpenMatch
from scorekeeper.ui.screens.record.controller import HOME, DealFormController, edit_target
from scorekeeper.ui.screens.record.more_sheet import sign_choices
from scorekeeper.ui.screens.record.side import PAIR
from scorekeeper.ui.state import State, component, go, use_state
from scorekeeper.ui.theme import digits
from scorekeeper.ui.widgets import buttons, dialogs
from scorekeeper.ui.widgets.fields import NameField
from scorekeeper.ui.widgets.keypad import KeypadKey, delete_key, keypad
from scorekeeper.ui.widgets.page import app_bar, cover, padded, page, scrolling

ROUTE = "/adjust"


@component
def AdjustScreen() -> Any:
    """The form of an adjustment; without a match there is nothing to adjust."""
    state = use_state()
    if state.match is None:
        none = buttons.remark(state.words.text("set-up-no-match"))
        return cover(ROUTE, page(_bar(state), padded(none)), lambda: go(HOME))
    return cover(ROUTE, AdjustForm(state, state.match), lambda: go(HOME))


@component
def AdjustForm(state: State, open_match: OpenMatch) -> Any:
    """For whom, how much, and why."""
    words, match = state.words, open_match.match
    side, choose = ft.use_state(0)
    takes, turn = ft.use_state(True)
    typed, write = ft.use_state("")
    reason, take_reason = ft.use_state("")
    wrong, complain = ft.use_state("")
    points = -sum_value(typed) if takes else sum_value(typed)

    async def save() -> None:
        complain("")
        adjustment = Adjustment(points, reason.strip())
        if match.deals:
            complain(await _adjust_last_deal(state, match.deals[-1], side, adjustment))
        else:
            await _adjust_draft(state, side, adjustment)

    is_pair = len(match.sides) == PAIR and not state.layout.has_large_text
    sides: list[ft.Control] = [
        buttons.choice(
            named.short or named.name,
            lambda _, place=place: choose(place),
            name=f"adjust-{place}",
            selected=place == side,
            says=named.name,
            mark=f"{buttons.mark_of(place).symbol} ",
            expand=is_pair or None,
        )
        for place, named in enumerate(match.sides)
    ]
    number = digits(words.points(points) if typed else "0", 34, ft.Colors.ON_SURFACE)
    amount = ft.Semantics(identifier="adjust-points", container=True, content=number)
    clear = KeypadKey(
        name="key-clear",
        label=words.text("record-clear"),
        on_tap=lambda: write(""),
        content=ft.Icons.CLEAR,
    )
    delete = delete_key(
        words.text("record-key-delete"),
        lambda: write(lambda text: edited_sum(text, Key.DELETE)),
    )

    def press(digit: str) -> None:
        write(lambda text: edited_sum(text, digit))

    keys = keypad(press, clear, delete, height=48, scale=state.layout.scale)
    why = words.text("record-reason")
    parts = [
        ft.Row(sides, spacing=6) if is_pair else buttons.choices(sides),
        ft.Row(sign_choices(words, turn, takes=takes), spacing=6),
        ft.Row([amount], alignment=ft.MainAxisAlignment.END),
        keys,
        NameField(why, reason, take_reason, name="reason", is_sentence=True),
        buttons.remark(words.text("adjust-hint", number=len(match.deals))),
        *([buttons.complaint(wrong, name="adjust-wrong")] if wrong else []),
    ]
    name = match.sides[side].name
    label = words.text("adjust-save", points=words.points(points), side=name)
    is_ready = bool(points and reason.strip())
    done = buttons.button(label, save if is_ready else None, filled=True, name="adjust-save")
    notice = dialogs.notice_bar(state) if state.failure else None
    below = [padded(part, bottom=8) for part in (notice, done) if part]
    return page(_bar(state), padded(scrolling(parts), expand=True), *below)


async def _adjust_last_deal(
    state: State, last: PlayedDeal, side: int, adjustment: Adjustment
) -> str:
    """Keep an adjustment in the last deal; return what is in its way.

    What was adjusted before stays in it, and nobody has confirmed these numbers then.
    """
    if last.uid is None:
        return ""
    sides = list(last.deal.sides)
    both = _sum(sides[side].adjustment or Adjustment(0), adjustment)
    sides[side] = replace(sides[side], adjustment=both if both.points else None)
    played = replace(last, deal=Deal(tuple(sides)), confirmed_by=())
    problems = await state.change(state.session.deals.amend, last.uid, played, asks=True)
    if not problems and state.failure is None:
        go(HOME)
    return "; ".join(state.words.problem(problem) for problem in problems)


async def _adjust_draft(state: State, side: int, adjustment: Adjustment) -> None:
    """Keep an adjustment in the draft of the first deal."""
    target = edit_target(state.match, {})
    if target is not None:
        controller = DealFormController(state, target)
        before = controller.form.sides[side]
        both = _sum(Adjustment(before.adjustment, before.reason), adjustment)
        controller.change(controller.form.with_adjustment(side, both.points, both.reason))
        await controller.settle()
        go("/record")


def _sum(before: Adjustment, added: Adjustment) -> Adjustment:
    reasons = [reason for reason in (before.reason, added.reason) if reason]
    return Adjustment(before.points + added.points, "; ".join(dict.fromkeys(reasons)))


def _bar(state: State) -> ft.Container:
    back = state.words.text("set-up-back")
    return app_bar(state.words.text("adjust"), on_back=lambda: go(HOME), back_label=back)
