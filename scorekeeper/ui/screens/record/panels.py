"""The parts of the form that show one side: its tab or heading, its chips, its fields, its sum.

Each is drawn again only when what it is given has changed.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import partial
from typing import Any

import flet as ft

from scorekeeper.entry import form as entry
from scorekeeper.entry.chips import (
    LAST,
    STRIP,
    SWITCHES,
    Chip,
    ChipRow,
    ChipState,
    Tile,
    TileState,
    chips_of,
    strip_of,
)
from scorekeeper.i18n import Words
from scorekeeper.i18n.messages import MINUS
from scorekeeper.rules.model import RuleSet
from scorekeeper.ui.palette import BACKS, BRASS, CARD, FELT, INSET, ON_BRASS
from scorekeeper.ui.screens.record.controller import DealFormController, EditTarget
from scorekeeper.ui.state import USUAL_ROWS, Layout, Signal, Tier, memo_component
from scorekeeper.ui.theme import LINE, SENTENCE, Face, digits, number_size, one_line, text
from scorekeeper.ui.widgets import buttons
from scorekeeper.ui.widgets.page import paper

C = ft.Colors
STRETCH = ft.CrossAxisAlignment.STRETCH
PAIR = 2
"""With more sides than these everything of a side is narrow."""
CARET_EDGE, QUIET = 2.5, 0.75
EDGE_STRIP, TAB_GAP = 5, 5
"""Height of the strip over what belongs to a side, and room between a closed tab and the slip."""
LAST_SEEN = 11
"""Characters of a sum that are shown while it grows."""
BRIEF = (
    "odd_points",
    "too_many_points",
    "too_few_points_for_canastas",
    "too_many_points_for_canastas",
)
"""Problems of a field that have a short form beside it."""
PANEL, LYING_PANEL = 344, 300
"""Width of the keypad beside columns; a phone that lies has less."""
TWO_COLUMNS = 600
"""Pixels from which on two sides are typed beside each other."""
LEAST_COLUMN, ROOMY_COLUMN = 280, 400
LEAST_HEIGHT, LEAST_WIDTH = 560, 1000
"""Below that height a wide screen is a phone that lies on its side; from that width on the keypad
stands beside the columns, not below them."""
EDGE, GAP = 12, 8
LABEL, NARROW_LABEL, ROOMY_LABEL = 98, 86, 150
PICTURES = {
    "canastas.natural": "marks/stack-natural.svg",
    "canastas.mixed": "marks/stack-mixed.svg",
    "canastas.sequence": "marks/stack-samba.svg",
    "canastas.wild": "marks/stack-wild.svg",
    "canastas.wild_all_twos": "marks/stack-wild.svg",
    "canastas.wild_four_jokers": "marks/stack-wild.svg",
    "red_threes": "cards/3h.svg",
    "black_threes": "cards/3s.svg",
    "black_threes_captured": "cards/3s.svg",
}
"""Of a row of chips, by its key: a canasta as it lies on the table, a three as a single card."""
TILE_PICTURES = {"sevens": "cards/7d.svg", "aces": "cards/As.svg", "wild": "cards/joker.svg"}
SIGNED = ("red_threes", "black_threes")
"""The rows that count for a side or against it."""
PICTURE, NARROW_PICTURE = 22, 18
"""Width of that picture."""
INSET_SHARE = 0.62
"""Of the inset's colour in the ground of a chip that is not chosen."""
WIDE_FIELD = 150
"""From this width on the words and digits of a field stand side by side."""
LABEL_LINE = 1.15
"""Height of a line of a row's name: two of them and its worth are no higher than a chip."""
MANY_ROWS = 3
"""With more rows of chips than these the sentence has a third line."""


