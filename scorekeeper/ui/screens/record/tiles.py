"""Tiles of a side: special canastas, special hand, counted items, and penalty and note."""

import flet as ft

from scorekeeper.deal_form.chips import FEET, CountTile, Tile
from scorekeeper.i18n import Label
from scorekeeper.match import SideColor
from scorekeeper.ui import kit
from scorekeeper.ui.hooks import memo_component, use_selector
from scorekeeper.ui.palette import CARD
from scorekeeper.ui.screens.record.context import CENTER, FormContext, has_penalty_tile
from scorekeeper.ui.theme import Face, one_line
from scorekeeper.ui.widgets.side_marks import CARD_RATIO, mark_of
from scorekeeper.ui.widgets.stacks import stack_picture
from scorekeeper.view_models.record import (
    TileLook,
    TileView,
    count_tile_view,
    penalty_tile,
    special_hand_tile,
    tile_view,
)

C = ft.Colors
CARD_PICTURES = {"sevens": "cards/7d.svg", "aces": "cards/As.svg", "wild": "cards/joker.svg"}
FOOT_PICTURE = "marks/stack-foot.svg"
PICTURE_WIDTH = 18  # logical pixels
NARROW_PER_ROW = 4  # number of tiles with short names
WIDE_PER_ROW = 2
HEIGHT = 52  # logical pixels at 100 % text
LOW_HEIGHT = 48  # logical pixels, on a low page and for narrow tiles
NAME_SIZE = 13.5  # logical pixels at 100 % text
NARROW_NAME_SIZE = 13  # logical pixels at 100 % text
SPACING = 4  # logical pixels


def tile_rows(context: FormContext, side: int) -> list[ft.Control]:
    """Return the rows of tiles of a side; empty if the rules have no tiles."""
    model = context.model
    tiles: list[ft.Control] = [
        CanastaTile(context, side, tile, key=tile.kind) for tile in model.tiles
    ]
    if context.rules.special_hands:
        tiles.append(SpecialHandTile(context, side, key="special"))
    tiles += [CountedTile(context, side, tile, key=tile.row.key) for tile in model.count_tiles]
    if has_penalty_tile(model):
        tiles.append(PenaltyTile(context, side, key="penalty"))
    if not tiles:
        return []
    per_row = tiles_per_row(context)
    rows: list[ft.Control] = [
        ft.Row(tiles[start : start + per_row], spacing=SPACING)
        for start in range(0, len(tiles), per_row)
    ]
    return [kit.full_width_column(rows, spacing=SPACING)]


def tiles_per_row(context: FormContext) -> int:
    """Return the number of tiles in a row."""
    per_row = NARROW_PER_ROW if context.model.tiles else WIDE_PER_ROW
    return per_row // 2 if context.layout.has_large_text else per_row


@memo_component
def CanastaTile(context: FormContext, side: int, tile: Tile) -> ft.Control:
    """Tile of a canasta in three states: none, finished, begun; a tap sets the next state.

    A canasta that was begun but not finished costs points.
    """
    model = context.model
    id = f"tile-{side}-{tile.kind}"
    state, has_ring = use_selector(
        model, lambda m: (m.form.tile_state(side, tile), m.keyboard_cursor == id)
    )
    view = tile_view(context.words, context.rule_set, context.side_name(side), tile, state)

    def set_next_state() -> None:
        model.change(model.form.after_tile_tap(side, tile))

    return _tile_key(
        context,
        id,
        view,
        has_ring=has_ring,
        side=side,
        picture=kit.picture(CARD_PICTURES[tile.kind], PICTURE_WIDTH, 25),
        on_tap=set_next_state if view.is_enabled else None,
    )


@memo_component
def SpecialHandTile(context: FormContext, side: int) -> ft.Control:
    """Tile with the points of the chosen special hand; a tap opens the sheet of special hands."""
    id = f"tile-{side}-special"
    special_hand, has_ring = use_selector(
        context.model, lambda m: (m.form.sides[side].special_hand, m.keyboard_cursor == id)
    )
    view = special_hand_tile(context.words, context.rules, special_hand)
    return _tile_key(
        context,
        id,
        view,
        has_ring=has_ring,
        side=side,
        picture=kit.icon(kit.Icon.CARDS, size=18, color=_text_color(view, context.colors[side])),
        on_tap=context.show_hands,
    )


