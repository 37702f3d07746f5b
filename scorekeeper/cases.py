"""Rule cases (`canasta-rule-cases`): questions to a rule set with their expected answers.

for case in read_cases(text, "cases.json"):
    verdict = case if isinstance(case, Verdict) else run(case)
"""

import json
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal, TypeVar

from scorekeeper import validation
from scorekeeper.match.progress import outcome
from scorekeeper.problem import Problem
from scorekeeper.rules import (
    RuleSet,
    RuleSetError,
    UnknownRuleSetError,
    find_rule_set,
    overlaid,
    rule_book,
)
from scorekeeper.rules.cards import BLACK_THREE, WILDS, Card, Suit, plain_threes
from scorekeeper.scoring import checks, deal, initial_meld, notation
from scorekeeper.scoring.meld import Meld, canasta_type, judged_melds
from scorekeeper.scoring.score import CANASTA_PART, PARTS, part_of, score_side

FORMAT = "canasta-rule-cases"
VERSION = 1

Kind = Literal["requirement", "initial_meld", "meld_legality", "hand_score", "match_end"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """A question to a rule set and its expected answer."""

    id: str
    ruleset: str
    kind: Kind
    input: Mapping[str, Any]
    expected: Mapping[str, Any]
    options: Mapping[str, Any] = field(default_factory=dict)
    description: str = ""
    working: str = ""
    source: str = ""
    stated_in: str = ""
    outside: Any = None
    ambiguous: Any = None


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer of a rule set to a case, by the names that `expected` may use."""

    values: Mapping[str, Any]
    details: tuple[str, ...] = ()
    """The score lines or problems behind it, for a report."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of a case; it passed if nothing is `wrong`."""

    case_id: str
    wrong: tuple[Problem, ...] = ()
    details: tuple[str, ...] = ()

    @property
    def passed(self) -> bool:
        """True if every expected value was given."""
        return not self.wrong


@dataclass(frozen=True, slots=True, kw_only=True)
class InitialMeldRequirement:
    """Input of `requirement` cases about the initial meld."""

    what: Literal["initial_meld_minimum"]
    score_before: int = 0
    hand_number: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class GoOutRequirement:
    """Input of `requirement` cases about going out."""

    what: Literal["go_out"]
    canastas: Mapping[str, int] = field(default_factory=dict)
    has_discard: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class InitialMeldInput:
    """Input of `initial_meld` cases."""

    melds: tuple[Meld, ...]
    score_before: int = 0
    hand_number: int = 1
    took_pile: bool = False
    top_card: str | None = None
    concealed_going_out: bool = False
    red_threes: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class HandScoreInput(deal.SideDeal):
    """Input of `hand_score` cases: a side's deal and the trump suit."""

    trump: Suit | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class MeldLegalityInput:
    """Input of `meld_legality` cases."""

    meld: Meld
    going_out: bool = False
    initial_meld: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchEndInput:
    """Input of `match_end` cases."""

    totals: Mapping[str, Any]
    hands_played: int = 0
    instant_win: str | None = None
    target_override: int | None = None


class CaseFileError(validation.FileError):
    """A file holds no readable rule cases."""


def read_cases(text: str, file: str) -> list[Case | Verdict]:
    """Return the cases of a file; one that cannot be read comes as its failed verdict.

    Raise `CaseFileError` for broken JSON, another format, a newer version and a file without
    cases; `file` is the file's name in messages.
    """
    with validation.file_problems(file, CaseFileError):
        document = validation.json_from(text)
    validation.check_format(document, FORMAT, VERSION, file, error=CaseFileError)
    cases = document.get("cases")
    if not isinstance(cases, list) or not cases:
        raise CaseFileError(file, [Problem("case_needed", "cases")])
    read: list[Case | Verdict] = []
    for place, raw in enumerate(cases):
        try:
            read.append(validation.structured(validation.plain_converter(), raw, Case))
        except validation.DocumentError as error:
            name = raw.get("id") if isinstance(raw, dict) else None
            case_id = name if isinstance(name, str) else f"cases[{place}]"
            read.append(Verdict(case_id, error.problems))
    return read


def run(case: Case) -> Verdict:
    """Return the verdict on a case; an unknown name fails it, with its place."""
    try:
        got = answer_to(case)
    except UnknownRuleSetError as error:
        return Verdict(case.id, (Problem("unknown_rule_set", "ruleset", {"id": error.name}),))
    except RuleSetError as error:
        return Verdict(case.id, tuple(p.below("options") for p in error.problems))
    except validation.DocumentError as error:
        return Verdict(case.id, tuple(p.below("input") for p in error.problems))
    except validation.ExpectedError as error:
        return Verdict(case.id, (error.problem.below("input"),))
    return verdict_on(case, got)


def answer_to(case: Case) -> Answer:
    """Return the answer of the rule set of a case, its options on top; raise what `run` catches."""
    book = rule_book(find_rule_set(case.ruleset))
    target = case.input.get("target_override") if case.kind == "match_end" else None
    options = case.options if target is None else {**case.options, "target": target}
    _, rules = overlaid(book.tree, options, "options")
    return ANSWERS[case.kind](rules, case)


def verdict_on(case: Case, answer: Answer) -> Verdict:
    """Return the verdict on an answer to a case."""
    wrong_values = tuple(_differences(case.expected, answer.values))
    return Verdict(case.id, wrong_values, answer.details if wrong_values else ())


T = TypeVar("T")

FIELDS: Mapping[str, frozenset[str]] = defaultdict(
    frozenset,
    parts=frozenset((*PARTS.values(), CANASTA_PART)) - {"total", "acaba", "special_hand"},
    requirement=frozenset(("points", "needs")),
)
"""The fields that the objects among the expected values may have.

Lines that replace the count of a side are not among its parts.
"""


def _requirement(rules: RuleSet, case: Case) -> Answer:
    if case.input.get("what") == "go_out":
        asked = _input(rules, case, GoOutRequirement)
        may = checks.may_go_out(rules, asked.canastas, has_discard=asked.has_discard)
        return Answer({"may_go_out": may})
    band = _input(rules, case, InitialMeldRequirement)
    required = initial_meld.requirement(
        rules, score=band.score_before, deal_number=band.hand_number
    )
    return Answer({"requirement": written(required)}, (required.rule,))


def _initial_meld(rules: RuleSet, case: Case) -> Answer:
    asked = _input(rules, case, InitialMeldInput)
    if asked.took_pile and asked.top_card is None:
        raise validation.ExpectedError("missing_field", "top_card", field="top_card")
    lay_down = initial_meld.LayDown(
        melds=asked.melds,
        took_pile=asked.took_pile,
        top_card=None if asked.top_card is None else one_card(rules, asked.top_card),
        concealed_going_out=asked.concealed_going_out,
    )
    if not initial_meld.has_top_card(lay_down):
        raise validation.ExpectedError("top_card_not_melded", "top_card", card=asked.top_card)
    required = initial_meld.requirement(
        rules, score=asked.score_before, deal_number=asked.hand_number
    )
    judgement = initial_meld.verdict(rules, lay_down, required)
    return Answer(
        {
            "requirement": written(required),
            "meld_value": judgement.value,
            "allowed": judgement.allowed,
        },
        _sentences(judgement.problems),
    )


def _meld_legality(rules: RuleSet, case: Case) -> Answer:
    asked = _input(rules, case, MeldLegalityInput)
    (meld,) = judged_melds(rules, (asked.meld,))
    beyond = (problem for _, problem in checks.more_than_dealt(rules, [(0, meld)]))
    turn = {"going_out": asked.going_out, "initial": asked.initial_meld}
    wrong = (*checks.meld_problems(rules, meld, **turn), *beyond)
    kind = None if wrong else canasta_type(rules, meld)
    return Answer({"legal": not wrong, "canasta": kind}, _sentences(wrong))


def _hand_score(rules: RuleSet, case: Case) -> Answer:
    asked = _input(rules, case, HandScoreInput)
    if "went_out" not in case.input:  # nothing is known of that: pay the bonuses that need it
        rules = replace(rules, bonuses_when_out=())
    score = score_side(rules, asked, asked.trump)
    parts: Counter[str] = Counter()
    for line in score.lines:
        parts[part_of(line)] += line.points
    lines = tuple(f"{line.kind} {line.points:+d} ({line.rule})" for line in score.lines)
    named = {part: points for part, points in parts.items() if points and part in FIELDS["parts"]}
    return Answer({"total": score.total, "parts": named}, lines)


def _match_end(rules: RuleSet, case: Case) -> Answer:
    asked = _input(rules, case, MatchEndInput)
    names = (*asked.totals,)
    for name, total in asked.totals.items():
        if type(total) is not int:
            value = validation.picture(total)
            where = f"totals.{name}"
            raise validation.ExpectedError("wrong_kind", where, kind="number", value=value)
    if len(names) <= 1:
        raise validation.ExpectedError("too_few_sides", "totals")
    if asked.instant_win is not None and asked.instant_win not in names:
        value = validation.picture(asked.instant_win)
        raise validation.ExpectedError("not_offered", "instant_win", allowed=names, value=value)
    result = outcome(
        rules,
        list(asked.totals.values()),
        deals_played=asked.hands_played,
        outright=None if asked.instant_win is None else names.index(asked.instant_win),
    )
    winner = None if result.winner is None else names[result.winner]
    values = {"over": result.over, "winner": winner, "margin": result.margin}
    return Answer({**values, "tie": [names[side] for side in result.tie]})


def written(required: initial_meld.Requirement) -> dict[str, Any]:
    """Return a requirement as cases and the command line spell it."""
    needs = {} if required.needs is None else {"needs": required.needs}
    return {"points": required.points, **needs}


def one_card(rules: RuleSet, text: str) -> Card:
    """Return the single card of a text; raise `ExpectedError` for none or more."""
    three = BLACK_THREE if plain_threes(rules) else None
    cards = WILDS[1:] if text.upper() == "JOKER" else notation.read_cards(text, three=three)
    if isinstance(cards, Problem) or len(cards) != 1:
        raise validation.ExpectedError("one_card_needed", "top_card", text=text)
    return cards[0]


def _input(rules: RuleSet, case: Case, kind: type[T]) -> T:
    converter = notation.deal_converter(plain_threes=plain_threes(rules))
    return validation.structured(converter, case.input, kind)


def _sentences(problems: tuple[Problem, ...]) -> tuple[str, ...]:
    return tuple(f"{problem.path} {problem.code} {dict(problem.values)}" for problem in problems)


ANSWERS: Mapping[str, Callable[[RuleSet, Case], Answer]] = {
    "requirement": _requirement,
    "initial_meld": _initial_meld,
    "meld_legality": _meld_legality,
    "hand_score": _hand_score,
    "match_end": _match_end,
}


def _differences(expected: Mapping[str, Any], got: Mapping[str, Any]) -> Iterator[Problem]:
    if not expected:
        yield Problem("value_needed", "expected")
    for name, value in expected.items():
        if name not in got:
            yield Problem("unknown_field", f"expected.{name}", {"field": name})
            continue
        for unknown in sorted(set(value if isinstance(value, dict) else ()) - FIELDS[name]):
            yield Problem("unknown_field", f"expected.{name}.{unknown}", {"field": unknown})
        if not _same(value, got[name]):
            wanted, given = (json.dumps(v, ensure_ascii=False) for v in (value, got[name]))
            values = {"expected": wanted, "got": given}
            yield Problem("expected_other", f"expected.{name}", values)


def _same(expected: Any, got: Any) -> bool:
    """Return True if two values are equal and of one type; a missing part of a score is 0."""
    if isinstance(expected, dict) and isinstance(got, dict):
        keys = {*expected, *got}
        return all(_same(expected.get(key, 0), got.get(key, 0)) for key in keys)
    return type(expected) is type(got) and bool(expected == got)
