"""What taps do to the form: it is written anew, kept as a draft, shown, and at last saved."""

from collections.abc import Callable
from dataclasses import replace

from scorekeeper.entry import (
    Ended,
    Field,
    Form,
    Mode,
    Place,
    Reckoning,
    Row,
    reckoned,
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
from scorekeeper.ui.screens.record.purpose import Kind, Purpose
from scorekeeper.ui.state import MODE, State
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
        self._drafts = DraftBox(state.session, state.device, purpose, self._failed)
        draft = self._drafts.find(purpose.match.rules)
        self.form, self.seen = draft or (self._opened(state.mode), purpose.seen)
        if not self.hands_over:  # a draft may be from when it was
            self.form = taken_back(self.form)
        self._saving = self._told = False
        self._take_up()

    @property
    def hands_over(self) -> bool:
        """Whether each side types its own half: of a deal that is put right nobody does."""
        return self.state.hands_over and self.purpose.kind is not Kind.AMEND

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
        return not self._saving and self.seen != self.purpose.seen and not self.is_untouched

    @property
    def is_asked(self) -> bool:
        """Whether a question stands over the form, and has to be answered first."""
        return self.has_moved_on or self.state.failure is not None

    def reckoning(self) -> Reckoning:
        """What the form comes to."""
        purpose = self.purpose
        return reckoned(
            purpose.match.rules,
            self.form,
            purpose.deal(self.form),
            before=purpose.before,
            number=purpose.number,
        )

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
        if self.purpose.kind is not Kind.AMEND:
            await self.state.choose(**{MODE: str(mode)})

    # --- the match has moved on

    def go_on(self) -> None:
        """Go on with what was typed although the match has moved on."""
        self.seen = self.purpose.seen
        self.redraw()
        self._keep()

    def start_anew(self) -> None:
        """Throw away what was typed."""
        self.seen = self.purpose.seen
        self.write(self._opened(self.form.mode))

    # --- the end

    def leave(self) -> None:
        """Go back to where the form was opened; the draft stays."""
        amends = self.purpose.amends
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
        return self._saving

    async def settle(self) -> None:
        """Wait until all that was typed is on the disk."""
        await self._drafts.flush()

    async def _saved(self) -> bool:
        """Whether the deal is on the disk now; a store that refuses is said by the state."""
        await self._drafts.flush()
        if not self.purpose.says_nothing_new(self.form):
            found = await self._recorded()
            return not found and self.state.failure is None
        self._drafts.put(None, seen=self.seen)
        await self._drafts.flush()
        return True

    async def _recorded(self) -> tuple[Problem, ...]:
        """Save the deal; its draft goes in the same change, or stays where it is refused."""
        purpose, played, here = self.purpose, self.purpose.played_as(self.form), self.state.device
        if purpose.amends is not None:
            return await self.state.amend(purpose.amends, played, typed_on=here)
        if purpose.goes_before is not None:
            return await self.state.insert(played, purpose.goes_before, typed_on=here)
        return await self.state.record(played, typed_on=here)

    def _keep(self) -> None:
        self._drafts.put(None if self.is_untouched else self.form, seen=self.seen)

    def _failed(self, error: StoreError) -> None:
        """Say once, not at every tap, that nothing can be kept."""
        if not self._told:
            self._told = True
            self.state.failure = refused(self.state.words, error)
