"""Which deal the record screen is about, and the match that it is added to."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from scorekeeper.entry import (
    Form,
    Mode,
    Reckoning,
    amended,
    blank_form,
    deal_of,
    form_of,
    reckoned,
)
from scorekeeper.entry.handing import confirmed_by
from scorekeeper.match import DealUid, Match, PlayedDeal
from scorekeeper.scoring import Deal
from scorekeeper.session import Change, ChangeKind, OpenMatch


class Kind(StrEnum):
    """What is done with the deal."""

    RECORD = "record"
    AMEND = "amend"
    INSERT = "insert"


NEW_DEALS = (ChangeKind.RECORD, ChangeKind.INSERT, ChangeKind.REDO)
"""The changes by which a match may come to have a deal that it had not."""


@dataclass(frozen=True, slots=True)
class Rival:
    """A deal that was saved elsewhere while this one was typed: perhaps the same one."""

    number: int
    """As people count."""
    change: Change
    points: tuple[int, ...]
    """Of each side."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Purpose:
    """A deal to be typed, in a match as it stands now."""

    kind: Kind
    opened: OpenMatch
    index: int
    """The place that the deal has, or will have, among the match's deals, from 0."""

    @property
    def match(self) -> Match:
        """The match that the deal belongs to."""
        return self.opened.match

    @property
    def number(self) -> int:
        """The deal's number as people count."""
        return self.index + 1

    @property
    def seen(self) -> int:
        """The number of the match's last change."""
        return self.opened.number

    def again(self, opened: OpenMatch | None) -> "Purpose | None":
        """The same in the match as it stands now; None where the deal is gone, or the match."""
        names = {"deal": self.amends, "before": self.goes_before}
        return purpose_of(opened, {name: uid for name, uid in names.items() if uid is not None})

    def rivals(self, seen: int) -> tuple["Rival", ...]:
        """The deals that somebody else saved since the change `seen`, where this one was to be.

        For a deal that is amended it is that deal, if it was amended elsewhere.
        """
        since = [one for one in self.opened.history.changes if one.number > seen]
        mine = self.amends
        saved = {
            change.deal: change
            for change in since
            if (change.deal == mine if mine is not None else change.kind in NEW_DEALS)
        }
        return tuple(
            Rival(number, saved[played.uid], stand.score.totals)
            for number, (played, stand) in enumerate(
                zip(self.match.deals, self.opened.progress.deals, strict=True), 1
            )
            if played.uid is not None and played.uid in saved
        )

    @property
    def before(self) -> tuple[int, ...]:
        """The totals of all sides before this deal, in points."""
        if self.index:
            return self.opened.progress.deals[self.index - 1].running
        return self.match.opening_scores or (0,) * len(self.match.sides)

    @property
    def dealer(self) -> str | None:
        """Who dealt it; a deal that is inserted takes the turn of the one behind it."""
        progress = self.opened.progress
        return (
            progress.deals[self.index].dealer
            if self.index < len(progress.deals)
            else progress.dealer
        )

    @property
    def played(self) -> PlayedDeal | None:
        """The deal that is amended, as it was recorded."""
        return self.match.deals[self.index] if self.kind is Kind.AMEND else None

    @property
    def amends(self) -> DealUid | None:
        """The uid of the deal that is amended."""
        return self.match.deals[self.index].uid if self.kind is Kind.AMEND else None

    @property
    def goes_before(self) -> DealUid | None:
        """The uid of the deal in front of which this one is inserted."""
        return self.match.deals[self.index].uid if self.kind is Kind.INSERT else None

    def form(self, mode: Mode) -> Form:
        """The form as it is opened: blank in that mode, or with the deal that is amended."""
        rules = self.match.rules
        if self.played is not None:
            return form_of(rules, self.played.deal, note=self.played.note or "")
        return blank_form(len(self.match.sides), side_size=rules.sides.size, mode=mode)

    def deal(self, form: Form) -> Deal:
        """The deal that a form says."""
        if self.played is None:
            return deal_of(form)
        return amended(self.match.rules, form, self.played.deal)

    def played_as(self, form: Form) -> PlayedDeal:
        """What is saved of a form: the deal and its note, and what else was known of it.

        Names stand for the numbers that they confirmed, and for no others.
        """
        deal, note = self.deal(form), form.note.strip() or None
        if self.played is None:
            accepted = confirmed_by(form, self.match.sides)
            return PlayedDeal(deal=deal, note=note, confirmed_by=accepted)
        still = self.played.confirmed_by if deal == self.played.deal else ()
        return replace(self.played, deal=deal, note=note, confirmed_by=still)

    def reckoning(self, form: Form) -> Reckoning:
        """What a form comes to."""
        return reckoned(
            self.match.rules, form, self.deal(form), before=self.before, number=self.number
        )

    def says_nothing_new(self, form: Form) -> bool:
        """Whether saving a form would change nothing."""
        return self.played is not None and self.played_as(form) == self.played


def purpose_of(opened: OpenMatch | None, params: Mapping[str, str]) -> Purpose | None:
    """The purpose that an address names; None where there is no such deal, or no match."""
    if opened is None:
        return None
    uids = [deal.uid for deal in opened.match.deals]
    if wanted := params.get("deal"):
        kind = Kind.AMEND
    elif wanted := params.get("before"):
        kind = Kind.INSERT
    else:
        return Purpose(kind=Kind.RECORD, opened=opened, index=len(uids))
    return (
        Purpose(kind=kind, opened=opened, index=uids.index(DealUid(wanted)))
        if wanted in uids
        else None
    )
