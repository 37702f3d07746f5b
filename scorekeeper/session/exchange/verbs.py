"""Exchange: matches leave as a file and come from one, and nothing is overwritten unasked."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

from scorekeeper.match.model import MatchUid
from scorekeeper.rules import RuleSetError
from scorekeeper.session.desk import Desk
from scorekeeper.session.exchange.evenings import Evening, evenings
from scorekeeper.session.exchange.kept import Kept, copy_of, is_same, kept_match
from scorekeeper.session.exchange.offers import (
    Answer,
    Conflict,
    Offer,
    Taken,
    conflict,
    summary_of,
)
from scorekeeper.session.exchange.parcels import Parcel, parcel_text, record_text, unpacked
from scorekeeper.session.exchange.persons import bring_persons, news_of
from scorekeeper.session.exchange.records import kept_from, record_of
from scorekeeper.session.exchange.sheet_reading import is_table, records_from
from scorekeeper.session.exchange.tables import Sheet, aligned, readable_sheet
from scorekeeper.session.exchange.taking import bring, fitted
from scorekeeper.session.matches import Matches, UnknownMatchError
from scorekeeper.session.profiles import Conflict as HouseConflict
from scorekeeper.session.profiles import Profiles
from scorekeeper.store.archive import MATCHES, PLAYERS

NOTHING: Mapping[MatchUid, Answer] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Exchange:
    """The verbs for files of matches."""

    desk: Desk
    matches: Matches
    profiles: Profiles

    def record(self, uids: Sequence[MatchUid] | None = None) -> str:
        """Some matches as JSON, a single one as a plain record; or everything, for a new phone.

        Everything is all matches, all house rules, and who is who among the people. Raises
        `UnknownMatchError` where there is no such match.
        """
        found, at = self._chosen(uids), self.desk.now()
        if uids is None:
            house_rules = [
                json.loads(self.profiles.export(one.uid)) for one in self.profiles.list()
            ]
            people = self.desk.archive.all(PLAYERS)
            return parcel_text(found, at=at, house_rules=house_rules, people=people)
        return record_text(found[0]) if len(found) == 1 else parcel_text(found, at=at)

    def sheet(self, uids: Sequence[MatchUid] | None = None) -> str:
        """Some matches, or all, as CSV for spreadsheets, a row a deal; see `readable_sheet`."""
        return self.readable_sheet(uids).text

    def readable_sheet(self, uids: Sequence[MatchUid] | None = None) -> Sheet:
        """The same, with the matches that are left out because they cannot be read.

        Raises `UnknownMatchError` where there is no such match.
        """
        return readable_sheet(self._chosen(uids))

    def evenings(self) -> tuple[Evening, ...]:
        """The days on which matches began, the latest first."""
        return evenings(self.desk.archive.all(MATCHES))

    def offer(self, text: str, file: str) -> Offer:
        """What a file of JSON or CSV would bring; nothing is changed. `file` is its name.

        Raises `RecordError` with what is wrong and where, `RecordTooNewError` for a file of a
        newer version.
        """
        is_sheet = is_table(text)
        if is_sheet:
            parcel = Parcel(tuple(kept_from(one, file) for one in records_from(text, file)))
        else:
            parcel = unpacked(text, file, lambda record: self._read(record, file))
        judged = [(kept, self._judged(kept, is_sheet=is_sheet)) for kept in parcel.matches]
        return Offer(
            file=file,
            is_sheet=is_sheet,
            matches=parcel.matches,
            house_rules=parcel.house_rules,
            persons=parcel.persons,
            people=news_of(self.desk.archive, parcel.persons),
            new=tuple(summary_of(kept) for kept, found in judged if found is None),
            same=tuple(summary_of(kept) for kept, found in judged if found is True),
            conflicts=tuple(found for _, found in judged if isinstance(found, Conflict)),
        )

    def accept(self, offer: Offer, answers: Mapping[MatchUid, Answer] = NOTHING) -> Taken:
        """Have the matches of a file in the store, in one transaction: all of it or nothing.

        What is here just like that is not written again. A conflict is settled by its answer;
        one without an answer stays as it is and comes back among the `unanswered`. Raises
        `StoreError` where nothing could be saved.
        """
        taken = Taken()
        with self.desk.archive.transaction():
            for kept in offer.matches:
                taken = self._settled(taken, kept, offer, answers.get(kept.uid))
            for house in offer.house_rules:
                taken = self._housed(taken, house, offer.file)
            people = bring_persons(self.matches.people, offer.persons)
            taken = replace(taken, people=people)
        self.matches.summaries.clear()
        for uid in self._changed(taken):
            self.desk.tell(uid)
        return taken

    def _changed(self, taken: Taken) -> Sequence[MatchUid]:
        """The matches that look otherwise now: all of them where people are called otherwise."""
        if taken.people:
            return [MatchUid(match["uid"]) for match in self.desk.archive.all(MATCHES)]
        return (*taken.added, *taken.replaced)

    def _read(self, record: Any, file: str) -> Kept:
        """A match of a file; one that is here just like that needs no second look."""
        uid = record.get("uid") if isinstance(record, dict) else None
        mine = kept_match(self.desk.archive, MatchUid(uid)) if isinstance(uid, str) else None
        if mine is not None and record_of(mine) == record:
            return mine
        return kept_from(record, file)

    def _settled(self, taken: Taken, kept: Kept, offer: Offer, answer: Answer | None) -> Taken:
        """What became of the matches, with this one dealt with too."""
        uid, found = kept.uid, self._judged(kept, is_sheet=offer.is_sheet)
        if found is True or (found is not None and answer is Answer.MINE):
            return replace(taken, unchanged=(*taken.unchanged, uid))
        if found is not None and answer is None:
            return replace(taken, unanswered=(*taken.unanswered, uid))
        wanted = self._fitted(kept, is_sheet=offer.is_sheet)
        if found is not None and answer is Answer.BOTH:
            wanted = copy_of(wanted)
        bring(self.desk, wanted, reason=offer.file)
        if found is not None and answer is Answer.THEIRS:
            return replace(taken, replaced=(*taken.replaced, uid))
        return replace(taken, added=(*taken.added, wanted.uid))

    def _housed(self, taken: Taken, house: Mapping[str, Any], file: str) -> Taken:
        """The same for house rules, which never take the place of others."""
        try:
            found = self.profiles.bring_in(json.dumps(house), file)
        except RuleSetError as error:
            return replace(taken, house_refused=(*taken.house_refused, error))
        if isinstance(found, HouseConflict):
            return replace(taken, house_conflicts=(*taken.house_conflicts, found))
        return replace(taken, house_rules=(*taken.house_rules, found))

    def _judged(self, kept: Kept, *, is_sheet: bool) -> Conflict | bool | None:
        """A conflict; True where the match is here just like that, None where it is not here."""
        archive = self.desk.archive
        mine = kept_match(archive, kept.uid)
        if mine is None:
            return None
        theirs = self._fitted(kept, is_sheet=is_sheet)
        if is_same(mine, theirs) or archive.get(MATCHES, copy_of(theirs).uid) is not None:
            return True
        return conflict(mine, theirs)

    def _fitted(self, kept: Kept, *, is_sheet: bool) -> Kept:
        """A match of a file as the store can take it."""
        mine = kept_match(self.desk.archive, kept.uid)
        if is_sheet and mine is not None:
            kept = aligned(kept, mine)
        return fitted(self.desk.archive, kept)

    def _chosen(self, uids: Sequence[MatchUid] | None) -> list[Kept]:
        if uids is None:
            uids = [summary.uid for summary in self.matches.list(include_club=True)]
        found = [(uid, kept_match(self.desk.archive, uid)) for uid in uids]
        if unknown := [uid for uid, kept in found if kept is None]:
            raise UnknownMatchError(f"there is no match {unknown[0]}")
        return [kept for _, kept in found if kept is not None]
