"""What taps do to the form: it is written anew, kept as a draft, shown, and at last saved."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import partial
from typing import Any

import flet as ft

from scorekeeper.entry import (
    Chip,
    Ended,
    Field,
    Form,
    Mode,
    Place,
    Reckoning,
    Row,
    SideReckoning,
    Spot,
    amended,
    blank_form,
    chips_of,
    deal_of,
    form_document,
    form_from,
    form_of,
    is_sum,
    main_rows,
    reckoned,
    spot_of,
    tapped,
    value_of,
)
from scorekeeper.entry.counting import counted_up, taken_up
from scorekeeper.entry.form import Counted, is_loss
from scorekeeper.i18n import Words
from scorekeeper.i18n.messages import refused
from scorekeeper.match import DealUid, Match, PlayedDeal, Side
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring import Deal, Problem, Requirement, ScoreLine
from scorekeeper.services import Change, ChangeKind, OpenMatch, Session
from scorekeeper.storage import StoreError
from scorekeeper.ui.state import USUAL_ROWS, Layout, Notice, State, Tier, go, has_moved_on
from scorekeeper.ui.widgets.buttons import TOUCH
from scorekeeper.ui.widgets.text import LINE


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
            return PlayedDeal(deal=deal, note=note)
        still = self.played.confirmed_by if deal == self.played.deal else ()
        return replace(self.played, deal=deal, note=note, confirmed_by=still)

    def reckoning(self, form: Form) -> Reckoning:
        """What a form comes to."""
        return reckoned(
            self.match.rules, form, self.deal(form), before=self.before, number=self.number
        )

    def says_nothing_new(self, form: Form) -> bool:
        """Return True if saving a form would change nothing."""
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


class DraftBox:
    """Where one device keeps one form; of those that wait for the disk only the latest is kept."""

    def __init__(
        self, session: Session, device: str, purpose: Purpose, failed: Callable[[StoreError], None]
    ) -> None:
        """Keep what a device types; `failed` hears why the store would not."""
        self._drafts = session.drafts
        self._where: dict[str, Any] = {
            "match": purpose.opened.uid,
            "device": device,
            "before": purpose.goes_before,
        }
        self._failed = failed
        self._waiting: tuple[Form | None, int] | None = None
        self._work: asyncio.Task[None] | None = None

    def find(self, rules: RuleSet) -> tuple[Form, int] | None:
        """The form that was kept, and the number of the match's last change at that time."""
        found = self._drafts.find(**self._where)
        form = form_from(found.form, rules) if found is not None else None
        return None if found is None or form is None else (form, found.seen)

    def put(self, form: Form | None, *, seen: int) -> None:
        """Have a form kept, or the draft thrown away; returns at once."""
        self._waiting = form, seen
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._write())

    async def flush(self) -> None:
        """Wait until everything that was put is on the disk."""
        if self._work is not None:
            await self._work

    async def _write(self) -> None:
        while self._waiting is not None:
            (form, seen), self._waiting = self._waiting, None
            try:
                await asyncio.to_thread(self._keep, form, seen)
            except StoreError as error:
                self._failed(error)

    def _keep(self, form: Form | None, seen: int) -> None:
        if form is None:
            self._drafts.forget(**self._where)
        else:
            self._drafts.keep(form=form_document(form), seen=seen, **self._where)


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
        """True if an adjustment that is still to be typed takes points off."""
        self.was_refused = False
        """True if it was to be saved, and the match had moved on."""
        self._answered = 0
        """The number of the last change about which a question was closed without an answer."""
        self._token = secrets.token_hex(8)
        self._drafts = DraftBox(state.session, state.device, purpose, self._failed)
        draft = self._drafts.find(purpose.match.rules) if self._is_new else None
        self.form, self.seen = draft or (purpose.form(state.mode), purpose.seen)
        self._saving = self._told = False
        self._take_up()

    @property
    def _is_new(self) -> bool:
        """True if the match has not got the deal yet: only then there is a draft of it."""
        return self.purpose.kind is not Kind.AMEND

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
            self.form, self.seen = purpose.form(self.form.mode), purpose.seen

    @property
    def is_saved(self) -> bool:
        """True if the deal is on the disk, or on its way there."""
        return self._saving

    def has_written(self, purpose: Purpose) -> bool:
        """Return True if the match has the deal of this form by now: the form goes in a moment."""
        is_new = purpose.opened is not self.purpose.opened
        return self._saving and is_new and self.state.failure is None

    @property
    def is_untouched(self) -> bool:
        """True if the form says nothing that is not on the disk already."""
        return self.form.is_blank or self.purpose.says_nothing_new(self.form)

    @property
    def has_moved_on(self) -> bool:
        """True if the match was changed since this form was opened, and something was typed."""
        is_open = self.purpose.seen not in (self.seen, self._answered)
        return not self._saving and is_open and not self.is_untouched

    @property
    def rivals(self) -> tuple[Rival, ...]:
        """The deals that others saved meanwhile, and that may be this one."""
        return self.purpose.rivals(self.seen)

    @property
    def is_asked(self) -> bool:
        """True if a question stands over the form, and has to be answered first."""
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
        self.write(self.form.moved(place))

    def open_side(self, side: int) -> None:
        """A tap on a side's tab: the cursor goes to its first field."""
        if side != self.form.side:
            self.write(self.form.moved((side, self.form.first_field)))

    def step(self, by: int) -> None:
        """A swipe: to the side beside, none beyond the first and the last."""
        beside = self.form.side + by
        if 0 <= beside < len(self.form.sides):
            self.open_side(beside)

    def choose(self, side: int, row: Row, number: int) -> None:
        """A tap on a chip."""
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
        self.write(self.purpose.form(self.form.mode))

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
            self.state.change(
                self.state.session.deals.amend,
                theirs.amends,
                theirs.played_as(self.form),
                seen=self.purpose.seen,
                asks=True,
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
        """Save the deal at once, unless something is wrong with it that was not yet shown."""
        if await self.kept():
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
        """Return True if the deal is on the disk now; a store that refuses is said by the state."""
        await self._drafts.flush()
        if self.purpose.says_nothing_new(self.form):
            return True
        return await self._is_kept(self._recorded())

    async def _recorded(self) -> tuple[Problem, ...]:
        """Save the deal; its draft goes in the same change, or stays where it is refused."""
        purpose, played, deals = (
            self.purpose,
            self.purpose.played_as(self.form),
            self.state.session.deals,
        )
        change = partial(self.state.change, seen=self.seen, asks=True, token=self._token)
        if purpose.amends is not None:
            return await change(deals.amend, purpose.amends, played)
        here = self.state.device
        if (next_one := purpose.goes_before) is not None:
            return await change(deals.insert, played, before=next_one, typed_on=here)
        return await change(deals.record, played, typed_on=here)

    async def _is_kept(self, saving: Awaitable[tuple[Problem, ...]]) -> bool:
        """Return True if a deal was saved, or had been saved just like that by another phone."""
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


BRIEF = (
    "odd_points",
    "too_many_points",
    "too_few_points_for_canastas",
    "too_many_points_for_canastas",
)
"""Problems of a field that have a short form beside it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ProblemView:
    """One thing that is wrong, in words."""

    number: int
    """Its place among all that are shown."""
    said: str
    brief: str
    spot: Spot


@dataclass(frozen=True, slots=True, kw_only=True)
class FieldView:
    """A field of the keypad."""

    side: int
    field: Field
    text: str
    """The sum as typed."""
    value: int
    is_loss: bool
    is_sum: bool
    is_active: bool
    is_off: bool
    off_because: str
    """`acaba`: nothing is counted; `out`: the player who is out holds nothing."""
    problem: ProblemView | None


@dataclass(frozen=True, slots=True, kw_only=True)
class SideView:
    """A side's column."""

    place: int
    side: Side
    is_out: bool
    called_acaba: bool
    is_open: bool
    """True if the cursor is in it."""
    rows: tuple[tuple[Row, tuple[Chip, ...]], ...]
    fields: tuple[FieldView, ...]
    points: int
    before: int
    after: int
    required: Requirement
    """What is needed for the next initial meld."""
    lines: tuple[ScoreLine, ...]
    problems: tuple[ProblemView, ...]
    """What is wrong with this side, wherever it is shown."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DealView:
    """The whole screen."""

    sides: tuple[SideView, ...]
    open_side: int
    is_totals: bool
    is_acaba: bool
    problems: tuple[ProblemView, ...]
    is_doubtful: bool
    is_impossible: bool
    is_ready: bool
    is_blank: bool
    next_field: FieldView

    @property
    def opened(self) -> SideView:
        """The side in which the cursor is."""
        return self.sides[self.open_side]


def deal_view(purpose: Purpose, form: Form, reckoning: Reckoning, words: Words) -> DealView:
    """Everything that the screen shows of a form."""
    problems = tuple(
        _problem(words, number, problem) for number, problem in enumerate(reckoning.due)
    )
    sides = tuple(
        _side(purpose, form, reckoning.sides[place], place, problems)
        for place in range(len(form.sides))
    )
    side, where = form.next_place
    return DealView(
        sides=sides,
        open_side=form.side,
        is_totals=form.mode is Mode.TOTALS,
        is_acaba=form.is_acaba,
        problems=problems,
        is_doubtful=reckoning.is_doubtful,
        is_impossible=bool(problems) and reckoning.is_impossible,
        is_ready=form.is_ready,
        is_blank=form.is_blank,
        next_field=next(view for view in sides[side].fields if view.field is where),
    )


def _side(
    purpose: Purpose,
    form: Form,
    reckoned: SideReckoning,
    place: int,
    problems: tuple[ProblemView, ...],
) -> SideView:
    own = tuple(problem for problem in problems if problem.spot.side == place)
    return SideView(
        place=place,
        side=purpose.match.sides[place],
        is_out=form.out == place,
        called_acaba=form.out == place and form.is_acaba,
        is_open=form.side == place,
        rows=tuple((row, chips_of(form, place, row)) for row in main_rows(purpose.match.rules)),
        fields=tuple(_fields(form, place, own)),
        points=reckoned.points,
        before=reckoned.before,
        after=reckoned.after,
        required=reckoned.required,
        lines=reckoned.lines,
        problems=own,
    )


def _fields(form: Form, place: int, problems: tuple[ProblemView, ...]) -> Iterator[FieldView]:
    for where in form.fields:
        text = form.sides[place].text(where)
        wrong = (problem for problem in problems if problem.spot.field is where)
        yield FieldView(
            side=place,
            field=where,
            text=text,
            value=value_of(text),
            is_loss=is_loss(text),
            is_sum=is_sum(text),
            is_active=form.at == (place, where),
            is_off=form.is_off((place, where)),
            off_because="acaba" if form.is_acaba else "out",
            problem=next(wrong, None),
        )


def _problem(words: Words, number: int, problem: Problem) -> ProblemView:
    code = problem.code if problem.code in BRIEF else "other"
    return ProblemView(
        number=number,
        said=words.problem(problem),
        brief=words.text(f"record-brief-{code}", **problem.values),
        spot=spot_of(problem),
    )


PANEL = 344
"""Width of the keypad beside columns; a phone that lies has less."""
LYING_PANEL = 300
LEAST_COLUMN = 280
ROOMY_COLUMN = 400
LEAST_HEIGHT = 560
"""Below it a wide screen is a phone that lies on its side."""
PANEL_BESIDE = 1000
"""From this width on the keypad stands beside the columns, not below them."""
EDGE, GAP = 12, 8
PAIR = 2
"""With more sides than these everything of a side is narrow."""
LABEL, NARROW_LABEL, ROOMY_LABEL = 92, 82, 122
TABS = {Tier.TALL: 64.0, Tier.MIDDLE: 58.0, Tier.SMALL: 56.0, Tier.SCROLLING: 58.0}
FIELDS = {Tier.TALL: 56.0, Tier.MIDDLE: 52.0, Tier.SMALL: 50.0, Tier.SCROLLING: 52.0}
MORE_ROWS = 3
"""With more rows of chips than these the sentence has a third line."""


class Arrangement(StrEnum):
    """Where the parts of the screen lie."""

    PHONE = "phone"
    """One side at a time, the keypad below."""
    BESIDE = "beside"
    """One side at a time, the keypad beside it."""
    BELOW = "below"
    """All sides in columns, the keypad below."""
    COLUMNS = "columns"
    """All sides in columns, the keypad beside them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sizes:
    """The measures of the parts."""

    arrangement: Arrangement
    tier: Tier
    scale: float
    """Of text, as the system has it."""
    side_width: float
    """Of a side's column, or of its tab."""
    width: float
    """Of the part that is not the keypad."""
    gap: float = GAP
    tab: float = 64
    chip: float = 48
    label: float = LABEL
    """Of the words before a row of chips; 0: they stand above it."""
    field: float = 56
    sentence: float = 44
    key: float | None = None
    """Height of a row of keys; None: they share what is left."""
    save: float = 56
    """Height of Save below the keypad; 0: it is one of the keys."""
    has_question: bool = True
    """True if "who went out?" has a line of its own above the answers."""
    is_roomy: bool = False
    """True if there is room for large digits in columns."""
    is_narrow: bool = False

    @property
    def is_large(self) -> bool:
        """True if text is so large that what stood side by side stands one below the other."""
        return Layout(scale=self.scale).has_large_text

    @property
    def in_columns(self) -> bool:
        """True if all sides are seen at once."""
        return self.arrangement in (Arrangement.BELOW, Arrangement.COLUMNS)

    @property
    def scrolls(self) -> bool:
        """True if the form scrolls above its keypad."""
        return self.tier is Tier.SCROLLING or self.arrangement is not Arrangement.PHONE

    @property
    def field_width(self) -> float:
        """The width of a field; a side has two, side by side unless text is large."""
        whole = self.side_width - 2 if self.in_columns else self.width - GAP
        whole -= 2 * (16 if self.is_roomy else EDGE)
        return whole if self.is_large else (whole - GAP) / 2

    def text(self, size: float, *, most: float) -> float:
        """A size of text that is shown no larger than `most`, however large the system's are."""
        return min(size, most / self.scale)

    def grown(self, pixels: float) -> float:
        """A length that grows with the text."""
        return pixels * max(1.0, self.scale)

    def around(self, text: float) -> float:
        """The height of something to tap that holds one line of text, which grows."""
        return max(TOUCH, text * LINE * self.scale + 14)


def sizes_of(layout: Layout, *, sides: int, rows: int, switches: int = 0) -> Sizes:
    """The measures for a device, so many sides and so many rows of chips.

    `switches` are the ways of ending a deal beside going out: more than one want a line of
    their own.
    """
    arrangement = _arrangement(layout, sides)
    if arrangement in (Arrangement.BELOW, Arrangement.COLUMNS):
        return _columns(layout, arrangement, sides)
    if arrangement is Arrangement.BESIDE:
        return _beside(layout, sides, switches)
    return _phone(layout, sides, rows, switches)


TWO_COLUMNS = 600
"""Pixels from which on two sides are typed beside each other."""


def _arrangement(layout: Layout, sides: int) -> Arrangement:
    if layout.width < TWO_COLUMNS:
        return Arrangement.PHONE
    if layout.height < LEAST_HEIGHT or layout.has_large_text:
        return Arrangement.BESIDE if layout.width > layout.height else Arrangement.PHONE
    if _column(layout, sides, PANEL + GAP) >= LEAST_COLUMN and layout.width >= PANEL_BESIDE:
        return Arrangement.COLUMNS
    if _column(layout, sides, 0) >= LEAST_COLUMN and layout.height > layout.width:
        return Arrangement.BELOW
    return Arrangement.BESIDE


def _column(layout: Layout, sides: int, panel: float) -> float:
    """The width that is left for the column of one side."""
    return (layout.width - panel - 2 * EDGE - GAP * (sides - 1)) / sides


def _columns(layout: Layout, arrangement: Arrangement, sides: int) -> Sizes:
    panel = PANEL + GAP if arrangement is Arrangement.COLUMNS else 0
    column = _column(layout, sides, panel)
    roomy = column >= ROOMY_COLUMN
    return Sizes(
        arrangement=arrangement,
        tier=Tier.TALL,
        scale=layout.scale,
        side_width=column,
        width=layout.width,
        chip=60 if roomy else 48,
        label=ROOMY_LABEL if roomy else 0,
        field=80 if roomy else 84,
        key=None if panel else 56,
        is_roomy=roomy,
        is_narrow=not roomy,
    )


def _beside(layout: Layout, sides: int, switches: int) -> Sizes:
    width = layout.width - LYING_PANEL
    return Sizes(
        arrangement=Arrangement.BESIDE,
        tier=Tier.SCROLLING,
        scale=layout.scale,
        side_width=(width - GAP) / sides,
        width=width,
        gap=4,
        tab=58,
        label=0 if layout.has_large_text else LABEL,
        field=52,
        save=52,
        has_question=layout.has_large_text or switches > 1,
    )


def _phone(layout: Layout, sides: int, rows: int, switches: int) -> Sizes:
    lined = switches > 1 or rows > USUAL_ROWS
    tier = layout.tier(rows + lined)
    tight = tier in (Tier.MIDDLE, Tier.SMALL)
    scrolling = tier is Tier.SCROLLING
    label = NARROW_LABEL if layout.is_narrow else LABEL
    return Sizes(
        arrangement=Arrangement.PHONE,
        tier=tier,
        scale=layout.scale,
        side_width=(layout.width - GAP) / sides,
        width=layout.width,
        gap=4 if tight else GAP,
        tab=TABS[tier],
        label=0 if layout.has_large_text else label,
        field=FIELDS[tier],
        sentence=60 if rows > MORE_ROWS else 44,
        key=48 if scrolling else None,
        save=0 if tier is Tier.SMALL else 52 if tight else 56,
        has_question=lined or layout.has_large_text or tier is Tier.TALL,
        is_narrow=layout.is_narrow,
    )


@dataclass(frozen=True, slots=True)
class Kit:
    """The pencil that taps move, the deal it is for, the words and the measures."""

    pencil: Pencil
    purpose: Purpose
    words: Words
    sizes: Sizes

    @property
    def sides(self) -> tuple[Side, ...]:
        """The sides of the match."""
        return self.purpose.match.sides

    @property
    def rules(self) -> RuleSet:
        """The rules in force in the match."""
        return self.purpose.match.rules

    def field(self, field: Field, *, short: bool = False) -> str:
        """What a field is called; where there is a foot, cards are left in hand and foot."""
        key = "record-field-short" if short else "record-field"
        return self.words.text(key, field=field, foot=self._foot)

    def following(self, field: Field, *, short: bool) -> str:
        """The same on the key that leads to it."""
        key = "record-next-short" if short else "record-next"
        return self.words.text(key, field=field, foot=self._foot)

    def name(self, side: int) -> str:
        """The full name of a side."""
        return self.sides[side].name

    @property
    def _foot(self) -> str:
        return "true" if self.rules.foot_size else "false"


FAST = 200
"""Pixels a second: a finger that slips is slower."""


def swiped(pencil: Pencil, content: ft.Control) -> ft.GestureDetector:
    """Something on which a swipe changes the side; up and down it scrolls as before."""

    def ended(e: ft.DragEndEvent[Any]) -> None:
        speed = e.primary_velocity or 0
        if abs(speed) >= FAST:
            pencil.step(-1 if speed > 0 else 1)

    return ft.GestureDetector(content, on_horizontal_drag_end=ended, exclude_from_semantics=True)
