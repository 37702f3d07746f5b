"""Lists of people who check in at once: how they are read, whom they mean, and what is wrong."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.club.model import EveningUid, Form, Member, MemberUid, Movement
from scorekeeper.i18n.messages import is_seat_name
from scorekeeper.services import Identity, Session
from scorekeeper.services.club import check_in
from scorekeeper.services.club.check_in import Directory, Line, ListWords
from tests.club.kit import accepted, plan_of
from tests.services.club.kit import BY, enters
from tests.services.club.people_kit import member

WORDS = ListWords(
    names=frozenset(("name", "player", "partner")),
    first_names=frozenset(("first name", "vorname")),
    last_names=frozenset(("last name", "nachname")),
    teams=frozenset(("team",)),
    joints=frozenset(("and", "und")),
)
NOBODY = Directory(())


def directory_of(*names: str) -> Directory:
    return Directory(tuple(Identity(uid=f"u{n}", name=name) for n, name in enumerate(names)))


def names_in_list(text: str, directory: Directory = NOBODY) -> list[tuple[str, ...]]:
    return [line.names for line in check_in.read_list(text, WORDS, directory)]


@pytest.mark.parametrize(
    "line",
    [
        *("Ana & Ben", "Ana, Ben", "Ana; Ben", "Ana\tBen", "Ana + Ben", "Ana / Ben"),
        *("Ana und Ben", "Ana AND Ben", "Ana – Ben", "1. Ana & Ben", "12) Ana, Ben", "- Ana & Ben"),
        *("7;Ana;Ben;1.250", '"Ana","Ben"', "  Ana   &  Ben  ", "Ana & Ben,"),
    ],
)
def test_two_names_of_a_line_belong_together(line: str) -> None:
    assert names_in_list(line) == [("Ana", "Ben")]


@pytest.mark.parametrize("name", ["@SUM(1+1)", "Ana 1+1", "Ben (A+)", "@ana", "3/4 Ben"])
def test_name_with_a_sign_in_it_is_one_name(name: str) -> None:
    assert names_in_list(name) == [(name,)]


@pytest.mark.parametrize("line", ["Ana+Ben", "Ana/Ben", "Ana&Ben"])
def test_two_names_without_spaces_belong_together(line: str) -> None:
    assert names_in_list(line) == [("Ana", "Ben")]


@pytest.mark.parametrize("form", ["pairs", "teams"])
def test_line_that_stays_reads_as_it_was_typed(form: Form) -> None:
    text = "Uwe Ulm, Vera Voss" if form == "pairs" else "Odds: Uwe Ulm, Vera Voss, Willi Wolf"
    lines = check_in.group_by_entrant(check_in.read_list(text, WORDS, NOBODY), form, 2)
    assert [line.text for line in lines] == [text]


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("Ana\nBen\n\n  \nCleo\n", [("Ana",), ("Ben",), ("Cleo",)]),
        ("Jean-Luc & O’Neill", [("Jean-Luc", "O’Neill")]),
        ("Name;Verein\nAna Berg;Bonn\nBen Ohm;Köln", [("Ana Berg",), ("Ben Ohm",)]),
        ("Vorname,Nachname,Punkte\nAna,Berg,20\nBen,Ohm,30", [("Ana Berg",), ("Ben Ohm",)]),
        ("Nr\tPlayer 1\tPlayer 2\n1\tAna\tBen\n2\tCleo\tDov", [("Ana", "Ben"), ("Cleo", "Dov")]),
        (
            "Vorname;Nachname;Vorname;Nachname\nAna;Berg;Ben;Ohm\nCleo;;Dov;Pi",
            [("Ana Berg", "Ben Ohm"), ("Cleo", "Dov Pi")],
        ),
        ('Name,Club\n"Berg, Ana",Bonn', [("Ana Berg",)]),
        ("First name;First name\nAna;Ben", [("Ana", "Ben")]),
        ("Name;Team;Name\nAna;7;Ben", [("Ana", "Ben")]),
    ],
)
def test_lists_and_files_with_heads_are_read(text: str, lines: list[tuple[str, ...]]) -> None:
    assert names_in_list(text) == lines


def test_last_name_first_is_one_name_where_it_is_known() -> None:
    people = directory_of("Ana Berg")
    assert names_in_list("Berg, Ana", people) == [("Berg, Ana",)]
    assert people.find("Berg, Ana") == people.people[0]
    assert names_in_list("Berg, Ana") == [("Berg", "Ana")]


def test_name_with_a_list_separator_is_one_where_it_is_known() -> None:
    assert names_in_list("Tom & Jerry Stone", directory_of("Tom & Jerry Stone")) == [
        ("Tom & Jerry Stone",)
    ]


def test_a_team_has_its_name_before_a_colon() -> None:
    assert check_in.read_list("Reds: Ana, Ben, Cleo, Dov", WORDS, NOBODY) == (
        Line(("Ana", "Ben", "Cleo", "Dov"), "Reds"),
    )


@pytest.mark.parametrize(
    ("form", "text", "groups"),
    [
        ("individuals", "Ana & Ben\nCleo", [("Ana",), ("Ben",), ("Cleo",)]),
        ("pairs", "Ana & Ben\nCleo\nDov", [("Ana", "Ben"), ("Cleo", "Dov")]),
        ("pairs", "Ana\nBen & Cleo\nDov", [("Ben", "Cleo"), ("Ana", "Dov")]),
        ("pairs", "Ana, Ben, Cleo, Dov", [("Ana", "Ben"), ("Cleo", "Dov")]),
        ("pairs", "Ana, Ben, Cleo", [("Ana", "Ben"), ("Cleo",)]),
        ("teams", "Ana, Ben, Cleo, Dov\nEva", [("Ana", "Ben", "Cleo", "Dov"), ("Eva",)]),
    ],
)
def test_check_in_list_groups_names_by_entrant(
    form: Form, text: str, groups: list[tuple[str, ...]]
) -> None:
    lines = check_in.read_list(text, WORDS, NOBODY)
    assert [line.names for line in check_in.group_by_entrant(lines, form, 2)] == groups


names = st.lists(
    st.from_regex(r"[A-Z][a-zé]{2,8}( [A-Z][a-zé’-]{2,8})?", fullmatch=True),
    max_size=12,
    unique=True,
).filter(lambda some: not any(word in WORDS.joints for name in some for word in name.split()))


@pytest.mark.thorough
@given(names)
def test_nobody_of_a_list_is_lost_or_comes_twice(some: list[str]) -> None:
    lines = check_in.group_by_entrant(
        check_in.read_list("\n".join(some), WORDS, NOBODY), "pairs", 2
    )
    assert sorted(name for line in lines for name in line.names) == sorted(some)
    again = check_in.read_list("\n".join(line.text for line in lines), WORDS, NOBODY)
    assert [line.names for line in again] == [line.names for line in lines]


def test_a_name_is_known_whatever_its_capitals_accents_and_order() -> None:
    people = directory_of("Zoë Müller", "Ana Berg")
    for typed in ("Zoë Müller", "zoe muller", "Müller Zoë", "ZOË  MÜLLER"):
        found = people.find(typed)
        assert found is not None, typed
        assert found.name == "Zoë Müller"
    assert people.find("Zoë") is None


def test_of_two_of_one_name_none_is_taken_for_the_other() -> None:
    bonn, ulm = (Identity(uid=note, name="Ana Berg", note=note) for note in ("Bonn", "Ulm"))
    people = Directory((bonn, ulm))
    assert people.find("Ana Berg") is None
    assert people.likely("Ana Berg") == (bonn, ulm)
    assert people.find("Ana Berg (Ulm)") == ulm


@pytest.mark.parametrize(
    ("typed", "likely"),
    [
        ("Anna Berg", ["Ana Berg"]),
        ("Ana", ["Ana Berg"]),
        ("Jana Berger", ["Ana Berg", "Jan Berger"]),
        ("Wolfgang", []),
    ],
)
def test_check_in_list_offers_likely_people(typed: str, likely: list[str]) -> None:
    people = directory_of("Ana Berg", "Jan Berger", "Ben Ohm")
    assert sorted(who.name for who in people.likely(typed)) == likely


# --- who of them can be entered


def begin_evening(
    session: Session, *pairs: tuple[str, ...], form: Form = "pairs", name: str = ""
) -> EveningUid:
    movement: Movement = "by_standing" if form == "pairs" else "rotating"
    plan = replace(plan_of(form=form, movement=movement), name=name or "Tuesday")
    uid: EveningUid = accepted(session.club.evenings.begin(plan, by=BY))
    for number, pair in enumerate(pairs, start=1):
        enters(session, uid, f"e{number}", [who(session, one) for one in pair])
    return uid


def who(session: Session, name: str) -> Member:
    people = (one.who for one in session.people.list() if one.who.name == name)
    found = next(people, None) or session.people.add(name)
    return Member(MemberUid(str(found.uid)), name)


def arrivals(session: Session, uid: EveningUid, text: str) -> tuple[check_in.Arrival, ...]:
    directory = Directory(tuple(one.who for one in session.people.list()))
    lines = check_in.group_by_entrant(check_in.read_list(text, WORDS, directory), "pairs", 2)
    now = session.club.evenings.open(uid)
    return check_in.find_arrivals(now, lines, directory, chosen={}, is_seat_name=is_seat_name)


def test_check_in_list_problems_stand_at_their_line(session: Session) -> None:
    uid = begin_evening(session, ("Ana", "Ben"))
    text = (
        "Cleo & Dov\nAna & Eva\nNorth & Finn\nCleo & Greta\nHugo & Hugo\n"
        + "x" * 81
        + " & Ida\nJon"
    )
    found = [[problem.code for problem in one.problems] for one in arrivals(session, uid, text)]
    assert found == [
        [],
        ["plays_already"],
        ["name_of_a_seat"],
        ["plays_already"],
        ["member_twice"],
        ["name_too_long"],
        ["partner_needed"],
    ]


def test_a_column_of_teams_names_them_unless_it_counts_them() -> None:
    text = "Team;Player 1;Player 2\nFoxes;Ana;Ben\n7;Cleo;Dov"
    assert check_in.read_list(text, WORDS, NOBODY) == (
        Line(("Ana", "Ben"), "Foxes"),
        Line(("Cleo", "Dov")),
    )


def test_joining_the_club_is_refused_person_by_person(session: Session) -> None:
    """Ana is a member and Ben a guest; a name comes once, and is one that somebody can have."""
    member(session, "Ana")
    ben = session.people.add("Ben")
    directory = Directory(tuple(one.who for one in session.people.list()))
    lines = check_in.read_list("Ana\nBen\nCleo\nCleo\nNorth\n" + "x" * 81, WORDS, directory)
    arrivals = check_in.new_member_arrivals(
        session.club.members, lines, directory, chosen={}, is_seat_name=is_seat_name
    )
    assert [[problem.code for problem in one.problems] for one in arrivals] == [
        ["is_member"],
        [],
        [],
        ["is_member"],
        ["name_of_a_seat"],
        ["name_too_long"],
    ]
    assert [one.people[0].is_new for one in arrivals[:3]] == [False, False, True]
    assert arrivals[1].people[0].who.uid == ben.uid


def test_check_in_list_enters_all_or_none(session: Session) -> None:
    uid = begin_evening(session, ("Ana", "Ben"))
    text = "Cleo & Dov\nEva & Finn"
    ready, now = arrivals(session, uid, text), session.club.evenings.open(uid)
    twice = [Member(MemberUid(name), name) for name in ("c", "d", "d", "c")]
    refused = check_in.enter_all(now, ready, twice)
    assert isinstance(refused, tuple)
    assert {problem.code for problem in refused} == {"plays_already"}


def test_all_that_can_be_entered_come_in_one_change_of_the_store(session: Session) -> None:
    uid = begin_evening(session, ("Ana", "Ben"))
    ready = [one for one in arrivals(session, uid, "Cleo & Dov\nEva & Finn") if not one.problems]
    people = [person.who for one in ready for person in one.people]
    accepted(
        session.club.evenings.change_with_people(
            uid, people, lambda now, _, members: check_in.enter_all(now, ready, members), by=BY
        )
    )
    entrants = session.club.evenings.open(uid).entrants
    assert [entrant.uid for entrant in entrants] == ["e1", "e2", "e3"]
    assert sorted(one.who.name for one in session.people.list()) == [
        *("Ana", "Ben", "Cleo", "Dov", "Eva", "Finn")
    ]


# --- lists that the store has


def names_of(lines: tuple[Line, ...]) -> list[tuple[str, ...]]:
    return [line.names for line in lines]


def test_the_latest_evenings_of_the_same_form_are_offered(session: Session) -> None:
    first = begin_evening(session, ("Ana", "Ben"), name="First")
    begin_evening(session, ("Ana",), form="individuals", name="Alone")
    begin_evening(session, name="Nobody came")
    now = session.club.evenings.open(begin_evening(session, name="Now"))
    offered = check_in.earlier_evenings(session.club.evenings, now)
    assert [(one.uid, one.name) for one in offered] == [(first, "First")]


def test_as_last_time_leaves_out_players_already_there(
    session: Session,
) -> None:
    before = begin_evening(session, ("Ana", "Ben"), ("Cleo", "Dov"), ("Eva", "Finn"))
    members = session.club.members
    cleo = next(one.who for one in session.people.list() if one.who.name == "Cleo")
    accepted(members.forget(MemberUid(str(cleo.uid)), "Former player 1"))
    uid = begin_evening(session, ("Ana", "Ben"))
    evenings = session.club.evenings
    lines, gone = check_in.lines_of_evening(members, evenings.open(before), evenings.open(uid))
    assert names_of(lines) == [("Dov",), ("Eva", "Finn")]
    assert gone == ("Former player 1",)


def test_all_members_come_with_their_last_partners(
    session: Session,
) -> None:
    """All members come with the partners they had last and others by lot."""
    for name in ("Ana", "Ben", "Cleo", "Dov", "Eva"):
        member(session, name)
    session.people.add("Guest")
    begin_evening(session, ("Ana", "Cleo"), ("Ben", "Guest"), name="Earlier")
    uid = begin_evening(session, ("Eva", "Guest"))
    members, evenings = session.club.members, session.club.evenings
    lines = check_in.member_lines(members, evenings, evenings.open(uid), is_seat_name=is_seat_name)
    assert names_of(lines)[0] == ("Ana", "Cleo")
    assert sorted(names_of(lines)[1:]) == [("Ben",), ("Dov",)]
    again = check_in.member_lines(members, evenings, evenings.open(uid), is_seat_name=is_seat_name)
    assert again == lines


def test_all_known_people_count_as_members_where_none_is_named(session: Session) -> None:
    session.people.add("Ana")
    session.people.add("Ben")
    uid = begin_evening(session, form="individuals")
    members, evenings = session.club.members, session.club.evenings
    lines = check_in.member_lines(members, evenings, evenings.open(uid), is_seat_name=is_seat_name)
    assert names_of(lines) == [("Ana",), ("Ben",)]
