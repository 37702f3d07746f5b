"""The deal that is typed on one device: taps change its form, which is drafted, shown and saved."""

import asyncio
import secrets
from collections.abc import Hashable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import partial
from typing import Any

from scorekeeper.entry import chips, counting
from scorekeeper.entry import form as entry
from scorekeeper.entry.chips import main_rows, tiles_of
from scorekeeper.entry.deal import amended, form_document, form_from, form_of
from scorekeeper.entry.form import FIELDS
from scorekeeper.i18n.messages import store_error_text
from scorekeeper.match import DealUid, Match, PlayedDeal
from scorekeeper.scoring import Deal
from scorekeeper.services import Change, ChangeKind, OpenMatch
from scorekeeper.storage import StoreError
from scorekeeper.ui.motion import Sound, Touch, feel
from scorekeeper.ui.navigation import go
from scorekeeper.ui.state import Notice, Saved, SaveResult, Signal, State, is_stale
from scorekeeper.ui.widgets import winner
from scorekeeper.ui.widgets.demo import guide_step, is_guided

HOME = "/"


class EditKind(StrEnum):
    """The ways in which a deal is edited."""

    RECORD = "record"
    AMEND = "amend"
    INSERT = "insert"


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class EditTarget:
    """The deal that a form is for, in a match as it stands now."""

    kind: EditKind
    open_match: OpenMatch
    match: Match
    number: int
    """The place that the deal has, or will have, among the match's deals, from 1."""
    deal: DealUid | None
    """The deal that is amended, or in front of which this one is inserted."""
    played: PlayedDeal | None
    """The deal that is amended, as it was recorded."""
    seen: int
    """The number of the match's last change."""
    before: tuple[int, ...]
    """The totals of all sides before this deal, in points."""
    dealer: str | None
    """The dealer; a deal that is inserted takes the turn of the one behind it."""


def edit_target(open_match: OpenMatch | None, params: Mapping[str, str]) -> EditTarget | None:
    """Return the deal that an address names; None where there is no such deal, or no match."""
    if open_match is None:
        return None
    match, progress = open_match.match, open_match.progress
    uids, kind = [str(played.uid) for played in match.deals], EditKind.RECORD
    uid = params.get("deal") or params.get("before")
    if uid is not None:
        kind = EditKind.AMEND if params.get("deal") else EditKind.INSERT
        if uid not in uids:
            return None
    index = len(uids) if uid is None else uids.index(uid)
    opening = match.opening_scores or (0,) * len(match.sides)
    return EditTarget(
        kind=kind,
        open_match=open_match,
        match=match,
        number=index + 1,
        deal=None if uid is None else DealUid(uid),
        played=match.deals[index] if kind is EditKind.AMEND else None,
        seen=open_match.number,
        before=progress.deals[index - 1].running if index else opening,
        dealer=progress.dealer if uid is None else progress.deals[index].dealer,
    )


@dataclass(frozen=True, slots=True)
class Rival:
    """A deal that was saved elsewhere while this one was typed: perhaps the same one."""

    number: int
    """As people count."""
    change: Change
    points: tuple[int, ...]
    """Of each side."""


