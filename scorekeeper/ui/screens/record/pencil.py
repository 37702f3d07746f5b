"""What taps do to the form: it is written anew, kept as a draft, shown, and at last saved."""

import secrets
from collections.abc import Awaitable, Callable
from dataclasses import replace

from scorekeeper.entry import (
    Ended,
    Field,
    Form,
    Mode,
    Place,
    Reckoning,
    Row,
    tapped,
)
from scorekeeper.entry.counted import Counted
from scorekeeper.entry.counting import counted_up
from scorekeeper.entry.handing import half_done, handed_out, taken_back
from scorekeeper.entry.laid_down import taken_up
from scorekeeper.scoring import Problem
from scorekeeper.store import StoreError
from scorekeeper.ui.context import go
from scorekeeper.ui.screens.record.draft_box import DraftBox
from scorekeeper.ui.screens.record.purpose import Kind, Purpose, Rival, purpose_of
from scorekeeper.ui.state import Notice, State, has_moved_on
from scorekeeper.words.findings import refused

HOME = "/"


class Pencil:
    """One form on one device, from the opening of the screen to its end.

    Taps act on the form as it is when they come, whatever was drawn last.
    """

    def __init__(self, state: State, purpose: Purpose) -> None:
        """Open the form: the draft of this device where it has one, else as the deal wants."""
        self.state = state
        self.purpose = purpose
        self.redraw: Callable[[], None] = lambda: None
        self.takes = False
        """Whether an adjustment that is still to be typed takes points off."""
        self.was_refused = False
        """Whether it was to be saved, and the match had moved on."""
        self._answered = 0
        """The number of the last change about which a question was closed without an answer."""
        self._token = secrets.token_hex(8)
        self._drafts = DraftBox(state.session, state.device, purpose, self._failed)
        draft = self._drafts.find(purpose.match.rules) if self._is_new else None
        self.form, self.seen = draft or (self._opened(state.mode), purpose.seen)
        if not self.hands_over:  # a draft may be from when it was
            self.form = taken_back(self.form)
        self._saving = self._told = False
        self._take_up()

    @property
    def _is_new(self) -> bool:
        """Whether the match has not got the deal yet: only then there is a draft of it."""
        return self.purpose.kind is not Kind.AMEND

    @property
    def hands_over(self) -> bool:
        """Whether each side types its own half: of a deal that is put right nobody does."""
        return self.state.hands_over and self._is_new

    def may_type(self, side: int) -> bool:
        """Whether what is tapped for a side is taken: not while it is another's turn."""
        return self.form.turn in (None, side)

    def _opened(self, mode: Mode) -> Form:
        """The form as it is opened on this device."""
        form = self.purpose.form(mode)
        return handed_out(form) if self.hands_over else form

    def _take_up(self) -> None:
        """Add what the meld tab handed on to a new deal; it is taken up once."""
        laid = self.state.lay_down
        if laid is not None and self.purpose.kind is Kind.RECORD:
            self.form = taken_up(self.purpose.match.rules, self.form, laid)
            self.state.lay_down = None

    def meet(self, purpose: Purpose) -> None:
        """Take in the match as it stands now; a form in which nothing was typed follows it."""
        if self._saving or purpose.opened is self.purpose.opened:
            return
        untouched = self.is_untouched
        self.purpose = purpose
        if untouched:
            self.form, self.seen = self._opened(self.form.mode), purpose.seen

    @property
    def is_saved(self) -> bool:
        """Whether the deal is on the disk, or on its way there."""
        return self._saving

    def has_written(self, purpose: Purpose) -> bool:
        """Whether the match has the deal of this form by now: the form goes in a moment."""
        is_new = purpose.opened is not self.purpose.opened
        return self._saving and is_new and self.state.failure is None

    @property
    def is_untouched(self) -> bool:
        """Whether the form says nothing that is not on the disk already."""
        return self.form.is_blank or self.purpose.says_nothing_new(self.form)

    @property
    def has_moved_on(self) -> bool:
        """Whether the match was changed since this form was opened, and something was typed."""
        is_open = self.purpose.seen not in (self.seen, self._answered)
        return not self._saving and is_open and not self.is_untouched

    @property
    def rivals(self) -> tuple[Rival, ...]:
        """The deals that others saved meanwhile, and that may be this one."""
        return self.purpose.rivals(self.seen)

    @property
    def is_asked(self) -> bool:
        """Whether a question stands over the form, and has to be answered first."""
        return self.has_moved_on or self.state.failure is not None

    def reckoning(self) -> Reckoning:
        """What the form comes to."""
        return self.purpose.reckoning(self.form)

    def write(self, form: Form) -> None:
        """Take a form for what is typed now."""
        if form == self.form or self._saving:
            return
        self.form = form
        self.redraw()
        self._keep()

    # --- taps

    def press(self, key: str) -> None:
        """A key of the keypad."""
        self.write(self.form.pressed(key))

    def move(self, place: Place) -> None:
        """A tap on a field."""
        if self.may_type(place[0]):
            self.write(self.form.moved(place))

    def open_side(self, side: int) -> None:
        """A tap on a side's tab: the cursor goes to its first field."""
        if side != self.form.side and self.may_type(side):
            self.write(self.form.moved((side, self.form.first_field)))

    def step(self, by: int) -> None:
        """A swipe: to the side beside, none beyond the first and the last."""
        beside = self.form.side + by
        if 0 <= beside < len(self.form.sides):
            self.open_side(beside)

    def choose(self, side: int, row: Row, number: int) -> None:
        """A tap on a chip."""
        if self.may_type(side):
            self.write(tapped(self.form, side, row, number))

    def count(self, side: int, where: Field, counted: Counted) -> None:
        """Cards are counted into a field."""
        self.write(counted_up(self.purpose.match.rules, self.form, side, where, counted))

    def went_out(self, side: int | None) -> None:
        """An answer to "who went out?"."""
        self.write(self.form.went_out(side))

    def ended_by(self, how: Ended) -> None:
        """A tap on a way of ending the deal."""
        self.write(self.form.ended_by(how))

    def lay_special_hand(self, side: int, name: str | None) -> None:
        """A special hand is chosen, or none."""
        self.write(self.form.with_special_hand(side, name))

    def adjust(self, side: int, points: int, reason: str) -> None:
        """Points are given or taken, signed."""
        self.write(self.form.with_adjustment(side, points, reason))

    def take_note(self, note: str) -> None:
        """A note on the deal is typed."""
        self.write(replace(self.form, note=note))

    async def turn_mode(self) -> None:
        """Type totals instead of counts or the other way round; new deals open like that then."""
        mode = Mode.COUNTS if self.form.mode is Mode.TOTALS else Mode.TOTALS
        self.write(self.form.in_mode(mode))
        if self._is_new:
            await self.state.choose_mode(mode)

    # --- the match has moved on

    async def go_on(self) -> bool:
        """Go on with what was typed although the match has moved on; gives whether it is saved.

        It is saved at once where that was wanted before.
        """
        is_wanted, self.was_refused = self.was_refused, False
        self.seen = self.purpose.seen
        self.redraw()
        self._keep()
        return is_wanted and await self.kept()

    def start_anew(self) -> None:
        """Throw away what was typed."""
        self.was_refused = False
        self.seen = self.purpose.seen
        self.write(self._opened(self.form.mode))

    async def give_way(self) -> bool:
        """Let stand what others saved, and throw away what was typed."""
        self._saving = True
        await self._throw_away()
        return True

    async def amend_theirs(self) -> bool:
        """Put right what another phone saved, by what was typed; gives whether that is saved."""
        uids = [str(rival.change.deal) for rival in self.rivals]
        theirs = purpose_of(self.state.match, {"deal": uids[0]}) if len(uids) == 1 else None
        if self._saving or theirs is None or theirs.amends is None:
            return False
        self._saving = True
        self._saving = await self._is_kept(
            self.state.amend(
                theirs.amends,
                theirs.played_as(self.form),
                seen=self.purpose.seen,
                token=self._token,
            )
        )
        if self._saving:
            await self._throw_away()
        else:
            self.redraw()
        return self._saving

    def leave_open(self, number: int) -> None:
        """Look at the form again without an answer; Save asks anew."""
        if number != self._answered:
            self._answered, self.was_refused = number, False
            self.redraw()

    # --- the end

    async def leave(self) -> None:
        """Go back to where the form was opened; of a new deal the draft stays."""
        amends = self.purpose.amends
        await self.settle()
        self.state.forms_left += 1
        go(HOME if amends is None else f"/deal/{amends}")

    async def save(self) -> None:
        """Save the deal at once, unless something is wrong with it that was not yet shown.

        Where each side types its own half, that half is done, and the phone goes on.
        """
        if self.form.turn is not None and not self.form.is_blank:
            self.write(half_done(self.form))
        elif await self.kept():
            go(HOME)

    async def kept(self) -> bool:
        """Save the deal and stay; gives whether it is on the disk."""
        if self._saving or self.form.is_blank:
            return False
        reckoning = self.reckoning()
        if reckoning.is_impossible or not reckoning.is_all_said:
            self.write(replace(self.form, tried=True))
            return False
        self._saving = True
        self._saving = await self._saved()
        if not self._saving:
            self.redraw()
        return self._saving

    async def settle(self) -> None:
        """Wait until all that was typed is on the disk."""
        await self._drafts.flush()

    async def _saved(self) -> bool:
        """Whether the deal is on the disk now; a store that refuses is said by the state."""
        await self._drafts.flush()
        if self.purpose.says_nothing_new(self.form):
            return True
        return await self._is_kept(self._recorded())

    async def _recorded(self) -> tuple[Problem, ...]:
        """Save the deal; its draft goes in the same change, or stays where it is refused."""
        state, seen, token, here = self.state, self.seen, self._token, self.state.device
        purpose, played = self.purpose, self.purpose.played_as(self.form)
        if purpose.amends is not None:
            return await state.amend(purpose.amends, played, seen=seen, token=token)
        if (next_one := purpose.goes_before) is not None:
            return await state.insert(played, next_one, seen=seen, token=token, typed_on=here)
        return await state.record(played, seen=seen, token=token, typed_on=here)

    async def _is_kept(self, saving: Awaitable[tuple[Problem, ...]]) -> bool:
        """Whether a deal was saved, or had been saved just like that by another phone."""
        found = await saving
        if not has_moved_on(found):
            return not found and self.state.failure is None
        now = self.purpose.again(self.state.match)
        if now is None:
            return False
        self.purpose, self.was_refused, self._answered = now, True, 0
        points = tuple(side.points for side in self.reckoning().sides)
        same = next((one for one in self.rivals if one.points == points), None)
        if same is None:
            return False
        await self._throw_away()
        self.state.notice = Notice(same.change, is_of_another=True)
        return True

    async def _throw_away(self) -> None:
        """Keep no draft any more."""
        if self._is_new:
            self._drafts.put(None, seen=self.seen)
        await self._drafts.flush()

    def _keep(self) -> None:
        if self._is_new:
            self._drafts.put(None if self.is_untouched else self.form, seen=self.seen)

    def _failed(self, error: StoreError) -> None:
        """Say once, not at every tap, that nothing can be kept."""
        if not self._told:
            self._told = True
            self.state.failure = refused(self.state.words, error)
