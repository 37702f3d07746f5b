"""Files of matches out and in, backups, and two states of a match side by side."""

import asyncio
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import partial
from typing import Any, cast

import flet as ft

from scorekeeper.errors import ScorekeeperError
from scorekeeper.i18n import Words, matches, messages
from scorekeeper.i18n.documents import placed_problem
from scorekeeper.match import MatchUid
from scorekeeper.match.serialization import RecordError
from scorekeeper.services import Summary, transfer
from scorekeeper.services.backups import Preview
from scorekeeper.services.transfer import Answer, ImportPreview, Pair
from scorekeeper.storage import StoreError
from scorekeeper.storage.backups import STARTS, WEEKS, Backup
from scorekeeper.ui.state import State, component, go, use_state
from scorekeeper.ui.theme import SENTENCE, Face, text
from scorekeeper.ui.widgets import buttons, dialogs, fields, page, sending
from scorekeeper.ui.widgets.buttons import Handler

C = ft.Colors
IMPORT_ROUTE, EXCHANGE_ROUTE, BACKUPS_ROUTE = "/import", "/exchange", "/backups"
MOST_WRONG = 6
"""Problems of a file that are shown."""
MOST_NAMED = 30
"""Matches that are named; a whole phone has hundreds."""
AT_ONCE = 14
"""Evenings shown at a time."""
SIDE_BY_SIDE = " : "
"""Stands between the points of sides, which come as in the heading above them."""


@component
def ExchangeScreen() -> Any:
    """The import first, since that is what somebody with a file looks for; then the ways out."""
    state = use_state()
    words, evenings = state.words, state.session.exchange.evenings()
    limit, show = ft.use_state(AT_ONCE)
    send = sending.use_sending(state)
    title, line = words.text("exchange-import"), words.text("exchange-import-row")
    tap, icon = partial(go, IMPORT_ROUTE), ft.Icons.FILE_OPEN_OUTLINED
    import_row = buttons.opening_row(title, line, tap, name="import", icon=icon)
    title = words.text("exchange-everything-row", count=sum(len(e.matches) for e in evenings))
    everything = sending.everything(title)
    label, icon = words.text("exchange-everything"), ft.Icons.PHONELINK_RING
    new_phone = buttons.card(
        buttons.heading(words.text("exchange-phone")),
        text(words.text("exchange-phone-how"), 15, line=SENTENCE),
        buttons.opening_row(label, title, lambda: send(everything), name="everything", icon=icon),
    )
    parts = [import_row, new_phone]
    if evenings:
        parts.append(buttons.group_label(words.text("exchange-evenings")))
    rows: list[ft.Control] = []
    for place, evening in enumerate(evenings[:limit]):
        written = "" if evening.day is None else evening.day.isoformat()
        title = messages.day(words, written) or words.text("exchange-no-day")
        selection = sending.ExportSelection(title, sending.stem(written), evening.matches)
        line = words.text("exchange-evening-row", count=len(evening.matches))
        tap, name, icon = partial(send, selection), f"evening-{place}", ft.Icons.EVENT
        rows.append(buttons.opening_row(title, line, tap, name=name, icon=icon, is_grouped=True))
    if rows:
        parts.append(buttons.group(*rows))
    if limit < len(evenings):
        older = words.text("exchange-older")
        parts.append(buttons.button(older, lambda: show(limit + AT_ONCE), name="older"))
    parts.append(buttons.remark(words.text("exchange-one")))
    title, back = words.text("exchange"), partial(go, "/more")
    return page.column_screen(state, EXCHANGE_ROUTE, title, parts, back)


@dataclass(frozen=True, slots=True)
class Import:
    """The outcome of an import, and the backup that takes it back."""

    taken: transfer.ImportResult
    new_house_rules: tuple[str, ...]
    """The names of house rules that were not here before."""
    before: Backup | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Stage:
    offer: ImportPreview | None = None
    wrong: tuple[str, ...] = ()
    """The problems of the last file, the first of them a sentence for people."""
    answers: Mapping[MatchUid, Answer] = field(default_factory=dict)
    done: Import | None = None


def _faults(words: Words, error: RecordError) -> Iterator[str]:
    for problem in error.problems[:MOST_WRONG]:
        yield placed_problem(words, problem)
    if (left := len(error.problems) - MOST_WRONG) > 0:
        yield words.text("import-more-wrong", count=left)


