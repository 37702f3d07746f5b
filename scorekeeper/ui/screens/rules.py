"""The rules browser: a rule set as a rule book tells it, section by section."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import flet as ft

from scorekeeper import rules
from scorekeeper.i18n import Words
from scorekeeper.i18n import rules as rule_words
from scorekeeper.i18n.rules import Rule, Section, Standing
from scorekeeper.rules import RuleBook, RuleSetId, UnknownRuleSetError, rule_book
from scorekeeper.ui.state import component, go, use_state
from scorekeeper.ui.theme import SENTENCE, Face, text
from scorekeeper.ui.widgets import buttons, proposals, rule_sets
from scorekeeper.ui.widgets.fields import NameField
from scorekeeper.ui.widgets.page import app_bar, cover, page

C = ft.Colors
STRETCH = ft.CrossAxisAlignment.STRETCH
LIST_WIDTH = 380
SHORT = 16
"""Letters of a value that stands beside its name; a longer one stands below it."""
FEW = 4
"""Proposals that are named one by one; more are counted."""
BADGES: dict[Standing, tuple[ft.IconData, ft.ColorValue, ft.ColorValue]] = {
    "document": (ft.Icons.DESCRIPTION_OUTLINED, C.PRIMARY_CONTAINER, C.ON_PRIMARY_CONTAINER),
    "outside": (ft.Icons.PUBLIC, C.TERTIARY_CONTAINER, C.ON_TERTIARY_CONTAINER),
    "inherited": (ft.Icons.SUBDIRECTORY_ARROW_RIGHT, C.SURFACE_CONTAINER_HIGHEST, C.ON_SURFACE),
    "disputed": (ft.Icons.FORUM_OUTLINED, C.SECONDARY_FIXED, C.ON_SECONDARY_FIXED),
    "proposed": (ft.Icons.LIGHTBULB_OUTLINE, C.ERROR_CONTAINER, C.ON_ERROR_CONTAINER),
}


@component
def RuleSetsScreen() -> Any:
    """The list, and on a wide screen the rule set of the open match beside it."""
    state = use_state()
    chosen = state.match.match.ruleset if state.match is not None else None
    if state.layout.is_wide and chosen is not None:
        return RulesPanes(chosen)
    return cover("/rules", page(_bar(state.words), RuleSetList(None)), partial(go, "/more"))


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
    bar = app_bar(title, edition, on_back=back, back_label=words.text("rules-back"))
    return cover(f"/rules/{named}", page(bar, Book(rule_book(set_id), key=set_id)), back)


@component
def RulesPanes(chosen: RuleSetId) -> Any:
    """The list on the left, the chosen rule set on the right."""
    words = use_state().words
    right = page(app_bar(*_title(words, chosen)), Book(rule_book(chosen), key=chosen))
    left = page(_bar(words), RuleSetList(chosen))
    left.expand, left.width = None, LIST_WIDTH
    panes = ft.Row([left, right], expand=True, spacing=0, vertical_alignment=STRETCH)
    return cover("/rules", panes, partial(go, "/more"))


def _bar(words: Words) -> ft.Container:
    label, back = words.text("rules-back"), partial(go, "/more")
    return app_bar(words.text("rules-title"), on_back=back, back_label=label)


def _title(words: Words, set_id: RuleSetId) -> tuple[str, str]:
    """A rule set's name, and where it comes from."""
    identity = rule_book(set_id).identity
    origin = words.text(f"rules-origin-{identity.origin}")
    edition = words.text("rules-edition", origin=origin, edition=identity.edition)
    return words.rule_set_name(identity), edition


@component
def RuleSetList(chosen: RuleSetId | None) -> Any:
    """Every rule set, and above them the rule files of one's own that cannot be used."""
    words = use_state().words
    errors = ft.use_memo(rules.broken_rule_files, [])
    rows = rule_sets.rule_set_rows(words, lambda set_id: go(f"/rules/{set_id}"), chosen=chosen)
    if not errors:
        return rule_sets.listed(rows)
    files = [
        ft.Semantics(
            identifier=f"broken-{place}",
            container=True,
            content=ft.Column(
                [
                    buttons.complaint(error.file),
                    *(rule_sets.complaint_place(words, wrong) for wrong in error.complaints),
                ],
                spacing=6,
                tight=True,
            ),
        )
        for place, error in enumerate(errors)
    ]
    why = buttons.remark(words.text("house-broken-files-why"))
    return rule_sets.listed(
        [buttons.card(buttons.heading(words.text("house-broken-files")), why, *files), *rows]
    )


# --- one rule set


