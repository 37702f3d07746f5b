"""A club's results on the web: the folder as one file, and who is named there."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

import flet as ft

from scorekeeper.club_ui.news import use_reload
from scorekeeper.club_ui.organizer import papers, shared
from scorekeeper.i18n import Words
from scorekeeper.i18n.messages import is_nobody
from scorekeeper.publishing import site
from scorekeeper.services import Session
from scorekeeper.services.club.members import ClubMember
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.navigation import go
from scorekeeper.ui.widgets import buttons, page
from scorekeeper.ui.widgets.fields import NameField
from scorekeeper.view_models.exchange import file_stem

MOST_NAMES = 60
NAMED = ("agreed", "all")


@component
def PublishScreen() -> Any:
    state = use_state()
    words, session = state.words, state.session
    use_reload(state, "evening")
    title, write = ft.use_state(site.title_of(session))
    named, choose = ft.use_state("agreed")
    is_running_too, turn_running = ft.use_state(False)
    notes, save = papers.use_saved(state)

    async def publish() -> None:
        club_name = title.strip()
        await state.saving(session.settings.choose, site.SETTINGS, title=club_name)
        options = site.Options(title=club_name, all_names=named == "all", running=is_running_too)
        content = await state.keep(packed, session, words, options)
        await save(f"{file_stem(club_name or 'club')}.zip", content)

    options = [(key, words.text("publish-names-of", who=key)) for key in NAMED]
    names: list[ft.Control] = [buttons.heading(words.text("publish-names"))]
    names.append(shared.chips("named", options, named, choose))
    if named == "agreed":
        names += [buttons.remark(words.text("publish-names-hint")), AgreedNames(key="agreed")]
    label, turn = words.text("publish-running"), partial(turn_running, not is_running_too)
    running = buttons.choice(label, turn, name="running", selected=is_running_too)
    parts = [
        *notes,
        buttons.remark(words.text("publish-hint")),
        NameField(words.text("publish-club"), title, write, name="title"),
        buttons.choices([running]),
        buttons.card(*names),
    ]
    label, icon = words.text("publish-save"), ft.Icons.SAVE_ALT
    foot = [buttons.button(label, publish, icon=icon, filled=True, name="save")]
    heading, back = words.text("club-publish"), partial(go, shared.CLUB)
    return page.column_screen(state, shared.PUBLISH, heading, parts, back, foot=foot)


def packed(session: Session, words: Words, options: site.Options) -> bytes:
    return site.archive(site.site_files(site.club_of(session, words, options)))


@component
def AgreedNames(changed: Callable[[], None] = lambda: None) -> Any:
    """Everybody who was at a session: a tap lets a name be published, or takes that back."""
    state = use_state()
    words, members = state.words, state.session.club.members
    typed, write = ft.use_state("")
    _, look = ft.use_state(0)

    async def turn(member: ClubMember) -> None:
        await state.saving(members.publish_name, member.who, allowed=not member.is_public)
        look(lambda now: now + 1)
        changed()

    people = [member for member in members.list(is_nobody=is_nobody) if member.evenings]
    wanted = typed.strip().casefold()
    fitting = [member for member in people if wanted in member.who.label.casefold()]
    chips = [
        buttons.choice(
            member.who.label,
            partial(turn, member),
            name=f"agrees-{member.who.key}",
            selected=member.is_public,
        )
        for member in fitting[:MOST_NAMES]
    ]
    parts: list[ft.Control] = []
    if len(people) > MOST_NAMES:
        parts.append(NameField(words.text("club-find"), typed, write, name="find"))
    parts.append(buttons.choices(chips))
    if len(fitting) > MOST_NAMES:
        more = words.text("club-find-more", count=len(fitting) - MOST_NAMES)
        parts.append(buttons.remark(more))
    return ft.Column(parts, spacing=8, tight=True)


@component
def PublishedAs(member: ClubMember) -> Any:
    state = use_state()
    words, publish_name = state.words, state.session.club.members.publish_name
    is_public, show = ft.use_state(member.is_public)

    async def choose(shown_as: str) -> None:
        allowed = shown_as == "name"
        uid = await state.saving(publish_name, member.who, allowed=allowed)
        if isinstance(uid, str):
            show(allowed)
            open_again(member, uid)

    options = [(key, words.text("publish-as-of", **{"as": key})) for key in ("name", "initials")]
    chosen = "name" if is_public else "initials"
    chips = shared.chips("published-as", options, chosen, choose)
    return buttons.card(buttons.heading(words.text("publish-as")), chips)


@component
def CategoriesCard(member: ClubMember, known: Iterable[str]) -> Any:
    """The categories of a person; `known` are those that anybody is in."""
    state = use_state()
    words, actions = state.words, shared.use_actions(state)
    own, show = ft.use_state(member.categories)
    typed, write = ft.use_state("")

    async def put(categories: tuple[str, ...]) -> None:
        put_into = state.session.club.members.put_into
        uid = await actions.call(put_into, member.who, categories)
        if uid is not None:
            show(tuple(sorted({*categories}, key=str.casefold)))
            write("")
            open_again(member, uid)

    chips = []
    for name in sorted({*known, *own}, key=str.casefold):
        left = tuple(other for other in own if other != name)
        tap = partial(put, left if name in own else (*own, name))
        chips.append(buttons.choice(name, tap, name=f"category-{name}", selected=name in own))
    new = " ".join(typed.split())
    add = partial(put, (*own, new)) if new else None
    return buttons.card(
        buttons.heading(words.text("club-categories")),
        buttons.remark(words.text("club-categories-own")),
        *([buttons.choices(chips)] if chips else []),
        NameField(words.text("club-category-new"), typed, write, name="category"),
        *actions.complaints(name="refused-category"),
        buttons.button(words.text("club-category-add"), add, name="add-category"),
    )


def open_again(member: ClubMember, uid: str) -> None:
    """Open the page of somebody who was only a name until now, and has a uid from now on."""
    if uid != member.who.key:
        go(shared.of_member(uid))