@component
def ImportScreen() -> Any:
    """Nothing yet, what a file would bring, or what was done."""
    state = use_state()
    words, session = state.words, state.session
    stage, show = ft.use_state(Stage())

    async def look(content: str, file: str) -> None:
        try:
            offer = await asyncio.to_thread(session.exchange.offer, content, file)
        except RecordError as error:
            refused = (words.text("import-refused"), *_faults(words, error))
            show(Stage(wrong=(words.text("import-newer"),) if error.is_too_new else refused))
        else:
            show(Stage(offer=offer))

    async def picked(name: str, content: bytes | None) -> None:
        written = None if content is None else fields.decoded(content)
        if written is None:
            key = "import-not-read" if content is None else "import-no-text"
            show(Stage(wrong=(words.text(key),)))
        else:
            await look(written, name)

    def answered(uid: MatchUid, answer: Answer) -> None:
        show(lambda now: replace(now, answers={**now.answers, uid: answer}))

    async def take() -> None:
        if stage.offer is not None:
            done = await apply_import(state, stage.offer, stage.answers)
            show(lambda now: replace(now, done=done))

    picker, offer, done = fields.use_picker(picked), stage.offer, stage.done
    label = words.text("import-other" if offer else "import-choose")
    icon = ft.Icons.FILE_OPEN_OUTLINED
    choose = buttons.button(label, icon=icon, filled=offer is None, name="choose", **picker)
    if done is not None:
        parts, foot = [*_taken(words, done), choose], _after(words, done)
    elif offer is not None:
        parts = [*_offered(state, offer, stage.answers, answered), choose]
        undecided = sum(conflict.mine.uid not in stage.answers for conflict in offer.conflicts)
        foot = []
        if undecided:
            foot = [buttons.button(words.text("import-decide", count=undecided), None, name="take")]
        elif brings_anything(state, offer):
            label, icon = words.text("import-take"), ft.Icons.DOWNLOAD_DONE
            foot = [buttons.button(label, take, icon=icon, filled=True, name="take")]
    else:
        explained = page.sentence(words.text("import-explained"))
        parts, foot = [explained, choose, fields.PasteField(look)], []
        if stage.wrong:
            lines = [text(line, 14, line=SENTENCE) for line in stage.wrong[1:]]
            complaint = buttons.complaint(stage.wrong[0], name="wrong")
            parts.insert(0, _named("refused", complaint, *lines))
    title, subtitle = words.text("import-title"), offer.file if offer else ""
    back = partial(go, EXCHANGE_ROUTE)
    return page.column_screen(state, IMPORT_ROUTE, title, parts, back, subtitle=subtitle, foot=foot)


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
    brought = {(house.get("uid"), house.get("name")) for house in offer.house_rules}
    return bool(offer.new or offer.conflicts or offer.people or brought - known)


def _after(words: Words, done: Import) -> list[ft.Control]:
    show, foot = partial(go, "/matches"), list[ft.Control]()
    if before := done.before:
        label, tap = words.text("taken-back"), partial(go, f"{BACKUPS_ROUTE}/{before.number}")
        foot.append(buttons.button(label, tap, icon=ft.Icons.UNDO, name="take-back"))
    return [*foot, buttons.button(words.text("taken-show"), show, filled=True, name="show-matches")]


def _taken(words: Words, done: Import) -> Iterator[ft.Control]:
    taken, new = done.taken, done.new_house_rules
    keys = ("added", "replaced", "unchanged", "unanswered")
    counts = ((key, len(getattr(taken, key))) for key in keys)
    lines = [words.text(f"taken-{key}", count=count) for key, count in counts if count]
    if not (taken.added or taken.replaced or taken.people or new):
        lines.insert(0, words.text("taken-kept"))
    if taken.people:
        lines.append(words.text("taken-people", count=len(taken.people)))
    if new:
        lines.append(words.text("taken-house", count=len(new), names=", ".join(new)))
    if others := [conflict.kept.name for conflict in taken.house_conflicts]:
        lines.append(words.text("taken-house-conflict", names=", ".join(others)))
    for error in taken.house_refused:
        why = "; ".join(placed_problem(words, problem) for problem in error.problems)
        lines.append(words.text("taken-house-refused", why=why))
    for number, line in enumerate(lines):
        yield page.sentence(line, name=f"taken-{number}", live=True)


