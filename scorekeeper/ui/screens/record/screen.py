"""The record screen: a new deal, a deal to be amended, or one that was forgotten."""

import functools
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import flet as ft

from scorekeeper.entry import Form, Key, Mode, Place, main_rows
from scorekeeper.entry.form import MINUS as SIGN
from scorekeeper.entry.form import PLUS, TIMES
from scorekeeper.i18n import Words
from scorekeeper.i18n.matches import Teller
from scorekeeper.i18n.messages import MINUS, clock
from scorekeeper.i18n.rules import rule_set_name
from scorekeeper.rules import rule_book
from scorekeeper.services import Change
from scorekeeper.ui.screens.record.controller import (
    EDGE,
    GAP,
    LYING_PANEL,
    PANEL,
    Arrangement,
    DealView,
    Kind,
    Kit,
    Pencil,
    Purpose,
    Rival,
    SideView,
    Sizes,
    deal_view,
    purpose_of,
    sizes_of,
    swiped,
)
from scorekeeper.ui.screens.record.counting import CountingForm
from scorekeeper.ui.screens.record.fields import Scroller, SideTab, follow, problem_line, typed_at
from scorekeeper.ui.screens.record.keypad import (
    Board,
    CountKey,
    DeleteKey,
    Digits,
    NextKey,
    SaveBar,
    SaveKey,
    SideParts,
    WhoOut,
    at_the_question,
    elsewhere,
    endings,
    keypad,
    loose,
)
from scorekeeper.ui.screens.record.more_sheet import more_sheet
from scorekeeper.ui.screens.record.sides import SideColumn, SidePanel, totals_of
from scorekeeper.ui.state import (
    Held,
    State,
    component,
    go,
    still_component,
    use_keyboard,
    use_state,
)
from scorekeeper.ui.theme import Face
from scorekeeper.ui.widgets.buttons import Handler, icon_button, mark_of, tappable
from scorekeeper.ui.widgets.dialogs import answer, question
from scorekeeper.ui.widgets.page import app_bar, cover, padded, page
from scorekeeper.ui.widgets.text import digits, fitting_name, one_line, text

STRETCH = ft.CrossAxisAlignment.STRETCH


@dataclass(frozen=True, slots=True)
class Parts:
    """Makes the parts for one form as it is now; what is live on its board goes on by itself."""

    kit: Kit
    deal: DealView
    board: Board
    count: Callable[[], None]
    """Leads to the counting of cards."""

    @property
    def has_count_key(self) -> bool:
        """True if counting cards has a key; where room is short it stands in the top bar."""
        return bool(self.sizes.save) and not self.deal.is_totals

    @property
    def sizes(self) -> Sizes:
        """The measures of the parts."""
        return self.kit.sizes

    @property
    def sides(self) -> list[SideParts]:
        """The parts of each side."""
        return [self.board.side(view) for view in self.deal.sides]

    def who_out(self) -> ft.Control:
        """The question who went out."""
        problem = at_the_question(self.deal) if self.sizes.has_question else None
        asked: ft.Control = WhoOut(self.kit, self.board.answer, problem)
        return asked

    def one_side(self) -> ft.Control:
        """The tabs and below them the panel of the chosen side; or the totals."""
        if self.deal.is_totals:
            return self.totals()
        tabs: list[ft.Control] = [
            SideTab(self.kit, side.view, key=side.place) for side in self.sides
        ]
        heads: ft.Control = ft.Row(tabs, spacing=0)
        if self.sizes.is_large:
            heads = ft.Column(tabs, spacing=0, horizontal_alignment=STRETCH)
        shown = ft.Column([heads, *self._panels()], spacing=0, horizontal_alignment=STRETCH)
        return ft.Container(
            swiped(self.kit.pencil, shown), padding=ft.Padding.symmetric(horizontal=4)
        )

    def _panels(self) -> list[ft.Control]:
        loose = elsewhere(self.deal, self.sizes)
        here = self.deal.open_side
        return [
            SidePanel(
                self.kit, side, side.is_open, loose if side.place == here else (), key=side.place
            )
            for side in self.sides
        ]

    def totals(self) -> ft.Control:
        """A large field a side, and what is wrong with the deal or that details can wait."""
        parts: list[ft.Control] = [totals_of(self.kit, self.sides)]
        if loose := elsewhere(self.deal, self.sizes):
            parts.append(problem_line(self.kit, loose, None))
        else:
            hint = self.kit.words.text("record-totals-hint")
            parts.append(text(hint, 13, color=ft.Colors.ON_SURFACE_VARIANT))
        return ft.Container(
            ft.Column(parts, spacing=8, horizontal_alignment=STRETCH),
            padding=ft.Padding.symmetric(horizontal=EDGE),
        )

    def keypad(self) -> ft.Control:
        """The keys; where room is short Save is one of them."""
        kit, board = self.kit, self.board
        small = not self.sizes.save
        share = 1 if small else 3
        counts = self.has_count_key
        right = [DeleteKey(kit), *([CountKey(kit, self.count)] if counts else [])]
        right.append(NextKey(kit, board.next_place, share - counts))
        if small:
            right.append(SaveKey(kit, board.save))
        return keypad(Digits(kit, self.deal.is_totals), right, self.sizes)

    def save(self, width: float) -> ft.Control:
        """Save below the keypad, so many pixels wide."""
        bar: ft.Control = SaveBar(self.kit, self.board.save, width)
        return bar


