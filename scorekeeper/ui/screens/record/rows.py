"""Choices of a side by a tap: rows of chips, and tiles for what a side has once."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from scorekeeper.entry import chips, counting
from scorekeeper.entry.chips import LAST, Chip, ChipRow, ChipState, Tile, TileState
from scorekeeper.rules.cards import Suit
from scorekeeper.ui.hooks import memo_component
from scorekeeper.ui.palette import CARD, INSET, MUTED
from scorekeeper.ui.screens.record.room import FormContext
from scorekeeper.ui.state import Signal
from scorekeeper.ui.theme import Face, one_line, text
from scorekeeper.ui.widgets import buttons
from scorekeeper.ui.widgets.cards import suit_keys

C = ft.Colors
PICTURES = {
    "canastas.natural": "marks/stack-natural.svg",
    "canastas.mixed": "marks/stack-mixed.svg",
    "canastas.semi_natural": "marks/stack-mixed.svg",
    "canastas.sequence": "marks/stack-sequence.svg",
    "canastas.wild": "marks/stack-wild.svg",
    "canastas.wild_all_twos": "marks/stack-wild.svg",
    "canastas.wild_four_jokers": "marks/stack-wild.svg",
    "red_threes": "cards/3h.svg",
    "black_threes": "cards/3s.svg",
    "black_threes_captured": "cards/3s.svg",
}
"""Of a row of chips, by its key: a canasta as it lies on the table, a three as a single card."""
TILE_PICTURES = {"sevens": "cards/7d.svg", "aces": "cards/As.svg", "wild": "cards/joker.svg"}
INSET_SHARE = 0.62
"""Of the inset's colour in the ground of a chip that is not chosen."""


# --- chips


def row_name(context: FormContext, row: ChipRow) -> str:
    """Return the name of a row; some rule sets have a word of their own for it."""
    group, _, kind = row.key.partition(".")
    rules = str(context.target.match.ruleset)
    if group == "trump_canastas":
        name = context.words.text("record-row", group="canastas", kind=kind, rules=rules)
        return context.words.text("record-row-trump", row=name)
    return context.words.text("record-row", group=group, kind=kind, rules=rules)


def trump_row(context: FormContext) -> list[ft.Control]:
    """Return the suits to choose the trump suit from, where the rules have one."""
    words, controller, rules = context.words, context.controller, context.target.match.rules
    if rules.trump_multiplier == 1:
        return []

    def choose(suit: Suit) -> None:
        trump = None if suit == controller.form.trump else suit
        controller.change(counting.with_trump(rules, controller.form, trump))

    title = text(words.text("record-trump"), 15, Face.MEDIUM)
    suits = suit_keys(
        words,
        controller.form.trump,
        choose,
        id_prefix="trump",
        has_full_width=context.sizes.is_large,
    )
    if context.sizes.is_large:
        return [buttons.stacked(title, suits, spacing=4)]
    return [buttons.spread(title, suits)]


def row_worth(context: FormContext, row: ChipRow, sign: int = 1) -> str:
    """Return the worth of one of a row, or from how much to how much where that changes.

    `sign` is that with which threes count.
    """
    if row.each is None:
        return ""
    if row.together is None or not sign:
        return context.words.text("record-each", points=sign * row.each)
    return context.words.text("record-each-range", first=sign * row.each, last=sign * row.together)


@memo_component
def RowWorth(context: FormContext, row: ChipRow, size: float, sign: int) -> Any:
    """The worth of a row of threes now: with too few canastas they count against a side."""
    return one_line(row_worth(context, row, sign), size, color=MUTED)


