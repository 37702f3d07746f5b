"""Problems of documents in words: the place of each in the document, and its sentence."""

import re
from collections.abc import Sequence
from difflib import get_close_matches

from scorekeeper.i18n.messages import Words, store_error_text
from scorekeeper.i18n.rule_values import plain_path, rule_name
from scorekeeper.problem import Problem
from scorekeeper.rules.model import UnknownRuleSetError
from scorekeeper.storage import StoreError
from scorekeeper.validation import FileError, ProblemError

BEFORE_RULE_PATH = re.compile(r"(?:^|.*\.)(?:rules|house_rules|values|options)\.")
"""The part of a document's path before the path of a rule, such as `matches[0].house_rules.`."""
INDEXED_LIST = re.compile(r"(\w+)\[(\d+)\]")
"""A list in a path, with the index in it, such as `deals[2]`."""


def place_text(words: Words, problem: Problem) -> str:
    """Return the place of a problem in words: deal 3, side 2; "the whole" without a path.

    A field without a name in the catalogue is quoted, unless the sentence does that itself.
    """
    path = problem.path
    if not path:
        return words.text("house-bring-whole")

    indexes = INDEXED_LIST.findall(path)
    places = [words.text("place", list=name, number=int(index) + 1) for name, index in indexes]
    rule = _named_rule(words, path)
    field = path.rpartition(".")[2]
    is_named_in_sentence = "field" in problem.values or "rule" in problem.values
    if rule:
        places.insert(0, rule_name(words, rule))
    elif not field.endswith("]") and not is_named_in_sentence:
        places.append(words.text("place-field", field=field))
    return ", ".join(places)


def _named_rule(words: Words, path: str) -> str:
    """Return the longest part of a path that is a rule with a name; empty if there is none."""
    if path.startswith("sides["):
        # The sides of a deal, not the rule about the number of sides.
        return ""
    rule = BEFORE_RULE_PATH.sub("", path)
    while rule and not words.catalogue.has(f"rule-{plain_path(rule).replace('.', '-')}"):
        rule = rule.rpartition(".")[0]
    return rule


def problem_with_place(words: Words, problem: Problem, sentence: str = "") -> str:
    """Return a problem for a screen: its place in the document in words, then its sentence.

    `sentence` replaces the usual sentence of the problem.
    """
    sentence = sentence or words.problem(problem)
    place = place_text(words, problem)
    if not place:
        return sentence
    return words.text("value-of", what=place, value=sentence)


def problem_with_path(words: Words, problem: Problem, sentence: str = "") -> str:
    """Return a problem for the command line: its path in the document, then its sentence.

    `sentence` replaces the usual sentence of the problem.
    """
    sentence = sentence or words.problem(problem)
    if problem.code == "unknown_rule_set":
        sentence = _unknown_rule_set(words, problem.values["id"], problem.values["known"])
    if not problem.path:
        return sentence
    return words.text("cli-problem", where=problem.path, what=sentence)


def error_text(words: Words, error: Exception) -> str:
    """Return the text of an error for the command line; problems of a file have their paths."""
    if isinstance(error, UnknownRuleSetError):
        return _unknown_rule_set(words, error.name, error.known)
    if isinstance(error, ProblemError):
        return problem_with_path(words, error.problem)
    if isinstance(error, StoreError):
        return store_error_text(words, error)
    if not isinstance(error, FileError):
        return str(error)
    sentences = [_file_problem(words, error, problem) for problem in error.problems]
    lines = [
        problem_with_path(words, problem, sentence)
        for problem, sentence in zip(error.problems, sentences, strict=True)
    ]
    return "\n".join(f"{error.file}: {line}" for line in lines)


def _unknown_rule_set(words: Words, name: str, known: Sequence[str]) -> str:
    """Return the sentence that there is no such rule set, with the ids that are most similar."""
    similar = get_close_matches(name, known, n=3, cutoff=0)
    return words.text("cli-no-rule-set", id=name, known=", ".join(similar))


def _file_problem(words: Words, error: FileError, problem: Problem) -> str:
    """Return the sentence of a problem in a file of games, rules or a club."""
    # Imported here, because the screens of a game at home start without the club.
    from scorekeeper.club.serialization import ClubFileError  # noqa: PLC0415
    from scorekeeper.i18n.club import club_problem  # noqa: PLC0415

    if isinstance(error, ClubFileError):
        return club_problem(words, problem)
    return words.problem(problem)
