"""The values of house rules: by section, one by one, and the ready switches."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import flet as ft

from scorekeeper.i18n import Words
from scorekeeper.i18n import rules as rule_words
from scorekeeper.i18n.rules import Rule, Section
from scorekeeper.problem import Problem
from scorekeeper.rules import HouseRules, RuleSetError, house_rules, rule_book, switches_for
from scorekeeper.rules.book import same_value
from scorekeeper.rules.house_rules import ProfileUid, with_switch
from scorekeeper.rules.loader import Dispute, Tree, has_path, leaf_paths, value_at, with_value
from scorekeeper.rules.switches import Switch, switch_file
from scorekeeper.rules.validation import rule_problems, rule_set_from, value_problems
from scorekeeper.ui.hooks import component, get_state, memo_component, use_state
from scorekeeper.ui.navigation import go
from scorekeeper.ui.screens.house_rules import editors, screen
from scorekeeper.ui.screens.house_rules.screen import Edited, address, edited, pane
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SENTENCE, Face, text
from scorekeeper.ui.widgets import buttons, keypad
from scorekeeper.ui.widgets.fields import NameField
from scorekeeper.view_models.rule_book import search_rules

FROM_VALUES = "?from=values"


# --- all values


@component
def ValuesScreen() -> Any:
    return screen.opened(
        "/values", lambda uid, _: (ValuesPane(uid, key=f"values-{uid}"), address(uid))
    )


@component
def ValuesPane(uid: ProfileUid, section_name: str = "") -> Any:
    """A search over all rules and the sections of the rule book, or the rules of one section."""
    state = use_state()
    words, now = state.words, edited(state, uid)
    house, book, tree = now.house, rule_book(now.house.base), house_rules.tree_with(now.house)
    wanted, look_for = ft.use_state("")

    def played(section: Section) -> Section:
        """A section with the table's own values in their places."""
        rules = (replace(rule, value=value_at(tree, rule.path)) for rule in section.rules)
        return replace(section, rules=tuple(rules))

    def is_changed(rule: Rule) -> bool:
        return not same_value(value_at(book.tree, rule.path), rule.value)

    def value_row(rule: Rule) -> ft.Control:
        """One rule with the value that is played; a tap leads to where it is changed."""
        name = rule_words.rule_name(words, rule.path)
        value = rule_words.rule_value(words, rule.path, rule.value)
        if is_changed(rule):
            value = words.text("house-changed-value", value=value)
        tap = partial(go, address(uid, "value", rule.path) + FROM_VALUES)
        says = f"{name}: {value}".replace("\n", "; ")
        return buttons.opening_row(name, value, tap, name=f"value-{rule.path}", says=says)

    sections = [played(section) for section in rule_words.sections(book)]
    body: list[ft.Control] = screen.standing(state, uid, now, book)
    if section_name:
        body += [value_row(r) for s in sections if s.name == section_name for r in s.rules]
        title, back = rule_words.section_name(words, section_name), address(uid, "values")
        return pane(state, title, house.name, body, partial(go, back))
    body.append(NameField(words.text("rules-search"), wanted, look_for, name="search"))
    matching = search_rules(words, sections, wanted)
    if matching is not None:
        line = words.text("rules-found", count=matching.count)
        body.append(buttons.remark(line, name="found"))
        body += map(value_row, matching.rules)
    else:
        for section in sections:
            count, changed = len(section.rules), sum(map(is_changed, section.rules))
            line = words.text("house-section-count", count=count, changed=changed)
            name, tap = section.name, partial(go, address(uid, "values", section.name))
            title = rule_words.section_name(words, name)
            body.append(buttons.opening_row(title, line, tap, name=f"section-{name}"))
    return pane(state, words.text("house-values"), house.name, body, partial(go, address(uid)))


@component
def SectionScreen() -> Any:
    state, name = use_state(), ft.use_route_params()["section"]

    def draw(uid: ProfileUid, now: Edited) -> tuple[ft.Control, str]:
        back = address(uid, "values")
        if name in {section.name for section in rule_words.sections(rule_book(now.house.base))}:
            return ValuesPane(uid, name, key=f"section-{uid}-{name}"), back
        return no_such_rule(state, now.house.name, back), back

    return screen.opened(f"/values/{name}", draw)


