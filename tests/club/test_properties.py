"""What holds of every evening, of 4 to 160 players in every form: tried with generated ones."""

from collections import Counter
from dataclasses import replace
from itertools import chain

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorekeeper.club.entrants import check_in, check_out
from scorekeeper.club.model import Draw, EntrantUid, Evening, Form, Movement, past_meetings
from scorekeeper.club.presets import scheme_of
from scorekeeper.club.rounds import draw_of, draw_round
from scorekeeper.club.serialization import evening_document, read_evening
from scorekeeper.club.standings import lines_of, standing
from scorekeeper.rules import RuleLibrary
from tests.club.kit import NOTE, SEATS, accepted, enter_entrant, evening_of, play_rounds_by_chance

FORMS: dict[Form, tuple[Movement, ...]] = {
    "pairs": ("round_robin", "mitchell", "by_standing", "danish", "by_lot", "free"),
    "teams": ("round_robin", "mitchell", "by_standing", "danish", "by_lot", "free"),
    "individuals": ("rotating", "by_standing", "danish", "by_lot", "free"),
}
pytestmark = pytest.mark.thorough
KINDS = [(form, movement) for form, movements in FORMS.items() for movement in movements]
PLAYERS = st.integers(4, 160)
SEEDS = st.text(st.characters(codec="ascii"), max_size=5)


