"""From the form to the deal that it says, and back again for amending."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from scorekeeper.entry.counted import Counted, Way
from scorekeeper.entry.form import FOLLOWING, Ended, Field, Form, Mode, SideForm, blank_form
from scorekeeper.entry.rows import SWITCHES, main_rows, more_rows
from scorekeeper.entry.sums import has_number, value_of
from scorekeeper.entry.tapped_melds import melds_found
from scorekeeper.rules.cards import BLACK_THREE
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.penalties import held_back
from scorekeeper.scoring.record import Adjustment, Deal, SideDeal
from scorekeeper.scoring.tally import Tally, tally_of

LISTS = ("incomplete", "held")
MAPS = ("canastas", "hand_canastas")
BLACK_THREES_IN_HAND = "black_threes_in_hand"
"""Counted apart only where they cost something else than their card value."""


def deal_of(form: Form) -> Deal:
    """The deal that a form says."""
    return Deal(tuple(side_deal_of(form, place) for place in range(len(form.sides))))


def side_deal_of(form: Form, place: int) -> SideDeal:
    """One side's deal as a form says it."""
    side = form.sides[place]
    common = _ending(form, place) | {
        "adjustment": Adjustment(side.adjustment, side.reason) if side.adjustment else None
    }
    if form.mode is Mode.TOTALS:
        return SideDeal(total=value_of(side.text(Field.TOTAL)), **common)
    if form.is_acaba:
        return SideDeal(**common)
    return SideDeal(
        special_hand=side.special_hand,
        **_on_table(form, place),
        **_in_hand(form, place),
        **_from_chips(_chips_beside_cards(side)),
        **common,
    )


def form_of(rules: RuleSet, deal: Deal, *, note: str = "") -> Form:
    """The form in which a recorded deal is amended.

    Cards are shown as the counts that they come to; a deal of which every side gave a total
    opens in totals.
    """
    totals = all(side.total is not None for side in deal.sides)
    mode = Mode.TOTALS if totals else Mode.COUNTS
    form = blank_form(len(deal.sides), side_size=rules.sides.size, mode=mode)
    sides = tuple(_side_form(rules, side) for side in deal.sides)
    saved = tuple((place, where) for place, side in enumerate(sides) for where in side.texts)
    form = replace(form, sides=sides, saved=saved, note=note, asked=True)
    ended = [
        place for place, side in enumerate(deal.sides) if side.went_out or side.acaba == "caller"
    ]
    if not ended:
        return form
    first = deal.sides[ended[0]]
    how: Ended = "acaba" if first.acaba else "concealed" if first.concealed else "out"
    return replace(form, out=ended[0], ended=how, at=(ended[0], form.first_field))


def amended(rules: RuleSet, form: Form, deal: Deal) -> Deal:
    """The deal that a form says which was opened to amend `deal`.

    A side whose numbers were not touched keeps the detail in which it was recorded, such as
    its cards, which the form does not show.
    """
    before = form_of(rules, deal)
    return Deal(
        tuple(
            _ended_otherwise(form, place, old)
            if form.mode is before.mode and form.sides[place] == before.sides[place]
            else replace(side_deal_of(form, place), opened=old.opened or None)
            for place, old in enumerate(deal.sides)
        )
    )


def _ended_otherwise(form: Form, place: int, old: SideDeal) -> SideDeal:
    """A side as it was recorded, but for who ended the deal; whoever is out has melded."""
    opened = old.opened or (None if form.out == place else old.opened)
    return replace(old, opened=opened, **_ending(form, place))


def _ending(form: Form, place: int) -> dict[str, Any]:
    """How the deal ended, for one side."""
    is_out = form.out == place
    if form.out is not None and form.ended == "acaba":
        return {
            "went_out": False,
            "concealed": False,
            "acaba": "caller" if is_out else "opponent",
        }
    return {
        "went_out": is_out,
        "concealed": is_out and form.ended == "concealed",
        "acaba": None,
    }


def _points(form: Form, place: int, field: Field) -> int | None:
    text = form.sides[place].text(field)
    return value_of(text) if has_number(text) and not form.is_off((place, field)) else None


