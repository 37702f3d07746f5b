"""House rules: the list of them, new ones, and one set as the difference from its rule set."""

import contextlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import count
from typing import Any, cast

import flet as ft

from scorekeeper.i18n import Words
from scorekeeper.i18n import rules as rule_words
from scorekeeper.i18n.documents import placed_problem
from scorekeeper.problem import Problem
from scorekeeper.rules import (
    HouseRules,
    RuleBook,
    RuleSetError,
    UnknownRuleSetError,
    find_rule_set,
    house_rules,
    rule_book,
    switches_for,
)
from scorekeeper.rules.house_rules import HouseRule, ProfileUid
from scorekeeper.rules.switches import SWITCH_MARK
from scorekeeper.services import Conflict, Profile, UnknownProfileError
from scorekeeper.ui import kit
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.navigation import calling, go
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SENTENCE, SYMBOLS, Face, text
from scorekeeper.ui.widgets import buttons, dialogs, fields, rule_sets, sending
from scorekeeper.ui.widgets.differences import DifferencesCard
from scorekeeper.ui.widgets.fields import NameField
from scorekeeper.ui.widgets.page import WIDEST, app_bar, cover, listed, padded, page
from scorekeeper.view_models.differences import house_rule_differences
from scorekeeper.view_models.exchange import file_stem

C = ft.Colors
STRETCH = ft.CrossAxisAlignment.STRETCH
HOME, NEW, BRING = "/house", "/house-new", "/house-in"

ChangeOfRules = Callable[[HouseRules], HouseRules]


@dataclass(frozen=True, slots=True)
class Edited:
    """House rules with what is not saved yet, and why they cannot be played, if so."""

    house: HouseRules
    wrong: tuple[Problem, ...] = ()


Draw = Callable[[ProfileUid, Edited], tuple[ft.Control, str]]
"""Gives a pane, and the address of the way back."""


def edited(state: State, uid: ProfileUid) -> Edited:
    """House rules with the draft of this device in place of what is saved.

    Raises `UnknownProfileError` where there are none of this uid, and `RuleSetError` where they
    cannot be played any more.
    """
    profile = state.session.profiles.open(uid)
    if profile.house is None:
        raise RuleSetError(profile.name, profile.wrong)
    draft = state.settings.get(f"house-{uid}")
    if draft is None:
        return Edited(profile.house)
    rules = []
    for path, rule in draft["rules"].items():
        value, refs, note = rule["value"], house_rules.refs_from(rule["ref"]), rule.get("note", "")
        rules.append(HouseRule(path=path, value=value, refs=refs, note=note))
    house = replace(profile.house, rules=tuple(rules), name=draft["name"])
    return Edited(house, unplayable(house))


def unplayable(house: HouseRules) -> tuple[Problem, ...]:
    """The reasons why house rules cannot be saved, by paths of their values."""
    return house_rules.editing_problems(house)


async def edit(state: State, uid: ProfileUid, change: ChangeOfRules) -> None:
    """Change house rules: they are saved, or kept as a draft while they cannot be played."""
    async with state.keeping:
        try:
            house = change(edited(state, uid).house)
        except UnknownProfileError:
            return  # thrown away on another device
        if unplayable(house):
            await _keep_draft(state, uid, house_rules.house_document(house))
        elif await state.saving(state.session.profiles.save, house, by=state.author):
            await _keep_draft(state, uid, None)
        state.house_rules_kept += 1


def change_house(state: State, uid: ProfileUid, change: ChangeOfRules) -> None:
    """Change house rules from a tap that cannot wait itself."""
    ft.context.page.run_task(edit, state, uid, change)


async def _keep_draft(state: State, uid: ProfileUid, draft: Mapping[str, Any] | None) -> None:
    """Keep what is not saved among the settings of this device; None forgets it."""
    drafts = {f"house-{uid}": draft}
    if state.settings.get(f"house-{uid}") != draft:
        await state.saving(state.session.settings.choose, state.device, **drafts)
        state.settings = {**state.settings, **drafts}


async def discard_draft(state: State, uid: ProfileUid) -> None:
    """Forget changes that are not saved."""
    await _keep_draft(state, uid, None)
    state.house_rules_kept += 1


