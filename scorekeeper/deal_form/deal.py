"""Forms and what they are kept as: the form that amends a recorded deal, and drafts as JSON."""

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, replace
from functools import cache
from typing import Any

from cattrs import Converter

from scorekeeper.deal_form import form as forms
from scorekeeper.deal_form.chips import main_rows, more_rows
from scorekeeper.deal_form.counting import values_of, with_recounted_sums
from scorekeeper.deal_form.melds import melds_found
from scorekeeper.rules.cards import BLACK_THREE, EVERY, THREE, Suit, value_of
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring import score_deal
from scorekeeper.scoring.deal import PER_PLAYER, Adjustment, Deal, SideDeal, held_back, tally_of
from scorekeeper.validation import DocumentError, strict_converter, structured


def form_of(rules: RuleSet, deal: Deal, *, note: str = "") -> forms.DealForm:
    """Return the form in which a recorded deal is amended.

    Cards are shown as the counts that they come to; a deal of which every side gave a total
    opens in totals, or in books and cards if these rules count so and every total has a base.
    """
    mode = _mode_of(rules, deal)
    sides = tuple(_side_form(rules, side, deal.trump, mode) for side in deal.sides)
    saved = tuple((place, where) for place, side in enumerate(sides) for where in side.texts)
    form = forms.blank_form(len(deal.sides), side_size=rules.sides.size, mode=mode)
    form = replace(form, sides=sides, trump=deal.trump, saved=saved, note=note, asked=True)
    for place, side in enumerate(deal.sides):
        if side.went_out or side.acaba == "caller":
            how: forms.Ended = "acaba" if side.acaba else "concealed" if side.concealed else "out"
            # Totals are in the order of the seats, so the first one is changed first.
            first = 0 if mode.is_by_totals else place
            return replace(form, out=place, ended=how, at=(first, forms.FIELDS[mode][0]))
    return form


def _mode_of(rules: RuleSet, deal: Deal) -> forms.Mode:
    if any(side.total is None for side in deal.sides):
        return forms.Mode.COUNTS
    has_bases = all(side.base is not None for side in deal.sides)
    return forms.Mode.BOOKS if has_bases and rules.table_rules.counts_books else forms.Mode.TOTALS


def amended_deal(rules: RuleSet, form: forms.DealForm, deal: Deal) -> Deal:
    """Return the deal typed into a form that was opened to amend `deal`.

    A side with unchanged numbers keeps the detail in which it was recorded, such as its cards,
    which the form does not show.
    """
    before, typed, sides = form_of(rules, deal), forms.deal_of(form), []
    for place, (old, new) in enumerate(zip(deal.sides, typed.sides, strict=True)):
        if form.mode is before.mode and form.sides[place] == before.sides[place]:
            # a side that is out has melded
            opened = old.opened or (None if form.out == place else old.opened)
            new = replace(  # noqa: PLW2901
                old, opened=opened, went_out=new.went_out, concealed=new.concealed, acaba=new.acaba
            )
        else:
            new = replace(new, opened=old.opened or None)  # noqa: PLW2901
        sides.append(new)
    return Deal(tuple(sides), typed.trump)


def deal_by_totals(rules: RuleSet, deal: Deal) -> Deal:
    """Return a deal with the total of each side by these rules in the place of all details.

    Going out and points that the table gave or took stay. So a deal can be kept under rules that
    have no number for a part of it.
    """
    sides = []
    for side, score in zip(deal.sides, score_deal(rules, deal).sides, strict=True):
        adjustment = 0 if side.adjustment is None else side.adjustment.points
        kept = SideDeal(
            total=score.total - adjustment,
            went_out=side.went_out,
            concealed=side.concealed,
            adjustment=side.adjustment,
        )
        sides.append(kept)
    return Deal(tuple(sides))


