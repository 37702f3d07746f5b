"""Matches leave as files, and come from files: the screens of both ways."""

import asyncio
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any

import flet as ft

from scorekeeper.i18n import Words
from scorekeeper.i18n.messages import day
from scorekeeper.match import MatchUid
from scorekeeper.match.serialization import RecordError, RecordTooNewError
from scorekeeper.services.transfer import Answer, Conflict, ImportPreview, ImportResult
from scorekeeper.storage.backups import Backup
from scorekeeper.ui.screens.data.comparison import comparison, match_brief
from scorekeeper.ui.state import State, component, go, use_state
from scorekeeper.ui.theme import SENTENCE, text
from scorekeeper.ui.widgets import buttons, fields, page, sending

IMPORT_ROUTE, EXCHANGE_ROUTE = "/import", "/exchange"
MOST_WRONG = 6
"""Complaints about a file that are shown."""
MOST_NAMED = 30
"""Matches that are named; a whole phone has hundreds."""
AT_ONCE = 14
"""Evenings shown at a time."""


@component
def ExchangeScreen() -> Any:
    """The import first, since that is what somebody with a file looks for; then the ways out."""
    state = use_state()
    words, evenings = state.words, state.session.exchange.evenings()
    limit, show = ft.use_state(AT_ONCE)
    send = sending.use_sending(state)
    import_row = buttons.opening_row(
        words.text("exchange-import"),
        words.text("exchange-import-row"),
        lambda: go(IMPORT_ROUTE),
        name="import",
        icon=ft.Icons.FILE_OPEN_OUTLINED,
    )
    count, today = sum(len(evening.matches) for evening in evenings), datetime.now().astimezone()
    everything = sending.ExportSelection(
        words.text("exchange-everything-row", count=count),
        sending.stem("all", today.date().isoformat()),
    )
    new_phone = buttons.card(
        buttons.heading(words.text("exchange-phone")),
        text(words.text("exchange-phone-how"), 15, line=SENTENCE),
        buttons.opening_row(
            words.text("exchange-everything"),
            everything.title,
            lambda: send(everything),
            name="everything",
            icon=ft.Icons.PHONELINK_RING,
        ),
    )
    parts = [import_row, new_phone]
    if evenings:
        parts.append(buttons.heading(words.text("exchange-evenings")))
    for place, evening in enumerate(evenings[:limit]):
        written = "" if evening.day is None else evening.day.isoformat()
        title = day(words, written) or words.text("exchange-no-day")
        selection = sending.ExportSelection(title, sending.stem(written), evening.matches)
        row = buttons.opening_row(
            title,
            words.text("exchange-evening-row", count=len(evening.matches)),
            lambda _, selection=selection: send(selection),
            name=f"evening-{place}",
            icon=ft.Icons.EVENT,
        )
        parts.append(row)
    if limit < len(evenings):
        older = words.text("exchange-older")
        parts.append(buttons.button(older, lambda: show(limit + AT_ONCE), name="older"))
    parts.append(buttons.remark(words.text("exchange-one")))
    return page.column_screen(
        state, EXCHANGE_ROUTE, words.text("exchange"), parts, lambda: go("/more")
    )


@dataclass(frozen=True, slots=True)
class Import:
    """The outcome of an import, and the backup that takes it back."""

    taken: ImportResult
    new_house_rules: tuple[str, ...]
    """The names of house rules that were not here before."""
    before: Backup | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Stage:
    """The progress of an import."""

    offer: ImportPreview | None = None
    wrong: tuple[str, ...] = ()
    """The complaints about the last file, the first of them a sentence for people."""
    answers: Mapping[MatchUid, Answer] = field(default_factory=dict)
    done: Import | None = None


