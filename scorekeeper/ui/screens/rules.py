"""The rules browser: a rule set as a rule book tells it, against a known one, and two compared."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import groupby
from typing import Any

import flet as ft

from scorekeeper import rules
from scorekeeper.i18n import Words
from scorekeeper.i18n import rules as rule_words
from scorekeeper.i18n.how_to_play import Chapter, how_to_play
from scorekeeper.i18n.rules import Rule, Section, Standing
from scorekeeper.rules import (
    RuleBook,
    RuleSetId,
    UnknownRuleSetError,
    catalogue,
    find_rule_set,
    rule_book,
)
from scorekeeper.rules.book import Compared
from scorekeeper.rules.loader import has_path
from scorekeeper.rules.questions import question_file
from scorekeeper.ui.hooks import component, use_stack_entry, use_state
from scorekeeper.ui.navigation import go
from scorekeeper.ui.palette import INSET, LINK, POSITIVE, POSITIVE_BOX, WARNING, WARNING_BOX
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SENTENCE, Face, text
from scorekeeper.ui.widgets import buttons, page, proposals, rule_sets
from scorekeeper.ui.widgets.differences import KNOWN, differences_card, known_rule_set, times_played
from scorekeeper.ui.widgets.fields import NameField

C = ft.Colors
STRETCH = ft.CrossAxisAlignment.STRETCH
NAME_SHARE, VALUE_SHARE = 2, 3
"""Parts of the width of a wide row: the rule's name, and each of its two values."""
BADGES: dict[Standing, tuple[ft.IconData, ft.ColorValue, ft.ColorValue]] = {
    "document": (ft.Icons.DESCRIPTION_OUTLINED, POSITIVE_BOX, POSITIVE),
    "outside": (ft.Icons.PUBLIC, INSET, C.ON_SURFACE),
    "inherited": (ft.Icons.SUBDIRECTORY_ARROW_RIGHT, INSET, C.ON_SURFACE),
    "disputed": (ft.Icons.FORUM_OUTLINED, WARNING_BOX, WARNING),
    "proposed": (ft.Icons.LIGHTBULB_OUTLINE, C.ERROR_CONTAINER, C.ON_ERROR_CONTAINER),
}


@component
def RuleSetsScreen() -> Any:
    """The list, and on a wide screen the rule set of the open match beside it."""
    state = use_state()
    chosen = state.match.match.ruleset if state.match is not None else None
    if state.layout.is_wide and chosen is not None:
        return RulesPanes(chosen)
    return page.cover(
        "/rules", page.page(_bar(state.words), RuleSetList(None)), partial(go, "/more")
    )


@component
def RuleSetScreen() -> Any:
    """The rule set that the address names; on a wide screen the list stands beside it."""
    state, named = use_state(), ft.use_route_params()["id"]
    words, back = state.words, partial(go, "/rules")
    try:
        set_id = rules.find_rule_set(named)
    except UnknownRuleSetError:
        return rule_sets.no_rule_set(words, named)
    if state.layout.is_wide:
        return RulesPanes(set_id)
    title, edition = _title(words, set_id)
    book = Book(rule_book(set_id), key=set_id)
    return page.titled_screen(words, f"/rules/{named}", title, book, back=back, under=edition)


@component
def RulesPanes(chosen: RuleSetId) -> Any:
    words = use_state().words
    right = page.page(page.app_bar(*_title(words, chosen)), Book(rule_book(chosen), key=chosen))
    left = page.page(_bar(words), RuleSetList(chosen))
    left.expand, left.width = None, 380
    panes = ft.Row([left, right], expand=True, spacing=0, vertical_alignment=STRETCH)
    return page.cover("/rules", panes, partial(go, "/more"))


def _bar(words: Words) -> ft.Container:
    label, back = words.text("back"), partial(go, "/more")
    return page.app_bar(words.text("rules-title"), on_back=back, back_label=label)


