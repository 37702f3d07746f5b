"""What is done rarely: redo, set-up, a forgotten deal, the end of the match, a new one."""

from enum import StrEnum
from functools import partial
from typing import Any

import flet as ft

from scorekeeper.match import DealUid
from scorekeeper.session import OpenMatch
from scorekeeper.ui.boundary import still_component
from scorekeeper.ui.components.asking import answer, question
from scorekeeper.ui.components.menu import Item, menu_sheet
from scorekeeper.ui.components.tap import Handler, icon_button
from scorekeeper.ui.context import go
from scorekeeper.ui.screens.deleting import deletion
from scorekeeper.ui.screens.keeping.sending import goods_of, use_sending
from scorekeeper.ui.screens.table.deals import deal_lines
from scorekeeper.ui.state import State
from scorekeeper.words.changes import Teller

ENDINGS = ("agreement", "time", "walkover")


class Open(StrEnum):
    """Which of the sheets is open."""

    NOTHING = ""
    MENU = "menu"
    INSERT = "insert"
    END = "end"
    DELETE = "delete"


@still_component
def TableMenu(state: State) -> Any:
    """The three dots, and what they open."""
    chosen, choose = ft.use_state(Open.NOTHING)
    send = use_sending(state)
    shown = state.match

    def close(*those: Open) -> None:
        """Close what is open, if it is one of those: a sheet tells late that it is gone."""
        choose(lambda now: Open.NOTHING if now in those else now)

    sheet = asked = None
    if shown is not None and chosen is Open.END:
        asked = _question(state, shown, lambda: close(Open.END))
    elif shown is not None and chosen is Open.DELETE:
        asked = deletion(state, shown, lambda: close(Open.DELETE))
    elif shown is not None and chosen is not Open.NOTHING:
        shut = partial(close, Open.MENU, Open.INSERT)
        items = [*_items(state, shown, choose), *_kept(state, shown, choose, send)]
        if chosen is Open.INSERT:
            items = _places(state, shown, shut)
        sheet = menu_sheet(state, state.words.text(f"table-menu-{chosen}"), items, shut)
    # two places: a dialog of another kind in the place of a sheet would leave the sheet open
    ft.use_dialog(sheet)
    ft.use_dialog(asked)
    return icon_button(
        ft.Icons.MORE_VERT, state.words.text("table-menu"), lambda: choose(Open.MENU), name="menu"
    )


def _question(state: State, shown: OpenMatch, close: Handler) -> ft.AlertDialog:
    title = state.words.text(f"table-menu-{Open.END}")
    return question(title, _would_win(state, shown), _endings(state, close), close)


def _items(state: State, shown: OpenMatch, choose: Handler) -> list[Item]:
    words, redo = state.words, Teller(state.words, shown).to_redo()
    over, ended = shown.progress.outcome.over, shown.match.ended is not None

    async def again() -> None:
        choose(Open.NOTHING)
        await state.redo()

    async def go_on() -> None:
        choose(Open.NOTHING)
        await state.go_on()

    def show(route: str) -> Handler:
        def handler() -> None:
            choose(Open.NOTHING)
            go(route)

        return handler

    can_insert = bool(shown.match.deals)
    insert = (lambda: choose(Open.INSERT)) if can_insert else None
    items = [
        Item(
            "redo",
            redo or words.text("table-nothing-to-redo"),
            ft.Icons.REDO,
            again if redo else None,
        ),
        Item("view", words.text("table-view"), ft.Icons.SCREEN_ROTATION, show("/view")),
        Item("course", words.text("pictures"), ft.Icons.SHOW_CHART, show("/course")),
        Item("set-up", words.text("table-set-up"), ft.Icons.TUNE, show("/set-up")),
        Item("seats", words.text("seats-table"), ft.Icons.EVENT_SEAT_OUTLINED, show("/seats")),
        Item("adjust", words.text("adjust"), ft.Icons.EXPOSURE, show("/adjust")),
        Item("paper", words.text("paper"), ft.Icons.DESCRIPTION_OUTLINED, show("/paper")),
        Item("insert", words.text("table-insert"), ft.Icons.PLAYLIST_ADD, insert),
    ]
    if ended:
        items.append(Item("go-on", words.text("table-go-on"), ft.Icons.PLAY_ARROW, go_on))
    elif not over:
        end = words.text("table-end")
        items.append(Item("end", end, ft.Icons.FLAG_OUTLINED, lambda: choose(Open.END)))
    if not over:  # afterwards it has a button of its own
        new = words.text("table-new-match")
        items.append(Item("new-match", new, ft.Icons.ADD, show("/new")))
    return items


def _kept(state: State, shown: OpenMatch, choose: Handler, send: Handler) -> list[Item]:
    """What was changed about the match, and the match as a file."""

    def history() -> None:
        choose(Open.NOTHING)
        go("/history")

    def share() -> None:
        choose(Open.NOTHING)
        go("/sheet?share")

    def export() -> None:
        choose(Open.NOTHING)
        send(goods_of(shown.uid, shown.match))

    words = state.words
    return [
        Item("history", words.text("history-menu"), ft.Icons.MANAGE_HISTORY, history),
        Item("share", words.text("share"), ft.Icons.SHARE, share),
        Item("send", words.text("send"), ft.Icons.IOS_SHARE, export),
        Item(
            "delete",
            words.text("match-delete"),
            ft.Icons.DELETE_OUTLINE,
            lambda: choose(Open.DELETE),
        ),
    ]


def _places(state: State, shown: OpenMatch, close: Handler) -> list[Item]:
    """Before which deal the forgotten one was played."""
    points = state.words.points

    def insert(uid: DealUid | None) -> Handler:
        def handler() -> None:
            close()
            go(f"/insert/{uid}")

        return handler

    return [
        Item(
            f"before-{line.number}",
            state.words.text(
                "table-before",
                number=line.number,
                points=" · ".join(points(total) for total in line.stand.score.totals),
            ),
            ft.Icons.SUBDIRECTORY_ARROW_RIGHT,
            insert(line.played.uid),
        )
        for line in deal_lines(shown)
    ]


def _endings(state: State, close: Handler) -> list[ft.Control]:
    def end(by: str) -> Handler:
        async def handler() -> None:
            close()
            await state.end(by)

        return handler

    words = state.words
    answers = [answer(words.text(f"table-end-{by}"), end(by), name=f"end-{by}") for by in ENDINGS]
    return [*answers, answer(words.text("cancel"), close, name="cancel")]


def _would_win(state: State, shown: OpenMatch) -> str:
    """What the end of the match would mean as it stands."""
    totals, words = shown.progress.totals, state.words
    top = max(totals)
    leaders = [
        side.name for side, total in zip(shown.match.sides, totals, strict=True) if total == top
    ]
    if len(leaders) > 1:
        return words.text("table-would-draw", sides=", ".join(leaders))
    second = max(total for total in totals if total != top)
    return words.text("table-would-win", side=leaders[0], margin=top - second)
