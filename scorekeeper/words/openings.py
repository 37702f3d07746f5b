"""A side's first melds in words: which row of the table applies, whence, and what the turn changes.

band_told(words, rules, required.row)       1,500 to 2,995
row_sources(words, book)                    where the table comes from
turn_told(words, rules, lay_down)           The K of the pile counts
"""

from collections.abc import Iterator

from scorekeeper.rules.book import RuleBook
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring import LayDown
from scorekeeper.scoring.initial_meld import is_exempt, may_be_exempt
from scorekeeper.scoring.pile import stops_pile
from scorekeeper.words.rule_tables import card as card_name
from scorekeeper.words.rules import rule_at
from scorekeeper.words.sources import reference, standing_reason
from scorekeeper.words.words import Words

BANDS = "initial_meld.bands"


def band_told(words: Words, rules: RuleSet, row: int) -> str:
    """Which scores or deals a row of the table of requirements is for, counted from 0."""
    bands = rules.initial_meld.bands
    band, after = bands[row], bands[row + 1] if row + 1 < len(bands) else None
    if band.hand is not None:
        key = "value-band-deal" if after else "value-band-last-deal"
        return words.text(key, deal=band.hand)
    if band.from_ is None:
        if after is None:
            return words.text("value-band-all")
        return words.text("value-band-below", next=after.from_)
    if after is None and band.to is None:
        return words.text("value-band-above", **{"from": band.from_})
    return words.text("value-band-between", **{"from": band.from_, "to": band.to})


def row_sources(words: Words, book: RuleBook) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Why the table of requirements is thought right, each time with the texts that give it."""
    for citation in rule_at(book, BANDS).citations:
        refs = () if citation.status == "proposed" else citation.refs
        yield standing_reason(words, book, citation), tuple(reference(words, ref) for ref in refs)


def turn_told(words: Words, rules: RuleSet, lay_down: LayDown) -> Iterator[str]:
    """What the turn changes: the top card of the pile, going out concealed."""
    rule, top = rules.initial_meld_exceptions, lay_down.top_card
    if top is not None and rule.pile_allowed and not stops_pile(rules, top):
        key = "meld-top-counts" if rule.top_discard_counts else "meld-top-not-counted"
        yield words.text(key, card=card_name(words, top))
    if lay_down.concealed_going_out:
        if rule.concealed_out_exempt == "never":
            key = "never"
        elif not may_be_exempt(rules, lay_down):
            key = "pile"
        else:
            key = "exempt" if is_exempt(rules, lay_down) else "canastas"
        yield words.text(f"meld-concealed-{key}")