@component
def Book(book: RuleBook) -> Any:
    """All that is special, what is only proposed, then all sections, or the rules looked for."""
    words, identity = use_state().words, book.identity
    sections = ft.use_memo(lambda: rule_words.sections(book), [identity.id])
    wanted, look_for = ft.use_state("")
    facts = [rule_words.special(words, book), rule_words.facts(words, book.rules)]
    parts: list[ft.Control] = [text(fact, 15, line=SENTENCE) for fact in dict.fromkeys(facts)]
    if identity.parent is not None:
        above = rule_book(identity.parent.rule_set).identity
        name = words.rule_set_name(above)
        parts.append(buttons.remark(words.text("rules-inherits", **{"from": name})))
    if proposed := rule_words.proposed(book):
        count, every = len(proposed), sum(len(section.rules) for section in sections)
        what = ", ".join(rule_words.rule_name(words, rule.path) for rule in proposed)
        line = words.text("rules-proposed", count=count, what=what)
        if count > FEW:
            line = words.text("rules-proposed-many", count=count, all=every)
        parts.append(proposals.ProposalsCard(book, line))
    ways = [
        ("house-play-our-way", f"/house-new/{identity.id}", ft.Icons.RULE, "make-house"),
        ("compare-with", f"/rules/{identity.id}/compare", ft.Icons.COMPARE_ARROWS, "compare"),
    ]
    parts += [
        *(
            buttons.button(words.text(key), partial(go, to), icon=i, name=name)
            for key, to, i, name in ways
        ),
        NameField(words.text("rules-search"), wanted, look_for, name="search"),
    ]
    matching = rule_sets.rules_found(words, sections, wanted)
    if matching is None:
        parts += [SectionCard(book, section, key=section.name) for section in sections]
    else:
        parts.append(buttons.remark(words.text("rules-found", count=matching[0]), name="found"))
        parts.append(Rules(book, matching[1], key="found"))
    return rule_sets.listed(parts)


@component
def SectionCard(book: RuleBook, section: Section) -> Any:
    """One section: its heading, and its rules once it was tapped."""
    words = use_state().words
    is_open, set_open = ft.use_state(False)
    head = buttons.opening_row(
        rule_words.section_name(words, section.name),
        words.text("rules-count", count=len(section.rules)),
        lambda: set_open(not is_open),
        name=f"section-{section.name}",
        trailing=ft.Icons.EXPAND_LESS if is_open else ft.Icons.EXPAND_MORE,
        selected=is_open,
    )
    parts = [head, *([Rules(book, section.rules)] if is_open else [])]
    return ft.Column(parts, spacing=1, tight=True, horizontal_alignment=STRETCH)


@component
def Rules(book: RuleBook, rules: tuple[Rule, ...]) -> Any:
    """Rules below each other, of which one shows its sources."""
    opened, open_rule = ft.use_state("")
    rows: list[ft.Control] = [
        RuleRow(
            book,
            rule,
            is_open=rule.path == opened,
            on_tap=lambda path: open_rule("" if path == opened else path),
            key=rule.path,
        )
        for rule in rules
    ]
    return ft.Column(rows, spacing=1, tight=True, horizontal_alignment=STRETCH)


@component
def RuleRow(book: RuleBook, rule: Rule, *, is_open: bool, on_tap: Callable[[str], None]) -> Any:
    """One rule: name, value, standing; a tap shows or hides where it comes from."""
    words = use_state().words
    name = rule_words.rule_name(words, rule.path)
    value = rule_words.rule_value(words, rule.path, rule.value)
    standings = ", ".join(words.text(f"standing-{standing}") for standing in rule.standings)
    title = text(name, 15, line=SENTENCE)
    lines: list[ft.Control] = [title, text(value, 16, Face.BOLD, line=SENTENCE)]
    if len(value) <= SHORT:
        lines = [ft.Row([ft.Container(title, expand=True), text(value, 16, Face.BOLD)], spacing=12)]
    badges = [_badge(words, standing) for standing in rule.standings]
    lines.append(ft.Row(list(badges), wrap=True, spacing=6, run_spacing=4))
    row = buttons.tappable(
        ft.Column(lines, spacing=4, tight=True, horizontal_alignment=STRETCH),
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
    return ft.Column(
        [row, _sources(words, book, rule)],
        spacing=0,
        tight=True,
        horizontal_alignment=STRETCH,
    )


def _badge(words: Words, standing: Standing) -> ft.Control:
    """The grade of a value: an icon and a word on a fill."""
    icon, ground, ink = BADGES[standing]
    label = text(words.text(f"standing-{standing}"), 12, Face.MEDIUM, ink)
    return ft.Container(
        ft.Row([ft.Icon(icon, size=14, color=ink), label], spacing=4, tight=True),
        bgcolor=ground,
        border_radius=8,
        padding=ft.Padding.symmetric(vertical=2, horizontal=6),
    )


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
            lines.append(text(rule_words.note(citation.note), 14, line=SENTENCE))
    if rule.disputes:
        lines.append(text(words.text("rules-others-say"), 14, Face.BOLD))
    for dispute in rule.disputes:
        value = rule_words.dispute_value(words, dispute, rule.path)
        note = rule_words.note(dispute.note)
        both = words.text("rules-says", value=value, note=note) if value and note else value or note
        lines += [text(both, 14, Face.MEDIUM, line=SENTENCE), *_references(words, dispute.refs)]
    lines.append(text(rule.path, 13, color=C.ON_SURFACE_VARIANT))
    box = ft.Container(
        ft.Column(lines, spacing=6, tight=True),
        bgcolor=C.SURFACE_CONTAINER_HIGH,
        border_radius=12,
        padding=12,
        margin=ft.Margin.symmetric(vertical=6, horizontal=14),
    )
    return ft.Semantics(identifier=f"sources-{rule.path}", container=True, content=box)


def _references(words: Words, refs: Sequence[str]) -> list[ft.Control]:
    return [
        text(f"→ {rule_words.reference(words, ref)}", 14, color=C.ON_SURFACE_VARIANT, line=SENTENCE)
        for ref in refs
    ]
