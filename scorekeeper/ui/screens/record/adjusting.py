"""A penalty or a bonus at any time: it counts in the last deal, with its reason."""

from dataclasses import replace
from typing import Any

import flet as ft

from scorekeeper.entry.form import deleted, typed, value_of
from scorekeeper.match import PlayedDeal
from scorekeeper.scoring import Deal
from scorekeeper.scoring.deal import Adjustment, SideDeal
from scorekeeper.services import OpenMatch
from scorekeeper.ui.screens.record.controller import PAIR, Pencil, purpose_of
from scorekeeper.ui.screens.record.more_sheet import signs
from scorekeeper.ui.state import State, component, go, use_state
from scorekeeper.ui.widgets.buttons import button, choice, choices, complaint, mark_of, remark
from scorekeeper.ui.widgets.dialogs import notice_bar
from scorekeeper.ui.widgets.keypad import KeypadKey, digit_keys
from scorekeeper.ui.widgets.name_field import NameField
from scorekeeper.ui.widgets.page import app_bar, cover, padded, page
from scorekeeper.ui.widgets.text import digits

C = ft.Colors
ROUTE = "/adjust"
KEY = 48
STRETCH = ft.CrossAxisAlignment.STRETCH


@component
def AdjustScreen() -> Any:
    """For whom, how much, and why; without a match there is nothing to adjust."""
    state = use_state()
    if state.match is None:
        said = remark(state.words.text("set-up-no-match"))
        return cover(ROUTE, page(_bar(state), padded(said)), _home)
    return cover(ROUTE, Adjusting(state, state.match), _home)


@component
def Adjusting(state: State, shown: OpenMatch) -> Any:
    """The form of one adjustment."""
    words = state.words
    side, choose = ft.use_state(0)
    takes, turn = ft.use_state(True)
    sum_, write = ft.use_state("")
    reason, said = ft.use_state("")
    wrong, complain = ft.use_state("")
    points = -value_of(sum_) if takes else value_of(sum_)

    async def save() -> None:
        complain("")
        if problem := await _adjusted(state, shown, side, Adjustment(points, reason.strip())):
            complain(problem)

    is_pair = len(shown.match.sides) == PAIR and not state.layout.has_large_text
    sides: list[ft.Control] = [
        choice(
            one.short or one.name,
            lambda _, place=place: choose(place),
            name=f"adjust-{place}",
            selected=place == side,
            says=one.name,
            mark=f"{mark_of(place).symbol} ",
            expand=is_pair or None,
        )
        for place, one in enumerate(shown.match.sides)
    ]
    number = digits(words.points(points) if sum_ else "0", 34, C.ON_SURFACE)
    amount = ft.Semantics(identifier="adjust-points", container=True, content=number)
    told = words.text("adjust-hint", number=len(shown.match.deals))
    parts = [
        ft.Row(sides, spacing=6) if is_pair else choices(sides),
        ft.Row(signs(words, turn, takes=takes), spacing=6),
        ft.Row([amount], alignment=ft.MainAxisAlignment.END),
        _keys(state, write),
        NameField(words.text("record-reason"), reason, said, name="reason", is_sentence=True),
        remark(told),
        *([complaint(wrong, name="adjust-wrong")] if wrong else []),
    ]
    name = shown.match.sides[side].name
    label = words.text("adjust-save", points=words.points(points), side=name)
    is_ready = bool(points and reason.strip())
    done = button(label, save if is_ready else None, filled=True, name="adjust-save")
    notice = notice_bar(state) if state.failure else None
    body = ft.Column(
        parts, spacing=10, expand=True, scroll=ft.ScrollMode.AUTO, horizontal_alignment=STRETCH
    )
    below = [padded(part, bottom=8) for part in (notice, done) if part]
    return page(_bar(state), padded(body, expand=True), *below)


async def _adjusted(state: State, shown: OpenMatch, side: int, one: Adjustment) -> str:
    """Keep it in the last deal, or in the draft of the first; gives what is in its way."""
    if not shown.match.deals:
        return await _in_first_deal(state, side, one)
    last = shown.match.deals[-1]
    if last.uid is None:
        return ""
    amended = with_adjustment(last, side, one)
    found = await state.change(state.session.deals.amend, last.uid, amended, asks=True)
    if not found and state.failure is None:
        _home()
    return "; ".join(state.words.problem(problem) for problem in found)


async def _in_first_deal(state: State, side: int, one: Adjustment) -> str:
    purpose = purpose_of(state.match, {})
    if purpose is not None:
        pencil = Pencil(state, purpose)
        before = pencil.form.sides[side]
        both = _together(Adjustment(before.adjustment, before.reason), one)
        pencil.adjust(side, both.points, both.reason)
        await pencil.settle()
        go("/record")
    return ""


def with_adjustment(played: PlayedDeal, side: int, one: Adjustment) -> PlayedDeal:
    """The deal with points more or less for a side; what was adjusted before stays in it.

    Nobody has confirmed these numbers then.
    """
    before: SideDeal = played.deal.sides[side]
    both = _together(before.adjustment or Adjustment(0), one)
    sides = list(played.deal.sides)
    sides[side] = replace(before, adjustment=both if both.points else None)
    return replace(played, deal=Deal(tuple(sides)), confirmed_by=())


def _together(one: Adjustment, other: Adjustment) -> Adjustment:
    reasons = [reason for reason in (one.reason, other.reason) if reason]
    return Adjustment(one.points + other.points, "; ".join(dict.fromkeys(reasons)))


def _keys(state: State, write: Any) -> ft.Control:
    words, scale = state.words, state.layout.scale
    delete = KeypadKey(
        name="key-delete",
        says=words.text("record-key-delete"),
        on_tap=lambda: write(deleted),
        icon=ft.Icons.BACKSPACE_OUTLINED,
    )
    clear = KeypadKey(
        name="key-clear",
        says=words.text("record-clear"),
        on_tap=lambda: write(""),
        icon=ft.Icons.CLEAR,
    )

    def press(digit: str) -> None:
        write(lambda sum_: typed(sum_, digit))

    return digit_keys(press, clear, delete, height=KEY, scale=scale)


def _bar(state: State) -> ft.Container:
    words = state.words
    return app_bar(words.text("adjust"), on_back=_home, back_label=words.text("set-up-back"))


def _home() -> None:
    go("/")