def _offered(
    state: State, offer: ImportPreview, answers: Mapping[MatchUid, Answer], on_answer: Handler
) -> Iterator[ft.Control]:
    """The conflicts first, since they are asked about; then what is new, then what is the same."""
    words = state.words
    if offer.conflicts:
        yield buttons.heading(words.text("import-conflicts", count=len(offer.conflicts)))
    for place, conflict in enumerate(offer.conflicts):
        uid = conflict.mine.uid
        answer = partial(on_answer, uid)
        yield _conflict_card(state, conflict, place, answers.get(uid), answer)
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
    state: State, conflict: transfer.Conflict, place: int, chosen: Answer | None, on_answer: Handler
) -> ft.Control:
    """The match, how its two states are related, its deals, and the question."""
    words, title = state.words, match_brief(state.words, conflict.mine)
    heads = (words.text("differ-here"), words.text("differ-file"))
    answers = []
    for answer in Answer:
        label, tap = words.text(f"conflict-{answer}"), partial(on_answer, answer)
        says, is_chosen = words.text("conflict-said", answer=label, names=title), answer is chosen
        name = f"{answer}-{place}"
        answers.append(buttons.choice(label, tap, name=name, selected=is_chosen, says=says))
    meaning = [buttons.remark(words.text("conflict-answer", answer=str(chosen)))] if chosen else []
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
    return buttons.identified(name, buttons.card(*parts))


def use_work(work: Callable[[], Any], key: str) -> Any:
    """Return what a call gives that reads the disk, made in a thread; None until it is there.

    It is made when the component appears and whenever `key` is another. A store that refuses
    gives its `StoreError`.
    """
    run_task = ft.context.page.run_task
    result, set_result = ft.use_state(cast("tuple[str, Any]", ("", None)))

    async def look() -> None:
        try:
            value = await asyncio.to_thread(work)
        except StoreError as error:
            value = error
        set_result((key, value))

    ft.use_effect(lambda: run_task(look), [key])
    return result[1] if result[0] == key else None


@component
def BackupsScreen() -> Any:
    state = use_state()
    words, service = state.words, state.session.backups
    backups = service.list()
    news, set_news = ft.use_state("")

    def brief(backup: Backup) -> str:
        try:
            contents = service.contents(backup)
        except StoreError as error:
            return messages.store_error_text(words, error)
        return words.text("backups-holds", matches=contents.matches, deals=contents.deals)

    key = ",".join(str(backup.number) for backup in backups)
    briefs = use_work(lambda: {backup.number: brief(backup) for backup in backups}, key) or {}

    async def make() -> None:
        made = await state.saving(service.make)
        if state.failure is not None:
            set_news("")
        elif made is not None:
            set_news(words.text("backups-made"))
        else:
            is_there = service.directory.present() is not None
            set_news(words.text("backups-not-needed" if is_there else "backups-nothing"))

    limit = messages.size(words, service.directory.limit)
    total = messages.size(words, sum(backup.size for backup in backups))
    used = words.text("backups-used", used=total, limit=limit)
    explained = words.text("backups-explained", starts=STARTS, weeks=WEEKS, limit=limit)
    parts: list[ft.Control] = [
        buttons.remark(f"{explained} {used}", name="explained"),
        buttons.button(words.text("backups-make"), make, icon=ft.Icons.SAVE_OUTLINED, name="make"),
        *([page.sentence(news, name="said", live=True)] if news else []),
    ]
    rows: list[ft.Control] = []
    for backup in backups:
        holds = briefs.get(backup.number, words.text("backups-look"))
        line = f"{messages.size(words, backup.size)} · {holds}"
        title, tap = backup_brief(words, backup), partial(go, f"{BACKUPS_ROUTE}/{backup.number}")
        name, icon = f"backup-{backup.number}", ft.Icons.HISTORY
        rows.append(buttons.opening_row(title, line, tap, name=name, icon=icon, is_grouped=True))
    nothing = page.sentence(words.text("backups-none"), name="none")
    parts.append(buttons.group(*rows) if rows else nothing)
    title, back = words.text("backups"), partial(go, "/more")
    return page.column_screen(state, BACKUPS_ROUTE, title, parts, back)


@component
def BackupScreen() -> Any:
    """All that comes, goes and becomes another; going back is asked once."""
    state, number = use_state(), ft.use_route_params().get("number")
    backups = state.session.backups.list()
    backup = next((backup for backup in backups if str(backup.number) == number), None)
    if backup is None:
        hint = page.sentence(state.words.text("backup-gone-hint"))
        title, back = state.words.text("backup-gone"), partial(go, BACKUPS_ROUTE)
        return page.column_screen(state, BACKUPS_ROUTE, title, [hint], back, part="gone")
    return BackupView(backup, key=str(backup.number))


