"""A lay-down on its way to the deal that is being typed."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from scorekeeper.entry.counted import Counted, Way
from scorekeeper.entry.counting import counted_up
from scorekeeper.entry.form import Field, Form
from scorekeeper.entry.sums import PLUS, has_number
from scorekeeper.entry.tapped_melds import melds_found
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.meld import Meld
from scorekeeper.scoring.packs import cards_in_packs
from scorekeeper.scoring.record import SideDeal
from scorekeeper.scoring.tally import tally_of

CHIPS = "canastas."


@dataclass(frozen=True, slots=True, kw_only=True)
class LaidDown:
    """What a side has laid, counted as the record screen counts."""

    side: int
    melds: tuple[Meld, ...]
    points: int
    """The card points on the table."""
    canastas: Mapping[str, int]
    """How many canastas of each type are among the melds."""


def laid_down(rules: RuleSet, side: int, melds: tuple[Meld, ...]) -> LaidDown:
    """The melds of a side as cards on the table."""
    tally = tally_of(rules, SideDeal(melds=melds))
    return LaidDown(
        side=side, melds=melds, points=tally.melded_points, canastas=dict(tally.canastas)
    )


def taken_up(rules: RuleSet, form: Form, laid: LaidDown) -> Form:
    """The form of a deal with a lay-down added to what was typed for its side.

    It stays cards where nothing but cards was counted there, and becomes points otherwise.
    """
    before = form.sides[laid.side]
    melds = before.reports(Field.TABLE)
    has_other = before.text(Field.TABLE) or any(key.startswith(CHIPS) for key in before.chips)
    if melds or not has_other:
        on_table = melds_found((*(melds.melds.laid if melds else ()), *laid.melds))
        counted = Counted(way=Way.MELDS, melds=on_table)
        if not any(
            count > cards_in_packs(rules, card) for card, count in on_table.counts().items()
        ):
            return counted_up(rules, form, laid.side, Field.TABLE, counted)
    return _added(form.with_side(laid.side, before.without_cards(Field.TABLE)), laid)


def _added(form: Form, laid: LaidDown) -> Form:
    """The form with the points and canastas of a lay-down on top of those of its side."""
    before = form.sides[laid.side]
    chips = dict(before.chips)
    for kind, count in laid.canastas.items():
        chips[CHIPS + kind] = chips.get(CHIPS + kind, 0) + count
    text = before.text(Field.TABLE)
    parts = [part for part in (text if has_number(text) else "", str(laid.points)) if part]
    texts = {**before.texts, Field.TABLE: PLUS.join(parts)}
    return form.with_side(laid.side, replace(before, chips=chips, texts=texts))
