"""House rules: what a table plays by other values than its rule set.

listing     my house rules, and the ways to new ones
making      new ones on a rule set
screen      one set of them as the difference from its rule set
switching   the ready switches
browsing    every value, in the order of a rule book
value       one value: changed, explained, put back
editors     how a value of each kind is changed (numbers, tables, rows)
editing     what is being changed: saved at once where it can be played, else kept as a draft
sharing     out as a small file or as text
bringing    in from a file or from text
panes       the frame of these screens, one pane or two
"""

import contextlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import flet as ft

from scorekeeper.i18n import Words
from scorekeeper.i18n.rules import (
    LINE,
    Rule,
    ToldHouseRule,
    facts,
    house_reference,
    house_rules_told,
    rule_name,
    rule_set_name,
    rule_value,
    sections,
    unchecked_rules_told,
)
from scorekeeper.rules import (
    HouseRule,
    HouseRules,
    RuleBook,
    RuleSetError,
    RuleSetId,
    UnknownRuleSetError,
    find_rule_set,
    rule_book,
    switches_for,
)
from scorekeeper.rules.house_rules import (
    TABLE,
    ProfileUid,
    check_house_rules,
    house_document,
    refs_from,
    with_own_value,
)
from scorekeeper.rules.switches import SWITCH_MARK
from scorekeeper.services import Conflict, Profile, UnknownProfileError
from scorekeeper.typed import Complaint
from scorekeeper.ui.screens.data.transfer import PasteField, decoded, use_picker
from scorekeeper.ui.screens.new_match.screen import FOR_HOUSE
from scorekeeper.ui.screens.new_match.screen import NEW_ROUTE as NEW_MATCH
from scorekeeper.ui.screens.rules import places
from scorekeeper.ui.state import State, component, go, use_state
from scorekeeper.ui.theme import SYMBOLS, Face
from scorekeeper.ui.widgets.buttons import (
    Handler,
    button,
    card,
    complaint,
    heading,
    icon_button,
    opening_row,
    remark,
    tappable,
)
from scorekeeper.ui.widgets.dialogs import answer, notice_bar, question
from scorekeeper.ui.widgets.name_field import NameField
from scorekeeper.ui.widgets.page import SIDE_PADDING, app_bar, cover, padded, page
from scorekeeper.ui.widgets.rule_sets import rule_set_rows
from scorekeeper.ui.widgets.sending import REFUSALS, stem
from scorekeeper.ui.widgets.text import SENTENCE, text

Changed = Callable[[HouseRules], HouseRules]
RULES = "rules."


@dataclass(frozen=True, slots=True)
class Edited:
    """House rules as they stand on the screen."""

    house: HouseRules
    wrong: tuple[Complaint, ...] = ()
    """Why they cannot be played, so that they are not saved; paths are those of the values."""


def edited(state: State, uid: ProfileUid) -> Edited:
    """House rules with what is not saved yet.

    Raises `UnknownProfileError` where there are none of this uid, and `RuleSetError` where they
    cannot be played any more.
    """
    profile = state.session.profiles.open(uid)
    if profile.house is None:
        raise RuleSetError(profile.name, profile.wrong)
    draft = state.settings.get(_draft(uid))
    if draft is None:
        return Edited(profile.house)
    house = _unchecked(draft, profile.house)
    return Edited(house, _wrong(house))


async def edit(state: State, uid: ProfileUid, change: Changed) -> None:
    """Change house rules: they are saved, or kept as a draft while they cannot be played."""
    async with state.keeping:
        try:
            house = change(edited(state, uid).house)
        except UnknownProfileError:
            return  # thrown away on another device
        if _wrong(house):
            await _remember(state, uid, house_document(house))
        elif await state.saving(state.session.profiles.save, house, by=state.device):
            await _remember(state, uid, None)
        state.house_rules_kept += 1


async def make(state: State, house: HouseRules) -> Profile | None:
    """Keep new house rules; None where the store refuses, and then the state says why."""
    kept: Profile | None = await state.saving(state.session.profiles.save, house, by=state.device)
    state.house_rules_kept += 1
    return kept


