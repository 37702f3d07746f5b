"""For whom is asked: a chip for each side of the match, and one for any other score."""

from dataclasses import dataclass

import flet as ft

from scorekeeper.ui.components.fit import fitting_name
from scorekeeper.ui.components.marks import mark_of
from scorekeeper.ui.components.tap import Handler, tappable
from scorekeeper.ui.components.text import one_line, text
from scorekeeper.ui.screens.meld.asked import Asked, SideAsked
from scorekeeper.ui.screens.meld.kit import Kit
from scorekeeper.ui.theme import Face
from scorekeeper.words.rule_sets import rule_set_name

C = ft.Colors
GAP = 6
PADDING = 6
USUAL_SIDES = 2
"""With more sides score and requirement stand on a line each."""
BETWEEN, LINE = " · ", "\n"


@dataclass(frozen=True, slots=True)
class Ways:
    """What opens from the selector."""

    to_score: Handler
    to_rules: Handler


def selector(kit: Kit, ways: Ways) -> ft.Control:
    """The chips beside each other; below each other where text is large."""
    rules, other = _rules(kit, ways.to_rules), _other(kit, ways.to_score)
    if not kit.asked.sides:
        return _chips(kit, [rules, other])
    chips = _chips(kit, [*(_side(kit, one) for one in kit.asked.sides), other])
    if kit.asked.side is not None:
        return chips
    return ft.Column(
        [chips, _chips(kit, [rules])],
        spacing=GAP,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def selector_rows(asked: Asked) -> int:
    """In how many rows the chips lie."""
    return 2 if asked.sides and asked.side is None else 1


def _chips(kit: Kit, chips: list[ft.Control]) -> ft.Control:
    if kit.sizes.is_large:
        return ft.Column(chips, spacing=GAP, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Row(
        chips,
        spacing=GAP,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        intrinsic_height=True,
    )


def _side(kit: Kit, one: SideAsked) -> ft.Control:
    words, side, mark = kit.words, one.side, mark_of(one.place)
    score, needed = words.number(one.total), words.requirement(one.required)
    ink = mark.on_color if one.is_chosen else C.ON_SURFACE
    room = kit.sizes.width / (len(kit.asked.sides) + 0.6) - 36
    name = fitting_name(side.name, side.short, room, size=16, scale=kit.sizes.scale)
    line = words.text("table-needs-said", needed=needed)
    if kit.asked.side is not None:
        is_narrow = len(kit.asked.sides) > USUAL_SIDES
        line = f"{score}{LINE if is_narrow else BETWEEN}{line}"
    heading = ft.Row(
        [
            text(mark.symbol, 16, color=ink if one.is_chosen else mark.color),
            ft.Container(
                one_line(name, 16, Face.BOLD if one.is_chosen else Face.MEDIUM, color=ink),
                expand=True,
                expand_loose=True,
            ),
        ],
        spacing=5,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    return _chip(
        kit,
        [heading, _second(line, ink)],
        words.text("meld-side-said", side=side.name, score=score, needed=needed),
        lambda: kit.taps.side(one.place),
        f"meld-side-{one.place}",
        selected=one.is_chosen,
        mark=mark.color,
        expand=10,
    )


def _other(kit: Kit, on_tap: Handler) -> ft.Control:
    """The chip for a typed score or deal; it says which while it is chosen."""
    words, asked = kit.words, kit.asked
    if asked.side is not None:
        label = words.text("meld-other")
        shown = one_line(label, 16 if len(asked.sides) <= USUAL_SIDES else 14, Face.MEDIUM)
        return _chip(kit, [shown], label, on_tap, "meld-other", expand=6)
    needed = words.text("table-needs-said", needed=words.requirement(asked.required))
    number = words.number(asked.deal_number if asked.by_deal else asked.score)
    what = words.text("meld-other-number", by="deal" if asked.by_deal else "score", number=number)
    return _chip(
        kit,
        [
            one_line(what, 16, Face.BOLD, color=C.ON_PRIMARY),
            _second(needed, C.ON_PRIMARY),
        ],
        words.text("meld-other-said", what=what, needed=needed),
        on_tap,
        "meld-other",
        mark=C.PRIMARY,
        selected=True,
        expand=13,
    )


def _rules(kit: Kit, on_tap: Handler) -> ft.Control:
    """The chip with the rules by which a typed score is asked for."""
    words, name = kit.words, rule_set_name(kit.words, kit.asked.book.identity)
    shown = ft.Row(
        [
            ft.Container(one_line(name, 16, Face.MEDIUM), expand=True, expand_loose=True),
            ft.Icon(ft.Icons.EXPAND_MORE, color=C.ON_SURFACE, size=20),
        ],
        spacing=4,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    says = words.text("meld-rules-said", rules=name)
    return _chip(kit, [shown], says, on_tap, "other-rules", expand=10)


def _second(line: str, ink: ft.ColorValue) -> ft.Text:
    return text(line, 14, color=ink, text_align=ft.TextAlign.CENTER)


def _chip(
    kit: Kit,
    lines: list[ft.Control],
    says: str,
    on_tap: Handler,
    name: str,
    *,
    expand: int,
    selected: bool = False,
    mark: ft.ColorValue = C.OUTLINE,
) -> ft.Control:
    """A chip; the chosen one differs in fill, weight and shape."""
    least = ft.Container(width=0, height=kit.sizes.selector - 2 * PADDING)
    column = ft.Column(
        lines,
        spacing=0,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        expand=True,
    )
    return tappable(
        ft.Row([least, column], spacing=0),
        says,
        on_tap,
        name=name,
        selected=selected,
        expand=None if kit.sizes.is_large else expand,
        padding=ft.Padding.symmetric(vertical=PADDING - 1, horizontal=PADDING),
        alignment=ft.Alignment.CENTER,
        bgcolor=mark if selected else C.SURFACE_CONTAINER_LOWEST,
        border=ft.Border.all(1, mark if selected else C.OUTLINE),
        border_radius=24 if selected else 12,
    )
