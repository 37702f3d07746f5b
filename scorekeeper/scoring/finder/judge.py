"""What a single meld is good for in the light of a question.

Which meld is legal, and what it does for the requirement, is asked of `verdict` alone: here no
rule is told a second time. It rests on what holds for every rule set: the values of melds add
up, and a lay-down lacks, besides points, only what each of its melds lacks; and whether a hand
goes out concealed follows from the canastas in it.
"""

from collections import Counter
from dataclasses import replace
from typing import NamedTuple

from scorekeeper.rules.canasta_types import types_by_id
from scorekeeper.scoring.finder.grades import Grade
from scorekeeper.scoring.finder.holding import can_use
from scorekeeper.scoring.finder.question import Question
from scorekeeper.scoring.going_out import may_go_out
from scorekeeper.scoring.initial_meld import Requirement, may_be_exempt, verdict
from scorekeeper.scoring.judging import judged_melds
from scorekeeper.scoring.legality import meld_problems
from scorekeeper.scoring.meld import Meld, MeldKind
from scorekeeper.scoring.packs import points_in_packs
from scorekeeper.scoring.worth import canasta_type

SHORT = "short_of_requirement"
TOP_UNUSED = "top card unused"
"""No code of a problem: what a lay-down lacks in which the top card of the pile is not."""

WAIVED = {SHORT, "needs_canasta", "needs_natural_canasta", "needs_clean_triple"}
"""Codes of problems that going out concealed waives for the whole lay-down."""
WAIVED_IN_A_MELD = {"naturals_only", "no_mixed_canasta_at_first"}
"""The same for one of its melds."""


class Worth(NamedTuple):
    """What a meld adds to a lay-down."""

    kind: MeldKind
    """As a rule set sees it: twos may be a rank."""
    points: int
    """What it counts."""
    marks: int
    """A bit for each thing that a lay-down with it does not lack; above them its grade, as so
    many bits that the marks of several melds, or-ed, have the highest grade among them; above
    these one for a meld that only a hand that goes out may lay, and one for each canasta."""


class Judge:
    """Judges melds by one question, and lay-downs by the marks of their melds."""

    def __init__(self, question: Question, grade: Grade) -> None:
        """Ask what a lay-down of nothing lacks: that is all that melds have to bring."""
        self.question, self.grade = question, grade
        required, most = question.required, points_in_packs(question.rules)
        # More points than there are: the shortfall then goes away only where a canasta is
        # enough whatever it counts.
        self._probe = Requirement(required.points + most, required.needs, required.rule)
        nothing = verdict(question.rules, question.lay_down(()), self._probe)
        wanted = [problem.code for problem in nothing.problems]
        self.wanted = (*wanted, TOP_UNUSED) if question.top_counts else tuple(wanted)
        self._bits = {code: 1 << place for place, code in enumerate(self.wanted)}
        # A grade is a number of cards up to a canasta, or counts prices of canastas.
        self._grades = max(question.rules.canasta_min_cards, len(types_by_id()) + 1)
        self._goes_out_only = 1 << len(self.wanted) + self._grades
        self._canastas: dict[tuple[str, Meld], int] = {}
        self._may_go_out: dict[int, bool] = {}
        self._is_waivable = may_be_exempt(question.rules, question.lay_down(()))

    def worth(self, meld: Meld, *, has_top: bool = False) -> Worth | None:
        """What a meld adds; None where it may not be laid.

        `has_top` says that it has the top card of the pile in it, which may not count.
        """
        rules, question = self.question.rules, self.question
        (judged,) = judged_melds(rules, (meld,))
        if meld_problems(rules, judged, going_out=question.concealed):
            return None
        laid = question.lay_down((meld,))
        found = verdict(rules, laid if has_top else replace(laid, top_card=None), self._probe)
        lacking = {problem.code for problem in found.problems}
        if question.top is None or not can_use(question.rules, judged, question.top):
            lacking |= self._bits.keys() & {TOP_UNUSED}
        barred = lacking - self._bits.keys()
        if barred and not (self._is_waivable and barred <= WAIVED_IN_A_MELD):
            return None
        brought = sum(bit for code, bit in self._bits.items() if code not in lacking)
        grade = (1 << self.grade(judged)) - 1
        marks = brought | grade << len(self.wanted) | self._canasta_bit(judged)
        return Worth(judged.kind, found.value, marks | self._goes_out_only * bool(barred))

    def _canasta_bit(self, judged: Meld) -> int:
        """The bit of a canasta where going out matters: one for each rank, or suit, and type.

        Two canastas of one rank and type are taken for one; no hand that is dealt has them.
        """
        kind = canasta_type(self.question.rules, judged) if self._is_waivable else None
        if kind is None:
            return 0
        key = kind, Meld(judged.kind, judged.rank, suit=judged.suit)
        place = self._canastas.setdefault(key, len(self._canastas) + 1)
        return self._goes_out_only << place

    def goes_out(self, marks: int) -> bool:
        """Whether melds that left these marks are a hand that goes out without any minimum."""
        if not self._is_waivable:
            return False
        bits = marks // (self._goes_out_only << 1)
        if bits not in self._may_go_out:
            types = (kind for (kind, _), at in self._canastas.items() if bits >> at - 1 & 1)
            self._may_go_out[bits] = may_go_out(self.question.rules, Counter(types))
        return self._may_go_out[bits]

    def is_barred(self, marks: int) -> bool:
        """Whether a meld is among them that may be laid only by who goes out."""
        return bool(marks & self._goes_out_only) and not self.goes_out(marks)

    def grade_of(self, marks: int) -> int:
        """The highest grade of the melds that left these marks."""
        return (marks >> len(self.wanted) & (1 << self._grades) - 1).bit_length()

    def lacking(self, marks: int) -> set[str]:
        """What a lay-down with these marks lacks, whatever its points."""
        missing = {code for code, bit in self._bits.items() if not marks & bit}
        return missing - WAIVED if self.goes_out(marks) else missing

    def suffices(self, marks: int, value: int) -> bool:
        """Whether a lay-down with these marks that counts so much is enough."""
        if self._is_waivable and (self.goes_out(marks) or self.is_barred(marks)):
            return not self.is_barred(marks) and not self.lacking(marks)
        short = 0 if value < self.question.required.points else self._bits.get(SHORT, 0)
        everything = (1 << len(self.wanted)) - 1
        return (marks | short) & everything == everything
