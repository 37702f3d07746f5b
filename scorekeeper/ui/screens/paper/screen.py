"""A match that began on paper: what stands there is typed, and play goes on."""

from typing import Any

import flet as ft

from scorekeeper.session import OpenMatch
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.beside import beside
from scorekeeper.ui.components.choices import choice, complaint, remark
from scorekeeper.ui.components.name_field import NameField
from scorekeeper.ui.components.notice import notice_bar
from scorekeeper.ui.components.page import app_bar, cover, padded, page
from scorekeeper.ui.components.tap import button, icon_button
from scorekeeper.ui.context import go, use_state
from scorekeeper.ui.screens.paper.fields import Fields, played_rows
from scorekeeper.ui.screens.paper.panes import arranged, keys_of, pane_of
from scorekeeper.ui.screens.paper.typing import (
    DEALS,
    TOTALS,
    Typing,
    carried_over,
    meet,
    next_deal,
    totals_so_far,
)
from scorekeeper.ui.screens.record.dialogs import moved_on
from scorekeeper.ui.screens.record.views import deal_view
from scorekeeper.ui.state import State

ROUTE = "/paper"


@component
def PaperScreen() -> Any:
    """The totals so far, or deal by deal; without a match there is nothing to type into."""
    state = use_state()
    way, choose = ft.use_state(TOTALS if not (state.match and state.match.match.deals) else DEALS)
    if state.match is None:
        words = state.words
        bar = app_bar(
            words.text("paper-title"), on_back=_home, back_label=words.text("set-up-back")
        )
        return cover(ROUTE, page(bar, padded(remark(words.text("set-up-no-match")))), _home)
    ways = [_way(state, one, choose, on=one == way) for one in (TOTALS, DEALS)]
    heads = beside(state.layout, ways)
    part = Totals if way == TOTALS else Deals
    return cover(ROUTE, part(state, state.match, heads, key=way), _home)


@component
def Totals(state: State, shown: OpenMatch, heads: ft.Control) -> Any:
    """What each side has so far: carried over as what the match begins with."""
    words, layout = state.words, state.layout
    form, write = ft.use_state(totals_so_far(shown))
    reason, said = ft.use_state(shown.match.opening_reason or words.text("paper-carried"))
    typing = Typing(form, write)

    async def take() -> None:
        set_up = carried_over(shown, typing.points, reason.strip())
        if not await state.correct(set_up) and state.failure is None:
            _home()

    if shown.match.deals:
        told = complaint(words.text("paper-played-already"), name="played-already")
        return page(_bar(state), padded(heads), padded(told))
    why = NameField(words.text("record-reason"), reason, said, name="reason", is_sentence=True)
    typed = [
        heads,
        remark(words.text("paper-totals-hint")),
        Fields(words, shown, typing, pane_of(layout)).drawn(typing.points),
        why,
    ]
    done = _go_on(state, typing, words.text("paper-take"), take)
    return arranged(layout, _bar(state), typed, [keys_of(words, typing, layout), *done])


@component
def Deals(state: State, shown: OpenMatch, heads: ft.Control) -> Any:
    """One deal after the other, each saved as soon as it is typed."""
    words, layout, pane = state.words, state.layout, pane_of(state.layout)
    _, redraw = ft.use_state(0)
    kept, count = ft.use_state(0)
    pencil = ft.use_memo(lambda: next_deal(state), [kept])
    pencil.redraw = lambda: redraw(lambda drawn: drawn + 1)
    meet(pencil, shown)
    typing, deal = (
        Typing(pencil.form, pencil.write),
        deal_view(pencil.purpose, pencil.form, pencil.reckoning(), words),
    )

    async def keep() -> None:
        pencil.take_note(pencil.form.note or words.text("paper-title"))
        if await pencil.kept():
            count(kept + 1)

    ft.use_dialog(moved_on(pencil, words, lambda: count(kept + 1)))
    number = len(shown.match.deals) + 1
    typed = [
        heads,
        remark(words.text("paper-deals-hint")),
        Fields(words, shown, typing, pane).drawn([side.after for side in deal.sides]),
        *(complaint(one.said, name=f"problem-{one.number}") for one in deal.problems),
        *played_rows(words, shown, pane.width - 24, layout.scale),
    ]
    keeps = words.text("record-save-anyway") if deal.is_doubtful else ""
    done = _go_on(state, typing, keeps or words.text("paper-keep", number=number), keep)
    return arranged(layout, _bar(state, shown), typed, [keys_of(words, typing, layout), *done])


def _go_on(state: State, typing: Typing, said: str, done: Any) -> list[ft.Control]:
    """On to the next side while one is missing, then what becomes of the numbers."""
    words = state.words
    label, on_tap = (said, done) if typing.is_full else (words.text("paper-next"), typing.following)
    steps = button(label, on_tap, filled=True, name="paper-go-on", expand=3, height=52)
    home = button(words.text("paper-done"), _home, name="paper-done", expand=2, height=52)
    notice = notice_bar(state) if state.failure else None
    return [*([notice] if notice else []), beside(state.layout, [home, steps])]


def _bar(state: State, shown: OpenMatch | None = None) -> ft.Container:
    words, actions = state.words, list[ft.Control]()
    if shown is not None and shown.match.deals:
        back = words.text("paper-undo")
        actions.append(icon_button(ft.Icons.UNDO, back, state.undo, name="paper-undo"))
    return app_bar(
        words.text("paper-title"),
        on_back=_home,
        back_label=words.text("set-up-back"),
        actions=actions,
    )


def _way(state: State, way: str, choose: Any, *, on: bool) -> ft.Control:
    label = state.words.text("paper-way", way=way)
    return choice(label, lambda: choose(way), name=f"paper-{way}", selected=on, expand=True)


def _home() -> None:
    go("/")
