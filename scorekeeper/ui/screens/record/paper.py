"""Starting from paper: totals so far, or the deals so far as totals, and then play goes on."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import flet as ft

from scorekeeper.entry.form import MINUS as SIGN
from scorekeeper.entry.form import DealForm, Field, Key, Mode, blank_form, sum_value
from scorekeeper.i18n.messages import MINUS
from scorekeeper.services import OpenMatch, SetUp
from scorekeeper.ui.screens.record.controller import DealFormController, edit_target
from scorekeeper.ui.screens.record.questions import moved_on
from scorekeeper.ui.state import State, component, go, use_state
from scorekeeper.ui.theme import Face, digits, one_line, text
from scorekeeper.ui.widgets import buttons, dialogs
from scorekeeper.ui.widgets.fields import NameField
from scorekeeper.ui.widgets.keypad import KeypadKey, delete_key, keypad
from scorekeeper.ui.widgets.match import deal_lines, deal_text, names_of
from scorekeeper.ui.widgets.page import app_bar, beside, cover, padded, page, scrolling

C = ft.Colors
ROUTE = "/paper"
TOTALS, DEALS = "totals", "deals"
KEY, HIGH_KEY, HIGH = 48, 56, 680
"""Pixels of a key, of one where the screen is `HIGH`."""
Change = Callable[[DealForm], Any]


@component
def PaperScreen() -> Any:
    """The totals so far, or deal by deal; without a match there is nothing to type into."""
    state = use_state()
    open_match, words = state.match, state.words
    way, choose = ft.use_state(DEALS if open_match and open_match.match.deals else TOTALS)
    if open_match is None:
        return cover(
            ROUTE, page(_bar(state), padded(buttons.remark(words.text("set-up-no-match")))), _home
        )
    ways = [
        buttons.choice(
            words.text("paper-way", way=name),
            partial(choose, name),
            name=f"paper-{name}",
            selected=name == way,
            expand=True,
        )
        for name in (TOTALS, DEALS)
    ]
    heads = beside(state.layout, ways)
    part = Totals if way == TOTALS else Deals
    return cover(ROUTE, part(state, open_match, heads, key=way), _home)


@component
def Totals(state: State, open_match: OpenMatch, heads: ft.Control) -> Any:
    """The points of each side so far, with which the match begins."""
    words, match = state.words, open_match.match
    form, change = ft.use_state(_opening_form(open_match))
    reason, set_reason = ft.use_state(match.opening_reason or words.text("paper-carried"))
    points = [sum_value(side.texts.get(Field.TOTAL, "")) for side in form.sides]

    async def take() -> None:
        scores = tuple(points) if any(points) else ()
        set_up = SetUp(
            ruleset=match.ruleset,
            sides=match.sides,
            house_rules=match.house_rules,
            seats=match.seats,
            first_dealer=match.first_dealer,
            direction=match.direction,
            opening_scores=scores,
            opening_reason=reason.strip() if scores else "",
            profile=open_match.profile,
        )
        if not await state.change(state.session.matches.correct, set_up) and state.failure is None:
            _home()

    if match.deals:
        played = buttons.complaint(words.text("paper-played-already"), name="played-already")
        return page(_bar(state), padded(heads), padded(played))
    above = [heads, buttons.remark(words.text("paper-totals-hint"))]
    label = words.text("record-reason")
    below = [NameField(label, reason, set_reason, name="reason", is_sentence=True)]
    done = words.text("paper-take"), take
    return _arranged(
        state, open_match, form, change, above=above, below=below, after=points, done=done
    )


@component
def Deals(state: State, open_match: OpenMatch, heads: ft.Control) -> Any:
    """One deal after the other, each saved as soon as it is typed."""
    number, count = ft.use_state(0)
    return NextDeal(state, open_match, heads, lambda: count(number + 1), key=number)


@component
def NextDeal(
    state: State, open_match: OpenMatch, heads: ft.Control, done: Callable[[], None]
) -> Any:
    """The deal after the last one."""
    words = state.words
    controller = ft.use_memo(lambda: _next_deal(state), [])
    controller.draws_all = True
    ft.use_state(controller.cells["frame"])
    if (target := edit_target(open_match, {})) is not None:
        controller.follow(target)
    view = controller.view

    async def keep() -> None:
        note = controller.form.note or words.text("paper-title")
        controller.change(replace(controller.form, note=note))
        if await controller.save():
            done()

    ft.use_dialog(moved_on(controller, done) if controller.has_moved_on else None)
    above = [heads, buttons.remark(words.text("paper-deals-hint"))]
    below = [
        *(
            buttons.complaint(words.problem(due.problem), name=f"problem-{due.number}")
            for due in view.due
        ),
        *_played_rows(state, open_match),
    ]
    label = words.text("paper-keep", number=len(open_match.match.deals) + 1)
    verb = words.text("record-save-anyway") if view.is_doubtful else label, keep
    after = [side.after for side in view.sides]
    return _arranged(
        state,
        open_match,
        controller.form,
        controller.change,
        above=above,
        below=below,
        after=after,
        done=verb,
    )


def _opening_form(open_match: OpenMatch) -> DealForm:
    """A form with the points that each side began with."""
    form, scores = (
        blank_form(len(open_match.match.sides), mode=Mode.TOTALS),
        open_match.match.opening_scores,
    )
    if not any(scores):
        return form
    pairs = zip(form.sides, scores, strict=True)
    sides = (replace(side, texts={Field.TOTAL: str(score)}) for side, score in pairs)
    return replace(form, sides=tuple(sides))


def _next_deal(state: State) -> DealFormController:
    """The form of the deal after the last one, by totals; its draft is that of a new deal."""
    target = edit_target(state.match, {})
    if target is None:
        raise ValueError("no match is open")
    controller = DealFormController(state, target)
    if controller.form.mode is not Mode.TOTALS:
        controller.begin(controller.form.in_mode(Mode.TOTALS))
    return controller


def _arranged(
    state: State,
    open_match: OpenMatch,
    form: DealForm,
    change: Change,
    *,
    above: Sequence[ft.Control],
    below: Sequence[ft.Control],
    after: Sequence[int],
    done: tuple[str, buttons.Handler],
) -> ft.Control:
    """The screen: what is typed scrolls, the keys stay, beside it where there are two panes."""
    layout, bar = state.layout, _bar(state, open_match)
    typed = [*above, _fields(state, open_match, form, change, after), *below]
    keys = _keys(state, form, change, done)
    if layout.has_large_text:
        return page(bar, padded(scrolling([*typed, *keys]), expand=True, bottom=8))
    if not layout.is_wide:
        column = padded(scrolling(typed), expand=True)
        return page(bar, column, *map(padded, keys), ft.Container(height=2))
    panes = ft.Row(
        [ft.Container(scrolling(part), expand=True) for part in (typed, keys)],
        spacing=12,
        expand=True,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return page(bar, padded(panes, expand=True, bottom=8))


def _bar(state: State, open_match: OpenMatch | None = None) -> ft.Container:
    words, actions = state.words, list[ft.Control]()
    if open_match is not None and open_match.match.deals:
        back = words.text("paper-undo")
        actions.append(buttons.icon_button(ft.Icons.UNDO, back, state.undo, name="paper-undo"))
    title, back = words.text("paper-title"), words.text("set-up-back")
    return app_bar(title, on_back=_home, back_label=back, actions=actions)


def _keys(
    state: State, form: DealForm, change: Change, done: tuple[str, buttons.Handler]
) -> list[ft.Control]:
    """The digits, the sign and delete; on to the next side while one is missing, then the end."""
    words, layout = state.words, state.layout

    def press(key: str) -> None:
        change(form.pressed(key))

    sign = KeypadKey(
        name="key-sign",
        label=words.text("record-key-sign"),
        on_tap=lambda: press(Key.SIGN),
        content="±",
    )
    delete = delete_key(words.text("record-key-delete"), lambda: press(Key.DELETE))
    height = HIGH_KEY if layout.is_wide or layout.height >= HIGH else KEY
    keys = keypad(press, sign, delete, height=height, scale=layout.scale)
    is_full = all(side.texts.get(Field.TOTAL, "").strip(SIGN) for side in form.sides)
    label, on_tap = done if is_full else (words.text("paper-next"), lambda: press(Key.NEXT))
    steps = buttons.button(label, on_tap, filled=True, name="paper-go-on", expand=3, height=52)
    home = buttons.button(words.text("paper-done"), _home, name="paper-done", expand=2, height=52)
    notice = dialogs.notice_bar(state) if state.failure else None
    return [keys, *([notice] if notice else []), beside(layout, [home, steps])]


def _fields(
    state: State, open_match: OpenMatch, form: DealForm, change: Change, after: Sequence[int]
) -> ft.Control:
    """A field a side: mark and name, the number that is typed, and the total `after` it."""
    words, muted = state.words, C.ON_SURFACE_VARIANT
    fields: list[ft.Control] = []
    for place, (side, total) in enumerate(zip(open_match.match.sides, after, strict=True)):
        mark, is_on = buttons.mark_of(place), form.side == place
        typed = form.sides[place].texts.get(Field.TOTAL, "")
        says = words.text(
            "paper-field-said",
            side=side.name,
            number=len(open_match.match.deals) + 1,
            points=sum_value(typed),
        )
        typed_number, ink = typed.replace(SIGN, MINUS) or "0", mark.on_container if typed else muted
        number = digits(typed_number, 22, ink)
        sum_after = one_line(words.text("record-after", total=total), 14, color=muted, expand=True)
        head: list[ft.Control] = [
            text(mark.symbol, 15, color=mark.color),
            one_line(side.short or side.name, 14, expand=True),
        ]
        content = ft.Column([ft.Row(head), ft.Row([sum_after, number])], spacing=0, tight=True)
        ground = C.with_opacity(0.45, mark.container) if is_on else C.SURFACE_CONTAINER_LOWEST
        fields.append(
            buttons.tappable(
                content,
                says,
                partial(change, form.moved((place, Field.TOTAL))),
                name=f"amount-{place}",
                selected=is_on,
                expand=True,
                padding=ft.Padding.symmetric(horizontal=10, vertical=12),
                border_radius=16,
                bgcolor=ground,
                border=ft.Border.all(2, mark.color if is_on else C.OUTLINE),
            )
        )
    return beside(state.layout, fields, spacing=6)


def _played_rows(state: State, open_match: OpenMatch) -> list[ft.Control]:
    """The deals so far, the latest first: each with its points and the totals after it."""
    words, names, muted = state.words, names_of(open_match), C.ON_SURFACE_VARIANT
    rows: list[ft.Control] = []
    for line in deal_lines(open_match):
        cells: list[ft.Control] = [text(words.number(line.number), 15, Face.MEDIUM, muted)]
        for points, total in zip(line.stand.score.totals, line.stand.running, strict=True):
            after = text(words.text("record-after", total=total), 14, color=muted)
            both = [text(words.points(points), 16, Face.BOLD), after]
            right = ft.MainAxisAlignment.END
            cells.append(ft.Row(list(both), spacing=6, wrap=True, expand=True, alignment=right))
        says = deal_text(words, line, names)
        row = ft.Container(ft.Row(cells), padding=6)
        rows.append(buttons.spoken(row, says, name=f"paper-{line.number}"))
    return rows


def _home() -> None:
    go("/")
