"""An import from its first file to its last sentence: how far it has come, and what comes next."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any

import flet as ft

from scorekeeper.i18n import Words
from scorekeeper.i18n.matches import Teller, field_differences, set_up_differences, told_set_up
from scorekeeper.i18n.messages import day, day_and_clock
from scorekeeper.match import MatchUid, PlayedDeal
from scorekeeper.match.serialization import RecordError, RecordTooNewError, read_deal
from scorekeeper.services import Change, ChangeKind, Summary
from scorekeeper.services.records import Evening
from scorekeeper.services.transfer import Answer, Conflict, Offer, PersonNews
from scorekeeper.ui.screens.data.page import Beside, Import, match_brief, take_in, today
from scorekeeper.ui.state import State, component, go, use_state
from scorekeeper.ui.theme import SYMBOLS, Face
from scorekeeper.ui.widgets.buttons import (
    Handler,
    button,
    card,
    choice,
    choices,
    complaint,
    heading,
    opening_row,
    remark,
    tappable,
)
from scorekeeper.ui.widgets.page import column_screen, sentence
from scorekeeper.ui.widgets.sending import Goods, stem, use_sending
from scorekeeper.ui.widgets.text import SENTENCE, text

REFUSALS = (RuntimeError, TimeoutError, ft.FletUnsupportedPlatformException)
OnFile = Callable[[str, bytes | None], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Picker:
    """What a button needs to open the file picker."""

    on_tap: Handler
    box: dict[str, Any]
    """Further arguments of the button."""


def use_picker(on_file: OnFile) -> Picker:
    """Have a file picked; `on_file` is given its name and bytes, None where there are none.

    Safari on a phone opens it only within the tap itself, so there the client does it.
    """
    page = ft.context.page
    latest: Any = ft.use_ref()
    latest.current = on_file
    kept: Any = ft.use_ref()

    async def heard(event: ft.FilePickerResultEvent) -> None:
        await _given(event.files, latest.current)

    async def tapped() -> None:
        try:
            files = await ft.FilePicker().pick_files(with_data=True)
        except REFUSALS:
            await on_file("", None)
        else:
            await _given(files, on_file)

    if not (page.web and page.platform is ft.PagePlatform.IOS):
        return Picker(tapped, {})
    if kept.current is None:
        kept.current = ft.PickFiles(ft.FilePicker(on_result=heard), with_data=True)
    return Picker(_nothing, {"action": kept.current})


def decoded(content: bytes) -> str | None:
    """Return the text in a file; None where it is no text."""
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return None


async def _given(files: list[ft.FilePickerFile], on_file: OnFile) -> None:
    for file in files[:1]:
        await on_file(file.name, file.bytes)


def _nothing() -> None:
    """The client does what is to be done."""


MOST_WRONG = 6
"""Complaints about a file that are shown."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Stage:
    """How far an import has come."""

    offer: Offer | None = None
    wrong: tuple[str, ...] = ()
    """What is wrong with the last file, the first sentence of it for people."""
    answers: Mapping[MatchUid, Answer] = field(default_factory=dict)
    done: Import | None = None


@dataclass(frozen=True, slots=True)
class Importer:
    """What can be done at a stage; each verb shows the next one."""

    state: State
    stage: Stage
    show: Callable[[Any], None]
    """Takes a stage, or what makes the next stage of the one there is."""

    async def picked(self, name: str, content: bytes | None) -> None:
        """Look at a file of this name; None is one that the device did not hand over."""
        said = None if content is None else decoded(content)
        if said is not None:
            await self.look(said, name)
            return
        key = "import-not-read" if content is None else "import-no-text"
        self.show(Stage(wrong=(self.state.words.text(key),)))

    async def look(self, content: str, file: str) -> None:
        """See what a text would bring; nothing is changed."""
        self.show(await self._looked(content, file))

    def answered(self, uid: MatchUid, answer: Answer) -> None:
        """Say what is to become of a match that is here with other content."""
        self.show(lambda now: replace(now, answers={**now.answers, uid: answer}))

    async def take(self) -> None:
        """Have the matches here."""
        if self.stage.offer is not None:
            done = await take_in(self.state, self.stage.offer, self.stage.answers)
            self.show(lambda now: replace(now, done=done))

    async def _looked(self, content: str, file: str) -> Stage:
        try:
            offer = await asyncio.to_thread(self.state.session.exchange.offer, content, file)
        except RecordTooNewError:
            return Stage(wrong=(self.state.words.text("import-newer"),))
        except RecordError as error:
            return Stage(wrong=tuple(_wrong(self.state.words, error)))
        return Stage(offer=offer)


