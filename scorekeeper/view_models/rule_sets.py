"""View models of lists of rule sets, and of the rule set that players already know."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from scorekeeper.i18n import Words
from scorekeeper.i18n.rules import group_by_family, rule_set_facts, speciality
from scorekeeper.rules import HouseRules, RuleBook, RuleLibrary, RuleSetId
from scorekeeper.rules.library import is_at_home
from scorekeeper.rules.loader import Identity
from scorekeeper.services import Session

MAX_MOST_PLAYED = 4  # rule sets above the families


@dataclass(frozen=True, slots=True)
class RuleSetRow:
    """A rule set in a list."""

    id: RuleSetId
    name: str
    speciality: str
    """Sentence on the special feature of the rule set; its numbers if there is none."""
    further_lines: tuple[str, ...]
    """Numbers of the rule set, and the number of games played on this device."""

    @property
    def says(self) -> str:
        """Text for screen readers, without the numbers, which would take long to read."""
        return f"{self.name}. {self.speciality}"


@dataclass(frozen=True, slots=True)
class RuleSetGroup:
    """Rule sets under a heading: the most played ones, or a family."""

    title: str
    rows: tuple[RuleSetRow, ...]


@dataclass(frozen=True, slots=True)
class RuleSetList:
    """All rule sets that match a search."""

    groups: tuple[RuleSetGroup, ...]
    rare: tuple[RuleSetRow, ...]
    """Rule sets that few people play in the player's country; shown on request."""


def match_counts(session: Session) -> Counter[RuleSetId]:
    """Return the number of readable matches by rule set."""
    readable = (summary for summary in session.matches.list() if summary.is_readable)
    return Counter(summary.match.ruleset for summary in readable)


def player_counts(library: RuleLibrary) -> tuple[int, ...]:
    """Return all numbers of players that at least one rule set allows, in ascending order."""
    numbers = {count for book in library.books() for count in book.rules.players}
    return tuple(sorted(numbers))


def rule_set_list(
    words: Words,
    library: RuleLibrary,
    identities: Sequence[Identity],
    counts: Mapping[RuleSetId, int],
    *,
    locale: str = "",
    search_text: str = "",
    player_count: int = 0,
) -> RuleSetList:
    """Return the rule sets that match a search: the most played ones, then the others by family.

    Rare rule sets are listed separately, unless they were played on this device or are common in
    the player's country. With a search text, they are listed with the others.

    Args:
        words: The language.
        library: The books of the rule sets.
        identities: All rule sets, beginning with the player's country.
        counts: Result of `match_counts`.
        locale: Language and country of the player.
        search_text: Part of a name or of a family's name; empty finds all.
        player_count: Only rule sets for this number of players; 0 finds all.
    """
    found = [
        identity
        for identity in identities
        if _is_search_result(words, identity, search_text)
        and (not player_count or player_count in library.book(identity.id).rules.players)
    ]
    rare: list[Identity] = []
    if not search_text.strip():
        rare = [each for each in found if _is_rare(each, counts, locale)]
        found = [each for each in found if each not in rare]
    if not found:
        # If the list is otherwise empty, show the rare rule sets at once.
        found = rare
        rare = []

    # `sorted` is stable, so rule sets played equally often keep their order.
    played = [identity for identity in found if counts.get(identity.id)]
    most_played = sorted(played, key=lambda identity: -counts[identity.id])[:MAX_MOST_PLAYED]
    others = [identity for identity in found if identity not in most_played]

    def build_rows(identities: list[Identity]) -> tuple[RuleSetRow, ...]:
        return tuple(
            _rule_set_row(words, library.book(identity.id), counts.get(identity.id, 0))
            for identity in identities
        )

    groups = []
    if most_played:
        groups.append(RuleSetGroup(words.text("rule-sets-played"), build_rows(most_played)))

    # Families without a name in the catalogues share a heading.
    by_title: dict[str, list[Identity]] = {}
    for family, members in group_by_family(others).items():
        title = words.text("family-name", family=family)
        by_title.setdefault(title, []).extend(members)
    groups += [RuleSetGroup(title, build_rows(members)) for title, members in by_title.items()]
    return RuleSetList(tuple(groups), build_rows(rare))


def rule_set_edition(words: Words, book: RuleBook) -> str:
    """Return the origin and the edition of a rule set."""
    identity = book.identity
    origin = words.text(f"rules-origin-{identity.origin}")
    return words.text("rules-edition", origin=origin, edition=identity.edition)


def rule_set_summary(words: Words, book: RuleBook) -> tuple[str, ...]:
    """Return the special feature of a rule set, then its numbers."""
    # For a rule set without a sentence, the special feature is its numbers.
    return tuple(dict.fromkeys([speciality(words, book), rule_set_facts(words, book.rules)]))


def known_rule_set(session: Session, book: RuleBook, chosen: object) -> RuleSetId | None:
    """Return the rule set that players probably know, for comparison with a book.

    Args:
        session: The saved matches.
        book: The rule set shown to the players.
        chosen: The setting of the device; a value that is no rule set is ignored.

    Returns:
        The chosen rule set, or else the one played most on this device, the parent of the book, or
        the first of all. The book itself is skipped. None if no rule set remains.
    """
    identity = book.identity
    listed = [each.id for each in session.library.catalogue()]
    candidates = [set_id for set_id, _count in match_counts(session).most_common()]
    if isinstance(chosen, str):
        candidates.insert(0, RuleSetId(chosen))
    if identity.parent:
        candidates.append(identity.parent.rule_set)
    candidates.append(listed[0])
    return next((each for each in candidates if each in listed and each != identity.id), None)


def default_comparison(
    session: Session, identities: Sequence[Identity]
) -> tuple[RuleSetId, RuleSetId]:
    """Return the two rule sets that are compared by default, the one played most first."""
    listed = [identity.id for identity in identities]
    played = [set_id for set_id, _count in match_counts(session).most_common() if set_id in listed]
    first, second, *_others = dict.fromkeys([*played, *listed])
    return first, second


def playable_house_rules(session: Session) -> tuple[HouseRules, ...]:
    """Return the house rules that can still be played, by name."""
    return tuple(profile.house for profile in session.profiles.list() if profile.house is not None)


def _is_rare(identity: Identity, counts: Mapping[RuleSetId, int], locale: str) -> bool:
    return identity.rare and not counts.get(identity.id) and not is_at_home(identity, locale)


def _is_search_result(words: Words, identity: Identity, search_text: str) -> bool:
    family = words.text("family-name", family=identity.family)
    searchable = f"{words.rule_set_name(identity)} {family}".casefold()
    return search_text.strip().casefold() in searchable


def _rule_set_row(words: Words, book: RuleBook, count: int) -> RuleSetRow:
    """Return the row of a rule set, with the number of games played by it."""
    speciality_sentence, *further = rule_set_summary(words, book)
    if count:
        further.append(words.text("rule-sets-times", count=count))
    return RuleSetRow(
        id=book.identity.id,
        name=words.rule_set_name(book.identity),
        speciality=speciality_sentence,
        further_lines=tuple(further),
    )