C = ft.Colors


def columns(bar: ft.Control, parts: Parts) -> ft.Control:
    """The question above, the sides below it, the keypad where it has room."""
    sizes = parts.sizes
    beside = sizes.arrangement is Arrangement.COLUMNS
    form = _form(parts)
    if not beside:
        width = sizes.width - 2 * EDGE
        keys, save = padded(parts.keypad()), padded(parts.save(width), bottom=8)
        return page(bar, padded(parts.who_out()), form, keys, save)
    pad = ft.Container(
        ft.Column(
            [Typing(parts.kit, parts.board.opened), parts.keypad(), parts.save(PANEL - 28)],
            spacing=10,
            horizontal_alignment=STRETCH,
        ),
        width=PANEL,
        padding=14,
        border_radius=20,
        bgcolor=C.SURFACE_CONTAINER,
        margin=ft.Margin.only(right=EDGE, bottom=EDGE),
    )
    row = ft.Row([form, pad], spacing=GAP, expand=True, vertical_alignment=STRETCH)
    return page(bar, padded(parts.who_out()), row)


def _form(parts: Parts) -> ft.Control:
    """The columns, or the totals; what is wrong with the whole deal stands above them."""
    if parts.deal.is_totals:
        return ft.Column([parts.totals()], expand=True, horizontal_alignment=STRETCH)
    shown: list[ft.Control] = [
        SideColumn(parts.kit, side, side.is_open, loose(view.problems), key=side.place)
        for side, view in zip(parts.sides, parts.deal.sides, strict=True)
    ]
    row = ft.Row(shown, spacing=GAP, expand=True, vertical_alignment=STRETCH)
    whole = elsewhere(parts.deal, parts.sizes)
    above = [problem_line(parts.kit, whole, None)] if whole else []
    return padded(
        ft.Column([*above, row], spacing=4, expand=True, horizontal_alignment=STRETCH),
        expand=True,
        bottom=EDGE if parts.sizes.arrangement is Arrangement.COLUMNS else 0,
    )


