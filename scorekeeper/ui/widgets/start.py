"""The start: what is there as long as no match is open, and the way to one."""

from functools import partial

import flet as ft

from scorekeeper.i18n import messages
from scorekeeper.match.serialization import RecordError
from scorekeeper.rules import RuleSetError
from scorekeeper.services import Summary
from scorekeeper.ui.state import State, go
from scorekeeper.ui.theme import SENTENCE, Face, one_line, text
from scorekeeper.ui.widgets.buttons import button, picture, tappable
from scorekeeper.ui.widgets.demo import demo_button
from scorekeeper.ui.widgets.page import app_bar, padded, page, scrolling

C = ft.Colors
MOST, MOST_RUNNING, LOOKED_AT = 3, 6, 20
"""Matches that are listed, over and running, and how many are scored to find those that run."""


def empty_table(state: State) -> ft.Control:
    """Return a calm screen with one thing to do."""
    words, latest = state.words, state.session.matches.list()[:LOOKED_AT]
    running = [match for match in latest if match.is_readable and not match.progress.outcome.over]
    listed, key = (running[:MOST_RUNNING], "goes-on") if running else (latest[:MOST], "last")
    kind = "empty-running" if running else "empty"
    center, muted = ft.TextAlign.CENTER, C.ON_SURFACE_VARIANT
    heading = words.text("empty-running" if running else "empty-title")
    hint = text(words.text(f"{kind}-hint"), 16, color=muted, line=SENTENCE, text_align=center)
    greeting = ft.Column(
        [
            picture("marks/app-mark.svg", 72, 72),
            text(heading, 22, Face.BOLD, text_align=center),
            hint,
        ],
        spacing=8,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    rows: list[ft.Control] = [ft.Container(height=16), greeting]
    if listed:
        rows.append(text(words.text(f"empty-{key}"), 15, Face.MEDIUM, muted))
        rows += [_match_row(state, summary) for summary in listed]
    new = button(
        words.text("table-new-match"),
        lambda: go("/new"),
        icon=ft.Icons.ADD,
        filled=True,
        name="new-match",
    )
    foot = [padded(part, bottom=8) for part in (demo_button(state), new)]
    return page(app_bar(words.text("app-name")), padded(scrolling(rows), expand=True), *foot)


def _match_row(state: State, summary: Summary) -> ft.Control:
    words = state.words
    try:
        pairs = zip(summary.match.sides, summary.progress.totals, strict=True)
        standing = " : ".join(f"{side.name} {words.number(total)}" for side, total in pairs)
    except (RecordError, RuleSetError) as error:
        reason = words.text("matches-unreadable", why=str(error))
        return text(reason, 14, color=C.ERROR, line=SENTENCE)
    when = messages.day(words, summary.changed)
    lines = [one_line(standing, 17, Face.MEDIUM), text(when, 14, color=C.ON_SURFACE_VARIANT)]
    return tappable(
        ft.Column(list(lines), spacing=2),
        f"{standing}, {when}",
        partial(state.open, summary.uid),
        name=f"match-{summary.uid}",
        bgcolor=C.SURFACE_CONTAINER_LOW,
        border_radius=16,
        padding=ft.Padding.symmetric(vertical=12, horizontal=16),
    )
