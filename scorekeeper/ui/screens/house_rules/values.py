"""Screens of the values of house rules: all of them by section, and one to change."""

from collections.abc import Callable

import flet as ft

from scorekeeper.i18n import Label
from scorekeeper.i18n.rule_values import rule_name, rule_value
from scorekeeper.i18n.rules import Rule, Section, rule_at, rule_notes, section_name
from scorekeeper.rules import HouseRules, house_rules
from scorekeeper.rules.house_rules import ProfileUid
from scorekeeper.rules.loader import has_path, value_at
from scorekeeper.ui import addresses, kit
from scorekeeper.ui.addresses import Address
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.navigation import go
from scorekeeper.ui.screens.house_rules.changes import (
    change_house_rules,
    discard_draft,
    find_profile,
    start_change,
    with_draft,
)
from scorekeeper.ui.screens.house_rules.controls import NumberRequest, ValueControls
from scorekeeper.ui.screens.house_rules.editors import value_parts
from scorekeeper.ui.screens.house_rules.frame import (
    conflict_card,
    deleted_screen,
    house_rules_view,
    pane,
    saved_notice,
    saving_parts,
)
from scorekeeper.ui.screens.house_rules.screen import HouseRulesPane, broken_screen
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SENTENCE_LINE_HEIGHT, Face, text
from scorekeeper.view_models.house_rule_values import Update
from scorekeeper.view_models.house_rules import (
    EditedHouseRules,
    OtherValue,
    cost_paths,
    origin_text,
    other_values,
    played_sections,
    rule_path,
    section_line,
    section_of,
    value_row,
)
from scorekeeper.view_models.rule_book import search_rules

BuildFrame = Callable[[EditedHouseRules], ft.Control]


def detail_screen(
    state: State,
    address: Address,
    uid: ProfileUid,
    build: BuildFrame,
    on_back: kit.Handler,
) -> ft.View:
    """Return a screen about a part of house rules; a wide page has an overview of them at the left.

    Args:
        state: State of the page.
        address: Address of the screen.
        uid: The house rules.
        build: Builds the frame. Not called if the house rules were deleted or can no longer be
            played; the screen then says so.
        on_back: Called by the system's back gesture.
    """
    profile = find_profile(state, uid)
    if profile is None:
        return deleted_screen(state, address)
    edited = with_draft(state, profile)
    if edited is None:
        return broken_screen(address, profile)
    return house_rules_view(
        state,
        address,
        build(edited),
        on_back,
        lambda: HouseRulesPane(uid, edited, is_left=True, key=uid),
    )


# --- all values


@component
def HouseValuesScreen() -> ft.View:
    """Screen with all rules by section, and a search."""
    state = use_state()
    address = addresses.HouseValues.use_current()
    uid = ProfileUid(address.uid)

    def go_back() -> None:
        go(addresses.HouseRules(uid))

    def build_pane(edited: EditedHouseRules) -> ft.Control:
        parts = [*saving_parts(state, uid, edited), RuleSearch(uid, edited, key=uid)]
        title = state.words.text("house-values")
        return pane(state, title, parts, subtitle=edited.house.name, on_back=go_back)

    return detail_screen(state, address, uid, build_pane, go_back)


@component
def RuleSearch(uid: ProfileUid, edited: EditedHouseRules) -> ft.Control:
    """Search field over all rules; below it the rules found, or else the sections."""
    state = use_state()
    words = state.words.of_game(edited.book.identity)
    search_text, set_search_text = ft.use_state("")
    sections = played_sections(edited)
    found = search_rules(words, sections, search_text)

    parts: list[ft.Control] = [kit.field(words.label("rules-search"), search_text, set_search_text)]
    if found is None:
        rows = [_section_link(state, uid, edited, section) for section in sections]
        parts.append(kit.section("", rows))
    else:
        parts.append(kit.note(words.text("rules-found", count=found.count), id="rules-found"))
        if found.rules:
            parts.append(kit.section("", _value_links(state, uid, edited, found.rules)))
    return kit.full_width_column(parts)


def _section_link(
    state: State, uid: ProfileUid, edited: EditedHouseRules, section: Section
) -> ft.Control:
    """Return a link to the screen of a section of the rules."""
    words = state.words.of_game(edited.book.identity)
    label = Label(
        id=f"section-{section.name}",
        title=section_name(words, section.name),
        detail=section_line(words, edited.book, section),
    )
    return kit.link(label, lambda: go(addresses.HouseSection(uid, section.name)))


