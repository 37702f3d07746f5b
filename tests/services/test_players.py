"""People have identities: two of one name, one under two names, and old matches that follow."""

import json

from scorekeeper.match import MatchUid, Player, Side
from scorekeeper.match.seating import Person
from scorekeeper.match.statistics import Figures
from scorekeeper.services import Change, Identity, KnownPerson, Session
from scorekeeper.services.matches import statistics_report
from tests.services.conftest import Reopen, classic, deal
from tests.support.matches import CLEO_DOV

SOME, LESS = {"total": 500}, {"total": 120}


def record_match(session: Session, *names: str, demo: bool = False) -> MatchUid:
    """The uid of a match of these four, partners first, with one deal."""
    one, two, three, four = map(Player, names)
    sides = (
        Side(f"{one.name} & {two.name}", (one, two)),
        Side(f"{three.name} & {four.name}", (three, four)),
    )
    uid = session.matches.start(classic(sides=sides, is_demo=demo))
    assert isinstance(uid, str), uid
    session.deals.record(uid, deal(SOME, LESS), seen=session.matches.number(uid))
    return uid


def person(session: Session, label: str) -> KnownPerson:
    (found,) = (one for one in session.people.list() if one.who.label == label)
    return found


def who(session: Session, label: str) -> Identity:
    return person(session, label).who


def labels(session: Session) -> list[str]:
    return [one.who.label for one in session.people.list()]


def sides(session: Session, uid: MatchUid) -> list[str]:
    return [side.name for side in session.matches.open(uid).match.sides]


def figures_of_all(session: Session) -> tuple[tuple[Person, Figures], ...]:
    """Return the figures of all players, as if the clock had ended every match."""
    matches = session.matches.list()
    uids = [summary.uid for summary in matches]
    found = statistics_report(matches, is_seat_name=lambda _: False, ended_by_clock=uids)
    return found.statistics.players


def deals_of(session: Session) -> dict[str, int]:
    return {person.name: figures.deals for person, figures in figures_of_all(session)}


def test_everybody_who_played_is_listed_with_the_matches(session: Session) -> None:
    first = record_match(session, "Ana", "Ben", "Cleo", "Dov")
    second = record_match(session, "Ana", "Eva", "Cleo", "Dov")
    assert labels(session) == ["Ana", "Ben", "Cleo", "Dov", "Eva"]
    assert person(session, "Ana").matches == (first, second)


def test_names_of_seats_and_demo_matches_are_nobody(session: Session) -> None:
    record_match(session, "North", "Ben", "Cleo", "Dov")
    record_match(session, "Xenia", "Yves", "Zoe", "Will", demo=True)
    found = session.people.list(is_seat_name=lambda name: name == "North")
    assert [one.who.name for one in found] == ["Ben", "Cleo", "Dov"]


def test_an_old_match_shows_the_new_name_everywhere(reopen: Reopen) -> None:
    session = reopen()
    uid = record_match(session, "Ana", "Ben", "Cleo", "Dov")
    session.matches.arrange_next_deal(uid, dealer="Ana", seen=session.matches.number(uid))
    session.people.rename(who(session, "Ana"), "Anna Maria")
    opened = reopen().matches.open(uid)
    assert opened.match.sides[0].name == "Anna Maria & Ben"
    assert opened.match.sides[0].players[0].name == "Anna Maria"
    assert opened.progress.deals[0].dealer == "Anna Maria"
    assert opened.progress.dealer == "Anna Maria"


def test_a_side_with_a_name_of_its_own_keeps_it(session: Session) -> None:
    sharks = Side("Sharks", (Player("Ana"), Player("Ben")))
    uid = session.matches.start(classic(sides=(sharks, CLEO_DOV)))
    assert isinstance(uid, str)
    session.people.rename(who(session, "Ana"), "Anna")
    assert sides(session, uid) == ["Sharks", "Cleo & Dov"]


def test_exported_record_keeps_names_of_its_time(session: Session) -> None:
    uid = record_match(session, "Ana", "Ben", "Cleo", "Dov")
    before = json.loads(session.exchange.export_json([uid]))
    session.people.rename(who(session, "Ana"), "Anna")
    text = session.exchange.export_json([uid])
    assert json.loads(text) == before
    assert session.exchange.preview_import(text, "a file").same != ()


def test_two_of_one_name_are_two_people(session: Session) -> None:
    record_match(session, "Anna", "Ben", "Cleo", "Dov")
    session.people.add("Anna", "from the club")
    second = record_match(session, "Anna (from the club)", "Ben", "Cleo", "Dov")
    assert sides(session, second) == ["Anna & Ben", "Cleo & Dov"]
    assert labels(session)[:2] == ["Anna", "Anna (from the club)"]
    assert [len(person(session, label).matches) for label in labels(session)[:2]] == [1, 1]
    assert sorted(one.name for one, _ in figures_of_all(session)) == [
        "Anna",
        "Anna",
        "Ben",
        "Cleo",
        "Dov",
    ]