async def drop(state: State, uid: ProfileUid) -> None:
    """Throw house rules away, with what was not saved of them."""
    with contextlib.suppress(UnknownProfileError):  # thrown away on another device as well
        await state.saving(state.session.profiles.drop, uid)
    await _remember(state, uid, None)
    state.house_rules_kept += 1


async def take_back(state: State, uid: ProfileUid) -> None:
    """Forget what was not saved."""
    await _remember(state, uid, None)
    state.house_rules_kept += 1


async def _remember(state: State, uid: ProfileUid, draft: Mapping[str, Any] | None) -> None:
    """Keep what is not saved among the settings of this device; None forgets it."""
    kept = {_draft(uid): draft}
    if state.settings.get(_draft(uid)) != draft:
        await state.saving(state.session.settings.choose, state.device, **kept)
        state.settings = {**state.settings, **kept}


def _draft(uid: ProfileUid) -> str:
    return f"house-{uid}"


def _unchecked(draft: Mapping[str, Any], kept: HouseRules) -> HouseRules:
    """The house rules of a draft, of which nothing was checked."""
    rules = tuple(
        HouseRule(
            path=path, value=one["value"], refs=refs_from(one["ref"]), note=one.get("note", "")
        )
        for path, one in draft["rules"].items()
    )
    return replace(kept, rules=rules, name=draft["name"])


def _wrong(house: HouseRules) -> tuple[Complaint, ...]:
    try:
        check_house_rules(house, house.name)
    except RuleSetError as error:
        return tuple(Complaint(c.path.removeprefix(RULES), c.expected) for c in error.complaints)
    return ()


HOME = "/house"
LEFT_WIDTH, WIDEST = 440, 720
"""Pixels of the pane beside another one, and of one that stands alone."""


def address(uid: str, *below: str) -> str:
    """The address of one set of house rules, and of what lies below it."""
    return "/".join((HOME, uid, *below))


def listed(parts: Sequence[ft.Control]) -> ft.ListView:
    """Parts below each other that scroll."""
    padding = ft.Padding.only(left=SIDE_PADDING, right=SIDE_PADDING, bottom=24)
    return ft.ListView(list(parts), expand=True, spacing=8, padding=padding)


def pane(
    state: State, title: str, subtitle: str, body: ft.Control, on_back: Handler | None
) -> ft.Container:
    """A title with a way back, what stands below it, and what could not be saved."""
    label = state.words.text("house-back")
    bar = app_bar(title, subtitle, on_back=on_back, back_label=label)
    notice = notice_bar(state) if state.failure else None
    return page(bar, body, *([padded(notice, bottom=8)] if notice else []))


def no_such_rule(state: State, name: str, on_back: Handler) -> ft.Container:
    """A pane for an address that names no rule; `name` is that of the house rules."""
    words = state.words
    said = listed([remark(words.text("nowhere-rule"), name="nowhere")])
    return pane(state, words.text("nowhere"), name, said, on_back)


def framed(
    state: State, route: str, main: ft.Control, on_back: Handler, beside: ft.Control | None
) -> ft.View:
    """The screen; `beside` stands at the left of it where there is room."""
    if not state.layout.is_wide:
        return cover(route, main, on_back)
    if beside is None:
        widest = min(WIDEST, state.layout.width)
        return cover(route, _side_by_side(_of_width(main, widest)), on_back)
    left = _of_width(beside, min(LEFT_WIDTH, state.layout.width / 2))
    line = ft.VerticalDivider(width=1, color=ft.Colors.OUTLINE_VARIANT)
    return cover(route, _side_by_side(left, line, _column(main, expand=True)), on_back)


