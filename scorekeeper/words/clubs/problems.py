"""Why an evening does not allow something: each code a sentence, with names instead of uids."""

from collections.abc import Iterable, Mapping
from typing import Any

from scorekeeper.club import Evening
from scorekeeper.rules import RuleSetId, UnknownRuleSetError, rule_book
from scorekeeper.scoring import Problem
from scorekeeper.words.clubs.names import both, somebody
from scorekeeper.words.rule_sets import rule_set_name
from scorekeeper.words.words import Words, shortened

PREFIX = "club-problem-"


def club_problem(words: Words, problem: Problem, evening: Evening | None = None) -> str:
    """What is wrong, in a sentence; `evening` has the names of those whom it is about.

    A code of a match, which a club's verb passes on, says what it says there.
    """
    key = f"{PREFIX}{problem.code}"
    if not words.catalogue.has(key):
        return words.problem(problem)
    return words.text(key, **_named(words, problem.values, evening))


def club_problems(words: Words, problems: Iterable[Problem], evening: Evening | None = None) -> str:
    """Several of them, one after the other, each once."""
    said = (club_problem(words, one, evening) for one in problems)
    return " ".join(dict.fromkeys(said))


def _named(words: Words, values: Mapping[str, Any], evening: Evening | None) -> dict[str, Any]:
    found = {name: shortened(value) for name, value in values.items() if _is_plain(value)}
    if evening is not None and "uid" in values:
        found["who"] = somebody(words, evening, values["uid"])
    if evening is not None and "uids" in values:
        found["who"] = both(words, [somebody(words, evening, uid) for uid in values["uids"]])
    if "id" in values:
        found["rules"] = _rules(words, str(values["id"]))
    return {"who": words.text("club-somebody"), **found}


def _rules(words: Words, ruleset: str) -> str:
    try:
        return rule_set_name(words, rule_book(RuleSetId(ruleset)).identity)
    except UnknownRuleSetError:
        return str(shortened(ruleset))


def _is_plain(value: Any) -> bool:
    return isinstance(value, (str, int))
