"""Rule sets in a list: their families, and what makes each of them special."""

from collections.abc import Iterable

from scorekeeper.rules.book import RuleBook
from scorekeeper.rules.files import Identity
from scorekeeper.rules.model import RuleSet
from scorekeeper.words.rule_values import rule_value
from scorekeeper.words.words import Words


def rule_set_name(words: Words, identity: Identity) -> str:
    """What a rule set is called; one that nobody has translated has the name that its file says."""
    key = f"rule-set-name-{identity.id}"
    return words.text(key) if words.catalogue.has(key) else identity.name


def families(identities: Iterable[Identity]) -> dict[str, list[Identity]]:
    """Rule sets by family; families and members stay in the order in which they come."""
    found: dict[str, list[Identity]] = {}
    for identity in identities:
        found.setdefault(identity.family, []).append(identity)
    return found


def family_name(words: Words, family: str) -> str:
    """The heading of a family of rule sets."""
    return words.text("family-name", family=family)


def facts(words: Words, rules: RuleSet) -> str:
    """A rule set in numbers: players, packs, cards, and how long a match is."""
    return words.text(
        "rule-set-facts",
        players=rule_value(words, "players", rules.players),
        packs=rules.decks,
        cards=rules.hand_size,
        end=match_end(words, rules),
    )


def match_end(words: Words, rules: RuleSet) -> str:
    """How long a match is: to a target, or so many deals."""
    if rules.target is not None:
        return words.text("rule-set-end-target", target=rules.target)
    return words.text("rule-set-end-deals", deals=rules.match_hands)


def special(words: Words, book: RuleBook) -> str:
    """What makes a rule set special, in a sentence; one that nobody wrote has its numbers."""
    key = f"rule-set-special-{book.identity.id}"
    return words.text(key) if words.catalogue.has(key) else facts(words, book.rules)
