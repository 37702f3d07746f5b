"""Model of the record screen: the form of a deal, its drafts, and the ways to save it."""

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import dataclass, replace

from scorekeeper.deal_form import counting
from scorekeeper.deal_form import form as deal_form
from scorekeeper.deal_form.chips import (
    ChipRow,
    ChipState,
    CountTile,
    Tile,
    count_tiles,
    main_rows,
    tiles_of,
)
from scorekeeper.deal_form.deal import amended_deal, form_document, form_from, form_of
from scorekeeper.deal_form.form import FIELDS, DealForm, Field, Mode
from scorekeeper.deal_form.view import FieldView, FormView, form_view
from scorekeeper.i18n.messages import store_error_text
from scorekeeper.match import DealUid, PlayedDeal
from scorekeeper.scoring import Deal
from scorekeeper.services import Change
from scorekeeper.storage import StoreError
from scorekeeper.ui.motion import Sound, Vibration, give_feedback
from scorekeeper.ui.state import Notice, Saved, SaveResult, State, is_stale
from scorekeeper.view_models.record_target import (
    EditKind,
    EditTarget,
    Rival,
    edit_target,
    rival_deals,
    same_target,
)
from scorekeeper.view_models.record_warning import Frame, Part, frame_of


@dataclass(frozen=True, slots=True)
class _Draft:
    """A form that is waiting to be written as a draft."""

    form: DealForm | None
    """The form to write; None deletes the draft."""
    seen: int
    """Number of the last change of the match that the form is based on."""