def use_leave_question(
    state: State, uid: ProfileUid, now: Edited, leave: Callable[[], None]
) -> Callable[[], None]:
    """Hook for the way back: ask before unsaved values are left, else leave at once."""
    words = state.words

    def question(close: Callable[[], None]) -> ft.AlertDialog:
        async def discard() -> None:
            close()
            await discard_draft(state, uid)
            leave()

        def leave_draft() -> None:
            close()
            leave()

        answers = [
            buttons.button(words.text("house-take-back"), discard, name="leave-discard"),
            buttons.button(words.text("house-leave-unsaved"), leave_draft, name="leave-draft"),
            buttons.button(words.text("cancel"), close, name="leave-cancel"),
        ]
        title = words.text("house-unsaved")
        hint = words.text("house-leave-why")
        return dialogs.question(title, hint, answers, close)

    ask = dialogs.use_sheet(question)
    return ask if now.wrong else leave


async def _make(state: State, house: HouseRules) -> None:
    profile = await state.saving(state.session.profiles.save, house, by=state.author)
    state.house_rules_kept += 1
    if profile:
        await _keep_draft(state, profile.uid, None)
        go(address(profile.uid))


# --- the frame of the screens


def address(uid: str, *below: str) -> str:
    return "/".join((HOME, uid, *below))


def pane(
    state: State,
    title: str,
    subtitle: str,
    body: Sequence[ft.Control],
    on_back: buttons.Handler | None,
) -> ft.Container:
    """A title with a way back, parts that scroll below it, and what could not be saved."""
    bar = app_bar(title, subtitle, on_back=on_back, back_label=state.words.text("back"))
    notice = kit.notice_bar(state) if state.failure else None
    return page(bar, listed(body), *([padded(notice, bottom=8)] if notice else []))


def framed(
    state: State,
    route: str,
    main: ft.Control,
    on_back: buttons.Handler,
    left: ft.Control | None = None,
) -> ft.View:
    """The screen, with another pane at its `left` where there is room."""
    if not state.layout.is_wide:
        return cover(route, main, on_back)
    panes: list[ft.Control] = [ft.Column([main], expand=3, horizontal_alignment=STRETCH)]
    if left is None:
        panes = [ft.Container(panes[0], width=min(WIDEST, state.layout.width))]
    else:
        other = ft.Column([left], expand=2, horizontal_alignment=STRETCH)
        panes = [other, ft.VerticalDivider(width=1, color=C.OUTLINE_VARIANT), *panes]
    row = ft.Row(panes, expand=True, spacing=0, vertical_alignment=STRETCH)
    row.alignment = ft.MainAxisAlignment.CENTER
    return cover(route, ft.Container(row, expand=True, bgcolor=C.SURFACE), on_back)


def opened(route: str, draw: Draw, *, has_list: bool = False) -> ft.View:
    """The screen of the house rules of the address; their differences or the list stand left."""
    state, uid = use_state(), ProfileUid(ft.use_route_params()["uid"])
    back = HOME
    left: ft.Control | None = HousePane(uid, is_left=True, key=uid)
    if has_list:
        left = HouseListPane(uid)
    try:
        main, back = draw(uid, edited(state, uid))
    except UnknownProfileError:
        main, left = _gone(state), None
    except RuleSetError:
        main, left = BrokenPane(uid, key=f"broken-{uid}"), None
    return framed(state, address(uid) + route, main, partial(go, back), left)


def _gone(state: State) -> ft.Control:
    line = buttons.remark(state.words.text("house-gone"), name="gone")
    return pane(state, state.words.text("house-title"), "", [line], partial(go, HOME))


def standing(state: State, uid: ProfileUid, now: Edited, book: RuleBook) -> list[ft.Control]:
    """The top of a screen: that all is saved, or what keeps it from being saved."""
    return unsaved(state, uid, now, book) or [saved_line(state, now)]


def saved_line(state: State, now: Edited) -> ft.Control:
    if now.wrong:
        return buttons.complaint(state.words.text("house-unsaved"), name="saved")
    return buttons.remark(state.words.text("house-saved"), name="saved")