def no_such_rule(state: State, name: str, back: str) -> ft.Control:
    line = buttons.remark(state.words.text("nowhere-rule"), name="nowhere")
    return pane(state, state.words.text("nowhere"), name, [line], partial(go, back))


# --- one value


@component
def ValueScreen() -> Any:
    state, path = use_state(), ft.use_route_params()["value"]
    is_from_values = ft.context.page.route.endswith(FROM_VALUES)

    def draw(uid: ProfileUid, now: Edited) -> tuple[ft.Control, str]:
        book = rule_book(now.house.base)
        rule = screen.rule_path(book, path) if has_path(book.tree, path) else None
        if rule is None:
            return no_such_rule(state, now.house.name, address(uid)), address(uid)
        every = rule_words.sections(book)
        at = [section.name for section in every if rule in {r.path for r in section.rules}]
        back = address(uid, *(("values", *at[:1]) if is_from_values else ()))
        return ValuePane(uid, rule, back, key=f"value-{uid}-{rule}"), back

    return screen.opened(f"/value/{path}", draw)


@component
def ValuePane(uid: ProfileUid, path: str, back: str) -> Any:
    state = use_state()
    words, now, ask = state.words, edited(state, uid), keypad.use_number_pad(state)
    house, book = now.house, rule_book(now.house.base)
    value, own = value_at(house_rules.tree_with(house), path), value_at(book.tree, path)
    change_house = partial(screen.change_house, state, uid)

    def change(update: editors.Update) -> None:
        def with_update(house: HouseRules) -> HouseRules:
            before = value_at(house_rules.tree_with(house), path)
            return house_rules.with_value_at(house, path, update(before))

        change_house(with_update)

    def reset() -> None:
        change_house(lambda house: house_rules.with_default_value(house, path))

    def take(dispute: Dispute) -> None:
        where, value, refs = dispute.path, dispute.value, dispute.refs
        change_house(lambda house: house_rules.with_value_at(house, where, value, refs=refs))

    def can_be_played(dispute: Dispute) -> bool:
        """Return True if what others say is a whole value of this rule or of a part of it."""
        where = dispute.path
        if not f"{where}.".startswith(f"{path}.") or not has_path(book.tree, where):
            return False
        if dispute.value is None and not dispute.absent:
            return False
        return not list(value_problems(where, dispute.value))

    costs = costs_in(book.tree, path, value)
    editor = editors.ValueEditor(words=words, ask=ask, base=book.tree, wrong=now.wrong, costs=costs)
    name, base = rule_words.rule_name(words, path), words.rule_set_name(book.identity)
    in_base = buttons.card(
        buttons.heading(name),  # the title above may be cut off
        buttons.remark(words.text("house-in-base", base=base)),
        text(rule_words.rule_value(words, path, own), 17, Face.BOLD, line=SENTENCE),
        spacing=2,
    )
    we_play = words.text("house-we-play")
    body: list[ft.Control] = [
        screen.saved_line(state, now),
        buttons.identified("own-value", in_base),
        buttons.card(buttons.heading(we_play), *editor.controls(path, value, change)),
    ]
    if house_rules.rules_about(house, path):
        label = words.text("house-reset-one")
        body.append(buttons.button(label, reset, icon=ft.Icons.UNDO, name="reset"))
        body.append(Reason(uid, path, key=f"reason-{path}"))
    body += screen.unsaved(state, uid, now, book)
    if disputes := rule_words.rule_at(book, path).disputes:
        rows: list[ft.Control] = []
        for place, dispute in enumerate(disputes):
            if disputed := rule_words.dispute_value(words, dispute, path):
                rows.append(text(disputed, 16, Face.BOLD, line=SENTENCE))
            refs = [rule_words.reference(words, ref) for ref in dispute.refs]
            remark = [rule_words.note(words, dispute.note)] if dispute.note else []
            rows += map(buttons.remark, (*remark, *refs))
            if can_be_played(dispute):
                label, tap = words.text("house-take"), partial(take, dispute)
                rows.append(buttons.button(label, tap, name=f"take-{place}", height=48))
        body.append(buttons.card(buttons.heading(words.text("rules-others-say")), *rows))
    on_back = screen.use_leave_question(state, uid, now, lambda: go(back))
    return pane(state, name, house.name, body, on_back)


