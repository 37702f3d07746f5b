"""Typed addresses of the screens of a club; see `scorekeeper.ui.addresses`."""

from dataclasses import dataclass
from typing import ClassVar

from scorekeeper.ui.addresses import Address, FixedAddress

# --- the club

NEW_EVENING = FixedAddress("/club-new")
PUBLISH = FixedAddress("/club-publish")
LEAGUE = FixedAddress("/club-league")
TAKE_OVER = FixedAddress("/club-take")  # import of a session from a file
DIRECTORS = FixedAddress("/club-directors")
MEMBERS = FixedAddress("/club-members")
SEASONS = FixedAddress("/club-seasons")


@dataclass(frozen=True, slots=True)
class NewEveningAfter(Address):
    """Plan of a new session for qualifiers of an earlier one."""

    path: ClassVar[str] = "/club-new/:evening"
    evening: str


@dataclass(frozen=True, slots=True)
class Member(Address):
    """A member of the club."""

    path: ClassVar[str] = "/club-members/:key"
    key: str


@dataclass(frozen=True, slots=True)
class Season(Address):
    """A season: its sessions and its standings."""

    path: ClassVar[str] = "/club-seasons/:season"
    season: str


@dataclass(frozen=True, slots=True)
class SeasonStatistics(Address):
    """Statistics of a season."""

    path: ClassVar[str] = "/club-seasons/:season/statistics"
    season: str


# --- a session


@dataclass(frozen=True, slots=True)
class Evening(Address):
    """The tables of a session."""

    path: ClassVar[str] = "/club/:evening"
    evening: str


@dataclass(frozen=True, slots=True)
class EveningBigScreen(Address):
    """The code for big screens of a session, and the choice between names and initials."""

    path: ClassVar[str] = "/club/:evening/screen"
    evening: str


@dataclass(frozen=True, slots=True)
class EveningPlan(Address):
    """The plan of a session."""

    path: ClassVar[str] = "/club/:evening/plan"
    evening: str


@dataclass(frozen=True, slots=True)
class EveningPlayers(Address):
    """The entries of a session."""

    path: ClassVar[str] = "/club/:evening/players"
    evening: str


@dataclass(frozen=True, slots=True)
class EveningEntrant(Address):
    """An entry of a session: a player, a pair or a team."""

    path: ClassVar[str] = "/club/:evening/players/:entrant"
    evening: str
    entrant: str


@dataclass(frozen=True, slots=True)
class EveningTable(Address):
    """A table of a round."""

    path: ClassVar[str] = "/club/:evening/table/:round/:table"
    evening: str
    round: str
    table: str


@dataclass(frozen=True, slots=True)
class EveningResults(Address):
    """The form for all results of a round."""

    path: ClassVar[str] = "/club/:evening/results"
    evening: str


@dataclass(frozen=True, slots=True)
class EveningStanding(Address):
    """The standings of a session."""

    path: ClassVar[str] = "/club/:evening/standing"
    evening: str


@dataclass(frozen=True, slots=True)
class EveningLog(Address):
    """The log of a session."""

    path: ClassVar[str] = "/club/:evening/log"
    evening: str


@dataclass(frozen=True, slots=True)
class EveningPapers(Address):
    """Papers of a session to print, and the session as a file."""

    path: ClassVar[str] = "/club/:evening/papers"
    evening: str


@dataclass(frozen=True, slots=True)
class EveningPhones(Address):
    """The phones of a session."""

    path: ClassVar[str] = "/club/:evening/phones"
    evening: str


# --- phones of the tables

PHONE_OWNER = FixedAddress("/whose")  # whose phone it is
CALL = FixedAddress("/call")  # a call of the organiser
RESULT = FixedAddress("/result")  # the report of a result
DISPUTE = FixedAddress("/dispute")


@dataclass(frozen=True, slots=True)
class HandOver(Address):
    """Acceptance of a result by a player of another side on this phone."""

    path: ClassVar[str] = "/hand-over/:side"
    side: str


@dataclass(frozen=True, slots=True)
class DisputeBySide(Address):
    """Dispute of a result by a player of another side on this phone."""

    path: ClassVar[str] = "/dispute/:side"
    side: str
