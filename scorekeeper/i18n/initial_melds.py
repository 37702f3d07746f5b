"""Initial melds in words: the rows of the table of minimums, and the effects of a turn."""

from collections.abc import Iterator, Mapping
from typing import Any

from scorekeeper.i18n.messages import Words
from scorekeeper.i18n.rule_sources import reference_text, standing_reason
from scorekeeper.i18n.rule_values import band_condition, card_name
from scorekeeper.i18n.rules import rule_at
from scorekeeper.rules import model
from scorekeeper.rules.book import RuleBook
from scorekeeper.scoring import LayDown, initial_meld, meld

BANDS = "initial_meld.bands"


def band_text(words: Words, rules: model.RuleSet, row: int) -> str:
    """Return the scores or deals to which a row of the table of minimums applies, from row 0."""
    bands = rules.initial_meld.bands
    next_band = _band_limits(bands[row + 1]) if row + 1 < len(bands) else None
    return band_condition(words, _band_limits(bands[row]), next_band)


def _band_limits(band: model.Band) -> Mapping[str, Any]:
    """Return the limits of a row as rule files spell them, without the missing ones."""
    limits = {"hand": band.hand, "from": band.from_, "to": band.to}
    return {name: limit for name, limit in limits.items() if limit is not None}


def band_sources(words: Words, book: RuleBook) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the reasons for the table of minimums, each with its references."""
    for citation in rule_at(book, BANDS).citations:
        refs = () if citation.status == "proposed" else citation.refs
        references = tuple(reference_text(words, book, ref) for ref in refs)
        yield standing_reason(words, book, citation), references


def turn_effects(words: Words, rules: model.RuleSet, lay_down: LayDown) -> Iterator[str]:
    """Yield sentences on effects of a turn on the minimum: top card, concealed going out."""
    exceptions = rules.initial_meld_exceptions
    top_card = lay_down.top_card
    if (
        top_card is not None
        and exceptions.pile_allowed
        and not meld.is_pile_stopped(rules, top_card)
    ):
        key = "meld-top-counts" if exceptions.top_discard_counts else "meld-top-not-counted"
        yield words.text(key, card=card_name(words, top_card))

    if lay_down.concealed_going_out:
        yield words.text(f"meld-concealed-{_concealed_effect(rules, lay_down)}")


def _concealed_effect(rules: model.RuleSet, lay_down: LayDown) -> str:
    """Return the effect of going out concealed on the minimum, as part of a message's key."""
    if rules.initial_meld_exceptions.concealed_out_exempt == "never":
        return "never"
    if not initial_meld.may_be_exempt(rules, lay_down):
        return "pile"
    if initial_meld.is_exempt(rules, lay_down):
        return "exempt"
    return "canastas"