@component
def Reason(uid: ProfileUid, path: str) -> Any:
    """The origin of the value, and a line of the table's own; Keep stands there when typed."""
    state = use_state()
    words = state.words
    rules = house_rules.rules_about(edited(state, uid).house, path)
    note = next((rule.note for rule in rules if rule.note), "")
    typed, typing = ft.use_state(note)

    async def keep() -> None:
        new = typed.strip()
        await screen.edit(state, uid, lambda house: house_rules.with_note(house, path, new))

    refs = enumerate(dict.fromkeys(ref for rule in rules for ref in rule.refs))
    done = buttons.button(words.text("house-reason-keep"), keep, name="reason-keep", filled=True)
    return buttons.card(
        *(buttons.remark(screen.origin(words, ref), name=f"from-{n}") for n, ref in refs),
        NameField(words.text("house-reason"), typed, typing, name="reason", is_sentence=True),
        *([done] if typed.strip() != note else []),
    )


def costs_in(base: Tree, path: str, value: Any) -> frozenset[str]:
    """The paths at and below a path where the checks let no number above 0 stand."""
    tree = with_value(base, path, value)

    def allows(where: str, number: int) -> bool:
        try:
            wrong = rule_problems(rule_set_from(with_value(tree, where, number), where))
        except RuleSetError:
            return False
        return where not in {each.path for each in wrong}

    leaves = leaf_paths(value, path) if isinstance(value, dict) else [(path, value)]
    numbers = [where for where, leaf in leaves if leaf is None or type(leaf) is int]
    return frozenset(where for where in numbers if allows(where, -1) and not allows(where, 1))


# --- switches


@component
def SwitchesScreen() -> Any:
    return screen.opened(
        "/switches", lambda uid, _: (SwitchesPane(uid, key=f"switches-{uid}"), address(uid))
    )


@component
def SwitchesPane(uid: ProfileUid) -> Any:
    """A card for each switch of the rule set, then those that are for other games."""
    state = use_state()
    words, now = state.words, edited(state, uid)
    book, base = rule_book(now.house.base), now.house.base
    switches = ft.use_memo(lambda: switches_for(book), [base])
    others = ft.use_memo(lambda: _other_switches(switches), [base])
    is_open, set_open = ft.use_state(False)
    pad = keypad.use_number_pad(state)
    ask = ft.use_memo(lambda: pad, [])  # the same one each time, so that cards stay as they are
    known, tree = screen.unplayable(now.house), house_rules.tree_with(now.house)

    def switch_off(switch: Switch) -> ft.Control:
        """A switch of another game, which cannot be turned."""
        body = buttons.card(
            buttons.heading(rule_words.rule_name(words, switch.path)),
            text(rule_words.switch_sentence(words, switch), 15, line=SENTENCE),
            buttons.remark(words.text("house-switch-off")),
        )
        faint = ft.Container(body, opacity=1 - buttons.DISABLED / 2)
        off = buttons.identified(f"off-{switch.id}", faint)
        off.disabled = True
        return off

    base_name, what = words.rule_set_name(book.identity), words.text("house-switches-what")
    body = [*screen.standing(state, uid, now, book), buttons.remark(what)]
    if other_forms := rule_words.other_forms_text(words, book):
        body.append(buttons.remark(other_forms, name="other-forms"))
    for switch in switches:
        value, misfits = value_at(tree, switch.path), _misfits(now.house, switch, known)
        card = SwitchCard(words, uid, ask, switch, value=value, misfits=misfits, key=switch.id)
        body.append(card)
    more = buttons.folding_row(
        words.text("house-switches-others", count=len(others)),
        words.text("house-switches-others-why", base=base_name),
        lambda: set_open(not is_open),
        name="other-switches",
        is_open=is_open,
    )
    body += [more, *(map(switch_off, others) if is_open else ())]
    title, back = words.text("house-switches"), partial(go, address(uid))
    return pane(state, title, now.house.name, body, back)