def _title(words: Words, set_id: RuleSetId) -> tuple[str, str]:
    identity = rule_book(set_id).identity
    origin = words.text(f"rules-origin-{identity.origin}")
    edition = words.text("rules-edition", origin=origin, edition=identity.edition)
    return words.rule_set_name(identity), edition


@component
def RuleSetList(chosen: RuleSetId | None) -> Any:
    """Every rule set, and above them the rule files of one's own that cannot be used."""
    words = use_state().words
    errors = ft.use_memo(rules.broken_rule_files, [])
    every = rule_sets.RuleSets(lambda set_id: go(f"/rules/{set_id}"), chosen=chosen)
    most, first, second = question_file().most, *_two_to_compare(use_state())
    row, hint = partial(buttons.opening_row, is_grouped=True), words.text("ask-why", most=most)
    which, quiz = partial(go, "/rules-which"), ft.Icons.QUIZ_OUTLINED
    to_two, arrows = partial(go, f"/rules/{first}/compare/{second}"), ft.Icons.COMPARE_ARROWS
    ways = buttons.group(
        row(words.text("ask-title"), hint, which, name="which", icon=quiz),
        row(words.text("compare"), "", to_two, name="compare-two", icon=arrows),
    )
    if not errors:
        return page.listed([ways, every])
    files = []
    for place, error in enumerate(errors):
        problems = [rule_sets.problem_block(words, wrong) for wrong in error.problems]
        lines = ft.Column([buttons.complaint(error.file), *problems], spacing=6, tight=True)
        files.append(buttons.identified(f"broken-{place}", lines))
    why = buttons.remark(words.text("house-broken-files-why"))
    broken = buttons.card(buttons.heading(words.text("house-broken-files")), why, *files)
    return page.listed([broken, ways, every])


def _two_to_compare(state: State) -> tuple[RuleSetId, RuleSetId]:
    """The rule sets that are compared before others are chosen: the one played most comes first."""
    every = [identity.id for identity in catalogue()]
    often = [set_id for set_id, _ in times_played(state.session).most_common() if set_id in every]
    first, second, *_ = dict.fromkeys((*often, *every))
    return first, second


# --- one rule set


DIFFERENT, HOW, VALUES = "differ-tab", "how-to-play", "how-to-play-values"
"""The ways to tell a rule set, by the keys of their names."""


@component
def Book(book: RuleBook) -> Any:
    """All that is special, what is only proposed, then what one of the `ways` tells."""
    state, identity = use_state(), book.identity
    words = state.words
    sections = ft.use_memo(lambda: rule_words.sections(book), [identity.id])
    wanted, look_for = ft.use_state("")
    shown, show = ft.use_state(VALUES)
    known = ft.use_memo(lambda: known_rule_set(state, book), [identity.id])
    facts = [rule_words.special(words, book), rule_words.facts(words, book.rules)]
    tabs = [
        buttons.choice(words.text(key), partial(show, key), name=key, selected=shown == key)
        for key in (*([DIFFERENT] if known else []), HOW, VALUES)
    ]
    parts: list[ft.Control] = [
        buttons.choices(tabs),
        *(text(fact, 15, line=SENTENCE) for fact in dict.fromkeys(facts)),
    ]
    if identity.parent is not None:
        above = rule_book(identity.parent.rule_set).identity
        name = words.rule_set_name(above)
        parts.append(buttons.remark(words.text("rules-inherits", **{"from": name})))
    proposed, agreed = rule_words.proposed(book), list[ft.Control]()
    if count := len(proposed):
        what = ", ".join(rule_words.rule_name(words, rule.path) for rule in proposed)
        line = words.text("rules-proposed", count=count, what=what)
        if count > 4:
            every = len(rule_words.rules_in_effect(book))
            line = words.text("rules-proposed-many", count=count, all=every)
        agreed.append(proposals.ProposalsCard(book, line))
    if shown == HOW:
        return page.listed([*parts, *map(_chapter, how_to_play(words, book)), *agreed])
    if shown == DIFFERENT and known is not None:
        route = f"/rules/{identity.id}"
        card = differences_card(words, book, rule_book(known))
        choose = partial(go, f"{route}/known")
        other = buttons.button(words.text("differ-choose"), choose, name="known")
        way, icon = partial(go, f"{route}/compare/{known}"), ft.Icons.COMPARE_ARROWS
        compare = buttons.button(words.text("compare"), way, icon=icon, name="compare-known")
        return page.listed([*parts, card, other, compare, *agreed])
    parts += agreed
    for key, to, icon, name in (
        ("house-play-our-way", f"/house-new/{identity.id}", ft.Icons.RULE, "make-house"),
        ("compare-with", f"/rules/{identity.id}/compare", ft.Icons.COMPARE_ARROWS, "compare"),
    ):
        parts.append(buttons.button(words.text(key), partial(go, to), icon=icon, name=name))
    parts.append(NameField(words.text("rules-search"), wanted, look_for, name="search"))
    matching = rule_sets.rules_found(words, sections, wanted)
    if matching is None:
        parts += [SectionCard(book, section, key=section.name) for section in sections]
    else:
        parts.append(buttons.remark(words.text("rules-found", count=matching[0]), name="found"))
        parts.append(Rules(book, matching[1], key="found"))
    return page.listed(parts)


