"""People: names, notes, and two of them who are one person."""

from functools import partial
from typing import Any
from urllib.parse import quote, unquote

import flet as ft

from scorekeeper.i18n.messages import is_nobody
from scorekeeper.match import Player
from scorekeeper.services import Identity, Known
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.navigation import go
from scorekeeper.ui.theme import SENTENCE, Face, text
from scorekeeper.ui.widgets import buttons, page
from scorekeeper.ui.widgets.people import (
    avatars,
    known_people,
    person_fields,
    seat_name_complaint,
    use_merging,
)

ROUTE = "/people"


def address(person: Identity) -> str:
    return f"{ROUTE}/{quote(person.key, safe='')}"


def home(usual: str) -> str:
    return "/statistics" if ft.context.page.route.endswith("?from=statistics") else usual


@component
def PeopleScreen() -> Any:
    state = use_state()
    words = state.words
    rows: list[ft.Control] = []
    for place, person in enumerate(known_people(state.session)):
        parts = [words.text("people-line", matches=len(person.matches))]
        parts += [words.text("people-also", name=other.name) for other in person.also]
        line, label, muted = " · ".join(parts), person.who.label, ft.Colors.ON_SURFACE_VARIANT
        lines = text(label, 16, Face.MEDIUM), text(line, 14, color=muted, line=SENTENCE)
        cells: list[ft.Control] = [
            avatars([label], size=40, scale=state.layout.scale),
            ft.Column(list(lines), spacing=2, tight=True, expand=True),
            ft.Icon(ft.Icons.EDIT_OUTLINED, color=muted, size=20),
        ]
        row = buttons.tappable(
            ft.Row(cells, spacing=14),
            f"{label}. {line}",
            partial(go, address(person.who)),
            name=f"person-{place}",
            padding=ft.Padding.symmetric(vertical=10, horizontal=14),
        )
        rows.append(row)
    none = buttons.remark(words.text("people-none"), name="none")
    rows = [buttons.group(*rows) if rows else none]
    label, icon = words.text("people-new"), ft.Icons.PERSON_ADD_OUTLINED
    new = buttons.button(label, partial(go, "/people-new"), icon=icon, name="new-person")
    back, title = partial(go, home("/more")), words.text("people")
    return page.column_screen(state, ROUTE, title, rows, back, foot=[new])


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
    name, note = typed[0].strip(), typed[1].strip()

    async def save() -> None:
        if known is None:
            saved = await state.saving(people.add, name, note)
        else:
            saved = await state.saving(people.rename, known.who, name, note)
        state.refresh()
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
        parts.append(SamePerson(known, key="same"))
    title, back = who.label or words.text("people-new"), partial(go, home(ROUTE))
    return page.column_screen(state, ROUTE, title, parts, back, foot=[keep], part=who.key)


@component
def SamePerson(known: Known) -> Any:
    """The matches of a person, other names to be separated again, and the way to add one."""
    state = use_state()
    words, people, who = state.words, state.session.people, known.who
    matches_of = {person.who: set(person.matches) for person in known_people(state.session)}

    def refusal(other: Identity) -> str:
        is_same_match = matches_of.get(other, set()).intersection(known.matches)
        return words.text("problem-same_match") if is_same_match else ""

    def hint(other: Identity) -> str:
        names = {"gone": who.label, "kept": other.label}
        return words.text("people-merge-hint", matches=len(known.matches), **names)

    async def merge(other: Identity) -> str:
        problems = await state.saving(people.merge, who, into=other)
        state.refresh()
        if problems == ():
            go(address(people.identities().of(Player(other.name, other.uid))))  # has a uid now
        return ""

    async def separate(other: Identity) -> None:
        await state.saving(people.separate, other)
        state.refresh()
        go(ROUTE)

    ask = use_merging(state, who, lambda: matches_of, merge, hint=hint, refusal=refusal)
    played = words.text("people-line", matches=len(known.matches))
    parts: list[ft.Control] = [buttons.remark(played, name="matches")]
    counted = {summary.uid for summary in state.session.matches.list()}
    if counted.intersection(known.matches):  # those at a club's tables are not
        figures = partial(go, f"/statistics?of={quote(who.key, safe='')}")
        label, icon = words.text("statistics"), ft.Icons.BAR_CHART_ROUNDED
        parts = [buttons.opening_row(label, played, figures, name="matches", icon=icon)]
    for place, other in enumerate(known.also):
        also = text(words.text("people-also", name=other.label), 16, line=SENTENCE)
        label, icon, name = words.text("people-separate"), ft.Icons.CALL_SPLIT, f"separate-{place}"
        do = partial(separate, other)
        parts.append(buttons.card(also, buttons.button(label, do, icon=icon, name=name)))
    label, icon = words.text("people-merge"), ft.Icons.CALL_MERGE
    return buttons.stacked(*parts, buttons.button(label, ask, icon=icon, name="merge"))
