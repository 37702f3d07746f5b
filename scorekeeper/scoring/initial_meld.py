"""The initial meld: the requirement for a side, and the verdict on its lay-down."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from scorekeeper.caching import cached_by_owner
from scorekeeper.problem import Problem
from scorekeeper.rules.cards import (
    BLACK_THREE,
    RED_THREE,
    THREE,
    TWO,
    WILDS,
    CanastaType,
    Card,
    plain_card,
    types_by_id,
)
from scorekeeper.rules.model import Need, RuleSet
from scorekeeper.scoring.checks import (
    cards_beyond_packs,
    may_go_out,
    meld_problems,
    short_melds_against_going_out,
)
from scorekeeper.scoring.meld import (
    IndexedMelds,
    Meld,
    MeldKind,
    can_take_pile,
    canasta_type,
    card_points,
    cards_of,
    indexed_melds,
    is_pile_stopped,
    judged_melds,
    opening_pile_condition,
    worth_of,
)


@dataclass(frozen=True)
class Requirement:
    """The minimum of a side's initial meld, and the rule for it."""

    points: int
    """The points that the melds must reach."""
    needs: Need | None
    """The canasta that must be among the melds; None if there need not be one."""
    rule: str
    """The dotted path of the row, such as `initial_meld.bands[2]`."""

    @cached_property
    def is_nothing(self) -> bool:
        """True if any melds are enough."""
        return self.points <= 0 and self.needs is None

    @property
    def row(self) -> int:
        """The number of the row, counted from 0."""
        return int(self.rule.rpartition("[")[2].rstrip("]"))


@dataclass(frozen=True, slots=True, kw_only=True)
class LayDown:
    """A side's first melds in a deal, with the top card of the pile if that was taken."""

    melds: tuple[Meld, ...]
    took_pile: bool = False
    top_card: Card | None = None
    """None if it is not known."""
    concealed_going_out: bool = False


@dataclass(frozen=True, slots=True)
class Verdict:
    """The verdict on a lay-down: its value, and all objections."""

    value: int
    """The points that count towards the requirement."""
    requirement: Requirement
    problems: tuple[Problem, ...]

    @property
    def allowed(self) -> bool:
        """True if the melds may be laid."""
        return not self.problems


def has_top_card(lay_down: LayDown) -> bool:
    """Return True unless the pile was taken and its top card is in no meld."""
    card = lay_down.top_card
    if not lay_down.took_pile or card is None:
        return True
    names = {card}
    if card == THREE:
        # Melds are reported with threes of a colour even where the colour means nothing.
        names |= {BLACK_THREE, RED_THREE}
    elif card in (BLACK_THREE, RED_THREE):
        names.add(THREE)
    return any(names & cards_of(meld).keys() for meld in lay_down.melds)


def requirement(
    rules: RuleSet, *, score: int = 0, deal_number: int = 1, earlier_deals: int = 0
) -> Requirement:
    """Return the requirement for a side, by its total of `score` points or by the deal number.

    The rule set determines which of the two applies, and the last row of its table whose start is
    reached. `earlier_deals` is the result of `deals_in_last_row`: some rule sets require more of a
    side that is in the last row again.
    """
    reached = score if rules.initial_meld.by == "score" else max(deal_number, 1)
    rows = _rows(rules)
    row = next((row for start, row in reversed(rows) if start <= reached), rows[0][1])
    again = rules.initial_meld_exceptions.last_row_again
    if again and earlier_deals > 0 and _is_last_by_score(rules, row):
        return replace(row, points=again[min(earlier_deals, len(again)) - 1])
    return row


def deals_in_last_row(rules: RuleSet, totals: Iterable[int]) -> int:
    """Return the number of deals that a side began in the last row of a table by score.

    `totals` are its totals before each deal. Sides in that row are called vulnerable. Return 0 if
    the table is not by score or has only one row.
    """
    rows = (requirement(rules, score=total) for total in totals)
    return sum(_is_last_by_score(rules, row) for row in rows)


def _is_last_by_score(rules: RuleSet, required: Requirement) -> bool:
    """Return True for the last row of a table by score that has more than one."""
    table = rules.initial_meld
    return table.by == "score" and required.row > 0 and required.row == len(table.bands) - 1