def _chapter(chapter: Chapter) -> ft.Control:
    """Return the sentences of a part of the game and, where there are any, its tables."""
    title = text(chapter.title, 19, Face.SCORE, LINK)
    parts: list[ft.Control] = [ft.Semantics(header=True, container=True, content=title)]
    for is_sentence, group in groupby(chapter.parts, lambda part: isinstance(part, str)):
        if is_sentence:
            parts.append(text(" ".join(map(str, group)), 16, line=1.45))
            continue
        rows = [text(row, 15, line=SENTENCE) for table in group for row in table]
        padding, table = ft.Padding.symmetric(vertical=10, horizontal=14), buttons.stacked(*rows)
        table.spacing = 4
        parts.append(ft.Container(table, padding=padding, border_radius=12, bgcolor=INSET))
    return page.in_column(buttons.card(*parts))


@component
def SectionCard(book: RuleBook, section: Section) -> Any:
    """One section: its heading, and its rules once it was tapped."""
    words = use_state().words
    is_open, set_open = ft.use_state(False)
    head = buttons.folding_row(
        rule_words.section_name(words, section.name),
        words.text("rules-count", count=len(section.rules)),
        lambda: set_open(not is_open),
        name=f"section-{section.name}",
        is_open=is_open,
    )
    return buttons.stacked(head, *([Rules(book, section.rules)] if is_open else []), spacing=1)


@component
def Rules(book: RuleBook, rules: tuple[Rule, ...]) -> Any:
    """Rules below each other, of which one shows its sources."""
    opened, open_rule = ft.use_state("")

    def turn(path: str) -> None:
        open_rule("" if path == opened else path)

    rows: list[ft.Control] = [
        RuleRow(book, rule, is_open=rule.path == opened, on_tap=turn, key=rule.path)
        for rule in rules
    ]
    return buttons.stacked(*rows, spacing=1)


@component
def RuleRow(book: RuleBook, rule: Rule, *, is_open: bool, on_tap: Callable[[str], None]) -> Any:
    """One rule: name, value, standing; a tap shows or hides where it comes from."""
    words = use_state().words
    name = rule_words.rule_name(words, rule.path)
    value = rule_words.rule_value(words, rule.path, rule.value)
    standings = ", ".join(words.text(f"standing-{standing}") for standing in rule.standings)
    title = text(name, 15, line=SENTENCE)
    lines: list[ft.Control] = [title, text(value, 16, Face.BOLD, line=SENTENCE)]
    if len(value) <= 16:  # a longer one stands below its name
        title.expand = True
        lines = [ft.Row(lines, spacing=12)]
    badges = [_badge(words, standing) for standing in rule.standings]
    lines.append(ft.Row(list(badges), wrap=True, spacing=6, run_spacing=4))
    row = buttons.tappable(
        buttons.stacked(*lines, spacing=4),
        f"{name}: {value}. {standings}".replace("\n", "; "),
        lambda: on_tap(rule.path),
        name=f"rule-{rule.path}",
        selected=is_open,
        padding=ft.Padding.symmetric(vertical=10, horizontal=14),
        bgcolor=C.SURFACE_CONTAINER_LOW,
        border_radius=4,
    )
    if not is_open:
        return row
    return buttons.stacked(row, _sources(words, book, rule), spacing=0)