def unsaved(state: State, uid: ProfileUid, now: Edited, book: RuleBook) -> list[ft.Control]:
    """Nothing where all is saved; else what does not go together, and the way back."""
    if not now.wrong:
        return []
    words = state.words
    rows: list[ft.Control] = []
    for place, wrong in enumerate(now.wrong):
        path, line = rule_path(book, wrong.path), placed_problem(words, wrong)
        tap = partial(go, address(uid, "value", path)) if path else None
        icon = ft.Icons.WARNING_AMBER_ROUNDED
        rows.append(buttons.opening_row(line, "", tap, name=f"wrong-{place}", icon=icon))
    label = words.text("house-take-back")
    discard = calling(discard_draft, state, uid)
    box = buttons.card(
        buttons.heading(words.text("house-unsaved")),
        buttons.remark(words.text("house-unsaved-why")),
        *rows,
        buttons.button(label, discard, icon=ft.Icons.UNDO, name="take-back"),
    )
    box.border = ft.Border.all(2, C.ERROR)
    return [buttons.identified("unsaved", box)]


def rule_path(book: RuleBook, path: str) -> str | None:
    """The path of the rule that a complaint is about; None where the book has no such rule."""
    plain = path.partition("[")[0]
    paths = [rule.path for section in rule_words.sections(book) for rule in section.rules]
    near = (rule for rule in paths if f"{plain}.".startswith(f"{rule}."))
    below = (rule for rule in paths if rule.startswith(f"{plain}."))
    return next(near, None) or next(below, None)


# --- all house rules


@component
def HouseListScreen() -> Any:
    return framed(use_state(), HOME, HouseListPane(), partial(go, "/more"))


@component
def HouseListPane(chosen: str = "") -> Any:
    """The list, and the ways to new house rules; beside the `chosen` ones it has no way back."""
    state = use_state()
    words, profiles = state.words, state.session.profiles.list()
    rows = []
    for place, profile in enumerate(profiles):
        line = words.text("house-broken-short")
        if profile.house is not None:
            base = words.rule_set_name(rule_book(profile.house.base).identity)
            changed = len(rule_words.changed_rules(profile.house))
            line = words.text("house-line", base=base, count=changed)
        icon = ft.Icons.CHECK if profile.uid == chosen else ft.Icons.RULE
        tap, name = partial(go, address(profile.uid)), f"house-{place}"
        rows.append(buttons.opening_row(profile.name, line, tap, name=name, icon=icon))
    what, add, file = "house-what" if profiles else "house-none", ft.Icons.ADD, ft.Icons.FILE_OPEN
    new, bring = words.text("house-new"), words.text("house-bring")
    body = [
        buttons.remark(words.text(what), name="house-what"),
        *rows,
        buttons.button(new, partial(go, NEW), icon=add, filled=True, name="house-new"),
        buttons.button(bring, partial(go, BRING), icon=file, name="house-bring"),
    ]
    back = None if chosen else partial(go, "/more")
    return pane(state, words.text("house-title"), "", body, back)


@component
def NewHouseScreen() -> Any:
    state = use_state()
    words, back = state.words, partial(go, HOME)
    every = rule_sets.RuleSets(lambda set_id: go(f"{NEW}/{set_id}"))
    body = [buttons.remark(words.text("house-new-why")), every]
    return framed(state, NEW, pane(state, words.text("house-new"), "", body, back), back)


@component
def NameHouseScreen() -> Any:
    """New house rules on the rule set of the address; a name is there already."""
    state, params = use_state(), ft.use_route_params()
    words, back = state.words, partial(go, NEW)

    try:
        base = find_rule_set(params["id"])
    except UnknownRuleSetError:
        return NewHouseScreen()
    book = rule_book(base)
    title = words.rule_set_name(book.identity)

    def free_name() -> str:
        """A name that no other house rules have: Our Samba, Our Samba 2."""
        taken = {profile.name for profile in state.session.profiles.list()}
        names = (words.text("house-name-made", base=title, number=n) for n in count(1))
        return next(name for name in names if name not in taken)

    name, call = ft.use_state(ft.use_memo(free_name, []))

    async def make() -> None:
        await _make(state, HouseRules(name=name.strip(), base=base))

    label, tap = words.text("house-make"), make if name.strip() else None
    body = [
        buttons.remark(rule_words.facts(words, book.rules)),
        NameField(words.text("house-name"), name, call, name="house-name"),
        buttons.button(label, tap, icon=ft.Icons.CHECK, filled=True, name="house-make"),
    ]
    main = pane(state, words.text("house-new"), title, body, back)
    return framed(state, f"{NEW}/{base}", main, back)