def verdict(rules: RuleSet, lay_down: LayDown, required: Requirement) -> Verdict:
    """Return the value of a lay-down and all objections against it.

    `required` comes from `requirement`.
    """
    indexed = indexed_melds(rules, lay_down.melds)
    melds = tuple(meld for _, meld in indexed)
    if lay_down.top_card is not None:
        lay_down = replace(lay_down, top_card=plain_card(rules, lay_down.top_card))
    counted = _melds_that_count(rules, melds, lay_down)
    value = sum(card_points(rules, meld) for meld in counted)

    problems = _meld_and_pack_problems(rules, indexed, lay_down)
    if not lay_down.melds:
        problems.append(Problem("nothing_laid"))
    if lay_down.took_pile:
        problems += _pile_problems(rules, melds, lay_down.top_card)
    problems += _wild_meld_first_problems(rules, melds)
    if lay_down.concealed_going_out:
        problems += _going_out_problems(rules, melds)
    if not is_exempt(rules, lay_down):
        problems += _shortfall_problems(rules, counted, value, required)
        problems += _first_meld_problems(rules, melds)
    return Verdict(value, required, tuple(problems))


def _meld_and_pack_problems(
    rules: RuleSet, indexed: IndexedMelds, lay_down: LayDown
) -> list[Problem]:
    """Return the problems of single melds, and of cards that the packs do not have."""
    problems = [
        problem.below(f"melds[{index}]")
        for index, meld in indexed
        for problem in meld_problems(rules, meld, going_out=lay_down.concealed_going_out)
    ]
    too_many = cards_beyond_packs(rules, indexed)
    problems += [problem.below(f"melds[{index}]") for index, problem in too_many]
    return problems


def _wild_meld_first_problems(rules: RuleSet, melds: tuple[Meld, ...]) -> Iterator[Problem]:
    """Yield a problem if wild cards of other melds belong in a short meld of wild cards."""
    short = (meld.kind is MeldKind.WILD and not canasta_type(rules, meld) for meld in melds)
    elsewhere = (meld.kind is not MeldKind.WILD and meld.wilds for meld in melds)
    if rules.meld_rules.wild_meld_first and any(short) and any(elsewhere):
        yield Problem("wild_meld_first")


def _going_out_problems(rules: RuleSet, melds: tuple[Meld, ...]) -> Iterator[Problem]:
    """Yield a problem for each kind of short meld that prevents going out."""
    kinds = [kind for meld in melds if (kind := worth_of(rules)(meld).short_kind)]
    for kind in short_melds_against_going_out(rules, kinds):
        yield Problem("out_over_short_meld", values={"kind": kind})


def _first_meld_problems(rules: RuleSet, melds: tuple[Meld, ...]) -> Iterator[Problem]:
    """Yield the problems of melds that may only be laid later; melds include the top card."""
    rule = rules.initial_meld_exceptions
    types = _canastas(rules, melds)
    is_mixed = any("natural_canasta" not in canasta.satisfies for canasta in types)
    if is_mixed and not rule.mixed_canasta_allowed:
        yield Problem("no_mixed_canasta_at_first")
    has_wilds = any(meld.wilds or meld.kind is MeldKind.WILD for meld in melds)
    if has_wilds and rule.naturals_only:
        yield Problem("naturals_only")


def is_exempt(rules: RuleSet, lay_down: LayDown) -> bool:
    """Return True if a lay-down needs no minimum, because the player goes out concealed.

    The melds must have the canastas that going out requires.
    """
    if not may_be_exempt(rules, lay_down):
        return False
    types = _canastas(rules, [meld for _, meld in indexed_melds(rules, lay_down.melds)])
    return may_go_out(rules, Counter(canasta.id for canasta in types))


def may_be_exempt(rules: RuleSet, lay_down: LayDown) -> bool:
    """Return True if going out concealed waives the requirement, apart from the canastas needed."""
    if not lay_down.concealed_going_out:
        return False
    rule = rules.initial_meld_exceptions.concealed_out_exempt
    return rule == "always" or (rule == "if_drawn_from_stock" and not lay_down.took_pile)


def _canastas(rules: RuleSet, melds: Iterable[Meld]) -> list[CanastaType]:
    """Return the types of the canastas among melds, which come from `indexed_melds`."""
    return [types_by_id()[kind] for meld in melds if (kind := canasta_type(rules, meld))]