class Arrangement(StrEnum):
    PHONE = "phone"
    """One side at a time, the keypad below."""
    BESIDE = "beside"
    """One side at a time, the keypad beside it."""
    BELOW = "below"
    """All sides in columns, the keypad below."""
    COLUMNS = "columns"
    """All sides in columns, the keypad beside them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sizes:
    """The measures of the parts, in pixels; those that hold text grow with it."""

    arrangement: Arrangement
    tier: Tier = Tier.TALL
    scale: float
    """Of text, as the system has it."""
    is_large: bool
    """True if text is so large that what stood side by side stands one below the other."""
    in_columns: bool = False
    """True if all sides are seen at once."""
    scrolls: bool = True
    """True if the form scrolls above its keypad."""
    is_roomy: bool = False
    """True if there is room for large digits in columns."""
    is_narrow: bool = False
    has_question: bool = True
    """True if "who went out?" has a line of its own above the answers."""
    has_wide_fields: bool = True
    gap: float = GAP
    tab: float = 64
    chip: float = 48
    label: float = LABEL
    """Of the words before a row of chips; 0: they stand above it."""
    field: float = 56
    tile: float = 48
    sentence: float = 44
    key: float | None = None
    """Height of a row of keys; None: they share what is left."""
    save: float = 56
    """Height of Save below the keypad; 0: it is one of the keys."""
    answer: float
    """Height of an answer to "who went out?"."""
    bar: float
    """Height of the bar with the title."""

    def text(self, size: float, *, most: float) -> float:
        """Return a size of text that is shown no larger than `most`, at any scale."""
        return min(size, most / self.scale)


def sizes_of(layout: Layout, *, sides: int, rows: int, switches: int = 0) -> Sizes:
    """Return the measures for a device, so many sides and so many rows of chips.

    `switches` are the ways of ending a deal beside going out: more than one want a line of
    their own.
    """
    is_large, scale, grown = layout.has_large_text, layout.scale, max(1.0, layout.scale)
    arrangement = _arrangement(layout, sides)
    sizes = Sizes(
        arrangement=arrangement,
        scale=scale,
        is_large=is_large,
        answer=max(buttons.TOUCH, 15 * LINE * scale + 14),
        bar=max(buttons.TOUCH, 20 * LINE * scale + 14),
    )
    if arrangement in (Arrangement.BELOW, Arrangement.COLUMNS):
        panel = PANEL + GAP if arrangement is Arrangement.COLUMNS else 0
        column = _column(layout, sides, panel)
        roomy = column >= ROOMY_COLUMN
        inner = column - 2 - 2 * (16 if roomy else EDGE)
        return replace(
            sizes,
            in_columns=True,
            is_roomy=roomy,
            is_narrow=not roomy,
            has_wide_fields=(inner - GAP) / 2 >= WIDE_FIELD,
            chip=60 if roomy else 48,
            label=ROOMY_LABEL if roomy else 0,
            field=80 if roomy else 84,
            key=None if panel else 56,
        )
    if arrangement is Arrangement.BESIDE:
        return replace(
            sizes,
            tier=Tier.SCROLLING,
            has_question=is_large or switches > 1,
            gap=4,
            tab=58 * grown,
            label=0 if is_large else LABEL,
            field=52 * grown,
            save=52,
        )
    has_line = switches > 1 or rows > USUAL_ROWS
    tier = layout.tier(rows + has_line)
    tight = tier in (Tier.MIDDLE, Tier.SMALL)
    return replace(
        sizes,
        tier=tier,
        scrolls=tier is Tier.SCROLLING,
        is_narrow=layout.is_narrow,
        has_question=has_line or is_large or tier is Tier.TALL,
        gap=4 if tight else GAP,
        tab={Tier.TALL: 64, Tier.SMALL: 56}.get(tier, 58) * grown,
        label=0 if is_large else NARROW_LABEL if layout.is_narrow else LABEL,
        field={Tier.TALL: 56, Tier.SMALL: 50}.get(tier, 52) * grown,
        tile=48 * grown,
        sentence=60 if rows > MANY_ROWS else 44,
        key=48 if tier is Tier.SCROLLING else None,
        save=0 if tier is Tier.SMALL else 52 if tight else 56,
    )


def _arrangement(layout: Layout, sides: int) -> Arrangement:
    if layout.width < TWO_COLUMNS:
        return Arrangement.PHONE
    is_upright = layout.width <= layout.height
    if layout.height < LEAST_HEIGHT or layout.has_large_text:
        return Arrangement.PHONE if is_upright else Arrangement.BESIDE
    if _column(layout, sides, PANEL + GAP) >= LEAST_COLUMN and layout.width >= LEAST_WIDTH:
        return Arrangement.COLUMNS
    if _column(layout, sides, 0) >= LEAST_COLUMN and layout.width < layout.height:
        return Arrangement.BELOW
    return Arrangement.BESIDE


def _column(layout: Layout, sides: int, panel: float) -> float:
    """Return the width that is left for the column of one side."""
    return (layout.width - panel - 2 * EDGE - GAP * (sides - 1)) / sides


@dataclass(frozen=True, slots=True)
class FormContext:
    controller: DealFormController
    target: EditTarget
    words: Words
    sizes: Sizes
    names: tuple[str, ...]
    """The sides as they are shown: by the table's own short forms where room is short."""
    field_names: Mapping[entry.Field, str]
    field_heads: Mapping[entry.Field, str]
    """The names of fields, and as they are shown: shorter where room is short."""
    open_hands: Callable[[], None]
    """Shows the special hands."""


