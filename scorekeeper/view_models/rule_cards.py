"""View model of the rule cards for a new game: rules played last, and the chosen rules."""

from collections.abc import Sequence
from dataclasses import dataclass

from scorekeeper.deal_form.chips import main_rows
from scorekeeper.i18n import Words
from scorekeeper.i18n.rules import group_by_family, match_length, speciality
from scorekeeper.rules import HouseRules, RuleBook
from scorekeeper.rules.library import is_at_home
from scorekeeper.rules.loader import Identity
from scorekeeper.services import Session
from scorekeeper.view_models.set_up import SetUpForm

Rules = RuleBook | HouseRules

CARD_COUNT = 2
MAX_GAMES = 20
"""Maximum number of latest games searched for rules."""
MAX_PICTURES = 3
"""Maximum number of kinds of canastas on a card."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """Rules proposed for a new game."""

    rules: Rules
    is_usual: bool = False
    """True if they were not played on this device but are usual in the player's country."""


@dataclass(frozen=True, slots=True)
class RuleCard:
    """A card with rules."""

    rules: Rules
    name: str
    detail: str
    """What ends a game; for house rules the name of their rule set. It may have two lines."""
    canastas: tuple[str, ...]
    """Types of canastas, the usual ones only."""
    is_chosen: bool


def rule_proposals(
    session: Session, identities: Sequence[Identity], locale: str = ""
) -> tuple[Proposal, ...]:
    """Return the rules of the latest games, then the first rule sets of other families.

    There are at most `CARD_COUNT` proposals.

    Args:
        session: The saved games and house rules.
        identities: All rule sets, beginning with the player's country.
        locale: Language and country of the player; without a country, no rules count as usual.
    """
    house_rules_by_name = {
        profile.house.name.strip(): profile.house
        for profile in session.profiles.list()
        if profile.house is not None
    }
    recent: list[Rules] = []
    for summary in session.matches.list()[:MAX_GAMES]:
        if not summary.is_readable or summary.is_demo:
            continue
        house = house_rules_by_name.get(session.matches.open(summary.uid).profile)
        rules: Rules = summary.match.book if house is None else house
        if rules not in recent:
            recent.append(rules)
        if len(recent) == CARD_COUNT:
            break

    # If there are too few, the first rule set of each family without a game follows.
    played_ids = {_base(rules).identity.id for rules in recent}
    has_country = "-" in locale
    of_other_families = [
        Proposal(
            session.library.book(members[0].id),
            is_usual=has_country and is_at_home(members[0], locale),
        )
        for members in group_by_family(identities).values()
        if played_ids.isdisjoint(identity.id for identity in members)
    ]
    proposals = [*(Proposal(rules) for rules in recent), *of_other_families]
    return tuple(proposals[:CARD_COUNT])


def rule_cards(
    words: Words, proposals: Sequence[Proposal], form: SetUpForm
) -> tuple[RuleCard, ...]:
    """Return the proposals as cards.

    If other rules are chosen, their card comes first, and the last proposal is left out.

    Args:
        words: The language.
        proposals: Result of `rule_proposals`.
        form: The form.
    """
    cards = [_card(words, proposal, form) for proposal in proposals]
    if any(card.is_chosen for card in cards):
        return tuple(cards)
    chosen: Rules = form.book
    if form.profile:
        chosen = HouseRules(name=form.profile, book=form.book)
    return (_card(words, Proposal(chosen), form), *cards[: CARD_COUNT - 1])


def chosen_rules_text(words: Words, form: SetUpForm) -> str:
    """Return a sentence about the chosen rules: base and changes, or the special features."""
    if form.profile:
        base = words.rule_set_name(form.book.identity)
        return words.text("house-line", base=base, count=len(form.house_rules))
    return speciality(words, form.book)


def _base(rules: Rules) -> RuleBook:
    """Return the rule set of house rules, or the rule set itself."""
    return rules.book if isinstance(rules, HouseRules) else rules


def _card(words: Words, proposal: Proposal, form: SetUpForm) -> RuleCard:
    """Return the card of a proposed rule set or of proposed house rules."""
    rules = proposal.rules
    book = _base(rules)
    name = words.rule_set_name(book.identity)
    detail = match_length(words, book.rules)
    if proposal.is_usual:
        detail = words.text("set-up-rules-usual") + "\n" + detail
    profile = ""
    if isinstance(rules, HouseRules):
        profile = rules.name.strip()
        detail = name
        name = profile
    keys = [row.key.partition(".") for row in main_rows(book.rules)]
    kinds = tuple(kind for group, _dot, kind in keys if group == "canastas")
    return RuleCard(
        rules=rules,
        name=name,
        detail=detail,
        canastas=kinds[:MAX_PICTURES],
        is_chosen=(form.ruleset, form.profile) == (book.identity.id, profile),
    )