Wrong = tuple[Problem, ...]


def _misfits(house: HouseRules, switch: Switch, known: Wrong) -> tuple[Wrong, ...]:
    """The reasons against each option beside the table's other changes.

    What is `known` to be wrong already is no fault of an option.
    """

    def wrong(option: Any) -> Wrong:
        try:
            problems = screen.unplayable(_flipped(house, switch, option))
        except RuleSetError as error:
            problems = error.problems
        return tuple(each for each in problems if each not in known)

    value = value_at(house_rules.tree_with(house), switch.path)
    return tuple(() if same_value(o.value, value) else wrong(o.value) for o in switch.options)


def _flipped(house: HouseRules, switch: Switch, value: Any) -> HouseRules:
    """House rules with a switch turned; changes of parts of what it sets make room for it."""
    paths = {switch.path, *(path for option in switch.options for path in option.brings)}
    for rule in house.rules:
        if rule.path not in paths and any(rule.path.startswith(f"{path}.") for path in paths):
            house = house_rules.with_default_value(house, rule.path)
    return with_switch(house, switch, value)


@memo_component
def SwitchCard(
    words: Words,
    uid: ProfileUid,
    ask: Callable[[keypad.Asked], None],
    switch: Switch,
    *,
    value: Any,
    misfits: tuple[Wrong, ...],
) -> Any:
    """The options of a switch; the value of the rule set itself comes first and says so."""
    state = get_state()

    def turn(new: Any) -> None:
        screen.change_house(state, uid, lambda house: _flipped(house, switch, new))

    def ask_number() -> None:
        ask(keypad.Asked(title=rule_words.rule_name(words, switch.path), value=value, on_done=turn))

    options: list[ft.Control] = []
    remarks: list[ft.Control] = []
    chosen = next((option for option in switch.options if same_value(option.value, value)), None)
    for place, (option, wrong) in enumerate(zip(switch.options, misfits, strict=True)):
        name = rule_words.option_name(words, switch, option)
        label = name if place else words.text("house-switch-own", value=name)
        tap = None if wrong else partial(turn, option.value)
        is_chosen, key = option is chosen, f"turn-{switch.id}-{place}"
        options.append(buttons.choice(label, tap, name=key, selected=is_chosen))
        if wrong:
            paths = [each.path.removeprefix("rules.").partition("[")[0] for each in wrong]
            names = [rule_words.rule_name(words, path) for path in paths]
            pairs = zip(names, map(words.problem, wrong), strict=True)
            why = "; ".join(words.text("value-of", what=n, value=reason) for n, reason in pairs)
            misfit = words.text("house-switch-misfit", value=label, why=why)
            remarks.append(buttons.complaint(misfit, name=f"misfit-{switch.id}-{place}"))
    if switch.free or chosen is None:
        # a value that is none of the offered ones: the table's own, or any number
        ask_other = ask_number if switch.free and isinstance(value, int) else None
        name, label = f"turn-{switch.id}-other", words.text("house-switch-other")
        if chosen is None:
            label = rule_words.rule_value(words, switch.path, value)
        options.append(buttons.choice(label, ask_other, name=name, selected=chosen is None))
    if chosen and (asks := rule_words.option_asks(words, chosen)):
        remarks.append(buttons.complaint(asks, name=f"asks-{switch.id}"))
    return buttons.card(
        buttons.heading(rule_words.rule_name(words, switch.path)),
        text(rule_words.switch_sentence(words, switch), 15, line=SENTENCE),
        buttons.choices(options),
        *remarks,
        buttons.remark(words.text(f"switch-affects-{switch.affects}")),
    )


def _other_switches(mine: tuple[Switch, ...]) -> tuple[Switch, ...]:
    """Switches of other games, one for each value that none of `mine` is about."""
    paths, others = {switch.path for switch in mine}, dict[str, Switch]()
    for switch in switch_file().switch:
        if switch.path not in paths:
            others.setdefault(switch.path, switch)
    return tuple(others.values())
