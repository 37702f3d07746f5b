"""Screens of the rule book: list of rule sets, a rule set with its sources, and choosers."""

from collections.abc import Callable, Mapping, Sequence

import flet as ft

from scorekeeper.i18n import Label, Words
from scorekeeper.i18n.how_to_play import Chapter, how_to_play
from scorekeeper.i18n.rules import (
    Rule,
    Section,
    Standing,
    book_sections,
    proposed_rules,
    section_name,
)
from scorekeeper.rules import HouseRules, RuleBook, RuleSetError, RuleSetId, UnknownRuleSetError
from scorekeeper.rules.questions import question_file
from scorekeeper.ui import addresses, kit
from scorekeeper.ui.addresses import (
    HOUSE_RULES_FROM_RULES,
    MORE,
    RULES,
    TABLE,
    WHICH_RULES,
    Address,
    current_query,
)
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.navigation import go
from scorekeeper.ui.palette import INSET, LINK, MUTED, POSITIVE, POSITIVE_BOX, WARNING, WARNING_BOX
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SENTENCE_LINE_HEIGHT, Face, text
from scorekeeper.ui.widgets import rule_sets
from scorekeeper.ui.widgets.differences import KNOWN_RULES, DifferencesCard
from scorekeeper.ui.widgets.proposals import ProposalsCard
from scorekeeper.view_models.differences import house_rule_differences, rule_set_differences
from scorekeeper.view_models.house_rules import house_rules_count
from scorekeeper.view_models.rule_book import (
    BookForm,
    ChapterBlock,
    RuleRow,
    SourceLine,
    SourceLineKind,
    book_forms,
    chapter_blocks,
    house_rules_of_page,
    rule_row,
    search_rules,
    source_lines,
)
from scorekeeper.view_models.rule_sets import (
    default_comparison,
    known_rule_set,
    rule_set_edition,
    rule_set_summary,
)

BADGES: dict[Standing, tuple[kit.Icon, ft.ColorValue, ft.ColorValue]] = {
    "document": (kit.Icon.PAPER, POSITIVE_BOX, POSITIVE),
    "outside": (kit.Icon.GLOBE, INSET, ft.Colors.ON_SURFACE),
    "inherited": (kit.Icon.BELOW, INSET, ft.Colors.ON_SURFACE),
    "disputed": (kit.Icon.SPEECH, WARNING_BOX, WARNING),
    "proposed": (
        kit.Icon.BULB,
        ft.Colors.ERROR_CONTAINER,
        ft.Colors.ON_ERROR_CONTAINER,
    ),
}
"""Icon, background and text colour of each kind of source."""


# --- the list of rule sets, and one beside it


@component
def RuleSetsScreen() -> ft.View:
    """Screen with the list of rule sets; on a wide page the rules of the open match beside it."""
    state = use_state()
    if state.layout.has_two_panes and state.match is not None:
        return _two_panes_view(state, state.match.match.book, MORE)
    return kit.covering_view(str(RULES), _list_frame(state, None, MORE), lambda: go(MORE))


@component
def RuleSetScreen() -> ft.View:
    """Screen with the rule set of the address; on a wide page the list is beside it.

    If the table, the score of a deal or house rules opened the screen, back returns to them.
    """
    state = use_state()
    address = addresses.RuleSet.use_current()
    opened_from = _origin_address(current_query())
    try:
        book = state.library.find_book(address.id)
    except UnknownRuleSetError:
        return rule_sets.unknown_rule_set_screen(state, address.id)
    set_id = book.identity.id
    house = house_rules_of_page(state.words, state.session, set_id, current_query(), state.match)
    if state.layout.has_two_panes:
        return _two_panes_view(state, book, opened_from or MORE, house)

    title, subtitle = _titles(state.words, book, house)
    return kit.screen(
        state,
        str(address),
        title,
        [],
        body=BookPane(book, house, key=set_id),
        back=opened_from or RULES,
        subtitle=subtitle,
    )


