"""The frame of an evening, its calls and addresses, and how a screen changes and follows it."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar, cast
from urllib.parse import quote, unquote

import flet as ft

from scorekeeper.club import calls
from scorekeeper.club.calls import Call
from scorekeeper.club.model import Changed, Evening, EveningUid, Note, Problems
from scorekeeper.club.serialization import ClubFileError
from scorekeeper.club_ui.news import use_news, use_reload
from scorekeeper.i18n import Words, messages
from scorekeeper.i18n.club import caller_text, club_problems, state_text
from scorekeeper.services import Identity
from scorekeeper.services.club import EveningSummary, UnknownEveningError
from scorekeeper.services.club.evenings import StepFor
from scorekeeper.services.events import EveningChanged
from scorekeeper.ui import kit
from scorekeeper.ui.hooks import component, memo_component, use_state
from scorekeeper.ui.layout import Layout, Tier
from scorekeeper.ui.motion import Sound, Touch, feel
from scorekeeper.ui.navigation import calling, go
from scorekeeper.ui.palette import WARNING
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SENTENCE, Face, digits, text
from scorekeeper.ui.widgets import buttons, keypad, page
from scorekeeper.ui.widgets import clock as clocks

CLUB = "/club"
NEW, MEMBERS, SEASONS, TAKE_OVER = "/club-new", "/club-members", "/club-seasons", "/club-take"
PUBLISH = "/club-publish"
LEAGUE = "/club-league"
DIRECTORS = "/club-directors"
ORGANISER = "organiser"
"""The author of the organiser's own changes, as the log keeps it."""
PARTS = {
    "players": (ft.Icons.HOW_TO_REG_OUTLINED, ft.Icons.HOW_TO_REG),
    "tables": (ft.Icons.TABLE_RESTAURANT_OUTLINED, ft.Icons.TABLE_RESTAURANT),
    "standing": (ft.Icons.LEADERBOARD_OUTLINED, ft.Icons.LEADERBOARD),
    "log": (ft.Icons.LIST_ALT_OUTLINED, ft.Icons.LIST_ALT),
    "papers": (ft.Icons.MORE_HORIZ, ft.Icons.MORE_HORIZ),
}
"""The parts of an evening with their pictures, plain and while they are shown."""
STRETCH = ft.CrossAxisAlignment.STRETCH
Verb = Callable[..., Changed]
MOST_CALLS = 3
"""Calls that are shown at once beside what they stand over."""
BETWEEN_LOOKS = 20
"""Seconds until it is looked how many minutes a call waits."""


def of_evening(uid: str, *parts: object) -> str:
    return "/".join([CLUB, *(quote(str(part), safe="") for part in (uid, *parts))])


def of_table(uid: str, number: int, table: int) -> str:
    return of_evening(uid, "table", number, table)


def of_member(key: str) -> str:
    return f"{MEMBERS}/{quote(key, safe='')}"


def of_season(uid: str) -> str:
    return f"{SEASONS}/{quote(uid, safe='')}"


def from_address(name: str) -> str:
    return unquote(ft.use_route_params().get(name) or "")


def author(state: State) -> str:
    """The author of changes on a page: the director by name, else the organiser."""
    return ORGANISER if state.director is None else state.author


def panes(layout: Layout, *parts: Sequence[ft.Control], spacing: float = 8) -> ft.Control:
    """Parts that scroll in a pane each, side by side, or in one column where there is no room."""
    if not layout.has_two_panes:
        parts = ([control for part in parts for control in part],)
    padding = ft.Padding.only(left=page.SIDE_PADDING, right=page.SIDE_PADDING, bottom=16)
    columns = [ft.ListView(list(p), expand=True, spacing=spacing, padding=padding) for p in parts]
    if len(columns) == 1:
        return columns[0]
    return ft.Row(list(columns), spacing=0, vertical_alignment=STRETCH)


def with_foot(body: ft.Control, *foot: ft.Control) -> ft.Column:
    """A body that takes the room, and what stays in sight below it."""
    below = [page.padded(part, bottom=8) for part in foot]
    above = ft.Container(body, expand=True, padding=ft.Padding.only(bottom=8))
    return ft.Column([above, *below], spacing=0, expand=True, horizontal_alignment=STRETCH)


