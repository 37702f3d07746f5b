"""Starting from paper: totals so far, or the deals so far as totals, and then play goes on.

screen     the whole, at an address of its own
typing     what is typed: totals to carry over, or one deal after the other
panes      how the parts are laid out on this device
fields     a field a side, and the deals that are there already
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import flet as ft

from scorekeeper.entry import DealForm, Field, Key, Mode, Place, blank_form, sum_value
from scorekeeper.entry.form import MINUS as SIGN
from scorekeeper.i18n import Words
from scorekeeper.i18n.messages import MINUS
from scorekeeper.services import OpenMatch, SetUp
from scorekeeper.ui.screens.record.controller import DealFormController, edit_target
from scorekeeper.ui.screens.record.questions import moved_on
from scorekeeper.ui.state import Layout, State, component, go, use_state
from scorekeeper.ui.theme import Face
from scorekeeper.ui.widgets.buttons import (
    button,
    choice,
    complaint,
    icon_button,
    mark_of,
    remark,
    spoken,
    tappable,
)
from scorekeeper.ui.widgets.dialogs import notice_bar
from scorekeeper.ui.widgets.keypad import KeypadKey, delete_key, height_of_keys, keypad
from scorekeeper.ui.widgets.match import deal_lines, names_of, said_of_deal
from scorekeeper.ui.widgets.name_field import NameField
from scorekeeper.ui.widgets.page import app_bar, beside, cover, padded, page, scrolling
from scorekeeper.ui.widgets.text import digits, digits_size, fitting_name, one_line, text

TOTALS, DEALS = "totals", "deals"


@dataclass(frozen=True, slots=True)
class Typing:
    """A row of numbers, one a side, and what is done with them."""

    form: DealForm
    write: Callable[[DealForm], None]

    @property
    def points(self) -> tuple[int, ...]:
        """The numbers as typed so far."""
        return tuple(sum_value(side.texts.get(Field.TOTAL, "")) for side in self.form.sides)

    @property
    def is_full(self) -> bool:
        """True if every side has a number."""
        return all(side.texts.get(Field.TOTAL, "").strip(SIGN) for side in self.form.sides)

    def press(self, key: str) -> None:
        """A digit, the sign, or delete."""
        self.write(self.form.pressed(key))

    def following(self) -> None:
        """The next side."""
        self.write(self.form.pressed(Key.NEXT))

    def move(self, place: Place) -> None:
        """A tap on a field."""
        self.write(self.form.moved(place))


def totals_so_far(shown: OpenMatch) -> DealForm:
    """A form with the points that each side began with."""
    scores = shown.match.opening_scores
    form = blank_form(len(shown.match.sides), mode=Mode.TOTALS)
    if not any(scores):
        return form
    sides = (
        replace(side, texts={Field.TOTAL: str(score)})
        for side, score in zip(form.sides, scores, strict=True)
    )
    return replace(form, sides=tuple(sides))


def carried_over(shown: OpenMatch, scores: tuple[int, ...], reason: str) -> SetUp:
    """The set-up of the match with totals to begin with, and where they come from."""
    match = shown.match
    return SetUp(
        ruleset=match.ruleset,
        sides=match.sides,
        house_rules=match.house_rules,
        seats=match.seats,
        first_dealer=match.first_dealer,
        direction=match.direction,
        opening_scores=scores if any(scores) else (),
        opening_reason=reason if any(scores) else "",
        profile=shown.profile,
    )


def next_deal(state: State) -> DealFormController:
    """The form of the deal after the last one, by totals; its draft is that of a new deal."""
    target = edit_target(state.match, {})
    if target is None:
        raise ValueError("no match is open")
    controller = DealFormController(state, target)
    if controller.form.mode is not Mode.TOTALS:
        controller.begin(controller.form.in_mode(Mode.TOTALS))
    return controller


C = ft.Colors
HEIGHT, EDGES, NUMBER = 72, 24, 36
"""Pixels of a field's height, of its edges, and of the number before a deal."""


