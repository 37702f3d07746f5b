"""Points without cards: totals and deals from paper, and a penalty or a bonus at any time."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import flet as ft

from scorekeeper.entry.form import MINUS as SIGN
from scorekeeper.entry.form import DealForm, Field, Key, Mode, blank_form, edited_sum, sum_value
from scorekeeper.i18n.messages import MINUS
from scorekeeper.match import PlayedDeal
from scorekeeper.scoring.deal import Adjustment
from scorekeeper.services import OpenMatch
from scorekeeper.ui import kit
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.navigation import go, go_home
from scorekeeper.ui.palette import MUTED
from scorekeeper.ui.screens.record.controller import DealFormController, edit_target
from scorekeeper.ui.screens.record.dialogs import moved_on, sign_choices
from scorekeeper.ui.screens.record.room import PAIR
from scorekeeper.ui.state import Saved, State
from scorekeeper.ui.theme import Face, digits, one_line, text
from scorekeeper.ui.widgets import buttons, page
from scorekeeper.ui.widgets.fields import NameField
from scorekeeper.ui.widgets.keypad import KeypadKey, delete_key, keypad
from scorekeeper.ui.widgets.match import deal_lines, deal_text, names_of, rematch_set_up
from scorekeeper.ui.widgets.side_names import short_names

C = ft.Colors
ROUTE = "/paper"
TOTALS, DEALS = "totals", "deals"
Change = Callable[[DealForm], Any]


@component
def PaperScreen() -> Any:
    """The totals so far, or deal by deal; without a match there is nothing to type into."""
    state = use_state()
    open_match, words = state.match, state.words
    way, choose = ft.use_state(DEALS if open_match and open_match.match.deals else TOTALS)
    number, count = ft.use_state(0)
    if open_match is None:
        return page.no_match(state, ROUTE, words.text("paper-title"))
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
    heads = page.beside(state.layout, ways)
    if way == TOTALS:
        return page.cover(ROUTE, Totals(state, open_match, heads, key=way), go_home)
    deal = NextDeal(state, open_match, heads, lambda: count(number + 1), key=f"{way}-{number}")
    return page.cover(ROUTE, deal, go_home)


@component
def Totals(state: State, open_match: OpenMatch, heads: ft.Control) -> Any:
    """The points of each side so far, with which the match begins."""
    words, match = state.words, open_match.match
    form, change = ft.use_state(_opening_form(open_match))
    reason, set_reason = ft.use_state(match.opening_reason or words.text("paper-carried"))
    points = [sum_value(side.texts.get(Field.TOTAL, "")) for side in form.sides]

    async def take() -> None:
        scores = tuple(points) if any(points) else ()
        set_up = replace(
            rematch_set_up(open_match),
            sides=match.sides,
            seats=match.seats,
            first_dealer=match.first_dealer,
            opening_scores=scores,
            opening_reason=reason.strip() if scores else "",
        )
        result = await state.change(state.session.matches.correct, set_up)
        if isinstance(result, Saved):
            go_home()

    if match.deals:
        played = buttons.complaint(words.text("paper-played-already"), name="played-already")
        return page.page(_paper_bar(state, open_match), page.padded(heads), page.padded(played))
    label = words.text("record-reason")
    typed = [
        heads,
        buttons.remark(words.text("paper-totals-hint")),
        _fields(state, open_match, form, change, points),
        NameField(label, reason, set_reason, name="reason", is_sentence=True),
    ]
    done = words.text("paper-take"), take
    return _arranged(state, open_match, form, change, typed=typed, done=done)


@component
def NextDeal(
    state: State, open_match: OpenMatch, heads: ft.Control, done: Callable[[], None]
) -> Any:
    """The deal after the last one, by totals, saved as soon as it is typed."""
    words, target = state.words, edit_target(open_match, {})

    def begin() -> DealFormController:
        if target is None:
            raise ValueError("no match is open")
        controller = DealFormController(state, target)
        if controller.form.mode is not Mode.TOTALS:
            controller.begin(controller.form.in_mode(Mode.TOTALS))
        return controller

    controller = ft.use_memo(begin, [])
    controller.draws_all = True
    ft.use_state(controller.cells["frame"])
    if target is not None:
        controller.follow(target)
    view, form, change = controller.view, controller.form, controller.change

    async def keep() -> None:
        change(replace(controller.form, note=controller.form.note or words.text("paper-title")))
        if await controller.save():
            done()

    ft.use_dialog(moved_on(controller, done) if controller.is_stale else None)
    typed: list[ft.Control] = [
        heads,
        buttons.remark(words.text("paper-deals-hint")),
        _fields(state, open_match, form, change, [side.after for side in view.sides]),
    ]
    for due in view.due:
        wrong, name = words.problem(due.problem), f"problem-{due.number}"
        typed.append(buttons.complaint(wrong, name=name))
    typed += _played_rows(state, open_match)
    label = words.text("paper-keep", number=len(open_match.match.deals) + 1)
    label = words.text("record-save-anyway") if view.is_doubtful else label
    return _arranged(state, open_match, form, change, typed=typed, done=(label, keep))


def _opening_form(open_match: OpenMatch) -> DealForm:
    scores = open_match.match.opening_scores
    form = blank_form(len(open_match.match.sides), mode=Mode.TOTALS)
    if any(scores):
        pairs = zip(form.sides, scores, strict=True)
        sides = (replace(side, texts={Field.TOTAL: str(score)}) for side, score in pairs)
        form = replace(form, sides=tuple(sides))
    return form


def _arranged(
    state: State,
    open_match: OpenMatch,
    form: DealForm,
    change: Change,
    *,
    typed: list[ft.Control],
    done: tuple[str, buttons.Handler],
) -> ft.Control:
    """The screen: what is typed scrolls, the keys stay, beside it where there are two panes.

    The filled button leads on to the next side while one is missing, then it is the one of `done`.
    """
    words, layout, bar = state.words, state.layout, _paper_bar(state, open_match)

    def press(key: str) -> None:
        change(form.pressed(key))

    label, to_sign = words.text("record-key-sign"), partial(press, Key.SIGN)
    sign = KeypadKey(name="key-sign", label=label, on_tap=to_sign, content="±")
    delete = delete_key(words.text("record-key-delete"), partial(press, Key.DELETE))
    height = 56 if layout.is_wide or layout.height >= 680 else 48
    pad = keypad(state, press, sign, delete, height=height)
    is_full = all(side.texts.get(Field.TOTAL, "").strip(SIGN) for side in form.sides)
    label, on_tap = done if is_full else (words.text("paper-next"), lambda: press(Key.NEXT))
    steps = buttons.button(label, on_tap, filled=True, name="paper-go-on", expand=3, height=52)
    home = buttons.button(words.text("paper-done"), go_home, name="paper-done", expand=2, height=52)
    bar_of_failure = kit.notice_bar(state) if state.failure else None
    notice = [bar_of_failure] if bar_of_failure else []
    keys = [pad, *notice, page.beside(layout, [home, steps])]
    if layout.has_large_text:
        return page.page(bar, page.padded(page.scrolling([*typed, *keys]), expand=True, bottom=8))
    if not layout.is_wide:
        column = page.padded(page.scrolling(typed), expand=True)
        return page.page(bar, column, *map(page.padded, keys), ft.Container(height=2))
    panes = page.two_panes(page.scrolling(typed), page.scrolling(keys))
    return page.page(bar, page.padded(panes, expand=True, bottom=8))


def _paper_bar(state: State, open_match: OpenMatch) -> ft.Container:
    label, name = state.words.text("paper-undo"), "paper-undo"
    undo = buttons.icon_button(ft.Icons.UNDO, label, state.undo, name=name)
    return _bar(state, "paper-title", *([undo] if open_match.match.deals else []))


def _bar(state: State, title: str, *actions: ft.Control) -> ft.Container:
    title, back = state.words.text(title), state.words.text("set-up-back")
    return page.app_bar(title, on_back=go_home, back_label=back, actions=actions)


def _fields(
    state: State, open_match: OpenMatch, form: DealForm, change: Change, after: Sequence[int]
) -> ft.Control:
    """A field a side: mark and name, the number that is typed, and the total `after` it."""
    words, fields = state.words, list[ft.Control]()
    shorts = short_names(open_match.match)
    for place, (side, total) in enumerate(zip(open_match.match.sides, after, strict=True)):
        mark, is_on = buttons.mark_of(place), form.side == place
        typed = form.sides[place].texts.get(Field.TOTAL, "")
        number, points = len(open_match.match.deals) + 1, sum_value(typed)
        says = words.text("paper-field-said", side=side.name, number=number, points=points)
        typed_number, ink = typed.replace(SIGN, MINUS) or "0", mark.color if typed else MUTED
        sum_after = one_line(words.text("record-after", total=total), 14, color=MUTED, expand=True)
        name = one_line(shorts[place], 14, expand=True)
        head = ft.Row([buttons.side_back(place, 14), name])
        row = ft.Row([sum_after, digits(typed_number, 22, ink)])
        content = ft.Column([head, row], spacing=0, tight=True)
        ground = mark.container if is_on else C.SURFACE_CONTAINER_LOWEST
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
    return page.beside(state.layout, fields, spacing=6)


def _played_rows(state: State, open_match: OpenMatch) -> list[ft.Control]:
    """The deals so far, the latest first: each with its points and the totals after it."""
    words, names = state.words, names_of(open_match)
    rows: list[ft.Control] = []
    for line in deal_lines(open_match):
        cells: list[ft.Control] = [text(words.number(line.number), 15, Face.MEDIUM, MUTED)]
        for points, total in zip(line.stand.score.totals, line.stand.running, strict=True):
            after = text(words.text("record-after", total=total), 14, color=MUTED)
            both = [text(words.points(points), 16, Face.BOLD), after]
            right = ft.MainAxisAlignment.END
            cells.append(ft.Row(list(both), spacing=6, wrap=True, expand=True, alignment=right))
        says = deal_text(words, line, names)
        row = ft.Container(ft.Row(cells), padding=6)
        rows.append(buttons.spoken(row, says, name=f"paper-{line.number}"))
    return rows


# --- a penalty or a bonus


@component
def AdjustScreen() -> Any:
    """The form of an adjustment; without a match there is nothing to adjust."""
    state = use_state()
    if state.match is None:
        return page.no_match(state, "/adjust", state.words.text("adjust"))
    return page.cover("/adjust", AdjustForm(state, state.match), go_home)


@component
def AdjustForm(state: State, open_match: OpenMatch) -> Any:
    words, match = state.words, open_match.match
    side, choose = ft.use_state(0)
    takes, turn = ft.use_state(True)
    typed, write = ft.use_state("")
    reason, take_reason = ft.use_state("")
    wrong, complain = ft.use_state("")
    points = -sum_value(typed) if takes else sum_value(typed)

    async def save() -> None:
        complain("")
        adjustment = Adjustment(points, reason.strip())
        if match.deals:
            complain(await _adjust_last_deal(state, match.deals[-1], side, adjustment))
        else:
            await _adjust_draft(state, side, adjustment)

    is_pair = len(match.sides) == PAIR and not state.layout.has_large_text
    sides: list[ft.Control] = [
        buttons.choice(
            short,
            lambda _, place=place: choose(place),
            name=f"adjust-{place}",
            selected=place == side,
            says=named.name,
            expand=is_pair or None,
        )
        for place, (named, short) in enumerate(zip(match.sides, short_names(match), strict=True))
    ]
    number = digits(words.points(points) if typed else "0", 34, ft.Colors.ON_SURFACE)

    def press(key: str) -> None:
        write(lambda text: edited_sum(text, key))

    label, icon = words.text("record-clear"), ft.Icons.CLEAR
    clear = KeypadKey(name="key-clear", label=label, on_tap=partial(write, ""), content=icon)
    delete = delete_key(words.text("record-key-delete"), partial(press, Key.DELETE))
    keys = keypad(state, press, clear, delete, height=48)
    why = words.text("record-reason")
    parts = [
        ft.Row(sides, spacing=6) if is_pair else buttons.choices(sides),
        sign_choices(words, turn, takes=takes),
        ft.Row([buttons.identified("adjust-points", number)], alignment=ft.MainAxisAlignment.END),
        keys,
        NameField(why, reason, take_reason, name="reason", is_sentence=True),
        buttons.remark(words.text("adjust-hint", number=len(match.deals))),
        *([buttons.complaint(wrong, name="adjust-wrong")] if wrong else []),
    ]
    name = match.sides[side].name
    label = words.text("adjust-save", points=words.points(points), side=name)
    is_ready = bool(points and reason.strip())
    done = buttons.button(label, save if is_ready else None, filled=True, name="adjust-save")
    notice = kit.notice_bar(state) if state.failure else None
    below = [page.padded(part, bottom=8) for part in (notice, done) if part]
    return page.page(_bar(state, "adjust"), page.padded(page.scrolling(parts), expand=True), *below)


async def _adjust_last_deal(
    state: State, last: PlayedDeal, side: int, adjustment: Adjustment
) -> str:
    """Keep an adjustment in the last deal; return what is in its way.

    What was adjusted before stays in it, and nobody has confirmed these numbers then.
    """
    if last.uid is None:
        return ""
    deal, sides = last.deal, list(last.deal.sides)
    both = _sum(sides[side].adjustment or Adjustment(0), adjustment)
    sides[side] = replace(sides[side], adjustment=both if both.points else None)
    played = replace(last, deal=replace(deal, sides=tuple(sides)), confirmed_by=())
    result = await state.change(state.session.deals.amend, last.uid, played, asks=True)
    if isinstance(result, Saved):
        go_home()
        return ""
    return "; ".join(state.words.problem(problem) for problem in result.problems)


async def _adjust_draft(state: State, side: int, adjustment: Adjustment) -> None:
    """Keep an adjustment in the draft of the first deal."""
    target = edit_target(state.match, {})
    if target is not None:
        controller = DealFormController(state, target)
        before = controller.form.sides[side]
        both = _sum(Adjustment(before.adjustment, before.reason), adjustment)
        controller.change(controller.form.with_adjustment(side, both.points, both.reason))
        await controller.settle()
        go("/record")


def _sum(before: Adjustment, added: Adjustment) -> Adjustment:
    reasons = [reason for reason in (before.reason, added.reason) if reason]
    return Adjustment(before.points + added.points, "; ".join(dict.fromkeys(reasons)))