def _badge(words: Words, standing: Standing) -> ft.Control:
    icon, ground, ink = BADGES[standing]
    label = text(words.text(f"standing-{standing}"), 12, Face.MEDIUM, ink)
    row = ft.Row([ft.Icon(icon, size=14, color=ink), label], spacing=4, tight=True)
    room = ft.Padding.symmetric(vertical=2, horizontal=6)
    return ft.Container(row, bgcolor=ground, border_radius=8, padding=room)


def _sources(words: Words, book: RuleBook, rule: Rule) -> ft.Control:
    """Why the value stands there, who says so, and what others say."""
    lines: list[ft.Control] = []
    for citation in rule.citations:
        if len(rule.citations) > 1 and citation.path.startswith(f"{rule.path}."):
            alike = rule_words.paths_alike(book, rule, citation)
            names = "; ".join(rule_words.rule_name(words, path) for path in alike)
            lines.append(text(names, 14, Face.BOLD))
        reason = rule_words.standing_reason(words, book, citation)
        lines.append(text(reason, 14, Face.MEDIUM, line=SENTENCE))
        if citation.status != "proposed":
            lines += _references(words, citation.refs)
        if citation.note:
            lines.append(text(rule_words.note(words, citation.note), 14, line=SENTENCE))
    if rule.disputes:
        lines.append(text(words.text("rules-others-say"), 14, Face.BOLD))
    for dispute in rule.disputes:
        value = rule_words.dispute_value(words, dispute, rule.path)
        note = rule_words.note(words, dispute.note) if dispute.note else ""
        both = words.text("rules-says", value=value, note=note) if value and note else value or note
        lines += [text(both, 14, Face.MEDIUM, line=SENTENCE), *_references(words, dispute.refs)]
    column, ground = ft.Column(lines, spacing=6, tight=True), C.SURFACE_CONTAINER_HIGH
    around = ft.Margin.symmetric(vertical=6, horizontal=14)
    box = ft.Container(column, bgcolor=ground, border_radius=12, padding=12, margin=around)
    return buttons.identified(f"sources-{rule.path}", box)


def _references(words: Words, refs: Sequence[str]) -> list[ft.Control]:
    return [buttons.remark(f"→ {rule_words.reference(words, ref)}") for ref in refs]


# --- two rule sets side by side


@component
def CompareWithScreen() -> Any:
    words = use_state().words

    def under(here: RuleSetId) -> str:
        name = words.rule_set_name(rule_book(here).identity)
        return words.text("compare-with-which", name=name)

    def compare(here: RuleSetId, other: RuleSetId) -> None:
        go(f"/rules/{here}/compare/{other}")

    return _choosing_other("compare", words.text("compare"), under, compare)


@component
def KnownScreen() -> Any:
    """The rule sets, to choose the one from which differences are told on this device."""
    state = use_state()

    async def know(here: RuleSetId, other: RuleSetId) -> None:
        await state.choose(**{KNOWN: other})
        go(f"/rules/{here}")

    hint = state.words.text("differ-choose-hint")
    return _choosing_other("known", hint, lambda _: "", know)