@dataclass(frozen=True, slots=True)
class Fields:
    """What the fields are drawn from."""

    words: Words
    shown: OpenMatch
    typing: Typing
    layout: Layout

    def drawn(self, after: Sequence[int]) -> ft.Control:
        """The fields of all sides; `after` are the totals that they come to, by side."""
        fields = [self._field(place, total) for place, total in enumerate(after)]
        if not self.layout.has_large_text:
            return ft.Row(fields, spacing=6)
        stretch = ft.CrossAxisAlignment.STRETCH
        return ft.Column(fields, spacing=6, tight=True, horizontal_alignment=stretch)

    def _field(self, place: int, after: int) -> ft.Control:
        mark, form, layout = mark_of(place), self.typing.form, self.layout
        on, stacked = form.side == place, layout.has_large_text
        return tappable(
            self._content(place, after),
            self._said(place),
            lambda: self.typing.move((place, Field.TOTAL)),
            name=f"amount-{place}",
            selected=on,
            expand=None if stacked else True,
            height=HEIGHT * max(1.0, layout.scale),
            padding=ft.Padding.symmetric(horizontal=10),
            border_radius=16,
            bgcolor=C.with_opacity(0.45, mark.container) if on else C.SURFACE_CONTAINER_LOWEST,
            border=ft.Border.all(2, mark.color if on else C.OUTLINE),
        )

    def _content(self, place: int, after: int) -> ft.Control:
        """Mark and name, the number that is typed, and the total that it makes."""
        side, mark, layout = self.shown.match.sides[place], mark_of(place), self.layout
        typed = self.typing.form.sides[place].texts.get(Field.TOTAL, "")
        sides = 1 if layout.has_large_text else len(self.typing.form.sides)
        width = layout.width / sides - EDGES
        name = fitting_name(side.name, side.short, width - 24, size=14, scale=layout.scale)
        head: list[ft.Control] = [
            text(mark.symbol, 15, color=mark.color),
            one_line(name, 14, expand=True),
        ]
        shown = typed.replace(SIGN, MINUS) or "0"
        size = digits_size(shown, width * 0.6, scale=layout.scale, most=30)
        number = digits(shown, size, mark.on_container if typed else C.ON_SURFACE_VARIANT)
        total = self.words.text("record-after", total=after)
        foot: list[ft.Control] = [text(total, 14, color=C.ON_SURFACE_VARIANT, max_lines=1), number]
        between = ft.MainAxisAlignment.SPACE_BETWEEN
        return ft.Column(
            [ft.Row(head), ft.Row(foot, alignment=between)],
            spacing=0,
            alignment=ft.MainAxisAlignment.CENTER,
        )

    def _said(self, place: int) -> str:
        return self.words.text(
            "paper-field-said",
            side=self.shown.match.sides[place].name,
            number=len(self.shown.match.deals) + 1,
            points=self.typing.points[place],
        )


def played_rows(words: Words, shown: OpenMatch, width: float, scale: float) -> list[ft.Control]:
    """The deals so far, the latest first: each with its points and the totals after it."""
    names = names_of(shown)
    each = (width - NUMBER * scale) / len(names)
    rows: list[ft.Control] = []
    for line in deal_lines(shown):
        cells: list[ft.Control] = [
            _cell(words, points, total, each, scale)
            for points, total in zip(line.stand.score.totals, line.stand.running, strict=True)
        ]
        number = text(words.number(line.number), 15, Face.MEDIUM, C.ON_SURFACE_VARIANT)
        row = ft.Row([ft.Container(number, width=NUMBER * scale), *cells], spacing=0)
        said = said_of_deal(words, line, names)
        rows.append(spoken(ft.Container(row, padding=6), said, name=f"paper-{line.number}"))
    return rows


def _cell(words: Words, points: int, total: int, width: float, scale: float) -> ft.Control:
    said = words.points(points)
    size = digits_size(said, width / 2 - 8, scale=scale, most=17, least=12)
    after = words.text("record-after", total=total)
    return ft.Row(
        [
            text(said, size, Face.BOLD, max_lines=1),
            text(after, min(size, 14), color=C.ON_SURFACE_VARIANT, max_lines=1),
        ],
        spacing=6,
        expand=True,
        alignment=ft.MainAxisAlignment.END,
    )


KEY, HIGH_KEY = 48, 56
ABOVE = 400
"""Pixels of all but the keys, with two deals in sight."""
STRETCH = ft.CrossAxisAlignment.STRETCH


def pane_of(layout: Layout) -> Layout:
    """The room for what is typed."""
    return replace(layout, width=layout.width / 2) if has_panes(layout) else layout


def has_panes(layout: Layout) -> bool:
    """Return True if the keys stand beside what is typed."""
    return layout.is_wide and not layout.has_large_text


def keys_of(words: Words, typing: Typing, layout: Layout) -> ft.Control:
    """The digits, the sign and delete."""
    sign = KeypadKey(
        name="key-sign",
        label=words.text("record-key-sign"),
        on_tap=lambda: typing.press(Key.SIGN),
        content="±",
    )
    delete = delete_key(words.text("record-key-delete"), lambda: typing.press(Key.DELETE))
    around = 160 if has_panes(layout) else ABOVE
    fits = height_of_keys(HIGH_KEY) <= layout.height - around
    height = HIGH_KEY if fits else KEY
    return keypad(typing.press, sign, delete, height=height, scale=layout.scale)


def arranged(
    layout: Layout, bar: ft.Control, typed: list[ft.Control], keys: list[ft.Control]
) -> ft.Control:
    """The screen: what is typed scrolls, the keys stay; in large text they scroll with it."""
    if has_panes(layout):
        row = ft.Row(
            [
                ft.Container(scrolling(typed), expand=True),
                ft.Container(scrolling(keys), expand=True),
            ],
            spacing=12,
            expand=True,
            vertical_alignment=STRETCH,
        )
        return page(bar, padded(row, expand=True, bottom=8))
    if layout.has_large_text:
        return page(bar, padded(scrolling([*typed, *keys]), expand=True, bottom=8))
    below = [padded(part) for part in keys]
    return page(bar, padded(scrolling(typed), expand=True), *below, ft.Container(height=2))