def test_at_one_table_two_of_one_name_are_told_apart_by_the_note(session: Session) -> None:
    session.people.add("Anna", "from the club")
    uid = record_match(session, "Anna", "Ben", "Cleo", "Dov")
    assert sides(session, uid)[0] == "Anna & Ben"
    other = session.people.add("Anna", "Ben's sister")
    again = record_match(session, "Anna (from the club)", "Anna (Ben's sister)", "Cleo", "Dov")
    assert sides(session, again)[0] == "Anna (from the club) & Anna (Ben's sister)"
    session.people.rename(other, "Anne")
    assert sides(session, again)[0] == "Anna & Anne"


def test_one_person_under_two_names_counts_once_after_a_merger(session: Session) -> None:
    record_match(session, "Ana", "Ben", "Cleo", "Dov")
    uid = record_match(session, "Anna K.", "Ben", "Cleo", "Dov")
    assert session.people.merge(who(session, "Anna K."), into=who(session, "Ana")) == ()
    assert sides(session, uid)[0] == "Ana & Ben"
    assert labels(session) == ["Ana", "Ben", "Cleo", "Dov"]
    assert len(person(session, "Ana").matches) == 2
    assert deals_of(session)["Ana"] == 2


def test_a_merger_is_taken_back_after_a_restart(reopen: Reopen) -> None:
    session = reopen()
    record_match(session, "Ana", "Ben", "Cleo", "Dov")
    uid = record_match(session, "Anna K.", "Ben", "Cleo", "Dov")
    session.people.merge(who(session, "Anna K."), into=who(session, "Ana"))
    session = reopen()
    (gone,) = person(session, "Ana").also
    assert gone.name == "Anna K."
    session.people.separate(gone)
    assert sides(session, uid)[0] == "Anna K. & Ben"
    assert deals_of(session)["Ana"] == 1


def test_two_who_met_in_a_match_are_not_one_person(session: Session) -> None:
    uid = record_match(session, "Ana", "Ben", "Cleo", "Dov")
    (problem,) = session.people.merge(who(session, "Ana"), into=who(session, "Cleo"))
    assert (problem.code, problem.values) == ("same_match", {"matches": 1})
    assert sides(session, uid) == ["Ana & Ben", "Cleo & Dov"]
    assert session.people.merge(who(session, "Ana"), into=who(session, "Ana")) != ()


def test_a_merger_of_the_merged_follows_to_the_last(session: Session) -> None:
    uid = record_match(session, "Ana", "Ben", "Cleo", "Dov")
    for name in ("Anna", "Annette"):
        record_match(session, name, "Ben", "Cleo", "Dov")
    session.people.merge(who(session, "Ana"), into=who(session, "Anna"))
    session.people.merge(who(session, "Anna"), into=who(session, "Annette"))
    assert sides(session, uid)[0] == "Annette & Ben"
    assert deals_of(session)["Annette"] == 3


def test_whoever_has_a_name_that_another_gave_up_is_somebody_new(session: Session) -> None:
    record_match(session, "Ana", "Ben", "Cleo", "Dov")
    session.people.rename(who(session, "Ana"), "Anna")
    uid = record_match(session, "Ana", "Ben", "Cleo", "Dov")
    assert sides(session, uid)[0] == "Ana & Ben"
    assert deals_of(session) == {"Anna": 1, "Ana": 1, "Ben": 2, "Cleo": 2, "Dov": 2}


def test_a_name_that_is_typed_means_the_person_who_has_it_now(session: Session) -> None:
    record_match(session, "Ana", "Ben", "Cleo", "Dov")
    session.people.rename(who(session, "Ana"), "Anna")
    record_match(session, "Anna", "Ben", "Cleo", "Dov")
    assert deals_of(session)["Anna"] == 2


def test_a_correction_keeps_who_somebody_is(session: Session) -> None:
    uid = record_match(session, "Ana", "Ben", "Cleo", "Dov")
    renamed = session.people.rename(who(session, "Ana"), "Anna")
    shown = session.matches.open(uid).match
    assert isinstance(
        session.matches.correct_set_up(
            uid, classic(sides=shown.sides), seen=session.matches.number(uid)
        ),
        Change,
    )
    session.people.rename(renamed, "Annette")
    assert sides(session, uid)[0] == "Annette & Ben"


def test_deals_of_a_renamed_player_can_be_amended_and_go_on(session: Session) -> None:
    uid = record_match(session, "Ana", "Ben", "Cleo", "Dov")
    session.matches.arrange_next_deal(
        uid, seats=("Ana", "Cleo", "Eva", "Dov"), seen=session.matches.number(uid)
    )
    session.deals.record(uid, deal(SOME, LESS), seen=session.matches.number(uid))
    session.people.rename(who(session, "Eva"), "Evelyn")
    session.people.rename(who(session, "Ana"), "Anna")
    later = session.matches.open(uid).match.deals[1]
    assert later.seats == ("Anna", "Cleo", "Evelyn", "Dov")
    assert later.uid is not None
    session.deals.amend(uid, later.uid, later, seen=session.matches.number(uid))
    session.deals.record(uid, deal(SOME, LESS), seen=session.matches.number(uid))
    session.people.rename(who(session, "Anna"), "Annette")
    shown = session.matches.open(uid).match
    assert [one.seats for one in shown.deals][1:] == [("Annette", "Cleo", "Evelyn", "Dov")] * 2
    assert deals_of(session) == {"Annette": 3, "Ben": 1, "Cleo": 3, "Dov": 3, "Evelyn": 2}
