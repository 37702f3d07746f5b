"""Questions about the rules of a table, to find the rule set that it plays.

    survey = survey(library)
    survey.question                        the question that narrows down the rule sets best
    survey.options                         its possible answers
    survey.with_answer(option).rule_sets      the rule sets that fit the answers

`questions.toml` lists the questions; the answers are values of the rule sets of a library.
"""

from collections import Counter, defaultdict
from collections.abc import Collection, Hashable, Mapping
from dataclasses import dataclass, replace
from functools import cache, cached_property
from importlib.resources import files
from math import log2
from typing import Any

from scorekeeper.problem import Problem
from scorekeeper.rules.book import tree_for
from scorekeeper.rules.library import RuleLibrary
from scorekeeper.rules.loader import Tree, parse_toml, value_at, with_value
from scorekeeper.rules.model import RuleSetError, RuleSetId
from scorekeeper.rules.validation import is_known_path
from scorekeeper.validation import convert_document, file_problems, strict_converter

FILE = "questions.toml"
PLAYERS = "players"
NOISE = 1e-6
"""Information in bits that is only a rounding error: a question without more is not asked."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A value of rule sets at its path; True and False mean yes and no."""

    path: str
    value: Hashable


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """A question about a rule set. Its answer is the first of some values that is not absent."""

    id: str
    paths: tuple[str, ...]
    known: float
    """The share of tables that can answer it, from 0 to 1."""
    presence: bool = False
    """True if it asks only whether the rule set has such a value."""

    def answer(self, tree: Tree) -> Answer:
        """Return the answer of a rule set: the value at the first of `paths` that has one."""
        for path in self.paths:
            value = value_at(tree, path)
            if value is not None:
                break
        return Answer(path, bool(value) if self.presence else _hashable(value))


@dataclass(frozen=True, slots=True, kw_only=True)
class QuestionFile:
    """The contents of `questions.toml`."""

    most: int
    short: int
    question: tuple[Question, ...]


@cache
def question_file() -> QuestionFile:
    """Return the contents of `questions.toml`; raise `RuleSetError` if it is broken."""
    return read_questions((files("scorekeeper.rules") / FILE).read_text("utf-8"), FILE)


def read_questions(text: str, file: str) -> QuestionFile:
    """Return the questions in a TOML text; `file` is its name for messages.

    Raise `RuleSetError` for broken TOML, an unknown key or path, a value of the wrong kind.
    """
    with file_problems(file, RuleSetError):
        read = convert_document(strict_converter(), parse_toml(text, file), QuestionFile)
    unknown = [
        Problem("unknown_rule", f"question[{number}].paths", {"rule": path})
        for number, question in enumerate(read.question)
        for path in question.paths
        if not is_known_path(path)
    ]
    if unknown:
        raise RuleSetError(file, unknown)
    return read


@dataclass(frozen=True, slots=True, eq=False)
class Candidate:
    """A rule set for a number of players, with its answer to every question."""

    rule_set: RuleSetId
    players: int
    answers: Mapping[str, Answer]


def candidates(library: RuleLibrary) -> tuple[Candidate, ...]:
    """Return a candidate for each rule set of a library and each of its numbers of players."""
    found = []
    for book in library.books():
        for players in book.rules.players:
            tree = with_value(tree_for(book, players), PLAYERS, [players])
            questions = question_file().question
            answers = {question.id: question.answer(tree) for question in questions}
            found.append(Candidate(book.identity.id, players, answers))
    return tuple(found)


@dataclass(frozen=True)
class Survey:
    """The answers so far, and the rule sets that fit them."""

    left: tuple[Candidate, ...]
    given: tuple[tuple[Question, Answer | None], ...] = ()
    """The questions asked so far, each with its answer; None for "don't know"."""
    most: int = 0
    """The maximum number of questions."""

    @cached_property
    def rule_sets(self) -> tuple[RuleSetId, ...]:
        """The rule sets that fit all answers, in the order of the library."""
        return tuple(dict.fromkeys(candidate.rule_set for candidate in self.left))

    @cached_property
    def further_question(self) -> Question | None:
        """The unasked question that narrows down the rule sets best; None if none does."""
        asked = {question.id for question, _ in self.given}
        unasked = (each for each in question_file().question if each.id not in asked)
        gain, best = max(
            ((each.known * _information(self.left, each), each) for each in unasked),
            key=lambda pair: pair[0],
            default=(0.0, None),
        )
        return best if gain > NOISE else None

    @property
    def question(self) -> Question | None:
        """The next question; None after the last one."""
        return self.further_question if len(self.given) < self.most else None

    @cached_property
    def options(self) -> tuple[Answer, ...]:
        """The answers of the remaining rule sets to the next question, sorted."""
        if self.further_question is None:
            return ()
        answers = {candidate.answers[self.further_question.id] for candidate in self.left}
        return tuple(sorted(answers, key=_sort_key))

    def with_answer(self, answer: Answer | None) -> "Survey":
        """Return the survey after an answer to the next question; None means “don't know”."""
        if self.further_question is None:
            return self
        question = self.further_question
        left = self.left
        if answer is not None:
            left = tuple(each for each in left if each.answers[question.id] == answer)
        return replace(self, left=left, given=(*self.given, (question, answer)))

    def with_further_question(self) -> "Survey":
        """Return the survey with one more question, beyond the maximum."""
        return replace(self, most=len(self.given) + 1)


def survey(library: RuleLibrary) -> Survey:
    """Return a survey over all rule sets of a library before its first question."""
    return Survey(candidates(library), most=question_file().most)


def _information(left: Collection[Candidate], question: Question) -> float:
    """Return the information about the rule set to expect from an answer, in bits.

    This is the mutual information of answer and rule set. All rule sets are equally likely, and
    so are the numbers of players of each.
    """
    forms = Counter(candidate.rule_set for candidate in left)
    answer_shares = defaultdict[Answer, float](float)
    joint_shares = defaultdict[tuple[Answer, RuleSetId], float](float)
    for candidate in left:
        answer = candidate.answers[question.id]
        share = 1 / forms[candidate.rule_set] / len(forms)
        answer_shares[answer] += share
        joint_shares[answer, candidate.rule_set] += share
    return sum(
        share * log2(share * len(forms) / answer_shares[answer])
        for (answer, _), share in joint_shares.items()
    )


def _hashable(value: Any) -> Hashable:
    return tuple(map(_hashable, value)) if isinstance(value, list | tuple) else value


def _sort_key(answer: Answer) -> tuple[bool, str, Any]:
    """Return a key that sorts numbers in ascending order, yes before no, and absent values last."""
    value = answer.value
    if isinstance(value, bool):
        value = not value
    kind = type(value).__name__
    return value is None, f"{answer.path} {kind}", value