@component
def BackupView(backup: Backup) -> Any:
    state = use_state()
    words, when = state.words, backup_brief(state.words, backup)
    news, set_news = ft.use_state("")
    preview = use_work(lambda: _preview(state, backup), str(backup.number))

    async def restore() -> None:
        before = await state.saving(state.session.backups.restore, backup)
        if state.failure is None:
            show_present(state)
            earlier = "none" if before is None else backup_brief(words, before)
            set_news(words.text("backups-restored", when=when, before=earlier))

    label = words.text("backup-restore")
    title, hint = words.text("backup-ask", when=when), words.text("backup-ask-hint")
    ask = dialogs.use_question(state, restore, title=title, hint=hint, label=label)

    parts, foot = list[ft.Control](), list[ft.Control]()
    if news:
        parts = [page.sentence(news, name="said", live=True)]
        label = words.text("taken-show")
        foot = [buttons.button(label, lambda: go("/matches"), name="show-matches")]
    elif preview is None:
        parts = [page.sentence(words.text("backups-look"), name="why")]
    elif isinstance(preview, StoreError):
        parts = [page.sentence(messages.store_error_text(words, preview), name="why")]
    else:
        parts += _changes(state, preview)
        if _has_changes(preview) and state.director is not None:
            parts.append(page.sentence(words.text("directors-organiser-only"), name="refused"))
        elif _has_changes(preview):
            icon = ft.Icons.RESTORE
            foot = [buttons.button(label, ask, icon=icon, filled=True, name="restore")]
    title, back = words.text("backup-title"), partial(go, BACKUPS_ROUTE)
    look = {"subtitle": when, "part": str(backup.number)}
    return page.column_screen(state, BACKUPS_ROUTE, title, parts, back, foot=foot, **look)


def _preview(state: State, backup: Backup) -> Preview:
    preview = state.session.backups.preview(backup)
    for pair in preview.change:  # scored here, off the event loop
        for summary in pair:
            match_brief(state.words, summary)
    return preview


def _has_changes(preview: Preview) -> bool:
    matches = preview.come or preview.go or preview.change
    return bool(matches or preview.house_rules or preview.device or preview.club)


def _changes(state: State, preview: Preview) -> Iterator[ft.Control]:
    words = state.words
    for number, finding in enumerate(preview.findings):
        sentence = messages.finding_text(words, finding)
        yield buttons.complaint(sentence, name=f"finding-{number}")
    if not _has_changes(preview):
        yield page.sentence(words.text("backup-no-change"), name="no-change")
        return
    for name, listed in (("come", preview.come), ("go", preview.go)):
        if listed:
            title = buttons.heading(words.text(f"backup-{name}", count=len(listed)))
            lines = [text(match_brief(words, match), 15, line=SENTENCE) for match in listed]
            yield _named(name, title, *lines)
    if preview.change:
        yield buttons.heading(words.text("backup-change", count=len(preview.change)))
    for number, (now, then) in enumerate(preview.change):
        yield _changed(state, now, then, f"change-{number}")
    if preview.same:
        yield page.sentence(words.text("backup-same", count=preview.same), name="same")
    beside = {"beside": preview.house_rules, "device": preview.device, "club": preview.club}
    for name, comes in beside.items():
        if comes:
            yield page.sentence(words.text(f"backup-{name}"), name=name)


def _changed(state: State, now: Summary, then: Summary, name: str) -> ft.Control:
    heads = (state.words.text("differ-now"), state.words.text("differ-then"))
    try:
        here, there = ({deal.uid: deal for deal in m.match.deals} for m in (now, then))
        pairs = transfer.deal_pairs(here, there)
    except ScorekeeperError:
        return buttons.complaint(state.words.text("matches-unreadable"), name=name)
    rows = comparison(state, now, then, pairs, heads)
    return _named(name, buttons.heading(match_brief(state.words, now)), *rows)


# --- two states side by side


def match_brief(words: Words, summary: Summary) -> str:
    """Sides, totals and number of deals, unless the match cannot be read."""
    try:
        totals = zip(summary.match.sides, summary.progress.totals, strict=True)
        sides = ", ".join(f"{side.name} {words.number(total)}" for side, total in totals)
        return words.text("match-in-short", sides=sides, deals=len(summary.match.deals))
    except ScorekeeperError:
        return words.text("matches-unreadable")


