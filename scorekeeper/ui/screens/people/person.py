"""One person: name and note, and who else that is."""

from collections.abc import Iterator
from functools import partial
from typing import Any
from urllib.parse import unquote

import flet as ft

from scorekeeper.session import Identity, Known
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.choices import card, complaint, remark
from scorekeeper.ui.components.tap import button
from scorekeeper.ui.components.text import SENTENCE, text
from scorekeeper.ui.context import go, use_state
from scorekeeper.ui.screens.keeping.frame import column_screen, sentence
from scorekeeper.ui.screens.people.called import called
from scorekeeper.ui.screens.people.knowing import found_person, known_people, seat_named
from scorekeeper.ui.screens.people.listing import ROUTE, address
from scorekeeper.ui.screens.people.merging import use_merging
from scorekeeper.ui.state import State
from scorekeeper.words.seats import is_nobody


@component
def PersonScreen() -> Any:
    """The person whom the address names; without one, somebody new."""
    state = use_state()
    key = ft.use_route_params().get("key")
    known = None if key is None else found_person(state.session, unquote(key))
    if key is not None and known is None:
        title = state.words.text("people")
        gone = sentence(state.words.text("nowhere-person"), name="nowhere")
        return column_screen(state, ROUTE, title, [gone], _home, part="gone")
    return PersonView(known, key=key or "new")


@component
def PersonView(known: Known | None) -> Any:
    """The form of a person, and below it who this is the same as."""
    state = use_state()
    words = state.words
    who = known.who if known else Identity(uid=None, name="")
    typed, write = ft.use_state((who.name, who.note))
    said, say = ft.use_state("")
    ask = use_merging(state, known, merged=lambda kept: go(address(kept)))
    name, note = typed

    async def save() -> None:
        kept = await _save(state, known, name.strip(), note.strip())
        if kept is None:
            return
        if known is None or kept.key != who.key:
            go(ROUTE)
        say(words.text("people-saved"))

    fields = card(
        *called(words, name, note, write),
        *_taken(state, known, name, note),
        *seat_named(words, name),
    )
    is_new = (name.strip(), note.strip()) != (who.name, who.note)
    can_save = name.strip() and is_new and not is_nobody(name)
    keep = button(words.text("people-save"), save if can_save else None, filled=True, name="save")
    news = [sentence(said, name="said", live=True)] if said else []
    parts = [fields, *news, *_others(state, known, ask)]
    title = who.label or words.text("people-new")
    return column_screen(state, ROUTE, title, parts, _home, foot=[keep], part=who.key)


async def _save(state: State, known: Known | None, name: str, note: str) -> Identity | None:
    """Keep what was typed; None where the store refused."""
    people = state.session.people
    if known is None:
        kept = await state.saving(people.add, name, note)
    else:
        kept = await state.saving(people.rename, known.who, name, note)
    await state.refresh()
    return kept if isinstance(kept, Identity) else None


def _taken(state: State, known: Known | None, name: str, note: str) -> Iterator[ft.Control]:
    """That somebody else is called so, while no note tells the two apart."""
    own = known.who.key if known else None
    others = (one.who for one in known_people(state.session) if one.who.key != own)
    if any((one.name, one.note) == (name.strip(), note.strip()) for one in others):
        yield complaint(state.words.text("people-name-taken"), name="taken")


def _others(state: State, known: Known | None, ask: Any) -> Iterator[ft.Control]:
    """Whom this person was taken for, each with the way back; and the way to another."""
    if known is None:
        return
    words = state.words
    yield remark(words.text("people-line", matches=len(known.matches)), name="matches")
    for place, other in enumerate(known.also):
        yield card(
            text(words.text("people-also", name=other.label), 16, line=SENTENCE),
            button(
                words.text("people-separate"),
                partial(_separate, state, other),
                icon=ft.Icons.CALL_SPLIT,
                name=f"separate-{place}",
            ),
        )
    yield button(words.text("people-merge"), ask, icon=ft.Icons.CALL_MERGE, name="merge")


async def _separate(state: State, other: Identity) -> None:
    await state.saving(state.session.people.separate, other)
    await state.refresh()
    go(ROUTE)


def _home() -> None:
    go(ROUTE)
