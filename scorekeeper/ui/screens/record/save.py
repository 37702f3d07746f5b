"""Save: at once, with the sums of all sides on it as a last look."""

from dataclasses import dataclass
from typing import Any

import flet as ft

from scorekeeper.entry.handing import following
from scorekeeper.ui.boundary import still_component
from scorekeeper.ui.components.fit import digits_size, digits_width, lines_needed
from scorekeeper.ui.components.tap import DISABLED, tappable
from scorekeeper.ui.components.text import digits, text
from scorekeeper.ui.screens.record.kit import Kit
from scorekeeper.ui.screens.record.views import DealView
from scorekeeper.ui.theme import Face

C = ft.Colors
LARGEST = 28
"""The most pixels of the words on it, however large text is."""
WORDS = 176
"""Pixels for the words beside the sums."""
SIGN = 36 + 24 + 2 * 8
"""Pixels for the edges, the icon, and the gaps beside it and before the sums."""
HAVE_ROOM = (1, 2)
"""Lines of words for which there is room beside the sums."""
LOWER = 20
"""The most pixels of words and sums where these stand below those: two lines and one."""
Colors = tuple[ft.ColorValue, ft.ColorValue]
"""Ground and ink."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SaveView:
    """What there is to save."""

    points: tuple[int, ...]
    is_ready: bool
    """Whether everything usual was typed, and nothing impossible."""
    is_doubtful: bool
    """True where something is unlikely, and all of that is shown."""
    is_blank: bool
    goes_on: str = ""
    """Where the form goes to another side first: in words, where to."""

    @property
    def colors(self) -> Colors:
        """Filled when ready, tonal before, faded while there is nothing."""
        if self.is_blank:
            return C.with_opacity(0.12, C.ON_SURFACE), C.with_opacity(DISABLED, C.ON_SURFACE)
        if self.is_ready:
            return C.PRIMARY, C.ON_PRIMARY
        return C.SECONDARY_CONTAINER, C.ON_SECONDARY_CONTAINER

    @property
    def icon(self) -> ft.IconData:
        """A check mark, or an arrow where the form goes on."""
        return ft.Icons.ARROW_FORWARD if self.goes_on else ft.Icons.CHECK


def save_view(kit: Kit, deal: DealView) -> SaveView:
    """What there is to save of a form."""
    goes_on = _goes_on(kit)
    return SaveView(
        points=tuple(side.points for side in deal.sides),
        is_ready=not deal.is_impossible and (deal.is_ready or bool(goes_on)),
        is_doubtful=deal.is_doubtful,
        is_blank=deal.is_blank,
        goes_on=goes_on,
    )


def _goes_on(kit: Kit) -> str:
    """Where each side types its own half: to whom the phone goes, or that all look."""
    form, words = kit.pencil.form, kit.words
    if form.turn is None:
        return ""
    after = following(form)
    if after is None:
        return words.text("hand-over-show")
    side = kit.sides[after]
    return words.text("hand-over-to", side=side.short or side.name)


@still_component
def SaveBar(kit: Kit, view: SaveView, width: float) -> Any:
    """The button below the keypad."""
    sizes, ink = kit.sizes, view.colors[1]
    sums = " : ".join(kit.words.number(one) for one in view.points)
    fitting = digits_size(sums, width - WORDS, scale=sizes.scale, most=20, least=12)
    size, said = sizes.text(18, most=LARGEST), _label(kit, view)
    small = sizes.text(fitting, most=LARGEST)
    room = width - SIGN - digits_width(sums, small, scale=sizes.scale)
    words: ft.Control
    if lines_needed(said, room, size=size, scale=sizes.scale) in HAVE_ROOM:
        label = ft.Container(text(said, size, Face.BOLD, ink), expand=True)
        words = ft.Row([label, digits(sums, small, ink)], spacing=8, expand=True)
    else:
        size = sizes.text(18, most=LOWER)
        lines: list[ft.Control] = [text(said, size, Face.BOLD, ink), digits(sums, size, ink)]
        words = ft.Column(lines, spacing=0, tight=True, expand=True)
    content = ft.Row([ft.Icon(view.icon, color=ink, size=24), words], spacing=8)
    height = sizes.save + (LARGEST if sizes.is_large else 0)  # the words take two lines
    padding = ft.Padding.symmetric(horizontal=18)
    return _button(kit, view, content, height=height, padding=padding, border_radius=28)


@still_component
def SaveKey(kit: Kit, view: SaveView) -> Any:
    """Save as a key two rows high, where there is no room below the keypad."""
    ink = view.colors[1]
    label = view.goes_on or kit.words.text(
        "record-save-anyway" if view.is_doubtful else "record-save-short"
    )
    shown = () if view.goes_on else view.points
    content = ft.Column(
        [
            ft.Icon(view.icon, color=ink, size=20),
            text(
                label,
                14 if view.is_doubtful or view.goes_on else 17,
                Face.BOLD,
                ink,
                text_align=CENTRED,
                max_lines=4 if view.goes_on else None,
            ),
            *(digits(kit.words.number(one), 13, ink) for one in shown),
        ],
        spacing=0,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return _button(kit, view, content, expand=2, border_radius=24)


CENTRED = ft.TextAlign.CENTER


def _label(kit: Kit, view: SaveView) -> str:
    if view.goes_on:
        return view.goes_on
    key = "record-save-anyway" if view.is_doubtful else "record-save"
    return kit.words.text(key, number=kit.purpose.number)


def _button(kit: Kit, view: SaveView, content: ft.Control, **box: Any) -> ft.Control:
    each = [
        kit.words.text("record-save-side", side=side.name, points=points)
        for side, points in zip(kit.sides, view.points, strict=True)
    ]
    return tappable(
        content,
        kit.words.text("record-save-said", save=_label(kit, view), sums=", ".join(each)),
        None if view.is_blank else kit.pencil.save,
        name="save",
        alignment=ft.Alignment.CENTER,
        bgcolor=view.colors[0],
        **box,
    )
