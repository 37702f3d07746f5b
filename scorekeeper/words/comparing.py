"""Two rule sets side by side, and house rules beside their rule set, as a rule book tells them."""

from dataclasses import dataclass
from typing import Any

from scorekeeper.rules.book import RuleBook, rule_book
from scorekeeper.rules.house import HouseRules, rules_with
from scorekeeper.rules.house_values import rules_about, tree_with
from scorekeeper.rules.tree import Tree, has_path, value_at
from scorekeeper.rules.values import same_value
from scorekeeper.words.rules import sections


@dataclass(frozen=True, slots=True)
class ToldRule:
    """One rule as it is told here and there; None where there is no such rule."""

    path: str
    here: Any
    there: Any

    @property
    def differs(self) -> bool:
        """Whether the two are not the same."""
        return not same_value(self.here, self.there)


@dataclass(frozen=True, slots=True)
class ComparedSection:
    """A section of both rule books."""

    name: str
    rules: tuple[ToldRule, ...]

    @property
    def differences(self) -> tuple[ToldRule, ...]:
        """The rules of the section that are not the same."""
        return tuple(rule for rule in self.rules if rule.differs)


@dataclass(frozen=True, slots=True)
class ToldHouseRule:
    """What a table plays instead of the rule set's own value, with the references of it."""

    told: ToldRule
    """The rule set's value `here`, the table's value `there`."""
    refs: tuple[str, ...]
    notes: tuple[str, ...]


def compared_sections(book: RuleBook, other: RuleBook) -> tuple[ComparedSection, ...]:
    """Everything that two rule sets say, in the order of a rule book."""
    return _compared(book, other.tree)


def house_rules_told(house: HouseRules) -> tuple[ToldHouseRule, ...]:
    """What house rules make another, in the order of a rule book.

    Raises `RuleSetError` where they no longer fit their rule set.
    """
    rules_with(house)
    return unchecked_rules_told(house)


def unchecked_rules_told(house: HouseRules) -> tuple[ToldHouseRule, ...]:
    """The same of house rules that are being changed, and need not fit their rule set yet."""
    parts = _compared(rule_book(house.base), tree_with(house))
    return tuple(_told(house, one) for part in parts for one in part.differences)


def _compared(book: RuleBook, there: Tree) -> tuple[ComparedSection, ...]:
    return tuple(
        ComparedSection(
            section.name,
            tuple(ToldRule(rule.path, rule.value, _at(there, rule.path)) for rule in section.rules),
        )
        for section in sections(book)
    )


def _at(tree: Tree, path: str) -> Any:
    return value_at(tree, path) if has_path(tree, path) else None


def _told(house: HouseRules, told: ToldRule) -> ToldHouseRule:
    about = rules_about(house, told.path)
    refs = tuple(dict.fromkeys(ref for rule in about for ref in rule.refs))
    return ToldHouseRule(told, refs, tuple(rule.note for rule in about if rule.note))
