"""A store full of scenes, with a phone of its own for each match and language.

What a phone shows first is a setting of its device, so that no scene has to tap its way there.
"""

import itertools
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path
from urllib.parse import quote

from scorekeeper.league import outbox
from scorekeeper.match import MatchUid
from scorekeeper.rules.house_rules import ProfileUid
from scorekeeper.services import Session, open_session
from scorekeeper.ui.state import LANGUAGE, MATCH
from tests.tools.gallery.clubs import clubs, members
from tests.tools.gallery.filled import filled
from tests.tools.gallery.guests import let_in
from tests.tools.gallery.scenes import Scene

BETWEEN = timedelta(minutes=4)
"""The time between two looks at the clock while the store is filled."""
EVENING_LONG, LATEST = timedelta(hours=5), timedelta(minutes=20)
"""The age of the first look, and of the last before the clock goes slowly."""
OF_A_CLUB = 200
"""The factor by which it is slower then: many tables do as much in the same time."""
NO_MATCH = "no match"
"""Of a device whose match is not there any more."""


@dataclass(frozen=True, slots=True)
class Theatre:
    matches: dict[str, MatchUid]
    deals: dict[str, str]
    last_deals: dict[str, str]
    house: ProfileUid
    person: str
    evenings: Mapping[str, str]
    """Of the club, and what else of it has a uid."""
    tokens: Mapping[str, str]
    """By which the club's server knows its guests."""

    def address(self, scene: Scene) -> str:
        return scene.route.format(
            deal=self.deals.get(scene.match, ""),
            last=self.last_deals.get(scene.match, ""),
            house=self.house,
            person=self.person,
            **self.evenings,
        )

    def seat_all(self, session: Session, language: str) -> None:
        """Give each match a device of its own that speaks this language and shows that match."""
        for name, uid in {**self.matches, NO_MATCH: NO_MATCH}.items():
            chosen = {MATCH: uid, LANGUAGE: language}
            session.settings.choose(seat(name, language), **chosen)


def seat(match: str, language: str) -> str:
    return f"{match} {language}"


def session_of(folder: Path) -> Session:
    """A session on a new store, as if the evening had been played just now."""
    begun = datetime.now().astimezone() - EVENING_LONG
    looks, uids = itertools.count(), itertools.count(1)

    def now() -> str:
        passed = next(looks) * BETWEEN
        slowly = max(passed - EVENING_LONG + LATEST, timedelta()) / OF_A_CLUB
        return (begun + min(passed, EVENING_LONG - LATEST) + slowly).isoformat(timespec="seconds")

    return open_session(folder, now=now, new_uid=lambda: f"gallery-{next(uids)}")


def build_theatre(session: Session) -> Theatre:
    matches = filled(session)
    played = {name: session.matches.open(uid).match.deals for name, uid in matches.items()}
    deals = {name: str(found[0].uid) for name, found in played.items() if found}
    last_deals = {name: str(found[-1].uid) for name, found in played.items() if found}
    people = members(session)
    evenings = clubs(session, people)
    guests = let_in(session, people, evenings)
    url, folder = "https://league.example", session.path.parent
    outbox.join(folder, club="north", url=url, key="secret", nameless=False)
    # Somebody who has finished games at home.
    ana = next(known for known in session.people.list() if known.who.name == "Ana")
    person = quote(ana.who.key, safe="")
    return Theatre(
        matches,
        deals | guests.deals,
        last_deals,
        session.profiles.list()[0].uid,
        person,
        evenings,
        guests.tokens,
    )