def _choosing_other(
    place: str,
    title: str,
    under: Callable[[RuleSetId], str],
    choose: Callable[[RuleSetId, RuleSetId], Any],
) -> ft.View:
    """The screen below that of the rule set in the address, to choose any other one."""
    words, named = use_state().words, ft.use_route_params()["id"]
    try:
        here = find_rule_set(named)
    except UnknownRuleSetError:
        return rule_sets.no_rule_set(words, named)
    every = rule_sets.RuleSets(partial(choose, here), fits=lambda other: other != here)
    route, back = f"/rules/{here}/{place}", partial(go, f"/rules/{here}")
    return page.titled_screen(
        words, route, title, page.listed([every]), back=back, under=under(here)
    )


@component
def ComparedScreen() -> Any:
    """Two rule sets, each of which can be exchanged for any other."""
    state, params = use_state(), ft.use_route_params()
    words = state.words
    choosing, choose_for = ft.use_state(-1)
    leave = partial(choose_for, -1)
    use_stack_entry(state.memory.open_parts, leave if choosing >= 0 else None)
    try:
        two = find_rule_set(params["id"]), find_rule_set(params["other"])
    except UnknownRuleSetError as error:
        return rule_sets.no_rule_set(words, error.name)
    here, there = two
    route = f"/rules/{params['id']}/compare/{params['other']}"

    def choose(other: RuleSetId) -> None:
        choose_for(-1)
        here, there = (other if side == choosing else now for side, now in enumerate(two))
        go(f"/rules/{here}/compare/{there}")

    if choosing >= 0:
        chooser = rule_sets.rule_set_chooser(
            words,
            choose,
            leave,
            chosen=two[choosing],
            fits=lambda other: other != two[1 - choosing],
        )
        return page.cover(route, chooser, leave, part="/choosing")
    label, swap = words.text("compare-swap"), partial(go, f"/rules/{there}/compare/{here}")
    return page.titled_screen(
        words,
        route,
        words.text("compare"),
        Comparing(here, there, choose_for, key=f"{here}/{there}"),
        back=partial(go, f"/rules/{here}"),
        actions=[buttons.icon_button(ft.Icons.SWAP_HORIZ, label, swap, name="swap")],
    )


@component
def Comparing(here: RuleSetId, there: RuleSetId, on_choose: Callable[[int], None]) -> Any:
    """Show the differences in prose, and the rules, of which one shows all its sources.

    `on_choose` is given the side, 0 or 1, for which another rule set is to be chosen.
    """
    state = use_state()
    words, books = state.words, (rule_book(here), rule_book(there))
    sections = ft.use_memo(lambda: rule_words.compared_sections(*books), [here, there])
    is_all, show_all = ft.use_state(False)
    opened, open_rule = ft.use_state("")
    count = sum(len(section.differences) for section in sections)
    every = sum(len(section.rules) for section in sections)
    chips = []
    for name, number, shows_all in (("differences", count, False), ("all", every, True)):
        label, tap = words.text(f"compare-{name}", count=number), partial(show_all, shows_all)
        chips.append(buttons.choice(label, tap, name=name, selected=is_all is shows_all))
    rows: list[ft.Control] = []
    for section in sections:
        rules = section.rules if is_all else section.differences
        if rules:
            title = buttons.heading(rule_words.section_name(words, section.name))
            rows.append(ft.Container(title, padding=ft.Padding.only(top=10, left=4)))
        rows += [
            ComparedRule(books, rule, is_open=rule.path == opened, on_tap=open_rule, key=rule.path)
            for rule in rules
        ]
    if not rows:
        rows = [buttons.remark(words.text("compare-same"), name="same")]
    if count:
        rows.insert(0, differences_card(words, *books))
    sides = [_side(words, book, partial(on_choose, n), n) for n, book in enumerate(books)]
    if not state.layout.is_wide:
        return page.listed([page.beside(state.layout, sides), buttons.choices(chips), *rows])
    head = ft.Row([ft.Container(expand=NAME_SHARE), *sides], spacing=16)
    above = ft.Container(head, padding=ft.Padding.symmetric(horizontal=26))
    parts: list[ft.Control] = [above, page.padded(buttons.choices(chips)), page.listed(rows)]
    return ft.Column(parts, spacing=8, expand=True, horizontal_alignment=STRETCH)