@still_component
def Typing(kit: Kit, opened: SideView) -> Any:
    """What the keypad types into just now, in the largest digits."""
    mark, side = mark_of(opened.place), opened.side
    field = next((one for one in opened.fields if one.is_active), opened.fields[0])
    name = fitting_name(side.name, side.short, PANEL - 170, size=18, scale=kit.sizes.scale)
    what = text(kit.field(field.field), 16, color=C.ON_SURFACE_VARIANT)
    symbol = text(mark.symbol, 20, color=mark.color)
    shown = field.text.replace(SIGN, MINUS) or "0"
    number = digits(shown, _display(shown), mark.color)
    return ft.Container(
        ft.Column(
            [
                ft.Row([symbol, one_line(name, 18, Face.BOLD, expand=True), what], spacing=6),
                ft.Row([number], alignment=ft.MainAxisAlignment.END),
            ],
            spacing=6,
        ),
        height=112,
        padding=ft.Padding.symmetric(vertical=10, horizontal=14),
        border_radius=16,
        bgcolor=C.SURFACE_CONTAINER_LOWEST,
        border=ft.Border.all(2, mark.color),
    )


def _display(shown: str) -> float:
    """The size in which a sum fits the display."""
    return max(24, min(56, (PANEL - 60) / (0.62 * len(shown))))


LONGEST = 14
"""Characters of the rule set and the dealer beside the words of the switch on a phone."""

SQUEEZED = 26
"""Pixels of the title beside two buttons, in the pane that lies next to large text."""


@still_component
def TopBar(
    kit: Kit,
    open_side: int,
    is_totals: bool,  # noqa: FBT001 - components take what they show
    open_sheet: Callable[[], None],
    count: Callable[[], None] | None,
) -> Any:
    """Close, the deal's number, the switch to totals, and the sheet for what is rare.

    `count` leads to the counting of cards, where no key does.
    """
    counts = [] if count is None else [_count(kit, count)]
    purpose, side, sizes = kit.purpose, kit.name(open_side), kit.sizes
    is_squeezed = sizes.is_large and sizes.arrangement is Arrangement.BESIDE
    return app_bar(
        kit.words.text(f"record-title-{purpose.kind}", number=purpose.number),
        "" if sizes.is_large else under_title(kit),
        is_tight=True,
        most=SQUEEZED / sizes.scale if is_squeezed else None,
        on_back=kit.pencil.leave,
        back_label=kit.words.text("cancel" if purpose.kind is Kind.AMEND else "record-leave"),
        back_icon=ft.Icons.CLOSE,
        actions=[
            _mode(kit, on=is_totals),
            *counts,
            icon_button(
                ft.Icons.MORE_VERT,
                kit.words.text("record-more", side=side),
                open_sheet,
                name="more",
            ),
        ],
        height=sizes.around(20),
    )


def _is_bare(kit: Kit) -> bool:
    """Return True if the switch is but a sign: the room goes to who dealt, or to large text."""
    sizes = kit.sizes
    if sizes.is_large or sizes.arrangement is Arrangement.BESIDE:
        return True
    return sizes.is_narrow and not sizes.in_columns and len(under_title(kit)) > LONGEST


def _count(kit: Kit, count: Callable[[], None]) -> ft.Control:
    label = kit.words.text("count-cards")
    return icon_button(ft.Icons.STYLE_OUTLINED, label, count, name="count")


def under_title(kit: Kit) -> str:
    """The rule set and who dealt; where both are too long, who dealt."""
    purpose = kit.purpose
    rules = rule_set_name(kit.words, rule_book(purpose.match.ruleset).identity)
    if purpose.dealer is None:
        return rules
    short = not kit.sizes.save  # the bar has one button more then
    if not kit.sizes.in_columns and (short or len(rules) + len(purpose.dealer) > LONGEST):
        return kit.words.text("record-dealt", dealer=purpose.dealer)
    return kit.words.text("record-under", rules=rules, dealer=purpose.dealer)


