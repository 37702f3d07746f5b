"""The frame of an evening: its name, how far it is, its parts below or beside, and the content."""

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from functools import lru_cache
from io import BytesIO
from typing import Any
from urllib.parse import quote, unquote

import flet as ft
import segno

from scorekeeper.club import (
    ClubFileError,
    Evening,
    EveningUid,
    Note,
    Plan,
    Problems,
    RoundLength,
    Seed,
    scheme_of,
)
from scorekeeper.i18n.club import club_problems, told_state
from scorekeeper.rules import HouseRules, RuleSetId, catalogue, rule_book
from scorekeeper.services.club import News, UnknownEveningError
from scorekeeper.ui.pages import is_there
from scorekeeper.ui.state import State, go
from scorekeeper.ui.theme import Face
from scorekeeper.ui.widgets.buttons import complaint, remark
from scorekeeper.ui.widgets.clock import is_open
from scorekeeper.ui.widgets.dialogs import notice_bar
from scorekeeper.ui.widgets.page import Tab, app_bar, column_screen, padded, page, rail, safe
from scorekeeper.ui.widgets.text import text

CLUB = "/club"
NEW, MEMBERS, SEASONS, TAKE_OVER = "/club-new", "/club-members", "/club-seasons", "/club-take"


def of_evening(uid: str, *parts: object) -> str:
    """The address of an evening, or of a part of it."""
    return "/".join([CLUB, _quoted(uid), *(_quoted(part) for part in parts)])


def of_table(uid: str, number: int, table: int) -> str:
    """The address of a table of a round."""
    return of_evening(uid, "table", number, table)


def of_member(key: str) -> str:
    """The address of a member."""
    return f"{MEMBERS}/{_quoted(key)}"


def of_season(uid: str) -> str:
    """The address of a season."""
    return f"{SEASONS}/{_quoted(uid)}"


def _quoted(part: object) -> str:
    return quote(str(part), safe="")


PARTS = (
    ("players", ft.Icons.HOW_TO_REG_OUTLINED, ft.Icons.HOW_TO_REG),
    ("tables", ft.Icons.TABLE_RESTAURANT_OUTLINED, ft.Icons.TABLE_RESTAURANT),
    ("standing", ft.Icons.LEADERBOARD_OUTLINED, ft.Icons.LEADERBOARD),
    ("log", ft.Icons.LIST_ALT_OUTLINED, ft.Icons.LIST_ALT),
    ("papers", ft.Icons.MORE_HORIZ, ft.Icons.MORE_HORIZ),
)
MAIN = "tables"
"""The part that stands at the address of the evening itself."""
BAR = 68


