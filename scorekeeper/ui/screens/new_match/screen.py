"""Screens of a new game, and of the settings of the open game.

Both show the form of `scorekeeper.ui.screens.new_match.form`; here are its buttons.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace

import flet as ft

from scorekeeper.deal_form.deal import deal_by_totals
from scorekeeper.match import rules_of_deal
from scorekeeper.services import OpenMatch, SetUp
from scorekeeper.ui import addresses, kit
from scorekeeper.ui.addresses import MATCHES, SET_UP, TABLE, Address
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.navigation import go
from scorekeeper.ui.screens.new_match.form import SetUpView
from scorekeeper.ui.state import Saved
from scorekeeper.view_models import set_up
from scorekeeper.view_models.set_up import ImpossibleDeal

# --- a new game


@component
def NewMatchScreen() -> ft.Control:
    """Screen with the form of a new game, and a button that starts the game."""
    state = use_state()
    words = state.words
    query = addresses.current_query()
    first_form = ft.use_memo(lambda: set_up.initial_form(state.session, query, state.rule_sets), [])

    async def start_match(new_set_up: SetUp) -> None:
        problems = await state.start_match(new_set_up)
        if not problems and state.failure is None:
            go(TABLE)

    def build_footer(new_set_up: SetUp | None) -> ft.Control:
        return kit.button(
            words.label("new-match-start"),
            None if new_set_up is None else lambda: start_match(new_set_up),
            icon=kit.Icon.PLAY,
            kind=kit.ButtonKind.MAIN,
        )

    return SetUpView(first_form, _back_address(query), build_footer)


def _back_address(query: Mapping[str, str]) -> Address:
    """Return the address of the screen that opened the form; the table if none is named."""
    if "house" in query:
        return addresses.HouseRules(query["house"])
    if "rules" in query:
        return addresses.RuleSet(query["rules"])
    if query.get("from") == "matches":
        return MATCHES
    return TABLE


# --- the open game


@component
def SetUpScreen() -> ft.Control:
    """Screen with the settings of the open game, or a sentence if no game is open."""
    state = use_state()
    words = state.words
    if state.match is None:
        none = kit.prose(words.text("set-up-no-match"), id="set-up-no-match")
        return kit.screen(state, str(SET_UP), words.text("set-up"), [none], back=TABLE)
    return EditSetUpForm(state.match, key=state.match.uid)


@component
def EditSetUpForm(match: OpenMatch) -> ft.Control:
    """Form of the settings of a game; saving it scores the deals of the game again.

    Args:
        match: The game.
    """
    state = use_state()
    words = state.words
    first_form = ft.use_memo(
        lambda: replace(
            set_up.form_of(words, match.match), profile=match.profile, best_of=match.best_of
        ),
        [],
    )
    # Number of the last change that the user has seen; the store refuses a save based on less.
    seen, set_seen = ft.use_state(match.number)

    async def save_set_up(new_set_up: SetUp) -> None:
        result = await state.change_match(
            state.session.matches.correct_set_up, new_set_up, seen=seen
        )
        if isinstance(result, Saved):
            go(TABLE)
        elif state.match is not None:
            # The notice shows the change of another device, so the next save may overwrite it.
            set_seen(state.match.number)

    def build_footer(new_set_up: SetUp | None) -> ft.Control:
        return kit.button(
            words.label("set-up-save"),
            None if new_set_up is None else lambda: save_set_up(new_set_up),
            icon=kit.Icon.CHECK,
            kind=kit.ButtonKind.MAIN,
        )

    async def keep_totals(deals: Sequence[ImpossibleDeal]) -> None:
        """Replace the counted cards of deals by totals, so that other rules can be chosen."""
        for deal in deals:
            index = deal.number - 1
            played = match.match.deals[index]
            rules = rules_of_deal(match.match, index)
            by_totals = replace(played, deal=deal_by_totals(rules, played.deal))
            result = await state.change_match(state.session.deals.amend, played.uid, by_totals)
            if not isinstance(result, Saved):
                return
        if state.match is not None:
            set_seen(state.match.number)

    return SetUpView(first_form, TABLE, build_footer, match, keep_totals)