def _mode(kit: Kit, *, on: bool) -> ft.Control:
    ink = C.ON_SECONDARY_CONTAINER if on else C.ON_SURFACE_VARIANT
    label = kit.words.text("record-mode")
    icon = ft.Icon(ft.Icons.CHECK if on else ft.Icons.PIN_OUTLINED, size=18, color=ink)
    shown: list[ft.Control] = [icon]
    if not _is_bare(kit):
        narrow = kit.sizes.is_narrow and not kit.sizes.in_columns
        brief = kit.words.text("record-mode-short") if narrow else label
        shown.append(text(brief, 14, Face.BOLD if on else Face.MEDIUM, ink))
    pill = ft.Container(
        ft.Row(shown, spacing=6, tight=True, alignment=ft.MainAxisAlignment.CENTER),
        height=38,
        padding=ft.Padding.symmetric(horizontal=10),
        border_radius=19,
        bgcolor=C.SECONDARY_CONTAINER if on else None,
    )
    return tappable(
        pill,
        label,
        kit.pencil.turn_mode,
        name="mode",
        selected=on,
        height=48,
        padding=ft.Padding.symmetric(horizontal=5),
        alignment=ft.Alignment.CENTER,
        border_radius=24,
    )


def upright(bar: ft.Control, parts: Parts, scroller: Scroller) -> ft.Control:
    """One side at a time; below a certain height the form scrolls and the keypad stays."""
    sizes = parts.sizes
    form = [padded(parts.who_out()), parts.one_side()]
    if sizes.is_large:
        form.insert(0, padded(text(under_title(parts.kit), 14, color=ft.Colors.ON_SURFACE_VARIANT)))
    keys = padded(parts.keypad(), expand=sizes.key is None, bottom=0 if sizes.save else 4)
    below = [padded(parts.save(sizes.width - 2 * EDGE), bottom=8)] if sizes.save else []
    above = [_scrolling(form, sizes.gap, scroller)] if sizes.scrolls else form
    return page(bar, *above, keys, *below, spacing=sizes.gap)


def lying(bar: ft.Control, parts: Parts, scroller: Scroller) -> ft.Control:
    """The form to the left, scrolling; title, keypad and Save to the right, always there."""
    sizes = parts.sizes
    form = _scrolling([padded(parts.who_out()), parts.one_side()], sizes.gap, scroller)
    left = ft.Container(form, expand=True, padding=ft.Padding.only(top=4))
    keys, save = padded(parts.keypad(), expand=True), padded(parts.save(LYING_PANEL - 2 * EDGE))
    right = ft.Container(
        ft.Column([bar, keys, save], spacing=sizes.gap + 2, horizontal_alignment=STRETCH),
        width=LYING_PANEL,
        padding=ft.Padding.only(bottom=8),
    )
    row = ft.Row([left, right], spacing=0, expand=True, vertical_alignment=STRETCH)
    return page(row, spacing=0)


def _scrolling(form: list[ft.Control], gap: float, scroller: Scroller) -> ft.Column:
    return ft.Column(
        form,
        ref=scroller,
        spacing=gap,
        expand=True,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=STRETCH,
    )


LATEST = 3
"""Changes of others that are told one by one."""


def moved_on(pencil: Pencil, words: Words, done: Handler) -> ft.AlertDialog | None:
    """What others saved meanwhile, and what becomes of the deal that is typed here.

    None where nothing has changed. `done` is called where the deal is saved or given up.
    """
    if not pencil.has_moved_on:
        return None
    leave_open = partial(pencil.leave_open, pencil.purpose.seen)
    if pencil.rivals:
        return _same_deal(pencil, words, pencil.rivals, done, leave_open)
    explained = " ".join([*_told(pencil, words), _what_it_is_now(pencil, words)])
    go_on = words.text("record-go-on")
    if pencil.was_refused:
        go_on = words.text("record-save", number=pencil.purpose.number)
    answers = [
        answer(go_on, _then(pencil.go_on, done), name="go-on", filled=True),
        answer(words.text("record-start-anew"), pencil.start_anew, name="start-anew"),
    ]
    return _modal(question(words.text("record-moved-on"), explained, answers, leave_open))


def not_saved(state: State) -> ft.AlertDialog | None:
    """What the store said against saving; the form stays as it is."""
    if state.failure is None:
        return None
    words = state.words

    def close() -> None:
        state.failure = None

    title = words.text("record-not-saved")
    close_it = answer(words.text("record-close"), close, name="not-saved-close", filled=True)
    return question(title, state.failure, [close_it], close)