# --- one set of house rules


@component
def HouseScreen() -> Any:
    return opened("", lambda uid, _: (HousePane(uid, key=uid), HOME), has_list=True)


@component
def HousePane(uid: ProfileUid, *, is_left: bool = False) -> Any:
    """The differences from the rule set, then all that can be done.

    As `is_left` it leaves it to the pane beside it to say that all is saved, and to lead back.
    """
    state = use_state()
    words, now = state.words, edited(state, uid)
    house, book = now.house, rule_book(now.house.base)

    def row_to(name: str, icon: ft.IconData, **values: Any) -> ft.Control:
        title, line = words.text(f"house-{name}"), words.text(f"house-{name}-why", **values)
        tap = partial(go, address(uid, name))
        return buttons.opening_row(title, line, tap, name=name, icon=icon)

    def section(key: str, **values: Any) -> ft.Control:
        return buttons.heading(words.text(key, **values), size=17)

    body: list[ft.Control] = [] if is_left else standing(state, uid, now, book)
    if different := rule_words.unchecked_changed_rules(house):
        body.append(section("house-differences", count=len(different)))
        body += [_difference(state, uid, rule) for rule in different]
        if not now.wrong:
            view = house_rule_differences(words, house)
            body += [] if view.same else [DifferencesCard(view)]
    else:
        body.append(buttons.remark(words.text("house-no-differences"), name="no-differences"))
    body += [
        section("house-change"),
        row_to("switches", ft.Icons.TOGGLE_ON_OUTLINED, count=len(switches_for(book))),
        row_to("values", ft.Icons.TUNE),
    ]
    if house.rules:
        label = words.text("house-reset-all")
        body.append(
            dialogs.QuestionButton(
                label,
                partial(edit, state, uid, lambda house: replace(house, rules=())),
                title=label,
                hint=words.text("house-reset-all-explained"),
                yes=words.text("house-reset-all-yes"),
                keep=words.text("house-keep"),
                name="reset-all",
                names=("reset-yes", "reset-no"),
                icon=ft.Icons.UNDO,
            )
        )
    label, icon = words.text("house-play"), ft.Icons.PLAY_ARROW
    play = None if now.wrong else partial(go, f"/new?house={uid}")
    body += [
        section("house-use"),
        buttons.button(label, play, icon=icon, filled=True, name="play"),
        row_to("share", ft.Icons.IOS_SHARE),
        Renaming(uid, house.name),
        _drop(state, uid, house.name),
    ]
    on_base = words.text("house-on-base", base=words.rule_set_name(book.identity))
    return pane(state, house.name, on_base, body, None if is_left else partial(go, HOME))


@component
def BrokenPane(uid: ProfileUid) -> Any:
    """Everything that is wrong, the file to take along, and the way to throw them away."""
    state = use_state()
    words, profile = state.words, state.session.profiles.open(uid)
    share, why = words.text("house-share"), words.text("house-share-why")
    wrong = enumerate(placed_problem(words, problem) for problem in profile.wrong)
    body = [
        buttons.remark(words.text("house-broken"), name="broken"),
        *(buttons.complaint(error, name=f"wrong-{n}") for n, error in wrong),
        buttons.opening_row(share, why, partial(go, address(uid, "share")), name="share"),
        _drop(state, uid, profile.name),
    ]
    return pane(state, profile.name, "", body, partial(go, HOME))


