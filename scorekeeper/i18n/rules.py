"""Rule sets in words: the sections of a rule book, and rule sets in a sentence.

for section in book_sections(book):
    section_name(words, section.name)              Going out
    for rule in section.rules:
        rule_name(words, rule.path)                Canastas needed to go out
        rule_value(words, rule.path, rule.value)   2
        rule.standings                             ("outside", "disputed")

The names and values of single rules are in `rule_values`.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from scorekeeper.caching import cached_by_owner
from scorekeeper.i18n.messages import Words
from scorekeeper.i18n.rule_sources import note_text, quoted_english
from scorekeeper.i18n.rule_values import rule_name, rule_value
from scorekeeper.rules import RuleLibrary, RuleSetId, UnknownRuleSetError, loader, model, switches
from scorekeeper.rules.book import RuleBook

SECTIONS = {
    "players": "players sides lone_hand by_players",
    "cards": "decks jokers total_cards hand_size foot_size stock_draw card_values dealing",
    "melds": "meld_rules",
    "initial": "initial_meld initial_meld_exceptions",
    "canastas": """canasta_min_cards canasta_bonus canasta_cards_count concealed_canasta
        trump_multiplier extra_canasta_bonuses bonuses_when_out""",
    "threes": """red_three_values red_three_sign red_three_all_four_without_meld
        red_three_in_hand black_three""",
    "out": """go_out_requirement go_out_discard_required partner_question go_out_bonus
        concealed_go_out_extra exact_pickup_bonus hand_cards stock_exhaustion""",
    "extras": """penalties melded_cards_negative_without_canasta special_hands
        special_hands_mode acaba seven_canastas_auto_win""",
    "end": "target later_phase match_hands match_winner tie",
    "table": "table_rules",
}
"""The sections of a rule book in order, and the top paths in each of them."""

INDIVISIBLE_PATHS = (
    "by_players",
    "later_phase",
    "card_values",
    "concealed_canasta",
    "red_three_sign",
    "initial_meld",
    "penalties.short_sequence",
    "acaba",
    "seven_canastas_auto_win",
)
"""Paths whose parts mean something only together."""

Standing = Literal["document", "outside", "disputed", "inherited", "proposed"]


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule of a book: a value, or several that belong together."""

    path: str
    value: Any
    citations: tuple[loader.Citation, ...]
    """The citations; more than one if parts of the rule come from several places."""
    standings: tuple[Standing, ...]
    disputes: tuple[loader.Dispute, ...]
    """Values of other sources."""


@dataclass(frozen=True, slots=True)
class Section:
    """A section of a rule book."""

    name: str
    rules: tuple[Rule, ...]


@cached_by_owner
def book_sections(book: RuleBook) -> tuple[Section, ...]:
    """Return the sections of a rule set, in the order of a rule book."""
    return tuple(
        Section(name, tuple(rule_at(book, path) for path in _rule_paths(book, tops.split())))
        for name, tops in SECTIONS.items()
    )


def rule_at(book: RuleBook, path: str) -> Rule:
    """Return the rule at a dotted path of a book.

    Raises:
        KeyError: There is no such path.
    """
    value = loader.value_at(book.tree, path)
    citations = _citations(book, path)
    standings = _standings(book, path, citations)
    disputes = tuple(d for citation in citations for d in citation.disputes_about(path))

    # Of citations that say the same, the outermost remains.
    by_content = {_citation_content(citation): citation for citation in reversed(citations)}
    different_citations = tuple(reversed(by_content.values()))
    return Rule(path, value, different_citations, standings, disputes)


def paths_with_citation(book: RuleBook, rule: Rule, citation: loader.Citation) -> tuple[str, ...]:
    """Return the paths within a rule whose citations have the same content as `citation`."""
    content = _citation_content(citation)
    return tuple(
        other.path for other in _citations(book, rule.path) if _citation_content(other) == content
    )


def rule_notes(words: Words, rule: Rule) -> tuple[str, ...]:
    """Return the notes for players on a rule and its parts, each of them once."""
    notes = (note_text(words, citation) for citation in rule.citations)
    return tuple(dict.fromkeys(note for note in notes if note))


def proposed_rules(book: RuleBook) -> tuple[Rule, ...]:
    """Return the rules of a book with an effect but no source: tables have to agree on them."""
    return tuple(rule for rule in rules_in_effect(book) if "proposed" in rule.standings)


def rules_in_effect(book: RuleBook) -> tuple[Rule, ...]:
    """Return the rules of a book without those that its other values switch off."""
    idle_paths = switches.idle_paths(book.tree)
    return tuple(
        rule
        for section in book_sections(book)
        for rule in section.rules
        if rule.path not in idle_paths
    )


