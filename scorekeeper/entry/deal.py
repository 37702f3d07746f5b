"""The deal in a form, the form for amending a deal, and the score and problems of a form.

`deal_of` and `form_of` convert one into the other, `form_document` and `form_from` store a form as
JSON, and `reckoned` returns the score so far with the problems that may be shown.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from functools import cache
from typing import Any

from cattrs import Converter

from scorekeeper.entry.counting import recounted, values_of
from scorekeeper.entry.form import (
    LAID,
    SWITCHES,
    Counted,
    Ended,
    Field,
    Form,
    Mode,
    Place,
    SideForm,
    Way,
    blank_form,
    has_number,
    main_rows,
    more_rows,
    value_of,
)
from scorekeeper.entry.melds import melds_found
from scorekeeper.rules.cards import BLACK_THREE, EVERY
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.deal import Adjustment, Deal, SideDeal, Tally, held_back, tally_of
from scorekeeper.scoring.initial_meld import Requirement, requirement
from scorekeeper.scoring.problem import Grade, Problem
from scorekeeper.scoring.score import ScoreLine, score_deal
from scorekeeper.typed import DocumentError, strict_converter, structured

LISTS = ("incomplete", "held")
MAPS = ("canastas", "hand_canastas")
BLACK_THREES_IN_HAND = "black_threes_in_hand"
"""Counted apart only where they cost something else than their card value."""


def deal_of(form: Form) -> Deal:
    """Return the deal typed into a form."""
    return Deal(tuple(side_deal_of(form, place) for place in range(len(form.sides))))


def side_deal_of(form: Form, place: int) -> SideDeal:
    """Return one side's deal as typed into a form."""
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
        hand_card_points=_points(form, place, Field.HAND),
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
    """Return the deal typed into a form that was opened to amend `deal`.

    A side with unchanged numbers keeps the detail in which it was recorded, such as its cards,
    which the form does not show.
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
    """Return a side as recorded, except for the end of the deal; a side that is out has melded."""
    opened = old.opened or (None if form.out == place else old.opened)
    return replace(old, opened=opened, **_ending(form, place))


def _ending(form: Form, place: int) -> dict[str, Any]:
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


def _chips_beside_cards(side: SideForm) -> dict[str, int]:
    """The chips that say something else than cards that are reported."""
    reported = LAID if side.reports(Field.TABLE) else ()
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
    """The melds of a side as they could have been tapped; what could not is shown as points."""
    melds = melds_found(side.melds)
    beside = side.canastas or side.hand_canastas or side.incomplete
    is_alone = not beside and side.melded_card_points is None
    if side.melds and is_alone and melds.laid == side.melds:
        return {Field.TABLE: Counted(way=Way.MELDS, melds=melds)}
    return {}


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


def form_document(form: Form) -> dict[str, Any]:
    """Return a form as JSON has it."""
    document: dict[str, Any] = _plain(asdict(form))
    return document


def form_from(document: Mapping[str, Any], rules: RuleSet) -> Form | None:
    """The form that was kept, as far as it fits these rules.

    None where it is of another number of sides, or where another version kept something else.
    """
    try:
        form = structured(_converter(), _without_ranks(document), Form)
    except DocumentError:
        return None
    if len(form.sides) != rules.sides.count or not _has_its_cursor(form):
        return None
    sides = tuple(_fitting(side, rules) for side in form.sides)
    return recounted(rules, replace(form, sides=sides, side_size=rules.sides.size))


def _without_ranks(document: Mapping[str, Any]) -> Mapping[str, Any]:
    """A draft without cards counted by rank, as earlier versions did: their points stay."""
    match document:
        case {"sides": [*sides]}:
            return {**document, "sides": [_side_without_ranks(side) for side in sides]}
    return document


def _side_without_ranks(side: Any) -> Any:
    match side:
        case {"counted": {**counted}}:
            known = {
                where: cards
                for where, cards in counted.items()
                if not (isinstance(cards, Mapping) and cards.get("way") == "ranks")
            }
            return {**side, "counted": known}
    return side


def _has_its_cursor(form: Form) -> bool:
    places = {(side, where) for side in range(len(form.sides)) for where in form.fields}
    known = form.out is None or form.out in range(len(form.sides))
    return known and form.at in places


def _fitting(side: SideForm, rules: RuleSet) -> SideForm:
    """Return a side without rows of other rules: the match may have been set up anew since."""
    keys = {row.key for row in (*main_rows(rules), *more_rows(rules))}
    chips = {key: count for key, count in side.chips.items() if key in keys and count > 0}
    hands = {hand.id for hand in rules.special_hands}
    special = side.special_hand if side.special_hand in hands else None
    counted = {where: one for where, one in side.counted.items() if _is_known(rules, where, one)}
    return replace(side, chips=chips, special_hand=special, counted=counted)


def _is_known(rules: RuleSet, where: Field, counted: Counted) -> bool:
    """Return True if all that was counted is there by these rules."""
    values = {str(value) for value in values_of(rules, where)}
    cards = {card for one in counted.melds.each for card in one.cards}
    at_home = counted.melds.at in range(len(counted.melds.each))
    return at_home and set(counted.values) <= values and cards <= {*EVERY}


@cache
def _converter() -> Converter:
    converter = strict_converter(forbid_unknown=False)

    def place(value: Any, _: Any) -> Place:
        side, where = value
        return int(side), Field(where)

    converter.register_structure_hook_func(lambda kind: kind == Place, place)
    converter.register_structure_hook(Mode, lambda value, _: Mode(value))
    converter.register_structure_hook(Way, lambda value, _: Way(value))
    converter.register_structure_hook(Field, lambda value, _: Field(value))
    return converter


def _plain(value: Any) -> Any:
    if isinstance(value, dict):
        return {str(key): _plain(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(inner) for inner in value]
    return str(value) if isinstance(value, str) else value


SIDE_PATH = re.compile(r"sides\[(\d+)\]\.?(.*)")
FIELDS = {
    "melded_card_points": Field.TABLE,
    "hand_card_points": Field.HAND,
    "total": Field.TOTAL,
}
WHO_OUT = ("went_out", "concealed", "acaba", "opened")
"""Fields of a deal that the question "who went out?" sets."""
NOBODY_OUT = "nobody_out_nothing_in_hand"
QUESTION = "out"
"""The path of what is wrong with the answer to that question itself."""


@dataclass(frozen=True, slots=True)
class Spot:
    """The part of the form that a problem is about."""

    side: int | None = None
    """None: the whole deal."""
    field: Field | None = None
    about: str = ""
    """The dotted path below the side, such as `canastas` or `red_threes`."""

    @property
    def is_who_out(self) -> bool:
        """True if it is about the answer to "who went out?"."""
        return self.about in (*WHO_OUT, QUESTION)


def spot_of(problem: Problem) -> Spot:
    """Return the part of the form that a problem is about, by its path."""
    found = SIDE_PATH.fullmatch(problem.path)
    if found is None:
        return Spot(about=problem.path)
    about = found.group(2)
    return Spot(int(found.group(1)), FIELDS.get(about), about)


def faults(form: Form, found: Sequence[Problem]) -> tuple[Problem, ...]:
    """Everything wrong with a form whose deal has these problems, the impossible first.

    While nobody said who went out, that nobody is out is no news.
    """
    asked = form.asked or form.mode is Mode.TOTALS
    told = [problem for problem in found if asked or problem.code != NOBODY_OUT]
    left_open = (*_left_open(form), *told)
    return tuple(sorted(left_open, key=lambda problem: problem.grade is Grade.UNLIKELY))


def _left_open(form: Form) -> Iterator[Problem]:
    if form.mode is Mode.COUNTS and not form.asked:
        yield Problem("out_not_said", QUESTION, grade=Grade.UNLIKELY)
    if form.is_acaba:
        return
    for place, side in enumerate(form.sides):
        no_total = form.mode is Mode.TOTALS and not has_number(side.text(Field.TOTAL))
        if no_total or side.is_blank:
            yield Problem("nothing_typed", f"sides[{place}]", grade=Grade.UNLIKELY)


def is_due(form: Form, problem: Problem) -> bool:
    """Return True if a problem may be shown.

    That of a field once the cursor has left it, that of going out once it has left the side,
    that of a chip at once, and every other once the deal was to be saved.
    """
    spot = spot_of(problem)
    if form.tried:
        return True
    if spot.side is None or not spot.about:
        return False
    if spot.field is not None:
        place = (spot.side, spot.field)
        return place in form.left and place != form.at
    if spot.is_who_out:
        return spot.side != form.side and any(side == spot.side for side, _ in form.left)
    return True


@dataclass(frozen=True, slots=True, kw_only=True)
class SideReckoning:
    """One side's deal so far."""

    points: int
    """Of this deal, signed."""
    before: int
    after: int
    """The side's total of the match, without this deal and with it."""
    required: Requirement
    """The requirement for the side's next initial meld."""
    lines: tuple[ScoreLine, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Reckoning:
    """A whole deal so far."""

    sides: tuple[SideReckoning, ...]
    problems: tuple[Problem, ...]
    """Everything that is wrong, the impossible first."""
    due: tuple[Problem, ...]
    """The problems that may be shown; the others are about fields still being typed."""

    @property
    def is_impossible(self) -> bool:
        """True if a problem keeps the deal from being saved."""
        return any(problem.grade is Grade.IMPOSSIBLE for problem in self.problems)

    @property
    def is_doubtful(self) -> bool:
        """True if the next tap saves the deal although a part of it is unlikely."""
        return bool(self.due) and self.is_all_said and not self.is_impossible

    @property
    def is_all_said(self) -> bool:
        """True if all problems are shown."""
        return len(self.due) == len(self.problems)


def reckoned(
    rules: RuleSet, form: Form, deal: Deal, *, before: Sequence[int], number: int
) -> Reckoning:
    """Return the score and the problems of a form and its deal.

    `before` are the totals of the sides before this deal, in points; `number` is the deal's
    number in the match, the first being 1.
    """
    score = score_deal(rules, deal)
    problems = faults(form, score.problems)
    sides = tuple(
        SideReckoning(
            points=side.total,
            before=total,
            after=total + side.total,
            required=requirement(rules, score=total + side.total, deal_number=number + 1),
            lines=side.lines,
        )
        for side, total in zip(score.sides, before, strict=True)
    )
    return Reckoning(
        sides=sides,
        problems=problems,
        due=tuple(problem for problem in problems if is_due(form, problem)),
    )
