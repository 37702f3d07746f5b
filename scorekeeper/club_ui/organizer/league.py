"""The league that the club belongs to: joining it, what is due there, sending it, and leaving."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, cast

import flet as ft

from scorekeeper.club.serialization import ClubFileError
from scorekeeper.club_ui.news import use_news
from scorekeeper.club_ui.organizer import papers, shared
from scorekeeper.club_ui.organizer.publishing import AgreedNames
from scorekeeper.i18n import Words
from scorekeeper.i18n.club import league_answer
from scorekeeper.i18n.documents import error_text
from scorekeeper.i18n.messages import day
from scorekeeper.publishing import site
from scorekeeper.services.club.league import Item, Joined, League, Sending
from scorekeeper.services.events import EveningChanged
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.navigation import go
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SENTENCE, text
from scorekeeper.ui.widgets import buttons, dialogs, page
from scorekeeper.ui.widgets.fields import NameField
from scorekeeper.validation import ProblemError
from scorekeeper.view_models.exchange import file_stem

MOST_ITEMS, LONGEST = 20, 200
NOT_TAKEN = frozenset(("conflict", "invalid", "refused"))
"""States of what does not count in the league."""
Call = Callable[..., Awaitable[Any]]
Seen = Joined | ClubFileError | None


@component
def LeagueScreen() -> Any:
    """The club's league, for the organiser; directors send what is due and change nothing else."""
    state = use_state()
    words = state.words
    title, back = words.text("club-league"), partial(go, shared.CLUB)
    screen = partial(page.column_screen, state, shared.LEAGUE, title, on_back=back)
    if state.league is None:
        return screen([buttons.remark(words.text("nowhere"), name="refused")])
    league, is_organiser = state.league(), state.director is None
    seen, look = use_joined(state, league)
    is_changing, change = ft.use_state(False)
    notes, save = papers.use_saved(state)
    complaints, call = use_calls(state)
    if not seen:
        return screen([])
    joined = seen[0]
    if isinstance(joined, ClubFileError):
        broken = buttons.complaint(error_text(words, joined), name="unreadable")
        ways = [leaving(words, league, call)] if is_organiser else []
        return screen([broken, *complaints, *ways])
    if is_organiser and (joined is None or is_changing):
        form = JoinForm(league, joined, partial(change, False), key="join")
        return screen([page.sentence(words.text("league-hint")), form])
    if joined is None:
        refused = words.text("directors-organiser-only")
        return screen([buttons.remark(refused, name="refused")])
    club = words.text("league-joined", club=joined.club)
    about = [buttons.heading(club), *([buttons.remark(joined.url)] if joined.url else [])]
    ways = []
    if is_organiser and not league.sending.is_running:
        label, tap = words.text("league-change"), partial(change, True)
        ways.append(buttons.button(label, tap, icon=ft.Icons.KEY, name="change"))
        ways.append(leaving(words, league, call))
    saving = save_button(words, league, joined, call, save)
    parts = [
        *notes,
        *complaints,
        *sending_cards(state, league, joined, call, [saving] if joined.url else []),
        buttons.card(*about, *ways),
        names_card(state, league, joined, call, look),
    ]
    return screen(parts, foot=[send_button(words, league, joined) if joined.url else saving])


def use_joined(state: State, league: League) -> tuple[tuple[Seen, ...], Callable[[], None]]:
    """Hook for the club in its league: gives nothing until it is read, and the call that looks.

    The component is drawn again at news of the sending, and looks again when it is over.
    """
    run_task, latest = ft.context.page.run_task, cast("Any", ft.use_ref(0))
    seen, show = ft.use_state(cast("tuple[Seen, ...]", ()))
    _, draw = ft.use_state(0)

    async def look() -> None:
        latest.current = number = latest.current + 1
        try:
            found: Seen = await asyncio.to_thread(league.look)
        except ClubFileError as error:
            found = error
        if number == latest.current:  # else somebody looks again meanwhile
            show((found,))

    def tell(news: tuple[EveningChanged, ...]) -> None:
        kinds = {item.kind for item in news}
        if "league" in kinds:
            draw(lambda now: now + 1)
        if "evening" in kinds or ("league" in kinds and not league.sending.is_running):
            look_soon()

    def look_soon() -> None:
        run_task(look)

    use_news(state, tell, again=look_soon)
    return seen, look_soon


def use_calls(state: State) -> tuple[list[ft.Control], Call]:
    """Hook to call verbs of the league: gives the last one's refusal, and what calls them.

    That gives True for a verb that gives nothing, and None where it or the store refused.
    """
    refusal, refuse = ft.use_state("")
    complaints = [buttons.complaint(refusal, name="refused")] if refusal else []

    async def call(verb: Callable[..., Any], **how: Any) -> Any:
        try:
            done = await state.saving(verb, **how)
        except (ProblemError, ClubFileError) as error:
            refuse(error_text(state.words, error))
            return None
        refuse("")
        return None if state.failure else done or True

    return complaints, call