def section_name(words: Words, name: str) -> str:
    """Return the heading of a section."""
    return words.text(f"rules-section-{name}")


def is_matching_rule(words: Words, rule: Rule, search_text: str) -> bool:
    """Return True if a text is in the name or the value of a rule, in any case."""
    text = f"{rule_name(words, rule.path)} {rule_value(words, rule.path, rule.value)}"
    return search_text.casefold() in text.casefold()


def _rule_paths(book: RuleBook, top_paths: Iterable[str]) -> list[str]:
    """Return the paths of the rules at top paths and below them."""
    paths: dict[str, None] = {}
    for top_path in top_paths:
        value = loader.value_at(book.tree, top_path)
        is_group = isinstance(value, dict) and bool(value)
        if is_group and top_path not in INDIVISIBLE_PATHS:
            for path, _ in loader.leaf_paths(value, top_path):
                paths[_indivisible_path(path)] = None
        else:
            paths[_indivisible_path(top_path)] = None
    return list(paths)


def _indivisible_path(path: str) -> str:
    """Return the path of the value around a path that means something only as a whole.

    Return the path itself if there is no such value.
    """
    for whole_path in INDIVISIBLE_PATHS:
        if path == whole_path or path.startswith(f"{whole_path}."):
            return whole_path
    return path


def _citations(book: RuleBook, path: str) -> tuple[loader.Citation, ...]:
    """Return the citations of all values at a path and below it, the outermost first."""
    below = [
        citation
        for cited_path, citation in book.citations.by_path.items()
        if cited_path.startswith(f"{path}.")
    ]
    try:
        return (book.citations.citation_at(path), *below)
    except KeyError:
        return tuple(below)


def _citation_content(citation: loader.Citation) -> tuple[object, ...]:
    """Return the content of a citation, without its path and disputes."""
    notes = (citation.note, citation.source_note)
    return citation.rule_set, citation.refs, citation.status, notes


def _standings(
    book: RuleBook, path: str, citations: Sequence[loader.Citation]
) -> tuple[Standing, ...]:
    """Return the standing of a rule, and `disputed` if sources disagree about it.

    The standing is `proposed` if any value of the rule is, `inherited` if all values are, or else
    `outside` or `document`, the weaker one of the book's own values.
    """
    own_citations = [citation for citation in citations if citation.rule_set == book.identity.id]
    origin: Standing = "document"
    if any(citation.status == "proposed" for citation in citations):
        origin = "proposed"
    elif not own_citations:
        origin = "inherited"
    elif any(citation.status == "outside" for citation in own_citations):
        origin = "outside"

    if any(_is_disputed(citation, path) for citation in citations):
        return (origin, "disputed")
    return (origin,)


def _is_disputed(citation: loader.Citation, path: str) -> bool:
    """Return True if other sources give another value for the rule at a path."""
    if citation.disputes:
        return bool(citation.disputes_about(path))
    return citation.status == "document-conflict"


# --- rule sets as a whole


def rule_set_name(words: Words, library: RuleLibrary, set_id: str) -> str | None:
    """Return the name of a rule set of a library by its id; None for an unknown one."""
    try:
        identity = library.book(RuleSetId(set_id)).identity
    except UnknownRuleSetError:
        return None
    return words.rule_set_name(identity)


def group_by_family(identities: Iterable[loader.Identity]) -> dict[str, list[loader.Identity]]:
    """Return rule sets by family; families and their members keep the given order."""
    families: dict[str, list[loader.Identity]] = {}
    for identity in identities:
        families.setdefault(identity.family, []).append(identity)
    return families


def speciality(words: Words, book: RuleBook) -> str:
    """Return a sentence on the special features of a rule set; basic facts if its file has none.

    A language without a translation quotes the English of the rule file.
    """
    key = f"rule-set-special-{book.identity.id}"
    if words.catalogue.has(key):
        return words.text(key)
    if book.identity.summary:
        return quoted_english(words, book.identity.summary)
    return rule_set_facts(words, book.rules)


def rule_set_facts(words: Words, rules: model.RuleSet) -> str:
    """Return a text with basic facts of a rule set: players, packs, cards, end of a match."""
    return words.text(
        "rule-set-facts",
        players=rule_value(words, "players", rules.players),
        packs=rules.decks,
        cards=rules.hand_size,
        end=match_length(words, rules),
    )


def match_length(words: Words, rules: model.RuleSet) -> str:
    """Return the end of a match by a rule set: “to 5,000”, “4 deals”."""
    if rules.target is None:
        return words.text("rule-set-end-deals", deals=rules.match_hands)
    return words.text("rule-set-end-target", target=rules.target)
