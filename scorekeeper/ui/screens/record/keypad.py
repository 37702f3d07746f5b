"""The keypad: always open, its keys where a calculator has them."""

from collections.abc import Hashable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import flet as ft

from scorekeeper.entry import Chip, Ended, Field, Key, Place, Row
from scorekeeper.entry.form import PLUS, TIMES
from scorekeeper.rules.model import RuleSet
from scorekeeper.ui.screens.record.controller import (
    PAIR,
    DealView,
    FieldView,
    Kit,
    ProblemView,
    SideView,
    Sizes,
)
from scorekeeper.ui.state import Live, Tier, still_component
from scorekeeper.ui.theme import Face
from scorekeeper.ui.widgets.buttons import DISABLED, Handler, mark_of, spoken, tappable
from scorekeeper.ui.widgets.help import HelpButton
from scorekeeper.ui.widgets.text import (
    LINE,
    SENTENCE,
    digits,
    digits_size,
    digits_width,
    fits,
    fitting_name,
    lines_needed,
    text,
)

C = ft.Colors
SPACE = 6
ROWS = ("789", "456", "123")
LARGEST = 34
"""The most pixels of a digit on a key, however large text is."""
SIGN = "±"
STRETCH = ft.CrossAxisAlignment.STRETCH


@still_component
def Digits(kit: Kit, is_totals: bool) -> Any:  # noqa: FBT001
    """The digits and the operators; by totals a sign takes the place of ×."""
    rows = [[_digit(kit, digit) for digit in row] for row in ROWS]
    first = (
        _operator(kit, Key.SIGN, SIGN, "sign")
        if is_totals
        else _operator(kit, TIMES, TIMES, "times")
    )
    plus = _operator(kit, PLUS, PLUS, "plus")
    rows.append([first, _digit(kit, "0"), plus])
    return ft.Column(
        [
            ft.Row(list[ft.Control](row), spacing=SPACE, vertical_alignment=STRETCH, expand=True)
            for row in rows
        ],
        spacing=SPACE,
        expand=3,
    )


@still_component
def DeleteKey(kit: Kit) -> Any:
    """Takes back the last character."""
    icon = ft.Icon(ft.Icons.BACKSPACE_OUTLINED, size=26, color=C.ON_SURFACE_VARIANT)
    label = kit.words.text("record-key-delete")
    return _key(icon, label, lambda: kit.pencil.press(Key.DELETE), "key-delete")


@still_component
def CountKey(kit: Kit, on_tap: Handler) -> Any:
    """Leads to the counting of cards, for the field that is typed into."""
    ink, label = C.ON_SURFACE_VARIANT, kit.words.text("count-cards")
    words = text(
        label,
        kit.sizes.text(13, most=17),
        Face.MEDIUM,
        ink,
        max_lines=2,
        text_align=ft.TextAlign.CENTER,
    )
    has_room = kit.sizes.tier is Tier.TALL
    sign = [ft.Icon(ft.Icons.STYLE_OUTLINED, size=20, color=ink)] if has_room else []
    parts: list[ft.Control] = [*sign, words]
    return _key(_stacked(parts), label, on_tap, "count")


@still_component
def NextKey(kit: Kit, place: Place, share: int) -> Any:
    """Goes to the next field, and says which that is; `share` is its height in keys."""
    (side, field), low = place, share == 1
    short = low or (kit.sizes.is_narrow and not kit.sizes.in_columns)
    where = kit.following(field, short=short)
    said = kit.words.text("record-next-said", field=kit.field(field), side=kit.name(side))
    ink = C.ON_SECONDARY_CONTAINER
    parts: list[ft.Control] = [
        ft.Icon(ft.Icons.ARROW_FORWARD, size=20 if low else 26, color=ink),
        text(
            f"{mark_of(side).symbol} {where}",
            kit.sizes.text(14, most=19 if kit.sizes.is_large and not low else 24),
            Face.MEDIUM,
            ink,
            text_align=ft.TextAlign.CENTER,
        ),
    ]
    content = _side_by_side(parts) if low else _stacked(parts)
    ground = C.SECONDARY_CONTAINER
    return _key(
        content, said, lambda: kit.pencil.press(Key.NEXT), "key-next", ground=ground, share=share
    )