def _wrong(words: Words, error: RecordError) -> Iterator[str]:
    yield words.text("import-refused")
    for one in error.complaints[:MOST_WRONG]:
        yield str(one)
    if (left := len(error.complaints) - MOST_WRONG) > 0:
        yield words.text("import-more-wrong", count=left)


def taken_parts(words: Words, done: Import) -> Iterator[ft.Control]:
    """A sentence for each thing that came of it."""
    for number, said in enumerate(_told(words, done)):
        yield sentence(said, name=f"taken-{number}", live=True)


def after_buttons(words: Words, done: Import) -> list[ft.Control]:
    """The matches, and what brings everything back as it was before."""
    before = done.before
    buttons: list[ft.Control] = []
    if before is not None:
        back = words.text("taken-back")
        way = f"/backups/{before.number}"
        buttons.append(button(back, lambda: go(way), icon=ft.Icons.UNDO, name="take-back"))
    show = words.text("taken-show")
    buttons.append(button(show, lambda: go("/matches"), filled=True, name="show-matches"))
    return buttons


def _told(words: Words, done: Import) -> Iterator[str]:
    taken, new = done.taken, done.new_house_rules
    if not (taken.added or taken.replaced or taken.people or new):
        yield words.text("taken-kept")
    for key in ("added", "replaced", "unchanged", "unanswered"):
        if count := len(getattr(taken, key)):
            yield words.text(f"taken-{key}", count=count)
    if taken.people:
        yield words.text("taken-people", count=len(taken.people))
    if new:
        yield words.text("taken-house", count=len(new), names=", ".join(new))
    if others := [conflict.kept.name for conflict in taken.house_conflicts]:
        yield words.text("taken-house-conflict", names=", ".join(others))
    for error in taken.house_refused:
        yield words.text("taken-house-refused", why=str(error))


def conflict_card(
    state: State, conflict: Conflict, place: int, chosen: Answer | None, on_answer: Handler
) -> ft.Control:
    """Who it is about, what the two have to do with each other, the deals, and the question."""
    words = state.words
    heads = (words.text("differ-here"), words.text("differ-file"))
    who = match_brief(words, conflict.mine)
    rows = Beside(state, conflict.mine, conflict.theirs, conflict.deals, heads).parts()
    relation = text(words.text(f"conflict-{conflict.relation}"), 15, line=SENTENCE)
    answers = choices(
        [
            choice(
                words.text(f"conflict-{one}"),
                _chooser(one, on_answer),
                name=f"{one}-{place}",
                selected=one is chosen,
                says=words.text("conflict-said", answer=words.text(f"conflict-{one}"), names=who),
            )
            for one in Answer
        ]
    )
    means = [] if chosen is None else [remark(words.text("conflict-answer", answer=str(chosen)))]
    whole = card(heading(who), relation, *rows, answers, *means)
    return ft.Semantics(identifier=f"conflict-{place}", container=True, content=whole)


def _chooser(one: Answer, on_answer: Handler) -> Handler:
    return lambda: on_answer(one)


Answers = Mapping[MatchUid, Answer]
MOST_NAMED = 30
"""Matches that are named; a whole phone has hundreds."""


