"""Choosing a rule set: all there are, family by family, with what makes each special."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import flet as ft

from scorekeeper.rules import HouseRules, RuleSetId, catalogue, rule_book
from scorekeeper.rules.files import Identity
from scorekeeper.session import Session
from scorekeeper.ui.components.choices import heading, remark
from scorekeeper.ui.components.page import SIDE_PADDING, app_bar, page
from scorekeeper.ui.components.tap import DISABLED, Handler, tappable
from scorekeeper.ui.components.text import SENTENCE, text
from scorekeeper.ui.theme import Face
from scorekeeper.words import Words
from scorekeeper.words.rule_sets import facts, families, family_name, rule_set_name, special

C = ft.Colors


@dataclass(frozen=True, slots=True, kw_only=True)
class Choosing:
    """A list of all rule sets from which one is chosen."""

    words: Words
    on_choose: Callable[[RuleSetId], None]
    chosen: RuleSetId | None = None
    fitting: Callable[[RuleSetId], bool] = lambda _: True
    why_not: str = ""
    """What is the matter with those that do not fit."""
    name: str = "ruleset"
    """What the rows are found by, before the id."""
    house: Sequence[HouseRules] = ()
    """House rules that are offered beside the rule sets."""
    on_house: Callable[[HouseRules], None] = lambda _: None
    chosen_house: str = ""
    """The name of the house rules that are chosen; the rule set is not, then."""


def chooser(choosing: Choosing, on_back: Handler) -> ft.Container:
    """The whole screen of it."""
    words = choosing.words
    bar = app_bar(words.text("set-up-rules"), on_back=on_back, back_label=words.text("set-up-back"))
    said = [remark(choosing.why_not)] if choosing.why_not else []
    return page(bar, listed([*said, *house_rows(choosing), *rule_set_rows(choosing)]))


def playable(session: Session) -> tuple[HouseRules, ...]:
    """My house rules by name, but for those that cannot be played any more."""
    return tuple(one.house for one in session.profiles.list() if one.house is not None)


def house_rows(choosing: Choosing) -> list[ft.Control]:
    """A heading, and a row for each of my house rules; nothing where there are none."""
    rows = [_house_row(choosing, house, place) for place, house in enumerate(choosing.house)]
    return [_title(choosing.words.text("set-up-house")), *rows] if rows else []


def rule_set_rows(choosing: Choosing) -> list[ft.Control]:
    """A heading for each family, and a row for each of its rule sets."""
    rows: list[ft.Control] = []
    for family, members in families(catalogue()).items():
        rows.append(_title(family_name(choosing.words, family)))
        rows += [_row(choosing, identity) for identity in members]
    return rows


def listed(rows: list[ft.Control]) -> ft.ListView:
    """Rows below each other that take the room there is."""
    padding = ft.Padding.only(left=SIDE_PADDING, right=SIDE_PADDING, bottom=16)
    return ft.ListView(rows, expand=True, spacing=6, padding=padding)


def _row(choosing: Choosing, identity: Identity) -> ft.Control:
    words, book = choosing.words, rule_book(identity.id)
    is_chosen = identity.id == choosing.chosen and not choosing.chosen_house
    fits = choosing.fitting(identity.id)
    line, numbers = special(words, book), facts(words, book.rules)
    name = rule_set_name(words, identity)
    return _told_row(
        [name, *dict.fromkeys([line, numbers])],
        f"{name}. {line}",
        (lambda: choosing.on_choose(identity.id)) if fits else None,
        name=f"{choosing.name}-{identity.id}",
        is_chosen=is_chosen,
    )


def _house_row(choosing: Choosing, house: HouseRules, place: int) -> ft.Control:
    """House rules by their name, with the rule set that they are built on."""
    base = rule_set_name(choosing.words, rule_book(house.base).identity)
    line = choosing.words.text("house-line", base=base, count=len(house.rules))
    return _told_row(
        [house.name, line],
        f"{house.name}. {line}",
        (lambda: choosing.on_house(house)) if choosing.fitting(house.base) else None,
        name=f"choose-house-{place}",
        is_chosen=house.name.strip() == choosing.chosen_house,
    )


def _title(said: str) -> ft.Container:
    return ft.Container(heading(said), padding=ft.Padding.only(top=12, bottom=2))


def _told_row(
    lines: list[str], says: str, on_tap: Handler | None, *, name: str, is_chosen: bool
) -> ft.Control:
    """A name with lines below it; the chosen one differs in fill, weight and by a check."""
    ink: ft.ColorValue = C.ON_PRIMARY_CONTAINER if is_chosen else C.ON_SURFACE
    ink = ink if on_tap else C.with_opacity(DISABLED, C.ON_SURFACE)
    title, *more = lines
    told: list[ft.Control] = [
        text(title, 17, Face.BOLD if is_chosen else Face.MEDIUM, ink),
        *(text(said, 14, color=ink, line=SENTENCE) for said in more),
    ]
    check = [ft.Icon(ft.Icons.CHECK, color=ink, size=22)] if is_chosen else []
    return tappable(
        ft.Row([ft.Column(told, spacing=2, expand=True), *check], spacing=12),
        says,
        on_tap,
        name=name,
        selected=is_chosen,
        padding=ft.Padding.symmetric(vertical=10, horizontal=14),
        border_radius=16,
        bgcolor=C.PRIMARY_CONTAINER if is_chosen else C.SURFACE_CONTAINER_LOW,
    )
