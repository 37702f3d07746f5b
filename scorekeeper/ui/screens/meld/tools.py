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


def tool_rows(kit: Kit, on_prefer: Handler) -> list[ft.Control]:
    """A row of tools; a second one with suits where the rules have sequences."""
    rows = [_row(kit, [_first(kit, on_prefer), *_turn(kit)])]
    if kit.asked.rules.meld_rules.sequences:
        rows.append(_suits(kit))
    return rows


def tool_row_count(asked: Asked) -> int:
    """In how many rows the tools lie."""
    return 2 if asked.rules.meld_rules.sequences else 1


def _first(kit: Kit, on_prefer: Handler) -> ft.Semantics:
    words, form = kit.words, kit.form
    if form.is_hand:
        label = words.text("meld-prefer-short", preference=form.preference)
        full = words.text("meld-preference", preference=form.preference)
        says = words.text("meld-prefer-said", preference=full)
        return _tool(kit, label, says, on_prefer, name="prefer", icon=ft.Icons.EXPAND_MORE)
    can_begin = bool(form.current.cards)
    label = words.text("meld-new")
    new = kit.taps.new_meld if can_begin else None
    return _tool(kit, label, label, new, name="new-meld", icon=ft.Icons.ADD)


def _turn(kit: Kit) -> list[ft.Control]:
    words, form = kit.words, kit.form
    tools: list[ft.Control] = [
        _tool(
            kit,
            words.text("meld-concealed"),
            words.text("meld-concealed-said"),
            kit.taps.concealed,
            name="concealed",
            selected=form.concealed,
        ),
        _tool(
            kit,
            words.text("meld-pile"),
            words.text("meld-pile-said"),
            kit.taps.pile,
            name="pile",
            selected=form.took_pile,
        ),
    ]
    if form.took_pile:
        tools.append(_top(kit))
    return tools


def _top(kit: Kit) -> ft.Semantics:
    """The top card of the pile, and the way to another one."""
    words, top = kit.words, kit.form.top
    if top is None or kit.form.awaits_top:
        asks = words.text("meld-tap-top")
        return _tool(kit, words.text("meld-top-asked"), asks, kit.taps.top, name="top")
    suit = SUIT_SIGNS.get(top.suit or "", "")
    says = words.text("meld-top-said", card=card_name(words, top.card))
    label = words.text("meld-top", card=face(top.card) + suit)
    return _tool(kit, label, says, kit.taps.top, name="top")


def _suits(kit: Kit) -> ft.Control:
    form, words = kit.form, kit.words
    is_of_hand = form.is_hand or form.awaits_top
    chosen = form.suit if is_of_hand else form.current.suit
    label = words.text("meld-suit-label" if is_of_hand else "meld-sequence-label")
    chips = [
        _tool(
            kit,
            SUIT_SIGNS[suit],
            words.text("meld-suit-said", suit=words.text(f"meld-suit-{suit}")),
            lambda s=suit: kit.taps.suit(s),
            name=f"suit-{suit}",
            selected=suit == chosen,
            size=20,
        )
        for suit in SUITS
    ]
    shown = ft.Container(text(label, 14, color=C.ON_SURFACE_VARIANT), width=LABEL)
    if kit.sizes.is_large:
        return ft.Column([shown, ft.Row(list(chips), spacing=GAP)], spacing=2)
    return ft.Row([shown, *chips], spacing=GAP)


def _row(kit: Kit, tools: list[ft.Control]) -> ft.Control:
    if kit.sizes.is_large:
        return ft.Column(tools, spacing=GAP, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Row(tools, spacing=GAP)


def _tool(
    kit: Kit,
    label: str,
    says: str,
    on_tap: Handler | None,
    *,
    name: str,
    selected: bool | None = None,
    icon: ft.IconData | None = None,
    size: float = 15,
) -> ft.Semantics:
    """A chip; one that is on differs in fill, weight, shape and by a check mark."""
    ink: ft.ColorValue = C.ON_PRIMARY if selected else C.ON_SURFACE
    if on_tap is None:
        ink = C.with_opacity(0.38, C.ON_SURFACE)
    sign = ft.Icons.CHECK if selected else icon
    signs = [] if sign is None else [ft.Icon(sign, color=ink, size=18)]
    face_of = Face.BOLD if selected else Face.MEDIUM
    words = text(label, size, face_of, ink, text_align=ft.TextAlign.CENTER)
    return tappable(
        ft.Row(
            [*signs, ft.Container(words, expand=True, expand_loose=True)],
            spacing=4,
            tight=True,
            alignment=ft.MainAxisAlignment.CENTER,
        ),
        says,
        on_tap,
        name=name,
        selected=selected,
        expand=None if kit.sizes.is_large and size < 20 else True,
        height=kit.sizes.tool,
        padding=ft.Padding.symmetric(horizontal=6),
        alignment=ft.Alignment.CENTER,
        bgcolor=C.PRIMARY if selected else C.SURFACE_CONTAINER_LOWEST,
        border=ft.Border.all(1, C.PRIMARY if selected else C.OUTLINE),
        border_radius=24 if selected else 12,
    )