def field_name(words: Words, rules: RuleSet, field: entry.Field, key: str = "record-field") -> str:
    """Return the name of a field; where there is a foot, cards are left in hand and foot."""
    return words.text(key, field=field, foot="true" if rules.foot_size else "false")


def scroll_key(place: entry.Place) -> ft.ScrollKey:
    side, where = place
    return ft.ScrollKey(f"{side}-{where}")  # type: ignore[call-arg] # made at run time


# --- problems


def on_felt(problem: ft.Control) -> ft.Container:
    """Return a problem that lies on the felt, on a ground on which it can be read."""
    sides = ft.Padding.symmetric(horizontal=10)
    return ft.Container(problem, bgcolor=C.ERROR_CONTAINER, border_radius=12, padding=sides)


def problem_row(words: str, *, size: float = 14, most_lines: int | None = None) -> ft.Row:
    overflow = ft.TextOverflow.ELLIPSIS if most_lines else None
    sentence = text(
        words, size, Face.MEDIUM, C.ERROR, line=SENTENCE, max_lines=most_lines, overflow=overflow
    )
    sign = ft.Icon(ft.Icons.WARNING_AMBER_ROUNDED, size=size + 3, color=C.ERROR)
    return ft.Row([sign, ft.Container(sentence, expand=True)], spacing=3)


def problem_text(
    context: FormContext,
    problem: entry.FormProblem,
    *,
    size: float = 14,
    most_lines: int | None = None,
) -> ft.Semantics:
    """Return a problem; a field has room for a brief one, but a screen reader says all of it."""
    label = sentence = context.words.problem(problem.problem)
    if problem.field is not None and most_lines == 1:
        code = problem.problem.code if problem.problem.code in BRIEF else "other"
        sentence = context.words.text(f"record-brief-{code}", **problem.problem.values)
    row = problem_row(sentence, size=size, most_lines=most_lines)
    return buttons.spoken(row, label, name=f"problem-{problem.number}", live=True)


def problem_line(
    context: FormContext, problems: Sequence[entry.FormProblem], here: int | None
) -> ft.Control:
    """Return the first problem and the number of others; a tap goes to the side it is about."""
    first, words = problems[0], context.words
    side, label = first.side, words.problem(first.problem)
    if side is not None and side != here:
        name = context.target.match.sides[side].name
        label = words.text("record-problem-of", side=name, problem=label)
    if more := len(problems) - 1:
        label = words.text("record-problem-more", problem=label, count=more)
    is_large = context.sizes.is_large
    return buttons.tappable(
        problem_row(label, most_lines=None if is_large else 3),
        label,
        None if side is None else lambda: context.controller.open_side(side),
        name=f"problem-{first.number}",
        height=None if is_large else max(buttons.TOUCH, context.sizes.sentence, 3 * 14 * SENTENCE),
    )


# --- chips


def row_name(context: FormContext, row: ChipRow) -> str:
    """Return the name of a row; some rule sets have a word of their own for it."""
    group, _, kind = row.key.partition(".")
    rules = str(context.target.match.ruleset)
    return context.words.text("record-row", group=group, kind=kind, rules=rules)


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
    return one_line(row_worth(context, row, sign), size, color=C.ON_SURFACE_VARIANT)