def _value_links(
    state: State, uid: ProfileUid, edited: EditedHouseRules, rules: tuple[Rule, ...]
) -> list[ft.Control]:
    """Return a link for each rule, with its value; a tap opens the screen that changes it."""
    words = state.words.of_game(edited.book.identity)

    def value_link(rule: Rule) -> ft.Control:
        row = value_row(words, edited.book, rule)
        label = Label(f"value-{row.path}", row.name, row.value, says=row.says)
        return kit.link(label, lambda: go(addresses.HouseValueInSection(uid, row.path)))

    return [value_link(rule) for rule in rules]


@component
def HouseSectionScreen() -> ft.View:
    """Screen with the rules of one section."""
    state = use_state()
    address = addresses.HouseSection.use_current()
    uid = ProfileUid(address.uid)

    def go_back() -> None:
        go(addresses.HouseValues(uid))

    def build_pane(edited: EditedHouseRules) -> ft.Control:
        sections = {section.name: section for section in played_sections(edited)}
        section = sections.get(address.section)
        if section is None:
            return unknown_rule_pane(state, edited, go_back)
        links = _value_links(state, uid, edited, section.rules)
        parts = [*saving_parts(state, uid, edited), kit.section("", links)]
        title = section_name(state.words.of_game(edited.book.identity), section.name)
        return pane(state, title, parts, subtitle=edited.house.name, on_back=go_back)

    return detail_screen(state, address, uid, build_pane, go_back)


def unknown_rule_pane(state: State, edited: EditedHouseRules, on_back: kit.Handler) -> ft.Control:
    """Return the frame for a section or a rule that the rule set does not have."""
    hint = kit.note(state.words.text("nowhere-rule"), id="nowhere")
    title = state.words.text("nowhere")
    return pane(state, title, [hint], subtitle=edited.house.name, on_back=on_back)


# --- one value


@component
def HouseValueScreen() -> ft.View:
    """Screen to change one rule; going back with unsaved changes asks for confirmation."""
    state = use_state()
    address = addresses.HouseValue.use_current()
    uid = ProfileUid(address.uid)
    is_from_section = ft.context.page.route.endswith(f"?{addresses.HOUSE_SECTION_QUERY}")
    overlay = kit.use_overlay()

    profile = find_profile(state, uid)
    edited = with_draft(state, profile) if profile else None

    def leave() -> None:
        section = section_of(edited.book, address.value) if edited and is_from_section else None
        if section:
            go(addresses.HouseSection(uid, section))
        else:
            go(addresses.HouseRules(uid))

    def go_back() -> None:
        if edited and edited.problems:
            _ask_before_leaving(state, uid, overlay, leave)
        else:
            leave()

    def build_pane(edited: EditedHouseRules) -> ft.Control:
        path = None
        if has_path(edited.book.tree, address.value):
            path = rule_path(edited.book, address.value)
        if path is None:
            return unknown_rule_pane(state, edited, go_back)
        return HouseValuePane(uid, edited, path, go_back, key=f"{uid}-{path}")

    return detail_screen(state, address, uid, build_pane, go_back)


def _ask_before_leaving(
    state: State, uid: ProfileUid, overlay: kit.Overlay, leave: Callable[[], None]
) -> None:
    """Ask whether to discard the unsaved changes, to leave with the draft kept, or to stay."""
    words = state.words

    async def discard() -> None:
        await discard_draft(state, uid)
        leave()

    answers = [
        kit.Answer(words.label("house-take-back", id="leave-discard"), discard),
        kit.Answer(words.label("house-leave-unsaved"), leave),
        kit.Answer(words.label("cancel")),
    ]
    title = words.text("house-unsaved")
    hint = words.text("house-unsaved-why")
    overlay.open(lambda close: kit.question(title, hint, answers, close))


