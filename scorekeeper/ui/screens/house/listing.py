"""My house rules: each by its name, with its rule set and how much it changes."""

from typing import Any

import flet as ft

from scorekeeper.rules import rule_book
from scorekeeper.session import Profile
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.choices import opening_row, remark
from scorekeeper.ui.components.tap import button
from scorekeeper.ui.context import go, use_state
from scorekeeper.ui.screens.house.panes import HOME, address, framed, listed, pane
from scorekeeper.words import Words
from scorekeeper.words.comparing import house_rules_told
from scorekeeper.words.rule_sets import rule_set_name

NEW, BRING = "/house-new", "/house-in"


@component
def HouseListScreen() -> Any:
    """All my house rules."""
    return framed(use_state(), HOME, HouseListPane(), _back, None)


@component
def HouseListPane(beside: str = "") -> Any:
    """The list, and the ways to new house rules; `beside` those of this uid it has no way back."""
    state = use_state()
    words, profiles = state.words, state.session.profiles.list()
    rows = [profile_row(words, one, n, is_open=one.uid == beside) for n, one in enumerate(profiles)]
    said = remark(words.text("house-what" if profiles else "house-none"), name="house-what")
    new = button(
        words.text("house-new"), lambda: go(NEW), icon=ft.Icons.ADD, filled=True, name="house-new"
    )
    bring = button(
        words.text("house-bring"), lambda: go(BRING), icon=ft.Icons.FILE_OPEN, name="house-bring"
    )
    body = listed([said, *rows, ft.Container(height=4), new, bring])
    return pane(state, words.text("house-title"), "", body, None if beside else _back)


def profile_row(words: Words, profile: Profile, place: int, *, is_open: bool) -> ft.Control:
    """One set of house rules; a tap opens it."""
    return opening_row(
        profile.name,
        profile_line(words, profile),
        lambda: go(address(profile.uid)),
        name=f"house-{place}",
        icon=ft.Icons.CHECK if is_open else ft.Icons.RULE,
    )


def profile_line(words: Words, profile: Profile) -> str:
    """The rule set below it, and how many rules are other ones; or that it cannot be played."""
    if profile.house is None:
        return words.text("house-broken-short")
    changed = len(house_rules_told(profile.house))
    base = rule_set_name(words, rule_book(profile.house.base).identity)
    return words.text("house-line", base=base, count=changed)


def _back() -> None:
    go("/more")
