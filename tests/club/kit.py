"""Evenings for the tests: entered, drawn and played with few words."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any, TypeVar

from scorekeeper.club.entrants import add_entrant
from scorekeeper.club.model import (
    Draw,
    EntrantUid,
    Evening,
    EveningUid,
    Form,
    Member,
    MemberUid,
    Movement,
    Note,
    Plan,
    Problems,
    RoundLength,
    Score,
    Seed,
    new_evening,
)
from scorekeeper.club.presets import scheme_of
from scorekeeper.club.results import record_from_paper
from scorekeeper.club.rounds import close_round, draw_of, draw_round, start_round
from scorekeeper.club.standings import Row
from scorekeeper.rules import RuleLibrary, RuleSetId

NOTE = Note("Olga", "2026-11-21T19:00:00+01:00")
WHY = Note("Olga", "2026-11-21T20:00:00+01:00", "the sheet says so")
SEATS: Mapping[Form, int] = {"individuals": 1, "pairs": 2, "teams": 4}

T = TypeVar("T")


def accepted(given: T | Problems) -> T:
    assert not isinstance(given, tuple), given
    return given


def plan_of(
    *,
    form: Form = "pairs",
    movement: Movement = "round_robin",
    scheme: str = "finland",
    rounds: int = 3,
    ruleset: str = "classic_4p",
    seed: str = "tonight",
    **more: Any,
) -> Plan:
    length: RoundLength = more.pop("length", RoundLength(points=5000))
    return Plan(
        name="Tuesday",
        date="2026-11-24",
        ruleset=RuleSetId(ruleset),
        form=form,
        movement=movement,
        rounds=rounds,
        scheme=more.pop("figures", None) or scheme_of(scheme, family=more.pop("family", "")),
        seed=Seed(seed),
        lot=Seed("lot"),
        length=length,
        **more,
    )


def evening_of(names: int | Sequence[str], **plan: Any) -> Evening:
    agreed = plan_of(**plan)
    evening = accepted(new_evening(EveningUid("evening"), agreed, RuleLibrary()))
    if isinstance(names, int):
        names = [f"{number:03}" for number in range(names)]
    for name in names:
        evening = enter_entrant(evening, name)
    return evening


def enter_entrant(evening: Evening, name: str, seats: int | None = None) -> Evening:
    """An evening with one more entrant, whose members are called like it with a number."""
    count = seats or SEATS[evening.plan.form]
    members = [Member(MemberUid(f"{name}.{seat}"), f"{name}.{seat}") for seat in range(count)]
    return accepted(add_entrant(evening, EntrantUid(name), members, name=name))


def play_round(evening: Evening, points: Callable[[int, int], Sequence[int]]) -> Evening:
    """An evening after one more round; `points` gives the score of a table by round and number."""
    return play_drawn_round(accepted(draw_round(evening, NOTE)), points)


def play_drawn_round(evening: Evening, points: Callable[[int, int], Sequence[int]]) -> Evening:
    """An evening after the round that is drawn."""
    evening = accepted(start_round(evening, NOTE))
    last = evening.rounds[-1]
    for table in last.tables:
        score = Score(tuple(points(last.number, table.number))[: len(table.sides)])
        evening = accepted(record_from_paper(evening, table.number, score, NOTE))
    return accepted(close_round(evening, NOTE))


def play_rounds_by_chance(evening: Evening, rounds: int, seed: int = 0) -> Evening:
    """An evening after some rounds with scores in fives as a seed gives them."""
    points = points_by_chance(seed)
    for _ in range(rounds):
        evening = play_round(evening, points)
    return evening


def points_by_chance(seed: int) -> Callable[[int, int], Sequence[int]]:
    chance = Random(seed)
    return lambda *_: [5 * chance.randint(-40, 1700) for _ in range(4)]


def draw_rounds(evening: Evening, rounds: int) -> list[Draw]:
    evening = replace(evening, plan=replace(evening.plan, rounds=len(evening.rounds) + rounds))
    return [draw_of(one) for one in play_rounds_by_chance(evening, rounds).rounds[-rounds:]]


def play_with_scores(
    evening: Evening, scores: Mapping[tuple[str, str], tuple[int, int]]
) -> Evening:
    """An evening whose drawn round is played with these scores, by who meets whom."""
    evening = accepted(start_round(evening, NOTE))
    for table in evening.rounds[-1].tables:
        one, other = ("+".join(side.entrants) for side in table.sides)
        score = scores[one, other] if (one, other) in scores else scores[other, one][::-1]
        evening = accepted(record_from_paper(evening, table.number, Score(score), NOTE))
    return accepted(close_round(evening, NOTE))


def row_figures(rows: Sequence[Row], *figures: str) -> list[tuple[Any, ...]]:
    return [(row.entrant, *(getattr(row, figure) for figure in figures)) for row in rows]
