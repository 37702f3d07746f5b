"""The buttons at the end: clear, from the melds to a hand and back, lay or use what is enough."""

import flet as ft

from scorekeeper.scoring.meld import Meld
from scorekeeper.ui.components.beside import in_rows
from scorekeeper.ui.components.tap import Handler, button, tappable
from scorekeeper.ui.screens.meld.kit import Kit

C = ft.Colors
GAP = 8


def foot_of_melds(kit: Kit, *, may_lay: bool) -> ft.Control:
    """Clear, the way to a hand, and Lay it where a side of the match is asked for."""
    words = kit.words
    find = _button(kit, words.text("meld-find"), kit.taps.turn, name="find", expand=6)
    buttons = [_clear(kit), find]
    if kit.asked.side is not None:
        lay = kit.taps.lay if may_lay else None
        label = words.text("meld-lay")
        return _foot(kit, buttons, _button(kit, label, lay, name="lay", filled=True, expand=4))
    return ft.Row(list(buttons), spacing=GAP)


def foot_of_hand(kit: Kit, found: tuple[Meld, ...]) -> ft.Control:
    """Clear, the way back to the melds, and the use of those that were found."""
    words = kit.words
    use = (lambda: kit.taps.use(found)) if found else None
    back = _button(kit, words.text("meld-to-melds"), kit.taps.turn, name="find", expand=5)
    take = _button(kit, words.text("meld-use"), use, name="use", filled=True, expand=5)
    return _foot(kit, [_clear(kit), back], take)


def _foot(kit: Kit, first: list[ft.Control], last: ft.Control) -> ft.Control:
    """The last button beside the others; in large text below them."""
    if kit.sizes.is_large:
        return in_rows(first, [last], spacing=GAP)
    return in_rows([*first, last], spacing=GAP)


def _button(
    kit: Kit,
    label: str,
    on_tap: Handler | None,
    *,
    name: str,
    expand: int,
    filled: bool = False,
) -> ft.Control:
    return button(
        label,
        on_tap,
        name=name,
        filled=filled,
        height=kit.sizes.foot,
        expand=expand,
    )


def _clear(kit: Kit) -> ft.Control:
    has_any = not kit.form.is_blank
    ink = C.ON_SECONDARY_CONTAINER if has_any else C.with_opacity(0.38, C.ON_SURFACE)
    return tappable(
        ft.Icon(ft.Icons.CLEAR_ALL, color=ink, size=24),
        kit.words.text("meld-clear"),
        kit.taps.clear if has_any else None,
        name="clear",
        width=60,
        height=kit.sizes.foot,
        alignment=ft.Alignment.CENTER,
        bgcolor=C.SECONDARY_CONTAINER if has_any else C.with_opacity(0.12, C.ON_SURFACE),
        border_radius=kit.sizes.foot / 2,
    )