def entrants(players: int, form: Form) -> int:
    """Return how many entrants so many players make, two sides of a table at least."""
    return max(players // SEATS[form], 2)


def names_of(drawn: Draw) -> list[EntrantUid]:
    """Everybody in a round, at the tables and resting."""
    return [*chain.from_iterable(chain.from_iterable(drawn.meetings)), *drawn.byes]


def in_the_round(evening: Evening) -> list[list[EntrantUid]]:
    return [sorted(names_of(draw_of(one))) for one in evening.rounds]


@pytest.mark.parametrize(("form", "movement"), KINDS)
@given(players=PLAYERS, seed=SEEDS, rounds=st.integers(1, 4))
@settings(max_examples=4)
def test_everybody_plays_each_round_or_rests_and_rests_in_turn(
    form: Form, movement: Movement, players: int, seed: str, rounds: int
) -> None:
    count = entrants(players, form)
    evening = evening_of(count, form=form, movement=movement, rounds=rounds, seed=seed)
    evening = play_rounds_by_chance(evening, rounds, seed=players)
    everybody = sorted(entrant.uid for entrant in evening.entrants)
    assert in_the_round(evening) == [everybody] * rounds
    for upto in range(1, rounds + 1):
        past = past_meetings([draw_of(one) for one in evening.rounds[:upto]])
        byes = [past.bye_count(uid) for uid in everybody]
        assert max(byes) - min(byes) <= 1


@pytest.mark.parametrize(("form", "movement"), KINDS)
@given(players=PLAYERS, seed=SEEDS)
@settings(max_examples=2)
def test_the_same_seed_gives_the_same_draw(
    form: Form, movement: Movement, players: int, seed: str
) -> None:
    plan = {"form": form, "movement": movement, "seed": seed, "rounds": 3}
    one = play_rounds_by_chance(evening_of(entrants(players, form), **plan), 2)
    other = play_rounds_by_chance(evening_of(entrants(players, form), **plan), 2)
    assert one == other
    assert draw_round(one, NOTE) == draw_round(other, NOTE)


@pytest.mark.parametrize("form", ["pairs", "teams", "individuals"])
@given(players=PLAYERS, data=st.data())
@settings(max_examples=4)
def test_the_order_of_entering_changes_no_draw(
    form: Form, players: int, data: st.DataObject
) -> None:
    count = entrants(players, form)
    movement = data.draw(st.sampled_from([one for one in FORMS[form] if one != "free"]))
    names = [f"{number:03}" for number in range(count)]
    turned = data.draw(st.permutations(names))
    both = (evening_of(order, form=form, movement=movement) for order in (names, turned))
    one, other = (accepted(draw_round(evening, NOTE)).rounds[0] for evening in both)
    assert draw_of(one) == draw_of(other)


@given(players=PLAYERS, seed=SEEDS, rounds=st.integers(1, 8), data=st.data())
@settings(max_examples=12)
def test_no_repeat_where_none_is_needed(
    players: int, seed: str, rounds: int, data: st.DataObject
) -> None:
    form, movement = data.draw(
        st.sampled_from([one for one in KINDS if one[1] not in ("danish", "free")])
    )
    count = entrants(players, form)
    needless = {
        "round_robin": count - 1,
        "mitchell": count // 2,
        "rotating": count - 1,
        "by_standing": count // 4,
        "by_lot": count // 4,
    }
    rounds = max(min(rounds, needless[movement]), 1)
    evening = evening_of(count, form=form, movement=movement, rounds=rounds, seed=seed)
    evening = play_rounds_by_chance(evening, rounds, seed=players)
    past = past_meetings([draw_of(one) for one in evening.rounds])
    pairs = past.partners if form == "individuals" else past.opponents
    assert max(pairs.values()) == 1


@given(
    players=PLAYERS,
    rounds=st.integers(1, 5),
    scheme=st.sampled_from(["finland", "wins", "total", "burraco_3", "burraco_4"]),
    kind=st.sampled_from(KINDS),
    drop=st.integers(0, 2),
)
@settings(max_examples=15)
def test_the_totals_of_the_standing_are_the_sum_of_the_tables(
    players: int, rounds: int, scheme: str, kind: tuple[Form, Movement], drop: int
) -> None:
    form, movement = kind
    evening = evening_of(
        entrants(players, form),
        form=form,
        movement=movement,
        rounds=rounds,
        scheme=scheme,
        drop_worst=min(drop, rounds - 1),
    )
    evening = play_rounds_by_chance(evening, rounds, seed=players)
    rows = standing(evening)
    at_tables = sum(
        points * len(side.entrants)
        for one in evening.rounds
        for table in one.tables
        if table.result is not None
        for side, points in zip(table.sides, table.result.score.points, strict=True)
    )
    rested = sum(line.gain.card_points for line in lines_of(evening) if line.table is None)
    dropped = sum(line.gain.card_points for row in rows for line in row.dropped)
    assert sum(row.card_points for row in rows) == at_tables + rested - dropped
    for row in rows:
        assert row.points == sum(line.gain.points for line in row.lines)
        assert len({line.round for line in row.dropped}) == min(drop, rounds - 1)
    assert [row.points for row in rows] == sorted((row.points for row in rows), reverse=True)


@given(players=PLAYERS, rounds=st.integers(1, 5), seed=SEEDS)
@settings(max_examples=12)
def test_difference_of_a_match_is_equal_with_opposite_signs(
    players: int, rounds: int, seed: str
) -> None:
    figures = replace(scheme_of("finland"), bye="nothing")
    evening = evening_of(entrants(players, "pairs"), rounds=rounds, seed=seed, figures=figures)
    rows = standing(play_rounds_by_chance(evening, rounds, seed=players))
    assert sum(row.difference for row in rows) == 0
    at_tables = sum(line.table is not None for row in rows for line in row.lines)
    assert sum(row.points for row in rows) == at_tables


@given(players=st.integers(8, 60), kind=st.sampled_from(KINDS), data=st.data())
@settings(max_examples=12)
def test_everybody_present_plays_or_rests_in_turn(
    players: int, kind: tuple[Form, Movement], data: st.DataObject
) -> None:
    """Whoever comes late or leaves."""
    form, movement = kind
    evening = evening_of(max(entrants(players, form), 4), form=form, movement=movement, rounds=6)
    for number in range(6):
        evening = play_rounds_by_chance(evening, 1, seed=number)
        now = Counter(chain.from_iterable(in_the_round(evening)[-1:]))
        there = {entrant.uid for entrant in evening.entrants if entrant.present}
        assert now == Counter(there)
        here = sorted(there)
        leaves, returns, comes = (data.draw(st.booleans()) for _ in range(3))
        if leaves and len(here) > 4:
            evening = accepted(check_out(evening, data.draw(st.sampled_from(here))))
        gone = sorted({entrant.uid for entrant in evening.entrants} - there)
        if returns and gone:
            evening = accepted(check_in(evening, data.draw(st.sampled_from(gone))))
        if comes:
            evening = enter_entrant(evening, f"late{number}")
    past = [draw_of(one) for one in evening.rounds]
    for number, drawn in enumerate(past):
        before = past_meetings(past[:number])
        fewest = min(before.bye_count(uid) for uid in names_of(drawn))
        waiting = {uid for uid in names_of(drawn) if before.bye_count(uid) == fewest}
        again = [uid for uid in drawn.byes if before.bye_count(uid) > fewest]
        assert not again or waiting <= set(drawn.byes)


@given(players=PLAYERS, kind=st.sampled_from(KINDS), rounds=st.integers(1, 3), seed=SEEDS)
@settings(max_examples=10)
def test_evening_document_reads_as_the_same_evening(
    players: int, kind: tuple[Form, Movement], rounds: int, seed: str
) -> None:
    form, movement = kind
    plan = {"form": form, "movement": movement, "rounds": rounds + 1, "seed": seed}
    evening = play_rounds_by_chance(evening_of(entrants(players, form), **plan), rounds)
    evening = accepted(draw_round(evening, NOTE))
    assert read_evening(evening_document(evening), "evening.json", RuleLibrary()) == evening
    assert standing(replace(evening)) == standing(evening)
