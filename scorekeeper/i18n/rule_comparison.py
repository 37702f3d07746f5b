"""The rules of two rule sets side by side, and the rules that house rules change."""

from collections.abc import Iterator
from dataclasses import dataclass

from scorekeeper.i18n.rules import book_sections
from scorekeeper.rules import house_rules, loader
from scorekeeper.rules.book import Compared, RuleBook, apply_changes


@dataclass(frozen=True, slots=True)
class ComparedSection:
    """A section of a rule book with the values of two rule sets."""

    name: str
    rules: tuple[Compared, ...]

    @property
    def differences(self) -> tuple[Compared, ...]:
        """The rules whose two values differ in meaning."""
        return tuple(rule for rule in self.rules if rule.differs)


@dataclass(frozen=True, slots=True)
class ChangedRule:
    """A rule that house rules change, with the references for the change."""

    pair: Compared
    """The value of the rule set is `here`, the value of the house rules `there`."""
    refs: tuple[str, ...]
    notes: tuple[str, ...]


def compared_sections(book: RuleBook, other: RuleBook) -> tuple[ComparedSection, ...]:
    """Return all rules of two rule sets side by side, in the order of a rule book."""
    return tuple(_compared_sections(book, other.tree))


def changed_rules(house: house_rules.HouseRules) -> tuple[ChangedRule, ...]:
    """Return the rules that house rules change, in the order of a rule book.

    Raises:
        RuleSetError: The house rules no longer fit their rule set.
    """
    apply_changes(house.book.tree, house.changes, house.name)
    return unchecked_changed_rules(house)


def unchecked_changed_rules(house: house_rules.HouseRules) -> tuple[ChangedRule, ...]:
    """Return the changed rules of edited house rules, which need not fit their rule set yet."""
    changed = []
    for section in _compared_sections(house.book, house_rules.tree_with(house)):
        for pair in section.differences:
            house_rules_of_path = house_rules.rules_about(house, pair.path)
            refs = dict.fromkeys(ref for rule in house_rules_of_path for ref in rule.refs)
            notes = tuple(rule.note for rule in house_rules_of_path if rule.note)
            changed.append(ChangedRule(pair, tuple(refs), notes))
    return tuple(changed)


def _compared_sections(book: RuleBook, other: loader.Tree) -> Iterator[ComparedSection]:
    """Yield the sections of a rule book with its values and those of another rule set."""
    for section in book_sections(book):
        pairs = []
        for rule in section.rules:
            has_path = loader.has_path(other, rule.path)
            other_value = loader.value_at(other, rule.path) if has_path else None
            pairs.append(Compared(rule.path, rule.value, other_value))
        yield ComparedSection(section.name, tuple(pairs))
