"""People: who is known, what they are called, and who is the same person as whom.

knowing   those whom the store knows, the latest first
listing   the list of all
person    one of them: name, note, mergers
merging   the question whether two are one person
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any
from urllib.parse import quote, unquote

import flet as ft

from scorekeeper.i18n import Words
from scorekeeper.i18n.messages import is_nobody
from scorekeeper.match import Player
from scorekeeper.services import Identity, Known
from scorekeeper.ui.state import State, component, go, use_state
from scorekeeper.ui.widgets.buttons import button, card, complaint, opening_row, remark
from scorekeeper.ui.widgets.dialogs import Item, answer, menu_sheet, question
from scorekeeper.ui.widgets.page import column_screen, sentence
from scorekeeper.ui.widgets.people import known_people, person_fields, seat_name_complaint
from scorekeeper.ui.widgets.text import SENTENCE, text

ROUTE = "/people"
NEW = "/people-new"
FROM_STATISTICS = "?from=statistics"


@component
def PeopleScreen() -> Any:
    """The list, or what will stand in it."""
    state = use_state()
    words, known = state.words, known_people(state.session)
    rows: list[ft.Control] = [_row(words, one, place) for place, one in enumerate(known)]
    if not rows:
        rows = [remark(words.text("people-none"), name="none")]
    new = button(
        words.text("people-new"),
        lambda: go(NEW),
        icon=ft.Icons.PERSON_ADD_OUTLINED,
        name="new-person",
    )
    title, home = words.text("people"), _way_back()
    return column_screen(state, ROUTE, title, rows, lambda: go(home), foot=[new])


def _way_back() -> str:
    """Where the screen was called from: the statistics say so, the last tab does not."""
    return "/statistics" if ft.context.page.route.endswith(FROM_STATISTICS) else "/more"


def address(who: Identity) -> str:
    """Where a person is shown."""
    return f"{ROUTE}/{quote(who.key, safe='')}"


def _row(words: Words, one: Known, place: int) -> ft.Control:
    parts = [words.text("people-line", matches=len(one.matches))]
    parts += [words.text("people-also", name=other.name) for other in one.also]
    return opening_row(
        one.who.label,
        " · ".join(parts),
        lambda: go(address(one.who)),
        name=f"person-{place}",
        icon=ft.Icons.PERSON_OUTLINED,
    )


def use_merging(
    state: State, known: Known | None, *, merged: Callable[[Identity], None]
) -> Callable[[], None]:
    """Have the sheet and the question in a component; gives the call that opens the sheet.

    `merged` is told under whom the two are known from then on.
    """
    nobody: Known | None = None
    choosing, set_choosing = ft.use_state(False)
    kept, keep = ft.use_state(nobody)

    def choose(one: Known) -> None:
        set_choosing(False)
        keep(one)

    async def merge() -> None:
        keep(None)
        if known is None or kept is None:
            return
        found = await state.saving(state.session.people.merge, known.who, into=kept.who)
        await state.refresh()
        if found == ():
            who = Player(kept.who.name, kept.who.uid)
            merged(state.session.people.identities().of(who))  # has a uid now

    sheet = None
    if choosing and known is not None:
        sheet = _sheet(state, known, choose, lambda: set_choosing(False))
    asked = None
    if known is not None and kept is not None:
        asked = _question(state, known, kept, merge, lambda: keep(None))
    ft.use_dialog(sheet)
    ft.use_dialog(asked)
    return lambda: set_choosing(True)


def _sheet(state: State, known: Known, choose: Any, close: Any) -> ft.BottomSheet:
    """Everybody else, each with a tap."""
    others = [one for one in known_people(state.session) if one.who.key != known.who.key]
    items = [
        Item(
            f"same-{place}", one.who.label, ft.Icons.PERSON_OUTLINED, lambda _, one=one: choose(one)
        )
        for place, one in enumerate(others)
    ]
    title = state.words.text("people-merge-title", name=known.who.label)
    return menu_sheet(state, title, items, close)


def _question(state: State, gone: Known, kept: Known, merge: Any, close: Any) -> ft.AlertDialog:
    """What would follow, and the tap that does it; nothing to do where the two have met."""
    words, names = state.words, {"gone": gone.who.label, "kept": kept.who.label}
    cancel = answer(words.text("cancel"), close, name="cancel")
    title = words.text("people-merge-ask", **names)
    if set(gone.matches) & set(kept.matches):
        return question(title, words.text("problem-same_match"), [cancel], close)
    hint = words.text("people-merge-hint", matches=len(gone.matches), **names)
    do = answer(words.text("people-merge-do"), merge, name="confirm", filled=True)
    return question(title, hint, [do, cancel], close)


@component
def PersonScreen() -> Any:
    """The person whom the address names; without one, somebody new."""
    state = use_state()
    key = ft.use_route_params().get("key")
    wanted = None if key is None else unquote(key)
    known = next((one for one in known_people(state.session) if one.who.key == wanted), None)
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
        *person_fields(words, name, note, write),
        *_taken(state, known, name, note),
        *seat_name_complaint(words, name),
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
