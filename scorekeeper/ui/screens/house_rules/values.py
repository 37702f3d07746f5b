"""Every value of the rule set in the order of a rule book, each with what the table plays."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import flet as ft

from scorekeeper.i18n import Words
from scorekeeper.i18n.rules import (
    Rule,
    Section,
    dispute_value,
    note,
    option_asks,
    option_name,
    other_forms_said,
    reference,
    rule_at,
    rule_name,
    rule_set_name,
    rule_value,
    says,
    section_name,
    sections,
    switch_effect,
    switch_name,
    switch_sentence,
)
from scorekeeper.rules import (
    HouseRules,
    RuleBook,
    RuleSetError,
    Switch,
    rule_book,
    switches_for,
    with_switch,
)
from scorekeeper.rules.book import same_value
from scorekeeper.rules.house_rules import (
    ProfileUid,
    check_house_rules,
    rules_about,
    tree_with,
    with_note,
    with_own_value,
    with_value_at,
)
from scorekeeper.rules.loader import Dispute, Tree, has_path, leaf_paths, value_at, with_value
from scorekeeper.rules.switches import Option, switch_file
from scorekeeper.rules.validation import rule_complaints, rule_set_from, value_complaints
from scorekeeper.typed import Complaint
from scorekeeper.ui.screens.house_rules.editors import Kit, editor
from scorekeeper.ui.screens.house_rules.screen import (
    Edited,
    HousePane,
    Panes,
    address,
    change_house,
    edit,
    edited,
    listed,
    no_such_rule,
    opened,
    pane,
    said_of,
    saved_line,
    standing,
    status,
    told_path,
)
from scorekeeper.ui.screens.rules import LEAST_LETTERS, MOST_FOUND
from scorekeeper.ui.state import State, component, go, still_component, use_state
from scorekeeper.ui.theme import Face
from scorekeeper.ui.widgets.buttons import (
    DISABLED,
    Handler,
    button,
    card,
    choice,
    choices,
    complaint,
    heading,
    opening_row,
    remark,
)
from scorekeeper.ui.widgets.keypad import Asked, use_number_pad
from scorekeeper.ui.widgets.name_field import NameField
from scorekeeper.ui.widgets.text import SENTENCE, text

FROM_VALUES = "?from=values"


@component
def ValuesScreen() -> Any:
    """The sections of the rule book; beside them what is played otherwise."""

    def draw(uid: ProfileUid, _: Edited) -> Panes:
        back = partial(go, address(uid))
        return ValuesPane(uid, key=f"values-{uid}"), back, HousePane(uid, beside=True, key=uid)

    return opened(use_state(), "/values", draw)


@component
def SectionScreen() -> Any:
    """The rules of the section that the address names."""
    name = ft.use_route_params()["section"]

    state = use_state()

    def draw(uid: ProfileUid, now: Edited) -> Panes:
        back, beside = partial(go, address(uid, "values")), HousePane(uid, beside=True, key=uid)
        if name not in {one.name for one in sections(rule_book(now.house.base))}:
            return no_such_rule(state, now.house.name, back), back, beside
        return SectionPane(uid, name, key=f"section-{uid}-{name}"), back, beside

    return opened(state, f"/values/{name}", draw)


@component
def ValuesPane(uid: ProfileUid) -> Any:
    """A search over all rules, and the sections."""
    state = use_state()
    words, now = state.words, edited(state, uid)
    book = rule_book(now.house.base)
    wanted, look_for = ft.use_state("")
    told = _as_played(now.house)
    parts: list[ft.Control] = [
        *standing(state, uid, now, book),
        NameField(words.text("rules-search"), wanted, look_for, name="search"),
    ]
    if len(wanted.strip()) >= LEAST_LETTERS:
        found = [r for one in told for r in one.rules if says(words, r, wanted.strip())]
        parts.append(remark(words.text("rules-found", count=len(found)), name="found"))
        parts += [value_row(words, uid, now.house, rule) for rule in found[:MOST_FOUND]]
    else:
        parts += [_section_row(words, uid, now.house, one) for one in told]
    title = words.text("house-values")
    return pane(state, title, now.house.name, listed(parts), partial(go, address(uid)))


@component
def SectionPane(uid: ProfileUid, name: str) -> Any:
    """The rules of one section."""
    state = use_state()
    words, now = state.words, edited(state, uid)
    rules = [r for one in _as_played(now.house) if one.name == name for r in one.rules]
    parts = [
        *standing(state, uid, now, rule_book(now.house.base)),
        *(value_row(words, uid, now.house, rule) for rule in rules),
    ]
    back = partial(go, address(uid, "values"))
    return pane(state, section_name(words, name), now.house.name, listed(parts), back)


def value_row(words: Words, uid: ProfileUid, house: HouseRules, rule: Rule) -> ft.Control:
    """One rule with the value that is played; a tap leads to where it is changed."""
    name, value = rule_name(words, rule.path), rule_value(words, rule.path, rule.value)
    said = words.text("house-changed-value", value=value) if _is_other(house, rule) else value
    return opening_row(
        name,
        said,
        lambda: go(address(uid, "value", rule.path) + FROM_VALUES),
        name=f"value-{rule.path}",
        says=f"{name}: {said}".replace("\n", "; "),
    )


def _section_row(words: Words, uid: ProfileUid, house: HouseRules, section: Section) -> ft.Control:
    changed = sum(_is_other(house, rule) for rule in section.rules)
    counted = words.text("house-section-count", count=len(section.rules), changed=changed)
    return opening_row(
        section_name(words, section.name),
        counted,
        lambda: go(address(uid, "values", section.name)),
        name=f"section-{section.name}",
    )


def _as_played(house: HouseRules) -> tuple[Section, ...]:
    """The rule book with the table's own values in their places."""
    tree = tree_with(house)
    return tuple(
        replace(
            section,
            rules=tuple(replace(rule, value=value_at(tree, rule.path)) for rule in section.rules),
        )
        for section in sections(rule_book(house.base))
    )