def _on_table(form: Form, place: int) -> dict[str, Any]:
    """The melds that were counted, or the points on the table."""
    if melds := form.sides[place].reports(Field.TABLE):
        return {"melds": melds.melds.laid}
    return {"melded_card_points": _points(form, place, Field.TABLE)}


def _in_hand(form: Form, place: int) -> dict[str, Any]:
    """The cards that were counted in hand, or their points."""
    hand = form.sides[place].reports(Field.HAND)
    if hand is not None and not form.is_off((place, Field.HAND)):
        return {"cards_in_hand": dict(hand.ranks)}
    return {"hand_card_points": _points(form, place, Field.HAND)}


def _chips_beside_cards(side: SideForm) -> dict[str, int]:
    """The chips that say something else than cards that are reported."""
    reported = {group for group, where in FOLLOWING.items() if side.reports(where)}
    return {key: n for key, n in side.chips.items() if key.partition(".")[0] not in reported}


def _from_chips(chips: Mapping[str, int]) -> dict[str, Any]:
    fields: dict[str, Any] = {}
    for key, count in chips.items():
        group, _, kind = key.partition(".")
        if group in MAPS:
            fields.setdefault(group, {})[kind] = count
        elif group in LISTS:
            fields[group] = (*fields.get(group, ()), *((kind,) * count))
        else:
            fields[group] = bool(count) if group in SWITCHES else count
    return fields


def _side_form(rules: RuleSet, side: SideDeal) -> SideForm:
    tally = tally_of(rules, side)
    asked = {row.key for row in (*main_rows(rules), *more_rows(rules))}
    chips = {key: count for key, count in _chips(tally).items() if count > 0}
    in_hand = tally.in_hand_points
    if BLACK_THREES_IN_HAND not in asked:
        in_hand += tally.black_threes_in_hand * rules.card_values[BLACK_THREE]
    points = {
        Field.TABLE: tally.melded_points or None,
        Field.HAND: in_hand or None,
        Field.TOTAL: side.total,
    }
    adjustment = side.adjustment or Adjustment(0)
    return SideForm(
        chips={key: count for key, count in chips.items() if key in asked},
        texts={field: str(number) for field, number in points.items() if number is not None},
        counted=_counted(side) if side.total is None else {},
        special_hand=side.special_hand,
        adjustment=adjustment.points,
        reason=adjustment.reason,
    )


def _counted(side: SideDeal) -> dict[Field, Counted]:
    """The cards of a side as they could have been tapped; what could not is shown as points."""
    found: dict[Field, Counted] = {}
    melds = melds_found(side.melds)
    beside = side.canastas or side.hand_canastas or side.incomplete
    is_alone = not beside and side.melded_card_points is None
    if side.melds and is_alone and melds.laid == side.melds:
        found[Field.TABLE] = Counted(way=Way.MELDS, melds=melds, is_reported=True)
    apart = side.hand_card_points or side.red_threes_in_hand or side.black_threes_in_hand
    hand = dict(side.cards_in_hand or {})
    if hand and side.hands is None and not apart and min(hand.values()) > 0:
        found[Field.HAND] = Counted(way=Way.RANKS, ranks=hand, is_reported=True)
    return found


def _chips(tally: Tally) -> dict[str, int]:
    side = tally.side
    held = Counter((*side.held, *held_back(side)))
    incomplete = Counter((*side.incomplete, *tally.short))
    return {
        **{f"canastas.{kind}": count for kind, count in tally.canastas.items()},
        **{f"hand_canastas.{kind}": count for kind, count in tally.hand_canastas.items()},
        **{f"incomplete.{kind}": count for kind, count in incomplete.items()},
        **{f"held.{kind}": count for kind, count in held.items()},
        "red_threes": side.red_threes,
        "black_threes": side.black_threes,
        "black_threes_captured": side.black_threes_captured,
        "red_threes_in_hand": tally.red_threes_in_hand,
        BLACK_THREES_IN_HAND: tally.black_threes_in_hand,
        "lone": int(side.lone),
    }