@component
def JoinForm(league: League, joined: Joined | None, close: Callable[[], None]) -> Any:
    """The address, the club's name there and its key; `joined` is the league that it has."""
    state = use_state()
    words = state.words
    complaints, call = use_calls(state)
    url, write_url = ft.use_state(joined.url if joined else "")
    club, write_club = ft.use_state(joined.club if joined else "")
    key, write_key = ft.use_state("")

    async def join() -> None:
        nameless = joined is not None and joined.nameless
        values = {"club": club.strip().lower(), "url": url.strip(), "key": key.strip()}
        if await call(league.join, **values, nameless=nameless):
            close()

    is_ready = club.strip() and (key.strip() or not url.strip())
    label = words.text("league-join" if joined is None else "club-save")
    tap = join if is_ready else None
    hint, secret = words.text("league-url-hint"), words.text("league-secret")
    parts: list[ft.Control] = [
        NameField(words.text("league-url"), url, write_url, name="url", key="url", most=LONGEST),
        buttons.remark(hint),
        NameField(words.text("league-club"), club, write_club, name="club", key="club"),
        NameField(secret, key, write_key, name="key", key="key", most=LONGEST, password=True),
        *complaints,
        buttons.button(label, tap, filled=True, name="join"),
    ]
    if joined is not None:
        parts.append(buttons.button(words.text("cancel"), close, name="cancel-change"))
    return buttons.card(*parts)


def leaving(words: Words, league: League, call: Call) -> ft.Control:
    label, icon = words.text("league-leave"), ft.Icons.LOGOUT
    title, hint = words.text("league-leave-ask"), words.text("league-leave-hint")
    tap = partial(call, league.leave)
    return dialogs.QuestionButton(label, tap, title=title, hint=hint, icon=icon, name="leave")


def sending_cards(
    state: State, league: League, joined: Joined, call: Call, ways: Sequence[ft.Control]
) -> list[ft.Control]:
    """All that is due, and the answers of the league since somebody sent to it last."""
    words, now = state.words, league.sending
    due: list[ft.Control] = [
        text(item_name(words, item), 16, line=SENTENCE) for item in joined.due[:MOST_ITEMS]
    ]
    if (left := len(joined.due) - len(due)) > 0:
        due.append(text(words.text("import-more-wrong", count=left), 16, line=SENTENCE))
    heading = buttons.heading(words.text("league-due"))
    if now.is_running:
        progress = words.text("league-sending", sent=len(now.deliveries), count=now.count)
        due, heading = [], buttons.heading(progress)
        if now.pause is not None:
            again = words.text("league-again", seconds=round(now.pause))
            due.append(page.sentence(again, name="pause", live=True))
    elif not due:
        due = [page.sentence(words.text("league-all-sent"), name="all-sent")]
    cards: list[ft.Control] = [
        buttons.card(buttons.identified("due", buttons.stacked(heading, *due)), *ways)
    ]
    if answers := answers_of(state, league, now, call):
        cards.append(buttons.card(buttons.heading(words.text("league-answers")), *answers))
    return cards


def save_button(
    words: Words, league: League, joined: Joined, call: Call, save: papers.Save
) -> ft.Control:
    """The button that saves what is due as a file, for a stick or a mail."""

    async def save_files() -> None:
        if files := await call(league.files):
            await save(f"{file_stem('league', joined.club)}.zip", site.archive(files))

    label, icon = words.text("publish-save"), ft.Icons.SAVE_ALT
    return buttons.button(label, save_files, icon=icon, filled=not joined.url, name="save")


def send_button(words: Words, league: League, joined: Joined) -> ft.Control:
    """The button that sends what is due, or stops that."""
    if league.sending.is_running:
        stop = None if league.sending.is_stopping else league.stop
        return buttons.button(words.text("league-stop"), stop, name="stop")

    def send() -> None:
        league.send()

    label, tap = words.text("league-send"), send if joined.due else None
    return buttons.button(label, tap, icon=ft.Icons.SEND, filled=True, name="send")


def answers_of(state: State, league: League, now: Sending, call: Call) -> list[ft.Control]:
    words, answers = state.words, list[ft.Control]()
    for place, delivery in enumerate(now.deliveries):
        name = item_name(words, delivery.item)
        answer = league_answer(words, name, delivery.state, delivery.reasons)
        wrong = delivery.state in NOT_TAKEN
        line = buttons.complaint(answer) if wrong else text(answer, 16, line=SENTENCE)
        answers.append(buttons.identified(f"answer-{place}", line))
    if now.error is not None:
        answers.append(buttons.complaint(error_text(words, now.error), name="not-sent"))
    differ = any(delivery.state == "conflict" for delivery in now.deliveries)
    if differ and not now.is_running and state.director is None:
        label, hint = words.text("league-replace"), words.text("league-replace-hint")
        tap, icon = partial(call, league.send, overrule=True), ft.Icons.PUBLISHED_WITH_CHANGES
        title = words.text("league-replace-ask")
        answers.append(
            dialogs.QuestionButton(label, tap, title=title, hint=hint, icon=icon, name="replace")
        )
    return answers


def names_card(
    state: State, league: League, joined: Joined, call: Call, changed: Callable[[], None]
) -> ft.Control:
    """The members' names: who agreed to be named, unless the club names nobody."""
    words, chosen = state.words, "nobody" if joined.nameless else "agreed"

    async def choose(who: str) -> None:
        await call(league.choose_names, nameless=who == "nobody")

    may_choose = state.director is None and not league.sending.is_running
    options = [(key, words.text("league-names-of", who=key)) for key in ("agreed", "nobody")]
    parts: list[ft.Control] = [buttons.heading(words.text("league-names"))]
    parts.append(shared.chips("names", options, chosen, choose if may_choose else None))
    parts.append(buttons.remark(words.text("league-names-hint")))
    if not joined.nameless:
        parts.append(AgreedNames(changed, key="agreed"))
    return buttons.card(*parts)


def item_name(words: Words, item: Item) -> str:
    return f"{item.name}, {day(words, item.day)}" if item.day else words.text("league-names")
