"""Rule sets to choose from, by family, and a table's own house rules above them."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import flet as ft

from scorekeeper.i18n import Words
from scorekeeper.i18n.documents import place_text
from scorekeeper.i18n.rules import Rule, Section, facts, families, mentions, special
from scorekeeper.problem import Problem
from scorekeeper.rules import HouseRules, RuleSetId, catalogue, rule_book
from scorekeeper.rules.loader import Identity
from scorekeeper.services import Session
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.navigation import go
from scorekeeper.ui.theme import SENTENCE, Face, text
from scorekeeper.ui.widgets import buttons
from scorekeeper.ui.widgets.buttons import FADED, Handler, heading, remark, tappable
from scorekeeper.ui.widgets.differences import times_played
from scorekeeper.ui.widgets.fields import NameField
from scorekeeper.ui.widgets.page import app_bar, listed, padded, page, titled_screen

C = ft.Colors


def rule_set_chooser(
    words: Words,
    on_choose: Callable[[Any], Any],
    on_back: Handler,
    *,
    chosen: RuleSetId | None,
    house: Sequence[HouseRules] = (),
    chosen_house: str = "",
    fits: Callable[[RuleSetId], bool] = lambda _: True,
    why_not: str = "",
    name: str = "ruleset",
) -> ft.Container:
    """A whole screen to choose from; `on_choose` is given a `RuleSetId` or `HouseRules`.

    `chosen_house` is the name of the house rules that are chosen, `why_not` the remark on those
    that do not fit.
    """
    rows: list[ft.Control] = [remark(why_not)] if why_not else []
    if house:
        rows.append(_title(words.text("set-up-house")))
    for place, rules in enumerate(house):
        base = words.rule_set_name(rule_book(rules.base).identity)
        line = words.text("house-line", base=base, count=len(rules.rules))
        label, choose = f"{rules.name}. {line}", partial(on_choose, rules)
        is_chosen = rules.name.strip() == chosen_house
        tap, where = choose if fits(rules.base) else None, f"choose-house-{place}"
        rows.append(option_row([rules.name], [line], label, tap, name=where, selected=is_chosen))
    is_house = bool(chosen_house)
    every = RuleSets(on_choose, chosen=None if is_house else chosen, fits=fits, name=name)
    bar = app_bar(words.text("set-up-rules"), on_back=on_back, back_label=words.text("set-up-back"))
    return page(bar, listed([*rows, every]))


@component
def RuleSets(
    on_choose: Callable[[RuleSetId], Any],
    *,
    chosen: RuleSetId | None = None,
    fits: Callable[[RuleSetId], bool] = lambda _: True,
    name: str = "ruleset",
) -> Any:
    """Rule sets to choose from, found by `name`-id: those that are played here, then by family.

    They are looked for by a part of their names, and by a number of players.
    """
    held = use_state()
    words = held.words
    wanted, look_for = ft.use_state("")
    players, be_for = ft.use_state(0)
    counts = ft.use_memo(lambda: times_played(held.session), [])
    numbers = {count for each in catalogue() for count in rule_book(each.id).rules.players}
    chips = [
        buttons.choice(
            words.number(count),
            partial(be_for, 0 if count == players else count),
            name=f"for-{count}",
            selected=count == players,
            says=words.text("rule-sets-for-said", players=count),
        )
        for count in sorted(numbers)
    ]

    def is_wanted(identity: Identity) -> bool:
        label = (
            f"{words.rule_set_name(identity)} {words.text('family-name', family=identity.family)}"
        )
        return wanted.strip().casefold() in label.casefold() and (
            not players or players in rule_book(identity.id).rules.players
        )

    found = [identity for identity in catalogue() if is_wanted(identity)]
    often = sorted((each for each in found if counts[each.id]), key=lambda e: -counts[e.id])[:OFTEN]
    groups = {words.text("rule-sets-played"): often} if often else {}
    others = [identity for identity in found if identity not in often]
    for family, members in families(others).items():
        groups[words.text("family-name", family=family)] = members
    rows: list[ft.Control] = []
    for title, members in groups.items():
        rows.append(_title(title))
        for identity in members:
            uid = identity.id
            book, tap = rule_book(uid), partial(on_choose, uid) if fits(uid) else None
            label, line = words.rule_set_name(identity), special(words, book)
            played = [words.text("rule-sets-times", count=counts[uid])] if counts[uid] else []
            more = list(dict.fromkeys([line, facts(words, book.rules), *played]))
            spoken, where = f"{label}. {line}", f"{name}-{uid}"
            rows.append(option_row([label], more, spoken, tap, name=where, selected=uid == chosen))
    if not found:
        rows.append(remark(words.text("rule-sets-none"), name="no-rule-set"))
    number = text(words.text("rule-sets-for"), 14, color=C.ON_SURFACE_VARIANT)
    return buttons.stacked(
        NameField(words.text("rule-sets-search"), wanted, look_for, name="search-rule-sets"),
        buttons.stacked(number, buttons.choices(chips), spacing=4),
        *rows,
    )


OFTEN = 4
"""Rule sets that stand above the families."""


def _title(label: str) -> ft.Container:
    return ft.Container(heading(label), padding=ft.Padding.only(top=12, bottom=2))


def option_row(
    titles: Sequence[str],
    more: Sequence[str],
    label: str,
    on_tap: Handler | None,
    *,
    name: str,
    selected: bool,
) -> ft.Control:
    """One of several rows with lines below their titles; a fill and a check mark the chosen one."""
    ink: ft.ColorValue = C.ON_PRIMARY_CONTAINER if selected else C.ON_SURFACE
    ink = ink if on_tap else FADED
    face = Face.BOLD if selected else Face.MEDIUM
    lines: list[ft.Control] = [
        *(text(title, 17, face, ink, line=SENTENCE) for title in titles),
        *(text(line, 14, color=ink, line=SENTENCE) for line in more),
    ]
    check = [ft.Icon(ft.Icons.CHECK, color=ink, size=22)] if selected else []
    return tappable(
        ft.Row([ft.Column(lines, spacing=2, expand=True), *check], spacing=12),
        label,
        on_tap,
        name=name,
        selected=selected,
        padding=ft.Padding.symmetric(vertical=10, horizontal=14),
        border_radius=16,
        bgcolor=C.PRIMARY_CONTAINER if selected else C.SURFACE_CONTAINER_LOW,
    )


def playable(session: Session) -> tuple[HouseRules, ...]:
    """Own house rules by name, but for those that cannot be played any more."""
    return tuple(profile.house for profile in session.profiles.list() if profile.house is not None)


def no_rule_set(words: Words, name: str) -> ft.View:
    line = padded(remark(words.text("nowhere-rule-set", name=name), name="nowhere"))
    back, title = partial(go, "/rules"), words.text("rules-title")
    return titled_screen(words, f"/rules/{name}", title, line, back=back)


def problem_block(words: Words, wrong: Problem) -> ft.Control:
    place, sentence = place_text(words, wrong), words.problem(wrong)
    lines = [text(place, 14, Face.MEDIUM, line=SENTENCE)] if place else []
    lines.append(text(sentence, 15, line=SENTENCE))
    return ft.Column(list(lines), spacing=0, tight=True)


def rules_found(
    words: Words, sections: Sequence[Section], wanted: str
) -> tuple[int, tuple[Rule, ...]] | None:
    """The number of rules that say what is wanted, and the first; None for too few letters."""
    wanted = wanted.strip()
    if len(wanted) < 2:
        return None
    rules = [r for section in sections for r in section.rules if mentions(words, r, wanted)]
    return len(rules), tuple(rules[:25])
