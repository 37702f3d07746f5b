"""The data that a club publishes: sessions, seasons, ratings and records under public names."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property

from scorekeeper.club.chronology import in_playing_order
from scorekeeper.club.model import Evening, EveningUid, MemberUid
from scorekeeper.club.ratings import Rating, ratings
from scorekeeper.club.records import Record, records
from scorekeeper.club.serialization import ClubFileError
from scorekeeper.club.standings import Row, Season, SeasonRow, season_table, standing
from scorekeeper.i18n.messages import Words
from scorekeeper.match import Match, MatchUid, Player, RecordError
from scorekeeper.match.progress import Progress
from scorekeeper.match.seating import Person
from scorekeeper.publishing.names import public_names, with_public_names
from scorekeeper.publishing.site_files import page_path
from scorekeeper.rules import RuleSetError
from scorekeeper.services import Session, UnknownMatchError
from scorekeeper.services.club import UnknownEveningError
from scorekeeper.services.club.club import with_current_uids
from scorekeeper.services.players import Identities

SETTINGS = "publishing"
"""The key of the settings in which the club's title is saved."""
UNFINISHED_STATES = ("drawn", "running", "between")


@dataclass(frozen=True, slots=True, kw_only=True)
class PublishOptions:
    """A club's choices for its pages."""

    title: str = ""
    """The name of the club; if empty, the pages say "canasta club" in their language."""
    all_names: bool = False
    """True if all people are published with their full name, not only those who agreed."""
    running: bool = False
    """True if unfinished sessions are published too."""


@dataclass(frozen=True, kw_only=True)
class PublishedClub:
    """All published data, under public names."""

    words: Words
    title: str
    evenings: tuple[Evening, ...]
    """In the order in which they were played."""
    seasons: tuple[tuple[Season, tuple[SeasonRow, ...]], ...]
    """Each season with its table."""
    ratings: tuple[Rating, ...]
    """Empty if openskill is not installed."""
    records: tuple[Record, ...]
    names: Mapping[MemberUid, str]
    """The public names of all participants."""
    people: tuple[MemberUid, ...]
    """The people with a published full name, sorted by name; each has a page."""

    @cached_property
    def evening_by_uid(self) -> dict[EveningUid, Evening]:
        """The sessions by their uid."""
        return {evening.uid: evening for evening in self.evenings}

    @cached_property
    def standings(self) -> dict[EveningUid, tuple[Row, ...]]:
        """The standings of each session."""
        return {evening.uid: standing(evening) for evening in self.evenings}

    @cached_property
    def person_paths(self) -> dict[str, str]:
        """The paths of people's pages by public name, for links from tables."""
        return {self.names[uid]: page_path("people", uid) for uid in self.people}

    def evening_path(self, uid: EveningUid) -> str:
        """Return the path of a session's page."""
        return page_path("evenings", uid, self.evening_by_uid[uid].plan.date)

    def public_name(self, uid: MemberUid) -> str:
        """Return the public name of a person.

        A substitute who is in no session's list of members has initials.
        """
        return self.names.get(uid) or public_names({uid: uid}, ())[uid]


def saved_title(session: Session) -> str:
    """Return the name of the club on its latest pages; empty before the first publication."""
    return str(session.settings.read(SETTINGS).get("title") or "")


def load_published_club(session: Session, words: Words, options: PublishOptions) -> PublishedClub:
    """Return the data that a club publishes, from its store.

    Unreadable sessions and matches are left out.
    """
    identities = session.people.identities()
    evenings = _load_evenings(session, options, identities)

    def member_uid(person: Person) -> MemberUid:
        return MemberUid(identities.person_of(Player(person.name, person.key)).key)

    names = {
        member.uid: identities.person_of(Player(member.name, member.uid)).name
        for evening in evenings
        for member in evening.members
    }
    matches = dict(_load_matches(session, evenings))
    return published_club(
        words,
        options,
        evenings,
        seasons=session.club.seasons.list(),
        names=names,
        agreed=session.club.members.public_people(),
        club_records=records(evenings, matches, member_uid),
    )


def published_club(
    words: Words,
    options: PublishOptions,
    evenings: Sequence[Evening],
    *,
    names: Mapping[MemberUid, str],
    agreed: Collection[str],
    seasons: Iterable[Season] = (),
    club_records: tuple[Record, ...] = (),
) -> PublishedClub:
    """Return what a club publishes: sessions, seasons, ratings and records.

    Names of people who did not agree to their full name are shortened.

    Args:
        words: The language.
        options: The club's choices.
        evenings: The sessions, in the order in which they were played.
        names: The full names of all participants, in the order of their first participation.
        agreed: The people whose full name may be published.
        seasons: The club's seasons; seasons with none of the sessions are left out.
        club_records: The records of the sessions.
    """
    with_full_name = names.keys() if options.all_names else names.keys() & agreed
    public = public_names(names, with_full_name)

    club_ratings: tuple[Rating, ...] = ()
    with suppress(ImportError):  # openskill is installed only with the server of a club
        club_ratings = ratings(evenings)

    return PublishedClub(
        words=words,
        title=options.title.strip() or words.text("publish-title"),
        evenings=tuple(with_public_names(evening, public, with_full_name) for evening in evenings),
        seasons=tuple(_season_tables(seasons, evenings)),
        ratings=club_ratings,
        records=club_records,
        names=public,
        people=tuple(sorted(with_full_name, key=lambda uid: (public[uid].casefold(), uid))),
    )


def _season_tables(
    seasons: Iterable[Season], evenings: Sequence[Evening]
) -> Iterator[tuple[Season, tuple[SeasonRow, ...]]]:
    """Yield each season that has one of the sessions, with its table."""
    for season in seasons:
        season_evenings = [evening for evening in evenings if evening.uid in season.evenings]
        if season_evenings:
            yield season, season_table(season, season_evenings)


def _load_evenings(
    session: Session, options: PublishOptions, identities: Identities
) -> list[Evening]:
    """Return the readable sessions to publish, in the order in which they were played."""
    evenings = []
    for summary in reversed(session.club.evenings.list()):
        is_published = summary.state == "over"
        if options.running and summary.state in UNFINISHED_STATES:
            is_published = True
        if is_published:
            # Unreadable sessions are left out; `scorekeeper doctor` reports them.
            with suppress(UnknownEveningError, ClubFileError):
                evening = session.club.evenings.open(summary.uid)
                evenings.append(with_current_uids(evening, identities))
    return in_playing_order(evenings)


def _load_matches(
    session: Session, evenings: Iterable[Evening]
) -> Iterator[tuple[MatchUid, tuple[Match, Progress]]]:
    """Yield the uid of each readable match of the sessions, with match and progress."""
    tables = (table for evening in evenings for played in evening.rounds for table in played.tables)
    for table in tables:
        if table.match is None:
            continue
        # The match may have been deleted, or be readable only by a newer version.
        with suppress(UnknownMatchError, RecordError, RuleSetError):
            summary = session.matches.summary(table.match)
            yield table.match, (summary.match, summary.progress)