@component
def HouseValuePane(
    uid: ProfileUid, edited: EditedHouseRules, path: str, on_back: kit.Handler
) -> ft.Control:
    """Pane with the value of the rule set, controls to change it, and values of other sources.

    Each change is saved at once, or kept as a draft while it conflicts with other values.

    Args:
        uid: The house rules.
        edited: Content of the house rules.
        path: Path of the rule.
        on_back: Called by the back button.
    """
    state = use_state()
    words = state.words.of_game(edited.book.identity)
    overlay = kit.use_overlay()
    name = rule_name(words, path)
    value = value_at(edited.tree, path)

    def change_value(update: Update) -> None:
        def with_update(house: HouseRules) -> HouseRules:
            current = value_at(house_rules.tree_with(house), path)
            return house_rules.with_value_at(house, path, update(current))

        start_change(state, uid, with_update)

    async def reset() -> None:
        await change_house_rules(
            state, uid, lambda house: house_rules.with_default_value(house, path)
        )

    def ask_number(request: NumberRequest) -> None:
        overlay.open(
            lambda close: kit.number_pad(
                request.title,
                request.value,
                request.on_done,
                close,
                is_signed=request.is_signed,
            )
        )

    controls = ValueControls(
        words=words,
        ask_number=ask_number,
        base=edited.book.tree,
        library=state.library,
        problems=edited.problems,
        costs=cost_paths(edited.book.tree, path, value),
    )
    value_controls = value_parts(controls, path, value, change_value)
    parts: list[ft.Control] = [
        saved_notice(state, edited),
        _base_value_card(state, edited, path),
        kit.card(kit.heading(words.text("house-we-play")), *value_controls),
    ]
    if house_rules.rules_about(edited.house, path):
        parts.append(kit.button(words.label("house-reset-one"), reset, icon=kit.Icon.UNDO))
        parts.append(ReasonCard(uid, edited.house, path, key=f"reason-{path}"))
    if edited.problems:
        parts.append(conflict_card(state, uid, edited))
    others = other_values(words, edited.book, path)
    if others:
        rows = [_other_value_part(state, uid, index, other) for index, other in enumerate(others)]
        parts.append(kit.card(kit.heading(words.text("rules-others-say")), *rows))
    return pane(state, name, parts, subtitle=edited.house.name, on_back=on_back)


def _base_value_card(state: State, edited: EditedHouseRules, path: str) -> ft.Control:
    """Return a card with the name of the rule and its value in the rule set, with notes."""
    words = state.words.of_game(edited.book.identity)
    base = words.rule_set_name(edited.book.identity)
    base_value = rule_value(words, path, value_at(edited.book.tree, path))
    notes = [kit.note(note) for note in rule_notes(words, rule_at(edited.book, path))]
    return kit.card(
        # The title bar has the name too, but may cut it off.
        kit.heading(rule_name(words, path)),
        kit.note(words.text("house-in-base", base=base)),
        text(base_value, 17, Face.BOLD, line_height=SENTENCE_LINE_HEIGHT),
        *notes,
        id="own-value",
    )


def _other_value_part(state: State, uid: ProfileUid, index: int, other: OtherValue) -> ft.Control:
    """Return a value from other sources and, if it can be played, a button that uses it."""
    dispute = other.dispute

    async def use_value() -> None:
        await change_house_rules(
            state,
            uid,
            lambda house: house_rules.with_value_at(
                house, dispute.path, dispute.value, refs=dispute.refs
            ),
        )

    lines: list[ft.Control] = []
    if other.value:
        lines.append(text(other.value, 16, Face.BOLD, line_height=SENTENCE_LINE_HEIGHT))
    lines += [kit.note(remark) for remark in other.remarks]
    if other.can_be_played:
        lines.append(kit.button(state.words.label("house-take", id=f"take-{index}"), use_value))
    return kit.full_width_column(lines)


@component
def ReasonCard(uid: ProfileUid, house: HouseRules, path: str) -> ft.Control:
    """Card with the sources of a changed value, and a field for the reason of the change."""
    state = use_state()
    words = state.words
    rules = house_rules.rules_about(house, path)
    saved_reason = next((rule.note for rule in rules if rule.note), "")
    reason, set_reason = ft.use_state(saved_reason)

    async def save_reason() -> None:
        await change_house_rules(
            state, uid, lambda house: house_rules.with_note(house, path, reason.strip())
        )

    refs = dict.fromkeys(ref for rule in rules for ref in rule.refs)
    parts: list[ft.Control] = [
        kit.note(origin_text(words, house.book, ref), id=f"from-{index}")
        for index, ref in enumerate(refs)
    ]
    parts.append(
        kit.field(
            words.label("house-reason"), reason, set_reason, max_length=kit.MAX_SENTENCE_LENGTH
        )
    )
    if reason.strip() != saved_reason:
        parts.append(
            kit.button(words.label("house-reason-keep"), save_reason, kind=kit.ButtonKind.MAIN)
        )
    return kit.card(*parts)