def evening_screen(
    state: State,
    evening: Evening,
    part: str,
    body: ft.Control,
    *,
    actions: Sequence[ft.Control] = (),
    foot: Sequence[ft.Control] = (),
) -> ft.View:
    """A part of an evening; the others are a tap away, below the screen or at its side."""
    words, is_wide = state.words, state.layout.is_wide
    bar = app_bar(
        evening.plan.name,
        told_state(words, evening),
        on_back=lambda: go(CLUB),
        back_label=words.text("back"),
        actions=actions,
    )
    notice = notice_bar(state) if state.failure else None
    below = [padded(one, bottom=8) for one in (notice, *foot) if one is not None]
    whole = page(bar, ft.Container(body, expand=True), *below)
    beside = _rail(state, evening, part) if is_wide else ft.Container(width=0)
    content = ft.Row(
        [beside, ft.Container(whole, expand=True)],
        spacing=0,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return ft.View(
        key=f"evening-{evening.uid}",
        route=of_evening(evening.uid),
        padding=0,
        spacing=0,
        can_pop=False,
        on_confirm_pop=lambda: go(CLUB),
        navigation_bar=None if is_wide else _bar(state, evening, part),
        controls=[safe(content, part)],
    )


def address(evening: Evening, part: str) -> str:
    """Where a part of an evening is shown."""
    return of_evening(evening.uid) if part == MAIN else of_evening(evening.uid, part)


def _rail(state: State, evening: Evening, shown: str) -> ft.Control:
    tabs = [
        Tab(
            f"part-{part}",
            state.words.text("club-part", part=part),
            chosen if part == shown else icon,
            is_shown=part == shown,
            on_tap=_way(evening, part),
        )
        for part, icon, chosen in PARTS
    ]
    return rail(tabs, scale=state.layout.scale)


def _way(evening: Evening, part: str) -> Callable[[], None]:
    return lambda: go(address(evening, part))


def _bar(state: State, evening: Evening, shown: str) -> ft.NavigationBar:
    names = [part for part, *_ in PARTS]
    return ft.NavigationBar(
        selected_index=names.index(shown),
        on_change=lambda e: go(address(evening, names[e.control.selected_index])),
        destinations=[
            ft.NavigationBarDestination(
                icon=_named(icon, part),
                selected_icon=_named(chosen, part),
                label=state.words.text("club-part", part=part),
            )
            for part, icon, chosen in PARTS
        ],
        height=BAR,
    )


def _named(icon: ft.IconData, part: str) -> ft.Semantics:
    return ft.Semantics(identifier=f"part-{part}", content=ft.Icon(icon))


GAP = 0.1
"""Seconds between two tellings, so that a busy club redraws a page ten times a second at most."""
Tell = Callable[[tuple[News, ...]], None]
Listen = Callable[[Callable[[News], None]], Callable[[], None]]
"""Takes whoever is told of each change; gives the call that ends it."""


class Ear:
    """Hears for one page, on whatever thread, and tells on the page's own."""

    def __init__(self, page: ft.Page, tell: Tell, *, most: int | None = None) -> None:
        """Prepare to tell a page; it hears nothing yet.

        With `most`, the page is told of so many tables at once at most, and of others next time.
        """
        self._page, self._tell, self._most = page, tell, most
        self._end: Callable[[], None] | None = None
        self._heard: deque[News] = deque()
        """What it was not told yet, each change once."""
        self._is_waiting = False
        self._next = 0.0

    def open(self, listen: Listen) -> None:
        """Hear the news of a club, or of a table, from now on."""
        self._end = listen(self._hear)

    def close(self) -> None:
        """Hear nothing any more."""
        if self._end is not None:
            self._end()
            self._end = None

    def _hear(self, news: News) -> None:
        """A page whose browser is gone looks at everything when it is back, or is gone for good."""
        if not is_open(self._page):
            self.close()
            return
        if not is_there(self._page):
            return
        if news not in self._heard:
            self._heard.append(news)
        self._wait()

    def _wait(self) -> None:
        if not self._is_waiting:
            self._is_waiting = True
            self._page.run_task(self._telling)

    async def _telling(self) -> None:
        await asyncio.sleep(max(self._next - time.monotonic(), 0))
        self._next = time.monotonic() + GAP
        self._is_waiting = False
        news = self._next_news()
        if self._heard:
            self._wait()
        if news and is_there(self._page):
            self._tell(news)

    def _next_news(self) -> tuple[News, ...]:
        """What the page is told now: as much as is about so many tables."""
        news: list[News] = []
        tables: set[int | None] = set()
        while self._heard:
            tables.add(self._heard[0].table)
            if self._most is not None and len(tables) > self._most:
                break
            news.append(self._heard.popleft())
        return tuple(news)


def use_news(state: State, tell: Tell, *, again: Callable[[], None]) -> None:
    """Have a component hear all news of the club, and look `again` when its browser was away.

    `tell` is called as a task of the page.
    """
    page = ft.context.page
    latest: Any = ft.use_ref()
    latest.current = (tell, again)
    ear: Any = ft.use_ref()

    def tell_latest(news: tuple[News, ...]) -> None:
        latest.current[0](news)

    def look_again() -> None:
        latest.current[1]()

    def start() -> None:
        ear.current = Ear(page, tell_latest)
        ear.current.open(state.session.club.listen)

    def stop() -> None:
        if ear.current is not None:
            ear.current.close()

    ft.use_effect(start, [], cleanup=stop)
    ft.use_effect(look_again, [state.returned])


Of = Callable[[Evening], Any]


def whole(evening: Evening) -> Any:
    """All of an evening."""
    return evening


def use_evening(state: State, *, of: Of = whole) -> Evening | None:
    """Have the evening of the address in a component; None where it cannot be shown.

    `of` gives what the component shows of it: it is drawn again only when that is another.
    """
    uid = address_of("evening")
    evening = opened(state, uid)
    seen = evening and of(evening)
    _, show = ft.use_state(seen)

    def look() -> None:
        now = opened(state, uid)
        show(lambda _: now and of(now))

    def tell(news: tuple[News, ...]) -> None:
        if any(one.evening == uid and one.what != "deal" for one in news):
            look()

    use_news(state, tell, again=look)
    return evening


def address_of(name: str) -> EveningUid:
    """The evening that stands under a name in the address."""
    return EveningUid(unquote(ft.use_route_params().get(name) or ""))


def opened(state: State, uid: EveningUid) -> Evening | None:
    """An evening, or None where there is none, or none that this version can read."""
    try:
        return state.session.club.evenings.open(uid)
    except (UnknownEveningError, ClubFileError):  # the list of evenings says why
        return None


def gone(state: State) -> ft.View:
    """What is shown instead of an evening that is not there."""
    words = state.words
    said = remark(words.text("club-gone"), name="gone")
    return column_screen(state, CLUB, words.text("tab-club"), [said], lambda: go(CLUB), part="gone")


ORGANISER = "organiser"
"""Who does it, as the log keeps it."""
Step = Callable[[Evening, Note], Evening | Problems]


async def changed(
    state: State, uid: EveningUid, step: Step, *, reason: str = ""
) -> Problems | None:
    """Have an evening be changed; gives why it was not, nothing where it was.

    None means that the store refused: then `state.failure` says why.
    """
    verb = state.session.club.evenings.change
    done = await state.saving(verb, uid, step, by=ORGANISER, reason=reason)
    return outcome(done)


async def started(state: State, uid: EveningUid) -> Problems | None:
    """Have the drawn round begin, with a match at every table."""
    return outcome(await state.saving(state.session.club.evenings.start_round, uid, by=ORGANISER))


def outcome(done: Evening | Problems | None) -> Problems | None:
    """The problems of what a verb gave, none where it did what was asked."""
    if done is None:
        return None
    return done if isinstance(done, tuple) else ()


@dataclass(frozen=True, slots=True)
class Doing:
    """What a component has of the verbs that it calls."""

    refused: Problems
    """Why the last one was not done."""
    is_busy: bool
    """True if one is under way."""
    do: Callable[[Awaitable[Problems | None]], Awaitable[bool]]
    """Waits for a verb, keeps what it refused, and says whether it was done."""

    def complaints(
        self, state: State, evening: Evening, *, name: str = "refused"
    ) -> list[ft.Control]:
        """What was refused, in sentences; nothing where nothing was."""
        if not self.refused:
            return []
        return [complaint(club_problems(state.words, self.refused, evening), name=name)]


def use_doing() -> Doing:
    """Have verbs called in a component, one at a time."""
    nothing: Problems = ()
    refused, refuse = ft.use_state(nothing)
    is_busy, set_busy = ft.use_state(False)

    async def do(verb: Awaitable[Problems | None]) -> bool:
        set_busy(True)
        try:
            problems = await verb
        finally:
            set_busy(False)
        refuse(problems or ())
        return problems == ()

    return Doing(refused, is_busy, do)


SIDE, EDGE = 240, 4
"""Pixels of the picture; modules of the white around it, which scanners need in the dark too."""
PIXELS = 6
LETTERS = 4
"""Letters of a code that are read together."""


def invitation(address: str, code: str) -> str:
    """What a code's picture says: the door of this club, and the code behind it."""
    return f"{door(address)}#{code}"


def door(address: str) -> str:
    """Where a code can be typed."""
    return f"{address}/join"


def code_picture(state: State, code: str) -> list[ft.Control]:
    """The picture of a code with its letters; without a server how phones get in."""
    words, address = state.words, state.club_address
    letters = ft.Semantics(
        identifier="code-letters", container=True, content=text(spaced(code), 18, Face.MEDIUM)
    )
    if address is None:
        return [letters, remark(words.text("club-no-server"), name="no-server")]
    link = invitation(address, code)
    picture = ft.Image(src=qr_code(link), width=SIDE, height=SIDE, border_radius=12)
    seen = ft.Semantics(
        identifier="code-picture",
        label=words.text("club-code-said", address=address),
        image=True,
        container=True,
        content=ft.Row([picture], alignment=ft.MainAxisAlignment.CENTER),
    )
    return [seen, remark(link, name="code-link"), letters]


@lru_cache(maxsize=64)
def qr_code(said: str) -> bytes:
    """A picture of a text for scanners, as the bytes of a PNG."""
    drawn = BytesIO()
    segno.make(said, micro=False, error="m").save(drawn, kind="png", scale=PIXELS, border=EDGE)
    return drawn.getvalue()


def qr_drawing(said: str) -> str:
    """The same as a drawing that stands in a page for printing."""
    drawing: str = segno.make(said, micro=False, error="m").svg_inline(
        scale=PIXELS, border=EDGE, omitsize=True
    )
    return drawing


def spaced(code: str) -> str:
    """A code in groups of letters, as it is read out."""
    return " ".join(code[start : start + LETTERS] for start in range(0, len(code), LETTERS))


ROUNDS, SCHEME = 3, "finland"
SEED_BYTES = 6


def begun(state: State) -> Plan:
    """The plan of the latest evening, of today and with seeds of its own; else a usual one."""
    last = next(iter(state.session.club.evenings.list()), None)
    if last is None:
        return fresh(state)
    plan = state.session.club.evenings.open(last.uid).plan
    return replace(plan, date=today(), seed=chance(), lot=chance())


def fresh(state: State) -> Plan:
    """A plan of pairs who meet by their standing, by the rules that were played last."""
    ruleset = _usual_rules(state)
    book = rule_book(ruleset)
    return Plan(
        name=state.words.text("club-name-usual"),
        date=today(),
        ruleset=ruleset,
        form="pairs" if book.rules.sides.size > 1 else "individuals",
        movement="by_standing",
        rounds=ROUNDS,
        scheme=scheme_of(SCHEME, family=book.identity.family),
        seed=chance(),
        lot=chance(),
        length=RoundLength(points=book.rules.target, deals=_deals(ruleset)),
    )


def by_rules(plan: Plan, ruleset: RuleSetId) -> Plan:
    """A plan by another rule set: its target ends the rounds, its family says the walkover."""
    book = rule_book(ruleset)
    before = rule_book(plan.ruleset)
    length, scheme = plan.length, plan.scheme
    if (length.points, length.deals) == (before.rules.target, _deals(plan.ruleset)):
        length = replace(length, points=book.rules.target, deals=_deals(ruleset))
    if scheme.walkover == scheme_of(scheme.id, family=before.identity.family).walkover:
        usual = scheme_of(scheme.id, family=book.identity.family)
        scheme = replace(scheme, walkover=usual.walkover)
    return replace(plan, ruleset=ruleset, house_rules={}, length=length, scheme=scheme)


def by_house(plan: Plan, house: HouseRules) -> Plan:
    """A plan by house rules, on their rule set."""
    return replace(by_rules(plan, house.base), house_rules=dict(house.changes))


def chance() -> Seed:
    """A new seed; it is kept with the evening, so that every draw can be made again."""
    return Seed(secrets.token_hex(SEED_BYTES))


def today() -> str:
    """The day of this machine, as ISO 8601 text."""
    return datetime.now().astimezone().date().isoformat()


def _deals(ruleset: RuleSetId) -> int | None:
    """The deals of a match, of rule sets that have no target."""
    rules = rule_book(ruleset).rules
    return rules.match_hands if rules.target is None else None


def _usual_rules(state: State) -> RuleSetId:
    last = next((summary for summary in state.matches() if summary.is_readable), None)
    return last.match.ruleset if last else catalogue()[0].id
