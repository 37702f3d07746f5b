"""Rule cases (`canasta-rule-cases`): questions about a rule set, with expected answers.

for case in read_cases(text, "cases.json"):
    verdict = case if isinstance(case, Verdict) else run_case(case, RuleLibrary())
"""

import json
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal, TypeVar

from scorekeeper import validation
from scorekeeper.match.progress import outcome
from scorekeeper.problem import Problem
from scorekeeper.rules import RuleLibrary, RuleSet, RuleSetError, UnknownRuleSetError, apply_changes
from scorekeeper.rules.cards import BLACK_THREE, WILDS, Card, Suit, has_plain_threes
from scorekeeper.scoring import checks, deal, initial_meld, notation
from scorekeeper.scoring.meld import Meld, canasta_type, judged_melds
from scorekeeper.scoring.score import CANASTA_PART, PARTS, part_of, score_side

FORMAT = "canasta-rule-cases"
VERSION = 1

Kind = Literal["requirement", "initial_meld", "meld_legality", "hand_score", "match_end"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """A question about a rule set, and the expected answer."""

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
    """The answer of a rule set to a case: values, by the names that `expected` may have."""

    values: Mapping[str, Any]
    details: tuple[str, ...] = ()
    """The score lines or problems that explain it, for a report."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of a case; it passed if nothing is `wrong`."""

    case_id: str
    wrong: tuple[Problem, ...] = ()
    """The differences from the expected values, or the reasons why the case cannot be run."""
    details: tuple[str, ...] = ()
    """The details of the answer, if it is wrong."""

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
    deals_in_last_row: int = 0
    """Earlier deals that the side began with a score in the last row of the requirement table."""


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
    deals_in_last_row: int = 0
    took_pile: bool = False
    top_card: str | None = None
    concealed_going_out: bool = False
    red_threes: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class HandScoreInput(deal.SideDeal):
    """Input of `hand_score` cases: a side's deal, the trump suit, and the feet of others."""

    trump: Suit | None = None
    others_took_foot: bool = True


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
    """A file contains no readable rule cases."""


def read_cases(text: str, file: str) -> list[Case | Verdict]:
    """Return the cases of a file in order, with a failed verdict for each unreadable case.

    `file` is the name of the file in messages. Raises `CaseFileError` for invalid JSON, another
    format, a newer version, and a file without cases.
    """
    with validation.file_problems(file, CaseFileError):
        document = validation.parse_json(text)
    validation.check_format(document, FORMAT, VERSION, file, error=CaseFileError)
    cases = document.get("cases")
    if not isinstance(cases, list) or not cases:
        raise CaseFileError(file, [Problem("case_needed", "cases")])

    result: list[Case | Verdict] = []
    for index, raw in enumerate(cases):
        try:
            result.append(validation.convert_document(validation.plain_converter(), raw, Case))
        except validation.DocumentError as error:
            case_id = _raw_id(raw) or f"cases[{index}]"
            result.append(Verdict(case_id, error.problems))
    return result


def _raw_id(raw: object) -> str | None:
    """Return the id of a case that could not be read; None if it has none."""
    if not isinstance(raw, dict):
        return None
    raw_id = raw.get("id")
    return raw_id if isinstance(raw_id, str) else None


def run_case(case: Case, library: RuleLibrary) -> Verdict:
    """Run a case with the rule sets of a library, and return the verdict.

    A case with an unknown rule set, or an invalid option or input, fails; its problems have the
    path of the fault.
    """
    try:
        answer = answer_to(case, library)
    except UnknownRuleSetError as error:
        return Verdict(case.id, (error.problem("ruleset"),))
    except RuleSetError as error:
        return Verdict(case.id, tuple(problem.below("options") for problem in error.problems))
    except validation.DocumentError as error:
        return Verdict(case.id, tuple(problem.below("input") for problem in error.problems))
    except validation.ExpectedError as error:
        return Verdict(case.id, (error.problem.below("input"),))
    return verdict_on(case, answer)


def answer_to(case: Case, library: RuleLibrary) -> Answer:
    """Return the answer of the rule set of a case, changed by the options of the case.

    Raises:
        UnknownRuleSetError: There is no such rule set.
        RuleSetError: An option is unknown or invalid.
        DocumentError: The input cannot be read.
        ExpectedError: A value of the input is invalid.
    """
    options = dict(case.options)
    if case.kind == "match_end":
        target = case.input.get("target_override")
        if target is not None:
            options["target"] = target

    book = library.find_book(case.ruleset)
    _, rules = apply_changes(book.tree, options, "options")
    return ANSWER_FUNCTIONS[case.kind](rules, case)


def verdict_on(case: Case, answer: Answer) -> Verdict:
    """Compare an answer with the expected one, and return the verdict."""
    differences = tuple(_differences(case.expected, answer.values))
    if not differences:
        return Verdict(case.id)
    return Verdict(case.id, differences, answer.details)


T = TypeVar("T")

EXPECTED_FIELDS: Mapping[str, frozenset[str]] = defaultdict(
    frozenset,
    # Without the lines that replace a side's whole count, and without the one that only a deal of
    # all sides can have.
    parts=frozenset((*PARTS.values(), CANASTA_PART))
    - {"total", "acaba", "special_hand", "partners_half"},
    requirement=frozenset(("points", "needs")),
)
"""Fields that an expected object may have, by its name; other expected values have none."""


# --- an answer for each kind of case


def _answer_requirement(rules: RuleSet, case: Case) -> Answer:
    """Return the answer with the requirement of the initial meld, or with "may go out"."""
    if case.input.get("what") == "go_out":
        going_out = _read_input(rules, case, GoOutRequirement)
        may_go_out = checks.may_go_out(rules, going_out.canastas, has_discard=going_out.has_discard)
        return Answer({"may_go_out": may_go_out})

    question = _read_input(rules, case, InitialMeldRequirement)
    required = initial_meld.requirement(
        rules,
        score=question.score_before,
        deal_number=question.hand_number,
        earlier_deals=question.deals_in_last_row,
    )
    return Answer({"requirement": requirement_values(required)}, (required.rule,))


def _answer_initial_meld(rules: RuleSet, case: Case) -> Answer:
    """Return the answer with requirement, value of the melds, and "allowed" if they may be laid."""
    question = _read_input(rules, case, InitialMeldInput)
    top_card = None
    if question.top_card is not None:
        top_card = read_single_card(rules, question.top_card)
    elif question.took_pile:
        raise validation.ExpectedError("missing_field", "top_card", field="top_card")

    lay_down = initial_meld.LayDown(
        melds=question.melds,
        took_pile=question.took_pile,
        top_card=top_card,
        concealed_going_out=question.concealed_going_out,
    )
    if not initial_meld.has_top_card(lay_down):
        raise validation.ExpectedError("top_card_not_melded", "top_card", card=question.top_card)

    required = initial_meld.requirement(
        rules,
        score=question.score_before,
        deal_number=question.hand_number,
        earlier_deals=question.deals_in_last_row,
    )
    judgement = initial_meld.verdict(rules, lay_down, required)
    return Answer(
        {
            "requirement": requirement_values(required),
            "meld_value": judgement.value,
            "allowed": judgement.allowed,
        },
        _problem_lines(judgement.problems),
    )


def _answer_meld_legality(rules: RuleSet, case: Case) -> Answer:
    """Return the answer with "legal" for a meld, and its type of canasta or None."""
    question = _read_input(rules, case, MeldLegalityInput)
    (meld,) = judged_melds(rules, (question.meld,))
    problems = [
        *checks.meld_problems(
            rules, meld, going_out=question.going_out, initial=question.initial_meld
        )
    ]
    problems += [problem for _, problem in checks.cards_beyond_packs(rules, [(0, meld)])]
    canasta = None if problems else canasta_type(rules, meld)
    return Answer({"legal": not problems, "canasta": canasta}, _problem_lines(problems))


def _answer_hand_score(rules: RuleSet, case: Case) -> Answer:
    """Return the answer with the points of a side in a deal: the total, and those of each part."""
    question = _read_input(rules, case, HandScoreInput)
    if "went_out" not in case.input:
        # The case does not say whether the side went out: bonuses that require it are paid.
        rules = replace(rules, bonuses_when_out=())

    score = score_side(rules, question, question.trump, others_took_foot=question.others_took_foot)
    points_by_part: Counter[str] = Counter()
    for line in score.lines:
        points_by_part[part_of(line)] += line.points
    parts = {
        part: points
        for part, points in points_by_part.items()
        if points and part in EXPECTED_FIELDS["parts"]
    }
    lines = tuple(f"{line.kind} {line.points:+d} ({line.rule})" for line in score.lines)
    return Answer({"total": score.total, "parts": parts}, lines)


def _answer_match_end(rules: RuleSet, case: Case) -> Answer:
    """Return the answer with the end of a match: over or not, winner, margin in points, tie."""
    question = _read_input(rules, case, MatchEndInput)
    _check_totals(question.totals)
    names = tuple(question.totals)
    outright = None
    if question.instant_win is not None:
        if question.instant_win not in names:
            value = validation.short_text(question.instant_win)
            raise validation.ExpectedError("not_offered", "instant_win", allowed=names, value=value)
        outright = names.index(question.instant_win)

    result = outcome(
        rules,
        list(question.totals.values()),
        deals_played=question.hands_played,
        outright=outright,
    )
    return Answer(
        {
            "over": result.over,
            "winner": None if result.winner is None else names[result.winner],
            "margin": result.margin,
            "tie": [names[side] for side in result.tie],
        }
    )


ANSWER_FUNCTIONS: Mapping[str, Callable[[RuleSet, Case], Answer]] = {
    "requirement": _answer_requirement,
    "initial_meld": _answer_initial_meld,
    "meld_legality": _answer_meld_legality,
    "hand_score": _answer_hand_score,
    "match_end": _answer_match_end,
}


def _check_totals(totals: Mapping[str, Any]) -> None:
    """Raise `ExpectedError` unless there are several totals, and all are integers."""
    for name, total in totals.items():
        # Not isinstance: True and False are integers too.
        if type(total) is not int:
            path = f"totals.{name}"
            value = validation.short_text(total)
            raise validation.ExpectedError("wrong_kind", path, kind="number", value=value)
    if len(totals) <= 1:
        raise validation.ExpectedError("too_few_sides", "totals")


def requirement_values(required: initial_meld.Requirement) -> dict[str, Any]:
    """Return a requirement as plain data, for cases and the command line."""
    if required.needs is None:
        return {"points": required.points}
    return {"points": required.points, "needs": required.needs}


def read_single_card(rules: RuleSet, text: str) -> Card:
    """Return the card in a text; raise `ExpectedError` unless there is exactly one."""
    cards: Sequence[Card] | Problem
    if text.upper() == "JOKER":
        # The notation of cards has only a sign for a joker.
        cards = WILDS[1:]
    else:
        three = BLACK_THREE if has_plain_threes(rules) else None
        cards = notation.read_cards(text, three=three)
    if isinstance(cards, Problem) or len(cards) != 1:
        raise validation.ExpectedError("one_card_needed", "top_card", text=text)
    return cards[0]


def _read_input(rules: RuleSet, case: Case, input_type: type[T]) -> T:
    converter = notation.deal_converter(plain_threes=has_plain_threes(rules))
    return validation.convert_document(converter, case.input, input_type)


def _problem_lines(problems: Iterable[Problem]) -> tuple[str, ...]:
    return tuple(f"{problem.path} {problem.code} {dict(problem.values)}" for problem in problems)


# --- expected and given values


def _differences(expected: Mapping[str, Any], given: Mapping[str, Any]) -> Iterator[Problem]:
    """Yield a problem for each expected name that is unknown or has another value in `given`."""
    if not expected:
        yield Problem("value_needed", "expected")
    for name, value in expected.items():
        path = f"expected.{name}"
        if name not in given:
            yield Problem("unknown_field", path, {"field": name})
            continue
        if isinstance(value, dict):
            for unknown in sorted(set(value) - EXPECTED_FIELDS[name]):
                yield Problem("unknown_field", f"{path}.{unknown}", {"field": unknown})
        if not _is_same(value, given[name]):
            values = {
                "expected": json.dumps(value, ensure_ascii=False),
                "got": json.dumps(given[name], ensure_ascii=False),
            }
            yield Problem("expected_other", path, values)


def _is_same(expected: Any, given: Any) -> bool:
    """Return True if two values are equal and of the same type; a missing part counts as 0."""
    if isinstance(expected, dict) and isinstance(given, dict):
        names = {*expected, *given}
        return all(_is_same(expected.get(name, 0), given.get(name, 0)) for name in names)
    # The type counts, because True equals 1.
    return type(expected) is type(given) and bool(expected == given)
