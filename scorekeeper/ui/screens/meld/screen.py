"""The Meld tab: the question, the cards, and the answer."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import flet as ft

from scorekeeper.entry.lay_down import answered, written
from scorekeeper.i18n.rules import card as card_name
from scorekeeper.i18n.rules import rule_set_name
from scorekeeper.rules import RuleSetId
from scorekeeper.rules.cards import SUITS
from scorekeeper.scoring.best_meld import BestMeld
from scorekeeper.scoring.candidate_melds import Preference
from scorekeeper.scoring.initial_meld import is_exempt
from scorekeeper.scoring.meld import Meld
from scorekeeper.ui.screens.meld.grid import card_grid, found_rows, hand_row, meld_rows
from scorekeeper.ui.screens.meld.question import (
    Asked,
    Finder,
    Kit,
    SideAsked,
    Sizes,
    Taps,
    Told,
    Tone,
    asked,
    hand_told,
    problem_told,
    row_told,
    rules_asked,
    search_of,
    sizes_of,
    told,
)
from scorekeeper.ui.screens.meld.reference import reference_parts, reference_sheet
from scorekeeper.ui.state import State, component, use_state
from scorekeeper.ui.theme import SYMBOLS, Face
from scorekeeper.ui.widgets.buttons import (
    Handler,
    button,
    complaint,
    icon_button,
    mark_of,
    remark,
    spoken,
    tappable,
    unspoken,
)
from scorekeeper.ui.widgets.cards import SUIT_SIGNS, face
from scorekeeper.ui.widgets.dialogs import Item, bottom_sheet, menu_sheet
from scorekeeper.ui.widgets.keypad import Asked as AskedNumber
from scorekeeper.ui.widgets.keypad import use_number_pad
from scorekeeper.ui.widgets.page import in_rows, padded, page
from scorekeeper.ui.widgets.rule_sets import rule_set_chooser
from scorekeeper.ui.widgets.text import SENTENCE, digits, fitting_name, one_line, text

EDGE = 12


@dataclass(frozen=True, slots=True, kw_only=True)
class Parts:
    """The parts from the top to the bottom; the grid comes between tools and foot."""

    bar: ft.Control
    selector: ft.Control
    verdict: ft.Control
    rows: list[ft.Control]
    tools: list[ft.Control]
    foot: ft.Control


def laid_out(kit: Kit, parts: Parts) -> ft.Control:
    """The whole screen."""
    if kit.sizes.panes > 1:
        return _panes(kit, parts)
    return _scrolled(kit, parts) if kit.sizes.scrolls else _upright(kit, parts)


def _upright(kit: Kit, parts: Parts) -> ft.Control:
    """Everything stays where it is; only the melds scroll where they are many."""
    gap = kit.sizes.gap
    return page(
        parts.bar,
        padded(parts.selector),
        padded(parts.verdict),
        padded(_melds(kit, parts), expand=True),
        *(padded(tools) for tools in parts.tools),
        padded(card_grid(kit)),
        padded(parts.foot, bottom=8),
        spacing=gap,
    )


def _scrolled(kit: Kit, parts: Parts) -> ft.Control:
    """Question and answer scroll, and where the grid leaves no room for that, it scrolls too."""
    gap, grid, foot = kit.sizes.gap, card_grid(kit), parts.foot
    tools, suits = parts.tools[0], parts.tools[1:]
    above: list[ft.Control] = [
        padded(part) for part in (parts.selector, parts.verdict, *parts.rows, tools)
    ]
    bar: list[ft.Control] = [parts.bar]
    if kit.sizes.is_large:  # the answer first: what it is about is chosen once
        answer = [padded(part) for part in (parts.verdict, *parts.rows)]
        above, bar = [parts.bar, *answer, padded(parts.selector), padded(tools)], []
    if kit.sizes.all_scrolls:
        below = [padded(part) for part in (*suits, grid, foot)]
        return page(*bar, _scrolling([*above, *below, ft.Container()], gap), spacing=0)
    return page(
        *bar,
        _scrolling(above, gap),
        *(padded(part) for part in (*suits, grid)),
        padded(foot, bottom=gap),
        spacing=gap,
    )


def _panes(kit: Kit, parts: Parts) -> ft.Control:
    """Question and answer on the left, cards to tap on the right, then the reference."""
    gap, sizes = kit.sizes.gap, kit.sizes
    left = [parts.selector, parts.verdict]
    right, foot_right = [*parts.tools], [] if sizes.foot_left else [parts.foot]
    foot_left = [parts.foot] if sizes.foot_left else []
    if sizes.scrolls:
        shown = [
            _scrolling([*left, *parts.rows, *foot_left], gap),
            _scrolling([*right, card_grid(kit), *foot_right], gap),
        ]
    else:
        grid = card_grid(kit, expand=sizes.fills)
        below = [_scrolling(reference_parts(kit), gap)] if sizes.has_fold else []
        shown = [
            _column([*left, _melds(kit, parts), *foot_left], gap),
            _column([*right, grid, *foot_right, *below], gap),
        ]
    if sizes.panes > 2:
        shown.append(_scrolling(reference_parts(kit), gap))
    panes = ft.Row(
        [ft.Container(pane, expand=True) for pane in shown],
        spacing=EDGE,
        expand=True,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return page(parts.bar, padded(panes, expand=True, bottom=8), spacing=0)


def _melds(kit: Kit, parts: Parts) -> ft.Column:
    """The melds; where the last one is tapped into it is the one that is seen."""
    form = kit.form
    at_end = not form.is_hand and form.melds.is_last
    return _scrolling(parts.rows, kit.sizes.gap / 2, at_end=at_end)


def _column(parts: Sequence[ft.Control], gap: float) -> ft.Column:
    return ft.Column(
        list(parts),
        spacing=gap,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _scrolling(parts: Sequence[ft.Control], gap: float, *, at_end: bool = False) -> ft.Column:
    return ft.Column(
        list(parts),
        spacing=gap,
        expand=True,
        scroll=ft.ScrollMode.AUTO,
        auto_scroll=at_end,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


LARGEST_TITLE = 30
"""The most pixels of the title, however large text is."""


def heading_bar(kit: Kit, to_notation: Handler, to_reference: Handler) -> ft.Container:
    """The heading; the row of the table is told in full, on two lines where it must be."""
    words, asks = kit.words, "hand" if kit.form.is_hand else "melds"
    size = kit.sizes.at_most(20, LARGEST_TITLE)
    row = text(row_told(words, kit.asked), 14, color=ft.Colors.ON_SURFACE_VARIANT)
    title = ft.Semantics(
        header=True,
        container=True,
        content=text(words.text("meld-title", asks=asks), size, Face.MEDIUM),
    )
    said = ft.Semantics(identifier="row", container=True, content=row)
    lines = ft.Column([title, said], spacing=0, alignment=ft.MainAxisAlignment.CENTER, expand=True)
    least = ft.Container(height=kit.sizes.bar)
    return ft.Container(
        ft.Row([lines, *_actions(kit, to_notation, to_reference), least], spacing=4),
        padding=ft.Padding.only(left=16, right=4),
    )


def _actions(kit: Kit, to_notation: Handler, to_reference: Handler) -> list[ft.Control]:
    """Cards in writing, and the quick reference where it is not seen anyway."""
    words = kit.words
    notation = icon_button(
        ft.Icons.KEYBOARD_OUTLINED, words.text("meld-notation"), to_notation, name="notation"
    )
    if kit.sizes.shows_reference:
        return [notation]
    about = words.text("meld-reference", rules=rule_set_name(kit.words, kit.asked.book.identity))
    reference = icon_button(
        ft.Icons.HELP_OUTLINE, about, to_reference, name="table-of-requirements"
    )
    return [notation, reference]


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


COLORS = {
    Tone.OPEN: (C.SURFACE_CONTAINER_HIGH, C.ON_SURFACE),
    Tone.GOOD: (C.PRIMARY_CONTAINER, C.ON_PRIMARY_CONTAINER),
    Tone.BAD: (C.ERROR_CONTAINER, C.ON_ERROR_CONTAINER),
}
SIGNS = {
    Tone.OPEN: ft.Icons.HELP_OUTLINE,
    Tone.GOOD: ft.Icons.CHECK_CIRCLE,
    Tone.BAD: ft.Icons.CANCEL,
}
VERDICT_PADDING = 8
LARGEST_HEAD, LARGEST_VALUE = 32, 44
"""The most pixels of head and value, however large text is."""
NUMBERS, SHORT = 96, 9
"""Width of the numbers where their words are longer than so many letters."""


def verdict_panel(told: Told, sizes: Sizes) -> ft.Container:
    """The panel; it grows with what is to be said."""
    ground, ink = COLORS[told.tone]
    words = ft.Column(
        [
            text(told.head, sizes.at_most(sizes.head, LARGEST_HEAD), Face.BOLD, ink),
            *([text(told.why, 14, color=ink, line=SENTENCE)] if told.why else []),
        ],
        spacing=2,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    said = spoken(words, f"{told.head}. {told.why}".strip(), name="verdict", live=True, expand=True)
    icon = ft.Icons.HOURGLASS_TOP if told.is_stale else SIGNS[told.tone]
    least = ft.Container(width=0, height=sizes.verdict - 2 * VERDICT_PADDING)
    sign = unspoken(ft.Icon(icon, color=ink, size=sizes.sign))
    return ft.Container(
        ft.Row([least, sign, said, *_numbers(told, ink, sizes)], spacing=10),
        bgcolor=ground,
        border_radius=20,
        padding=ft.Padding.only(left=4, right=14, top=VERDICT_PADDING, bottom=VERDICT_PADDING),
    )


def _numbers(told: Told, ink: ft.ColorValue, sizes: Sizes) -> list[ft.Control]:
    if not told.value:
        return []
    value = digits(told.value, sizes.at_most(sizes.value, LARGEST_VALUE), ink)
    needed = text(told.needed, 15, Face.MEDIUM, ink, text_align=ft.TextAlign.CENTER)
    return [
        ft.Container(
            ft.Column(
                [
                    ft.Semantics(identifier="value", container=True, content=value),
                    ft.Semantics(identifier="requirement", container=True, content=needed),
                ],
                spacing=0,
                tight=True,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            ),
            width=NUMBERS if sizes.is_large or len(told.needed) > SHORT else None,
        )
    ]


def use_preferences(kit: Kit) -> Callable[[], None]:
    """Have the menu in a component; gives the call that opens it."""
    is_open, set_open = ft.use_state(False)

    def chosen(preference: Preference) -> None:
        kit.taps.prefer(preference)
        set_open(False)

    sheet = None
    if is_open:
        items = [_item(kit, one, partial(chosen, one)) for one in Preference]
        title = kit.words.text("meld-prefer-title")
        sheet = menu_sheet(kit.taps.state, title, items, lambda: set_open(False))
    ft.use_dialog(sheet)
    return lambda: set_open(True)


def _item(kit: Kit, preference: Preference, on_tap: Callable[[], None]) -> Item:
    is_chosen = preference is kit.form.preference
    icon = ft.Icons.RADIO_BUTTON_CHECKED if is_chosen else ft.Icons.RADIO_BUTTON_UNCHECKED
    label = kit.words.text("meld-preference", preference=preference)
    return Item(f"prefer-{preference}", label, icon, on_tap)


NOTATION_EDGE = 16


def use_notation(kit: Kit) -> Callable[[], None]:
    """Have the sheet in a component; gives the call that opens it."""
    is_open, set_open = ft.use_state(False)
    wrong, set_wrong = ft.use_state("")
    drawn: Any = ft.use_ref()

    def open_sheet() -> None:
        drawn.current = None
        set_wrong("")
        set_open(True)

    def done() -> None:
        problem = kit.taps.write_down(drawn.current.value or "")
        set_wrong(problem_told(kit.words, problem) if problem else "")
        set_open(problem is not None)

    sheet = None
    if is_open:
        # drawn with what stands in it: the text of an event may be older, and would undo it
        typed = written(kit.form) if drawn.current is None else drawn.current.value
        drawn.current = _field(kit, typed, done)
        sheet = _sheet(kit, drawn.current, wrong, done, lambda: set_open(False))
    ft.use_dialog(sheet)
    return open_sheet


def _sheet(
    kit: Kit,
    field: ft.TextField,
    wrong: str,
    done: Callable[[], None],
    left: Callable[[], None],
) -> ft.BottomSheet:
    words = kit.words
    rows: list[ft.Control] = [
        ft.Semantics(identifier="notation-field", container=True, content=field),
        *([complaint(wrong, name="notation-wrong")] if wrong else []),
        remark(words.text("meld-notation-hint", asks=_asks(kit))),
        button(words.text("meld-notation-done"), done, filled=True, name="notation-done"),
    ]
    padding = ft.Padding.only(left=NOTATION_EDGE, right=NOTATION_EDGE, bottom=12)
    shown = [ft.Container(row, padding=padding) for row in rows]
    return bottom_sheet(kit.taps.state, words.text("meld-notation"), shown, left)


def _asks(kit: Kit) -> str:
    return "hand" if kit.form.is_hand else "melds"


def _field(kit: Kit, typed: str, done: Callable[[], None]) -> ft.TextField:
    style = ft.TextStyle(
        size=20,
        font_family=Face.REGULAR,
        font_family_fallback=[SYMBOLS],
        color=ft.Colors.ON_SURFACE,
    )
    return ft.TextField(
        label=kit.words.text("meld-notation-label", asks=_asks(kit)),
        value=typed,
        text_style=style,
        autofocus=True,
        autocorrect=False,
        enable_suggestions=False,
        capitalization=ft.TextCapitalization.CHARACTERS,
        on_change=lambda: None,  # so that the client tells what is typed
        on_submit=done,
    )


FOOT_GAP = 8


def foot_of_melds(kit: Kit, *, may_lay: bool) -> ft.Control:
    """Clear, the way to a hand, and Lay it where a side of the match is asked for."""
    words = kit.words
    find = _button(kit, words.text("meld-find"), kit.taps.turn, name="find", expand=6)
    buttons = [_clear(kit), find]
    if kit.asked.side is not None:
        lay = kit.taps.lay if may_lay else None
        label = words.text("meld-lay")
        return _foot(kit, buttons, _button(kit, label, lay, name="lay", filled=True, expand=4))
    return ft.Row(list(buttons), spacing=FOOT_GAP)


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
        return in_rows(first, [last], spacing=FOOT_GAP)
    return in_rows([*first, last], spacing=FOOT_GAP)


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


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """The answer in words, the rows below it, and the buttons for what can be done with them."""

    told: Told
    rows: list[ft.Control]
    foot: ft.Control


def shown_melds(kit: Kit) -> Shown:
    """The melds that were tapped, and whether they are enough."""
    answer = answered(kit.asked.rules, kit.form, kit.asked.required)
    return Shown(
        told=told(kit.words, kit.asked, kit.form, answer),
        rows=meld_rows(kit, answer.melds),
        foot=foot_of_melds(kit, may_lay=answer.is_allowed and not kit.form.awaits_top),
    )


def shown_hand(kit: Kit, finder: Finder) -> Shown:
    """The cards of a hand, and what can be laid of them."""
    finder.look(search_of(kit.asked, kit.form))
    finding, exempt = finder.found, is_exempt(kit.asked.rules, kit.form.lay_down)
    said = hand_told(kit.words, kit.asked, kit.form, finding, is_exempt=exempt)
    held = [hand_row(kit)] if kit.form.hand else []
    if not isinstance(finding, BestMeld) or kit.form.awaits_top:
        return Shown(told=said, rows=held, foot=foot_of_hand(kit, ()))
    laid = kit.form.using(finding.lay_down.melds)
    melds = answered(kit.asked.rules, laid, kit.asked.required).melds
    return Shown(
        told=replace(said, is_stale=not finder.is_done),
        rows=[*found_rows(kit, melds), *held],
        foot=foot_of_hand(kit, finding.lay_down.melds if finder.is_done else ()),
    )


@component
def MeldScreen() -> Any:
    """The tab; while other rules are chosen their list lies over it."""
    state = use_state()
    is_choosing, set_choosing = ft.use_state(False)
    if not is_choosing:
        return Question(lambda: set_choosing(True))

    def chosen(ruleset: RuleSetId) -> None:
        Taps(state, lambda: set_choosing(False)).rules(ruleset)

    return rule_set_chooser(
        state.words,
        chosen,
        lambda: set_choosing(False),
        chosen=rules_asked(state),
        name="asked-rules",
    )


@component
def Question(to_rules: Handler) -> Any:
    """Melds that are laid, or a hand of which they may be."""
    state, redraw = use_state(), _use_redraw()
    taps = Taps(state, redraw)
    kit = _kit(state, taps)
    ask_number = use_number_pad(state)
    to_notation, to_preferences = use_notation(kit), use_preferences(kit)
    is_open, set_open = ft.use_state(False)
    ft.use_dialog(reference_sheet(kit, lambda: set_open(False)) if is_open else None)
    finder: Finder = ft.use_memo(Finder, [])
    finder.redraw = redraw

    def to_score() -> None:
        taps.other()
        ask_number(_number(state, taps))

    shown = shown_hand(kit, finder) if kit.form.is_hand else shown_melds(kit)
    return laid_out(
        kit,
        Parts(
            bar=heading_bar(kit, to_notation, lambda: set_open(True)),
            selector=selector(kit, Ways(to_score, to_rules)),
            verdict=verdict_panel(shown.told, kit.sizes),
            rows=shown.rows,
            tools=tool_rows(kit, to_preferences),
            foot=shown.foot,
        ),
    )


def _kit(state: State, taps: Taps) -> Kit:
    now = asked(state)
    sizes = sizes_of(state.layout, selector_rows=selector_rows(now), tool_rows=tool_row_count(now))
    return Kit(state.asking.form, now, state.words, sizes, taps)


def _use_redraw() -> Callable[[], None]:
    """What has this screen drawn again, and no other."""
    _, redraw = ft.use_state(0)
    return lambda: redraw(lambda drawn: drawn + 1)


def _number(state: State, taps: Taps) -> AskedNumber:
    """The number that decides by the rules that are asked about: a score, or that of a deal."""
    now, words = asked(state), state.words
    key, value = ("deal", now.deal_number) if now.by_deal else ("score", now.score)
    return AskedNumber(
        title=words.text("meld-ask-number", by=key),
        value=value,
        on_done=taps.number,
        signed=not now.by_deal,
    )
