"""View models of house rules: their differences, their values and the common variations."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import count
from typing import Any

from scorekeeper.i18n import Words
from scorekeeper.i18n.documents import problem_with_place
from scorekeeper.i18n.rule_choices import option_name, points_to_agree_text, switch_text
from scorekeeper.i18n.rule_comparison import ChangedRule, changed_rules, unchecked_changed_rules
from scorekeeper.i18n.rule_sources import (
    dispute_value,
    house_reference_text,
    note_text,
    reference_text,
)
from scorekeeper.i18n.rule_values import LINE, rule_name, rule_value
from scorekeeper.i18n.rules import Rule, Section, book_sections, rule_at
from scorekeeper.problem import Problem
from scorekeeper.rules import HouseRules, RuleBook, RuleSetError, house_rules, switches_for
from scorekeeper.rules.book import is_same_value
from scorekeeper.rules.house_rules import HouseRule, with_switch
from scorekeeper.rules.loader import (
    Dispute,
    Identity,
    Tree,
    has_path,
    leaf_paths,
    value_at,
    with_value,
)
from scorekeeper.rules.switches import SWITCH_MARK, Option, Switch, switch_file
from scorekeeper.rules.validation import rule_problems, rule_set_from, value_problems
from scorekeeper.services import Profile, Session

# --- house rules and their unsaved changes


@dataclass(frozen=True, slots=True)
class EditedHouseRules:
    """House rules with changes that are not saved because they conflict."""

    house: HouseRules
    problems: tuple[Problem, ...] = ()
    """Why they cannot be saved, by the paths of their values; empty if all is saved."""

    @property
    def book(self) -> RuleBook:
        """The rule set that they are based on."""
        return self.house.book

    @property
    def tree(self) -> Tree:
        """All values by path, with the house rules applied."""
        return house_rules.tree_with(self.house)


def edited_house_rules(
    profile: Profile, draft: Mapping[str, Any] | None
) -> EditedHouseRules | None:
    """Return saved house rules with the unsaved changes of a device.

    Args:
        profile: The saved house rules.
        draft: The unsaved changes as a document (see `house_rules.house_document`), or None.

    Returns:
        The house rules; None if they can no longer be played.
    """
    saved = profile.house
    if saved is None:
        return None
    if draft is None:
        return EditedHouseRules(saved)
    rules = tuple(
        HouseRule(
            path=path,
            value=rule["value"],
            refs=house_rules.refs_from(rule["ref"]),
            note=rule.get("note", ""),
        )
        for path, rule in draft["rules"].items()
    )
    house = replace(saved, rules=rules, name=draft["name"])
    return EditedHouseRules(house, house_rules.editing_problems(house))


def free_house_rules_name(words: Words, session: Session, book: RuleBook) -> str:
    """Return an unused name for house rules, such as "Our Samba" or "Our Samba 2"."""
    taken = {profile.name for profile in session.profiles.list()}
    title = words.rule_set_name(book.identity)
    names = (words.text("house-name-made", base=title, number=number) for number in count(1))
    return next(name for name in names if name not in taken)


def house_rules_count(words: Words, session: Session) -> str:
    """Return a text with the number of house rules."""
    return words.text("more-house-count", count=len(session.profiles.list()))


def house_rules_line(words: Words, profile: Profile) -> str:
    """Return the rule set and the number of changes, or a sentence if the rules are not valid."""
    if profile.house is None:
        return words.text("house-broken-short")
    base = words.rule_set_name(profile.house.book.identity)
    changed = len(changed_rules(profile.house))
    return words.text("house-line", base=base, count=changed)


MAX_TAGS = 6
MAX_TAG_VALUE = 18
"""Characters; a longer value is left out of its tag."""


def house_rules_tags(words: Words, profile: Profile) -> tuple[str, ...]:
    """Return the first changed rules with their values, then the number of other changes."""
    if profile.house is None:
        return ()
    rows = changed_rule_rows(words, profile.house)
    tags = []
    for row in rows[:MAX_TAGS]:
        is_short = LINE not in row.value and len(row.value) <= MAX_TAG_VALUE
        tags.append(f"{row.name} {row.value}" if is_short else row.name)
    if len(rows) > MAX_TAGS:
        tags.append(f"+{words.number(len(rows) - MAX_TAGS)}")
    return tuple(tags)


def suggested_bases(session: Session, identities: Sequence[Identity]) -> tuple[RuleBook, ...]:
    """Return suggested rule sets for new house rules: of the latest game, and the first one."""
    first = session.library.book(identities[0].id)
    readable = (each for each in session.matches.list() if each.is_readable)
    latest = next(readable, None)
    if latest is None or latest.match.ruleset == first.identity.id:
        return (first,)
    return latest.match.book, first


# --- problems


@dataclass(frozen=True, slots=True)
class ConflictRow:
    """A problem that keeps house rules from being saved."""

    sentence: str
    path: str | None
    """Path of the rule that corrects it; None if the rule set has no such rule."""


def conflict_rows(words: Words, edited: EditedHouseRules) -> tuple[ConflictRow, ...]:
    """Return the problems of house rules, each with the rule that corrects it."""
    return tuple(
        ConflictRow(problem_with_place(words, problem), rule_path(edited.book, problem.path))
        for problem in edited.problems
    )


def rule_path(book: RuleBook, path: str) -> str | None:
    """Return the path of the rule that contains `path`, or of the first rule below `path`.

    None if there is neither.

    Example:
        "card_values.4" is part of the rule "card_values".
    """
    plain_path = path.partition("[")[0]
    paths = [rule.path for section in book_sections(book) for rule in section.rules]
    around = (rule for rule in paths if f"{plain_path}.".startswith(f"{rule}."))
    below = (rule for rule in paths if rule.startswith(f"{plain_path}."))
    return next(around, None) or next(below, None)


# --- differences from the rule set


@dataclass(frozen=True, slots=True)
class ChangedRuleRow:
    """A rule that the table plays differently."""

    path: str
    name: str
    value: str
    instead: str
    """The value of the rule set, in words."""
    reasons: tuple[str, ...]
    """Notes of the table, and the origins of the value."""

    @property
    def says(self) -> str:
        """Text for screen readers: without the reasons, which the rule itself shows."""
        return f"{self.name}: {self.value}. {self.instead}".replace("\n", "; ")


def changed_rule_rows(words: Words, house: HouseRules) -> tuple[ChangedRuleRow, ...]:
    """Return the changed rules in the order of the rule book."""
    changed = unchecked_changed_rules(house)
    return tuple(_changed_rule_row(words, house.book, rule) for rule in changed)


def _changed_rule_row(words: Words, book: RuleBook, rule: ChangedRule) -> ChangedRuleRow:
    """Return the row of a changed rule: new value, old value, and reasons."""
    path = rule.pair.path
    new = rule_value(words, path, rule.pair.there)
    old = rule_value(words, path, rule.pair.here)
    if LINE in new and LINE in old:
        new, old = _differing_lines(new, old)
    key = "house-instead-of-these" if LINE in old else "house-instead-of"
    origins = [origin_text(words, book, ref) for ref in rule.refs]
    return ChangedRuleRow(
        path=path,
        name=rule_name(words, path),
        value=new,
        instead=words.text(key, old=old),
        reasons=(*rule.notes, *origins),
    )


def _differing_lines(new: str, old: str) -> tuple[str, str]:
    """Return the lines that differ in two tables.

    If one table has no lines of its own, return both tables in full.
    """
    new_lines = new.split(LINE)
    old_lines = old.split(LINE)
    added = [line for line in new_lines if line not in old_lines]
    removed = [line for line in old_lines if line not in new_lines]
    if not added or not removed:
        return new, old
    return LINE.join(added), LINE.join(removed)


def origin_text(words: Words, book: RuleBook, ref: str) -> str:
    """Return a text with the origin of a house rule: the players, a variation or a source."""
    if ref == house_rules.TABLE:
        return words.text("house-from-table")
    key = "house-from-switch" if ref.startswith(SWITCH_MARK) else "house-from"
    return words.text(key, ref=house_reference_text(words, book, ref))


# --- values by section


@dataclass(frozen=True, slots=True)
class ValueRow:
    """A rule with the value that the table plays."""

    path: str
    name: str
    value: str

    @property
    def says(self) -> str:
        """Text for screen readers."""
        return f"{self.name}: {self.value}".replace("\n", "; ")


def played_sections(edited: EditedHouseRules) -> tuple[Section, ...]:
    """Return the sections of the rule book with the values of edited house rules."""
    tree = edited.tree
    return tuple(
        replace(
            section,
            rules=tuple(replace(rule, value=value_at(tree, rule.path)) for rule in section.rules),
        )
        for section in book_sections(edited.book)
    )


def value_row(words: Words, book: RuleBook, rule: Rule) -> ValueRow:
    """Return a row for a rule of `played_sections`, which marks a changed value."""
    value = rule_value(words, rule.path, rule.value)
    if _is_changed(book, rule):
        value = words.text("house-changed-value", value=value)
    return ValueRow(rule.path, rule_name(words, rule.path), value)


def section_line(words: Words, book: RuleBook, section: Section) -> str:
    """Return a text with the number of rules in a section, and of changed rules."""
    changed = sum(_is_changed(book, rule) for rule in section.rules)
    return words.text("house-section-count", count=len(section.rules), changed=changed)


def section_of(book: RuleBook, path: str) -> str | None:
    """Return the name of the section that contains a rule; None if no section does."""
    for section in book_sections(book):
        if path in {rule.path for rule in section.rules}:
            return section.name
    return None


def _is_changed(book: RuleBook, rule: Rule) -> bool:
    return not is_same_value(value_at(book.tree, rule.path), rule.value)


# --- one value


@dataclass(frozen=True, slots=True)
class OtherValue:
    """A value that other sources give for a rule."""

    value: str
    """Empty if the sources have only a note on the rule."""
    remarks: tuple[str, ...]
    """A note, and the sources."""
    dispute: Dispute
    can_be_played: bool
    """True if the value is a whole value, of the rule or of a part of the rule."""


def other_values(words: Words, book: RuleBook, path: str) -> tuple[OtherValue, ...]:
    """Return the values that other sources give for a rule.

    Sources that have only a note for people who check sources are left out.
    """
    values = []
    for dispute in rule_at(book, path).disputes:
        value = dispute_value(words, dispute, path) or ""
        note = note_text(words, dispute)
        if not value and not note:
            continue
        references = [reference_text(words, book, ref) for ref in dispute.refs]
        remarks = (note, *references) if note else tuple(references)
        is_playable = _can_be_played(book, path, dispute)
        values.append(OtherValue(value, remarks, dispute, is_playable))
    return tuple(values)


def _can_be_played(book: RuleBook, path: str, dispute: Dispute) -> bool:
    """Return True if house rules may set the disputed value of the rule at `path`."""
    is_within_rule = f"{dispute.path}.".startswith(f"{path}.")
    if not is_within_rule or not has_path(book.tree, dispute.path):
        return False
    if dispute.value is None and not dispute.absent:
        return False
    return not list(value_problems(dispute.path, dispute.value))


def cost_paths(base: Tree, path: str, value: Any) -> frozenset[str]:
    """Return the paths of numbers that subtract points, and so are typed without a sign.

    These are the numbers at or below `path` for which the checks allow only negative values.

    Args:
        base: Values of the rule set.
        path: Path of the value.
        value: The current value.
    """
    tree = with_value(base, path, value)
    leaves = leaf_paths(value, path) if isinstance(value, dict) else [(path, value)]
    # `isinstance` would accept `bool`, which is a subclass of `int`.
    numbers = [leaf_path for leaf_path, leaf in leaves if leaf is None or type(leaf) is int]
    return frozenset(
        number_path
        for number_path in numbers
        if _is_allowed(tree, number_path, -1) and not _is_allowed(tree, number_path, 1)
    )


def _is_allowed(tree: Tree, path: str, number: int) -> bool:
    try:
        problems = list(rule_problems(rule_set_from(with_value(tree, path, number), path)))
    except RuleSetError:
        return False
    return path not in {problem.path for problem in problems}


# --- common variations


@dataclass(frozen=True, slots=True)
class SwitchOption:
    """A value of a common variation."""

    option: Option
    name: str
    is_chosen: bool
    conflict: str
    """Why it cannot be chosen beside the other changes; empty if it can."""


@dataclass(frozen=True, slots=True)
class SwitchView:
    """A common variation with the values that it offers."""

    switch: Switch
    name: str
    sentence: str
    options: tuple[SwitchOption, ...]
    """The value of the rule set comes first."""
    other_value: str
    """The current value if it is none of the options, or the offer to type one; may be empty."""
    is_other_chosen: bool
    number: int | None
    """The current number, if any other one may be typed."""
    asks: str
    """Sentence on a further agreement that the chosen value requires; may be empty."""
    affects: str
    """Sentence on the part of the game that the variation changes."""


def switch_views(words: Words, edited: EditedHouseRules) -> tuple[SwitchView, ...]:
    """Return the common variations of the rule set that edited house rules are based on."""
    tree = edited.tree
    return tuple(
        _switch_view(words, edited, switch, value_at(tree, switch.path))
        for switch in switches_for(edited.book)
    )


def _switch_view(words: Words, edited: EditedHouseRules, switch: Switch, value: Any) -> SwitchView:
    """Return the view of a variation: its options, and the current value if no option has it."""
    options = [
        _switch_option(words, edited, switch, option, value, is_own=index == 0)
        for index, option in enumerate(switch.options)
    ]
    chosen = next((each.option for each in options if each.is_chosen), None)

    other_value = ""
    if chosen is None:
        other_value = rule_value(words, switch.path, value)
    elif switch.free:
        other_value = words.text("house-switch-other")

    number = None
    if switch.free and isinstance(value, int):
        number = value
    return SwitchView(
        switch=switch,
        name=rule_name(words, switch.path),
        sentence=switch_text(words, switch),
        options=tuple(options),
        other_value=other_value,
        is_other_chosen=chosen is None,
        number=number,
        asks=points_to_agree_text(words, chosen) if chosen else "",
        affects=words.text(f"switch-affects-{switch.affects}"),
    )


def _switch_option(
    words: Words,
    edited: EditedHouseRules,
    switch: Switch,
    option: Option,
    value: Any,
    *,
    is_own: bool,
) -> SwitchOption:
    """Return an option of a variation.

    Args:
        words: The language.
        edited: The house rules.
        switch: The variation.
        option: The option.
        value: The current value of the variation in the house rules.
        is_own: True for the value of the rule set.
    """
    name = option_name(words, switch, option)
    if is_own:
        name = words.text("house-switch-own", value=name)
    is_chosen = is_same_value(option.value, value)
    problems: tuple[Problem, ...] = ()
    if not is_chosen:
        problems = option_problems(edited, switch, option.value)
    conflict = ""
    if problems:
        why = "; ".join(_named_problem(words, problem) for problem in problems)
        conflict = words.text("house-switch-misfit", value=name, why=why)
    return SwitchOption(option, name, is_chosen, conflict)


def option_problems(edited: EditedHouseRules, switch: Switch, value: Any) -> tuple[Problem, ...]:
    """Return the problems that choosing a value of a variation would add."""
    try:
        problems = house_rules.editing_problems(with_switch_set(edited.house, switch, value))
    except RuleSetError as error:
        problems = error.problems
    return tuple(problem for problem in problems if problem not in edited.problems)


def _named_problem(words: Words, problem: Problem) -> str:
    """Return a problem after the name of its rule."""
    path = problem.path.removeprefix("rules.").partition("[")[0]
    name = rule_name(words, path)
    return words.text("value-of", what=name, value=words.problem(problem))


def with_switch_set(house: HouseRules, switch: Switch, value: Any) -> HouseRules:
    """Return house rules in which a variation has a value.

    Other changes to parts of the values that the variation sets are undone.

    Raises:
        RuleSetError: The variation does not offer the value.
    """
    paths = {switch.path, *(path for option in switch.options for path in option.brings)}
    for rule in house.rules:
        is_part = any(rule.path.startswith(f"{path}.") for path in paths)
        if is_part and rule.path not in paths:
            house = house_rules.with_default_value(house, rule.path)
    return with_switch(house, switch, value)


def other_switches(book: RuleBook) -> tuple[Switch, ...]:
    """Return one variation for each value that other rule sets vary and `book` does not."""
    own_paths = {switch.path for switch in switches_for(book)}
    by_path: dict[str, Switch] = {}
    for switch in switch_file().switch:
        if switch.path not in own_paths:
            by_path.setdefault(switch.path, switch)
    return tuple(by_path.values())