def _titles(words: Words, book: RuleBook, house: HouseRules | None) -> tuple[str, str]:
    """Return title and subtitle of a rule set, or of house rules based on it."""
    name = words.rule_set_name(book.identity)
    if house is None:
        return name, rule_set_edition(words, book)
    return house.name, words.text("house-on-base", base=name)


def _origin_address(query: Mapping[str, str]) -> Address | None:
    """Return the address of the screen that opened the rule set; None for a list of rule sets."""
    if "deal" in query:
        return addresses.Breakdown(query["deal"])
    if query.get("from") == "table":
        return TABLE
    if "house" in query:
        return addresses.HouseRules(query["house"])
    return None


def _two_panes_view(
    state: State, book: RuleBook, back: Address, house: HouseRules | None = None
) -> ft.View:
    """Return the list of rule sets beside one of them."""
    set_id = book.identity.id
    title, subtitle = _titles(state.words, book, house)
    bar = kit.title_bar(state, title, subtitle)
    # The key mounts the book anew for another rule set: its open sections must not carry over.
    detail = kit.page_frame(bar, BookPane(book, house, key=set_id))
    content = kit.list_and_detail(_list_frame(state, set_id, back), detail)
    return kit.covering_view(str(RULES), content, lambda: go(back))


def _list_frame(state: State, chosen: RuleSetId | None, back: Address) -> ft.Container:
    bar = kit.title_bar(state, state.words.text("rules-title"), on_back=lambda: go(back))
    return kit.page_frame(bar, RuleSetList(chosen))


@component
def RuleSetList(chosen: RuleSetId | None) -> ft.Control:
    """List of all rule sets, below links that help to find one, and rule files with errors."""
    state = use_state()
    words = state.words
    broken_files = ft.use_memo(state.library.broken_files, [])
    first, second = default_comparison(state.session, state.rule_sets)

    def open_rule_set(set_id: RuleSetId) -> None:
        go(addresses.RuleSet(set_id))

    parts: list[ft.Control] = []
    if broken_files:
        parts.append(_broken_files_card(words, broken_files))
    which_rules_label = words.label("ask-title", most=question_file().most)
    house_rules = words.label("more-house", detail=house_rules_count(words, state.session))
    parts.append(
        kit.section(
            "",
            [
                kit.link(
                    house_rules, lambda: go(HOUSE_RULES_FROM_RULES), icon=kit.Icon.HOUSE_RULES
                ),
                kit.link(which_rules_label, lambda: go(WHICH_RULES), icon=kit.Icon.HELP),
                kit.link(
                    words.label("compare"),
                    lambda: go(addresses.Compare(first, second)),
                    icon=kit.Icon.SCALES,
                ),
            ],
        )
    )
    parts.append(rule_sets.RuleSetChooser(open_rule_set, chosen=chosen))
    return kit.pane_column(state.layout, parts)


def _broken_files_card(words: Words, errors: Sequence[RuleSetError]) -> ft.Control:
    """Return a card with the rule files that cannot be read, and their errors."""
    files = [_broken_file(words, index, error) for index, error in enumerate(errors)]
    return kit.card(
        kit.heading(words.text("house-broken-files")),
        kit.note(words.text("house-broken-files-why")),
        *files,
    )


def _broken_file(words: Words, index: int, error: RuleSetError) -> ft.Control:
    problems = [rule_sets.problem_block(words, problem) for problem in error.problems]
    lines = kit.full_width_column([kit.error_text(error.file), *problems], spacing=6)
    return ft.Semantics(identifier=f"broken-{index}", container=True, content=lines)


# --- one rule set