def _same_deal(
    pencil: Pencil, words: Words, rivals: tuple[Rival, ...], done: Handler, leave_open: Handler
) -> ft.AlertDialog:
    """Two phones may have typed the same deal: nothing that is easily tapped counts it twice."""
    purpose, last = pencil.purpose, rivals[-1]
    is_amended = purpose.kind is Kind.AMEND
    mine = [side.points for side in pencil.reckoning().sides]
    said = [
        words.text(
            "record-rival",
            by=_by(pencil, rival.change),
            kind=purpose.kind,
            number=rival.number,
            time=clock(words, rival.change.at),
            points=_points(words, rival.points),
        )
        for rival in rivals
    ]
    said.append(words.text("record-rival-mine", points=_points(words, mine)))
    keep = words.text("record-rival-keep")
    amend = words.text("record-rival-amend", number=last.number)
    another = words.text(
        "record-rival-another", number=purpose.number, saves=str(pencil.was_refused).lower()
    )
    insist = answer(amend if is_amended else another, _then(pencil.go_on, done), name="go-on")
    answers = [answer(keep, _then(pencil.give_way, done), name="keep", filled=True), insist]
    if pencil.was_refused and not is_amended and len(rivals) == 1:
        answers.append(answer(amend, _then(pencil.amend_theirs, done), name="amend-theirs"))
    title = words.text("record-rival-title", kind=purpose.kind, number=last.number)
    return _modal(question(title, " ".join(said), answers, leave_open))


def _told(pencil: Pencil, words: Words) -> list[str]:
    """What others did, the latest last."""
    opened = pencil.purpose.opened
    since = [one for one in opened.history.changes if one.number > pencil.seen]
    return [
        words.text(
            "record-meanwhile",
            by=_by(pencil, change),
            time=clock(words, change.at),
            what=Teller(words, opened).told(change),
        )
        for change in since[-LATEST:]
    ]


def _what_it_is_now(pencil: Pencil, words: Words) -> str:
    purpose = pencil.purpose
    return words.text("record-moved-on-hint", number=purpose.number, kind=purpose.kind)


def _by(pencil: Pencil, change: Change) -> str:
    """Return True if a change was made on this device or elsewhere, for the words."""
    return "here" if change.by == pencil.state.device else "elsewhere"


def _points(words: Words, points: list[int] | tuple[int, ...]) -> str:
    return " : ".join(map(words.number, points))


def _then(verb: Callable[[], Awaitable[bool]], done: Handler) -> Handler:
    """Do something, and go on where it is done."""

    async def handler() -> None:
        if await verb():
            done()

    return handler


def _modal(dialog: ft.AlertDialog) -> ft.AlertDialog:
    """A dialog that a tap beside it does not close: one that was meant for Save may come late."""
    dialog.modal = True
    return dialog


def use_form(kit: Kit, board: Board, *, is_covered: bool) -> DealView:
    """What the form shows; after a tap its parts, and all of it where more has changed.

    While it `is_covered` by something that is no part of it, all is drawn at each tap.
    """
    _, draw = ft.use_state(0)
    deal = _view_of(kit)
    board.show(kit, deal)
    frame = _frame_of(kit, deal)

    def redraw() -> None:
        after = _view_of(kit)
        if is_covered or _frame_of(kit, after) != frame:
            draw(lambda drawn: drawn + 1)
        else:
            board.show(kit, after)

    kit.pencil.redraw = redraw
    # what a form drew leads back to its pencil: a circle that only a search of memory would find
    ft.use_effect(_nothing, [], cleanup=lambda: setattr(kit.pencil, "redraw", _nothing))
    return deal


def _nothing() -> None:
    """What there is to do for a form that is not shown any more, or not yet another one."""