@component
def ImportScreen() -> Any:
    """Nothing yet, what a file would bring, or what was done."""
    state = use_state()
    words, session = state.words, state.session
    stage, show = ft.use_state(Stage())
    change: Callable[[Callable[[Stage], Stage]], None] = show

    async def look(content: str, file: str) -> None:
        try:
            offer = await asyncio.to_thread(session.exchange.offer, content, file)
        except RecordTooNewError:
            show(Stage(wrong=(words.text("import-newer"),)))
        except RecordError as error:
            wrong = [words.text("import-refused"), *map(str, error.complaints[:MOST_WRONG])]
            if (left := len(error.complaints) - MOST_WRONG) > 0:
                wrong.append(words.text("import-more-wrong", count=left))
            show(Stage(wrong=tuple(wrong)))
        else:
            show(Stage(offer=offer))

    async def picked(name: str, content: bytes | None) -> None:
        written = None if content is None else fields.decoded(content)
        if written is not None:
            await look(written, name)
            return
        key = "import-not-read" if content is None else "import-no-text"
        show(Stage(wrong=(words.text(key),)))

    def answered(uid: MatchUid, answer: Answer) -> None:
        change(lambda now: replace(now, answers={**now.answers, uid: answer}))

    async def take() -> None:
        if stage.offer is not None:
            done = await apply_import(state, stage.offer, stage.answers)
            change(lambda now: replace(now, done=done))

    picker, offer, done = fields.use_picker(picked), stage.offer, stage.done
    choose = buttons.button(
        words.text("import-choose" if offer is None else "import-other"),
        icon=ft.Icons.FILE_OPEN_OUTLINED,
        filled=offer is None,
        name="choose",
        **picker,
    )
    if done is not None:
        parts, foot = [*_taken(words, done), choose], _after(words, done)
    elif offer is not None:
        parts = [*_offered(state, offer, stage.answers, answered), choose]
        undecided = sum(conflict.mine.uid not in stage.answers for conflict in offer.conflicts)
        if not brings_anything(state, offer):
            foot = []
        elif undecided:
            foot = [buttons.button(words.text("import-decide", count=undecided), None, name="take")]
        else:
            label, icon = words.text("import-take"), ft.Icons.DOWNLOAD_DONE
            foot = [buttons.button(label, take, icon=icon, filled=True, name="take")]
    else:
        explained = page.sentence(words.text("import-explained"))
        parts, foot = [*_refusal(stage.wrong), explained, choose, fields.PasteField(look)], []
    return page.column_screen(
        state,
        IMPORT_ROUTE,
        words.text("import-title"),
        parts,
        lambda: go(EXCHANGE_ROUTE),
        subtitle="" if offer is None else offer.file,
        foot=foot,
    )


async def apply_import(
    state: State, offer: ImportPreview, answers: Mapping[MatchUid, Answer]
) -> Import | None:
    """Import what a file offers, after a backup; None where the store refused."""
    session = state.session
    await state.saving(session.backups.make)
    before = None if state.failure is not None else session.backups.directory.present()
    known = {profile.uid for profile in session.profiles.list()}
    taken = await state.saving(session.exchange.accept, offer, answers)
    if taken is None:
        return None
    show_present(state)
    new = tuple(profile.name for profile in taken.house_rules if profile.uid not in known)
    changed = bool(taken.added or taken.replaced or taken.people or new)
    return Import(taken, new, before if changed else None)


def show_present(state: State) -> None:
    """Show the match as it is now; where there was none, or it is gone, the latest one."""
    uid = None if state.match is None else state.match.uid
    state.notice = None
    if uid in {summary.uid for summary in state.session.matches.list()}:
        state.match = state.session.matches.open(MatchUid(str(uid)))
    else:
        state.match = None
        state.load()


def brings_anything(state: State, offer: ImportPreview) -> bool:
    """Return True if a file holds anything that is not here."""
    known = {(profile.uid, profile.name) for profile in state.session.profiles.list()}
    return bool(
        offer.new
        or offer.conflicts
        or offer.people
        or any((house.get("uid"), house.get("name")) not in known for house in offer.house_rules)
    )


def _after(words: Words, done: Import) -> list[ft.Control]:
    """The way to the matches, and back to how it was before."""
    matches = words.text("taken-show")
    show = buttons.button(matches, lambda: go("/matches"), filled=True, name="show-matches")
    if (before := done.before) is None:
        return [show]
    back, route = words.text("taken-back"), f"/backups/{before.number}"
    return [buttons.button(back, lambda: go(route), icon=ft.Icons.UNDO, name="take-back"), show]


def _refusal(wrong: Sequence[str]) -> Iterator[ft.Control]:
    if wrong:
        lines = [text(line, 14, line=SENTENCE) for line in wrong[1:]]
        yield _named("refused", buttons.complaint(wrong[0], name="wrong"), *lines)


