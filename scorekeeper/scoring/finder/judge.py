"""What a single meld is good for in the light of a question.

Which meld is legal, and what it does for the requirement, is asked of `verdict` alone: here no
rule is told a second time. It rests on what holds for every rule set: the values of melds add
up, and a lay-down lacks, besides points, only what each of its melds lacks.
"""

from dataclasses import replace
from typing import NamedTuple

from scorekeeper.scoring.finder.grades import Grade
from scorekeeper.scoring.finder.holding import can_use
from scorekeeper.scoring.finder.question import Question
from scorekeeper.scoring.initial_meld import Requirement, verdict
from scorekeeper.scoring.judging import judged_melds
from scorekeeper.scoring.legality import meld_problems
from scorekeeper.scoring.meld import Meld, MeldKind
from scorekeeper.scoring.packs import points_in_packs

SHORT = "short_of_requirement"
TOP_UNUSED = "top card unused"
"""No code of a problem: what a lay-down lacks in which the top card of the pile is not."""


class Worth(NamedTuple):
    """What a meld adds to a lay-down."""

    kind: MeldKind
    """As a rule set sees it: twos may be a rank."""
    points: int
    """What it counts."""
    marks: int
    """A bit for each thing that a lay-down with it does not lack; above them its grade, as so
    many bits that the marks of several melds, or-ed, have the highest grade among them."""


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
        if not lacking <= self._bits.keys():
            return None
        brought = sum(bit for code, bit in self._bits.items() if code not in lacking)
        grade = (1 << self.grade(judged)) - 1
        return Worth(judged.kind, found.value, brought | grade << len(self.wanted))

    def grade_of(self, marks: int) -> int:
        """The highest grade of the melds that left these marks."""
        return (marks >> len(self.wanted)).bit_length()

    def lacking(self, marks: int) -> set[str]:
        """What a lay-down with these marks lacks, whatever its points."""
        return {code for code, bit in self._bits.items() if not marks & bit}

    def suffices(self, marks: int, value: int) -> bool:
        """Whether a lay-down with these marks that counts so much is enough."""
        short = 0 if value < self.question.required.points else self._bits.get(SHORT, 0)
        everything = (1 << len(self.wanted)) - 1
        return (marks | short) & everything == everything
