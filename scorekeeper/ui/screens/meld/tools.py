"""What stands above the grid: a new meld, the circumstances of the turn, and suits."""

import flet as ft

from scorekeeper.rules.cards import SUITS
from scorekeeper.ui.components.tap import Handler, tappable
from scorekeeper.ui.components.text import text
from scorekeeper.ui.screens.meld.asked import Asked
from scorekeeper.ui.screens.meld.cards import SUIT_SIGNS, face
from scorekeeper.ui.screens.meld.kit import Kit
from scorekeeper.ui.theme import Face
from scorekeeper.words.rule_tables import card as card_name

C = ft.Colors
GAP = 6
LABEL = 76
SIGN = 20
"""Size of a sign that stands for words."""


def tool_rows(kit: Kit, on_prefer: Handler) -> list[ft.Control]:
    """A row of tools; a second one with suits where the rules have sequences."""
    rows = [_row(kit, [_first(kit, on_prefer), *_turn(kit)])]
    if kit.asked.rules.meld_rules.sequences:
        rows.append(_suits(kit))
    return rows


def tool_row_count(asked: Asked) -> int:
    """In how many rows the tools lie."""
    return 2 if asked.rules.meld_rules.sequences else 1


def _first(kit: Kit, on_prefer: Handler) -> ft.Control:
    """A new meld, or which lay-down is to be found; narrower beside the top card of the pile."""
    words, form, is_tight = kit.words, kit.form, kit.form.took_pile
    if form.is_hand:
        label = words.text("meld-prefer-short", preference=form.preference)
        full = words.text("meld-preference", preference=form.preference)
        says = words.text("meld-prefer-said", preference=full)
        icon = None if is_tight else ft.Icons.EXPAND_MORE
        expand = 7 if is_tight else 9
        return _tool(kit, label, says, on_prefer, name="prefer", icon=icon, expand=expand)
    new = kit.taps.new_meld if form.melds.current.cards else None
    label, says = words.text("meld-new-short" if is_tight else "meld-new"), words.text("meld-new")
    expand = 7 if is_tight else 10
    return _tool(kit, label, says, new, name="new-meld", icon=ft.Icons.ADD, expand=expand)


def _turn(kit: Kit) -> list[ft.Control]:
    """Going out concealed, the pile, and its top card."""
    words, form = kit.words, kit.form
    concealed = _tool(
        kit,
        words.text("meld-concealed"),
        words.text("meld-concealed-said"),
        kit.taps.concealed,
        name="concealed",
        selected=form.concealed,
        expand=11,
    )
    pile = _tool(
        kit,
        words.text("meld-pile"),
        words.text("meld-pile-said"),
        kit.taps.pile,
        name="pile",
        selected=form.took_pile,
        expand=8 if form.took_pile else 11,
    )
    return [concealed, pile, *([_top(kit)] if form.took_pile else [])]


def _top(kit: Kit) -> ft.Control:
    """The top card of the pile, and the way to another one."""
    words, top = kit.words, kit.form.top
    if top is None or kit.form.awaits_top:
        label, says = words.text("meld-top-asked"), words.text("meld-tap-top")
    else:
        suit = SUIT_SIGNS.get(top.suit or "", "")
        label = words.text("meld-top", card=face(top.card) + suit)
        says = words.text("meld-top-said", card=card_name(words, top.card))
    return _tool(kit, label, says, kit.taps.top, name="top", expand=8)


def _suits(kit: Kit) -> ft.Control:
    form, words = kit.form, kit.words
    is_of_hand = form.is_hand or form.awaits_top
    chosen = form.suit if is_of_hand else form.melds.current.suit
    label = words.text("meld-suit-label" if is_of_hand else "meld-sequence-label")
    chips = [
        _tool(
            kit,
            SUIT_SIGNS[suit],
            words.text(f"meld-suit-{suit}"),
            lambda _, s=suit: kit.taps.suit(s),
            name=f"suit-{suit}",
            selected=suit == chosen,
            size=SIGN,
            expand=10,
        )
        for suit in SUITS
    ]
    shown = ft.Container(text(label, 14, color=C.ON_SURFACE_VARIANT), width=LABEL)
    return ft.Row([*([] if kit.sizes.is_large else [shown]), *chips], spacing=GAP)


def _row(kit: Kit, tools: list[ft.Control]) -> ft.Control:
    return ft.Row(tools, spacing=GAP, run_spacing=GAP, wrap=kit.sizes.is_large)


def _tool(
    kit: Kit,
    label: str,
    says: str,
    on_tap: Handler | None,
    *,
    name: str,
    expand: int,
    selected: bool | None = None,
    icon: ft.IconData | None = None,
    size: float = 14,
) -> ft.Control:
    """A chip; one that is on differs in fill, weight, shape and by a check mark."""
    ink: ft.ColorValue = C.ON_PRIMARY if selected else C.ON_SURFACE
    if on_tap is None:
        ink = C.with_opacity(0.38, C.ON_SURFACE)
    sign = ft.Icons.CHECK if selected else icon
    signs = [] if sign is None else [ft.Icon(sign, color=ink, size=18)]
    face_of = Face.BOLD if selected else Face.MEDIUM
    words = text(label, size, face_of, ink, text_align=ft.TextAlign.CENTER)
    shares = not kit.sizes.is_large or size == SIGN
    return tappable(
        ft.Row(
            [*signs, ft.Container(words, expand=shares, expand_loose=shares)],
            spacing=4,
            tight=True,
            alignment=ft.MainAxisAlignment.CENTER,
        ),
        says,
        on_tap,
        name=name,
        selected=selected,
        expand=expand if shares else None,
        height=kit.sizes.tool,
        padding=ft.Padding.symmetric(horizontal=6 if shares else 16),
        alignment=ft.Alignment.CENTER if shares else None,
        bgcolor=C.PRIMARY if selected else C.SURFACE_CONTAINER_LOWEST,
        border=ft.Border.all(1, C.PRIMARY if selected else C.OUTLINE),
        border_radius=24 if selected else 12,
    )
