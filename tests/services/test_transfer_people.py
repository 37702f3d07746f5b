"""Everything for a new phone has the people in it: names, notes, and who is the same as whom."""

import json
from typing import Any

import pytest

from scorekeeper.match import MatchUid, Player, RecordError, Side
from scorekeeper.services import Identity, Session
from scorekeeper.services.transfer import PersonChange
from tests.services.conftest import import_text, start_match
from tests.services.test_transfer_parcels import parcel
from tests.support.matches import deal_by_totals


def record_match(session: Session, *names: str) -> MatchUid:
    one, two, three, four = map(Player, names)
    sides = (Side("Ours", (one, two)), Side("Theirs", (three, four)))
    uid = start_match(session, sides=sides)
    session.deals.record(uid, deal_by_totals(500, 120), seen=session.matches.number(uid))
    return uid


def who(session: Session, label: str) -> Identity:
    (found,) = (one.who for one in session.people.list() if one.who.label == label)
    return found


def labels(session: Session) -> list[str]:
    return [one.who.label for one in session.people.list()]


def stored_people(session: Session) -> list[Any]:
    return session._work.database.table("players").all()


def hours_later(session: Session) -> None:
    """Time passes; the clock of a test moves on with each look at it."""
    for _ in range(120):
        session._work.now()


@pytest.fixture
def club(here: Session) -> Session:
    """Two Annas here, one of them under two names, and somebody who has not played yet."""
    record_match(here, "Anna", "Ben", "Cleo", "Dov")
    record_match(here, "Annie", "Ben", "Cleo", "Dov")
    here.people.rename(who(here, "Anna"), "Anna", "of the choir")
    here.people.merge(who(here, "Annie"), into=who(here, "Anna (of the choir)"))
    here.people.add("Anna", "next door")
    return here


def test_a_new_phone_knows_everybody_as_the_old_one_did(club: Session, there: Session) -> None:
    taken = import_text(there, club.exchange.export_json())
    assert labels(there) == ["Anna (next door)", "Anna (of the choir)", "Ben", "Cleo", "Dov"]
    for one, other in zip(there.people.list(), club.people.list(), strict=True):
        assert (one.who, one.also, set(one.matches)) == (other.who, other.also, set(other.matches))
    assert stored_people(there) == stored_people(club)
    assert sorted(one.name for one in taken.people) == [
        "Anna (next door)",
        "Anna (of the choir)",
        "Annie",
    ]


def test_a_second_time_brings_nothing_and_asks_nothing(club: Session, there: Session) -> None:
    text = club.exchange.export_json()
    import_text(there, text)
    before = stored_people(there)
    offer = there.exchange.preview_import(text, "club.json")
    assert (offer.changed_people, offer.new, offer.conflicts) == ((), (), ())
    assert import_text(there, text).people == []
    assert stored_people(there) == before
    assert there.exchange.export_json().splitlines()[1:] == text.splitlines()[1:]


def test_a_file_of_an_older_program_has_no_people_and_changes_none(
    club: Session, there: Session
) -> None:
    document = json.loads(club.exchange.export_json())
    del document["people"]
    taken = import_text(there, json.dumps(document))
    assert len(taken.added) == 2
    assert (taken.people, stored_people(there)) == ([], [])
    import_text(club, json.dumps(document))
    assert labels(club)[0] == "Anna (next door)"


def test_the_file_of_one_match_says_nothing_of_people(club: Session) -> None:
    (uid, *_) = [summary.uid for summary in club.matches.list()]
    assert "people" not in json.loads(club.exchange.export_json([uid]))


def test_of_two_names_the_one_that_was_given_later_stands(club: Session, there: Session) -> None:
    import_text(there, club.exchange.export_json())
    hours_later(there)
    there.people.rename(who(there, "Anna (of the choir)"), "Anna Maria")
    offer = club.exchange.preview_import(there.exchange.export_json(), "theirs.json")
    uid = who(club, "Anna (of the choir)").key
    assert offer.changed_people == (
        PersonChange(uid=uid, name="Anna Maria", before="Anna (of the choir)"),
    )
    import_text(club, there.exchange.export_json())
    assert labels(club) == ["Anna (next door)", "Anna Maria", "Ben", "Cleo", "Dov"]
    assert import_text(there, club.exchange.export_json()).people == []