def chip_line(
    context: FormContext, side: int, row: ChipRow, state: Signal[ChipState]
) -> ft.Control:
    """Return the name of a row, the worth of one, and the numbers to choose from."""
    sizes, name, count = context.sizes, row_name(context, row), min(LAST, row.most) + 1
    gap = 3 if sizes.is_narrow else 4
    numbers = ft.Row(
        [
            ft.Container(ChipNumbers(context, side, row, state), expand=count),
            *(ft.Container(expand=True) for _ in range(LAST + 1 - count)),
        ],
        spacing=gap,
        expand=True,
    )
    size, little = (18, 15) if sizes.is_roomy else (13, 12) if sizes.is_narrow else (14, 12)
    sign = context.controller.cells["threes", side] if row.key in SIGNED else 1
    worth, shown = RowWorth(context, row, little, sign), row_picture(sizes, row.key)
    if not sizes.label:
        title = ft.Container(text(name, 15, Face.MEDIUM), expand=True)
        above = ft.Row([*shown, title, worth], spacing=6)
        return ft.Column([above, ft.Row([numbers])], spacing=2)
    label: list[ft.Control] = [text(name, size, Face.MEDIUM, line=LABEL_LINE, max_lines=2)]
    if row.each is not None:
        label.append(worth)
    both = ft.Column(label, spacing=0, expand=True, alignment=ft.MainAxisAlignment.CENTER)
    head = ft.Row([*shown, both], spacing=4 if sizes.is_narrow else 6, width=sizes.label)
    return ft.Row([head, numbers], spacing=gap, height=sizes.chip)


def row_picture(sizes: Sizes, key: str) -> list[ft.Control]:
    """Return the picture before the name of a row, where it has one."""
    if key not in PICTURES or sizes.is_large:
        return []
    width = NARROW_PICTURE if sizes.is_narrow else PICTURE
    return [buttons.picture(PICTURES[key], width, width * buttons.ASPECT)]


@memo_component
def ChipNumbers(context: FormContext, side: int, row: ChipRow, state: ChipState) -> Any:
    """The chips of a row; a tap on the last one may open the strip of the higher numbers."""
    sizes, controller = context.sizes, context.controller
    is_open, open_strip = ft.use_state(False)
    opened, closed = ft.use_memo(lambda: (partial(open_strip, True), partial(open_strip, False)))
    gap = 3 if sizes.is_narrow else 4
    if not is_open or state[0] < LAST:
        chips: list[ft.Control] = [
            NumberChip(context, side, row, chip, opened if chip.has_more else None, key=chip.number)
            for chip in chips_of(row, state)
        ]
        return ft.Row(chips, spacing=gap, height=sizes.chip)
    label = context.words.text("record-fewer", last=LAST)
    back = buttons.icon_button(ft.Icons.CHEVRON_LEFT, label, closed, name=f"fewer-{side}-{row.key}")
    strip: list[ft.Control] = [
        ft.Container(
            NumberChip(context, side, row, chip, closed), width=buttons.TOUCH, key=chip.number
        )
        for chip in strip_of(controller.form.chip_state(side, row, STRIP))
    ]
    numbers = ft.Row(strip, spacing=gap, scroll=ft.ScrollMode.HIDDEN, expand=True)
    return ft.Row([back, numbers], spacing=0, height=sizes.chip)


