"""View model of the rules without a source, which a table agrees on before playing."""

from dataclasses import dataclass

from scorekeeper.i18n import Words, times
from scorekeeper.i18n.rule_values import rule_name, rule_value
from scorekeeper.i18n.rules import book_sections, proposed_rules, rules_in_effect, section_name
from scorekeeper.rules import RuleBook, RuleSetId, loader, switches
from scorekeeper.services import Session

MAX_RULES_NAMED = 4  # a longer list is only counted


@dataclass(frozen=True, slots=True)
class OpenValue:
    """A rule without a source that the table has not agreed on."""

    section: str
    path: str
    name: str
    value: str
    """The suggestion."""


def open_values(words: Words, session: Session, book: RuleBook) -> tuple[OpenValue, ...]:
    """Return the rules that the players must still agree on, in the order of the rule book."""
    words = words.of_game(book.identity)
    confirmed = {rule.path: rule.value for rule in session.confirmations.list(book.identity.id)}
    open_paths = switches.unconfirmed_paths(book, confirmed, {})
    return tuple(
        OpenValue(
            section=section_name(words, section.name),
            path=rule.path,
            name=rule_name(words, rule.path),
            value=rule_value(words, rule.path, rule.value),
        )
        for section in book_sections(book)
        for rule in section.rules
        if any(loader.is_overlapping(rule.path, path) for path in open_paths)
    )


def proposals_sentence(words: Words, book: RuleBook) -> str:
    """Return a sentence that names the rules without a source, or has their number if many.

    Rules that the players have already confirmed are included. The sentence is empty if all rules
    have a source.
    """
    proposed = proposed_rules(book)
    if not proposed:
        return ""
    count = len(proposed)
    if count > MAX_RULES_NAMED:
        rule_count = len(rules_in_effect(book))
        return words.text("rules-proposed-many", count=count, all=rule_count)
    words = words.of_game(book.identity)
    names = ", ".join(rule_name(words, rule.path) for rule in proposed)
    return words.text("rules-proposed", count=count, what=names)


def agreement_text(words: Words, session: Session, ruleset: RuleSetId) -> str:
    """Return a sentence with the day on which the players last agreed on rules of a rule set."""
    agreed_at = (confirmation.at for confirmation in session.confirmations.list(ruleset))
    return words.text("confirm-done", day=times.day(words, max(agreed_at, default=None)))