class RecordModel:
    """Holds the form of a deal, keeps its draft, and saves the deal.

    Handlers act on the current form, not on the one that was drawn last, so that two quick taps
    both count. Components read parts of the model with `use_selector`.
    """

    def __init__(self, state: State, target: EditTarget) -> None:
        """Create the form from the draft of this device, the recorded deal, or blank."""
        self.state = state
        self.target = target
        self.rows: tuple[ChipRow, ...] = main_rows(target.rules)
        self.tiles: tuple[Tile, ...] = tiles_of(target.rules)
        self.count_tiles: tuple[CountTile, ...] = count_tiles(target.rules)
        self.seen = target.seen
        """Number of the last change of the match that the form is based on."""
        self.was_refused = False
        """True if a save was refused because the match has changed since `seen`."""
        self.is_asking = False
        """True while the warning card about an unlikely deal is open."""
        self.keyboard_cursor = ""
        """Id of the key at the keyboard cursor, which arrow keys move; empty while it is hidden.

        Elsewhere, "the cursor" is the cursor of the form: the field that receives digits.
        """
        self.is_saving = False
        """True from the start of a save; it stays true after a successful one."""
        self._answered = 0
        """Number of the latest change whose question the user has closed without an answer."""
        self._token = secrets.token_hex(8)
        """Identifies the change saved by this form, so that it is never saved twice."""
        self._listeners: list[Callable[[], None]] = []
        self._waiting_draft: _Draft | None = None
        self._draft_task: asyncio.Task[None] | None = None
        self._has_reported_draft_failure = False

        self.form = self._initial_form(state.mode)
        self._load_draft()
        self._update_view()

    def _initial_form(self, mode: Mode) -> DealForm:
        """Return the form of the recorded deal, or a blank form in `mode` for a new deal."""
        match = self.target.match
        played = self.target.played
        rules = self.target.rules
        if played is not None:
            return form_of(rules, played.deal, note=played.note or "")
        if mode is Mode.BOOKS and not rules.table_rules.counts_books:
            mode = Mode.TOTALS
        return deal_form.blank_form(len(match.sides), side_size=rules.sides.size, mode=mode)

    def _load_draft(self) -> None:
        """Replace the form by the draft of this device, if any; a recorded deal has no draft."""
        if self._is_amending:
            return
        draft = self.state.session.drafts.find(
            self.target.open_match.uid, self.state.device, before=self._draft_place
        )
        form = form_from(draft.form, self.target.rules) if draft else None
        if draft is not None and form is not None:
            self.form = form
            self.seen = draft.seen

    @property
    def _is_amending(self) -> bool:
        return self.target.kind is EditKind.AMEND

    # --- the form, and the values computed from it

    def _update_view(self) -> None:
        """Compute the deal and the view from the form, and set them."""
        rules = self.target.rules
        self.deal: Deal = deal_form.deal_of(self.form)
        if self.target.played is not None:
            # Keeps details that the form does not show, such as the cards of a side.
            self.deal = amended_deal(rules, self.form, self.target.played.deal)
        self.view: FormView = form_view(
            rules,
            self.form,
            self.deal,
            before=self.target.totals_before,
            number=self.target.number,
            earlier_deals=self.target.earlier_deals,
        )
        # The part of the form that the warning card asks about.
        self._frame: Frame | None = None
        if self.is_asking and self.view.questions:
            self._frame = frame_of(self.view.questions[0])

    def _refresh(self) -> None:
        """Compute the deal and the view, and notify the listeners."""
        self._update_view()
        # A copy: a listener may unsubscribe while it is called.
        for listener in tuple(self._listeners):
            listener()

    def subscribe(self, listener: Callable[[], None]) -> Callable[[], None]:
        """Call `listener` after each change; return a function that unsubscribes it."""
        self._listeners.append(listener)

        def unsubscribe() -> None:
            self._listeners.remove(listener)

        return unsubscribe

    def chip_state(self, side: int, row: ChipRow) -> ChipState:
        """Return the number that a side has in a row, and its limits."""
        return self.form.chip_state(side, row)

    def framed_part(self, side: int | None) -> Part | None:
        """Return the part that the warning card asks about; None if it is not a part of `side`.

        Pass None as `side` for parts of the whole deal.
        """
        if self._frame is None or self._frame.side != side:
            return None
        return self._frame.part

    def keyboard_cursor_among(self, prefix: str) -> str:
        """Return the keyboard cursor if its key id starts with `prefix`, else an empty string.

        A component that selects this value is redrawn only when one of its keys is affected.
        """
        return self.keyboard_cursor if self.keyboard_cursor.startswith(prefix) else ""

    def field_view(self, side: int, field: Field) -> FieldView | None:
        """Return a field of a side; None if the current form does not have it."""
        fields = self.view.sides[side].fields
        return next((view for view in fields if view.field is field), None)

    # --- changes by taps and keys

    def change(self, form: DealForm, *, keyboard_cursor: str = "") -> None:
        """Replace the form, queue it as a draft, and close the warning card.

        Do nothing during a save.

        Args:
            form: The new form.
            keyboard_cursor: Id of a key, or empty to hide the keyboard cursor.
        """
        if self.is_saving:
            return
        is_redrawn = self.is_asking or keyboard_cursor != self.keyboard_cursor
        self.is_asking = False
        self.keyboard_cursor = keyboard_cursor
        if form != self.form:
            self.form = form
            self._refresh()
            self._queue_draft()
        elif is_redrawn:
            self._refresh()

    def close_warning(self) -> None:
        """Close the warning card; the form stays as it is."""
        self.change(self.form)

    def press(self, key: str) -> None:
        """Press a key of the keypad."""
        self.change(self.form.after_key(key))

    def go_out(self, side: int | None) -> None:
        """Set the side that went out; None if no side did."""
        self.change(self.form.with_side_out(side))

    def choose_number(self, side: int, row: ChipRow, number: int) -> None:
        """Choose a number of a row."""
        self.change(self.form.with_chip(side, row.key, number))

    def move_to(self, side: int, field: Field) -> None:
        """Move the cursor to a field."""
        self.change(self.form.after_move((side, field)))

    def open_side(self, side: int) -> None:
        """Move the cursor to the first field of a side, unless it is in that side already."""
        if side == self.form.side:
            self.close_warning()
        else:
            self.move_to(side, FIELDS[self.form.mode][0])

    def open_neighbour(self, step: int) -> None:
        """Open the next side (`step` 1) or the previous one (-1); do nothing if there is none."""
        side = self.form.side + step
        if 0 <= side < len(self.form.sides):
            self.open_side(side)

    async def toggle_mode(self) -> None:
        """Switch between the form by totals and the form by counts."""
        await self.choose_mode(Mode.COUNTS if self.form.mode.is_by_totals else Mode.TOTALS)

    async def choose_mode(self, mode: Mode) -> None:
        """Change the level of detail. For a new deal, store it for later deals of the match too."""
        self.change(self.form.with_mode(mode))
        if not self._is_amending:
            await self.state.choose_mode(mode)

    def take_over_melds(self) -> None:
        """Add the melds passed on by the Meld tab, if any; only for the next deal of the match."""
        if self.target.kind is not EditKind.RECORD:
            return
        melds = self.state.memory.take_melds_for_deal()
        if melds is not None:
            self.change(counting.with_added_melds(self.target.rules, self.form, melds))

    def use_totals(self) -> None:
        """Switch to totals without writing a draft, for a form where nothing was typed."""
        self.form = self.form.with_mode(Mode.TOTALS)
        self._refresh()

    # --- changes of the match by others

    def rebase(self, target: EditTarget) -> None:
        """Continue with a new version of the match; an untouched form is created again."""
        if self.is_saving or target.open_match is self.target.open_match:
            return
        was_untouched = self.is_untouched
        self._set_target(target)
        if was_untouched:
            self.form = self._initial_form(self.form.mode)
            self.seen = target.seen
        self._refresh()

    def _set_target(self, target: EditTarget) -> None:
        self.target = target
        self.rows = main_rows(target.rules)
        self.tiles = tiles_of(target.rules)
        self.count_tiles = count_tiles(target.rules)

    @property
    def is_untouched(self) -> bool:
        """True if the form is blank, or equal to the recorded deal."""
        played = self.target.played
        return self.view.is_blank or (played is not None and self._played_deal(played) == played)

    @property
    def is_stale(self) -> bool:
        """True if others have changed the match since `seen`, and the form has input."""
        has_changed = self.target.seen not in (self.seen, self._answered)
        return has_changed and not self.is_saving and not self.is_untouched

    @property
    def rivals(self) -> tuple[Rival, ...]:
        """Deals saved by others since `seen` that may be the same deal as in the form."""
        return rival_deals(self.target, self.seen)

    def postpone_answer(self, seen: int) -> None:
        """Close the question about the changes up to number `seen`; Save asks again."""
        self._answered = seen
        self.was_refused = False
        self._refresh()

    async def continue_anyway(self, *, saves: bool) -> bool:
        """Base the form on the changed match; return True if it was then saved.

        Args:
            saves: True to save the deal too, because the question interrupted a save.
        """
        self.was_refused = False
        self.seen = self.target.seen
        self._refresh()
        self._queue_draft()
        return saves and await self.save()

    def start_over(self) -> None:
        """Reset the form to the recorded deal, or to a blank form."""
        self.was_refused = False
        self.seen = self.target.seen
        self.change(self._initial_form(self.form.mode))

    async def keep_saved_deal(self) -> bool:
        """Discard the form, because another device has saved the same deal. Always return True."""
        self.is_saving = True
        await self._delete_draft()
        # Nothing else changed, but the table below shows whether there is a draft.
        self.state.notify_saved()
        return True

    async def replace_saved_deal(self) -> bool:
        """Overwrite the deal that another device saved meanwhile with the deal in this form.

        Return True if it was saved. Do nothing and return False unless there is exactly one
        such deal.
        """
        rivals = self.rivals
        if self.is_saving or len(rivals) != 1:
            return False
        saved = edit_target(self.state.match, amended=str(rivals[0].change.deal))
        if saved is None or saved.deal is None or saved.played is None:
            return False

        self.is_saving = True
        deal = amended_deal(saved.rules, self.form, saved.played.deal)
        result = await self.state.change_match(
            self.state.session.deals.amend,
            saved.deal,
            self._played_deal(saved.played, deal),
            seen=self.target.seen,
            caller_asks=True,
            token=self._token,
        )
        is_saved = await self._finish_save(result)
        # After a success the form closes, and nothing more may be saved.
        self.is_saving = is_saved
        if is_saved:
            await self._delete_draft()
        else:
            self._refresh()
        return is_saved

    # --- drafts

    @property
    def _draft_place(self) -> DealUid | None:
        """The deal before which this deal is inserted; None for the next deal of the match."""
        return self.target.deal if self.target.kind is EditKind.INSERT else None

    def _queue_draft(self) -> None:
        """Queue the form to be written as a draft; a newer form replaces a queued one."""
        if self._is_amending:
            return
        self._waiting_draft = _Draft(None if self.view.is_blank else self.form, self.seen)
        if self._draft_task is None or self._draft_task.done():
            self._draft_task = asyncio.create_task(self._write_drafts())

    async def _write_drafts(self) -> None:
        """Write queued drafts until there are none; show the first failure to the user."""
        while self._waiting_draft is not None:
            draft = self._waiting_draft
            self._waiting_draft = None
            try:
                await asyncio.to_thread(self._write_draft, draft)
            except StoreError as error:
                # Report a failure once, not at every tap.
                if not self._has_reported_draft_failure:
                    self._has_reported_draft_failure = True
                    self.state.failure = store_error_text(self.state.words, error)

    def _write_draft(self, draft: _Draft) -> None:
        """Save a draft on this device, or delete the saved one if the draft has no form."""
        drafts = self.state.session.drafts
        match = self.target.open_match.uid
        device = self.state.device
        if draft.form is None:
            drafts.delete(match, device, before=self._draft_place)
        else:
            document = form_document(draft.form)
            drafts.save(match, device, document, seen=draft.seen, before=self._draft_place)

    @property
    def has_written_draft(self) -> bool:
        """True if the draft was written or deleted since the form was opened."""
        return self._draft_task is not None

    async def wait_for_draft(self) -> None:
        """Wait until the latest draft is written to disk."""
        if self._draft_task is not None:
            await self._draft_task

    async def _delete_draft(self) -> None:
        """Delete the draft of this form from the disk."""
        if self._is_amending:
            return
        await self.wait_for_draft()
        self._waiting_draft = _Draft(None, self.seen)
        await self._write_drafts()

    # --- saving

    async def save(self, *, as_it_is: bool = False) -> bool:
        """Save the deal. An impossible deal is not saved; an unlikely one opens the warning card.

        Args:
            as_it_is: Save an unlikely deal without asking.

        Returns:
            True if the deal is on the disk. Otherwise the form stays, with its problems.
        """
        if self.is_saving or self.view.is_blank:
            return False
        if self.view.is_impossible:
            self.change(replace(self.form, tried=True))
            return False
        if self.view.questions and not as_it_is:
            self._open_warning()
            return False

        self.is_saving = True
        await self.wait_for_draft()
        played = self._played_deal(self.target.played)
        if played == self.target.played:
            return True

        result = await self._write_deal(played)
        self.is_saving = await self._finish_save(result)
        if self.is_saving:
            self._give_save_feedback()
        else:
            self._refresh()
        return self.is_saving

    def _open_warning(self) -> None:
        """Open the warning card, and the side that its question is about."""
        form = replace(self.form, tried=True)
        side = self.view.questions[0].side
        if side is not None and side != form.side:
            form = form.after_move((side, FIELDS[form.mode][0]))
        self.change(form)
        self.is_asking = True
        self._refresh()

    async def _write_deal(self, played: PlayedDeal) -> SaveResult[Change]:
        """Write the deal and delete its draft in one change; if that fails, the draft is kept."""
        target = self.target
        deals = self.state.session.deals
        device = self.state.device
        token = self._token
        if target.deal is None:
            return await self.state.change_match(
                deals.record,
                played,
                draft_device=device,
                seen=self.seen,
                caller_asks=True,
                token=token,
            )
        if target.kind is EditKind.INSERT:
            return await self.state.change_match(
                deals.insert,
                played,
                before=target.deal,
                draft_device=device,
                seen=self.seen,
                caller_asks=True,
                token=token,
            )
        return await self.state.change_match(
            deals.amend, target.deal, played, seen=self.seen, caller_asks=True, token=token
        )

    def _give_save_feedback(self) -> None:
        """Give feedback (vibration and sound) for a saved deal or for the end of the game."""
        match = self.state.match
        if match is not None and match.progress.outcome.over:
            give_feedback(self.state, Vibration.HEAVY, Sound.WINNER)
        else:
            give_feedback(self.state, Vibration.MEDIUM, Sound.SAVE)

    def _played_deal(self, before: PlayedDeal | None, deal: Deal | None = None) -> PlayedDeal:
        """Return the deal to save, with its note.

        Args:
            before: The recorded deal, whose other details are kept. Its confirmations are kept only
                if the numbers are equal, because players have confirmed the numbers.
            deal: The deal to save; by default the deal of the form.
        """
        deal = deal or self.deal
        note = self.form.note.strip() or None
        if before is None:
            return PlayedDeal(deal=deal, note=note)
        confirmed_by = before.confirmed_by if deal == before.deal else ()
        return replace(before, deal=deal, note=note, confirmed_by=confirmed_by)

    async def _finish_save(self, result: SaveResult[Change]) -> bool:
        """Return True if the deal is saved, by this form or with equal points by another device.

        In the second case, delete the draft and show a notice about the other device. If others
        have changed the match otherwise, update the form and open the question about that.
        """
        if isinstance(result, Saved):
            return True
        if not is_stale(result.problems):
            return False
        target = same_target(self.state.match, self.target)
        if target is None:
            return False

        self._set_target(target)
        self.was_refused = True
        self._answered = 0
        self._refresh()
        points = tuple(side.points for side in self.view.sides)
        equal = next((rival for rival in self.rivals if rival.points == points), None)
        if equal is None:
            return False
        await self._delete_draft()
        self.state.notice = Notice(equal.change, is_by_other_device=True)
        return True
