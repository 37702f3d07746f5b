"""The worth of single melds, and of a lay-down by the marks of its melds.

The search never judges a whole lay-down. Each meld has marks, which are bits of one number, and
the marks of a lay-down are the marks of its melds, or-ed.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from scorekeeper.meld_finder.question import Question
from scorekeeper.rules.cards import TWO, bonus_of, types_by_id
from scorekeeper.rules.model import Need, RuleSet
from scorekeeper.scoring.checks import may_go_out, meld_problems
from scorekeeper.scoring.initial_meld import Requirement, may_be_exempt, verdict
from scorekeeper.scoring.limits import points_in_packs
from scorekeeper.scoring.meld import (
    Meld,
    MeldKind,
    can_take_pile,
    canasta_type,
    card_points,
    cards_of,
    judged_melds,
    run_order,
)
from scorekeeper.scoring.notation import HeldCard

Grade = Callable[[Meld], int]
"""A function that returns the grade of a meld: 0 for the lowest, then 1, 2 and so on."""

SHORT = "short_of_requirement"
TOP_UNUSED = "top card unused"
"""The requirement that the top card of the pile is in the lay-down; not the code of a problem."""

WAIVED = {SHORT, "needs_canasta", "needs_natural_canasta", "needs_clean_triple"}
"""Codes of problems of a whole lay-down that going out concealed waives."""
WAIVED_IN_A_MELD = {"naturals_only", "no_mixed_canasta_at_first"}
"""Codes of problems of one meld that going out concealed waives."""


def can_have(meld: Meld, held: HeldCard) -> bool:
    """Return True if a card can be one of the natural cards of a meld."""
    if meld.kind is not MeldKind.SEQUENCE:
        return meld.rank == held.card
    if meld.suit != held.suit:
        return False
    # The twos of `cards_of` may be wild; those of `run` lie in their own place.
    cards = meld.run or cards_of(meld)
    return held.card in cards


def can_use(rules: RuleSet, meld: Meld, top: HeldCard) -> bool:
    """Return True if a top card can be a natural card of a meld that takes the pile."""
    return can_have(meld, top) and can_take_pile(rules, meld, top.card)


class Worth(NamedTuple):
    """The worth of a meld for a lay-down."""

    kind: MeldKind
    """The kind for the rule set: twos may be a rank."""
    points: int
    """Its value in points."""
    marks: int
    """From the lowest bit up: one bit for each requirement that the meld fulfils; its grade, as
    that many ones, so that or-ing keeps the highest grade; one bit for a meld that only a player
    who goes out may lay; one bit for each rank or suit and type of canasta."""


class Judge:
    """A judge of melds by one question, and of lay-downs by the marks of their melds."""

    def __init__(self, question: Question, grade: Grade) -> None:
        rules = question.rules
        required = question.required
        self.question = question
        self.grade = grade
        # A requirement of more points than there are: a single meld then meets it only where a
        # canasta is enough whatever it counts.
        points = required.points + points_in_packs(rules)
        self._probe = Requirement(points, required.needs, required.rule)
        nothing = verdict(rules, question.lay_down(()), self._probe)
        wanted = tuple(problem.code for problem in nothing.problems)
        self.wanted = (*wanted, TOP_UNUSED) if question.is_top_counted else wanted
        self._bits = {code: 1 << place for place, code in enumerate(self.wanted)}
        # A grade is a number of cards up to a canasta, or counts prices of canastas.
        self._grade_bits = max(rules.canasta_min_cards, len(types_by_id()) + 1)
        self._goes_out_only = 1 << (len(self.wanted) + self._grade_bits)
        self._first_canasta_bit = self._goes_out_only << 1
        self._canastas: dict[tuple[str, Meld], int] = {}
        self._may_go_out: dict[int, bool] = {}
        self._is_waivable = may_be_exempt(rules, question.lay_down(()))
        self._has_place_for_two = TWO in run_order(rules)

    def worth(self, meld: Meld, *, has_top: bool = False) -> Worth | None:
        """Return kind, points and marks of a meld; None if it may not be laid.

        `has_top` is True if the top card of the pile, which may not count, is in it.
        """
        rules = self.question.rules
        question = self.question
        strict = self._with_wild_twos_as_jokers(meld)
        (judged,) = judged_melds(rules, (strict,))
        if meld_problems(rules, judged, going_out=question.concealed):
            return None

        if has_top:
            judgement = verdict(rules, question.lay_down((meld,)), self._probe)
            points = judgement.value
        else:
            laid = replace(question.lay_down((strict,)), top_card=None)
            judgement = verdict(rules, laid, self._probe)
            points = card_points(rules, meld)

        lacking = {problem.code for problem in judgement.problems}
        if question.top is None or not can_use(rules, judged, question.top):
            lacking |= self._bits.keys() & {TOP_UNUSED}
        barred = lacking - self._bits.keys()
        if barred and not (self._is_waivable and barred <= WAIVED_IN_A_MELD):
            return None

        marks = sum(bit for code, bit in self._bits.items() if code not in lacking)
        grade = (1 << self.grade(judged)) - 1
        marks |= grade << len(self.wanted)
        marks |= self._canasta_bit(judged)
        if barred:
            marks |= self._goes_out_only
        return Worth(judged.kind, points, marks)

    def _with_wild_twos_as_jokers(self, meld: Meld) -> Meld:
        """Return a meld; the wild twos of a sequence are jokers, so that none counts as natural.

        A reported sequence does not have the suits of its twos, so the rules read a two in its
        own place as a natural card. Here the twos of other suits are known.
        """
        if meld.kind is not MeldKind.SEQUENCE or not self._has_place_for_two:
            return meld
        return meld._replace(twos=0, jokers=meld.wilds)

    def _canasta_bit(self, judged: Meld) -> int:
        """Return the bit of a canasta by rank or suit, and type, if going out matters.

        Two canastas of one rank and type share a bit; no dealt hand has them.
        """
        kind = canasta_type(self.question.rules, judged) if self._is_waivable else None
        if kind is None:
            return 0
        key = kind, Meld(judged.kind, judged.rank, suit=judged.suit)
        place = self._canastas.setdefault(key, len(self._canastas))
        return self._first_canasta_bit << place

    def can_go_out(self, marks: int) -> bool:
        """Return True if melds with these marks can go out, so that no minimum applies."""
        if not self._is_waivable:
            return False
        canasta_bits = marks // self._first_canasta_bit
        if canasta_bits not in self._may_go_out:
            types = Counter(
                kind for (kind, _), place in self._canastas.items() if canasta_bits & (1 << place)
            )
            self._may_go_out[canasta_bits] = may_go_out(self.question.rules, types)
        return self._may_go_out[canasta_bits]

    def is_barred(self, marks: int) -> bool:
        """Return True if one of the melds requires going out, and they do not go out."""
        return bool(marks & self._goes_out_only) and not self.can_go_out(marks)

    def grade_of(self, marks: int) -> int:
        """Return the highest grade of the melds with these marks."""
        all_ones = (1 << self._grade_bits) - 1
        return ((marks >> len(self.wanted)) & all_ones).bit_length()

    def missing_codes(self, marks: int) -> set[str]:
        """Return the codes of the requirements that a lay-down with these marks lacks.

        Points are not in the marks: `SHORT` is among the codes unless no points are required.
        """
        missing = {code for code, bit in self._bits.items() if not marks & bit}
        return missing - WAIVED if self.can_go_out(marks) else missing

    def is_sufficient(self, marks: int, value: int) -> bool:
        """Return True if a lay-down with these marks and this value in points is sufficient."""
        if self._is_waivable:
            if self.is_barred(marks):
                return False
            if self.can_go_out(marks):
                return not self.missing_codes(marks)
        if value >= self.question.required.points:
            marks |= self._bits.get(SHORT, 0)
        everything = (1 << len(self.wanted)) - 1
        return marks & everything == everything


# --- grades


def no_grade(meld: Meld) -> int:
    """Return the grade of every meld if no canasta is preferred or required."""
    return 0


def bonus_grade(rules: RuleSet) -> Grade:
    """Return a function that grades a canasta by its bonus, from 1 up, and other melds 0."""
    prices = {kind: bonus_of(rules, kind) or 0 for kind in types_by_id()}
    steps = sorted(set(prices.values()))

    def grade(meld: Meld) -> int:
        kind = canasta_type(rules, meld)
        return 0 if kind is None else 1 + steps.index(prices[kind])

    return grade


def need_grade(rules: RuleSet, need: Need | None) -> Grade:
    """Return a function that grades a meld by its number of cards.

    The grade is 0 if the meld cannot become the canasta that `need` names.
    """
    if need is None:
        return no_grade
    whole = rules.canasta_min_cards

    def grade(meld: Meld) -> int:
        grown = meld._replace(naturals=max(meld.naturals, whole))
        kind = canasta_type(rules, grown)
        if kind is None or need not in types_by_id()[kind].satisfies:
            return 0
        return min(meld.cards, whole)

    return grade
