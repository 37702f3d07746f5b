"""Who takes part: check-in, latecomers, leavers, substitutes, names."""

from dataclasses import replace
from typing import Any

import pytest

from scorekeeper.club.entrants import (
    add_entrant,
    check_in,
    check_out,
    entrant_names,
    entrant_of,
    open_table_of,
    remove_entrant,
    substitute_member,
    swap_members,
)
from scorekeeper.club.model import EntrantUid, Evening, Member, MemberUid, Score, SeasonUid
from scorekeeper.club.results import record_from_paper
from scorekeeper.club.rounds import draw_of, draw_round, start_round
from scorekeeper.club.serialization import evening_document, read_evening
from scorekeeper.club.standings import Row, Season, season_table, standing
from scorekeeper.rules import RuleLibrary
from tests.club.kit import (
    NOTE,
    WHY,
    accepted,
    enter_entrant,
    evening_of,
    play_round,
    play_rounds_by_chance,
)
from tests.support.problems import problem_codes

ANA, BEN, CLEO = (Member(MemberUid(name), name.title()) for name in ("ana", "ben", "cleo"))


def test_a_pair_goes_by_the_names_of_its_members_or_by_its_own() -> None:
    evening = accepted(add_entrant(evening_of(0), EntrantUid("ab"), [ANA, BEN]))
    entrant = entrant_of(evening, EntrantUid("ab"))
    assert entrant is not None
    assert entrant_names(evening, entrant) == ("Ana", "Ben")
    assert entrant_names(evening, replace(entrant, name="The Jokers")) == ("The Jokers",)


def test_member_twice_in_one_pair_cannot_enter() -> None:
    assert problem_codes(add_entrant(evening_of(0), EntrantUid("aa"), [ANA, ANA])) == [
        "member_twice"
    ]


def test_everything_that_keeps_somebody_from_entering_is_said_at_once() -> None:
    evening = accepted(add_entrant(evening_of(0), EntrantUid("ab"), [ANA, BEN]))
    again = add_entrant(evening, EntrantUid("ab"), [ANA, CLEO, Member(MemberUid("x"), " ")])
    assert problem_codes(again) == [
        "entrant_twice",
        "wrong_number_of_members",
        "team_sizes_differ",
        "plays_already",
        "name_needed",
    ]
    other = Member(MemberUid("other"), "Ana")
    assert problem_codes(add_entrant(evening, EntrantUid("o"), [other, CLEO])) == ["name_twice"]


@pytest.mark.parametrize(
    ("form", "count", "fits"),
    [
        ("individuals", 1, True),
        ("individuals", 2, False),
        ("pairs", 2, True),
        ("pairs", 4, False),
        ("teams", 4, True),
        ("teams", 6, True),
        ("teams", 2, False),
        ("teams", 5, False),
    ],
)
def test_a_form_says_how_many_members_an_entrant_has(form: str, count: int, fits: bool) -> None:
    movement = "by_lot"
    members = [Member(MemberUid(f"{number}"), f"{number}") for number in range(count)]
    given = add_entrant(evening_of(0, form=form, movement=movement), EntrantUid("e"), members)
    assert isinstance(given, tuple) != fits


def test_pair_that_left_before_the_first_draw_checks_in_again() -> None:
    evening = accepted(add_entrant(evening_of(4), EntrantUid("ab"), [ANA, BEN]))
    evening = accepted(check_out(evening, EntrantUid("ab")))
    first = accepted(draw_round(evening, NOTE))
    assert "ab" not in [uid for uids in draw_of(first.rounds[0]).meetings for [uid] in uids]
    evening = accepted(check_in(play_round(evening, lambda *_: (5000, 0)), EntrantUid("ab")))
    assert len(draw_of(play_rounds_by_chance(evening, 1).rounds[-1]).meetings) == 2


def test_latecomer_plays_the_next_round_without_earlier_points() -> None:
    evening = enter_entrant(play_round(evening_of(4), lambda *_: (5000, 0)), "late")
    row = next(row for row in standing(evening) if row.entrant == "late")
    assert (row.points, row.byes, row.lines) == (0, 0, ())
    evening = accepted(draw_round(evening, NOTE))
    assert len(evening.rounds[-1].tables) == 2


def test_a_leaver_keeps_the_points_and_is_drawn_no_more() -> None:
    evening = accepted(
        check_out(play_round(evening_of(5), lambda *_: (5000, 0)), EntrantUid("000"))
    )
    assert "000" in {row.entrant for row in standing(evening)}
    drawn = draw_of(accepted(draw_round(evening, NOTE)).rounds[-1])
    assert "000" not in {uid for meeting in drawn.meetings for side in meeting for uid in side}
    assert drawn.byes == ()


