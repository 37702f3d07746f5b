"""What was changed last at this table: taken back where this phone did it, else told by whom."""

import flet as ft

from scorekeeper.session import Change, ChangeKind, OpenMatch
from scorekeeper.session.club import author_of
from scorekeeper.ui.components.notice import notice_bar
from scorekeeper.ui.components.spoken import spoken
from scorekeeper.ui.components.text import SENTENCE, text
from scorekeeper.ui.screens.phone.state import PhoneState
from scorekeeper.ui.theme import Face
from scorekeeper.words import Words
from scorekeeper.words.changes import Teller

C = ft.Colors


def last_change(state: PhoneState, shown: OpenMatch, *, quiet: bool) -> list[ft.Control]:
    """The bar above the buttons: of this phone's own change with the way to take it back.

    While it is `quiet`, what others did is not told.
    """
    if state.failure or state.unkept or state.notice is not None:
        bar = notice_bar(state)
        return [bar] if bar is not None else []
    change = shown.history.changes[-1]
    if quiet or change.kind is ChangeKind.START or change.by == state.device:
        return []
    words = state.words
    told = Teller(words, shown).told(change)
    said = words.text("phone-changed", who=who(words, change, state.device), what=told)
    return [_quiet(said)]


def to_undo(state: PhoneState, shown: OpenMatch) -> tuple[str, bool]:
    """What Undo would take back, and whether it may: else who has changed it since."""
    words, teller = state.words, Teller(state.words, shown)
    change, said = shown.history.undoable, teller.to_undo()
    if change is None or said is None:
        return words.text("table-nothing-to-undo"), False
    if state.seat.deals.is_own(shown.history, change):
        return said, True
    last = shown.history.changes[-1]
    by = who(words, last if last.by != state.device else change, state.device)
    return words.text("phone-not-yours", what=said, who=by), False


def who(words: Words, change: Change, device: str) -> str:
    """Who made a change: this phone, another one of the table, or the organiser."""
    if change.by == device:
        return words.text("phone-this")
    return words.text("phone-other" if author_of(change.by) else "phone-organiser")


def _quiet(said: str) -> ft.Control:
    """Something to know, with nothing to do about it."""
    ink = C.ON_SURFACE_VARIANT
    words = text(said, 15, Face.MEDIUM, ink, line=SENTENCE)
    row = ft.Row(
        [
            ft.Icon(ft.Icons.INFO_OUTLINE, size=20, color=ink),
            spoken(words, said, name="changed", live=True, expand=True),
        ],
        spacing=8,
    )
    return ft.Container(
        row,
        bgcolor=C.SURFACE_CONTAINER,
        border_radius=14,
        padding=ft.Padding.symmetric(vertical=8, horizontal=12),
    )
