"""The club's tab: the evening that is running, the others, and what else there is to do."""

from collections.abc import Sequence
from typing import Any

import flet as ft

from scorekeeper.club import EveningUid
from scorekeeper.session.club import EveningSummary
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.choices import card, complaint, heading, opening_row
from scorekeeper.ui.components.notice import notice_bar
from scorekeeper.ui.components.page import SIDE_PADDING, app_bar, padded, page
from scorekeeper.ui.components.tap import button
from scorekeeper.ui.components.text import SENTENCE, text
from scorekeeper.ui.context import go, use_state
from scorekeeper.ui.screens.club.addresses import MEMBERS, NEW, SEASONS, TAKE_OVER, of_evening
from scorekeeper.ui.screens.club.hearing import use_news
from scorekeeper.ui.screens.club.logins import Logins
from scorekeeper.ui.screens.club.organising import ORGANISER
from scorekeeper.ui.screens.people.knowing import known_people
from scorekeeper.ui.state import State
from scorekeeper.words import Words
from scorekeeper.words.clubs.telling import told_summary
from scorekeeper.words.times import day

AT_ONCE = 20
"""Evenings shown at a time."""
TWO_COLUMNS = 840
LIVE = ("drawn", "running", "between")


@component
def ClubScreen() -> Any:
    """The evenings, the running one on top; beside them, where there is room, the rest."""
    state = use_state()
    listed, shown, show_more = _use_evenings(state)
    words = state.words
    new = button(
        words.text("club-new"), lambda: go(NEW), icon=ft.Icons.ADD, filled=True, name="new-evening"
    )
    notice = notice_bar(state) if state.failure else None
    below = [padded(one, bottom=8) for one in (notice, new) if one is not None]
    evenings = _evenings(words, listed[:shown])
    ways = [*_ways(state), Logins(key="logins"), *_deleted(state)]
    if shown < len(listed):
        evenings.append(button(words.text("matches-older"), show_more, name="older"))
    if state.layout.beside_tabs < TWO_COLUMNS or state.layout.has_large_text:
        body: ft.Control = _column([*evenings, *ways])
    else:
        body = ft.Row(
            [_column(evenings), _column(ways)],
            spacing=0,
            vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        )
    return page(app_bar(words.text("club-title")), ft.Container(body, expand=True), *below)


def _use_evenings(state: State) -> tuple[tuple[EveningSummary, ...], int, Any]:
    """The list, how much of it is shown, and the call that shows more."""
    listed = state.session.club.evenings.list()
    _, seen = ft.use_state(listed)
    shown, show = ft.use_state(AT_ONCE)

    def look() -> None:
        seen(state.session.club.evenings.list())

    def tell(news: Sequence[Any]) -> None:
        if any(one.what == "evening" for one in news):
            look()

    use_news(state, tell, again=look)
    return listed, shown, lambda: show(lambda now: now + AT_ONCE)


def _evenings(words: Words, listed: Sequence[EveningSummary]) -> list[ft.Control]:
    if not listed:
        said = text(words.text("club-none"), 16, line=SENTENCE)
        return [ft.Semantics(identifier="none", container=True, content=card(said))]
    live = [one for one in listed if one.state in LIVE]
    others = [one for one in listed if one.state not in LIVE]
    parts: list[ft.Control] = []
    if live:
        parts.append(_title(words.text("club-running")))
        parts += [_row(words, one, f"live-{place}", is_live=True) for place, one in enumerate(live)]
    if others:
        parts.append(_title(words.text("club-earlier")))
        parts += [_row(words, one, f"evening-{place}") for place, one in enumerate(others)]
    return parts


def _row(words: Words, one: EveningSummary, name: str, *, is_live: bool = False) -> ft.Control:
    if not one.is_readable:
        said = words.text("club-unreadable", name=one.name, day=day(words, one.date))
        return card(complaint(said, name=name))
    state = told_summary(words, one)
    entrants = words.text("club-entrants", count=one.entrants)
    values = {"day": day(words, one.date), "state": state, "entrants": entrants}
    if one.place:
        line = words.text("club-row-place", place=one.place, **values)
    else:
        line = words.text("club-row", **values)
    icon = ft.Icons.PLAY_CIRCLE if is_live else ft.Icons.EVENT
    part = ("players",) if one.state == "planned" else ()
    row = opening_row(one.name, line, lambda: go(of_evening(one.uid, *part)), name=name, icon=icon)
    row.key = one.uid
    return row


def _ways(state: State) -> list[ft.Control]:
    """Members, seasons, and the way in for an evening of another computer."""
    words = state.words
    return [
        opening_row(
            words.text("club-members"),
            words.text("club-members-row", count=len(known_people(state.session))),
            lambda: go(MEMBERS),
            name="members",
            icon=ft.Icons.PEOPLE_OUTLINED,
        ),
        opening_row(
            words.text("club-seasons"),
            words.text("club-seasons-row", count=len(state.session.club.seasons.list())),
            lambda: go(SEASONS),
            name="seasons",
            icon=ft.Icons.EMOJI_EVENTS_OUTLINED,
        ),
        opening_row(
            words.text("club-take"),
            words.text("club-take-row"),
            lambda: go(TAKE_OVER),
            name="take-over",
            icon=ft.Icons.MOVE_TO_INBOX,
        ),
    ]


def _deleted(state: State) -> list[ft.Control]:
    """The evenings that were deleted, each with the way back."""
    words, club = state.words, state.session.club
    gone = club.evenings.deleted()
    if not gone:
        return []

    def back(uid: EveningUid) -> Any:
        async def bring() -> None:
            await state.saving(club.evenings.bring_back, uid, by=ORGANISER)

        return bring

    rows = [
        button(
            words.text("club-bring-back", name=f"{one.name}, {day(words, one.date)}"),
            back(one.uid),
            icon=ft.Icons.RESTORE,
            name=f"bring-back-{place}",
        )
        for place, one in enumerate(gone)
    ]
    return [_title(words.text("club-deleted")), *rows]


def _title(said: str) -> ft.Control:
    return ft.Container(heading(said), padding=ft.Padding.only(top=8))


def _column(parts: Sequence[ft.Control]) -> ft.ListView:
    padding = ft.Padding.only(left=SIDE_PADDING, right=SIDE_PADDING, bottom=16)
    return ft.ListView(list(parts), expand=True, spacing=8, padding=padding)