def test_a_substitute_sits_down_at_once_and_the_pair_keeps_its_place() -> None:
    evening = play_round(evening_of(4), lambda *_: (5000, 0))
    evening = accepted(start_round(accepted(draw_round(evening, NOTE)), NOTE))
    evening = accepted(substitute_member(evening, EntrantUid("000"), MemberUid("000.1"), ANA, WHY))
    sides = [side for table in evening.rounds[-1].tables for side in table.sides]
    assert [side.players for side in sides if side.entrants == ("000",)] == [("000.0", "ana")]
    sides = [side for table in evening.rounds[0].tables for side in table.sides]
    assert [side.players for side in sides if side.entrants == ("000",)] == [("000.0", "000.1")]
    entrant = entrant_of(evening, EntrantUid("000"))
    assert entrant is not None
    assert (entrant.members, entrant.away) == (("000.0", "ana"), ("000.1",))
    assert evening.log[-1].members == ("000.1", "ana")
    assert read_evening(evening_document(evening), "f", RuleLibrary()) == evening


def test_a_substitute_changes_no_seat_of_a_table_that_has_its_result() -> None:
    evening = accepted(start_round(accepted(draw_round(evening_of(2), NOTE)), NOTE))
    evening = accepted(record_from_paper(evening, 1, Score((5000, 0)), NOTE))
    changed = accepted(substitute_member(evening, EntrantUid("000"), MemberUid("000.1"), ANA, WHY))
    assert changed.rounds == evening.rounds


def test_replaced_member_may_come_back() -> None:
    evening = accepted(
        substitute_member(evening_of(2), EntrantUid("000"), MemberUid("000.1"), ANA, WHY)
    )
    back = next(member for member in evening.members if member.uid == "000.1")
    evening = accepted(substitute_member(evening, EntrantUid("000"), MemberUid("ana"), back, WHY))
    entrant = entrant_of(evening, EntrantUid("000"))
    assert entrant is not None
    assert (entrant.members, entrant.away) == (("000.0", "000.1"), ("ana",))


def singles(rounds: int = 2, **plan: Any) -> Evening:
    return evening_of(4, form="individuals", movement="rotating", rounds=rounds, **plan)


def row_of(evening: Evening, uid: str) -> Row:
    return next(row for row in standing(evening) if row.entrant == uid)


def test_substitute_of_an_individual_inherits_nothing() -> None:
    """Ana plays the second round for 000: each has the points of the round that they played."""
    evening = play_round(singles(), lambda *_: (5000, 4000))
    before = row_of(evening, "000").lines
    evening = accepted(substitute_member(evening, EntrantUid("000"), MemberUid("000.0"), ANA, WHY))
    assert (evening.log[-1].kind, evening.log[-1].members) == ("substituted", ("000.0", "ana"))
    evening = play_round(evening, lambda *_: (5000, 4000))
    assert row_of(evening, "000").lines == before
    assert [line.round for line in row_of(evening, "e4").lines] == [2]
    assert members_of(evening, "e4") == ("ana",)
    assert {uid for line in before for uid in line.against} <= {"001", "002", "003"}
    assert read_evening(evening_document(evening), "f", RuleLibrary()) == evening


def test_substitute_of_an_individual_has_the_running_table() -> None:
    """The table has no result yet: it is the substitute's, and so is the seat."""
    evening = play_round(singles(), lambda *_: (5000, 4000))
    evening = accepted(start_round(accepted(draw_round(evening, NOTE)), NOTE))
    evening = accepted(substitute_member(evening, EntrantUid("000"), MemberUid("000.0"), ANA, WHY))
    sides = evening.rounds[-1].tables[0].sides
    seats = {pair for side in sides for pair in zip(side.entrants, side.players, strict=True)}
    assert ("e4", "ana") in seats
    assert "000" not in {uid for uid, _ in seats}
    finished = accepted(record_from_paper(evening, 1, Score((5000, 0)), NOTE))
    back = Member(MemberUid("000.0"), "000.0")
    again = accepted(substitute_member(finished, EntrantUid("e4"), MemberUid("ana"), back, WHY))
    assert next(entrant.uid for entrant in again.entrants if entrant.present) == "000"
    assert again.rounds == finished.rounds, "the table has its result"


def test_substitute_before_any_result_takes_the_entry() -> None:
    """Nothing was played yet, so there is nothing to be kept apart."""
    evening = accepted(draw_round(singles(), NOTE))
    evening = accepted(substitute_member(evening, EntrantUid("000"), MemberUid("000.0"), ANA, WHY))
    assert members_of(evening, "000") == ("ana",)
    assert len(evening.entrants) == 4