def _is_other(house: HouseRules, rule: Rule) -> bool:
    return not same_value(value_at(rule_book(house.base).tree, rule.path), rule.value)


Take = Callable[[str, Any, tuple[str, ...]], None]
"""Plays a value of a path, with the references that say so."""


def others_card(words: Words, book: RuleBook, path: str, take: Take) -> list[ft.Control]:
    """Nothing where the sources agree."""
    disputes = rule_at(book, path).disputes
    if not disputes:
        return []
    rows: list[ft.Control] = []
    for place, one in enumerate(disputes):
        tap = partial(take, one.path, one.value, one.refs)
        offered = _can_be_taken(book, path, one)
        rows.append(_row(words, path, one, f"take-{place}", tap if offered else None))
    return [card(heading(words.text("rules-others-say")), *rows, spacing=12)]


def _row(words: Words, path: str, dispute: Dispute, name: str, take: Handler | None) -> ft.Control:
    """What one of them says, and the button that plays it where that can be played."""
    value, said = dispute_value(words, dispute, path), note(dispute.note)
    told = [text(value, 16, Face.BOLD, line=SENTENCE)] if value else []
    references = (reference(words, ref) for ref in dispute.refs)
    remarks = [remark(one) for one in (said, *references) if one]
    offered = [button(words.text("house-take"), take, name=name, height=48)] if take else []
    return ft.Column(
        [*told, *remarks, *offered],
        spacing=2,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _can_be_taken(book: RuleBook, path: str, dispute: Dispute) -> bool:
    """Return True if what others say is a whole value of this rule or of a part of it."""
    where = dispute.path
    is_about = where == path or where.startswith(f"{path}.")
    if not is_about or not has_path(book.tree, where):
        return False
    if dispute.value is None and not dispute.absent:
        return False
    return not list(value_complaints(where, dispute.value))


@component
def Reason(uid: ProfileUid, path: str) -> Any:
    """Where the value comes from, and a line of the table's own; Keep stands there when typed."""
    state = use_state()
    words = state.words
    rules = rules_about(edited(state, uid).house, path)
    kept = next((rule.note for rule in rules if rule.note), "")
    typed, typing = ft.use_state(kept)

    async def keep() -> None:
        await edit(state, uid, lambda house: with_note(house, path, typed.strip()))

    refs = dict.fromkeys(ref for rule in rules for ref in rule.refs)
    said = [said_of(words, ref) for ref in refs]
    done = button(words.text("house-reason-keep"), keep, name="reason-keep", filled=True)
    return card(
        *(remark(one, name=f"from-{n}") for n, one in enumerate(said)),
        NameField(words.text("house-reason"), typed, typing, name="reason", is_sentence=True),
        *([done] if typed.strip() != kept else []),
    )


def costs_in(base: Tree, path: str, value: Any) -> frozenset[str]:
    """The paths at and below a path where the checks let no number above 0 stand."""
    tree = with_value(base, path, value)
    leaves = leaf_paths(value, path) if isinstance(value, dict) else [(path, value)]
    numbers = [where for where, one in leaves if one is None or type(one) is int]
    return frozenset(one for one in numbers if _allows(tree, one, -1) and not _allows(tree, one, 1))


def _allows(tree: Tree, path: str, value: int) -> bool:
    """Return True if the checks have nothing against a value at a path."""
    try:
        found = rule_complaints(rule_set_from(with_value(tree, path, value), path))
    except RuleSetError:
        return False
    return path not in {complaint.path for complaint in found}


@component
def ValueScreen() -> Any:
    """The value that the address names; beside it what is played otherwise."""
    path, is_from_values = ft.use_route_params()["path"], _is_from_values()
    state = use_state()

    def draw(uid: ProfileUid, now: Edited) -> Panes:
        book = rule_book(now.house.base)
        told = told_path(book, path) if has_path(book.tree, path) else None
        section = _section_of(book, told) if told and is_from_values else None
        back = partial(go, address(uid, "values", section) if section else address(uid))
        if told is None:
            return no_such_rule(state, now.house.name, back), back, None
        value = ValuePane(uid, told, back, key=f"value-{uid}-{told}")
        return value, back, HousePane(uid, beside=True, key=uid)

    return opened(state, f"/value/{path}", draw)


@component
def ValuePane(uid: ProfileUid, path: str, on_back: Any) -> Any:
    """The value of the rule set, the editor of the table's own, and the way back to it."""
    state = use_state()
    words, now, ask = state.words, edited(state, uid), use_number_pad(state)
    house, book = now.house, rule_book(now.house.base)
    value, is_changed = value_at(tree_with(house), path), bool(rules_about(house, path))

    def change(update: Any) -> None:
        change_house(
            state,
            uid,
            lambda one: with_value_at(one, path, update(value_at(tree_with(one), path))),
        )

    kit = Kit(
        words=words,
        ask=ask,
        base=book.tree,
        wrong=now.wrong,
        costs=costs_in(book.tree, path, value),
    )
    reset = button(
        words.text("house-reset-one"),
        lambda: change_house(state, uid, lambda one: with_own_value(one, path)),
        icon=ft.Icons.UNDO,
        name="reset",
    )
    parts: list[ft.Control] = [
        saved_line(state, now),
        *_own(words, book, path),
        card(heading(words.text("house-we-play")), *editor(kit, path, value, change)),
        *([reset, Reason(uid, path, key=f"reason-{path}")] if is_changed else []),
        *status(state, uid, now, book),
        *others_card(words, book, path, partial(_take, state, uid)),
    ]
    return pane(state, rule_name(words, path), house.name, listed(parts), on_back)


def _take(state: Any, uid: ProfileUid, path: str, value: Any, refs: tuple[str, ...]) -> None:
    """Play what another source says."""
    change_house(state, uid, lambda house: with_value_at(house, path, value, refs=refs))


def _own(words: Words, book: RuleBook, path: str) -> list[ft.Control]:
    said = rule_value(words, path, value_at(book.tree, path))
    shown = card(
        heading(rule_name(words, path)),  # the title above may be cut off
        remark(words.text("house-in-base", base=rule_set_name(words, book.identity))),
        text(said, 17, Face.BOLD, line=SENTENCE),
        spacing=2,
    )
    return [ft.Semantics(identifier="own-value", container=True, content=shown)]


def _section_of(book: RuleBook, path: str) -> str | None:
    every = ((one.name, rule.path) for one in sections(book) for rule in one.rules)
    return next((name for name, told in every if told == path), None)


def _is_from_values() -> bool:
    return bool(ft.context.page.route.endswith(FROM_VALUES))


def chosen_option(house: HouseRules, switch: Switch) -> Option | None:
    """The value of a switch that is played; None for one that the switch does not offer."""
    value = value_at(tree_with(house), switch.path)
    return next((one for one in switch.options if same_value(one.value, value)), None)


def flipped(house: HouseRules, switch: Switch, value: Any) -> HouseRules:
    """House rules with a switch turned; changes of parts of what it sets make room for it."""
    paths = {switch.path, *(path for option in switch.options for path in option.brings)}
    for rule in house.rules:
        if rule.path not in paths and any(_within(rule.path, path) for path in paths):
            house = with_own_value(house, rule.path)
    return with_switch(house, switch, value)


def misfits(
    house: HouseRules, switch: Switch, value: Any, known: tuple[Complaint, ...]
) -> tuple[Complaint, ...]:
    """What would be wrong with a value of a switch beside the table's other changes.

    What is `known` to be wrong already is no fault of the switch.
    """
    try:
        found = complaints(flipped(house, switch, value))
    except RuleSetError as error:
        found = error.complaints
    return tuple(one for one in found if one not in known)


def other_switches(house: HouseRules) -> tuple[Switch, ...]:
    """Switches of other games, one for each value that no switch of this game is about."""
    mine = {switch.path for switch in switches_for(rule_book(house.base))}
    others = {switch.path: switch for switch in reversed(switch_file().switch)}
    return tuple(s for s in reversed(others.values()) if s.path not in mine)


def complaints(house: HouseRules) -> tuple[Complaint, ...]:
    """Why house rules cannot be played; nothing where they can."""
    try:
        check_house_rules(house, house.name)
    except RuleSetError as error:
        return error.complaints
    return ()


def _within(path: str, above: str) -> bool:
    return path.startswith(f"{above}.")


class Turning:
    """The taps on the switches of some house rules."""

    def __init__(self, state: State, uid: ProfileUid) -> None:
        """Prepare the taps; a pad for numbers is put in whenever the screen is drawn."""
        self._state, self._uid = state, uid
        self.pad: Callable[[Asked], None] | None = None

    def turn(self, switch: Switch, value: Any) -> None:
        """Play a value of a switch."""
        change_house(self._state, self._uid, lambda house: flipped(house, switch, value))

    def ask(self, switch: Switch, title: str, value: int) -> None:
        """Have any other number typed for a switch."""
        if self.pad is not None:
            self.pad(Asked(title=title, value=value, on_done=partial(self.turn, switch)))


@dataclass(frozen=True, slots=True)
class Shown:
    """A switch as it stands in some house rules."""

    value: Any
    chosen: Option | None
    """None where the table plays a value that the switch does not offer."""
    wrong: tuple[tuple[Complaint, ...], ...]
    """What keeps each value from going with the table's other changes."""


def shown_in(house: HouseRules, switch: Switch, known: tuple[Complaint, ...]) -> Shown:
    """How a switch stands in house rules, of which it is `known` already what is wrong."""
    chosen = chosen_option(house, switch)
    wrong = (
        () if option is chosen else misfits(house, switch, option.value, known)
        for option in switch.options
    )
    return Shown(value_at(tree_with(house), switch.path), chosen, tuple(wrong))


@still_component
def SwitchCard(words: Words, turning: Turning, switch: Switch, shown: Shown) -> Any:
    """The card; the value of the rule set itself comes first and says so."""
    chips: list[ft.Control] = []
    reasons: list[ft.Control] = []
    for place, (option, wrong) in enumerate(zip(switch.options, shown.wrong, strict=True)):
        name = _said(words, switch, option, is_own=place == 0)
        tap = None if wrong else partial(turning.turn, switch, option.value)
        is_chosen = option == shown.chosen
        chips.append(choice(name, tap, name=f"turn-{switch.id}-{place}", selected=is_chosen))
        if wrong:
            why = "; ".join(_misfit(words, one) for one in wrong)
            told = words.text("house-switch-misfit", value=name, why=why)
            reasons.append(complaint(told, name=f"misfit-{switch.id}-{place}"))
    if switch.free or shown.chosen is None:
        chips.append(_other(words, turning, switch, shown))
    if asked := option_asks(words, shown.chosen) if shown.chosen else "":
        reasons.append(complaint(asked, name=f"asks-{switch.id}"))
    return card(
        heading(switch_name(words, switch)),
        text(switch_sentence(words, switch), 15, line=SENTENCE),
        choices(chips),
        *reasons,
        remark(switch_effect(words, switch)),
    )


def _said(words: Words, switch: Switch, option: Option, *, is_own: bool) -> str:
    name = option_name(words, switch, option)
    return words.text("house-switch-own", value=name) if is_own else name


def _misfit(words: Words, wrong: Complaint) -> str:
    plain = wrong.path.removeprefix("rules.").partition("[")[0]
    return words.text("value-of", what=rule_name(words, plain), value=wrong.expected)


def _other(words: Words, turning: Turning, switch: Switch, shown: Shown) -> ft.Control:
    """A value that is none of the offered ones: the table's own, or any number."""
    is_other, value = shown.chosen is None, shown.value
    said = rule_value(words, switch.path, value) if is_other else words.text("house-switch-other")
    ask = partial(turning.ask, switch, switch_name(words, switch), value)
    tap = ask if switch.free and isinstance(value, int) else None
    return choice(said, tap, name=f"turn-{switch.id}-other", selected=is_other)


@component
def SwitchesScreen() -> Any:
    """All switches of the rule set; beside them what is played otherwise."""

    def draw(uid: ProfileUid, _: Edited) -> Panes:
        back = partial(go, address(uid))
        return SwitchesPane(uid, key=f"switches-{uid}"), back, HousePane(uid, beside=True, key=uid)

    return opened(use_state(), "/switches", draw)


@component
def SwitchesPane(uid: ProfileUid) -> Any:
    """A card for each switch, then those that are for other games."""
    state = use_state()
    words, now = state.words, edited(state, uid)
    book = rule_book(now.house.base)
    every = ft.use_memo(lambda: switches_for(book), [now.house.base])
    others, (is_open, set_open) = (
        ft.use_memo(lambda: other_switches(now.house), [now.house.base]),
        ft.use_state(False),
    )
    turning = ft.use_memo(lambda: Turning(state, uid), [uid])
    turning.pad = use_number_pad(state)
    more = opening_row(
        words.text("house-switches-others", count=len(others)),
        words.text("house-switches-others-why", base=rule_set_name(words, book.identity)),
        lambda: set_open(not is_open),
        name="other-switches",
        trailing=ft.Icons.EXPAND_LESS if is_open else ft.Icons.EXPAND_MORE,
    )
    parts = [
        *standing(state, uid, now, book),
        remark(words.text("house-switches-what")),
        *([remark(said, name="other-forms")] if (said := other_forms_said(words, book)) else []),
        *(
            SwitchCard(words, turning, switch, shown, key=switch.id)
            for switch, shown in _shown(now.house, every)
        ),
        more,
        *([_off(words, switch) for switch in others] if is_open else []),
    ]
    title = words.text("house-switches")
    return pane(state, title, now.house.name, listed(parts), partial(go, address(uid)))


def _shown(house: HouseRules, every: tuple[Switch, ...]) -> list[tuple[Switch, Shown]]:
    """The switches of a rule set, and how they stand in house rules."""
    known = complaints(house)
    return [(switch, shown_in(house, switch, known)) for switch in every]


def _off(words: Words, switch: Switch) -> ft.Control:
    """A switch of another game: told, and not to be turned."""
    told = card(
        heading(switch_name(words, switch)),
        text(switch_sentence(words, switch), 15, line=SENTENCE),
        remark(words.text("house-switch-off")),
    )
    return ft.Semantics(
        identifier=f"off-{switch.id}",
        container=True,
        disabled=True,
        content=ft.Container(told, opacity=1 - DISABLED / 2),
    )