def _side_by_side(*panes: ft.Control) -> ft.Container:
    row = ft.Row(
        list(panes),
        expand=True,
        spacing=0,
        alignment=ft.MainAxisAlignment.CENTER,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return ft.Container(row, expand=True, bgcolor=ft.Colors.SURFACE)


def _of_width(main: ft.Control, width: float) -> ft.Container:
    return ft.Container(_column(main), width=width)


def _column(main: ft.Control, *, expand: bool = False) -> ft.Column:
    """A pane takes the whole height: that is a matter of the column around it."""
    return ft.Column([main], expand=expand, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


C = ft.Colors


def status(state: State, uid: ProfileUid, now: Edited, book: RuleBook) -> list[ft.Control]:
    """Nothing where all is saved; else what does not go together, and the way back."""
    if not now.wrong:
        return []
    words = state.words

    async def taken_back() -> None:
        await take_back(state, uid)

    back = button(words.text("house-take-back"), taken_back, icon=ft.Icons.UNDO, name="take-back")
    said = remark(words.text("house-unsaved-why"))
    rows = [_row(state, uid, one, book, place) for place, one in enumerate(now.wrong)]
    parts = [heading(words.text("house-unsaved")), said, *rows, back]
    return [
        ft.Semantics(
            identifier="unsaved",
            container=True,
            content=ft.Container(
                ft.Column(
                    parts,
                    spacing=8,
                    tight=True,
                    horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                ),
                border=ft.Border.all(2, C.ERROR),
                border_radius=16,
                padding=12,
            ),
        )
    ]


def standing(state: State, uid: ProfileUid, now: Edited, book: RuleBook) -> list[ft.Control]:
    """How it stands at the top of a screen: saved, or all that keeps it from being saved."""
    return status(state, uid, now, book) or [saved_line(state, now)]


def saved_line(state: State, now: Edited) -> ft.Control:
    """That everything is saved: nobody has to look for a button."""
    if now.wrong:
        return complaint(state.words.text("house-unsaved"), name="saved")
    said = state.words.text("house-saved")
    line = ft.Row(
        [
            ft.Icon(ft.Icons.CHECK_CIRCLE, color=C.PRIMARY, size=20),
            ft.Container(text(said, 14, color=C.ON_SURFACE_VARIANT, line=SENTENCE), expand=True),
        ],
        spacing=8,
    )
    return ft.Semantics(identifier="saved", container=True, content=line)


def told_path(book: RuleBook, path: str) -> str | None:
    """The path under which a rule book tells what a complaint is about; None where it does not."""
    plain = path.partition("[")[0]
    every: Sequence[Rule] = [rule for section in sections(book) for rule in section.rules]
    near = (r.path for r in every if f"{plain}.".startswith(f"{r.path}."))
    below = (r.path for r in every if r.path.startswith(f"{plain}."))
    return next(near, None) or next(below, None)


def _row(state: State, uid: ProfileUid, wrong: Complaint, book: RuleBook, place: int) -> ft.Control:
    """One thing that is wrong; a tap leads to the value."""
    path = told_path(book, wrong.path)
    what = wrong.path if path is None else rule_name(state.words, path)
    said = state.words.text("value-of", what=what, value=wrong.expected)
    return tappable(
        ft.Row(
            [
                ft.Icon(ft.Icons.WARNING_AMBER_ROUNDED, color=C.ERROR, size=20),
                ft.Container(text(said, 15, Face.MEDIUM, line=SENTENCE), expand=True),
                ft.Icon(ft.Icons.CHEVRON_RIGHT, color=C.ON_SURFACE_VARIANT),
            ],
            spacing=8,
        ),
        said,
        None if path is None else (lambda: go(address(uid, "value", path))),
        name=f"wrong-{place}",
        padding=ft.Padding.symmetric(vertical=14, horizontal=4),
        border_radius=12,
    )


@component
def Dropping(uid: ProfileUid, name: str) -> Any:
    """The button, and the question that follows it."""
    state = use_state()
    words = state.words
    asks, ask = ft.use_state(False)

    async def dropped() -> None:
        ask(False)
        await drop(state, uid)
        go(HOME)

    def kept() -> None:
        ask(False)

    ft.use_dialog(
        question(
            words.text("house-drop-question", name=name),
            words.text("house-drop-explained"),
            [
                answer(words.text("house-drop"), dropped, name="drop-yes", danger=True),
                answer(words.text("house-keep"), kept, name="drop-no"),
            ],
            kept,
        )
        if asks
        else None
    )
    return button(
        words.text("house-drop"),
        lambda: ask(True),
        icon=ft.Icons.DELETE_OUTLINE,
        danger=True,
        name="drop",
    )


@component
def BrokenPane(uid: ProfileUid) -> Any:
    """Everything that is wrong, the file to take along, and the way to throw them away."""
    state = use_state()
    words, profile = state.words, state.session.profiles.open(uid)
    wrong = [complaint(str(one), name=f"wrong-{n}") for n, one in enumerate(profile.wrong)]
    share = opening_row(
        words.text("house-share"),
        words.text("house-share-why"),
        lambda: go(address(uid, "share")),
        name="share",
    )
    parts = [
        remark(words.text("house-broken"), name="broken"),
        *wrong,
        share,
        Dropping(uid, profile.name),
    ]
    return pane(state, profile.name, "", listed(parts), lambda: go(HOME))


Panes = tuple[ft.Control, Callable[[], None], ft.Control | None]
"""What is shown, where back leads, and what stands beside it where there is room."""


def opened(state: State, route: str, draw: Callable[[ProfileUid, Edited], Panes]) -> ft.View:
    """The screen that is drawn of the house rules which the address names."""
    uid = ProfileUid(ft.use_route_params()["uid"])
    back = lambda: go(HOME)  # noqa: E731 - said twice below
    try:
        main, back, beside = draw(uid, edited(state, uid))
    except UnknownProfileError:
        said = listed([remark(state.words.text("house-gone"), name="gone")])
        main, beside = pane(state, state.words.text("house-title"), "", said, back), None
    except RuleSetError:
        main, beside = BrokenPane(uid, key=f"broken-{uid}"), None
    return framed(state, address(uid) + route, main, back, beside)


NEW, BRING = "/house-new", "/house-in"


@component
def HouseListScreen() -> Any:
    """All my house rules."""
    return framed(use_state(), HOME, HouseListPane(), _back, None)


@component
def HouseListPane(beside: str = "") -> Any:
    """The list, and the ways to new house rules; `beside` those of this uid it has no way back."""
    state = use_state()
    words, profiles = state.words, state.session.profiles.list()
    rows = [profile_row(words, one, n, is_open=one.uid == beside) for n, one in enumerate(profiles)]
    said = remark(words.text("house-what" if profiles else "house-none"), name="house-what")
    new = button(
        words.text("house-new"), lambda: go(NEW), icon=ft.Icons.ADD, filled=True, name="house-new"
    )
    bring = button(
        words.text("house-bring"), lambda: go(BRING), icon=ft.Icons.FILE_OPEN, name="house-bring"
    )
    body = listed([said, *rows, ft.Container(height=4), new, bring])
    return pane(state, words.text("house-title"), "", body, None if beside else _back)


def profile_row(words: Words, profile: Profile, place: int, *, is_open: bool) -> ft.Control:
    """One set of house rules; a tap opens it."""
    return opening_row(
        profile.name,
        profile_line(words, profile),
        lambda: go(address(profile.uid)),
        name=f"house-{place}",
        icon=ft.Icons.CHECK if is_open else ft.Icons.RULE,
    )


def profile_line(words: Words, profile: Profile) -> str:
    """The rule set below it, and how many rules are other ones; or that it cannot be played."""
    if profile.house is None:
        return words.text("house-broken-short")
    changed = len(house_rules_told(profile.house))
    base = rule_set_name(words, rule_book(profile.house.base).identity)
    return words.text("house-line", base=base, count=changed)


def _back() -> None:
    go("/more")


@component
def Renaming(uid: ProfileUid, name: str) -> Any:
    """The row, and the field that it opens."""
    state = use_state()
    words = state.words
    nothing: Any = None
    typed, typing = ft.use_state(nothing)

    async def renamed() -> None:
        new = typed.strip()
        typing(None)
        if new:
            await edit(state, uid, lambda house: replace(house, name=new))

    def left() -> None:
        typing(None)

    ft.use_dialog(
        ft.AlertDialog(
            title=text(words.text("house-rename"), 20, Face.BOLD),
            content=ft.Column(
                [
                    NameField(words.text("house-name"), typed, typing, name="rename-field"),
                    answer(
                        words.text("house-rename-done"), renamed, name="rename-yes", filled=True
                    ),
                    answer(words.text("house-rename-left"), left, name="rename-no"),
                ],
                spacing=8,
                tight=True,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            ),
            scrollable=True,
            on_dismiss=left,
        )
        if typed is not None
        else None
    )
    return opening_row(
        words.text("house-rename"),
        name,
        lambda: typing(name),
        name="rename",
        icon=ft.Icons.EDIT_OUTLINED,
    )


def difference_row(
    words: Words, one: ToldHouseRule, on_open: Callable[[], None], on_reset: Callable[[], None]
) -> ft.Control:
    """One rule: new value in bold, the old one in words, who says so, and the way back."""
    path = one.told.path
    name = rule_name(words, path)
    new, old = different_lines(
        rule_value(words, path, one.told.there), rule_value(words, path, one.told.here)
    )
    key = "house-instead-of-these" if LINE in old else "house-instead-of"
    instead = words.text(key, old=old)
    lines: list[ft.Control] = [
        text(name, 15, line=SENTENCE),
        text(new, 18, Face.BOLD, line=SENTENCE),
        text(instead, 14, color=C.ON_SURFACE_VARIANT, line=SENTENCE),
        *(text(why, 13, color=C.ON_SURFACE_VARIANT, line=SENTENCE) for why in reasons(words, one)),
    ]
    row = tappable(
        ft.Column(lines, spacing=2, tight=True),
        f"{name}: {new}. {instead}".replace("\n", "; "),
        on_open,
        name=f"changed-{path}",
        expand=True,
        padding=ft.Padding.symmetric(vertical=12, horizontal=14),
        border_radius=16,
    )
    reset = icon_button(
        ft.Icons.UNDO, words.text("house-reset", what=name), on_reset, name=f"reset-{path}"
    )
    return ft.Container(
        ft.Row([row, reset], spacing=4, vertical_alignment=ft.CrossAxisAlignment.CENTER),
        bgcolor=C.SURFACE_CONTAINER_LOW,
        border_radius=16,
        padding=ft.Padding.only(right=6),
    )


def reasons(words: Words, one: ToldHouseRule) -> list[str]:
    """Why a table plays this: its own words, and where it has it from if not from itself."""
    return [*one.notes, *(said_of(words, ref) for ref in one.refs)]


def said_of(words: Words, ref: str) -> str:
    """Where a change comes from: the table itself, a usual variation, or a source."""
    if ref == TABLE:
        return words.text("house-from-table")
    key = "house-from-switch" if ref.startswith(SWITCH_MARK) else "house-from"
    return words.text(key, ref=house_reference(words, ref))


def different_lines(new: str, old: str) -> tuple[str, str]:
    """Of two tables the lines that the other has not; anything else as it is."""
    mine, yours = new.split(LINE), old.split(LINE)
    if len(mine) == 1 or len(yours) == 1:
        return new, old
    added = [line for line in mine if line not in yours]
    gone = [line for line in yours if line not in mine]
    return (LINE.join(added), LINE.join(gone)) if added and gone else (new, old)


@component
def HouseScreen() -> Any:
    """The house rules of the address; beside them, where there is room, all others."""
    state = use_state()

    def draw(uid: ProfileUid, _: Edited) -> Panes:
        return HousePane(uid, key=uid), lambda: go(HOME), HouseListPane(uid)

    return opened(state, "", draw)


@component
def HousePane(uid: ProfileUid, *, beside: bool = False) -> Any:
    """What is played otherwise, then what can be done.

    `beside` another pane it is that one which says whether all is saved, and has the way back.
    """
    state = use_state()
    words, now = state.words, edited(state, uid)
    house, book = now.house, rule_book(now.house.base)
    on_base = words.text("house-on-base", base=rule_set_name(words, book.identity))
    parts: list[ft.Control] = [
        *([] if beside else standing(state, uid, now, book)),
        *_differences(state, uid, house),
        heading(words.text("house-change"), size=17),
        *_ways(words, uid, house),
        Resetting(uid, has_changes=bool(house.rules)),
        heading(words.text("house-use"), size=17),
        _play(words, uid, now),
        opening_row(
            words.text("house-share"),
            words.text("house-share-why"),
            lambda: go(address(uid, "share")),
            name="share",
            icon=ft.Icons.IOS_SHARE,
        ),
        Renaming(uid, house.name),
        Dropping(uid, house.name),
    ]
    back = None if beside else lambda: go(HOME)
    return pane(state, house.name, on_base, listed(parts), back)


@component
def Resetting(uid: ProfileUid, *, has_changes: bool) -> Any:
    """The way back to the rule set as it stands in the books; asked once."""
    state = use_state()
    words = state.words
    asks, ask = ft.use_state(False)

    async def emptied() -> None:
        ask(False)
        await edit(state, uid, lambda house: replace(house, rules=()))

    def kept() -> None:
        ask(False)

    ft.use_dialog(
        question(
            words.text("house-reset-all"),
            words.text("house-reset-all-explained"),
            [
                answer(words.text("house-reset-all-yes"), emptied, name="reset-yes", danger=True),
                answer(words.text("house-keep"), kept, name="reset-no"),
            ],
            kept,
        )
        if asks
        else None
    )
    if not has_changes:
        return ft.Container()
    return button(
        words.text("house-reset-all"), lambda: ask(True), icon=ft.Icons.UNDO, name="reset-all"
    )


def change_house(state: State, uid: ProfileUid, change: Changed) -> None:
    """Change house rules from a tap that cannot wait itself."""
    ft.context.page.run_task(edit, state, uid, change)


def _put_back(state: State, uid: ProfileUid, path: str) -> None:
    change_house(state, uid, lambda house: with_own_value(house, path))


def _differences(state: State, uid: ProfileUid, house: HouseRules) -> list[ft.Control]:
    words, told = state.words, unchecked_rules_told(house)
    if not told:
        return [remark(words.text("house-no-differences"), name="no-differences")]
    rows = [
        difference_row(
            words,
            one,
            partial(go, address(uid, "value", one.told.path)),
            partial(_put_back, state, uid, one.told.path),
        )
        for one in told
    ]
    title = heading(words.text("house-differences", count=len(told)), size=17)
    return [title, *rows]


def _ways(words: Words, uid: ProfileUid, house: HouseRules) -> list[ft.Control]:
    """The two ways to change something."""
    ready = len(switches_for(rule_book(house.base)))
    return [
        opening_row(
            words.text("house-switches"),
            words.text("house-switches-why", count=ready),
            lambda: go(address(uid, "switches")),
            name="switches",
            icon=ft.Icons.TOGGLE_ON_OUTLINED,
        ),
        opening_row(
            words.text("house-values"),
            words.text("house-values-why"),
            lambda: go(address(uid, "values")),
            name="values",
            icon=ft.Icons.TUNE,
        ),
    ]


def _play(words: Words, uid: ProfileUid, now: Edited) -> ft.Control:
    return button(
        words.text("house-play"),
        None if now.wrong else (lambda: go(f"{NEW_MATCH}{FOR_HOUSE}{uid}")),
        icon=ft.Icons.PLAY_ARROW,
        filled=True,
        name="play",
    )


SUFFIX = ".json"
LINES = 12


@component
def ShareScreen() -> Any:
    """The file, and its text; also of house rules that cannot be played any more."""
    state = use_state()
    uid = ProfileUid(ft.use_route_params()["uid"])
    back = partial(go, address(uid))
    return framed(state, address(uid, "share"), SharePane(uid, key=uid), back, None)


@component
def SharePane(uid: ProfileUid) -> Any:
    """The ways out, and how it went."""
    state = use_state()
    words, (said, say) = state.words, ft.use_state("")
    try:
        name, content = state.session.profiles.open(uid).name, state.session.profiles.export(uid)
    except UnknownProfileError:
        gone = listed([remark(words.text("house-gone"), name="gone")])
        return pane(state, words.text("house-title"), "", gone, partial(go, HOME))
    parts = [
        remark(words.text("house-share-what")),
        button(
            words.text("house-share-file"),
            _saver(words, f"{stem(name)}{SUFFIX}", content, say),
            icon=ft.Icons.SAVE_ALT,
            filled=True,
            name="share-file",
        ),
        button(
            words.text("house-share-copy"),
            _copier(words, content, say),
            icon=ft.Icons.CONTENT_COPY,
            name="share-copy",
        ),
        _news(said),
        heading(words.text("house-share-text")),
        remark(words.text("house-share-text-why")),
        _text(words, content),
    ]
    back = partial(go, address(uid))
    return pane(state, words.text("house-share"), name, listed(parts), back)


def _saver(words: Words, name: str, content: str, say: Any) -> Handler:
    async def save() -> None:
        page, picker = ft.context.page, ft.FilePicker()
        try:
            path = await picker.save_file(file_name=name, src_bytes=content.encode())
        except (*REFUSALS, TimeoutError):
            say(words.text("house-share-failed"))
            return
        if path or page.web:
            say(words.text("house-share-saved", file=path or name))

    return save


def _copier(words: Words, content: str, say: Any) -> Handler:
    async def copy() -> None:
        try:
            await ft.Clipboard().set(content)
        except (*REFUSALS, TimeoutError):
            say(words.text("house-share-failed"))
        else:
            say(words.text("house-share-copied"))

    return copy


def _news(said: str) -> ft.Control:
    return ft.Semantics(
        identifier="share-said", container=True, live_region=True, content=remark(said)
    )


def _text(words: Words, content: str) -> ft.Control:
    """The text itself, to be marked and copied by hand where the clipboard is out of reach."""
    style = ft.TextStyle(
        size=13, font_family=Face.REGULAR, font_family_fallback=[SYMBOLS], color=C.ON_SURFACE
    )
    field = ft.TextField(
        label=words.text("house-share-text"),
        value=content,
        read_only=True,
        multiline=True,
        min_lines=LINES,
        max_lines=LINES,
        text_style=style,
        border=ft.OutlineInputBorder(side=ft.BorderSide(1, C.OUTLINE)),
    )
    return ft.Semantics(identifier="share-text", container=True, content=field)


@component
def NewHouseScreen() -> Any:
    """Which rule set the new house rules begin with."""
    state = use_state()
    words = state.words
    rows = rule_set_rows(words, lambda set_id: go(f"{NEW}/{set_id}"))
    back = lambda: go(HOME)  # noqa: E731 - said twice below
    body = listed([remark(words.text("house-new-why")), *rows])
    return framed(state, NEW, pane(state, words.text("house-new"), "", body, back), back, None)


@component
def NameHouseScreen() -> Any:
    """The name of new house rules on the rule set of the address."""
    named = ft.use_route_params()["id"]
    try:
        base = find_rule_set(named)
    except UnknownRuleSetError:
        return NewHouseScreen()
    return Naming(base)


@component
def Naming(base: RuleSetId) -> Any:
    """A name is there already; whoever wants another types it."""
    state = use_state()
    words, book = state.words, rule_book(base)
    title = words.text("house-new")
    name, call = ft.use_state(_free_name(state, rule_set_name(words, book.identity)))

    async def made() -> None:
        if kept := await make(state, HouseRules(name=name.strip(), base=base)):
            go(address(kept.uid))

    parts = [
        remark(facts(words, book.rules)),
        NameField(words.text("house-name"), name, call, name="house-name"),
        button(
            words.text("house-make"),
            made if name.strip() else None,
            icon=ft.Icons.CHECK,
            filled=True,
            name="house-make",
        ),
    ]
    back = lambda: go(NEW)  # noqa: E731 - said twice below
    main = pane(state, title, rule_set_name(words, book.identity), listed(parts), back)
    return framed(state, f"{NEW}/{base}", main, back, None)


def _free_name(state: State, base: str) -> str:
    """A name that no other house rules have: Our Samba, Our Samba 2."""
    taken = {one.name for one in state.session.profiles.list()}
    for number in range(1, len(taken) + 2):
        name = state.words.text("house-name-made", base=base, number=number)
        if name not in taken:
            return name
    return base


@component
def BringScreen() -> Any:
    """The ways in."""
    return framed(use_state(), BRING, BringPane(), partial(go, HOME), None)


@component
def BringPane() -> Any:
    """A file or a text; what is wrong with it, or a question where others are kept already."""
    state = use_state()
    words = state.words
    nothing: Any = None
    wrong, refuse = ft.use_state(nothing)
    conflict, disagree = ft.use_state(nothing)

    async def look(content: str, file: str) -> None:
        found = await _brought(state, content, file)
        refuse(found if isinstance(found, RuleSetError | str) else None)
        disagree(found if isinstance(found, Conflict) else None)
        if isinstance(found, Profile):
            go(address(found.uid))

    async def picked(name: str, content: bytes | None) -> None:
        said = None if content is None else decoded(content)
        if said is None:
            refuse(words.text("house-bring-no-text", file=name))
        else:
            await look(said, name)

    picker = use_picker(picked)
    choose = button(
        words.text("house-bring-file"),
        picker.on_tap,
        icon=ft.Icons.FILE_OPEN,
        filled=True,
        name="bring-file",
        **picker.box,
    )
    parts = [
        _bringing_news([*_refused(words, wrong), *(_asked(state, conflict) if conflict else [])]),
        remark(words.text("house-bring-what")),
        choose,
        PasteField(look),
    ]
    return pane(state, words.text("house-bring"), "", listed(parts), partial(go, HOME))


async def _brought(
    state: State, content: str, file: str
) -> Profile | Conflict | RuleSetError | None:
    """What became of a text: kept, in question, refused; None where the store refuses."""
    bring_in = state.session.profiles.bring_in
    try:
        found: Profile | Conflict | None = await state.saving(
            bring_in, content, file, by=state.device
        )
    except RuleSetError as error:
        return error
    state.house_rules_kept += 1
    return found


def _bringing_news(parts: list[ft.Control]) -> ft.Column:
    """What has come of it: always in one place, so that all below is left as it was."""
    stretched = ft.CrossAxisAlignment.STRETCH
    return ft.Column(parts, spacing=8, tight=True, horizontal_alignment=stretched)


def _refused(words: Words, wrong: RuleSetError | str | None) -> list[ft.Control]:
    """The file, each place in it that is wrong, and what would be right there."""
    if wrong is None:
        return []
    if isinstance(wrong, str):
        return [card(complaint(wrong, name="refused"))]
    lines = [
        ft.Semantics(identifier=f"refused-{n}", container=True, content=places(words, one))
        for n, one in enumerate(wrong.complaints)
    ]
    title = complaint(words.text("house-bring-refused", file=wrong.file), name="refused")
    return [card(title, *lines, remark(words.text("house-bring-untouched")))]


def _asked(state: State, conflict: Conflict) -> list[ft.Control]:
    """Others are kept under the same mark: which of them shall stay."""
    words, found = state.words, conflict.found

    def keeping(house: HouseRules) -> Handler:
        async def keep() -> None:
            if kept := await make(state, house):
                await take_back(state, kept.uid)
                go(address(kept.uid))

        return keep

    beside = replace(found, uid=None, name=words.text("house-bring-copy", name=found.name))
    return [
        card(
            heading(words.text("house-bring-conflict", name=conflict.kept.name)),
            remark(words.text("house-bring-conflict-why"), name="conflict"),
            button(words.text("house-bring-replace"), keeping(found), name="conflict-replace"),
            button(words.text("house-bring-both"), keeping(beside), name="conflict-both"),
            button(
                words.text("house-bring-leave"),
                partial(go, address(conflict.kept.uid)),
                name="conflict-leave",
            ),
        )
    ]