def _side_form(
    rules: RuleSet, side: SideDeal, trump: Suit | None, mode: forms.Mode
) -> forms.SideForm:
    tally = tally_of(rules, side, trump)
    own = tally.side
    # melds that could have been tapped as they are; any others are shown as points
    melds, counted = melds_found(side.melds), dict[forms.Field, forms.CountedCards]()
    beside = side.canastas or side.hand_canastas or side.trump_canastas or side.incomplete
    is_alone = not beside and side.melded_card_points is None and side.total is None
    if side.melds and is_alone and melds.laid == side.melds:
        counted[forms.Field.TABLE] = forms.CountedCards(way=forms.CountMode.MELDS, melds=melds)
    counts = {
        "canastas": tally.canastas,
        "hand_canastas": tally.hand_canastas,
        "trump_canastas": tally.trump_canastas,
        "incomplete": Counter((*own.incomplete, *tally.short)),
        "held": Counter((*own.held, *held_back(own))),
    }
    chips = {f"{group}.{kind}": n for group, kinds in counts.items() for kind, n in kinds.items()}
    chips |= {
        "red_threes": own.red_threes,
        "black_threes": own.black_threes if counted else tally.black_threes,
        "black_threes_captured": own.black_threes_captured,
        **{field: getattr(own, field) for field in PER_PLAYER},
        "red_threes_in_hand": tally.red_threes_in_hand,
        "black_threes_in_hand": tally.black_threes_in_hand,
        "lone": int(own.lone),
    }
    keys = {row.key for row in (*main_rows(rules), *more_rows(rules))}
    in_hand = tally.in_hand_points
    if "black_threes_in_hand" not in keys:
        in_hand += tally.black_threes_in_hand * value_of(rules, BLACK_THREE)
    points = {
        forms.Field.TABLE: tally.melded_points or None,
        forms.Field.HAND: in_hand or None,
        forms.Field.TOTAL: side.total,
    }
    if mode is forms.Mode.BOOKS and side.total is not None and side.base is not None:
        points = {
            forms.Field.BOOKS: side.base,
            forms.Field.CARDS: side.total - side.base,
        }
    adjustment = side.adjustment or Adjustment(0)
    return forms.SideForm(
        chips={key: count for key, count in chips.items() if count > 0 and key in keys},
        texts={field: str(number) for field, number in points.items() if number is not None},
        counted=counted,
        special_hand=side.special_hand,
        adjustment=adjustment.points,
        reason=adjustment.reason,
    )


def form_document(form: forms.DealForm) -> dict[str, Any]:
    document: dict[str, Any] = json.loads(json.dumps(asdict(form)))
    return document


def form_from(document: Mapping[str, Any], rules: RuleSet) -> forms.DealForm | None:
    """Return the form that was kept, as far as it fits these rules.

    None where it is of another number of sides, or where another version kept something else.
    """
    try:
        form = structured(_converter(), _without_ranks(document), forms.DealForm)
    except DocumentError:
        return None
    sides = range(len(form.sides))
    is_placed = form.at[0] in sides and form.at[1] in forms.FIELDS[form.mode]
    if len(sides) != rules.sides.count or not is_placed or form.out not in (None, *sides):
        return None
    # the match may have been set up anew since: what its rules do not ask is left out
    keys = {row.key for row in (*main_rows(rules), *more_rows(rules))}
    hands = {hand.id for hand in rules.special_hands}
    fitting = tuple(
        replace(
            side,
            chips={key: n for key, n in side.chips.items() if key in keys and n > 0},
            special_hand=side.special_hand if side.special_hand in hands else None,
            counted={f: c for f, c in side.counted.items() if _is_known(rules, f, c)},
        )
        for side in form.sides
    )
    if form.mode is forms.Mode.BOOKS and not rules.table_rules.counts_books:
        return replace(form, sides=fitting, side_size=rules.sides.size).in_mode(forms.Mode.TOTALS)
    return with_recounted_sums(rules, replace(form, sides=fitting, side_size=rules.sides.size))


def _without_ranks(document: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return a draft without cards counted by rank, as the first edition did: their points stay."""
    sides = document.get("sides")
    if not isinstance(sides, list):
        return document
    known = []
    for side in sides:
        match side:
            case {"counted": {**counted}}:
                kept = {
                    where: cards
                    for where, cards in counted.items()
                    if not (isinstance(cards, Mapping) and cards.get("way") == "ranks")
                }
                known.append({**side, "counted": kept})
            case _:
                known.append(side)
    return {**document, "sides": known}


def _is_known(rules: RuleSet, where: forms.Field, counted: forms.CountedCards) -> bool:
    """Return True if all that was counted is there by these rules."""
    values = {str(value) for value in values_of(rules, where)}
    cards = {card for meld in counted.melds.each for card in meld.cards}
    has_cursor = counted.melds.at in range(len(counted.melds.each))
    return has_cursor and set(counted.values) <= values and cards <= {*EVERY, THREE}


@cache
def _converter() -> Converter:
    converter = strict_converter(forbid_unknown=False)

    def place(value: Any, _: Any) -> forms.Place:
        side, where = value
        return int(side), forms.Field(where)

    converter.register_structure_hook_func(lambda kind: kind == forms.Place, place)
    return converter
