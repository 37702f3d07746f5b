"""Whoever is forgotten after whatever was done: all matches stay, and everybody else is as before.

Names come from a few that hold each other, are spelt in two ways, or have notes, so that many are
taken for each other; matches are begun, played, put right, deleted, people renamed and merged.
"""

from pathlib import Path
from random import Random

import pytest

from scorekeeper.club.model import MemberUid
from scorekeeper.match import MatchUid, Player, Side
from scorekeeper.services import Identity, Session
from scorekeeper.services.club.members import NameReplacer, plain_name
from tests.services.club.kit import House
from tests.services.club.people_kit import totals_of_matches
from tests.services.conftest import classic, deal

NAMES = ("Ana", "Ana María", "Anna", "Ben", "Banana", "An", "Zoë", "Zoe\u0308", "Bo", "Ana (old)")
NOTES = ("", "", "old", "Ana's sister")
ALIAS = "Somebody 7"


def is_seat_name(name: str) -> bool:
    return name == "North"


class Story:
    def __init__(self, house: House, seed: int) -> None:
        self.house, self.chance = house, Random(seed)
        self.session = house.start()
        self.matches: list[MatchUid] = []

    def go_on(self, steps: int) -> None:
        acts = (self.play, self.play, self.deal, self.deal, self.correct, self.people, self.again)
        for _ in range(steps):
            self.chance.choice(acts)()

    def sides(self) -> tuple[Side, ...]:
        names = self.chance.sample([*NAMES, "North"], 4)
        uids = {one.who.name: one.who.uid for one in self.session.people.list()}
        players = [
            Player(name, uids.get(name) if self.chance.random() < 0.5 else None) for name in names
        ]
        named = [f"{one.name} & {other.name}" for one, other in (players[:2], players[2:])]
        return Side(named[0], tuple(players[:2])), Side(named[1], tuple(players[2:]))

    def play(self) -> None:
        began = self.session.matches.start(classic(sides=self.sides()), by=self.name())
        if isinstance(began, str):
            self.matches.append(began)

    def deal(self) -> None:
        if self.matches:
            uid = self.chance.choice(self.matches)
            points = [{"total": 5 * self.chance.randint(0, 300)} for _ in range(2)]
            self.session.deals.record(
                uid, deal(*points), by=f"by {self.name()}", seen=self.session.matches.number(uid)
            )
            seats = list(self.session.matches.open(uid).match.seats)
            if seats and self.chance.random() < 0.3:
                self.session.matches.arrange_next_deal(
                    uid, dealer=self.chance.choice(seats), seen=self.session.matches.number(uid)
                )

    def correct(self) -> None:
        if self.matches:
            self.session.matches.correct_set_up(
                self.chance.choice(self.matches),
                classic(sides=self.sides()),
                seen=self.session.matches.number(self.chance.choice(self.matches)),
            )

    def people(self) -> None:
        known = [one.who for one in self.session.people.list(is_seat_name=is_seat_name)]
        if not known or self.chance.random() < 0.4:
            self.session.people.add(self.name(), self.chance.choice(NOTES))
        elif self.chance.random() < 0.5:
            self.session.people.rename(self.chance.choice(known), self.name())
        else:
            self.session.people.merge(self.chance.choice(known), into=self.chance.choice(known))

    def again(self) -> None:
        self.session = self.house.start()

    def name(self) -> str:
        return self.chance.choice(NAMES)

    def somebody(self) -> Identity | None:
        known = [one.who for one in self.session.people.list() if one.who.uid is not None]
        return self.chance.choice(known) if known else None


def others(session: Session, uid: str) -> list[tuple[str, str, int]]:
    """Everybody else who has a document, by name, with their matches."""
    found = session.people.list()
    return sorted(
        (one.who.key, one.who.name, len(one.matches))
        for one in found
        if one.who.uid not in (None, uid)
    )


@pytest.mark.thorough
@pytest.mark.parametrize("seed", range(12))
def test_all_that_was_played_stays_whoever_is_forgotten(tmp_path: Path, seed: int) -> None:
    house = House(tmp_path)
    story = Story(house, seed)
    story.go_on(40)
    who = story.somebody() or story.session.people.add("Ana")
    session = story.session
    before, people = totals_of_matches(session), others(session, str(who.uid))
    found = session.club.members.forget(MemberUid(str(who.uid)), ALIAS)
    assert not isinstance(found, tuple), found
    session = house.start()
    assert totals_of_matches(session) == before
    assert others(session, str(who.uid)) == people
    assert found.left == ()
    if plain_name(who.name) not in found.shared:
        longer = [name for name in NAMES if plain_name(name) != plain_name(who.name)]
        looked_for = NameReplacer({who.name: ALIAS}, longer)
        for path in (one for one in house.folder.rglob("*") if one.is_file()):
            assert not looked_for.is_in(path.read_bytes()), path
    for uid in story.matches:
        while session.deals.undo(uid, seen=session.matches.number(uid)):
            assert session.matches.open(uid).match.sides
    house.close()