def backup_brief(words: Words, backup: Backup) -> str:
    """The time of a backup, or its number where no clock told it."""
    if backup.at is None:
        return words.text("backups-number", number=backup.number)
    today = datetime.now().astimezone().date()
    return messages.day_and_clock(words, backup.at.isoformat(), today=today)


def comparison(
    state: State, first: Summary, second: Summary, pairs: Sequence[Pair], heads: tuple[str, str]
) -> list[ft.Control]:
    """The set-up, the deals that differ, and the totals; `heads` are above the two columns."""
    try:
        return _comparison(state, first, second, pairs, heads)
    except ScorekeeperError:
        return [buttons.complaint(state.words.text("matches-unreadable"))]


def _comparison(
    state: State, first: Summary, second: Summary, pairs: Sequence[Pair], heads: tuple[str, str]
) -> list[ft.Control]:
    words, stacked = state.words, state.layout.has_large_text
    set_ups = matches.match_texts(words, first.match), matches.match_texts(words, second.match)
    rows = [_detail(difference) for difference in matches.set_up_differences(words, *set_ups)]
    if not stacked:
        rows.append(_columns("", heads, Face.BOLD))

    def row(deal: str, points: tuple[str, str], *, differs: bool) -> ft.Control:
        if stacked:
            lines = [text(deal, 14, color=C.ON_SURFACE_VARIANT)]
            for head, side_points in zip(heads, points, strict=True):
                lines.append(text(f"{head}: {side_points}", 15, Face.BOLD, line=SENTENCE))
            content: ft.Control = ft.Column(list(lines), spacing=0)
        else:
            face = Face.BOLD if differs else Face.REGULAR
            content = _columns(f"≠ {deal}" if differs else deal, points, face)
        (one, two), (first, second) = heads, points
        values = {"one": one, "first": first, "two": two, "second": second}
        return buttons.spoken(content, words.text("differ-row-said", deal=deal, **values))

    for pair in pairs:
        if pair.is_same:
            continue
        places = [place + 1 for place in (pair.mine, pair.theirs) if place is not None]
        if len(set(places)) > 1:
            deal = words.text("differ-deal-moved", mine=places[0], theirs=places[1])
        else:
            deal = words.text("differ-deal", number=places[0])
        points = _deal_points(words, first, pair.mine), _deal_points(words, second, pair.theirs)
        details = map(_detail, _deal_differences(words, first, second, pair))
        rows.append(ft.Column([row(deal, points, differs=True), *details], spacing=2))
    both = first.progress.totals, second.progress.totals
    here, there = (SIDE_BY_SIDE.join(map(words.number, totals)) for totals in both)
    rows.append(row(words.text("differ-totals"), (here, there), differs=here != there))
    if same := sum(pair.is_same for pair in pairs):
        rows.append(buttons.remark(words.text("differ-same-deals", count=same)))
    if same == len(pairs) and set_ups[0] == set_ups[1]:
        rows.append(buttons.remark(words.text("differ-only-history")))
    return rows


def _deal_points(words: Words, summary: Summary, place: int | None) -> str:
    if place is None:
        return words.text("differ-none")
    return SIDE_BY_SIDE.join(map(words.points, summary.progress.deals[place].score.totals))


def _deal_differences(words: Words, first: Summary, second: Summary, pair: Pair) -> tuple[str, ...]:
    if pair.mine is None or pair.theirs is None:
        return ()
    here, there = first.match.deals[pair.mine], second.match.deals[pair.theirs]
    progress = first.progress.deals[pair.mine], second.progress.deals[pair.theirs]
    names, scores = [side.name for side in first.match.sides], [p.score.sides for p in progress]
    lines = matches.line_differences(words, names, *scores)
    differences = (*lines, *matches.field_differences(words, here, there))
    return differences or (words.text("differ-same-points"),)


def _columns(deal: str, points: tuple[str, str], face: Face) -> ft.Control:
    first = text(deal, 14, color=C.ON_SURFACE_VARIANT, line=SENTENCE)
    cells = [ft.Container(first, width=76)]
    cells += [ft.Container(text(each, 15, face, line=SENTENCE), expand=True) for each in points]
    return ft.Row(list(cells), spacing=8, vertical_alignment=ft.CrossAxisAlignment.START)


def _detail(difference: str) -> ft.Control:
    words = text(difference, 14, color=C.ON_SURFACE_VARIANT, line=SENTENCE)
    return ft.Container(words, padding=ft.Padding.only(left=12))