def _side(words: Words, book: RuleBook, on_tap: Callable[[], None], number: int) -> ft.Control:
    """One of the two that are compared, to be exchanged for another."""
    name, arrow = words.rule_set_name(book.identity), ft.Icon(ft.Icons.ARROW_DROP_DOWN)
    return buttons.tappable(
        ft.Row([text(name, 17, Face.BOLD, expand=True), arrow], spacing=2),
        words.text("compare-choose", name=name),
        on_tap,
        name=f"side-{number}",
        expand=VALUE_SHARE,
        padding=ft.Padding.only(left=12, right=6, top=12, bottom=12),
        border_radius=14,
        border=ft.Border.all(1, C.OUTLINE),
        bgcolor=C.SURFACE_CONTAINER_LOW,
    )


@component
def ComparedRule(
    books: tuple[RuleBook, RuleBook],
    rule: Compared,
    *,
    is_open: bool,
    on_tap: Callable[[str], None],
) -> Any:
    """The rule with both values; a tap shows or hides every source.

    Where there is one column, what is the same is told once.
    """
    state = use_state()
    words, is_wide = state.words, state.layout.is_wide
    name, labels, columns = rule_words.rule_name(words, rule.path), list[str](), list[ft.Control]()
    for book, raw in zip(books, (rule.here, rule.there), strict=True):
        value, sources = _said(words, book, rule.path, raw, in_full=is_open)
        owner = words.rule_set_name(book.identity)
        lines: list[ft.Control] = [text(value, 16, Face.BOLD, line=SENTENCE)]
        lines += [text(s, 13, color=C.ON_SURFACE_VARIANT, line=SENTENCE) for s in sources]
        if not is_wide:
            owner = owner if rule.differs else words.text("compare-both")
            lines.insert(0, text(owner, 13, Face.MEDIUM, LINK))
        labels.append(f"{owner}: {value}")
        share = VALUE_SHARE if is_wide else None
        columns.append(ft.Column(lines, spacing=2, tight=True, expand=share))
    title = text(name, 15 if is_wide else 16, Face.MEDIUM, line=SENTENCE)
    if is_wide:
        content: ft.Control = ft.Row(
            [ft.Container(title, expand=NAME_SHARE), *columns],
            spacing=16,
            vertical_alignment=ft.CrossAxisAlignment.START,
        )
    else:
        count = 2 if rule.differs else 1
        labels, parts = labels[:count], [title, *columns[:count]]
        content = ft.Column(parts, spacing=6, tight=True)
    return buttons.tappable(
        content,
        f"{name}. {'; '.join(labels)}".replace("\n", ", "),
        lambda: on_tap("" if is_open else rule.path),
        name=f"rule-{rule.path}",
        selected=is_open,
        padding=ft.Padding.symmetric(vertical=10, horizontal=14),
        border_radius=14,
        bgcolor=C.SURFACE_CONTAINER_LOW if rule.differs else C.SURFACE,
    )


def _said(
    words: Words, book: RuleBook, path: str, value: Any, *, in_full: bool
) -> tuple[str, list[str]]:
    """The value in one rule set, and its sources: in full, or the first and how many there are."""
    if not has_path(book.tree, path):
        return words.text("value-absent"), []
    citations = rule_words.rule_at(book, path).citations
    reasons = [rule_words.standing_reason(words, book, citation) for citation in citations]
    refs = (ref for citation in citations if citation.status != "proposed" for ref in citation.refs)
    sources = list(dict.fromkeys(rule_words.reference(words, ref) for ref in refs))
    lines = reasons[:1]
    if in_full:
        lines = [*dict.fromkeys(reasons), *sources]
    elif sources:
        lines = [words.text("breakdown-sources", first=sources[0], count=len(sources))]
    return rule_words.rule_value(words, path, value), lines
