"""The Meld tab: the question, the cards, and the answer."""

from collections.abc import Callable
from typing import Any

import flet as ft

from scorekeeper.rules import RuleSetId
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.number_pad import Asked as AskedNumber
from scorekeeper.ui.components.number_pad import use_number_pad
from scorekeeper.ui.components.tap import Handler
from scorekeeper.ui.context import use_state
from scorekeeper.ui.screens.meld.answers import shown_hand, shown_melds
from scorekeeper.ui.screens.meld.asked import asked, rules_asked
from scorekeeper.ui.screens.meld.bar import heading_bar
from scorekeeper.ui.screens.meld.kit import Kit
from scorekeeper.ui.screens.meld.looking import Finder
from scorekeeper.ui.screens.meld.notation import use_notation
from scorekeeper.ui.screens.meld.panes import Parts, laid_out
from scorekeeper.ui.screens.meld.preferences import use_preferences
from scorekeeper.ui.screens.meld.reference import reference_sheet
from scorekeeper.ui.screens.meld.selector import Ways, selector, selector_rows
from scorekeeper.ui.screens.meld.sizes import sizes_of
from scorekeeper.ui.screens.meld.taps import Taps
from scorekeeper.ui.screens.meld.tools import tool_row_count, tool_rows
from scorekeeper.ui.screens.meld.verdict import verdict_panel
from scorekeeper.ui.screens.setting_up.choosing import Choosing, chooser
from scorekeeper.ui.state import State


@component
def MeldScreen() -> Any:
    """The tab; while other rules are chosen their list lies over it."""
    state = use_state()
    is_choosing, set_choosing = ft.use_state(False)
    if not is_choosing:
        return Question(lambda: set_choosing(True))

    def chosen(ruleset: RuleSetId) -> None:
        Taps(state, lambda: set_choosing(False)).rules(ruleset)

    rules = Choosing(
        words=state.words, on_choose=chosen, chosen=rules_asked(state), name="asked-rules"
    )
    return chooser(rules, lambda: set_choosing(False))


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