def _side_by_side(parts: list[ft.Control]) -> ft.Row:
    return ft.Row(parts, spacing=2, tight=True, alignment=ft.MainAxisAlignment.CENTER)


def _stacked(parts: list[ft.Control]) -> ft.Column:
    return ft.Column(
        parts,
        spacing=2,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def keypad(left: ft.Control, right: list[ft.Control], sizes: Sizes) -> ft.Control:
    """The digits to the left and what else there is in a column to the right."""
    column = ft.Column(right, spacing=SPACE, expand=1, horizontal_alignment=STRETCH)
    row = ft.Row([left, column], spacing=SPACE, vertical_alignment=STRETCH, expand=True)
    if sizes.key is None:
        return row
    rows = len(ROWS) + 1
    return ft.Container(row, height=rows * sizes.key + (rows - 1) * SPACE)


def _digit(kit: Kit, digit: str) -> ft.Control:
    size = kit.sizes.text(32 if kit.sizes.is_roomy else 26, most=LARGEST)
    shown = text(digit, size, Face.MEDIUM, max_lines=1)
    return _key(shown, digit, lambda: kit.pencil.press(digit), f"key-{digit}")


def _operator(kit: Kit, key: str, shown: str, name: str) -> ft.Control:
    size = kit.sizes.text(26, most=LARGEST)
    sign = text(shown, size, Face.MEDIUM, C.ON_SURFACE_VARIANT, max_lines=1)
    label = kit.words.text(f"record-key-{name}")
    return _key(sign, label, lambda: kit.pencil.press(key), f"key-{name}")


def _key(
    content: ft.Control,
    label: str,
    on_tap: Any,
    name: str,
    *,
    ground: ft.ColorValue = C.SURFACE_CONTAINER_HIGH,
    share: int = 1,
) -> ft.Control:
    return tappable(
        content,
        label,
        on_tap,
        name=name,
        expand=share,
        alignment=ft.Alignment.CENTER,
        bgcolor=ground,
        border_radius=14,
    )


SAVE_LARGEST = 28
"""The most pixels of the words on it, however large text is."""
WORDS = 176
"""Pixels for the words beside the sums."""
SAVE_SIGN = 36 + 24 + 2 * 8
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
    """True if everything usual was typed, and nothing impossible."""
    is_doubtful: bool
    """True where something is unlikely, and all of that is shown."""
    is_blank: bool

    @property
    def colors(self) -> Colors:
        """Filled when ready, tonal before, faded while there is nothing."""
        if self.is_blank:
            return C.with_opacity(0.12, C.ON_SURFACE), C.with_opacity(DISABLED, C.ON_SURFACE)
        if self.is_ready:
            return C.PRIMARY, C.ON_PRIMARY
        return C.SECONDARY_CONTAINER, C.ON_SECONDARY_CONTAINER


def save_view(deal: DealView) -> SaveView:
    """What there is to save of a form."""
    return SaveView(
        points=tuple(side.points for side in deal.sides),
        is_ready=not deal.is_impossible and deal.is_ready,
        is_doubtful=deal.is_doubtful,
        is_blank=deal.is_blank,
    )


@still_component
def SaveBar(kit: Kit, view: SaveView, width: float) -> Any:
    """The button below the keypad."""
    sizes, ink = kit.sizes, view.colors[1]
    sums = " : ".join(kit.words.number(one) for one in view.points)
    fitting = digits_size(sums, width - WORDS, scale=sizes.scale, most=20, least=12)
    size, said = sizes.text(18, most=SAVE_LARGEST), _label(kit, view)
    small = sizes.text(fitting, most=SAVE_LARGEST)
    room = width - SAVE_SIGN - digits_width(sums, small, scale=sizes.scale)
    words: ft.Control
    if lines_needed(said, room, size=size, scale=sizes.scale) in HAVE_ROOM:
        label = ft.Container(text(said, size, Face.BOLD, ink), expand=True)
        words = ft.Row([label, digits(sums, small, ink)], spacing=8, expand=True)
    else:
        size = sizes.text(18, most=LOWER)
        lines: list[ft.Control] = [text(said, size, Face.BOLD, ink), digits(sums, size, ink)]
        words = ft.Column(lines, spacing=0, tight=True, expand=True)
    content = ft.Row([ft.Icon(ft.Icons.CHECK, color=ink, size=24), words], spacing=8)
    height = sizes.save + (SAVE_LARGEST if sizes.is_large else 0)  # the words take two lines
    padding = ft.Padding.symmetric(horizontal=18)
    return _button(kit, view, content, height=height, padding=padding, border_radius=28)


@still_component
def SaveKey(kit: Kit, view: SaveView) -> Any:
    """Save as a key two rows high, where there is no room below the keypad."""
    ink = view.colors[1]
    label = kit.words.text("record-save-anyway" if view.is_doubtful else "record-save-short")
    content = ft.Column(
        [
            ft.Icon(ft.Icons.CHECK, color=ink, size=20),
            text(
                label,
                14 if view.is_doubtful else 17,
                Face.BOLD,
                ink,
                text_align=CENTRED,
            ),
            *(digits(kit.words.number(one), 13, ink) for one in view.points),
        ],
        spacing=0,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return _button(kit, view, content, expand=2, border_radius=24)


CENTRED = ft.TextAlign.CENTER


def _label(kit: Kit, view: SaveView) -> str:
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


def problem_text(
    problem: ProblemView, shown: str, *, size: float = 14, most_lines: int | None = None
) -> ft.Semantics:
    """What is wrong as `shown`; a screen reader says the whole sentence, and by itself."""
    row = problem_row(shown, size=size, most_lines=most_lines)
    return spoken(row, problem.said, name=f"problem-{problem.number}", live=True)


def problem_row(shown: str, *, size: float, most_lines: int | None) -> ft.Row:
    """A sign and words in the colour of errors."""
    words = text(
        shown,
        size,
        Face.MEDIUM,
        ft.Colors.ERROR,
        line=LINE if most_lines == 1 else SENTENCE,
        max_lines=most_lines,
        overflow=ft.TextOverflow.ELLIPSIS if most_lines else None,
    )
    sign = ft.Icon(ft.Icons.WARNING_AMBER_ROUNDED, size=size + 3, color=ft.Colors.ERROR)
    return ft.Row(
        [sign, ft.Container(words, expand=True)],
        spacing=3,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )


def at_the_question(deal: DealView) -> ProblemView | None:
    """What is wrong with the answer to "who went out?"."""
    return next((one for one in deal.problems if one.spot.is_who_out), None)


def elsewhere(deal: DealView, sizes: Sizes) -> tuple[ProblemView, ...]:
    """What is wrong and has no place of its own on the screen: it goes to the sentence.

    What is wrong with the side that is seen comes first. With columns every side's problems
    stand in its column, so only the whole deal's are left.
    """
    found = (one for one in deal.problems if not _has_place(one, deal, sizes))
    return tuple(sorted(found, key=lambda one: one.spot.side != deal.open_side))


def _has_place(problem: ProblemView, deal: DealView, sizes: Sizes) -> bool:
    spot = problem.spot
    if spot.is_who_out:
        return sizes.has_question and problem is at_the_question(deal)
    if spot.side is None:
        return False
    if sizes.in_columns and not deal.is_totals:
        return True
    seen = deal.is_totals or spot.side == deal.open_side
    return seen and spot.field in [view.field for view in deal.opened.fields]


def loose(problems: Iterable[ProblemView]) -> tuple[ProblemView, ...]:
    """Those of a side that are about none of its fields."""
    return tuple(one for one in problems if one.spot.field is None and not one.spot.is_who_out)


SIDE_SHARE, NOBODY_SHARE, WHO_OUT_SPACE = 34, 22, 6
WHO_OUT_SIGN, LEAST_SIZE, MOST_LINES = 21, 12, 2
"""Pixels of the sign before a name and the gap behind it, the least size of a name, its lines."""
NOBODY_AMONG_MANY = 36
"""With more than two sides every share is small, and the word is not."""
HELP = ("out", "concealed", "kinds", "threes", "hand")
"""What there is help for, from the question down the screen."""
ICONS = {
    "concealed": (ft.Icons.VISIBILITY_OFF_OUTLINED, ft.Icons.VISIBILITY_OFF),
    "acaba": (ft.Icons.FRONT_HAND_OUTLINED, ft.Icons.FRONT_HAND),
}


def endings(rules: RuleSet) -> dict[Ended, int]:
    """The ways of ending a deal beside going out, each with the points that it brings."""
    found: dict[Ended, int] = {}
    if rules.concealed_go_out_extra:
        found["concealed"] = rules.concealed_go_out_extra
    if rules.acaba.enabled:
        found["acaba"] = rules.acaba.caller
    return found


@dataclass(frozen=True, slots=True)
class Answer:
    """What was answered."""

    asked: bool
    """True if there is an answer at all."""
    out: int | None
    """The side that ended the deal; None: nobody."""
    ended: Ended


@still_component
def WhoOut(kit: Kit, answer: Answer, problem: ProblemView | None) -> Any:
    """The question, an answer for each side and for nobody, and how it was done."""
    ways = endings(kit.rules)
    switches = [
        _ending(kit, how, points, on=answer.ended == how, off=answer.out is None)
        for how, points in ways.items()
    ]
    answers: list[ft.Control] = [
        _answer(kit, place, on=answer.asked and answer.out == place)
        for place in (*range(len(kit.sides)), None)
    ]
    if kit.sizes.is_large:
        whole = ft.Container(_question(kit, problem), expand=True)
        asks: ft.Control = ft.Row([whole, HelpButton(kit.pencil.state, HELP)])
        return ft.Column([asks, *answers, *switches], spacing=WHO_OUT_SPACE)
    if kit.sizes.in_columns and kit.sizes.is_roomy:
        asks = ft.Container(_question(kit, problem), width=300 if problem else 140)
        return ft.Row(
            [
                asks,
                ft.Container(ft.Row(answers, spacing=WHO_OUT_SPACE), width=560),
                *switches,
                HelpButton(kit.pencil.state, HELP),
            ]
        )
    if not kit.sizes.has_question:
        return ft.Row([*answers, *switches], spacing=WHO_OUT_SPACE)
    asks = ft.Container(_question(kit, problem), expand=True)
    has_room = bool(switches or problem)
    helps = [HelpButton(kit.pencil.state, HELP)] if has_room else []
    line = ft.Row([asks, *switches, *helps], height=48 if has_room else 28, spacing=0)
    return ft.Column([line, ft.Row(answers, spacing=WHO_OUT_SPACE)], spacing=0)


def _question(kit: Kit, problem: ProblemView | None) -> ft.Control:
    if problem is not None:
        return problem_text(problem, problem.said, most_lines=2)
    return text(kit.words.text("record-who-out"), 16, Face.MEDIUM)


def _answer(kit: Kit, place: int | None, *, on: bool) -> ft.Control:
    ground: ft.ColorValue
    ink: ft.ColorValue
    if place is None:
        said, shown = kit.words.text("record-nobody-out"), kit.words.text("record-nobody")
        ground, ink = C.INVERSE_SURFACE, C.ON_INVERSE_SURFACE
    else:
        side, mark = kit.sides[place], mark_of(place)
        said = kit.words.text("record-went-out", side=side.name)
        room = _room(kit) - WHO_OUT_SIGN
        shown = fitting_name(side.name, side.short, room, size=15, scale=kit.sizes.scale)
        ground, ink = mark.color, mark.on_color
    if not on:
        ground, ink = C.SURFACE_CONTAINER_LOWEST, C.ON_SURFACE
    return tappable(
        _answer_content(kit, place, shown, ink, on=on),
        said,
        lambda: kit.pencil.went_out(place),
        name=f"who-{'nobody' if place is None else place}",
        selected=on,
        expand=None if kit.sizes.is_large else _nobody(kit) if place is None else SIDE_SHARE,
        height=kit.sizes.around(15),
        bgcolor=ground,
        alignment=ft.Alignment.CENTER,
        padding=ft.Padding.symmetric(horizontal=3 if kit.sizes.is_narrow else 6),
        border=ft.Border.all(2 if on else 1, ground if on else C.OUTLINE),
        border_radius=24 if on else 12,
    )


def _answer_content(
    kit: Kit, place: int | None, shown: str, ink: ft.ColorValue, *, on: bool
) -> ft.Control:
    """A check mark or the side's own mark where there is room, and the name, no word torn."""
    room = _room(kit) if place is not None else _room(kit) * _nobody(kit) / SIDE_SHARE
    size, has_sign, lines = _set_in(kit, shown, room, needs_sign=on or place is not None)
    name = text(
        shown,
        size,
        Face.BOLD if on else Face.MEDIUM,
        ink,
        max_lines=lines,
        overflow=ft.TextOverflow.ELLIPSIS,
        text_align=ft.TextAlign.CENTER,
        expand=True,
        expand_loose=True,
    )
    sign: list[ft.Control] = []
    if on and has_sign:
        sign = [ft.Icon(ft.Icons.CHECK, size=18 if place is not None else 16, color=ink)]
    elif place is not None and has_sign:
        sign = [text(mark_of(place).symbol, 16, color=mark_of(place).color)]
    return ft.Row([*sign, name], spacing=3, tight=True, alignment=ft.MainAxisAlignment.CENTER)


def _set_in(kit: Kit, shown: str, room: float, *, needs_sign: bool) -> tuple[float, bool, int]:
    """The size of a name, whether a sign stands before it, and its lines.

    A name too long for all of that ends in an ellipsis, on a line of its own where it has a word
    that fits before.
    """
    usual, scale = 14 if kit.sizes.is_narrow else 15, kit.sizes.scale
    if kit.sizes.is_large:
        return usual, True, 1
    ways = [(size, sign) for sign in (True, False) for size in range(usual, LEAST_SIZE - 1, -1)]
    for size, has_sign in ways if needs_sign else ways[len(ways) // 2 :]:
        left = room - WHO_OUT_SIGN if has_sign else room
        lines = lines_needed(shown, left, size=size, scale=scale)
        if lines is not None and lines <= MOST_LINES:
            return size, has_sign, lines
    first, *others = shown.split() or [""]
    begins = others and fits(first, room - WHO_OUT_SIGN, size=LEAST_SIZE, scale=scale)
    return LEAST_SIZE, bool(begins), MOST_LINES if begins else 1


def _room(kit: Kit) -> float:
    """Pixels for the name of a side and the sign before it."""
    if kit.sizes.is_large:
        return kit.sizes.width - 38
    sides = len(kit.sides)
    ways = 0 if kit.sizes.has_question else len(endings(kit.rules))
    whole = 560 if kit.sizes.is_roomy else kit.sizes.width - 24 - ways * 54
    share = SIDE_SHARE / (SIDE_SHARE * sides + _nobody(kit))
    edges = 2 * ((3 if kit.sizes.is_narrow else 6) + 2)
    return (whole - WHO_OUT_SPACE * sides) * share - edges


def _nobody(kit: Kit) -> int:
    return NOBODY_SHARE if len(kit.sides) <= PAIR else NOBODY_AMONG_MANY


def _ending(
    kit: Kit,
    how: Ended,
    points: int,
    *,
    on: bool,
    off: bool,
) -> ft.Control:
    """A switch with words where there is a line for it, else with an icon."""
    ending = kit.words.text(f"record-{how}")
    earned = kit.words.points(points)
    said = kit.words.text("record-ending-said", ending=ending, points=earned)
    ink = C.with_opacity(DISABLED, C.ON_SURFACE) if off else C.ON_SURFACE
    worded = kit.sizes.has_question
    return tappable(
        _worded(ending, earned, ink, on=on) if worded else _icon(how, ink, on=on),
        said,
        None if off else lambda: kit.pencil.ended_by(how),
        name=how,
        selected=on,
        width=None if worded else 48,
        height=kit.sizes.around(15),
        padding=ft.Padding.symmetric(horizontal=8) if worded else None,
        alignment=None if worded else ft.Alignment.CENTER,
        border_radius=24 if on or worded else 12,
        bgcolor=C.SURFACE_CONTAINER_HIGHEST if on else None,
        border=None if worded else ft.Border.all(1, C.OUTLINE if not off else C.OUTLINE_VARIANT),
    )


def _worded(ending: str, earned: str, ink: ft.ColorValue, *, on: bool) -> ft.Control:
    box = ft.Icons.CHECK_BOX if on else ft.Icons.CHECK_BOX_OUTLINE_BLANK
    face = Face.BOLD if on else Face.MEDIUM
    return ft.Row(
        [
            ft.Icon(box, size=22, color=ink),
            text(ending, 14, face, ink),
            text(earned, 13, color=ink),
        ],
        spacing=6,
        tight=True,
    )


def _icon(how: Ended, ink: ft.ColorValue, *, on: bool) -> ft.Control:
    return ft.Icon(ICONS[how][on], size=22, color=ink)


@dataclass(frozen=True, slots=True, kw_only=True)
class SideParts:
    """The live parts of one side."""

    place: int
    view: Live[SideView]
    """The side as a whole."""
    is_open: Live[bool]
    """True if the cursor is in it."""
    rows: tuple[tuple[Row, tuple[Live[Chip], ...]], ...]
    fields: tuple[tuple[Field, Live[FieldView]], ...]


class Board:
    """The live parts of one form, the same ones from its opening to its end."""

    def __init__(self) -> None:
        """Nothing is shown yet."""
        self._parts: dict[Hashable, Live[Any]] = {}

    def show(self, kit: Kit, deal: DealView) -> None:
        """Have every part show what it shows of a form; those that look the same stay."""
        for key, shown in _parts_of(kit, deal):
            if key in self._parts:
                self._parts[key].shown = shown
            else:
                self._parts[key] = Live(shown)

    @property
    def answer(self) -> Live[Answer]:
        """Who went out, and how."""
        return self._parts["answer"]

    @property
    def save(self) -> Live[SaveView]:
        """What there is to save."""
        return self._parts["save"]

    @property
    def next_place(self) -> Live[Place]:
        """The field to which the key for the next one leads."""
        return self._parts["next"]

    @property
    def opened(self) -> Live[SideView]:
        """The side in which the cursor is."""
        return self._parts["opened"]

    @property
    def open_side(self) -> Live[int]:
        """The place of that side."""
        return self._parts["open side"]

    def side(self, view: SideView) -> SideParts:
        """The parts of the side that looks like this."""
        place, parts = view.place, self._parts
        rows = (
            (row, tuple(parts["chip", place, row.key, chip.number] for chip in chips))
            for row, chips in view.rows
        )
        fields = ((one.field, parts["field", place, one.field]) for one in view.fields)
        return SideParts(
            place=place,
            view=parts["side", place],
            is_open=parts["open", place],
            rows=tuple(rows),
            fields=tuple(fields),
        )


def _parts_of(kit: Kit, deal: DealView) -> Iterator[tuple[Hashable, object]]:
    """What each part shows of a form, by the name under which it is kept."""
    form = kit.pencil.form
    yield "answer", Answer(form.asked, form.out, form.ended)
    yield "save", save_view(deal)
    yield "next", (deal.next_field.side, deal.next_field.field)
    yield "opened", deal.opened
    yield "open side", deal.open_side
    for side in deal.sides:
        yield ("side", side.place), side
        yield ("open", side.place), side.is_open
        for row, chips in side.rows:
            yield from ((("chip", side.place, row.key, chip.number), chip) for chip in chips)
        yield from ((("field", side.place, view.field), view) for view in side.fields)
