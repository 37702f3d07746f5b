"""What a rule set answers to each kind of case."""

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, TypeVar

from scorekeeper.cases.model import (
    Answer,
    Case,
    GoOutRequirement,
    InitialMeldInput,
    InitialMeldRequirement,
    MatchEndInput,
    MeldLegalityInput,
)
from scorekeeper.match.outcome import outcome
from scorekeeper.rules import RuleSet
from scorekeeper.rules.cards import WILDS, Card
from scorekeeper.scoring.going_out import may_go_out
from scorekeeper.scoring.initial_meld import (
    LayDown,
    Requirement,
    has_top_card,
    requirement,
    verdict,
)
from scorekeeper.scoring.judging import judged_melds
from scorekeeper.scoring.laid_cards import more_than_dealt
from scorekeeper.scoring.legality import meld_problems
from scorekeeper.scoring.line import CANASTA_PART, PARTS, part_of
from scorekeeper.scoring.notation import read_cards
from scorekeeper.scoring.problem import Problem
from scorekeeper.scoring.reading import deal_converter
from scorekeeper.scoring.record import SideDeal
from scorekeeper.scoring.score import score_side
from scorekeeper.scoring.worth import canasta_type
from scorekeeper.typed import ExpectedError, structured

T = TypeVar("T")

FIELDS: Mapping[str, frozenset[str]] = defaultdict(
    frozenset,
    parts=frozenset((*PARTS.values(), CANASTA_PART)) - {"total", "acaba", "special_hand"},
    requirement=frozenset(("points", "needs")),
)
"""The fields that the objects among the expected values may have.

A line that stands instead of a count is no part of one.
"""


def answer(rules: RuleSet, case: Case) -> Answer:
    """The answer of a rule set to a case.

    Raises what the strict converter raises where the input has a field that its kind does not
    know or a value of the wrong kind.
    """
    return ANSWERS[case.kind](rules, case)


def _requirement(rules: RuleSet, case: Case) -> Answer:
    if case.input.get("what") == "go_out":
        asked = _input(case, GoOutRequirement)
        may = may_go_out(rules, asked.canastas, has_discard=asked.has_discard)
        return Answer({"may_go_out": may})
    band = _input(case, InitialMeldRequirement)
    required = requirement(rules, score=band.score_before, deal_number=band.hand_number)
    return Answer({"requirement": written(required)}, (required.rule,))


def _initial_meld(rules: RuleSet, case: Case) -> Answer:
    asked = _input(case, InitialMeldInput)
    if asked.took_pile and asked.top_card is None:
        raise ExpectedError("top_card: where the pile was taken its top card is needed")
    lay_down = LayDown(
        melds=asked.melds,
        took_pile=asked.took_pile,
        top_card=None if asked.top_card is None else one_card(asked.top_card),
        concealed_going_out=asked.concealed_going_out,
    )
    if not has_top_card(lay_down):
        raise ExpectedError("top_card: it is not among the melds")
    required = requirement(rules, score=asked.score_before, deal_number=asked.hand_number)
    found = verdict(rules, lay_down, required)
    return Answer(
        {"requirement": written(required), "meld_value": found.value, "allowed": found.allowed},
        _sentences(found.problems),
    )


def _meld_legality(rules: RuleSet, case: Case) -> Answer:
    asked = _input(case, MeldLegalityInput)
    (meld,) = judged_melds(rules, (asked.meld,))
    beyond = (problem for _, problem in more_than_dealt(rules, [(0, meld)]))
    turn = {"going_out": asked.going_out, "initial": asked.initial_meld}
    wrong = (*meld_problems(rules, meld, **turn), *beyond)
    kind = None if wrong else canasta_type(rules, meld)
    return Answer({"legal": not wrong, "canasta": kind}, _sentences(wrong))


def _hand_score(rules: RuleSet, case: Case) -> Answer:
    # a case tells of one side alone: nobody can say that the bonus for going out is not its own
    score = score_side(replace(rules, bonuses_when_out=()), _input(case, SideDeal))
    parts: Counter[str] = Counter()
    for line in score.lines:
        parts[part_of(line)] += line.points
    lines = tuple(f"{line.kind} {line.points:+d} ({line.rule})" for line in score.lines)
    named = {part: points for part, points in parts.items() if points and part in FIELDS["parts"]}
    return Answer({"total": score.total, "parts": named}, lines)


def _match_end(rules: RuleSet, case: Case) -> Answer:
    asked = _input(case, MatchEndInput)
    names = list(asked.totals)
    for name, total in asked.totals.items():
        if type(total) is not int:
            raise ExpectedError(f"totals.{name}: a whole number should stand here")
    if len(names) <= 1:
        raise ExpectedError("totals: the totals of two sides or more are needed")
    if asked.instant_win is not None and asked.instant_win not in names:
        raise ExpectedError(f"instant_win: one of {', '.join(names)} should stand here")
    found = outcome(
        rules,
        list(asked.totals.values()),
        deals_played=asked.hands_played,
        outright=None if asked.instant_win is None else names.index(asked.instant_win),
    )
    winner = None if found.winner is None else names[found.winner]
    values = {"over": found.over, "winner": winner, "margin": found.margin}
    return Answer({**values, "tie": [names[side] for side in found.tie]})


def overlay_of(case: Case) -> Mapping[str, Any]:
    """The house rules of a case: its options, and a target of its own where it has one."""
    target = case.input.get("target_override") if case.kind == "match_end" else None
    return case.options if target is None else {**case.options, "target": target}


def written(required: Requirement) -> dict[str, Any]:
    """A requirement as cases and the command line spell it."""
    needs = {} if required.needs is None else {"needs": required.needs}
    return {"points": required.points, **needs}


def one_card(text: str) -> Card:
    """The card of a text of one; `ExpectedError` where it is none or more."""
    cards = WILDS[1:] if text.upper() == "JOKER" else read_cards(text)
    if isinstance(cards, Problem) or len(cards) != 1:
        raise ExpectedError(f'top_card: one card should stand here, not "{text}"')
    return cards[0]


def _input(case: Case, kind: type[T]) -> T:
    return structured(deal_converter(), case.input, kind)


def _sentences(found: tuple[Problem, ...]) -> tuple[str, ...]:
    return tuple(f"{problem.path} {problem.code} {dict(problem.values)}" for problem in found)


ANSWERS: Mapping[str, Callable[[RuleSet, Case], Answer]] = {
    "requirement": _requirement,
    "initial_meld": _initial_meld,
    "meld_legality": _meld_legality,
    "hand_score": _hand_score,
    "match_end": _match_end,
}