def chip_line(
    context: FormContext, side: int, row: ChipRow, state: Signal[ChipState]
) -> ft.Control:
    """Return the name of a row, the worth of one, and the numbers to choose from."""
    sizes, name = context.sizes, row_name(context, row)
    gap = 3 if sizes.is_narrow else 4
    numbers = ft.Container(ChipNumbers(context, side, row, state, aligned=True), expand=True)
    size, little = (18, 15) if sizes.is_roomy else (13, 12) if sizes.is_narrow else (14, 12)
    # threes count for a side or against it
    is_signed = row.key in ("red_threes", "black_threes")
    sign = context.controller.cells["threes", side] if is_signed else 1
    worth, picture = RowWorth(context, row, little, sign), list[ft.Control]()
    if row.key in PICTURES and not sizes.is_large:
        width = 18 if sizes.is_narrow else 22
        picture = [buttons.picture(PICTURES[row.key], width, width * buttons.ASPECT)]
    if not sizes.label:
        above = ft.Row([*picture, text(name, 15, Face.MEDIUM, expand=True), worth], spacing=6)
        return ft.Column([above, ft.Row([numbers])], spacing=2)
    # two lines of it and its worth are no higher than a chip
    label: list[ft.Control] = [text(name, size, Face.MEDIUM, line=1.15, max_lines=2)]
    if row.each is not None:
        label.append(worth)
    both = ft.Column(label, spacing=0, expand=True, alignment=ft.MainAxisAlignment.CENTER)
    head = ft.Row([*picture, both], spacing=4 if sizes.is_narrow else 6, width=sizes.label)
    return ft.Row([head, numbers], spacing=gap, height=sizes.chip)


@memo_component
def ChipNumbers(
    context: FormContext, side: int, row: ChipRow, state: ChipState, *, aligned: bool = False
) -> Any:
    """The chips of a row; a tap on the last one may open the strip of the higher numbers.

    Where chips are `aligned`, few of them are as wide as those of a whole row.
    """
    sizes, controller = context.sizes, context.controller
    is_open, open_strip = ft.use_state(False)
    opened, closed = ft.use_memo(lambda: (partial(open_strip, True), partial(open_strip, False)))
    gap = 3 if sizes.is_narrow else 4
    if not is_open or state[0] < LAST:
        usual: list[ft.Control] = [
            NumberChip(context, side, row, chip, opened if chip.has_more else None, key=chip.number)
            for chip in chips.chips_of(row, state)
        ]
        if aligned:
            usual += (ft.Container(expand=True) for _ in range(LAST + 1 - len(usual)))
        return ft.Row(usual, spacing=gap, height=sizes.chip)
    label = context.words.text("record-fewer", last=LAST)
    back = buttons.icon_button(ft.Icons.CHEVRON_LEFT, label, closed, name=f"fewer-{side}-{row.key}")
    strip: list[ft.Control] = [
        ft.Container(
            NumberChip(context, side, row, chip, closed), width=buttons.TOUCH, key=chip.number
        )
        for chip in chips.strip_of(controller.form.chip_state(side, row, chips.STRIP))
    ]
    numbers = ft.Row(strip, spacing=gap, scroll=ft.ScrollMode.HIDDEN, expand=True)
    return ft.Row([back, numbers], spacing=0, height=sizes.chip)


@memo_component
def NumberChip(
    context: FormContext, side: int, row: ChipRow, chip: Chip, then: Callable[[], Any] | None = None
) -> Any:
    """A number to choose, as wide as it may be; a chosen one differs in fill, weight and edge."""
    words, sizes, mark, number = context.words, context.sizes, buttons.mark_of(side), chip.label
    if row.key in chips.SWITCHES:
        number = words.text("value-yes" if chip.number else "value-no")
    ground: ft.ColorValue = C.with_opacity(INSET_SHARE, INSET)
    ink: ft.ColorValue = C.ON_SURFACE
    edge = None
    if chip.is_off:
        ground = C.with_opacity(INSET_SHARE * buttons.DISABLED, INSET)
        ink = buttons.FADED
    elif chip.is_chosen and chip.number:
        ground, ink = mark.color, CARD
    elif chip.is_chosen:
        ground, edge = CARD, ft.Border.all(2, C.OUTLINE)
    name = context.target.match.sides[side].name
    label = words.text("record-chip-said", row=row_name(context, row), number=number, side=name)
    size = sizes.text(26 if sizes.is_roomy else 20, most=40)
    face = Face.BOLD if chip.is_chosen else Face.MEDIUM
    controller = context.controller

    def take() -> None:
        if not (chip.is_chosen and chip.has_more):  # the last one may stand for a higher number
            controller.change(controller.form.chosen(side, row.key, chip.number))
        if then is not None:
            then()

    return buttons.tappable(
        text(number, size, face, ink, max_lines=1),
        label,
        None if chip.is_off else take,
        name=f"chip-{side}-{row.key}-{chip.number}",
        selected=chip.is_chosen,
        expand=True,
        height=sizes.chip,
        alignment=ft.Alignment.CENTER,
        bgcolor=ground,
        border=edge,
        border_radius=12,
    )


