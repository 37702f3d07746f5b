"""Screens that list all house rules and create new ones."""

import flet as ft

from scorekeeper.i18n import Label, Words
from scorekeeper.i18n.rules import rule_set_facts, speciality
from scorekeeper.rules import HouseRules, RuleBook, RuleSetId, UnknownRuleSetError
from scorekeeper.rules.house_rules import ProfileUid
from scorekeeper.services import Profile
from scorekeeper.ui import addresses, kit
from scorekeeper.ui.addresses import HOUSE_RULES, IMPORT_HOUSE_RULES, MORE, NEW_HOUSE_RULES, RULES
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.navigation import go
from scorekeeper.ui.palette import INSET, MUTED
from scorekeeper.ui.screens.house_rules.changes import create_house_rules
from scorekeeper.ui.screens.house_rules.frame import pane
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SENTENCE_LINE_HEIGHT, Face, text
from scorekeeper.ui.widgets import rule_sets
from scorekeeper.view_models.house_rules import (
    free_house_rules_name,
    house_rules_line,
    house_rules_tags,
    suggested_bases,
)


@component
def HouseRulesListScreen() -> ft.View:
    """Screen with the list of all house rules."""
    state = use_state()
    parts = _list_parts(state, None)
    title = state.words.text("house-title")
    back = RULES if addresses.current_query().get("from") == "rules" else MORE
    return kit.screen(state, str(HOUSE_RULES), title, parts, back=back)


def list_frame(state: State, chosen: ProfileUid) -> ft.Control:
    """Return the list for the left side of the chosen house rules."""
    return pane(state, state.words.text("house-title"), _list_parts(state, chosen))


def _list_parts(state: State, chosen: ProfileUid | None) -> list[ft.Control]:
    """Return cards of all house rules, then links and buttons to create and import others.

    The card of the `chosen` house rules has a check mark; None for none.
    """
    words = state.words
    profiles = state.session.profiles.list()

    explanation = words.text("house-what" if profiles else "house-none")
    cards = [
        _profile_card(words, index, profile, is_chosen=profile.uid == chosen)
        for index, profile in enumerate(profiles)
    ]
    bases = [_base_row(words, book) for book in suggested_bases(state.session, state.rule_sets)]
    another = words.label("house-another", id="house-new", count=len(state.rule_sets))
    return [
        kit.note(explanation, id="house-what"),
        *cards,
        kit.section(
            words.text("house-make-from"),
            [*bases, kit.link(another, lambda: go(NEW_HOUSE_RULES))],
        ),
        kit.button(
            words.label("house-bring"), lambda: go(IMPORT_HOUSE_RULES), icon=kit.Icon.OPEN_FILE
        ),
    ]


def _profile_card(words: Words, index: int, profile: Profile, *, is_chosen: bool) -> ft.Control:
    """Return a card with the name of house rules and tags for their changes; a tap opens them."""
    name = text(profile.name, 19, Face.SCORE, expand=True)
    head: list[ft.Control] = [name]
    if is_chosen:
        head.append(kit.icon(kit.Icon.CHECK, color=ft.Colors.ON_SURFACE))
    lines: list[ft.Control] = [
        ft.Row(head),
        text(house_rules_line(words, profile), 14, color=MUTED, line_height=SENTENCE_LINE_HEIGHT),
    ]
    tags = [_tag(tag) for tag in house_rules_tags(words, profile)]
    if tags:
        lines.append(ft.Row([*tags], wrap=True, spacing=6, run_spacing=6))
    box = ft.Container(
        kit.full_width_column(lines, spacing=6),
        on_click=kit.as_handler(lambda: go(addresses.HouseRules(profile.uid))),
        ink=True,
        padding=14,
    )
    return kit.node(f"house-{index}", ft.Card(box), is_button=True)


def _tag(value: str) -> ft.Control:
    """Return a small box with a text, used for a change of house rules."""
    return ft.Container(
        text(value, 14),
        bgcolor=INSET,
        border_radius=8,
        padding=ft.Padding.symmetric(vertical=5, horizontal=9),
    )


def _base_row(words: Words, book: RuleBook) -> ft.Control:
    """Return a link that creates house rules based on a rule set, starting with their name."""
    base = book.identity.id
    label = Label(f"house-from-{base}", words.rule_set_name(book.identity), speciality(words, book))
    return kit.link(label, lambda: go(addresses.NameHouseRules(base)))


@component
def NewHouseRulesScreen() -> ft.View:
    """Screen with the list of rule sets, to choose the base of new house rules."""
    return _new_house_rules_view(use_state())


def _new_house_rules_view(state: State) -> ft.View:
    """Return the screen to choose the rule set that new house rules are based on."""
    words = state.words

    def choose(set_id: RuleSetId) -> None:
        go(addresses.NameHouseRules(set_id))

    parts = [kit.note(words.text("house-new-why")), rule_sets.RuleSetChooser(choose)]
    title = words.text("house-new")
    return kit.screen(state, str(NEW_HOUSE_RULES), title, parts, back=HOUSE_RULES)


@component
def NameHouseRulesScreen() -> ft.View:
    """Screen with the form for the name of new house rules, based on a rule set."""
    state = use_state()
    address = addresses.NameHouseRules.use_current()
    try:
        book = state.library.find_book(address.id)
    except UnknownRuleSetError:
        return _new_house_rules_view(state)
    return kit.screen(
        state,
        str(address),
        state.words.text("house-new"),
        [kit.note(rule_set_facts(state.words, book.rules)), NameForm(book, key=book.identity.id)],
        back=NEW_HOUSE_RULES,
        subtitle=state.words.rule_set_name(book.identity),
    )


@component
def NameForm(book: RuleBook) -> ft.Control:
    """Form with a field that starts with an unused name, and a button that creates house rules."""
    state = use_state()
    words = state.words
    first_name = ft.use_memo(lambda: free_house_rules_name(words, state.session, book), [])
    name, set_name = ft.use_state(first_name)

    async def create() -> None:
        await create_house_rules(state, HouseRules(name=name.strip(), book=book))

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