@component
def BookPane(book: RuleBook, house: HouseRules | None = None) -> ft.Control:
    """Pane with a rule set in one of four forms: how to play, differences, values, or sources.

    Chips choose the form; the first one is how to play. Only the last form has the sources,
    disputes and the rules to agree on. Above each form is a summary, unless house rules are given.

    Args:
        book: The rule set.
        house: House rules based on it; their differences come first in how to play.
    """
    state = use_state()
    words = state.words.of_game(book.identity)
    form, set_form = ft.use_state(BookForm.HOW_TO_PLAY)
    forms = book_forms(state.session, book, state.settings.get(KNOWN_RULES))

    options = [(option, words.label(option.value)) for option in forms]
    parts: list[ft.Control] = [kit.choice_chips(options, form, set_form)]
    if house is None:
        summary = rule_set_summary(words, book)
        parts += [text(line, 15, line_height=SENTENCE_LINE_HEIGHT) for line in summary]
    elif form is BookForm.HOW_TO_PLAY:
        parts.append(DifferencesCard(house_rule_differences(words, house), key="house"))
    else:
        base = words.rule_set_name(book.identity)
        parts.append(kit.note(words.text("rules-without-house", name=base), id="without-house"))

    if form is BookForm.HOW_TO_PLAY:
        changes = {} if house is None else house.changes
        parts += [_chapter_card(chapter) for chapter in how_to_play(words, book, changes)]
        parts += _book_buttons(words, book)
    elif form is BookForm.DIFFERENCES:
        parts += _differences_parts(state, book)
    elif form is BookForm.VALUES:
        parts += [*_book_buttons(words, book), BookValues(book, has_sources=False, key="values")]
    else:
        parts += _sources_parts(words, book)
    return kit.pane_column(state.layout, parts)


def _sources_parts(words: Words, book: RuleBook) -> list[ft.Control]:
    """Return the rules to agree on, and all values with their sources."""
    parts: list[ft.Control] = []
    if book.parent is not None:
        parent = words.rule_set_name(book.parent.identity)
        # The message calls its variable `from`, which cannot be the name of an argument.
        parts.append(kit.note(words.text("rules-inherits", **{"from": parent})))
    if proposed_rules(book):
        parts.append(ProposalsCard(book))
    return [*parts, BookValues(book, has_sources=True, key="sources")]


def _differences_parts(state: State, book: RuleBook) -> list[ft.Control]:
    """Return the differences from the known rule set, and buttons to change and compare it.

    Return an empty list if no rule set is known.
    """
    words = state.words.of_game(book.identity)
    set_id = book.identity.id
    known = known_rule_set(state.session, book, state.settings.get(KNOWN_RULES))
    if known is None:
        return []
    view = rule_set_differences(words, book, state.library.book(known))
    return [
        DifferencesCard(view, key=f"{set_id}/{known}"),
        kit.button(words.label("differ-choose"), lambda: go(addresses.KnownRules(set_id))),
        kit.button(
            words.label("compare"),
            lambda: go(addresses.Compare(set_id, known)),
            icon=kit.Icon.SCALES,
        ),
    ]


def _book_buttons(words: Words, book: RuleBook) -> list[ft.Control]:
    """Return buttons that create house rules from a rule set or compare it with another one."""
    set_id = book.identity.id
    return [
        kit.button(
            words.label("house-play-our-way"),
            lambda: go(addresses.NameHouseRules(set_id)),
            icon=kit.Icon.HOUSE_RULES,
        ),
        kit.button(
            words.label("compare-with"),
            lambda: go(addresses.CompareWith(set_id)),
            icon=kit.Icon.SCALES,
        ),
    ]


def _chapter_card(chapter: Chapter) -> ft.Control:
    """Return a chapter of how to play: its sentences, and its tables on a darker ground."""
    title = text(chapter.title, 19, Face.SCORE, LINK)
    parts: list[ft.Control] = [ft.Semantics(header=True, container=True, content=title)]
    parts += [_chapter_part(block) for block in chapter_blocks(chapter)]
    return kit.card(*parts)


def _chapter_part(block: ChapterBlock) -> ft.Control:
    """Return a paragraph of a chapter, or its table in a box."""
    if not block.is_table:
        return text(block.lines[0], 16, line_height=1.45)
    rows = [text(row, 15, line_height=SENTENCE_LINE_HEIGHT) for row in block.lines]
    return ft.Container(
        kit.full_width_column(rows, spacing=4),
        padding=ft.Padding.symmetric(vertical=10, horizontal=14),
        border_radius=12,
        bgcolor=INSET,
    )


# --- the values of a rule set