def _view_of(kit: Kit) -> DealView:
    pencil = kit.pencil
    return deal_view(pencil.purpose, pencil.form, pencil.reckoning(), kit.words)


def _frame_of(kit: Kit, deal: DealView) -> tuple[object, ...]:
    """What no part shows by itself: what is wrong, and where the form has to scroll to."""
    pencil = kit.pencil
    wrong = (deal.problems, deal.open_side) if deal.problems else ()
    scrolled = typed_at(pencil.form) if kit.sizes.scrolls else ()
    asked = pencil.has_moved_on and (pencil.purpose.seen, pencil.was_refused)
    return deal.is_totals, wrong, scrolled, asked


DIGITS = {f"{pad}{digit}": digit for pad in ("", "Numpad ") for digit in "0123456789"}
OPERATORS = {"+": PLUS, "Numpad Add": PLUS} | dict.fromkeys(("*", "X", "Numpad Multiply"), TIMES)
MINUSES = frozenset(("-", "Numpad Subtract"))
DELETES = frozenset(("Backspace", "Delete"))
ENTERS = frozenset(("Enter", "Numpad Enter"))
SAVES = frozenset(("S", *ENTERS))
TURNS = {"Arrow Left": -1, "Arrow Right": 1}
NEXT, BEFORE, TAB, LEAVE = "Arrow Down", "Arrow Up", "Tab", "Escape"


class Typist:
    """What a keyboard does to the form, from the opening of the screen to its end."""

    def __init__(self, pencil: Pencil) -> None:
        """Type with a pencil."""
        self._pencil = pencil
        self._walks = False
        """True if Tab was pressed since the last digit, so that Enter is for what it led to."""

    def __call__(self, event: ft.KeyboardEvent) -> Awaitable[None] | None:
        """Do what a key stands for; others do nothing here."""
        if event.ctrl or event.meta:
            return self._pencil.save() if event.key in SAVES else None
        if event.alt:
            return None
        if event.key == TAB:
            self._walks = True
        elif event.key == LEAVE:
            return self._pencil.leave()
        elif event.key in TURNS:
            self._turn(TURNS[event.key])
        elif event.key in ENTERS and self._walks:
            return None
        else:
            self._type(event.key)
        return None

    def _type(self, key: str) -> None:
        """A key of the keypad, or a move from field to field."""
        pencil = self._pencil
        if (pressed := key_of(key, pencil.form)) is not None:
            self._walks = False
            pencil.press(pressed)
        elif key == BEFORE:
            pencil.move(place_before(pencil.form))

    def _turn(self, by: int) -> None:
        """To the side beside this one, if there is one."""
        side = self._pencil.form.side + by
        if 0 <= side < len(self._pencil.form.sides):
            self._pencil.open_side(side)


def key_of(key: str, form: Form) -> str | None:
    """The key of the keypad that a key of the keyboard stands for; None where it is none.

    Only totals have a sign, and only they are never multiplied.
    """
    is_totals = form.mode is Mode.TOTALS
    if key in DIGITS:
        return DIGITS[key]
    if key in OPERATORS:
        operator = OPERATORS[key]
        return None if is_totals and operator == TIMES else operator
    if key in MINUSES:
        return Key.SIGN if is_totals else None
    if key in DELETES:
        return Key.DELETE
    return Key.NEXT if key in ENTERS or key == NEXT else None


def place_before(form: Form) -> Place:
    """The field that leads to the one that is typed into."""
    place, fields = form.next_place, 2 * len(form.sides)
    for _ in range(fields):
        after = form.moved(place).next_place
        if after == form.at:
            break
        place = after
    return place


def use_typist(state: State, pencil: Pencil, *, is_covered: bool) -> None:
    """Type with the keyboard while the form is shown and nothing covers it."""
    typist: Typist = ft.use_memo(lambda: Typist(pencil), [])
    use_keyboard(state.keyboard, None if is_covered or pencil.is_asked else typist)


ROUTE = "/record"


