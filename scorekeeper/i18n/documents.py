"""Words for faults of documents: the places in words, and errors as the command line says them."""

import re

from scorekeeper.i18n.messages import Words, store_error_text
from scorekeeper.i18n.rules import plain_path, rule_name
from scorekeeper.problem import Problem
from scorekeeper.rules.book import rule_set_ids
from scorekeeper.rules.model import UnknownRuleSetError
from scorekeeper.storage import StoreError
from scorekeeper.validation import FileError, ProblemError

BESIDE_RULES = re.compile(r"(?:^|.*\.)(?:rules|house_rules|values|options)\.")
"""The beginning of the path of a rule in a document of something else."""
NUMBERED = re.compile(r"(\w+)\[(\d+)\]")


def place_text(words: Words, problem: Problem) -> str:
    """Return the place of a problem in words: deal 3, side 2; the whole document without a path.

    A field without a name in the catalogue is quoted, unless the sentence does that itself.
    """
    path = problem.path
    if not path:
        return words.text("house-bring-whole")
    rule = "" if path.startswith("sides[") else BESIDE_RULES.sub("", path)
    while rule and not words.catalogue.has(f"rule-{plain_path(rule).replace('.', '-')}"):
        rule = rule.rpartition(".")[0]
    numbers = NUMBERED.findall(path)
    places = [words.text("place", list=name, number=int(place) + 1) for name, place in numbers]
    field = path.rpartition(".")[2]
    if rule:
        places.insert(0, rule_name(words, rule))
    elif not field.endswith("]") and not {"field", "rule"} & problem.values.keys():
        places.append(words.text("place-field", field=field))
    return ", ".join(places)


def placed_problem(words: Words, problem: Problem, sentence: str = "") -> str:
    """Return a problem in a sentence, after its place in a document where that has words."""
    place, sentence = place_text(words, problem), sentence or words.problem(problem)
    return words.text("value-of", what=place, value=sentence) if place else sentence


def problem_at(words: Words, problem: Problem, sentence: str = "") -> str:
    """Return a problem in a sentence, after its path."""
    sentence = sentence or words.problem(problem)
    if problem.code == "unknown_rule_set":
        sentence = error_text(words, UnknownRuleSetError(problem.values["id"], rule_set_ids()))
    path = problem.path
    return words.text("cli-problem", where=path, what=sentence) if path else sentence


def error_text(words: Words, error: Exception) -> str:
    """Return an error as the command line says it; in files places are paths."""
    if isinstance(error, UnknownRuleSetError):
        return words.text("cli-no-rule-set", id=error.name, known=", ".join(error.known))
    if isinstance(error, ProblemError):
        return problem_at(words, error.problem)
    if isinstance(error, StoreError):
        return store_error_text(words, error)
    if not isinstance(error, FileError):
        return str(error)
    lines = (
        problem_at(words, problem, _sentence(words, error, problem)) for problem in error.problems
    )
    return "\n".join(f"{error.file}: {line}" for line in lines)


def _sentence(words: Words, error: FileError, problem: Problem) -> str:
    """Return a problem of a file in a sentence; files of a club have problems of their own."""
    # Here, because the screens of a game at home start without the club.
    from scorekeeper.club.serialization import ClubFileError  # noqa: PLC0415
    from scorekeeper.i18n.club import club_problem  # noqa: PLC0415

    return (
        club_problem(words, problem) if isinstance(error, ClubFileError) else words.problem(problem)
    )
