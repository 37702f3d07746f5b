"""What can leave as a file: everything, or the matches of one evening; and the way in."""

from typing import Any

import flet as ft

from scorekeeper.session.exchange import Evening
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.choices import card, heading, opening_row, remark
from scorekeeper.ui.components.tap import Handler, button
from scorekeeper.ui.components.text import SENTENCE, text
from scorekeeper.ui.context import go, use_state
from scorekeeper.ui.screens.keeping.frame import column_screen
from scorekeeper.ui.screens.keeping.sending import Goods, stem, today, use_sending
from scorekeeper.ui.state import State
from scorekeeper.words import Words
from scorekeeper.words.times import day

ROUTE = "/exchange"
AT_ONCE = 14
"""Evenings shown at a time."""


@component
def ExchangeScreen() -> Any:
    """In first, since that is what somebody with a file looks for; then the ways out."""
    state = use_state()
    words, evenings = state.words, state.session.exchange.evenings()
    shown, show = ft.use_state(AT_ONCE)
    send = use_sending(state)
    count = sum(len(evening.matches) for evening in evenings)
    take_in = opening_row(
        words.text("exchange-import"),
        words.text("exchange-import-row"),
        lambda: go("/import"),
        name="import",
        icon=ft.Icons.FILE_OPEN_OUTLINED,
    )
    rows: list[ft.Control] = [
        _evening(words, place, evening, send) for place, evening in enumerate(evenings[:shown])
    ]
    if shown < len(evenings):
        more = words.text("exchange-older")
        rows.append(button(more, lambda: show(shown + AT_ONCE), name="older"))
    heads = [heading(words.text("exchange-evenings"))] if rows else []
    parts = [take_in, _everything(state, count, send), *heads, *rows]
    parts.append(remark(words.text("exchange-one")))
    return column_screen(state, ROUTE, words.text("exchange"), parts, lambda: go("/more"))


def _everything(state: State, count: int, send: Handler) -> ft.Control:
    """All matches and house rules in one file, which is also the way to a new phone."""
    words = state.words
    goods = Goods(words.text("exchange-everything-row", count=count), stem("all", today()))
    lines = [
        heading(words.text("exchange-phone")),
        text(words.text("exchange-phone-how"), 15, line=SENTENCE),
        opening_row(
            words.text("exchange-everything"),
            goods.title,
            lambda: send(goods),
            name="everything",
            icon=ft.Icons.PHONELINK_RING,
        ),
    ]
    return card(*lines)


def _evening(words: Words, place: int, evening: Evening, send: Handler) -> ft.Control:
    written = "" if evening.day is None else evening.day.isoformat()
    when = day(words, written) or words.text("exchange-no-day")
    goods = Goods(when, stem(written), evening.matches)
    return opening_row(
        when,
        words.text("exchange-evening-row", count=len(evening.matches)),
        lambda: send(goods),
        name=f"evening-{place}",
        icon=ft.Icons.EVENT,
    )
