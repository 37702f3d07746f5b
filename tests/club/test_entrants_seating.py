"""The match at a table: its rules, its sides, and who sits there."""

from scorekeeper.club.entrants import add_entrant, match_sides, rule_set_at, substitute_member
from scorekeeper.club.model import EntrantUid, Member, MemberUid
from scorekeeper.club.rounds import draw_round
from scorekeeper.match import Player, Side
from tests.club.kit import NOTE, accepted, enter_entrant, evening_of

ANA, BEN, ZOE = (Member(MemberUid(name), name.title()) for name in ("ana", "ben", "zoe"))


def test_a_side_goes_by_its_own_name_or_by_its_players() -> None:
    evening = accepted(
        add_entrant(
            enter_entrant(evening_of(0, movement="free"), "Jokers"), EntrantUid("p"), [ANA, BEN]
        )
    )
    evening = accepted(draw_round(evening, NOTE))
    assert match_sides(evening, evening.rounds[0].tables[0]) == (
        Side("Jokers", (Player("Jokers.0", "Jokers.0"), Player("Jokers.1", "Jokers.1"))),
        Side("Ana & Ben", (Player("Ana", "ana"), Player("Ben", "ben"))),
    )
    evening = accepted(substitute_member(evening, EntrantUid("p"), MemberUid("ben"), ZOE, NOTE))
    assert match_sides(evening, evening.rounds[0].tables[0])[1].name == "Ana & Zoe"


def test_sides_of_the_same_name_go_by_their_players() -> None:
    evening = evening_of(0, movement="free")
    for uid, members in (("p", [ANA, BEN]), ("q", [ZOE, Member(MemberUid("dov"), "Dov")])):
        evening = accepted(add_entrant(evening, EntrantUid(uid), members, name="Lions"))
    evening = accepted(draw_round(evening, NOTE))
    names = [side.name for side in match_sides(evening, evening.rounds[0].tables[0])]
    assert names == ["Ana & Ben", "Zoe & Dov"]


def test_partners_for_a_round_go_by_both_their_names() -> None:
    evening = evening_of("ABCD", form="individuals", movement="free")
    evening = accepted(draw_round(evening, NOTE))
    assert [side.name for side in match_sides(evening, evening.rounds[0].tables[0])] == [
        "A.0 & B.0",
        "C.0 & D.0",
    ]


def test_the_tables_of_those_left_over_have_rules_of_their_own() -> None:
    evening = evening_of(7, form="individuals", movement="rotating", threes="classic_3p")
    evening = accepted(draw_round(evening, NOTE))
    rules = {len(table.sides): rule_set_at(evening, table) for table in evening.rounds[0].tables}
    assert rules == {2: "classic_4p", 3: "classic_3p"}


def test_a_game_without_partners_is_no_table_of_those_left_over() -> None:
    evening = evening_of(6, form="individuals", movement="by_lot", ruleset="classic_3p")
    evening = accepted(draw_round(evening, NOTE))
    assert {rule_set_at(evening, table) for table in evening.rounds[0].tables} == {"classic_3p"}