# --- tiles


@memo_component
def CanastaTile(context: FormContext, side: int, tile: Tile, state: TileState) -> Any:
    """A canasta that is not there, done, or begun, which takes points off; a tap goes on."""
    done, begun, can_be_done = state
    words, controller, mark = context.words, context.controller, buttons.mark_of(side)
    points = (tile.done.each or 0) * done + (tile.begun.each or 0) * begun
    value = f"✓ {words.number(points)}" if done else words.number(points) if begun else "–"
    name = row_name(context, tile.done)
    label = words.text(
        "record-tile-said",
        tile=name,
        side=context.target.match.sides[side].name,
        state="done" if done else "begun" if begun else "none",
        points=points,
    )
    is_blocked = not (done or begun or can_be_done or tile.begun.each)
    ink: ft.ColorValue = mark.color if done else C.ON_SURFACE
    return tile_box(
        context,
        buttons.picture(TILE_PICTURES[tile.kind], 18, 25),
        (name, value, ink),
        label,
        None if is_blocked else lambda: controller.change(controller.form.turned(side, tile)),
        name=f"tile-{side}-{tile.kind}",
        is_chosen=bool(done or begun),
        ground=mark.container if done else None,
        edge=mark.color if done else C.ON_SURFACE if begun else C.OUTLINE,
    )


@memo_component
def SpecialTile(
    context: FormContext, side: int, open_hands: Callable[[], None], chosen: str | None
) -> Any:
    """The tile that opens the special hands, with the points of the one that was laid."""
    words, mark = context.words, buttons.mark_of(side)
    hands = {hand.id: hand.points for hand in context.target.match.rules.special_hands}
    title, brief = words.text("record-special-hand"), words.text("record-special-short")
    value = f"✓ {words.number(hands[chosen])}" if chosen in hands else "–"
    ink: ft.ColorValue = mark.color if chosen else C.ON_SURFACE
    return tile_box(
        context,
        ft.Icon(ft.Icons.STYLE_OUTLINED, size=18, color=ink),
        (brief, value, ink),
        f"{title}: {value}" if chosen else title,
        open_hands,
        name=f"tile-{side}-special",
        is_chosen=chosen is not None,
        ground=mark.container if chosen else None,
        edge=mark.color if chosen else C.OUTLINE,
    )


def tile_box(
    context: FormContext,
    picture: ft.Control,
    words: tuple[str, str, ft.ColorValue],
    label: str,
    on_tap: buttons.Handler | None,
    *,
    name: str,
    is_chosen: bool,
    ground: ft.ColorValue | None,
    edge: ft.ColorValue,
) -> ft.Control:
    """Return the box of a tile; `words` are its name and what is chosen, and their ink."""
    title, value, ink = words
    name_line = one_line(title, 13, Face.MEDIUM, color=ink)
    value_line = one_line(value, 13, Face.MEDIUM if is_chosen else Face.REGULAR, color=ink)
    lines = ft.Column([name_line, value_line], spacing=0, expand=True)
    lines.alignment = ft.MainAxisAlignment.CENTER
    return buttons.tappable(
        ft.Row([picture, lines], spacing=4),
        label,
        on_tap,
        name=name,
        selected=is_chosen,
        expand=True,
        height=context.sizes.tile,
        padding=ft.Padding.only(left=5, right=2),
        bgcolor=ground,
        border=ft.Border.all(2 if is_chosen else 1.25, edge),
        border_radius=12,
    )


def tiles_row(context: FormContext, side: int) -> list[ft.Control]:
    """Return the tiles of a side below its chips, where its rule set has any."""
    controller, cells = context.controller, context.controller.cells
    tiles: list[ft.Control] = [
        CanastaTile(context, side, tile, cells["tile", side, tile.kind], key=tile.kind)
        for tile in controller.tiles
    ]
    if context.target.match.rules.special_hands:
        tiles.append(
            SpecialTile(context, side, context.open_hands, cells["special", side], key="special")
        )
    if context.sizes.is_large:
        pairs = [ft.Row(tiles[start : start + 2], spacing=6) for start in range(0, len(tiles), 2)]
        return [ft.Column(list(pairs), spacing=6)] if pairs else []
    return [ft.Row(tiles, spacing=4)] if tiles else []