@memo_component
def CountedTile(context: FormContext, side: int, tile: CountTile) -> ft.Control:
    """Tile that counts an item by taps, up to a maximum and then from none; also for the foot."""
    model = context.model
    id = f"tile-{side}-{tile.row.key}"
    state, has_ring = use_selector(
        model, lambda m: (m.chip_state(side, tile.row), m.keyboard_cursor == id)
    )
    view = count_tile_view(context.words, context.rule_set, context.side_name(side), tile, state)

    def count_on() -> None:
        model.change(model.form.after_count_tap(side, tile))

    group, _, kind = tile.row.key.partition(".")
    picture: ft.Control
    if group == "canastas":
        picture = stack_picture(kind, PICTURE_WIDTH)
    elif tile.row.key == FEET:
        picture = kit.picture(FOOT_PICTURE, PICTURE_WIDTH, PICTURE_WIDTH * CARD_RATIO)
    else:
        picture = kit.icon(kit.Icon.CARDS, size=18, color=_text_color(view, context.colors[side]))
    return _tile_key(
        context,
        id,
        view,
        has_ring=has_ring,
        side=side,
        picture=picture,
        on_tap=count_on if view.is_enabled else None,
        is_wide=True,
    )


@memo_component
def PenaltyTile(context: FormContext, side: int) -> ft.Control:
    """Tile with the bonus or penalty of a side, or the note on the deal; a tap opens a sheet."""
    id = f"tile-{side}-penalty"
    points, remark, has_ring = use_selector(
        context.model,
        lambda m: (m.form.sides[side].adjustment, m.form.remark(side), m.keyboard_cursor == id),
    )
    view = penalty_tile(context.words, context.side_name(side), points, remark)
    return _tile_key(
        context,
        id,
        view,
        has_ring=has_ring,
        side=side,
        picture=kit.icon(kit.Icon.PENALTY, size=20, color=_text_color(view, context.colors[side])),
        on_tap=context.show_penalty,
        is_wide=True,
    )


def _text_color(view: TileView, color: SideColor) -> ft.ColorValue:
    """Return the colour of the texts of a tile."""
    if view.look is TileLook.LOUD:
        return CARD
    if view.look is TileLook.CHOSEN:
        return mark_of(color).color
    return C.ON_SURFACE


def _tile_key(
    context: FormContext,
    id: str,
    view: TileView,
    *,
    side: int,
    picture: ft.Control,
    on_tap: kit.Handler | None,
    has_ring: bool,
    is_wide: bool = False,
) -> ft.Control:
    """Return a key with a picture, a name, and the state of the tile.

    Args:
        context: The form.
        id: Id of the key.
        view: Name and state.
        side: Index of the side.
        picture: Shown before the name.
        on_tap: Called on a tap; None disables the key.
        has_ring: True to draw the ring of the keyboard cursor.
        is_wide: True to leave room for a check mark after the name.
    """
    mark = mark_of(context.colors[side])
    color = _text_color(view, context.colors[side])
    bgcolor: ft.ColorValue | None = None
    border_color: ft.ColorValue | None = C.OUTLINE
    if view.look is TileLook.LOUD:
        bgcolor = mark.color
        border_color = None
    elif view.look is TileLook.CHOSEN:
        bgcolor = mark.container
        border_color = None
    face = Face.REGULAR if view.look is TileLook.PLAIN else Face.MEDIUM
    size = NAME_SIZE if is_wide else NARROW_NAME_SIZE
    lines = ft.Column(
        [
            one_line(view.title, size, Face.MEDIUM, color=color),
            one_line(view.value, 13, face, color=color),
        ],
        spacing=0,
        tight=True,
        expand=True,
        alignment=CENTER,
    )
    parts: list[ft.Control] = [picture, lines]
    if is_wide and view.look is TileLook.CHOSEN:
        parts.append(kit.icon(kit.Icon.CHECK, size=20, color=color))
    has_large_text = context.layout.has_large_text
    padding = ft.Padding.symmetric(vertical=6 if has_large_text else 0)
    height = HEIGHT if is_wide and not context.layout.is_low else LOW_HEIGHT
    return kit.key(
        Label(id, view.title, says=view.says),
        ft.Container(ft.Row(parts, spacing=8 if is_wide else 4), padding=padding),
        on_tap,
        selected=view.is_selected,
        bgcolor=bgcolor,
        border_color=border_color,
        min_height=context.layout.min_height(height),
        border_radius=14 if is_wide else 12,
        side_padding=10 if is_wide else 4,
        has_ring=has_ring,
        takes_focus=False,
    )
