"""The history of a match, or of one deal of it."""

from collections.abc import Iterator, Mapping
from datetime import datetime
from functools import partial
from typing import Any

import flet as ft

from scorekeeper.i18n import matches, messages
from scorekeeper.match import PlayedDeal
from scorekeeper.match.serialization import RecordError, read_deal
from scorekeeper.services import Change, ChangeKind
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.navigation import go, go_home
from scorekeeper.ui.palette import LINK
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SENTENCE, Face, text
from scorekeeper.ui.widgets import buttons, page

ROUTE = "/history"
AT_ONCE = 40
"""Changes shown at a time."""


@component
def HistoryScreen() -> Any:
    """The latest change first; of a deal those that were about it."""
    state, deal = use_state(), ft.use_route_params().get("deal")
    words, opened = state.words, state.match
    count, set_count = ft.use_state(AT_ONCE)
    changes = opened.history.changes if opened is not None else ()
    changes = tuple(change for change in reversed(changes) if deal in (None, change.deal))
    title, back = words.text("history"), "/"
    if opened is None or not changes:
        missing = page.sentence(words.text("history-none"), name="none")
        return page.column_screen(state, ROUTE, title, [missing], go_home, part=str(deal))
    change_texts = matches.ChangeTexts(words, opened)
    rows: list[ft.Control] = [buttons.remark(words.text("history-every", count=len(changes)))]
    entry = partial(_entry, state, change_texts, in_match=deal is None)
    rows.append(buttons.group(*map(entry, changes[:count])))
    if count < len(changes):
        older = words.text("matches-older")
        rows.append(buttons.button(older, lambda: set_count(count + AT_ONCE), name="older"))
    if deal is not None:
        whole = words.text("history-whole")
        rows.append(buttons.opening_row(whole, "", lambda: go(ROUTE), name="whole"))
        number = _number(change_texts, deal)
        title = words.text("history-of-deal" if number else "history-of-dropped", number=number)
        back = f"/deal/{deal}" if number else "/"
    names, home = ", ".join(side.name for side in opened.match.sides), partial(go, back)
    return page.column_screen(state, ROUTE, title, rows, home, subtitle=names, part=str(deal))


def _entry(
    state: State, change_texts: matches.ChangeTexts, change: Change, *, in_match: bool
) -> ft.Control:
    """A change as a row; in the history of a match with the way to that of the deal."""
    words, today = state.words, datetime.now().astimezone().date()
    lines: list[ft.Control] = [text(change_texts.text(change), 16, Face.MEDIUM, line=SENTENCE)]
    lines += [text(detail, 15, line=SENTENCE) for detail in _details(change_texts, change)]
    if change.reason:
        lines.append(text(words.text("history-why", reason=change.reason), 15, line=SENTENCE))
    who = matches.author_text(words, change.by, state.device)
    at = messages.day_and_clock(words, change.at, today=today)
    when = words.text("history-entry", at=at, who=who)
    foot: list[ft.Control] = [text(when, 14, color=ft.Colors.ON_SURFACE_VARIANT, line=SENTENCE)]
    if in_match and (number := _number(change_texts, change.deal)):
        label = words.text("history-of-deal", number=number)
        drawn, padding = text(label, 15, Face.MEDIUM, LINK), ft.Padding.symmetric(vertical=15)
        name, tap = f"of-{change.number}", partial(go, f"/history/{change.deal}")
        foot.append(buttons.tappable(drawn, label, tap, name=name, padding=padding))
    under = ft.Row(foot, wrap=True, spacing=12, run_spacing=0)
    under.alignment = ft.MainAxisAlignment.SPACE_BETWEEN
    under.vertical_alignment = ft.CrossAxisAlignment.CENTER
    padding = ft.Padding.only(left=14, right=14, top=12, bottom=0 if len(foot) > 1 else 12)
    content = ft.Container(buttons.stacked(*lines, under, spacing=4), padding=padding)
    return buttons.identified(f"change-{change.number}", content)


def _details(change_texts: matches.ChangeTexts, change: Change) -> Iterator[str]:
    """Yield a sentence for each part that a change made another."""
    words, before, after = change_texts.words, change.before, change.after
    if before is None or after is None:
        return
    if change.deal is None:
        says_it = change.kind in (ChangeKind.END, ChangeKind.RESUME)
        leave_out = "ended" if says_it else ""
        set_ups = matches.set_up_texts(words, before), matches.set_up_texts(words, after)
        yield from matches.set_up_differences(words, *set_ups, leave_out=leave_out)
        return
    yield from change_texts.score_lines(change)
    old, new = _played(before), _played(after)
    if old is not None and new is not None:
        yield from matches.field_differences(words, old, new)


def _number(change_texts: matches.ChangeTexts, deal: str | None) -> int:
    """The number of a deal; 0 where it was dropped, or where there is none."""
    uids = [played.uid for played in change_texts.match.match.deals]
    return next((number for number, uid in enumerate(uids, start=1) if uid == deal), 0)


def _played(document: Mapping[str, Any]) -> PlayedDeal | None:
    try:
        return read_deal(document, str(document.get("uid")))
    except RecordError:
        return None
