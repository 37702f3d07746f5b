"""Screens of all house rules, and of new ones."""

import flet as ft

from scorekeeper.i18n import Label
from scorekeeper.i18n.rules import facts
from scorekeeper.rules import HouseRules, RuleSetId, UnknownRuleSetError, find_rule_set, rule_book
from scorekeeper.rules.house_rules import ProfileUid
from scorekeeper.services import Profile
from scorekeeper.ui import addresses, kit
from scorekeeper.ui.addresses import HOUSE_RULES, IMPORT_HOUSE_RULES, MORE, NEW_HOUSE_RULES, RULES
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.navigation import go
from scorekeeper.ui.screens.house_rules.changes import create_house_rules
from scorekeeper.ui.screens.house_rules.frame import pane
from scorekeeper.ui.state import State
from scorekeeper.ui.widgets import rule_sets
from scorekeeper.view_models.house_rules import free_house_rules_name, house_rules_line


@component
def HouseRulesListScreen() -> ft.View:
    """All house rules."""
    state = use_state()
    parts = _list_parts(state, None)
    title = state.words.text("house-title")
    back = RULES if addresses.current_query().get("from") == "rules" else MORE
    return kit.screen(state, str(HOUSE_RULES), title, parts, back=back)


def list_frame(state: State, chosen: ProfileUid) -> ft.Control:
    """Return the list for the left side of the chosen house rules."""
    return pane(state, state.words.text("house-title"), _list_parts(state, chosen))


def _list_parts(state: State, chosen: ProfileUid | None) -> list[ft.Control]:
    """Return the list and the ways to further house rules."""
    words = state.words
    profiles = state.session.profiles.list()

    def profile_link(index: int, profile: Profile) -> ft.Control:
        label = Label(f"house-{index}", profile.name, house_rules_line(words, profile))
        icon = kit.Icon.CHECK if profile.uid == chosen else kit.Icon.HOUSE_RULES
        return kit.link(label, lambda: go(addresses.HouseRules(profile.uid)), icon=icon)

    explanation = words.text("house-what" if profiles else "house-none")
    parts: list[ft.Control] = [kit.note(explanation, id="house-what")]
    if profiles:
        rows = [profile_link(index, profile) for index, profile in enumerate(profiles)]
        parts.append(kit.section("", rows))
    return [
        *parts,
        kit.button(
            words.label("house-new"),
            lambda: go(NEW_HOUSE_RULES),
            icon=kit.Icon.ADD,
            kind=kit.ButtonKind.MAIN,
        ),
        kit.button(
            words.label("house-bring"), lambda: go(IMPORT_HOUSE_RULES), icon=kit.Icon.OPEN_FILE
        ),
    ]


@component
def NewHouseRulesScreen() -> ft.View:
    """The rule sets, to choose the one that new house rules are based on."""
    return _new_house_rules_view(use_state())


def _new_house_rules_view(state: State) -> ft.View:
    words = state.words

    def choose(set_id: RuleSetId) -> None:
        go(addresses.NameHouseRules(set_id))

    parts = [kit.note(words.text("house-new-why")), rule_sets.RuleSets(choose)]
    title = words.text("house-new")
    return kit.screen(state, str(NEW_HOUSE_RULES), title, parts, back=HOUSE_RULES)


@component
def NameHouseRulesScreen() -> ft.View:
    """The name of new house rules that are based on the rule set of the address."""
    state = use_state()
    address = addresses.NameHouseRules.use_current()
    try:
        base = find_rule_set(address.id)
    except UnknownRuleSetError:
        return _new_house_rules_view(state)
    book = rule_book(base)
    return kit.screen(
        state,
        str(address),
        state.words.text("house-new"),
        [kit.note(facts(state.words, book.rules)), NameForm(base, key=base)],
        back=NEW_HOUSE_RULES,
        subtitle=state.words.rule_set_name(book.identity),
    )


@component
def NameForm(base: RuleSetId) -> ft.Control:
    """A field with a name that is still free, and the button that creates the house rules."""
    state = use_state()
    words = state.words
    first_name = ft.use_memo(lambda: free_house_rules_name(words, state.session, base), [])
    name, set_name = ft.use_state(first_name)

    async def create() -> None:
        await create_house_rules(state, HouseRules(name=name.strip(), base=base))

    return kit.full_width_column(
        [
            kit.field(words.label("house-name"), name, set_name),
            kit.button(
                words.label("house-make"),
                create if name.strip() else None,
                icon=kit.Icon.CHECK,
                kind=kit.ButtonKind.MAIN,
            ),
        ]
    )