def framed(state: State, body: ft.Control, foot: Sequence[ft.Control] = ()) -> list[ft.Control]:
    """A body, and below it what the store refused and the foot."""
    notice = kit.notice_bar(state) if state.failure else None
    below = [page.padded(part, bottom=8) for part in (notice, *foot) if part is not None]
    return [ft.Container(body, expand=True), *below]


def evening_screen(
    state: State,
    evening: Evening,
    part: str,
    body: ft.Control,
    *,
    actions: Sequence[ft.Control] = (),
    foot: Sequence[ft.Control] = (),
    is_felt: bool = False,
) -> ft.View:
    """A part of an evening; the others are a tap away, below the screen or at its side."""
    words = state.words
    title, under, home = evening.plan.name, state_text(words, evening), partial(go, CLUB)
    label = words.text("back")
    actions = [*actions, OtherEvening(evening, part, key="other")]
    bar = page.app_bar(title, under, on_back=home, back_label=label, actions=actions)
    tabs = []
    for name, icons in PARTS.items():
        # the tables stand at the address of the evening itself
        address = of_evening(evening.uid, *(() if name == "tables" else (name,)))
        tabs.append(page.Tab(f"part-{name}", words.text("club-part", part=name), icons, address))
    waiting = Calls(evening.uid, of_evening(evening.uid, "phones"), key="calls")
    return page.tabbed_view(
        state,
        tabs,
        f"part-{part}",
        page.page(bar, waiting, *framed(state, body, foot), is_felt=is_felt),
        key=f"evening-{evening.uid}",
        route=of_evening(evening.uid),
        place=part,
        on_back=home,
    )


LIVE = ("drawn", "running", "between")
"""States of an evening that has begun and is not over."""


def live_beside(state: State, evening: Evening) -> list[EveningSummary]:
    """The other evenings of the same day that have begun and are not over."""
    today = (
        listed for listed in state.session.club.evenings.list() if listed.date == evening.plan.date
    )
    live = (listed for listed in today if listed.is_readable and listed.state in LIVE)
    return [listed for listed in live if listed.uid != evening.uid]


@component
def OtherEvening(evening: Evening, part: str) -> Any:
    """The way to the same part of another evening that runs; of several to the next by uid."""
    state = use_state()
    use_reload(state, "evening")
    others = sorted(live_beside(state, evening), key=lambda other: other.uid)
    if not others:
        return ft.Container()
    following = next((other for other in others if other.uid > evening.uid), others[0])
    label = state.words.text("club-go-to", name=following.name)
    there = of_evening(following.uid, *(() if part == "tables" else (part,)))
    return buttons.icon_button(ft.Icons.SWAP_HORIZ, label, partial(go, there), name="other-evening")


def gone(state: State) -> ft.View:
    parts = [buttons.remark(state.words.text("club-gone"), name="gone")]
    title = state.words.text("tab-club")
    return page.column_screen(state, CLUB, title, parts, partial(go, CLUB), part="gone")


def opened(state: State, uid: EveningUid) -> Evening | None:
    """An evening, or None where there is none, or none that this version can read."""
    try:
        return state.session.club.evenings.open(uid)
    except (UnknownEveningError, ClubFileError):  # the list of evenings says why
        return None


def use_evening(
    state: State, *, of: Callable[[Evening], Any] = lambda evening: evening
) -> Evening | None:
    """Hook for the evening of the address; None where it cannot be shown.

    `of` gives what the component shows of it: it is drawn again only when that is another.
    """
    uid = EveningUid(from_address("evening"))
    evening = opened(state, uid)
    _, show = ft.use_state(evening and of(evening))

    def look() -> None:
        now = opened(state, uid)
        show(lambda _: now and of(now))

    def tell(news: tuple[EveningChanged, ...]) -> None:
        if any(item.uid == uid and item.kind not in ("deal", "phone") for item in news):
            look()

    use_news(state, tell, again=look)
    return evening