def test_people_changed_here_stay_when_a_parcel_comes_again(club: Session, there: Session) -> None:
    text = club.exchange.export_json()
    import_text(there, text)
    hours_later(there)
    there.people.rename(who(there, "Anna (of the choir)"), "Anna Maria")
    there.people.separate(Identity(uid=stored_people(there)[1]["uid"], name="Annie"))
    assert import_text(there, text).people == []
    assert "Annie" in labels(there)
    assert "Anna Maria" in labels(there)


def test_names_of_old_matches_are_of_both_files(here: Session, there: Session) -> None:
    """Without a time nobody knows which is later: what is here stays, and no name is lost."""
    person = {"uid": "p1", "name": "Anna", "names": ["Anna"]}
    import_text(here, parcel(people=[person]))
    import_text(here, parcel(people=[{**person, "name": "Annette", "names": ["Annette"]}]))
    assert stored_people(here)[0]["name"] == "Anna"
    assert stored_people(here)[0]["names"] == ["Anna", "Annette"]


def test_two_who_met_in_a_match_here_are_not_made_one(here: Session) -> None:
    record_match(here, "Anna", "Ben", "Annie", "Dov")
    annie = {"uid": "p2", "name": "Annie", "changed": "2026-11-21T20:00:00+01:00"}
    people = [
        {"uid": "p1", "name": "Anna", "names": ["Anna"], "changed": "2026-11-21T20:00:00+01:00"},
        {**annie, "names": ["Annie"], "same_as": "p1"},
    ]
    import_text(here, parcel(people=people))
    assert labels(here) == ["Anna", "Annie", "Ben", "Dov"]
    assert here.exchange.preview_import(parcel(people=people), "again.json").changed_people == ()


def test_two_files_cannot_make_each_of_two_people_the_other(here: Session) -> None:
    one = {"uid": "p1", "name": "Anna", "changed": "2026-11-01T20:00:00+01:00"}
    two = {"uid": "p2", "name": "Annie", "changed": "2026-11-01T20:00:00+01:00"}
    import_text(here, parcel(people=[one, {**two, "same_as": "p1"}]))
    later = {**one, "same_as": "p2", "changed": "2026-11-02T20:00:00+01:00"}
    import_text(here, parcel(people=[later]))
    assert labels(here) == ["Anna"]
    assert here.exchange.preview_import(parcel(people=[later]), "again.json").changed_people == ()


def test_people_in_parcels_keep_unknown_fields(here: Session, there: Session) -> None:
    import_text(here, parcel(people=[{"uid": "p1", "name": "Anna", "photo": "anna.png"}]))
    import_text(there, here.exchange.export_json())
    assert stored_people(there)[0]["photo"] == "anna.png"


@pytest.mark.parametrize(
    ("people", "where"),
    [
        ({}, "people: wrong kind"),
        ([5], r"people\[0\]: wrong kind"),
        ([{"uid": "p1"}], r"people\[0\].name: missing field"),
        ([{"uid": "p1", "name": " "}], r"people\[0\].name: name needed"),
        ([{"uid": "", "name": "Anna"}], r"people\[0\].uid: there twice"),
        ([{"uid": "p1", "name": "Anna"}] * 2, r"people\[1\].uid: there twice"),
        ([{"uid": "p1", "name": "Anna", "names": "Anna"}], r"people\[0\].names: wrong kind"),
        ([{"uid": "p1", "name": "Anna", "same_as": 5}], r"people\[0\].same_as: wrong kind"),
    ],
)
def test_people_problems_refuse_the_whole_parcel(here: Session, people: Any, where: str) -> None:
    with pytest.raises(RecordError, match=where):
        here.exchange.preview_import(parcel(people=people), "club.json")
    assert stored_people(here) == []
