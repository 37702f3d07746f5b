"""Screen for a penalty or a bonus, which is added to the last deal.

Before the first deal, it is added to the draft of that deal, and the main button opens its form.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace

import flet as ft

from scorekeeper.deal_form.form import Key, sum_after_key, sum_value
from scorekeeper.i18n import Label, Words
from scorekeeper.match import PlayedDeal
from scorekeeper.scoring.deal import Adjustment
from scorekeeper.services import OpenMatch
from scorekeeper.ui import kit
from scorekeeper.ui.addresses import ADJUST, RECORD, TABLE
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.navigation import go, go_home
from scorekeeper.ui.screens.record.digits import digit_grid, typing_key
from scorekeeper.ui.screens.record.model import RecordModel
from scorekeeper.ui.screens.record.sheets import sign_chips
from scorekeeper.ui.state import NotSaved, State
from scorekeeper.ui.theme import digits
from scorekeeper.view_models.record import adjustment_label, combine_adjustments
from scorekeeper.view_models.record_target import edit_target
from scorekeeper.view_models.side_names import short_names

NUMBER_SIZE = 34  # logical pixels at 100 % text
QUICK_AMOUNTS = (100, 200, 500)
"""Amounts in points on chips: common choices, not values of a rule."""


@component
def AdjustScreen() -> ft.View:
    """Screen with the form of an adjustment, or a sentence if there is no match."""
    state = use_state()
    words = state.game_words
    if state.match is None:
        hint = kit.note(words.text("set-up-no-match"), id="none")
        return kit.screen(state, str(ADJUST), words.text("adjust"), [hint], back=TABLE)
    form = AdjustForm(state.match, key=state.match.uid)
    return kit.covering_view(str(ADJUST), form, go_home)


@component
def AdjustForm(open_match: OpenMatch) -> ft.Control:
    """Form with side, sign, points and reason of an adjustment."""
    state = use_state()
    words = state.game_words
    match = open_match.match
    side, set_side = ft.use_state(0)
    sign, set_sign = ft.use_state(-1)
    typed, set_typed = ft.use_state("")
    reason, set_reason = ft.use_state("")
    error, set_error = ft.use_state("")
    points = sign * sum_value(typed)

    def press(key: str) -> None:
        # An updater function, so that two quick taps both count.
        set_typed(lambda typed: sum_after_key(typed, key))

    async def save_adjustment() -> None:
        set_error("")
        adjustment = Adjustment(points, reason.strip())
        if match.deals:
            set_error(await _adjust_last_deal(state, match.deals[-1], side, adjustment))
        else:
            await _adjust_draft(state, side, adjustment)

    names = short_names(match)
    sides = [
        (index, Label(f"adjust-{index}", names[index], says=match_side.name))
        for index, match_side in enumerate(match.sides)
    ]
    number = digits(words.points(points) if typed else "0", NUMBER_SIZE, ft.Colors.ON_SURFACE)
    reason_field = kit.field(
        words.label("record-reason", id="reason"),
        reason,
        set_reason,
        max_length=kit.MAX_SENTENCE_LENGTH,
    )
    keypad = _keypad(words, press, lambda: set_typed(""))
    head: list[ft.Control] = [
        kit.choice_chips(sides, side, set_side),
        sign_chips(words, sign, set_sign),
        kit.row_with_trailing(
            state.layout,
            _amount_chips(words, typed, set_typed),
            kit.node("adjust-points", number),
        ),
    ]
    below = [reason_field, kit.note(words.text("adjust-hint", number=len(match.deals)))]
    if error:
        below.append(kit.error_text(error, id="adjust-wrong"))
    label = adjustment_label(words, points, match.sides[side].name, is_penalty=sign < 0)
    # At a club others read the reason in the log.
    is_ready = bool(points and (reason.strip() or open_match.club is None))
    done = kit.button(label, save_adjustment if is_ready else None, kind=kit.ButtonKind.MAIN)
    footer: list[ft.Control] = [done]
    notice = kit.notice_bar(state) if state.failure else None
    if notice is not None:
        footer.insert(0, notice)
    return _adjust_page(state, head, keypad, below, footer)


def _adjust_page(
    state: State,
    head: Sequence[ft.Control],
    keypad: ft.Control,
    below: Sequence[ft.Control],
    footer: Sequence[ft.Control],
) -> ft.Control:
    """Return the page, with the keypad between the other parts or beside them."""
    bar = kit.title_bar(state, state.game_words.text("adjust"), on_back=go_home)
    if state.layout.has_two_panes:
        # Beside the other parts, the keypad fits the height of a phone in landscape orientation.
        panes = kit.panes(state.layout, [*head, *below], [keypad, *footer])
        return kit.page_frame(bar, panes)
    column = kit.reading_column(state.layout, [*head, keypad, *below])
    return kit.page_frame(bar, column, *map(kit.with_side_padding, footer))


def _amount_chips(words: Words, typed: str, set_typed: Callable[[str], None]) -> ft.Control:
    """Return chips with common amounts; a tap replaces the typed amount."""
    options = [
        (str(amount), Label(f"amount-{amount}", words.number(amount))) for amount in QUICK_AMOUNTS
    ]
    return kit.choice_chips(options, typed, set_typed)


def _keypad(words: Words, press: Callable[[str], None], on_clear: kit.Handler) -> ft.Control:
    """Return the digits, with keys that clear all digits and delete the last digit."""
    clear = typing_key(words.label("record-clear", id="key-clear"), kit.Icon.CLOSE, on_clear)
    delete = typing_key(
        words.label("record-key-delete", id="key-delete"),
        kit.Icon.BACKSPACE,
        lambda: press(Key.DELETE),
    )
    return digit_grid(press, clear, delete)


async def _adjust_last_deal(
    state: State, last: PlayedDeal, side: int, adjustment: Adjustment
) -> str:
    """Add an adjustment to the last deal, and leave the screen; return problems if not saved.

    The adjustment is summed with earlier ones of the deal. Confirmations are removed, because
    they were for the old points. The returned text is empty if the deal was saved.
    """
    if last.uid is None:
        return ""
    sides = list(last.deal.sides)
    total = combine_adjustments(sides[side].adjustment or Adjustment(0), adjustment)
    sides[side] = replace(sides[side], adjustment=total if total.points else None)
    played = replace(last, deal=replace(last.deal, sides=tuple(sides)), confirmed_by=())
    result = await state.change_match(state.session.deals.amend, last.uid, played, caller_asks=True)
    if isinstance(result, NotSaved):
        return "; ".join(map(state.game_words.problem, result.problems))
    go_home()
    return ""


async def _adjust_draft(state: State, side: int, adjustment: Adjustment) -> None:
    """Add an adjustment to the draft of the first deal, and open the form of that deal."""
    target = edit_target(state.match)
    if target is None:
        return
    model = RecordModel(state, target)
    before = model.form.sides[side]
    total = combine_adjustments(Adjustment(before.adjustment, before.reason), adjustment)
    model.change(model.form.with_adjustment(side, total.points, total.reason))
    await model.wait_for_draft()
    go(RECORD)
