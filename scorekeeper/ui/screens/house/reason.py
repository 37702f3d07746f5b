"""Why a table plays what it plays, in its own words."""

from typing import Any

import flet as ft

from scorekeeper.rules.house import ProfileUid
from scorekeeper.rules.house_values import rules_about, with_note
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.choices import card, remark
from scorekeeper.ui.components.name_field import NameField
from scorekeeper.ui.components.tap import button
from scorekeeper.ui.context import use_state
from scorekeeper.ui.screens.house.differences import said_of
from scorekeeper.ui.screens.house.editing import edit, edited


@component
def Reason(uid: ProfileUid, path: str) -> Any:
    """Where the value comes from, and a line of the table's own; Keep stands there when typed."""
    state = use_state()
    words = state.words
    rules = rules_about(edited(state, uid).house, path)
    kept = next((rule.note for rule in rules if rule.note), "")
    typed, typing = ft.use_state(kept)

    async def keep() -> None:
        await edit(state, uid, lambda house: with_note(house, path, typed.strip()))

    refs = dict.fromkeys(ref for rule in rules for ref in rule.refs)
    said = [said_of(words, ref) for ref in refs]
    done = button(words.text("house-reason-keep"), keep, name="reason-keep", filled=True)
    return card(
        *(remark(one, name=f"from-{n}") for n, one in enumerate(said)),
        NameField(words.text("house-reason"), typed, typing, name="reason", is_sentence=True),
        *([done] if typed.strip() != kept else []),
    )
