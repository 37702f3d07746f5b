"""The ways of a result to other people, and how it is said that one is barred."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import flet as ft

from scorekeeper.session import OpenMatch
from scorekeeper.ui.screens.keeping.sending import REFUSALS, goods_of
from scorekeeper.ui.screens.sharing.picture import picture
from scorekeeper.ui.screens.sharing.printed import printed
from scorekeeper.ui.screens.sharing.telling import told_result
from scorekeeper.ui.state import State

PNG, PAGE = "png", "html"


@dataclass(frozen=True, slots=True)
class Ways:
    """The ways out for the result of one match; `say` tells how it went."""

    state: State
    shown: OpenMatch
    say: Callable[[str], None]

    @property
    def stem(self) -> str:
        """The name of a file, without what comes after the dot."""
        return goods_of(self.shown.uid, self.shown.match).stem

    async def share_text(self) -> None:
        """Hand the lines to the share sheet of the system."""
        await self._shared(lambda: ft.Share().share_text(self._text()))

    async def share_picture(self) -> None:
        """Hand the picture to the share sheet of the system."""
        drawn = await self._drawn()
        if drawn is None:
            return
        name = f"{self.stem}.{PNG}"
        file = ft.ShareFile.from_bytes(drawn, mime_type="image/png", name=name)
        await self._shared(lambda: ft.Share().share_files([file]))

    async def copy(self) -> None:
        """Put the lines on the clipboard."""
        try:
            await ft.Clipboard().set(self._text())
        except (*REFUSALS, TimeoutError):
            self._say("send-failed")
        else:
            self._say("share-copied")

    async def save_picture(self) -> None:
        """Save the picture as a file."""
        drawn = await self._drawn()
        if drawn is not None:
            await self._saved(f"{self.stem}.{PNG}", drawn)

    async def save_page(self) -> None:
        """Save the page for printing as a file."""
        page = printed(self.state.words, self.shown)
        await self._saved(f"{self.stem}.{PAGE}", page.encode())

    def _text(self) -> str:
        return told_result(self.state.words, self.shown)

    async def _drawn(self) -> bytes | None:
        try:
            return await asyncio.to_thread(picture, self.state.words, self.shown)
        except OSError:  # a program without its fonts
            self._say("send-failed")
            return None

    async def _shared(self, share: Callable[[], Awaitable[ft.ShareResult]]) -> None:
        try:
            result = await share()
        except TimeoutError:
            return  # somebody thinks about whom to send it to
        except REFUSALS:
            self._say("send-failed")
            return
        if result.status is ft.ShareResultStatus.UNAVAILABLE:
            self._say("send-failed")

    async def _saved(self, name: str, content: bytes) -> None:
        page = ft.context.page
        try:
            path = await ft.FilePicker().save_file(file_name=name, src_bytes=content)
        except (*REFUSALS, TimeoutError):
            self._say("send-failed")
            return
        if path or page.web:
            key = "send-downloaded" if page.web else "send-saved"
            self.say(self.state.words.text(key, file=path or name))

    def _say(self, key: str) -> None:
        self.say(self.state.words.text(key))