@component
def BookValues(book: RuleBook, *, has_sources: bool) -> ft.Control:
    """List of all rules by section, or the rules found by a search; sources if `has_sources`."""
    words = use_state().words.of_game(book.identity)
    search_text, set_search_text = ft.use_state("")
    sections = book_sections(book)
    found = search_rules(words, sections, search_text)

    parts: list[ft.Control] = [kit.field(words.label("rules-search"), search_text, set_search_text)]
    if found is None:
        parts += [
            SectionCard(book, section, has_sources=has_sources, key=section.name)
            for section in sections
        ]
    else:
        parts.append(kit.note(words.text("rules-found", count=found.count), id="rules-found"))
        if found.rules:
            parts.append(FoundRulesCard(book, found.rules, has_sources=has_sources, key="found"))
    return kit.full_width_column(parts)


@component
def SectionCard(book: RuleBook, section: Section, *, has_sources: bool) -> ft.Control:
    """Card of a section, closed at first. With sources, a tap on a rule shows its sources."""
    words = use_state().words.of_game(book.identity)
    is_open, set_open = ft.use_state(False)
    open_path, set_open_path = ft.use_state("")

    label = Label(
        id=f"section-{section.name}",
        title=section_name(words, section.name),
        detail=words.text("rules-count", count=len(section.rules)),
    )
    rows: list[ft.Control] = [kit.expander(label, lambda: set_open(not is_open), is_open=is_open)]
    if is_open and has_sources:
        rows += [
            _sourced_row(words, book, rule, open_path, set_open_path) for rule in section.rules
        ]
    elif is_open:
        rows += [_plain_row(words, rule) for rule in section.rules]
    return kit.section("", rows)


@component
def FoundRulesCard(book: RuleBook, found: tuple[Rule, ...], *, has_sources: bool) -> ft.Control:
    """Card of the rules found by a search. With sources, a tap on a rule shows its sources."""
    words = use_state().words.of_game(book.identity)
    open_path, set_open_path = ft.use_state("")
    if has_sources:
        rows = [_sourced_row(words, book, rule, open_path, set_open_path) for rule in found]
    else:
        rows = [_plain_row(words, rule) for rule in found]
    return kit.section("", rows)


def _plain_row(words: Words, rule: Rule) -> ft.Control:
    """Return a row with a rule and its value, and notes below them."""
    row = rule_row(words, rule, has_sources=False)
    notes = [text(note, 14, color=MUTED, line_height=SENTENCE_LINE_HEIGHT) for note in row.notes]
    content = ft.Container(
        kit.full_width_column([_name_and_value(row), *notes], spacing=2),
        padding=ft.Padding.symmetric(vertical=10, horizontal=16),
    )
    return kit.with_label(f"rule-{rule.path}", content, row.says)


def _name_and_value(row: RuleRow) -> ft.Row:
    """Return a row with name and value: a short value on the same line, a long value below."""
    return ft.Row(
        [
            text(row.name, 15, line_height=SENTENCE_LINE_HEIGHT),
            text(row.value, 16, Face.BOLD, line_height=SENTENCE_LINE_HEIGHT),
        ],
        wrap=True,
        spacing=12,
        run_spacing=4,
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
    )


def _sourced_row(
    words: Words,
    book: RuleBook,
    rule: Rule,
    open_path: str,
    set_open_path: Callable[[str], object],
) -> ft.Control:
    """Return a row with a rule, its value and kinds of source; a tap shows or hides the sources.

    Args:
        words: The language.
        book: The rule set.
        rule: The rule.
        open_path: Path of the rule whose sources are shown; empty for none.
        set_open_path: Changes that path.
    """
    row = rule_row(words, rule, has_sources=True)
    is_open = rule.path == open_path

    badges = [_badge(standing, name) for standing, name in row.standings]
    badge_row = ft.Row([*badges], wrap=True, spacing=6, run_spacing=4)
    content = kit.full_width_column([_name_and_value(row), badge_row], spacing=4)
    tile = ft.ListTile(
        title=kit.hidden_from_screen_reader(content),
        on_click=kit.as_handler(lambda: set_open_path("" if is_open else rule.path)),
    )
    tile_node = kit.node(f"rule-{rule.path}", tile, says=row.says, expanded=is_open)
    if not is_open:
        return tile_node
    return kit.full_width_column([tile_node, _sources_box(words, book, rule)], spacing=0)