class DealFormController:
    """One form on one device, from the opening of the screen to its end.

    Taps act on the form as it is when they come, whatever was drawn last. Of drafts that wait
    for the disk only the latest is written.
    """

    def __init__(self, state: State, target: EditTarget) -> None:
        """Open the draft of this device where it has one, else a blank form or the deal itself."""
        self.state = state
        self.target = target
        self.rows: tuple[chips.ChipRow, ...] = main_rows(target.match.rules)
        self.tiles: tuple[chips.Tile, ...] = tiles_of(target.match.rules)
        self.cells: dict[Hashable, Signal[Any]] = {}
        """The parts of the screen, by the key of each; one that changes is drawn again."""
        self.swiped_from = 0.0
        """The place of a finger that came down, in pixels from the left."""
        self.draws_all, self.scrolls = False, False
        """True if each tap draws the whole screen; if the form scrolls to the cursor."""
        self.guides = is_guided(state) and target.kind is EditKind.RECORD
        """True if hints lead through this deal, unless they were closed since."""
        self.is_penalty = False
        """True if an adjustment that is still to be typed takes points off."""
        self.was_refused = False
        """True if it was to be saved, and the match had moved on."""
        self._answered = 0
        """The number of the last change about which a question was closed without an answer."""
        self._token = secrets.token_hex(8)
        self.is_saving = self._told = False
        self._draft: tuple[entry.DealForm | None, int] | None = None
        self._writing: asyncio.Task[None] | None = None
        self.form, self.seen = self._opened(state.mode), target.seen
        if target.kind is not EditKind.AMEND:
            draft = state.session.drafts.find(**self._draft_key)
            if draft and (form := form_from(draft.form, target.match.rules)):
                self.form, self.seen = form, draft.seen
        if target.kind is EditKind.RECORD:
            melds = state.memory.take_melds_for_deal()
            if melds is not None:
                self.form = counting.taken_up(target.match.rules, self.form, melds)
        self.refresh()

    def _opened(self, mode: entry.Mode) -> entry.DealForm:
        rules, played = self.target.match.rules, self.target.played
        if played is not None:
            return form_of(rules, played.deal, note=played.note or "")
        return entry.blank_form(len(self.target.match.sides), side_size=rules.sides.size, mode=mode)

    def refresh(self) -> None:
        """Work out what the form comes to, and let the parts of the screen show it."""
        target, form, rules = self.target, self.form, self.target.match.rules
        self.deal: Deal = entry.deal_of(form)
        if target.played is not None:
            self.deal = amended(rules, form, target.played.deal)
        self.view = view = entry.form_view(
            rules, form, self.deal, rows=self.rows, before=target.before, number=target.number
        )
        points = tuple(side.points for side in view.sides)
        is_typed = bool(form.sides[form.at[0]].texts.get(form.at[1]))
        cells: dict[Hashable, Any] = {
            "ending": (form.asked, form.out, form.ended),
            "next": view.next_place,
            "open": view.open_side,
            "opened": view.sides[view.open_side],
            "save": (points, view.is_ready, view.is_doubtful, view.is_blank),
            # what no part shows by itself: then all is drawn
            "frame": (
                view.is_totals,
                view.is_acaba,
                view.due and (view.due, view.open_side),
                self.scrolls and (form.at, is_typed),
                target.seen != self.seen and self.is_stale and (target.seen, self.was_refused),
                self.draws_all and (form, self.is_penalty),
            ),
        }
        if self.guides:
            cells["guide"] = guide_step(form)
        for side in view.sides:
            cells["side", side.place] = side
            cells["is open", side.place] = side.is_open
            cells |= {("field", side.place, field.field): field for field in side.fields}
            cells["threes", side.place] = side.threes
            cells["special", side.place] = form.sides[side.place].special_hand
            for row, state in zip(self.rows, side.chips, strict=True):
                cells["chips", side.place, row.key] = state
            for tile in self.tiles:
                cells["tile", side.place, tile.kind] = form.tile_state(side.place, tile)
        for key, value in cells.items():
            if key in self.cells:
                self.cells[key].value = value
            else:
                self.cells[key] = Signal(value)

    def begin(self, form: entry.DealForm) -> None:
        """Take a form before anything is typed; no draft is kept of it."""
        self.form = form
        self.refresh()

    def change(self, form: entry.DealForm) -> None:
        """Take a form for what is typed now."""
        if form != self.form and not self.is_saving:
            self.form = form
            self.refresh()
            self._keep_draft()

    def follow(self, target: EditTarget) -> None:
        """Take in the match as it stands now; a form in which nothing was typed follows it."""
        if self.is_saving or target.open_match is self.target.open_match:
            return
        was_untouched = self.is_untouched
        rules = target.match.rules
        self.target, self.rows, self.tiles = target, main_rows(rules), tiles_of(rules)
        if was_untouched:
            self.form, self.seen = self._opened(self.form.mode), target.seen
        self.refresh()

    def open_side(self, side: int) -> None:
        """Move the cursor to the first field of a side."""
        if side != self.form.side:
            self.change(self.form.moved((side, FIELDS[self.form.mode][0])))

    def step(self, by: int) -> None:
        """Open the side beside this one, if there is one."""
        if 0 <= self.form.side + by < len(self.form.sides):
            self.open_side(self.form.side + by)

    async def turn_mode(self) -> None:
        """Switch between totals and counts; new deals of this match open like that then."""
        mode = entry.Mode.COUNTS if self.form.mode is entry.Mode.TOTALS else entry.Mode.TOTALS
        self.change(self.form.in_mode(mode))
        if self.target.kind is not EditKind.AMEND:
            await self.state.choose_mode(mode)

    # --- drafts

    @property
    def _draft_key(self) -> dict[str, Any]:
        before = self.target.deal if self.target.kind is EditKind.INSERT else None
        match, device = self.target.open_match.uid, self.state.device
        return {"match": match, "device": device, "before": before}

    def _keep_draft(self) -> None:
        if self.target.kind is EditKind.AMEND:
            return
        self._draft = None if self.view.is_blank else self.form, self.seen
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_drafts())

    async def _write_drafts(self) -> None:
        while self._draft is not None:
            (form, seen), self._draft = self._draft, None
            try:
                await asyncio.to_thread(self._write, form, seen)
            except StoreError as error:
                if not self._told:  # once, not at every tap
                    self._told = True
                    self.state.failure = store_error_text(self.state.words, error)

    def _write(self, form: entry.DealForm | None, seen: int) -> None:
        drafts = self.state.session.drafts
        if form is None:
            drafts.forget(**self._draft_key)
        else:
            drafts.keep(form=form_document(form), seen=seen, **self._draft_key)

    async def settle(self) -> None:
        """Wait until all that was typed is on the disk."""
        if self._writing is not None:
            await self._writing

    async def _throw_draft_away(self) -> None:
        if self.target.kind is not EditKind.AMEND:
            await self.settle()
            self._draft = None, self.seen
            await self._write_drafts()

    # --- the match has moved on

    @property
    def is_untouched(self) -> bool:
        """True if the form says nothing that is not on the disk already."""
        played = self.target.played
        return self.view.is_blank or (played is not None and self._played(played) == played)

    @property
    def is_stale(self) -> bool:
        """True if the match was changed since this form was opened, and something was typed."""
        is_open = self.target.seen not in (self.seen, self._answered)
        return is_open and not self.is_saving and not self.is_untouched

    @property
    def rivals(self) -> tuple[Rival, ...]:
        """The deals that others saved meanwhile where this one was to be, and that may be it.

        For a deal that is amended it is that deal, if it was amended elsewhere.
        """
        target, open_match = self.target, self.target.open_match
        new = (ChangeKind.RECORD, ChangeKind.INSERT, ChangeKind.REDO)
        is_amended = target.kind is EditKind.AMEND
        saved = {
            change.deal: change
            for change in open_match.history.changes
            if change.number > self.seen
            and (change.deal == target.deal if is_amended else change.kind in new)
        }
        pairs = zip(target.match.deals, open_match.progress.deals, strict=True)
        return tuple(
            Rival(number, saved[played.uid], progress.score.totals)
            for number, (played, progress) in enumerate(pairs, 1)
            if played.uid is not None and played.uid in saved
        )

    async def go_on(self) -> bool:
        """Go on with what was typed although the match has moved on; return whether it is saved.

        It is saved at once where that was wanted before.
        """
        is_wanted, self.was_refused = self.was_refused, False
        self.seen = self.target.seen
        self.refresh()
        self._keep_draft()
        return is_wanted and await self.save()

    def start_anew(self) -> None:
        """Throw away what was typed."""
        self.was_refused = False
        self.seen = self.target.seen
        self.change(self._opened(self.form.mode))

    async def give_way(self) -> bool:
        """Let stand what others saved, and throw away what was typed."""
        self.is_saving = True
        await self._throw_draft_away()
        return True

    async def amend_theirs(self) -> bool:
        """Put right what another phone saved, by what was typed; return whether that is saved."""
        uids = [str(rival.change.deal) for rival in self.rivals]
        theirs = edit_target(self.state.match, {"deal": uids[0]}) if len(uids) == 1 else None
        if self.is_saving or theirs is None or theirs.deal is None or theirs.played is None:
            return False
        self.is_saving = True
        deal = amended(theirs.match.rules, self.form, theirs.played.deal)
        played, amend = self._played(theirs.played, deal), self.state.session.deals.amend
        change = partial(self.state.change, seen=self.target.seen, asks=True, token=self._token)
        result = await change(amend, theirs.deal, played)
        self.is_saving = await self._is_on_disk(result)
        if self.is_saving:
            await self._throw_draft_away()
        else:
            self.refresh()
        return self.is_saving

    def leave_open(self, number: int) -> None:
        """Look at the form again without an answer; Save asks anew."""
        if number != self._answered:
            self._answered, self.was_refused = number, False
            self.refresh()

    # --- the end

    async def leave(self) -> None:
        """Go back to where the form was opened; of a new deal the draft stays."""
        await self.settle()
        self.state.forms_left += 1
        is_amended = self.target.kind is EditKind.AMEND
        go(f"/deal/{self.target.deal}" if is_amended else HOME)

    async def save_and_leave(self) -> None:
        if not await self.save():
            return
        match = self.state.match
        was_over = self.target.open_match.progress.outcome.over
        if was_over and match is not None:
            # back to the deals, where the edit began, and not to the page of the winner
            self.state.memory.numbers[winner.LEAFED] = winner.end_of(match)
        go(HOME)

    async def save(self) -> bool:
        """Save the deal, unless a problem was not yet shown; return whether it is on the disk."""
        if self.is_saving or self.view.is_blank:
            return False
        if self.view.is_impossible or not self.view.is_all_shown:
            self.change(replace(self.form, tried=True))
            return False
        self.is_saving = True
        await self.settle()
        target, deals, here = self.target, self.state.session.deals, self.state.device
        played = self._played(target.played)
        if played == target.played:
            return True
        # its draft goes in the same change, or stays where it is refused
        change = partial(self.state.change, seen=self.seen, asks=True, token=self._token)
        if target.deal is None:
            result = await change(deals.record, played, typed_on=here)
        elif target.kind is EditKind.INSERT:
            result = await change(deals.insert, played, before=target.deal, typed_on=here)
        else:
            result = await change(deals.amend, target.deal, played)
        self.is_saving = await self._is_on_disk(result)
        if self.is_saving:
            match = self.state.match
            is_won = match is not None and match.progress.outcome.over
            touch, sound = (Touch.HEAVY, Sound.WINNER) if is_won else (Touch.MEDIUM, Sound.SAVE)
            feel(self.state, touch, sound)
        else:
            self.refresh()
        return self.is_saving

    def _played(self, before: PlayedDeal | None, deal: Deal | None = None) -> PlayedDeal:
        """Return what is saved: the deal and its note, and what else was known `before`.

        Names stand for the numbers that they confirmed, and for no others.
        """
        deal, note = deal or self.deal, self.form.note.strip() or None
        if before is None:
            return PlayedDeal(deal=deal, note=note)
        confirmed_by = before.confirmed_by if deal == before.deal else ()
        return replace(before, deal=deal, note=note, confirmed_by=confirmed_by)

    async def _is_on_disk(self, result: SaveResult[Change]) -> bool:
        """Return True if the deal was saved, or another phone had saved an equal one before."""
        if isinstance(result, Saved):
            return True
        if not is_stale(result.problems):
            return False
        params = {}
        if self.target.deal is not None:
            name = "deal" if self.target.kind is EditKind.AMEND else "before"
            params[name] = str(self.target.deal)
        target = edit_target(self.state.match, params)
        if target is None:
            return False
        self.target, self.was_refused, self._answered = target, True, 0
        self.refresh()
        points = tuple(side.points for side in self.view.sides)
        same = next((rival for rival in self.rivals if rival.points == points), None)
        if same is None:
            return False
        await self._throw_draft_away()
        self.state.notice = Notice(same.change, is_of_another=True)
        return True