@dataclass(frozen=True, slots=True)
class Actions:
    """Calls verbs for a component, one at a time; what the last one refused can be shown."""

    state: State
    refused: Problems
    is_busy: bool
    refuse: Callable[[Problems], None]
    set_busy: Callable[[bool], None]

    async def call(self, verb: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        """The result of a verb that writes, None where it or the store refused."""
        self.set_busy(True)
        try:
            result = await self.state.saving(verb, *args, **kwargs)
        finally:
            self.set_busy(False)
        problems = result if isinstance(result, tuple) else ()
        self.refuse(problems)
        return None if problems else result

    async def change(
        self, uid: EveningUid, verb: Verb, *args: Any, reason: str = "", **more: Any
    ) -> bool:
        """Change an evening by a verb of the club, which is given a `note` too; True if done."""

        def step(evening: Evening, note: Note) -> Changed:
            return verb(evening, *args, note=note, **more)

        change = self.state.session.club.evenings.change
        return await self.call(change, uid, step, by=author(self.state), reason=reason) is not None

    def changing(self, uid: EveningUid, verb: Verb, *args: Any, **more: Any) -> buttons.Handler:
        return calling(self.change, uid, verb, *args, **more)

    async def change_for(self, uid: EveningUid, people: Sequence[Identity], step: StepFor) -> bool:
        """Change an evening for people of whom some may not be known yet; True if done."""
        change, by = self.state.session.club.evenings.change_for, author(self.state)
        return await self.call(change, uid, people, step, by=by) is not None

    def complaints(
        self, evening: Evening | None = None, *, name: str = "refused"
    ) -> list[ft.Control]:
        sentence = club_problems(self.state.words, self.refused, evening)
        return [buttons.complaint(sentence, name=name)] if self.refused else []


def use_actions(state: State) -> Actions:
    refused, refuse = ft.use_state(cast("Problems", ()))
    is_busy, set_busy = ft.use_state(False)
    return Actions(state, refused, is_busy, refuse, set_busy)


def keyed(control: ft.Control, key: str) -> ft.Control:
    """A control that stays itself while those before it come and go."""
    control.key = key
    return control


# --- the calls that wait for the organiser, on top of every part of an evening


def _open_calls(state: State, uid: EveningUid) -> tuple[tuple[Call, str], ...]:
    """The open calls and disputes of an evening, each with where it comes from and who calls."""
    if (evening := opened(state, uid)) is None:
        return ()
    return tuple(
        (made, caller_text(state.words, evening, made.table, made.members))
        for made in calls.waiting(evening)
    )


@memo_component
def Calls(uid: EveningUid, address: str = "") -> Any:
    """Nothing while nobody calls; a new call is heard and felt.

    Where there is little room a line leads to the `address` of a screen that shows them all.
    """
    state = use_state()
    waiting, show = ft.use_state(_open_calls(state, uid))

    def look() -> None:
        now = _open_calls(state, uid)
        if {made.note for made, _ in now} - {made.note for made, _ in waiting}:
            feel(state, Touch.LONG, Sound.WARNING)
        show(now)

    def tell(news: Sequence[EveningChanged]) -> None:
        if any(item.uid == uid and item.kind in {"call", "evening", "table"} for item in news):
            look()

    use_news(state, tell, again=look)
    if not waiting:
        return ft.Container()
    is_small = state.layout.has_large_text or state.layout.tier() is Tier.SCROLLING
    if is_small and address:
        return page.padded(_call_line(waiting, address), bottom=8)
    most = MOST_CALLS if address else len(waiting)
    rows = [
        CallRow(uid, made, who, number, key=f"{made.note.by}-{made.note.at}")
        for number, (made, who) in enumerate(waiting[:most])
    ]
    if len(waiting) > most:  # those who wait for longest come first
        rows.append(buttons.remark(f"+{len(waiting) - most}", name="more-calls"))
    return page.padded(buttons.stacked(*rows), bottom=8)


def _call_line(waiting: Sequence[tuple[Call, str]], address: str) -> ft.Control:
    """The call that waits for longest, and the number of all where there are more."""
    who = waiting[0][1]
    label = f"{who} (+{len(waiting) - 1})" if len(waiting) > 1 else who
    line = text(label, 17, Face.BOLD, line=SENTENCE, expand=True)
    row = ft.Row([ft.Icon(ft.Icons.CAMPAIGN, size=26), line], spacing=10)
    return buttons.tappable(_call_box(row), label, partial(go, address), name="call-line")


def _call_box(content: ft.Control) -> ft.Container:
    edge = ft.Border.all(3, WARNING)
    return page.paper(content, padding=12, border_radius=18, border=edge)


@memo_component
def CallRow(uid: EveningUid, made: Call, who: str, number: int) -> Any:
    state = use_state()
    words, actions, layout = state.words, use_actions(state), state.layout
    since, answered = made.note.at, made.answered
    waited: str = clocks.use_ticks(
        lambda: messages.elapsed(words, since, now=clocks.now()), lambda: BETWEEN_LOOKS, since
    )
    notes = [waited, made.note.reason]
    if made.is_dispute:
        notes.insert(0, words.text("club-call-dispute"))
    if answered is not None:
        notes.append(words.text("club-call-answered", time=messages.clock(words, answered.at)))
    line = " · ".join(filter(None, notes))
    lines: list[ft.Control] = [text(who, 17, Face.BOLD, line=SENTENCE)]
    if line:
        lines.append(text(line, 15, line=SENTENCE))
    column = ft.Column(lines, spacing=2, tight=True, expand=True)
    head = ft.Row([ft.Icon(ft.Icons.CAMPAIGN, size=26), column], spacing=10)
    label = buttons.spoken(
        head, ", ".join(filter(None, [who, line])), name=f"call-{number}", live=True
    )
    answers: list[ft.Control] = []
    if made.is_dispute:
        answers.append(_decide_button(state, uid, made, who, number))
    for key, verb in (("answer", calls.answer_call), ("done", calls.end_call)):
        if not made.is_dispute and (key == "done" or answered is None):
            word, tap = words.text(f"club-call-{key}"), actions.changing(uid, verb, made)
            look: dict[str, Any] = {"filled": key == "answer", "height": 48, "expand": 1}
            look["says"] = words.text("club-phone-said", action=word, who=who)
            answers.append(buttons.button(word, tap, name=f"call-{key}-{number}", **look))
    if layout.has_two_panes:
        row = ft.Row(answers, spacing=8, expand=1)
        return _call_box(ft.Row([ft.Container(label, expand=2), row]))
    below = buttons.stacked(*answers) if layout.has_large_text else ft.Row(answers, spacing=8)
    return _call_box(buttons.stacked(label, below))


def _decide_button(state: State, uid: EveningUid, made: Call, who: str, number: int) -> ft.Control:
    """The way to the table of a dispute, where its result is decided."""
    evening = opened(state, uid)
    address = of_table(uid, len(evening.rounds) if evening else 0, made.table or 0)
    label = state.words.text("club-call-decide")
    return buttons.button(
        label,
        partial(go, address),
        name=f"call-decide-{number}",
        says=state.words.text("club-phone-said", action=label, who=who),
        filled=True,
        height=48,
        expand=1,
    )


# --- chips and numbers


K = TypeVar("K")


def chips(
    name: str,
    options: Iterable[tuple[K, str]],
    chosen: K | None,
    choose: Callable[[K], Any] | None,
) -> ft.Row:
    """Chips of which one is chosen, each found by `name` and its key; fixed without `choose`."""
    parts = []
    for key, label in options:
        tap = None if choose is None else partial(choose, key)
        key_name = f"{name}-{'none' if key is None else key}"
        parts.append(buttons.choice(label, tap, name=key_name, selected=key == chosen))
    return buttons.choices(parts)


def number_box(
    words: Words,
    ask: Callable[[keypad.Asked], None],
    asked: keypad.Asked,
    *,
    name: str,
    instead: str = "",
    **box: Any,
) -> ft.Control:
    """A number that is typed by a tap on it; `instead` stands there in its place."""
    instead = instead or words.number(asked.value)
    return buttons.tappable(
        digits(instead, 18, ft.Colors.ON_SURFACE, text_align=ft.TextAlign.END),
        words.text("club-number-said", label=asked.title, number=instead),
        lambda: ask(asked),
        name=name,
        padding=ft.Padding.symmetric(vertical=14, horizontal=14),
        border_radius=12,
        border=ft.Border.all(1, ft.Colors.OUTLINE),
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
        **box,
    )