def _badge(standing: Standing, name: str) -> ft.Control:
    icon, bgcolor, color = BADGES[standing]
    label = text(name, 12, Face.MEDIUM, color)
    row = ft.Row([kit.icon(icon, size=14, color=color), label], spacing=4, tight=True)
    padding = ft.Padding.symmetric(vertical=2, horizontal=6)
    return ft.Container(row, bgcolor=bgcolor, border_radius=8, padding=padding)


def _sources_box(words: Words, book: RuleBook, rule: Rule) -> ft.Control:
    """Return a box with the sources of a rule, line by line."""
    lines = [_source_line(line) for line in source_lines(words, book, rule)]
    box = ft.Container(
        kit.full_width_column(lines, spacing=6),
        bgcolor=ft.Colors.SURFACE_CONTAINER_HIGH,
        border_radius=12,
        padding=12,
        margin=ft.Margin.symmetric(vertical=6, horizontal=14),
    )
    return ft.Semantics(identifier=f"sources-{rule.path}", container=True, content=box)


def _source_line(line: SourceLine) -> ft.Control:
    """Return a line about the sources of a rule, in the style of its kind."""
    if line.kind is SourceLineKind.HEADING:
        return text(line.text, 14, Face.BOLD)
    if line.kind is SourceLineKind.REASON:
        return text(line.text, 14, Face.MEDIUM, line_height=SENTENCE_LINE_HEIGHT)
    if line.kind is SourceLineKind.REFERENCE:
        return kit.note(line.text)
    return text(line.text, 14, line_height=SENTENCE_LINE_HEIGHT)


# --- the choice of another rule set


@component
def CompareWithScreen() -> ft.View:
    """Screen to choose a rule set for a comparison with the rule set of the address."""
    state = use_state()
    address = addresses.CompareWith.use_current()

    def compare(set_id: RuleSetId, other: RuleSetId) -> None:
        go(addresses.Compare(set_id, other))

    return _other_rule_set_screen(
        state,
        address,
        address.id,
        state.words.text("compare"),
        compare,
        subtitle_key="compare-with-which",
    )


@component
def KnownRulesScreen() -> ft.View:
    """Screen to choose the rule set that the users of this device know.

    All rule sets then show their differences from it. The choice opens the rule set of the
    address.
    """
    state = use_state()
    address = addresses.KnownRules.use_current()

    async def set_known(set_id: RuleSetId, known: RuleSetId) -> None:
        await state.save_settings(**{KNOWN_RULES: known})
        go(addresses.RuleSet(set_id))

    title = state.words.text("differ-choose-hint")
    return _other_rule_set_screen(state, address, address.id, title, set_known)


def _other_rule_set_screen(
    state: State,
    address: addresses.Address,
    name: str,
    title: str,
    on_choose: Callable[[RuleSetId, RuleSetId], object],
    *,
    subtitle_key: str = "",
) -> ft.View:
    """Return a screen to choose a rule set other than the one in the address.

    Args:
        state: State of the page.
        address: Address of the screen.
        name: Name of the rule set in the address.
        title: Title of the screen.
        on_choose: Called with the rule set of the address and the chosen one.
        subtitle_key: Key of a message with the name of the rule set in the address; empty for no
            subtitle.
    """
    try:
        book = state.library.find_book(name)
    except UnknownRuleSetError:
        return rule_sets.unknown_rule_set_screen(state, name)
    set_id = book.identity.id
    subtitle = ""
    if subtitle_key:
        set_name = state.words.rule_set_name(book.identity)
        subtitle = state.words.text(subtitle_key, name=set_name)
    others = rule_sets.RuleSetChooser(
        lambda other: on_choose(set_id, other), can_choose=lambda other: other != set_id
    )
    return kit.screen(
        state, str(address), title, [others], back=addresses.RuleSet(set_id), subtitle=subtitle
    )