def _drop(state: State, uid: ProfileUid, name: str) -> Any:
    words = state.words

    async def drop() -> None:
        with contextlib.suppress(UnknownProfileError):  # thrown away on another device as well
            await state.saving(state.session.profiles.drop, uid)
        await _keep_draft(state, uid, None)
        state.house_rules_kept += 1
        go(HOME)

    return dialogs.QuestionButton(
        words.text("house-drop"),
        drop,
        title=words.text("house-drop-question", name=name),
        hint=words.text("house-drop-explained"),
        keep=words.text("house-keep"),
        name="drop",
        names=("drop-yes", "drop-no"),
        danger=True,
    )


@component
def Renaming(uid: ProfileUid, name: str) -> Any:
    state = use_state()
    words = state.words
    typed, typing = ft.use_state("")
    asks, ask = ft.use_state(False)

    def open_field() -> None:
        typing(name)
        ask(True)

    close = partial(ask, False)

    async def rename() -> None:
        close()
        if new := typed.strip():
            await edit(state, uid, lambda house: replace(house, name=new))

    parts = buttons.stacked(
        NameField(words.text("house-name"), typed, typing, name="rename-field"),
        buttons.button(words.text("house-rename-done"), rename, name="rename-yes", filled=True),
        buttons.button(words.text("house-rename-left"), close, name="rename-no"),
    )
    title, icon = words.text("house-rename"), ft.Icons.EDIT_OUTLINED
    head = text(title, 20, Face.BOLD)
    dialog = ft.AlertDialog(title=head, content=parts, scrollable=True, on_dismiss=close)
    ft.use_dialog(dialog if asks else None)
    return buttons.opening_row(title, name, open_field, name="rename", icon=icon)


def _difference(state: State, uid: ProfileUid, rule: rule_words.ChangedRule) -> ft.Control:
    """One rule: new value in bold, the old one in words, who says so, and the way back."""
    words, path, muted = state.words, rule.pair.path, C.ON_SURFACE_VARIANT
    name, line = rule_words.rule_name(words, path), rule_words.LINE
    values = rule.pair.there, rule.pair.here
    new, old = (rule_words.rule_value(words, path, value) for value in values)
    if line in new and line in old:  # of two tables the lines that the other has not
        ours, theirs = new.split(line), old.split(line)
        added = line.join(row for row in ours if row not in theirs)
        gone = line.join(row for row in theirs if row not in ours)
        new, old = (added, gone) if added and gone else (new, old)
    key = "house-instead-of-these" if line in old else "house-instead-of"
    instead = words.text(key, old=old)
    reasons = [*rule.notes, *(origin(words, ref) for ref in rule.refs)]
    lines: list[ft.Control] = [
        text(name, 15, line=SENTENCE),
        text(new, 18, Face.BOLD, line=SENTENCE),
        text(instead, 14, color=muted, line=SENTENCE),
        *(text(reason, 13, color=muted, line=SENTENCE) for reason in reasons),
    ]
    row = buttons.tappable(
        ft.Column(lines, spacing=2, tight=True),
        f"{name}: {new}. {instead}".replace("\n", "; "),
        partial(go, address(uid, "value", path)),
        name=f"changed-{path}",
        expand=True,
        padding=ft.Padding.symmetric(vertical=12, horizontal=14),
        border_radius=16,
    )
    reset = buttons.icon_button(
        ft.Icons.UNDO,
        words.text("house-reset", what=name),
        lambda: change_house(state, uid, lambda house: house_rules.with_default_value(house, path)),
        name=f"reset-{path}",
    )
    box = ft.Container(ft.Row([row, reset], spacing=4), padding=ft.Padding.only(right=6))
    box.bgcolor, box.border_radius = C.SURFACE_CONTAINER_LOW, 16
    return box


def origin(words: Words, ref: str) -> str:
    if ref == house_rules.TABLE:
        return words.text("house-from-table")
    key = "house-from-switch" if ref.startswith(SWITCH_MARK) else "house-from"
    return words.text(key, ref=rule_words.house_reference(words, ref))


# --- out as a small file or as text, and in again


