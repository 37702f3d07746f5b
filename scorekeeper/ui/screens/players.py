"""People: names, notes, and two of them who are one person."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any
from urllib.parse import quote, unquote

import flet as ft

from scorekeeper.i18n.messages import is_nobody
from scorekeeper.match import Player
from scorekeeper.services import Identity, Known
from scorekeeper.ui.state import State, component, go, use_state
from scorekeeper.ui.theme import SENTENCE, Face, text
from scorekeeper.ui.widgets import buttons, dialogs, page
from scorekeeper.ui.widgets.people import avatars, known_people, person_fields, seat_name_complaint

C = ft.Colors
ROUTE = "/people"
FROM_STATISTICS = "?from=statistics"


def address(person: Identity) -> str:
    return f"{ROUTE}/{quote(person.key, safe='')}"


@component
def PeopleScreen() -> Any:
    state = use_state()
    words = state.words
    rows: list[ft.Control] = []
    for place, person in enumerate(known_people(state.session)):
        parts = [words.text("people-line", matches=len(person.matches))]
        parts += [words.text("people-also", name=other.name) for other in person.also]
        rows.append(_row(state, person, " · ".join(parts), place))
    none = buttons.remark(words.text("people-none"), name="none")
    rows = [buttons.group(*rows) if rows else none]
    label, icon = words.text("people-new"), ft.Icons.PERSON_ADD_OUTLINED
    new = buttons.button(label, partial(go, "/people-new"), icon=icon, name="new-person")
    home = "/statistics" if ft.context.page.route.endswith(FROM_STATISTICS) else "/more"
    back, title = partial(go, home), words.text("people")
    return page.column_screen(state, ROUTE, title, rows, back, foot=[new])


def _row(state: State, person: Known, line: str, place: int) -> ft.Control:
    """A person of the list; a tap leads to the name and the note."""
    muted, label = C.ON_SURFACE_VARIANT, person.who.label
    lines = text(label, 16, Face.MEDIUM), text(line, 14, color=muted, line=SENTENCE)
    parts: list[ft.Control] = [
        avatars([label], size=40, scale=state.layout.scale),
        ft.Column(list(lines), spacing=2, tight=True, expand=True),
        ft.Icon(ft.Icons.EDIT_OUTLINED, color=muted, size=20),
    ]
    return buttons.tappable(
        ft.Row(parts, spacing=14),
        f"{label}. {line}",
        lambda: go(address(person.who)),
        name=f"person-{place}",
        padding=ft.Padding.symmetric(vertical=10, horizontal=14),
    )


@component
def PersonScreen() -> Any:
    """The person of the route; without one, somebody new."""
    state = use_state()
    key = ft.use_route_params().get("key")
    wanted = None if key is None else unquote(key)
    people = known_people(state.session)
    known = next((person for person in people if person.who.key == wanted), None)
    if key is not None and known is None:
        title = state.words.text("people")
        gone = page.sentence(state.words.text("nowhere-person"), name="nowhere")
        return page.column_screen(state, ROUTE, title, [gone], lambda: go(ROUTE), part="gone")
    return PersonView(known, key=key or "new")


@component
def PersonView(known: Known | None) -> Any:
    """The form of a person, and below it the people who are the same person."""
    state = use_state()
    words, people = state.words, state.session.people
    who = known.who if known else Identity(uid=None, name="")
    typed, write = ft.use_state((who.name, who.note))
    news, set_news = ft.use_state("")
    ask = use_merging(state, known, merged=lambda kept: go(address(kept)))
    name, note = typed[0].strip(), typed[1].strip()

    async def save() -> None:
        if known is None:
            saved = await state.saving(people.add, name, note)
        else:
            saved = await state.saving(people.rename, known.who, name, note)
        await state.refresh()
        if isinstance(saved, Identity):
            if known is None or saved.key != who.key:
                go(ROUTE)
            set_news(words.text("people-saved"))

    fields = [*person_fields(words, *typed, write)]
    others = [person.who for person in known_people(state.session) if person.who.key != who.key]
    if any((other.name, other.note) == (name, note) for other in others):
        fields.append(buttons.complaint(words.text("people-name-taken"), name="taken"))
    fields += seat_name_complaint(words, typed[0])
    can_save = name and (name, note) != (who.name, who.note) and not is_nobody(typed[0])
    label, on_save = words.text("people-save"), save if can_save else None
    keep = buttons.button(label, on_save, filled=True, name="save")
    parts: list[ft.Control] = [buttons.card(*fields)]
    if known is not None:
        face = avatars([who.label], size=64, scale=state.layout.scale)
        parts.insert(0, ft.Row([face], alignment=ft.MainAxisAlignment.CENTER))
    if news:
        parts.append(page.sentence(news, name="said", live=True))
    if known is not None:
        parts += _same_person(state, known, ask)
    title = who.label or words.text("people-new")
    home = "/statistics" if ft.context.page.route.endswith(FROM_STATISTICS) else ROUTE
    back = partial(go, home)
    return page.column_screen(state, ROUTE, title, parts, back, foot=[keep], part=who.key)


def _same_person(state: State, known: Known, ask: Callable[[], None]) -> Iterator[ft.Control]:
    words = state.words

    async def separate(other: Identity) -> None:
        await state.saving(state.session.people.separate, other)
        await state.refresh()
        go(ROUTE)

    played = words.text("people-line", matches=len(known.matches))
    counted = {summary.uid for summary in state.session.matches.list()}
    if counted.intersection(known.matches):  # those at a club's tables are not
        figures = partial(go, f"/statistics?of={quote(known.who.key, safe='')}")
        label, icon = words.text("statistics"), ft.Icons.BAR_CHART_ROUNDED
        yield buttons.opening_row(label, played, figures, name="matches", icon=icon)
    else:
        yield buttons.remark(played, name="matches")
    for place, other in enumerate(known.also):
        also = text(words.text("people-also", name=other.label), 16, line=SENTENCE)
        label, do, name = (
            words.text("people-separate"),
            partial(separate, other),
            f"separate-{place}",
        )
        yield buttons.card(also, buttons.button(label, do, icon=ft.Icons.CALL_SPLIT, name=name))
    yield buttons.button(words.text("people-merge"), ask, icon=ft.Icons.CALL_MERGE, name="merge")


def use_merging(
    state: State, known: Known | None, *, merged: Callable[[Identity], None]
) -> Callable[[], None]:
    """Hook with the choice of the other person and the question; gives the call that opens it.

    `merged` is given the person under whom the two are known from then on.
    """
    nobody: Known | None = None
    is_choosing, set_choosing = ft.use_state(False)
    other, set_other = ft.use_state(nobody)
    words, people = state.words, state.session.people

    def choose(person: Known) -> None:
        set_choosing(False)
        set_other(person)

    async def merge() -> None:
        set_other(None)
        if known is None or other is None:
            return
        problems = await state.saving(people.merge, known.who, into=other.who)
        await state.refresh()
        if problems == ():
            merged(people.identities().of(Player(other.who.name, other.who.uid)))  # has a uid now

    sheet = dialog = None
    if is_choosing and known is not None:
        others = [person for person in known_people(state.session) if person.who != known.who]
        icon = ft.Icons.PERSON_OUTLINED
        items = [
            dialogs.Item(f"same-{place}", other.who.label, icon, partial(choose, other))
            for place, other in enumerate(others)
        ]
        title = words.text("people-merge-title", name=known.who.label)
        sheet = dialogs.menu_sheet(state, title, items, lambda: set_choosing(False))
    if known is not None and other is not None:
        names = {"gone": known.who.label, "kept": other.who.label}
        answers = [buttons.button(words.text("cancel"), lambda: set_other(None), name="cancel")]
        hint = words.text("problem-same_match")
        if not set(known.matches) & set(other.matches):
            hint = words.text("people-merge-hint", matches=len(known.matches), **names)
            do = words.text("people-merge-do")
            answers.insert(0, buttons.button(do, merge, name="confirm", filled=True))
        title = words.text("people-merge-ask", **names)
        dialog = dialogs.question(title, hint, answers, lambda: set_other(None))
    ft.use_dialog(sheet)
    ft.use_dialog(dialog)
    return lambda: set_choosing(True)