@cached_by_owner
def _rows(rules: RuleSet) -> tuple[tuple[float, Requirement], ...]:
    """Return the rows of initial meld requirements, each with its first score or deal."""
    rows: list[tuple[float, Requirement]] = []
    for row, band in enumerate(rules.initial_meld.bands):
        start = band.hand if band.from_ is None else band.from_
        required = Requirement(band.points, band.needs, f"initial_meld.bands[{row}]")
        rows.append((float("-inf") if start is None else start, required))
    return tuple(rows)


def _shortfall_problems(
    rules: RuleSet, melds: tuple[Meld, ...], value: int, required: Requirement
) -> Iterator[Problem]:
    """Yield the problems of counted melds that lack points, a canasta, or a clean group."""
    rule = rules.initial_meld_exceptions
    types = _canastas(rules, melds)
    is_enough = rule.canasta_always_suffices and bool(types)
    if value < required.points and not is_enough:
        yield Problem("short_of_requirement", values={"short": required.points - value})
    if required.needs and not any(required.needs in canasta.satisfies for canasta in types):
        yield Problem(f"needs_{required.needs}")
    clean = (meld for meld in melds if not meld.wilds and meld.kind is MeldKind.GROUP)
    longest = max((meld.naturals for meld in clean), default=0)
    if rule.clean_triple_required and longest < rules.meld_rules.min_cards:
        yield Problem("needs_clean_triple")


def _pile_problems(rules: RuleSet, melds: tuple[Meld, ...], top: Card | None) -> Iterator[Problem]:
    """Yield the reasons why the pile may not be taken for these melds."""
    if not rules.initial_meld_exceptions.pile_allowed:
        yield Problem("pile_not_allowed")
    if top is None:
        return
    if is_pile_stopped(rules, top):
        yield Problem("pile_stopped", values={"card": top})
        return
    using = [meld for meld in melds if _has_card(meld, top)]
    if using and not any(can_take_pile(rules, meld, top) for meld in using):
        yield Problem(f"pile_takes_{opening_pile_condition(rules)}", values={"card": top})


def _melds_that_count(
    rules: RuleSet, melds: tuple[Meld, ...], lay_down: LayDown
) -> tuple[Meld, ...]:
    """Return the melds that count towards the requirement.

    If the top card does not count, it is removed from the first meld that takes the pile with it.
    If the rest of this meld is not legal, the rest does not count either.
    """
    card = lay_down.top_card if lay_down.took_pile else None
    if rules.initial_meld_exceptions.top_discard_counts or card is None:
        return melds
    using = [meld for meld in melds if _has_card(meld, card)]
    if not using:
        return melds
    used = next((meld for meld in using if can_take_pile(rules, meld, card)), using[0])
    others = tuple(meld for meld in melds if meld is not used)
    (left,) = judged_melds(rules, (_without_card(used, card),))
    return others if meld_problems(rules, left) else (*others, left)


def _has_card(meld: Meld, card: Card) -> bool:
    """Return True if a meld contains a card; a jumble, which is no legal meld, has none."""
    return not meld.strays and card in cards_of(meld)


def _without_card(meld: Meld, card: Card) -> Meld:
    """Return a meld without one of its cards, to be judged again.

    A sequence without an inner card is a jumble.
    """
    if meld.run:
        # Wild cards may fill the gap, so the jumble of the suit may still be a sequence.
        cards = Counter(cards_of(meld))
        cards[card] -= 1
        return Meld(kind=MeldKind.JUMBLE, suit=meld.suit, strays=tuple(cards.elements()))
    if meld.kind is not MeldKind.SEQUENCE or card in WILDS:
        if card == meld.rank:
            return meld._replace(naturals=meld.naturals - 1)
        if card == TWO:
            return meld._replace(twos=meld.twos - 1)
        return meld._replace(jokers=meld.jokers - 1)
    left = tuple(rank for rank in cards_of(meld) if rank not in (card, *WILDS))
    if card not in (meld.low, meld.high) or not left:
        return Meld(kind=MeldKind.JUMBLE, strays=left)
    return meld._replace(low=left[0], high=left[-1], naturals=len(left))