def offered(
    state: State, offer: Offer, answers: Answers, on_answer: Handler
) -> Iterator[ft.Control]:
    """The conflicts first, since they are asked about; then what is new, then what is the same."""
    words = state.words
    if offer.conflicts:
        yield heading(words.text("import-conflicts", count=len(offer.conflicts)))
    for place, conflict in enumerate(offer.conflicts):
        uid = conflict.mine.uid
        yield conflict_card(state, conflict, place, answers.get(uid), _answering(uid, on_answer))
    if offer.new:
        title = words.text("import-new", count=len(offer.new))
        yield ft.Semantics(
            identifier="new",
            container=True,
            content=card(heading(title), *_named(state, offer.new)),
        )
    if offer.same:
        yield sentence(words.text("import-same", count=len(offer.same)), name="same")
    if names := house_rules_of(offer):
        said = words.text("import-house", count=len(names), names=", ".join(names))
        yield sentence(said, name="house")
    yield from _people(state, offer)
    if not (offer.matches or offer.house_rules or offer.persons):
        yield sentence(words.text("import-empty"), name="empty")
    elif not brings_anything(state, offer):
        yield sentence(words.text("import-nothing"), name="nothing")


def brings_anything(state: State, offer: Offer) -> bool:
    """Return True if there is anything in it that is not here."""
    return bool(offer.new or offer.conflicts or offer.people or _new_house_rules(state, offer))


def take_button(state: State, offer: Offer, answers: Answers, take: Handler) -> list[ft.Control]:
    """Import, once every conflict has an answer; nothing where nothing would change."""
    words = state.words
    if not brings_anything(state, offer):
        return []
    open_ones = sum(conflict.mine.uid not in answers for conflict in offer.conflicts)
    if open_ones:
        said = words.text("import-decide", count=open_ones)
        return [button(said, None, name="take")]
    icon = ft.Icons.DOWNLOAD_DONE
    return [button(words.text("import-take"), take, icon=icon, filled=True, name="take")]


def house_rules_of(offer: Offer) -> list[str]:
    """The names of the house rules in a file."""
    return [str(house.get("name", "?")) for house in offer.house_rules]


def _new_house_rules(state: State, offer: Offer) -> bool:
    known = {(profile.uid, profile.name) for profile in state.session.profiles.list()}
    return any((one.get("uid"), one.get("name")) not in known for one in offer.house_rules)


def _named(state: State, matches: Sequence[Summary]) -> Iterator[ft.Control]:
    words = state.words
    for summary in matches[:MOST_NAMED]:
        yield text(match_brief(words, summary), 15, line=SENTENCE)
    if (left := len(matches) - MOST_NAMED) > 0:
        yield text(words.text("import-more-wrong", count=left), 15, line=SENTENCE)


def _people(state: State, offer: Offer) -> Iterator[ft.Control]:
    """Who is new, and who is called otherwise or noted otherwise from then on."""
    words, people = state.words, offer.people
    if not people:
        return
    lines = [_known(words, one) for one in people[:MOST_NAMED]]
    if (left := len(people) - MOST_NAMED) > 0:
        lines.append(words.text("import-more-wrong", count=left))
    title = heading(words.text("import-people", count=len(people)))
    named = card(title, *(text(said, 15, line=SENTENCE) for said in lines))
    yield ft.Semantics(identifier="people", container=True, content=named)


def _known(words: Words, one: PersonNews) -> str:
    if one.before in (None, one.name):
        return one.name
    return words.text("import-renamed", name=one.name, before=one.before)


def _answering(uid: MatchUid, on_answer: Handler) -> Handler:
    return lambda answer: on_answer(uid, answer)


C = ft.Colors
LINES = 4


