"""A phone while its owner plays nowhere: who it is, the table that comes next, and the standing."""

from functools import partial

import flet as ft

from scorekeeper.club_ui.phone import call, result
from scorekeeper.club_ui.phone.state import PhoneState
from scorekeeper.i18n.club import line_apart_text, round_text
from scorekeeper.i18n.messages import shortened
from scorekeeper.services.club import TableView
from scorekeeper.ui.navigation import calling
from scorekeeper.ui.palette import LINK, POSITIVE
from scorekeeper.ui.theme import SENTENCE, Face, text
from scorekeeper.ui.widgets import buttons, page

MIDDLE = ft.TextAlign.CENTER
WIDEST = 520


def waiting(state: PhoneState, view: TableView, *clock: ft.Control) -> ft.Control:
    """The next thing, and all that is known of it by now, with the `clock` of a break."""
    words, coming = state.words, view.coming
    icon, goes_on = ft.Icons.HOURGLASS_EMPTY, not view.is_over
    if view.is_over:
        icon, why = ft.Icons.CHECK_CIRCLE_OUTLINE, words.text("phone-over")
    elif view.out_in is not None:
        icon, goes_on = ft.Icons.CHECK_CIRCLE_OUTLINE, False
        why = words.text("club-place-knockout", state="out", round=view.out_in)
    elif coming is not None and coming.table is not None:
        way = "first" if coming.round == 1 else "move" if coming.moves else "stay"
        icon, goes_on = ft.Icons.TABLE_RESTAURANT_OUTLINED, False
        why = words.text("phone-next", way=way, round=coming.round, table=coming.table)
    elif coming is not None:
        icon, why = ft.Icons.COFFEE_OUTLINED, words.text("phone-rest", round=coming.round)
    elif view.state == "closed":
        why = words.text("phone-closed", round=view.round)
    elif view.round == 0:
        why = words.text("phone-not-begun")
    elif view.owner is not None and not view.table:
        why = words.text("phone-from-next")
    else:
        why = words.text("phone-nobody", table=view.table, round=view.round)
    parts = [
        ft.Container(height=8),
        *asking(state, view),
        *call.called(state),
        ft.Icon(icon, size=48, color=LINK),
        announcement(why, 24, Face.SCORE, "waiting"),
        *clock,
        *_next_seat(state, view),
    ]
    if state.failure is not None:
        parts.append(buttons.complaint(state.failure, name="refused"))
    if goes_on:
        key = "phone-goes-on" if view.round < view.rounds else "phone-goes-on-last"
        parts.append(announcement(words.text(key), 18, Face.REGULAR, "goes-on"))
    parts += [*_standing(state, view), *_last_result(state, view)]
    title = view.owner.name if view.owner else words.text("phone-table", table=view.table)
    bar = page.app_bar(title, str(shortened(view.evening)), actions=[])
    foot = [page.padded(part, bottom=8) for part in call.call_button(state)]
    return page.page(bar, page.padded(middle_column(parts), expand=True), *foot, is_felt=True)


def asking(state: PhoneState, view: TableView) -> list[ft.Control]:
    """The question of another phone that wants to belong to the same owner."""
    if not view.asking or view.owner is None:
        return []
    words, answer = state.words, partial(calling, state.tell, state.seat.table.answer_wish)
    allow, refuse = (answer(view.asking[0], is_allowed=allowed) for allowed in (True, False))
    yes = buttons.button(
        words.text("phone-asking-yes"), allow, name="allow", icon=ft.Icons.CHECK, filled=True
    )
    no = buttons.button(words.text("phone-asking-no"), refuse, name="refuse")
    headline = words.text("phone-asking", owner=view.owner.name)
    return [result.panel(headline, yes, no, name="asking", icon=ft.Icons.PHONE_ANDROID)]


def _next_seat(state: PhoneState, view: TableView) -> list[ft.Control]:
    """The sides that meet at the next table, and the way to say that one is there."""
    words, coming = state.words, view.coming
    if coming is None or coming.table is None or view.is_over:
        return []
    lines = [
        ft.Row(
            [
                buttons.side_back(side, 20),
                text(name, 18, Face.BOLD if side == coming.side else Face.REGULAR, expand=True),
            ],
            spacing=10,
        )
        for side, name in enumerate(coming.sides)
    ]
    names = words.text("club-against")
    label = f" {names} ".join(coming.sides)
    sides = buttons.spoken(page.paper(buttons.stacked(*lines), padding=14, border_radius=18), label)
    sides.identifier = "coming"
    if coming.has_arrived:
        note = text(words.text("phone-arrived"), 18, Face.MEDIUM, line=SENTENCE, expand=True)
        row = ft.Row([ft.Icon(ft.Icons.CHECK_CIRCLE, color=POSITIVE), note], spacing=10)
        return [sides, buttons.spoken(row, words.text("phone-arrived"), name="arrived", live=True)]
    players = view.owner.players if view.owner else 1
    label, icon = words.text("phone-arrive", players=players), ft.Icons.WHERE_TO_VOTE_OUTLINED
    arrive = calling(state.tell, state.seat.table.arrive)
    return [sides, buttons.button(label, arrive, icon=icon, filled=True, name="arrive", size=19)]


def _standing(state: PhoneState, view: TableView) -> list[ft.Control]:
    """The place of the owner, the points to the next one, and how many rounds are left."""
    words, own = state.words, view.standing
    if own is None:
        return []
    key = "phone-place-shared" if own.is_shared else "phone-place"
    headline = words.text(key, place=own.place, count=own.entrants)
    lines = [words.text("phone-points", points=own.points)]
    if own.gap is not None:
        lines.append(words.text("phone-gap", gap=own.gap))
    for line in own.apart:
        reason, points = line_apart_text(words, own.bye, line), words.points(line.gain.points)
        lines.append(f"{round_text(words, line.round)} · {reason}: {points}")
    if not view.is_over and view.out_in is None:
        lines.append(words.text("phone-rounds-left", count=view.rounds - view.round))
    sentences = [page.sentence(line, name=f"stand-{n}") for n, line in enumerate(lines)]
    icon = ft.Icons.EMOJI_EVENTS_OUTLINED
    return [result.panel(headline, *sentences, name="standing", icon=icon)]


def _last_result(state: PhoneState, view: TableView) -> list[ft.Control]:
    if view.result is None or view.state != "closed":
        return []
    words = state.words
    lines = [result.score_lines(state, view.sides, view.result.score.points)]
    if view.is_corrected:
        lines.append(page.sentence(words.text("phone-done", how="corrected"), name="corrected"))
    headline = words.text("phone-result-of", round=view.round)
    return [result.panel(headline, *lines, name="last-result")]


def announcement(sentence: str, size: float, face: Face, name: str) -> ft.Control:
    label = text(sentence, size, face, line=SENTENCE, text_align=MIDDLE)
    return buttons.spoken(label, sentence, name=name, live=True)


def middle_column(parts: list[ft.Control]) -> ft.Control:
    box = ft.Container(page.scrolling(parts), width=WIDEST, expand=True, expand_loose=True)
    center, stretch = ft.MainAxisAlignment.CENTER, ft.CrossAxisAlignment.STRETCH
    return ft.Row([box], alignment=center, vertical_alignment=stretch, expand=True)
