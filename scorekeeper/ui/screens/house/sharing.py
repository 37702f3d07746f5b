"""House rules on their way out: as a small file, or as text that can always be copied."""

from functools import partial
from typing import Any

import flet as ft

from scorekeeper.rules.house import ProfileUid
from scorekeeper.session import UnknownProfileError
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.choices import heading, remark
from scorekeeper.ui.components.tap import Handler, button
from scorekeeper.ui.context import go, use_state
from scorekeeper.ui.screens.house.panes import HOME, address, framed, listed, pane
from scorekeeper.ui.screens.keeping.sending import REFUSALS, stem
from scorekeeper.ui.theme import SYMBOLS, Face
from scorekeeper.words import Words

C = ft.Colors
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