ROUTE = "/paper"


@component
def PaperScreen() -> Any:
    """The totals so far, or deal by deal; without a match there is nothing to type into."""
    state = use_state()
    way, choose = ft.use_state(TOTALS if not (state.match and state.match.match.deals) else DEALS)
    if state.match is None:
        words = state.words
        bar = app_bar(
            words.text("paper-title"), on_back=_home, back_label=words.text("set-up-back")
        )
        return cover(ROUTE, page(bar, padded(remark(words.text("set-up-no-match")))), _home)
    ways = [_way(state, one, choose, on=one == way) for one in (TOTALS, DEALS)]
    heads = beside(state.layout, ways)
    part = Totals if way == TOTALS else Deals
    return cover(ROUTE, part(state, state.match, heads, key=way), _home)


@component
def Totals(state: State, shown: OpenMatch, heads: ft.Control) -> Any:
    """What each side has so far: carried over as what the match begins with."""
    words, layout = state.words, state.layout
    form, write = ft.use_state(totals_so_far(shown))
    reason, said = ft.use_state(shown.match.opening_reason or words.text("paper-carried"))
    typing = Typing(form, write)

    async def take() -> None:
        set_up = carried_over(shown, typing.points, reason.strip())
        if not await state.change(state.session.matches.correct, set_up) and state.failure is None:
            _home()

    if shown.match.deals:
        told = complaint(words.text("paper-played-already"), name="played-already")
        return page(_bar(state), padded(heads), padded(told))
    why = NameField(words.text("record-reason"), reason, said, name="reason", is_sentence=True)
    typed = [
        heads,
        remark(words.text("paper-totals-hint")),
        Fields(words, shown, typing, pane_of(layout)).drawn(typing.points),
        why,
    ]
    done = _go_on(state, typing, words.text("paper-take"), take)
    return arranged(layout, _bar(state), typed, [keys_of(words, typing, layout), *done])


@component
def Deals(state: State, shown: OpenMatch, heads: ft.Control) -> Any:
    """One deal after the other, each saved as soon as it is typed."""
    kept, count = ft.use_state(0)
    return NextDeal(state, shown, heads, lambda: count(kept + 1), key=kept)


@component
def NextDeal(state: State, shown: OpenMatch, heads: ft.Control, is_kept: Callable[[], None]) -> Any:
    """The deal after the last one."""
    words, layout, pane = state.words, state.layout, pane_of(state.layout)
    controller = ft.use_memo(lambda: next_deal(state), [])
    controller.draws_all = True
    ft.use_state(controller.cells["frame"])
    if (target := edit_target(shown, {})) is not None:
        controller.follow(target)
    typing, view = Typing(controller.form, controller.change), controller.view

    async def keep() -> None:
        note = controller.form.note or words.text("paper-title")
        controller.change(replace(controller.form, note=note))
        if await controller.save():
            is_kept()

    ft.use_dialog(moved_on(controller, is_kept) if controller.has_moved_on else None)
    number = len(shown.match.deals) + 1
    typed = [
        heads,
        remark(words.text("paper-deals-hint")),
        Fields(words, shown, typing, pane).drawn([side.after for side in view.sides]),
        *(complaint(words.problem(due.problem), name=f"problem-{due.number}") for due in view.due),
        *played_rows(words, shown, pane.width - 24, layout.scale),
    ]
    keeps = words.text("record-save-anyway") if view.is_doubtful else ""
    done = _go_on(state, typing, keeps or words.text("paper-keep", number=number), keep)
    return arranged(layout, _bar(state, shown), typed, [keys_of(words, typing, layout), *done])


def _go_on(state: State, typing: Typing, said: str, done: Any) -> list[ft.Control]:
    """On to the next side while one is missing, then what becomes of the numbers."""
    words = state.words
    label, on_tap = (said, done) if typing.is_full else (words.text("paper-next"), typing.following)
    steps = button(label, on_tap, filled=True, name="paper-go-on", expand=3, height=52)
    home = button(words.text("paper-done"), _home, name="paper-done", expand=2, height=52)
    notice = notice_bar(state) if state.failure else None
    return [*([notice] if notice else []), beside(state.layout, [home, steps])]


def _bar(state: State, shown: OpenMatch | None = None) -> ft.Container:
    words, actions = state.words, list[ft.Control]()
    if shown is not None and shown.match.deals:
        back = words.text("paper-undo")
        actions.append(icon_button(ft.Icons.UNDO, back, state.undo, name="paper-undo"))
    return app_bar(
        words.text("paper-title"),
        on_back=_home,
        back_label=words.text("set-up-back"),
        actions=actions,
    )


def _way(state: State, way: str, choose: Any, *, on: bool) -> ft.Control:
    label = state.words.text("paper-way", way=way)
    return choice(label, lambda: choose(way), name=f"paper-{way}", selected=on, expand=True)


def _home() -> None:
    go("/")
