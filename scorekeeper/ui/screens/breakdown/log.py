"""Who recorded a deal when, who confirmed it, and what was changed since."""

from collections.abc import Iterator
from datetime import datetime

import flet as ft

from scorekeeper.match import PlayedDeal
from scorekeeper.session import Change, OpenMatch
from scorekeeper.ui.components.text import SENTENCE, text
from scorekeeper.ui.state import State
from scorekeeper.words import Words
from scorekeeper.words.changes import Teller
from scorekeeper.words.times import day_and_clock

C = ft.Colors


def deal_log(state: State, shown: OpenMatch, played: PlayedDeal) -> ft.Control:
    """What is known about a deal beside its score, and all that was done to it."""
    lines = [*_known(state.words, played), *_changes(state, shown, played)]
    return ft.Container(
        ft.Column([_line(said) for said in lines], spacing=2),
        padding=ft.Padding.symmetric(vertical=4, horizontal=8),
    )


def _line(said: str) -> ft.Control:
    return text(said, 14, color=C.ON_SURFACE_VARIANT, line=SENTENCE)


def _known(words: Words, played: PlayedDeal) -> Iterator[str]:
    if played.out_player is not None:
        yield words.text("breakdown-out-player", name=played.out_player)
    if played.confirmed_by:
        yield words.text("breakdown-confirmed", names=", ".join(played.confirmed_by))
    if played.note:
        yield played.note
    for side in played.deal.sides:
        if side.adjustment is not None and side.adjustment.reason:
            yield words.text("breakdown-adjusted", reason=side.adjustment.reason)


def _changes(state: State, shown: OpenMatch, played: PlayedDeal) -> Iterator[str]:
    if played.uid is None:
        return
    teller = Teller(state.words, shown)
    for change in shown.history.of_deal(played.uid):
        yield _entry(state, change, teller.told(change))
        yield from teller.details(change)


def _entry(state: State, change: Change, told: str) -> str:
    """A change with its time and the device on which it was made."""
    today = datetime.now().astimezone().date()
    where = "" if not change.by else "here" if change.by == state.device else "elsewhere"
    at = day_and_clock(state.words, change.at, today=today)
    return state.words.text("breakdown-entry", at=at, told=told, where=where or "none")
