"""The code of a table, as a picture to scan and as letters to type; and another one."""

from collections.abc import Awaitable, Callable
from typing import Any

import flet as ft

from scorekeeper.club import EveningUid
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.asking import answer, question
from scorekeeper.ui.components.choices import card, heading, remark
from scorekeeper.ui.components.tap import button
from scorekeeper.ui.context import use_state
from scorekeeper.ui.screens.club.inviting import code_picture
from scorekeeper.ui.state import State


@component
def CodeCard(uid: EveningUid, table: int | None) -> Any:
    """The code of a table, or for None that of the big screen."""
    state = use_state()
    words, access = state.words, state.session.club.access
    nothing: str | None = None
    code, show = ft.use_state(nothing)

    async def look(verb: Any) -> None:
        found = await state.saving(verb, uid, table)
        show(found if isinstance(found, str) else None)

    async def first() -> None:
        await look(access.code)

    async def renew() -> None:
        await look(access.new_code)

    ask = use_question(state, renew)
    if code is None:
        label, icon = words.text("club-code-show"), ft.Icons.QR_CODE_2
        shown: list[ft.Control] = [button(label, first, icon=icon, name="code-show")]
    else:
        fresh = button(words.text("club-code-new"), ask, name="code-new")
        shown = [*code_picture(state, code), fresh]
    count = sum(one.table == table for one in access.visitors(uid))
    told = remark(words.text("club-code-visitors", count=count), name="visitors")
    key = "club-code" if table is not None else "club-screen"
    return card(heading(words.text(key)), remark(words.text(f"{key}-hint")), *shown, told)


def use_question(state: State, do: Callable[[], Awaitable[None]]) -> Callable[[], None]:
    """Have it asked once whether the old code shall be worth nothing; gives what asks."""
    words = state.words
    asking, ask = ft.use_state(False)

    async def agreed() -> None:
        ask(False)
        await do()

    cancel = answer(words.text("cancel"), lambda: ask(False), name="cancel")
    new = answer(words.text("club-code-new"), agreed, name="confirm", danger=True)
    title, warning = words.text("club-code-ask"), words.text("club-code-warning")
    dialog = question(title, warning, [new, cancel], lambda: ask(False))
    ft.use_dialog(dialog if asking else None)
    return lambda: ask(True)