@component
def PasteField(on_text: Handler) -> Any:
    """The field, and the button that has its text looked at; `on_text` gets it and a name."""
    words = use_state().words
    pasted: Any = ft.use_ref("")
    has_text, set_has_text = ft.use_state(False)

    def changed(event: ft.Event[ft.TextField]) -> None:
        pasted.current = event.control.value
        set_has_text(bool(pasted.current.strip()))

    async def look() -> None:
        await on_text(pasted.current, words.text("import-pasted"))

    field = ft.TextField(
        label=words.text("import-paste"),
        value=pasted.current,  # else the field would be emptied whenever it is drawn anew
        on_change=changed,
        multiline=True,
        min_lines=LINES,
        max_lines=LINES,
        autocorrect=False,
        enable_suggestions=False,
        text_style=_style(14, C.ON_SURFACE),
        label_style=_style(15, C.ON_SURFACE_VARIANT),
        border=ft.OutlineInputBorder(side=ft.BorderSide(1, C.OUTLINE)),
    )
    named = ft.Semantics(identifier="paste", container=True, content=field)
    act = button(words.text("import-look"), look if has_text else None, name="look")
    return ft.Column([named, act], spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _style(size: float, color: ft.ColorValue) -> ft.TextStyle:
    return ft.TextStyle(
        size=size,
        font_family=Face.REGULAR,
        font_family_fallback=[SYMBOLS],
        letter_spacing=0,
        color=color,
    )


IMPORT_ROUTE = "/import"


@component
def ImportScreen() -> Any:
    """Nothing yet, what a file would bring, or what was done."""
    state = use_state()
    stage, show = ft.use_state(Stage())
    importer = Importer(state, stage, show)
    picker = use_picker(importer.picked)
    is_first = stage.offer is None
    choose = button(
        state.words.text("import-choose" if is_first else "import-other"),
        picker.on_tap,
        icon=ft.Icons.FILE_OPEN_OUTLINED,
        filled=is_first,
        name="choose",
        **picker.box,
    )
    return column_screen(
        state,
        IMPORT_ROUTE,
        state.words.text("import-title"),
        _parts(state, importer, choose),
        lambda: go("/exchange"),
        subtitle="" if stage.offer is None else stage.offer.file,
        foot=_foot(state, importer),
    )


def _parts(state: State, importer: Importer, choose: ft.Control) -> list[ft.Control]:
    stage = importer.stage
    if stage.done is not None:
        return [*taken_parts(state.words, stage.done), choose]
    if stage.offer is not None:
        return [*offered(state, stage.offer, stage.answers, importer.answered), choose]
    return [*_refused(stage.wrong), *_first(state.words, choose, importer.look)]


def _foot(state: State, importer: Importer) -> list[ft.Control]:
    stage = importer.stage
    if stage.done is not None:
        return after_buttons(state.words, stage.done)
    if stage.offer is not None:
        return take_button(state, stage.offer, stage.answers, importer.take)
    return []


def _refused(wrong: tuple[str, ...]) -> list[ft.Control]:
    if not wrong:
        return []
    lines = [text(said, 14, line=SENTENCE) for said in wrong[1:]]
    refused = card(complaint(wrong[0], name="wrong"), *lines)
    return [ft.Semantics(identifier="refused", container=True, content=refused)]


def _first(words: Words, choose: ft.Control, look: Handler) -> list[ft.Control]:
    return [
        sentence(words.text("import-explained")),
        choose,
        PasteField(look),
    ]


EXCHANGE_ROUTE = "/exchange"
AT_ONCE = 14
"""Evenings shown at a time."""


@component
def ExchangeScreen() -> Any:
    """In first, since that is what somebody with a file looks for; then the ways out."""
    state = use_state()
    words, evenings = state.words, state.session.exchange.evenings()
    shown, show = ft.use_state(AT_ONCE)
    send = use_sending(state)
    count = sum(len(evening.matches) for evening in evenings)
    take_in = opening_row(
        words.text("exchange-import"),
        words.text("exchange-import-row"),
        lambda: go("/import"),
        name="import",
        icon=ft.Icons.FILE_OPEN_OUTLINED,
    )
    rows: list[ft.Control] = [
        _evening(words, place, evening, send) for place, evening in enumerate(evenings[:shown])
    ]
    if shown < len(evenings):
        more = words.text("exchange-older")
        rows.append(button(more, lambda: show(shown + AT_ONCE), name="older"))
    heads = [heading(words.text("exchange-evenings"))] if rows else []
    parts = [take_in, _everything(state, count, send), *heads, *rows]
    parts.append(remark(words.text("exchange-one")))
    return column_screen(state, EXCHANGE_ROUTE, words.text("exchange"), parts, lambda: go("/more"))


def _everything(state: State, count: int, send: Handler) -> ft.Control:
    """All matches and house rules in one file, which is also the way to a new phone."""
    words = state.words
    goods = Goods(words.text("exchange-everything-row", count=count), stem("all", today()))
    lines = [
        heading(words.text("exchange-phone")),
        text(words.text("exchange-phone-how"), 15, line=SENTENCE),
        opening_row(
            words.text("exchange-everything"),
            goods.title,
            lambda: send(goods),
            name="everything",
            icon=ft.Icons.PHONELINK_RING,
        ),
    ]
    return card(*lines)


def _evening(words: Words, place: int, evening: Evening, send: Handler) -> ft.Control:
    written = "" if evening.day is None else evening.day.isoformat()
    when = day(words, written) or words.text("exchange-no-day")
    goods = Goods(when, stem(written), evening.matches)
    return opening_row(
        when,
        words.text("exchange-evening-row", count=len(evening.matches)),
        lambda: send(goods),
        name=f"evening-{place}",
        icon=ft.Icons.EVENT,
    )


DEVICE = re.compile(r"[0-9a-f]{16}|here")
"""The name of a device, which says nothing to people; others name whoever made a change."""

ENDED, ENDING = "ended", (ChangeKind.END, ChangeKind.RESUME)
NOBODY, HERE, ELSEWHERE = "none", "here", "elsewhere"


@dataclass(frozen=True, slots=True)
class Entry:
    """A change, and who reads about it."""

    state: State
    teller: Teller
    change: Change
    in_match: bool
    """True if the whole history is shown, from which a deal is a tap away."""

    @property
    def words(self) -> Words:
        """The words of this device."""
        return self.state.words

    def told(self) -> str:
        """What was done."""
        return self.teller.told(self.change)

    def when_and_who(self) -> str:
        """At what time, and on which device or by whom."""
        today = datetime.now().astimezone().date()
        at = day_and_clock(self.words, self.change.at, today=today)
        return self.words.text("history-entry", at=at, who=self._who())

    def details(self) -> Iterator[str]:
        """From what to what, a sentence each."""
        before, after = self.change.before, self.change.after
        if before is None or after is None:
            return
        if self.change.deal is None:
            parts = (told_set_up(self.words, document) for document in (before, after))
            known = ENDED if self.change.kind in ENDING else ""  # the sentence says it
            yield from set_up_differences(self.words, *parts, leave_out=known)
            return
        yield from self.teller.details(self.change)
        one, other = _played(before), _played(after)
        if one is not None and other is not None:
            yield from field_differences(self.words, one, other)

    def deal_number(self) -> int:
        """The number that the deal of the change has now, 0 where there is none."""
        uids = [played.uid for played in self.teller.match.match.deals]
        return uids.index(self.change.deal) + 1 if self.change.deal in uids else 0

    def _who(self) -> str:
        by = self.change.by
        if not by:
            return NOBODY
        if by == self.state.device:
            return HERE
        return ELSEWHERE if DEVICE.fullmatch(by) else by


def entry_card(entry: Entry) -> ft.Control:
    """The change as a card."""
    muted, words = C.ON_SURFACE_VARIANT, entry.words
    lines: list[ft.Control] = [
        text(entry.told(), 16, Face.MEDIUM, line=SENTENCE),
        *(text(said, 15, line=SENTENCE) for said in entry.details()),
    ]
    if entry.change.reason:
        said = words.text("history-why", reason=entry.change.reason)
        lines.append(text(said, 15, line=SENTENCE))
    lines.append(text(entry.when_and_who(), 14, color=muted, line=SENTENCE))
    if entry.in_match and (number := entry.deal_number()):
        lines.append(_show(words, number, str(entry.change.deal), entry.change.number))
    name = f"change-{entry.change.number}"
    return ft.Semantics(identifier=name, container=True, content=card(*lines, spacing=4))


def _show(words: Words, number: int, deal: str, change: int) -> ft.Control:
    said = words.text("history-of-deal", number=number)
    return tappable(
        text(said, 15, Face.MEDIUM, C.PRIMARY),
        said,
        _to(f"/history/{deal}"),
        name=f"of-{change}",
        padding=ft.Padding.symmetric(vertical=16),
        alignment=ft.Alignment.CENTER_LEFT,
    )


def _to(route: str) -> Handler:
    return lambda: go(route)


def _played(document: Mapping[str, Any]) -> PlayedDeal | None:
    try:
        return read_deal(document, str(document.get("uid")))
    except RecordError:
        return None
