"""Questions that lead from what a table plays to its rule set.

    survey = survey(library)
    survey.question                        the one whose answers part the rule sets left best
    survey.options                         its possible answers, made from their values
    survey.answered(option).rule_sets      those that are left

`questions.toml` lists what may be asked; all else follows from the rule sets of a library.
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
from scorekeeper.rules.loader import Tree, toml_from, value_at, with_value
from scorekeeper.rules.model import RuleSetError, RuleSetId
from scorekeeper.rules.validation import is_known
from scorekeeper.validation import file_problems, strict_converter, structured

FILE = "questions.toml"
PLAYERS = "players"
NOISE = 1e-6
"""Bits that come from rounding: a question that says no more is not asked."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A value that rule sets have, at the path where it stands; True and False are yes and no."""

    path: str
    value: Hashable


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """Something to be asked about a rule set: the first of some values that is not absent."""

    id: str
    paths: tuple[str, ...]
    known: float
    """The part of all tables that would know the answer."""
    presence: bool = False
    """True if all that is asked is whether there is such a thing."""

    def answer(self, tree: Tree) -> Answer:
        """Return the answer that the values of a rule set give."""
        for path in self.paths:
            value = value_at(tree, path)
            if value is not None:
                break
        return Answer(path, bool(value) if self.presence else _frozen(value))


@dataclass(frozen=True, slots=True, kw_only=True)
class QuestionFile:
    """All of `questions.toml`."""

    most: int
    short: int
    question: tuple[Question, ...]


@cache
def question_file() -> QuestionFile:
    """Return everything in `questions.toml`; raise `RuleSetError` if it is broken."""
    return read_questions((files("scorekeeper.rules") / FILE).read_text("utf-8"), FILE)


def read_questions(text: str, file: str) -> QuestionFile:
    """Return the questions in a TOML text; `file` is its name for messages.

    Raise `RuleSetError` for broken TOML, an unknown key or path, a value of the wrong kind.
    """
    with file_problems(file, RuleSetError):
        read = structured(strict_converter(), toml_from(text, file), QuestionFile)
    unknown = [
        Problem("unknown_rule", f"question[{number}].paths", {"rule": path})
        for number, question in enumerate(read.question)
        for path in question.paths
        if not is_known(path)
    ]
    if unknown:
        raise RuleSetError(file, unknown)
    return read


@dataclass(frozen=True, slots=True, eq=False)
class Candidate:
    """A rule set as a number of players plays it, with its answer to every question."""

    rule_set: RuleSetId
    players: int
    answers: Mapping[str, Answer]


def candidates(library: RuleLibrary) -> tuple[Candidate, ...]:
    """Return every rule set of a library, for each of its numbers of players."""
    every = []
    for book in library.books():
        for players in book.rules.players:
            tree = with_value(tree_for(book, players), PLAYERS, [players])
            answers = {asked.id: asked.answer(tree) for asked in question_file().question}
            every.append(Candidate(book.identity.id, players, answers))
    return tuple(every)


@dataclass(frozen=True)
class Survey:
    """The questions asked so far, each with its answer, and what is left."""

    left: tuple[Candidate, ...]
    given: tuple[tuple[Question, Answer | None], ...] = ()
    """None is an answer that nobody knows."""
    most: int = 0
    """The number of questions after which no further one is asked."""

    @cached_property
    def rule_sets(self) -> tuple[RuleSetId, ...]:
        """Those that fit all answers, in the order in which players look for them."""
        return tuple(dict.fromkeys(candidate.rule_set for candidate in self.left))

    @cached_property
    def further_question(self) -> Question | None:
        """The question that parts best what is left; None if none would part it."""
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
        """The next question; None when there is nothing left to ask."""
        return self.further_question if len(self.given) < self.most else None

    @cached_property
    def options(self) -> tuple[Answer, ...]:
        """The answers to the next question that what is left gives."""
        if self.further_question is None:
            return ()
        answers = {candidate.answers[self.further_question.id] for candidate in self.left}
        return tuple(sorted(answers, key=_rank))

    def answered(self, answer: Answer | None) -> "Survey":
        """Return what is left after an answer to the next question; None is “don't know”."""
        if self.further_question is None:
            return self
        question = self.further_question
        left = self.left
        if answer is not None:
            left = tuple(each for each in left if each.answers[question.id] == answer)
        return replace(self, left=left, given=(*self.given, (question, answer)))

    def with_further_question(self) -> "Survey":
        """Return the same with one more question to come."""
        return replace(self, most=len(self.given) + 1)


def survey(library: RuleLibrary) -> Survey:
    """Return a survey over all rule sets of a library before its first question."""
    return Survey(candidates(library), most=question_file().most)


def _information(left: Collection[Candidate], question: Question) -> float:
    """Return how much an answer is expected to say about the rule set, in bits.

    Every rule set is as likely as any other, and so is each of its numbers of players.
    """
    forms = Counter(candidate.rule_set for candidate in left)
    of_answer = defaultdict[Answer, float](float)
    of_both = defaultdict[tuple[Answer, RuleSetId], float](float)
    for candidate in left:
        likely = 1 / forms[candidate.rule_set] / len(forms)
        of_answer[candidate.answers[question.id]] += likely
        of_both[candidate.answers[question.id], candidate.rule_set] += likely
    return sum(
        likely * log2(likely * len(forms) / of_answer[answer])
        for (answer, _), likely in of_both.items()
    )


def _frozen(value: Any) -> Hashable:
    return tuple(map(_frozen, value)) if isinstance(value, list | tuple) else value


def _rank(answer: Answer) -> tuple[bool, str, Any]:
    """Numbers in their order, yes before no, and what is absent last."""
    value = answer.value
    if isinstance(value, bool):
        value = not value
    kind = type(value).__name__
    return value is None, f"{answer.path} {kind}", value