def test_substitute_in_a_knockout_keeps_the_bracket() -> None:
    begun = evening_of(4, form="individuals", movement="knockout", ruleset="classic_2p")
    evening = play_round(begun, lambda *_: (5000, 4000))
    winner = standing(evening)[0].entrant
    out = MemberUid(f"{winner}.0")
    evening = accepted(substitute_member(evening, winner, out, ANA, WHY))
    drawn = draw_of(accepted(draw_round(evening, NOTE)).rounds[-1])
    assert winner in {uid for meeting in drawn.meetings for side in meeting for uid in side}


def test_substitute_of_an_individual_leaves_points_brought_along() -> None:
    evening = singles()
    first = replace(evening.entrants[0], carried=3, rank=1)
    evening = replace(evening, entrants=(first, *evening.entrants[1:]))
    evening = accepted(substitute_member(evening, EntrantUid("000"), MemberUid("000.0"), ANA, WHY))
    assert [entrant.carried for entrant in evening.entrants] == [3, 0, 0, 0, 0]
    assert row_of(play_round(evening, lambda *_: (5000, 4000)), "000").points == 3


def test_nobody_sits_at_two_tables() -> None:
    evening = evening_of(2)
    somebody = evening.members[-1]
    given = substitute_member(evening, EntrantUid("000"), MemberUid("000.1"), somebody, WHY)
    assert problem_codes(given) == ["plays_already"]
    missing = substitute_member(evening, EntrantUid("000"), MemberUid("zoe"), ANA, WHY)
    assert problem_codes(missing) == ["no_such_member"]


def test_open_table_of_who_checks_out_in_a_round() -> None:
    running = accepted(start_round(accepted(draw_round(evening_of(2), NOTE)), NOTE))
    table = open_table_of(accepted(check_out(running, EntrantUid("000"))), EntrantUid("000"))
    assert table is not None
    assert table.number == 1
    finished = accepted(record_from_paper(running, 1, Score((5000, 0)), NOTE))
    assert open_table_of(finished, EntrantUid("000")) is None


def test_mistaken_entrant_is_struck_off_before_playing() -> None:
    evening = enter_entrant(evening_of(2), "oops")
    assert accepted(remove_entrant(evening, EntrantUid("oops"))) == evening_of(2)
    begun = accepted(draw_round(evening_of(2), NOTE))
    assert problem_codes(remove_entrant(begun, EntrantUid("000"))) == ["has_played"]
    assert problem_codes(remove_entrant(begun, EntrantUid("nobody"))) == ["no_such_entrant"]
    assert problem_codes(check_out(begun, EntrantUid("nobody"))) == ["no_such_entrant"]


def left_after_a_round(count: int = 4) -> Evening:
    return accepted(
        check_out(play_round(evening_of(count), lambda *_: (5000, 0)), EntrantUid("000"))
    )


def of(evening: Evening, uid: str) -> Member:
    return next(member for member in evening.members if member.uid == uid)


def test_a_member_of_a_pair_that_left_forms_a_new_pair() -> None:
    evening = left_after_a_round()
    evening = accepted(add_entrant(evening, EntrantUid("new"), [of(evening, "000.0"), ANA]))
    drawn = draw_of(accepted(draw_round(evening, NOTE)).rounds[-1])
    drawn_now = {uid for meeting in drawn.meetings for side in meeting for uid in side}
    assert drawn_now == {"001", "002", "003", "new"}
    assert read_evening(evening_document(evening), "f", RuleLibrary()) == evening


def test_a_member_of_a_pair_that_left_substitutes_in_another() -> None:
    evening = left_after_a_round()
    evening = accepted(
        substitute_member(evening, EntrantUid("001"), MemberUid("001.1"), of(evening, "000.0"), WHY)
    )
    entrant = entrant_of(evening, EntrantUid("001"))
    assert entrant is not None
    assert entrant.members == ("001.0", "000.0")


def test_pair_stays_away_while_a_member_plays_elsewhere() -> None:
    evening = left_after_a_round()
    apart = accepted(add_entrant(evening, EntrantUid("new"), [of(evening, "000.0"), ANA]))
    assert problem_codes(check_in(apart, EntrantUid("000"))) == ["plays_already"]
    back = accepted(check_in(accepted(check_out(apart, EntrantUid("new"))), EntrantUid("000")))
    assert problem_codes(check_in(back, EntrantUid("new"))) == ["plays_already"]
    assert accepted(check_in(back, EntrantUid("000"))) == back, "who is there stays there"


def test_those_who_left_together_come_back_to_their_own_place() -> None:
    evening = left_after_a_round()
    pair = [of(evening, "000.1"), of(evening, "000.0")]
    assert accepted(add_entrant(evening, EntrantUid("new"), pair)) == accepted(
        check_in(evening, EntrantUid("000"))
    )