@component
def RecordScreen() -> Any:
    """The form of the deal that the address names."""
    state, params = use_state(), ft.use_route_params()
    counting, count = ft.use_state(False)
    purpose = purpose_of(state.match, params)
    if purpose is None:
        return _gone(state)
    uid = purpose.opened.uid
    key = f"{uid}/{purpose.kind}/{purpose.amends or purpose.goes_before}"
    form = DealForm(Held(state), purpose, counting, count, key=key)
    return cover(ROUTE, form, lambda: count(False) if counting else go("/"))


@component
def DealForm(
    held: Held,
    purpose: Purpose,
    counting: bool,  # noqa: FBT001
    count: Callable[[bool], None],
) -> Any:
    """One form from its opening to its end; while `counting` the cards of a field are counted."""
    state = held.state
    pencil = ft.use_memo(lambda: Pencil(state, purpose), [])
    drawn: Any = ft.use_ref(None)
    if not pencil.has_written(purpose):  # else Save would wait for what nobody will see
        pencil.meet(purpose)
        drawn.current = _form_of(state, pencil, counting, count)
    return drawn.current


def _form_of(
    state: State,
    pencil: Pencil,
    counting: bool,  # noqa: FBT001
    count: Callable[[bool], None],
) -> Any:
    """What the form shows, as it stands now; its hooks are the last, so a drawing may omit it."""
    scroller = ft.use_memo(Scroller, [])
    board = ft.use_memo(Board, [])
    is_open, open_sheet = ft.use_state(False)
    kit = _kit_of(state, pencil)
    deal = use_form(kit, board, is_covered=is_open or counting)

    doors = ft.use_memo(lambda: Doors(count, open_sheet), [])
    close = functools.partial(open_sheet, False)
    _use_dialogs(state, kit, more_sheet(state, kit, deal, close) if is_open else None)
    follow(pencil.form, kit.sizes, scroller)
    parts = Parts(kit, deal, board, doors.to_counting)
    use_typist(state, pencil, is_covered=is_open or counting)
    if counting and not deal.is_totals and not deal.is_acaba:
        return CountingForm(kit, state.layout, deal.opened.points, lambda: count(False))
    in_bar = None if parts.has_count_key or deal.is_totals else parts.count
    bar = TopBar(kit, board.open_side, deal.is_totals, doors.to_sheet, in_bar)
    if kit.sizes.in_columns:
        return columns(bar, parts)
    arranged = lying if kit.sizes.arrangement is Arrangement.BESIDE else upright
    return arranged(bar, parts, scroller)


@dataclass(frozen=True, slots=True)
class Doors:
    """The ways out of the form; they stay the same, so what shows them is not drawn again."""

    count: Callable[[bool], None]
    open_sheet: Callable[[bool], None]

    def to_counting(self) -> None:
        """Count cards."""
        self.count(True)

    def to_sheet(self) -> None:
        """See what is rare."""
        self.open_sheet(True)


def _use_dialogs(state: State, kit: Kit, sheet: ft.BottomSheet | None) -> None:
    """What may stand over the form."""
    ft.use_dialog(moved_on(kit.pencil, kit.words, lambda: go("/")))
    ft.use_dialog(not_saved(state))
    ft.use_dialog(sheet)


def _kit_of(state: State, pencil: Pencil) -> Kit:
    """What every part is given, with the measures for this device."""
    purpose = pencil.purpose
    rules, sides = purpose.match.rules, len(purpose.match.sides)
    rows, ways = len(main_rows(rules)), len(endings(rules))
    sizes = sizes_of(state.layout, sides=sides, rows=rows, switches=ways)
    return Kit(pencil, purpose, state.words, sizes)


def _gone(state: State) -> ft.View:
    """What is shown where the address names no deal."""
    back = state.words.text("record-leave")
    said = text(state.words.text("record-gone"), 18)
    content = page(app_bar("", on_back=lambda: go("/"), back_label=back), padded(said))
    return cover(ROUTE, content, lambda: go("/"))