def _taken(words: Words, done: Import) -> Iterator[ft.Control]:
    taken, new = done.taken, done.new_house_rules
    counts = {
        key: len(getattr(taken, key)) for key in ("added", "replaced", "unchanged", "unanswered")
    }
    lines = [words.text(f"taken-{key}", count=count) for key, count in counts.items() if count]
    if not (taken.added or taken.replaced or taken.people or new):
        lines.insert(0, words.text("taken-kept"))
    if taken.people:
        lines.append(words.text("taken-people", count=len(taken.people)))
    if new:
        lines.append(words.text("taken-house", count=len(new), names=", ".join(new)))
    if others := [conflict.kept.name for conflict in taken.house_conflicts]:
        lines.append(words.text("taken-house-conflict", names=", ".join(others)))
    lines += [words.text("taken-house-refused", why=str(error)) for error in taken.house_refused]
    for number, line in enumerate(lines):
        yield page.sentence(line, name=f"taken-{number}", live=True)


def _offered(
    state: State,
    offer: ImportPreview,
    answers: Mapping[MatchUid, Answer],
    on_answer: Callable[[MatchUid, Answer], None],
) -> Iterator[ft.Control]:
    """The conflicts first, since they are asked about; then what is new, then what is the same."""
    words = state.words
    if offer.conflicts:
        yield buttons.heading(words.text("import-conflicts", count=len(offer.conflicts)))
    for place, conflict in enumerate(offer.conflicts):
        chosen = answers.get(conflict.mine.uid)
        yield _conflict_card(state, conflict, place, chosen, on_answer)
    if offer.new:
        title = words.text("import-new", count=len(offer.new))
        matches = [match_brief(words, match) for match in offer.new[:MOST_NAMED]]
        yield _named("new", buttons.heading(title), *_lines(words, matches, len(offer.new)))
    if offer.same:
        yield page.sentence(words.text("import-same", count=len(offer.same)), name="same")
    if names := [str(house.get("name", "?")) for house in offer.house_rules]:
        house_rules = words.text("import-house", count=len(names), names=", ".join(names))
        yield page.sentence(house_rules, name="house")
    if offer.people:
        title = words.text("import-people", count=len(offer.people))
        people = [
            person.name
            if person.before in (None, person.name)
            else words.text("import-renamed", name=person.name, before=person.before)
            for person in offer.people[:MOST_NAMED]
        ]
        yield _named("people", buttons.heading(title), *_lines(words, people, len(offer.people)))
    if not (offer.matches or offer.house_rules or offer.persons):
        yield page.sentence(words.text("import-empty"), name="empty")
    elif not brings_anything(state, offer):
        yield page.sentence(words.text("import-nothing"), name="nothing")


def _conflict_card(
    state: State,
    conflict: Conflict,
    place: int,
    chosen: Answer | None,
    on_answer: Callable[[MatchUid, Answer], None],
) -> ft.Control:
    """The match, how its two states are related, its deals, and the question."""
    words, uid = state.words, conflict.mine.uid
    title = match_brief(words, conflict.mine)
    heads = (words.text("differ-here"), words.text("differ-file"))
    answers = [
        buttons.choice(
            words.text(f"conflict-{answer}"),
            lambda _, answer=answer: on_answer(uid, answer),
            name=f"{answer}-{place}",
            selected=answer is chosen,
            says=words.text("conflict-said", answer=words.text(f"conflict-{answer}"), names=title),
        )
        for answer in Answer
    ]
    meaning = (
        []
        if chosen is None
        else [buttons.remark(words.text("conflict-answer", answer=str(chosen)))]
    )
    return _named(
        f"conflict-{place}",
        buttons.heading(title),
        text(words.text(f"conflict-{conflict.relation}"), 15, line=SENTENCE),
        *comparison(state, conflict.mine, conflict.theirs, conflict.deals, heads),
        buttons.choices(answers),
        *meaning,
    )


def _lines(words: Words, lines: Sequence[str], count: int) -> Iterator[ft.Control]:
    """The lines, and how many of `count` are left out."""
    for line in lines:
        yield text(line, 15, line=SENTENCE)
    if (left := count - len(lines)) > 0:
        yield text(words.text("import-more-wrong", count=left), 15, line=SENTENCE)


def _named(name: str, *parts: ft.Control) -> ft.Control:
    return ft.Semantics(identifier=name, container=True, content=buttons.card(*parts))