@component
def ShareScreen() -> Any:
    """The ways out, and how it went; also of house rules that cannot be played any more."""
    state, uid = use_state(), ProfileUid(ft.use_route_params()["uid"])
    words, (news, tell) = state.words, ft.use_state("")
    route, back = address(uid, "share"), partial(go, address(uid))
    try:
        name, content = state.session.profiles.open(uid).name, state.session.profiles.export(uid)
    except UnknownProfileError:
        return framed(state, route, _gone(state), back)

    sender = sending.Sender(state, tell, failed="house-share-failed")

    async def save() -> None:
        await sender.save(f"{file_stem(name)}.json", content.encode())

    async def copy() -> None:
        await sender.copy(content, "house-share-copied")

    # to be marked and copied by hand where the clipboard is out of reach
    style = ft.TextStyle(size=13, font_family_fallback=[SYMBOLS], color=C.ON_SURFACE)
    field = ft.TextField(
        label=words.text("house-share-text"),
        value=content,
        read_only=True,
        multiline=True,
        min_lines=12,
        max_lines=12,
        text_style=style,
    )
    file_label, copy_label = words.text("house-share-file"), words.text("house-share-copy")
    body = [
        buttons.remark(words.text("house-share-what")),
        buttons.button(file_label, save, icon=ft.Icons.SAVE_ALT, filled=True, name="share-file"),
        buttons.button(copy_label, copy, icon=ft.Icons.CONTENT_COPY, name="share-copy"),
        buttons.identified("share-said", buttons.remark(news), live=True),
        buttons.heading(words.text("house-share-text")),
        buttons.remark(words.text("house-share-text-why")),
        buttons.identified("share-text", field),
    ]
    return framed(state, route, pane(state, words.text("house-share"), name, body, back), back)


@component
def BringScreen() -> Any:
    """A file or a text; what is wrong with it, or a question where others are kept already."""
    state = use_state()
    words, back = state.words, partial(go, HOME)
    news, tell = ft.use_state(cast("Any", None))

    async def look(content: str, file: str) -> None:
        try:
            bring_in = state.session.profiles.bring_in
            taken = await state.saving(bring_in, content, file, by=state.author)
        except RuleSetError as error:
            tell(error)
            return
        state.house_rules_kept += 1
        tell(taken if isinstance(taken, Conflict) else None)
        if isinstance(taken, Profile):
            go(address(taken.uid))

    async def picked(name: str, content: bytes | None) -> None:
        read = None if content is None else fields.decoded(content)
        if read is None:
            tell(words.text("house-bring-no-text", file=name))
        else:
            await look(read, name)

    picker, label = fields.use_picker(picked), words.text("house-bring-file")
    icon = ft.Icons.FILE_OPEN
    choose = buttons.button(label, icon=icon, filled=True, name="bring-file", **picker)
    # always in one place, so that all below is left as it was
    above = buttons.stacked(*_news(state, news))
    body = [above, buttons.remark(words.text("house-bring-what")), choose, fields.PasteField(look)]
    return framed(state, BRING, pane(state, words.text("house-bring"), "", body, back), back)


def _news(state: State, news: RuleSetError | str | Conflict | None) -> list[ft.Control]:
    """The outcome of a file: what is wrong in it, place by place, or which one shall stay."""
    words = state.words
    if news is None:
        return []
    if isinstance(news, str):
        return [buttons.card(buttons.complaint(news, name="refused"))]
    if isinstance(news, RuleSetError):
        lines = [
            buttons.identified(f"refused-{n}", rule_sets.problem_block(words, error))
            for n, error in enumerate(news.problems)
        ]
        title = buttons.complaint(words.text("house-bring-refused", file=news.file), name="refused")
        return [buttons.card(title, *lines, buttons.remark(words.text("house-bring-untouched")))]
    theirs = news.found
    copy = replace(theirs, uid=None, name=words.text("house-bring-copy", name=theirs.name))
    leave = partial(go, address(news.kept.uid))
    replacing, both = partial(_make, state, theirs), partial(_make, state, copy)
    return [
        buttons.card(
            buttons.heading(words.text("house-bring-conflict", name=news.kept.name)),
            buttons.remark(words.text("house-bring-conflict-why"), name="conflict"),
            buttons.button(words.text("house-bring-replace"), replacing, name="conflict-replace"),
            buttons.button(words.text("house-bring-both"), both, name="conflict-both"),
            buttons.button(words.text("house-bring-leave"), leave, name="conflict-leave"),
        )
    ]
