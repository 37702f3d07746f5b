"""The room of a device as the form spends it, and what all parts of the form are given."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

import flet as ft

from scorekeeper.entry import form as entry
from scorekeeper.i18n import Words
from scorekeeper.rules.model import RuleSet
from scorekeeper.ui.layout import USUAL_ROWS, Layout, Tier
from scorekeeper.ui.screens.record.controller import DealFormController, EditTarget
from scorekeeper.ui.theme import LINE
from scorekeeper.ui.widgets import buttons

STRETCH = ft.CrossAxisAlignment.STRETCH
PAIR = 2
"""With more sides than these everything of a side is narrow."""
PANEL, LYING_PANEL = 344, 300
"""Width of the keypad beside columns; a phone that lies has less."""
TWO_COLUMNS = 600
"""Pixels from which on two sides are typed beside each other."""
LEAST_COLUMN, ROOMY_COLUMN = 280, 400
EDGE, GAP, LABEL = 12, 8, 98


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
            has_wide_fields=(inner - GAP) / 2 >= 150,
            chip=60 if roomy else 48,
            label=150 if roomy else 0,
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
        label=0 if is_large else 86 if layout.is_narrow else LABEL,
        field={Tier.TALL: 56, Tier.SMALL: 50}.get(tier, 52) * grown,
        tile=48 * grown,
        sentence=60 if rows > 3 else 44,
        key=48 if tier is Tier.SCROLLING else None,
        save=0 if tier is Tier.SMALL else 52 if tight else 56,
    )


def _arrangement(layout: Layout, sides: int) -> Arrangement:
    if layout.width < TWO_COLUMNS:
        return Arrangement.PHONE
    is_upright = layout.width <= layout.height
    if layout.height < 560 or layout.has_large_text:  # a wide one is a phone that lies
        return Arrangement.PHONE if is_upright else Arrangement.BESIDE
    if _column(layout, sides, PANEL + GAP) >= LEAST_COLUMN and layout.width >= 1000:
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
    """Return the name of a field; where everybody has a foot, cards are left in hand and foot."""
    has_foot = rules.foot_size and rules.table_rules.foot_taken != "by_side"
    return words.text(key, field=field, foot="true" if has_foot else "false")


def scroll_key(place: entry.Place) -> ft.ScrollKey:
    side, where = place
    return ft.ScrollKey(f"{side}-{where}")  # type: ignore[call-arg] # made at run time