@memo_component
def NumberChip(
    context: FormContext, side: int, row: ChipRow, chip: Chip, then: Callable[[], Any] | None = None
) -> Any:
    """A number to choose, as wide as it may be; a chosen one differs in fill, weight and edge."""
    words, sizes, mark, number = context.words, context.sizes, buttons.mark_of(side), chip.label
    if row.key in SWITCHES:
        number = words.text("value-yes" if chip.number else "value-no")
    ground: ft.ColorValue = C.with_opacity(INSET_SHARE, INSET)
    ink: ft.ColorValue = C.ON_SURFACE
    edge = None
    if chip.is_off:
        ground = C.with_opacity(INSET_SHARE * buttons.DISABLED, INSET)
        ink = C.with_opacity(buttons.DISABLED, C.ON_SURFACE)
    elif chip.is_chosen and chip.number:
        ground, ink = mark.color, mark.on_color
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
    shown = f"✓ {words.number(points)}" if done else words.number(points) if begun else "–"
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
        (name, shown, ink),
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
    shown = f"✓ {words.number(hands[chosen])}" if chosen in hands else "–"
    ink: ft.ColorValue = mark.color if chosen else C.ON_SURFACE
    return tile_box(
        context,
        ft.Icon(ft.Icons.STYLE_OUTLINED, size=18, color=ink),
        (brief, shown, ink),
        f"{title}: {shown}" if chosen else title,
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
    title, shown, ink = words
    center = ft.MainAxisAlignment.CENTER
    lines = ft.Column(
        [
            one_line(title, 13, Face.MEDIUM, color=ink),
            one_line(shown, 13, Face.MEDIUM if is_chosen else Face.REGULAR, color=ink),
        ],
        spacing=0,
        expand=True,
        alignment=center,
    )
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


# --- fields


def field_label(context: FormContext, view: entry.FieldView) -> str:
    """Return the sentence in which a screen reader says a field."""
    words = context.words
    value = words.number(view.value) if view.text else words.text("record-empty")
    if view.off:
        value = words.text("record-field-off", why=view.off)
    side = context.target.match.sides[view.side].name
    name = context.field_names[view.field]
    label = words.text("record-field-said", field=name, side=side, value=value)
    if view.problem is None:
        return label
    problem = words.problem(view.problem.problem)
    return words.text("record-field-wrong", said=label, problem=problem)


@memo_component
def SumField(context: FormContext, view: entry.FieldView) -> Any:
    """The name of a field, the sum as typed, and its value in large digits."""
    sizes, words, mark = context.sizes, context.words, buttons.mark_of(view.side)
    edge: ft.ColorValue = C.OUTLINE
    color: ft.ColorValue = C.ON_SURFACE
    is_thick = not view.off and (view.is_active or view.problem is not None)
    if view.off:
        edge, color = C.OUTLINE_VARIANT, C.ON_SURFACE_VARIANT
    elif view.is_active:
        edge = color = mark.color
    if view.problem is not None and not view.off:
        edge = C.ERROR
    number = words.number(view.value) if view.text else "0"
    if view.off:
        number = ""  # the words below say why
    elif view.field is entry.Field.HAND and view.text:
        number = f"{MINUS} {number}"
    size = 32.0 if sizes.is_roomy else 24.0 if sizes.is_narrow else 26.0
    if not sizes.is_large:
        size = number_size(number, size)
    ink = C.ON_SURFACE if view.text else C.ON_SURFACE_VARIANT
    caret = mark.color if view.is_active and not view.off else C.TRANSPARENT
    value: ft.Control = ft.Row(
        [digits(number, size, ink), ft.Container(width=2, height=size, bgcolor=caret)],
        spacing=3,
        tight=sizes.has_wide_fields,
        alignment=ft.MainAxisAlignment.END,
    )
    name: ft.Control = FieldName(context, view.field, color, key="name")
    below: ft.Control
    if view.problem is not None:
        # it is read out by itself, so nothing else may be
        below = problem_text(context, view.problem, size=12, most_lines=1)
        name, value = buttons.unspoken(name), buttons.unspoken(value)
    else:
        hint = ""
        if view.off:
            hint = words.text("record-field-off", why=view.off)
        elif entry.PLUS in view.text or entry.TIMES in view.text:
            is_long = len(view.text) > LAST_SEEN
            hint = f"…{view.text[-LAST_SEEN:]}" if is_long else view.text
        below = FieldHint(context, view.field, hint, key="hint")
    between = [] if sizes.has_wide_fields else [value]
    center = ft.MainAxisAlignment.CENTER
    lines = ft.Column([name, *between, below], spacing=0, alignment=center, expand=True)
    thick = CARET_EDGE if is_thick else 1
    lost = CARET_EDGE - thick  # a thicker edge does not move what lies in it
    controller, place = context.controller, (view.side, view.field)
    box = buttons.tappable if view.problem is None else buttons.tappable_over
    return box(
        ft.Row([lines, value], spacing=2) if sizes.has_wide_fields else lines,
        field_label(context, view),
        None if view.off else lambda: controller.change(controller.form.moved(place)),
        name=f"field-{view.side}-{view.field}",
        selected=view.is_active,
        expand=None if sizes.is_large else True,
        height=sizes.field,
        key=scroll_key(place) if sizes.scrolls else None,
        padding=ft.Padding.only(left=10 + lost, right=8 + lost),
        bgcolor=CARD,
        border=ft.Border.all(thick, edge),
        border_radius=14,
    )


@memo_component
def FieldName(context: FormContext, field: entry.Field, color: ft.ColorValue) -> Any:
    size = 16 if context.sizes.is_roomy else 15
    return one_line(context.field_heads[field], size, Face.MEDIUM, color=color)


@memo_component
def FieldHint(context: FormContext, field: entry.Field, hint: str) -> Any:
    """The sum as typed or why nothing is asked, else what becomes of the number."""
    usual = context.words.text("record-field-hint", field=field)
    size = 14 if context.sizes.is_roomy else 12
    return one_line(hint or usual, size, color=C.ON_SURFACE_VARIANT)


# --- sums

SIGNS = re.compile(f"([+{MINUS}]) ")
"""A sign keeps to its number where a line is broken."""


@memo_component
def Sentence(
    context: FormContext, view: entry.SideView, problems: tuple[entry.FormProblem, ...]
) -> Any:
    """The sum in a sentence, or what is wrong and has no other place; and the next meld."""
    words, sizes = context.words, context.sizes
    sentence = words.sentence(view.lines) or words.text("record-nothing")
    if problems:
        line = problem_line(context, problems, view.place)
    else:
        most_lines = None if sizes.scrolls else 3 if sizes.sentence > 50 else 2
        content = text(
            SIGNS.sub("\\1\N{NO-BREAK SPACE}", sentence),
            14,
            color=C.ON_SURFACE if view.lines else C.ON_SURFACE_VARIANT,
            line=SENTENCE,
            max_lines=most_lines,
            overflow=ft.TextOverflow.ELLIPSIS if most_lines else None,
        )
        name = f"sentence-{view.place}" if sizes.in_columns else "sentence"
        line = buttons.spoken(content, sentence, name=name)
    equals = words.text("record-equals", points=view.points)
    needed = words.text("record-next-meld", needed=words.requirement(view.required))
    both = ft.Column(
        [
            digits(equals, 23, buttons.mark_of(view.place).color),
            ft.Container(
                text(needed, 12, Face.MEDIUM, ON_BRASS),
                bgcolor=BRASS,
                border_radius=6,
                padding=ft.Padding.symmetric(vertical=2, horizontal=7),
            ),
        ],
        spacing=2,
        horizontal_alignment=ft.CrossAxisAlignment.END,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    sums = buttons.spoken(both, needed)  # the tab says the sum
    if sizes.is_large:
        return ft.Column([line, sums], spacing=4, horizontal_alignment=STRETCH)
    height = max(buttons.TOUCH, sizes.sentence, 3 * 14 * SENTENCE) if problems else sizes.sentence
    return ft.Row([ft.Container(line, expand=True), sums], spacing=8, height=height)


@memo_component
def SideName(
    context: FormContext,
    place: int,
    ending: str,
    size: float,
    ink: ft.ColorValue,
    *,
    has_problem: bool,
) -> Any:
    """The back and the name of a side, and a warning or OUT; the tap on it says them."""
    badges = list[ft.Control]()
    if has_problem:
        danger = ink if ink == C.ON_SURFACE and not context.sizes.in_columns else C.ERROR
        badges.append(ft.Icon(ft.Icons.WARNING_AMBER_ROUNDED, size=18, color=danger))
    # in a narrow tab the name takes all the room, and the answer above says who is out
    has_room = len(context.names) <= PAIR or context.sizes.is_large or context.sizes.in_columns
    if ending and has_room:
        badges.append(buttons.out_badge(context.words.text(f"badge-{ending}"), place))
    named = one_line(context.names[place], size, Face.MEDIUM, color=ink, expand=True)
    back = buttons.side_back(place, size - 2)
    return buttons.unspoken(ft.Row([back, named, *badges], spacing=6))


def side_tap(
    context: FormContext,
    view: entry.SideView,
    arranged: Callable[[ft.Control, list[ft.Control]], ft.Control],
    *,
    sizes: tuple[float, float, float],
    **box: Any,
) -> ft.Control:
    """Return a tab or heading on which a tap opens its side; a screen reader says its sums.

    The name of the side and its points and new total are `arranged`; `sizes` are theirs. An open
    tab lies on paper, the others on the felt.
    """
    words, place, controller = context.words, view.place, context.controller
    is_felt = not (view.is_open or context.sizes.in_columns)
    ink: ft.ColorValue = C.ON_SURFACE if is_felt else C.INVERSE_SURFACE
    color = ink if is_felt else buttons.mark_of(place).color
    muted = C.ON_SURFACE_VARIANT if is_felt else C.with_opacity(QUIET, ink)
    name, points, total = sizes
    sum_, after = words.points(view.points), words.text("record-after", total=view.after)
    sums: list[ft.Control] = [
        buttons.spoken(digits(sum_, points, color), sum_, name=f"sum-{place}"),
        buttons.spoken(
            text(after, total, color=muted, max_lines=1),
            words.number(view.after),
            name=f"new-total-{place}",
        ),
    ]
    heading = SideName(
        context, place, view.ending, name, ink, has_problem=bool(view.problems), key="name"
    )
    label = words.text(
        "record-tab-said",
        side=context.target.match.sides[place].name,
        points=sum_,
        total=view.after,
        problem="yes" if view.problems else "no",
    )
    return buttons.tappable_over(
        arranged(heading, sums),
        label,
        partial(controller.open_side, place),
        name=f"tab-{place}",
        selected=view.is_open,
        **box,
    )


@memo_component
def SideTab(context: FormContext, view: entry.SideView) -> Any:
    """Back, name, OUT; the sum of this deal and what it makes of the total.

    The open tab is one with the slip below it, under a strip in the colour of the side's pack.
    """
    is_stacked = len(context.names) > PAIR and not context.sizes.is_large
    center, spacing = ft.MainAxisAlignment.CENTER, 0 if is_stacked else 1
    height = context.sizes.tab + (6 if is_stacked else 0)
    padding = ft.Padding.only(left=12, right=8, top=0, bottom=0 if is_stacked else 2)
    box: dict[str, Any] = {"bgcolor": FELT, "border_radius": 14, "padding": padding}
    if view.is_open:
        back, edge = BACKS[view.place % len(BACKS)], 1 - EDGE_STRIP / height
        box["gradient"] = ft.LinearGradient(
            begin=ft.Alignment.BOTTOM_CENTER,
            end=ft.Alignment.TOP_CENTER,
            colors=[CARD, CARD, back, back],
            stops=[0, edge, edge, 1],
        )
        box["border_radius"] = ft.BorderRadius.only(top_left=18, top_right=18)
        box["bgcolor"], padding.top = None, EDGE_STRIP
    else:
        box["border"] = ft.Border.all(1, C.OUTLINE_VARIANT)
        gap = 3 if is_stacked else TAB_GAP  # it ends above the slip
        box["margin"] = ft.Margin.only(top=gap - 3, bottom=gap)
    return side_tap(
        context,
        view,
        lambda name, sums: ft.Column(
            [name, *(sums if is_stacked else [ft.Row(sums, spacing=8)])],
            spacing=spacing,
            alignment=center,
        ),
        sizes=(15, 20, 13) if is_stacked else (15, 22, 14),
        expand=True,
        height=height,
        **box,
    )


@memo_component
def SidePanels(
    context: FormContext,
    open_side: int,
    problems: tuple[entry.FormProblem, ...],
) -> Any:
    """The panels below the tabs; those of the other sides wait unseen, so that a tap shows them.

    One component shows one and hides another in one message: in two, both would stand there for
    a moment, and the keypad elsewhere.
    """
    sizes, last = context.sizes, len(context.names) - 1
    edge = 6 if sizes.is_narrow else 8
    top, bottom = (5, 4) if sizes.gap < 8 else (10, 6)
    padding = ft.Padding.only(left=edge, top=top, right=edge, bottom=bottom)
    panels: list[ft.Control] = [
        paper(
            SideContent(context, side, problems if side == open_side else ()),
            visible=side == open_side,
            padding=padding,
            border_radius=ft.BorderRadius.only(
                bottom_left=20,
                bottom_right=20,
                top_left=0 if side == 0 or sizes.is_large else 16,
                top_right=0 if side == last or sizes.is_large else 16,
            ),
            clip_behavior=buttons.UNCLIPPED,
            key=side,
        )
        for side in range(len(context.names))
    ]
    return ft.Column(panels, spacing=0, horizontal_alignment=STRETCH)


@memo_component
def SideColumn(
    context: FormContext,
    side: int,
    is_open: bool,  # noqa: FBT001 - a cell
    problems: tuple[entry.FormProblem, ...],
) -> Any:
    """A side on a slip of its own; that of the side which is typed has an edge of brass."""
    content = ft.Container(
        SideContent(context, side, problems),
        expand=True,
        padding=16 if context.sizes.is_roomy else 10,
    )
    strip = ft.Container(height=EDGE_STRIP, bgcolor=BACKS[side % len(BACKS)])
    return paper(
        ft.Column([strip, content], spacing=0, horizontal_alignment=STRETCH),
        expand=True,
        border_radius=20,
        border=ft.Border.all(2.5, BRASS if is_open else C.TRANSPARENT),
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
    )


@memo_component
def SideContent(context: FormContext, side: int, problems: tuple[entry.FormProblem, ...]) -> Any:
    """Chips, fields and sum of a side; in a column its name and its problems too."""
    sizes, controller = context.sizes, context.controller
    cells, view = controller.cells, controller.cells["side", side]
    rows: list[ft.Control] = [
        chip_line(context, side, row, cells["chips", side, row.key]) for row in controller.rows
    ]
    fields: list[ft.Control] = [
        SumField(context, cells["field", side, field], key=field)
        for field in entry.FIELDS[controller.form.mode]
    ]
    typed: ft.Control = ft.Row(fields, spacing=8)
    if sizes.is_large:
        typed = ft.Column(fields, spacing=sizes.gap, horizontal_alignment=STRETCH)
    chips = ft.Column(rows, spacing=10 if sizes.is_roomy else 3, horizontal_alignment=STRETCH)
    parts: list[ft.Control] = [chips, *tiles_row(context, side), typed]
    if not sizes.in_columns:
        parts.append(Sentence(context, view, problems))
        spacing = sizes.gap - 2 if sizes.gap < 8 else sizes.gap
        return ft.Column(parts, spacing=spacing, horizontal_alignment=STRETCH)
    parts.insert(0, ColumnHead(context, view))
    parts += [problem_text(context, problem) for problem in problems]
    # with more rows of chips the sentence stands in place of the lines
    is_itemised = sizes.is_roomy and len(rows) <= 4
    parts.append(Items(context, view) if is_itemised else Sentence(context, view, ()))
    scroll = ft.ScrollMode.AUTO
    return ft.Column(parts, spacing=10, scroll=scroll, horizontal_alignment=STRETCH)


@memo_component
def ColumnHead(context: FormContext, view: entry.SideView) -> Any:
    is_roomy = context.sizes.is_roomy

    def arranged(name: ft.Control, sums: list[ft.Control]) -> ft.Control:
        numbers = ft.Row(sums, spacing=10, tight=True)
        if is_roomy:
            return ft.Row([ft.Container(name, expand=True), numbers], spacing=10)
        return ft.Column([name, numbers], spacing=2)

    sizes = (22, 32, 18) if is_roomy else (16, 22, 14)
    height = 48 if is_roomy else 56
    return side_tap(context, view, arranged, sizes=sizes, height=height, border_radius=12)


@memo_component
def Items(context: FormContext, view: entry.SideView) -> Any:
    """The score line by line, as it will stand in the breakdown."""
    words = context.words
    rows: list[ft.Control] = []
    for line in view.lines:
        points = text(words.number(line.points), 18, Face.MEDIUM)
        rows.append(ft.Row([one_line(words.line(line), 17, expand=True), points]))
    heading = text(words.text("record-sum"), 18, Face.BOLD, expand=True)
    ink = buttons.mark_of(view.place).color
    total = ft.Row([heading, digits(words.number(view.points), 32, ink)])
    course = words.text(
        "record-course",
        before=view.before,
        after=view.after,
        needed=words.requirement(view.required),
    )
    top = ft.Border(top=ft.BorderSide(1, C.OUTLINE))
    rows.append(ft.Container(total, border=top, padding=ft.Padding.only(top=6)))
    rows.append(text(course, 16, color=C.ON_SURFACE_VARIANT))
    label = words.sentence(view.lines) or words.text("record-nothing")
    items = ft.Column(rows, spacing=3, horizontal_alignment=STRETCH)
    return buttons.spoken(items, label, name=f"sentence-{view.place}")