def test_substitute_may_not_still_play_at_another_table() -> None:
    evening = accepted(start_round(accepted(draw_round(evening_of(4), NOTE)), NOTE))
    away = accepted(check_out(evening, EntrantUid("000")))
    sitting = {
        uid: table.number
        for table in away.rounds[-1].tables
        for side in table.sides
        for uid in side.entrants
    }
    own = sitting[EntrantUid("000")]
    there, other = next((uid, table) for uid, table in sitting.items() if table != own)
    out, still = MemberUid(f"{there}.1"), of(away, f"{there}.0")
    assert problem_codes(substitute_member(away, there, out, of(away, "000.0"), WHY)) == [
        "plays_already"
    ]
    finished = accepted(record_from_paper(away, own, Score((5000, 0)), NOTE))
    taken = accepted(substitute_member(finished, there, out, of(away, "000.0"), WHY))
    assert "000.0" in str(taken.rounds[-1].tables[other - 1])
    assert problem_codes(substitute_member(finished, there, out, still, WHY)) == ["plays_already"]


def test_season_adds_up_what_a_member_of_two_pairs_played() -> None:
    """000.0 plays a round for either pair, 000.1 and Ana one each."""
    evening = play_round(evening_of(4), lambda *_: (5000, 4000))
    evening = accepted(check_out(evening, EntrantUid("000")))
    evening = accepted(add_entrant(evening, EntrantUid("new"), [of(evening, "000.0"), ANA]))
    evening = play_round(evening, lambda *_: (2000, 1000))
    season = Season(uid=SeasonUid("s"), name="S", evenings=(evening.uid,), figure="card_points")
    totals = {str(row.member): row.total for row in season_table(season, [evening])}
    assert totals["000.0"] == totals["000.1"] + totals["ana"]
    assert totals["000.1"] >= 4000
    assert 0 < totals["ana"] <= 2000


def members_of(evening: Evening, uid: str) -> tuple[str, ...]:
    entrant = entrant_of(evening, EntrantUid(uid))
    assert entrant is not None
    return entrant.members


FIRST, SECOND = (EntrantUid("000"), MemberUid("000.1")), (EntrantUid("001"), MemberUid("001.0"))


def side_players(evening: Evening, uid: str) -> tuple[str, ...]:
    sides = (side for table in evening.rounds[-1].tables for side in table.sides)
    return next(side.players for side in sides if side.entrants == (uid,))


def test_two_pairs_change_partners_and_keep_their_places() -> None:
    """After a round: the results stay, the round under way is played as it was drawn."""
    evening = play_round(evening_of(4), lambda *_: (5000, 4000))
    before = standing(evening)
    running = accepted(start_round(accepted(draw_round(evening, NOTE)), NOTE))
    swapped = accepted(swap_members(running, FIRST, SECOND, WHY))
    assert members_of(swapped, "000") == ("000.0", "001.0")
    assert members_of(swapped, "001") == ("000.1", "001.1")
    assert standing(swapped) == before
    assert swapped.rounds == running.rounds
    assert (swapped.log[-1].kind, swapped.log[-1].members) == ("swapped", ("000.1", "001.0"))
    assert read_evening(evening_document(swapped), "f", RuleLibrary()) == swapped
    assert accepted(swap_members(swapped, *back(), WHY)).entrants == running.entrants


def back() -> tuple[tuple[EntrantUid, MemberUid], tuple[EntrantUid, MemberUid]]:
    return (FIRST[0], SECOND[1]), (SECOND[0], FIRST[1])


def test_a_round_that_is_drawn_has_the_new_partners() -> None:
    evening = accepted(swap_members(accepted(draw_round(evening_of(4), NOTE)), FIRST, SECOND, WHY))
    assert side_players(evening, "000") == ("000.0", "001.0")
    assert side_players(evening, "001") == ("000.1", "001.1")
    assert read_evening(evening_document(evening), "f", RuleLibrary()) == evening


def test_pairs_of_one_team_change_partners() -> None:
    evening = evening_of(2, form="teams")
    first, second = MemberUid("000.0"), MemberUid("000.3")
    evening = accepted(swap_members(evening, (FIRST[0], first), (FIRST[0], second), WHY))
    assert members_of(evening, "000") == ("000.3", "000.1", "000.2", "000.0")


def test_nobody_changes_places_with_somebody_who_is_not_there() -> None:
    evening = accepted(check_out(evening_of(4), SECOND[0]))
    assert problem_codes(swap_members(evening, FIRST, SECOND, WHY)) == ["not_there"]
    unknown = (SECOND[0], MemberUid("zoe"))
    assert problem_codes(swap_members(evening_of(4), FIRST, unknown, WHY)) == ["no_such_member"]
