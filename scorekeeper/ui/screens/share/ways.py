"""The ways to share a game: as text, as picture, or as page for a printer."""

import logging
from dataclasses import dataclass
from typing import cast

import flet as ft

from scorekeeper.i18n import Words
from scorekeeper.publishing.score_sheet import match_page
from scorekeeper.services import OpenMatch
from scorekeeper.ui import kit
from scorekeeper.ui.widgets.sending import SHARING_PLATFORMS, Sender, is_phone_app, match_selection
from scorekeeper.view_models.bg_stats import play_link
from scorekeeper.view_models.score_sheet import about_line, result_text, standing_sentence
from scorekeeper.view_models.table import side_names

SHARPNESS = 2.0
"""Pixels of the picture per logical pixel; a float, because the client rejects an int."""
MAX_CAPTURES = 3
FADE_MS = 500
"""Time until the ripple of the tap has disappeared."""

log = logging.getLogger(__name__)


@dataclass
class Screenshot:
    """Reference to the control that captures its content as a picture."""

    current: ft.Screenshot | None = None

    async def capture(self) -> bytes | None:
        """Return the picture as PNG; None if the client fails or returns only a part."""
        control = self.current
        if control is None:
            return None
        width = cast("ft.Container", control.content).width or 0
        try:
            for _ in range(MAX_CAPTURES):
                # A client that is still drawing may return only a part.
                png: bytes = await control.capture(SHARPNESS, ft.Duration(milliseconds=FADE_MS))
                if _png_width(png) >= int(SHARPNESS * width):
                    return png
        except kit.CLIENT_ERRORS:
            log.info("no picture of the score sheet", exc_info=True)
        return None


def use_screenshot() -> Screenshot:
    """Return the reference to the screenshot control of a screen (a hook)."""
    return ft.use_memo(Screenshot, [])


def _png_width(png: bytes) -> int:
    """Return the width of a PNG in pixels, from its header."""
    return int.from_bytes(png[16:20], "big")


@dataclass(frozen=True, slots=True)
class ShareItems:
    """The ways to share a game, as rows of a menu."""

    main: kit.MenuItem
    """The main way to share the picture: share it or, if the system cannot, save it."""
    others: tuple[kit.MenuItem, ...]
    page: kit.MenuItem
    """Saves a page for a printer."""


def share_items(sender: Sender, open_match: OpenMatch, screenshot: Screenshot) -> ShareItems:
    """Return the ways to share a game on the user's system, as menu items.

    Args:
        sender: Sends, saves or copies, and reports success or failure.
        open_match: The game.
        screenshot: Captures the picture.
    """
    words = sender.state.game_words
    stem = match_selection(open_match.uid, open_match.match).stem

    async def capture() -> bytes | None:
        png = await screenshot.capture()
        if png is None:
            sender.report_message("send-failed")
        return png

    async def share_text() -> None:
        await sender.share(ft.Share().share_text(result_text(words, open_match)))

    async def share_picture() -> None:
        png = await capture()
        if png is not None:
            file = ft.ShareFile.from_bytes(png, mime_type="image/png", name=f"{stem}.png")
            await sender.share(ft.Share().share_files([file]))

    async def copy() -> None:
        await sender.copy(result_text(words, open_match), "share-copied")

    async def save_picture() -> None:
        png = await capture()
        if png is not None:
            await sender.save(f"{stem}.png", png)

    async def save_page() -> None:
        await sender.save(f"{stem}.html", printed_page(words, open_match).encode())

    copy_item = kit.MenuItem(words.label("share-copy"), kit.Icon.COPY, copy)
    save_item = kit.MenuItem(words.label("share-save-picture"), kit.Icon.PICTURE, save_picture)
    page_item = kit.MenuItem(words.label("share-page"), kit.Icon.PRINT, save_page)
    if ft.context.page.platform not in SHARING_PLATFORMS:
        return ShareItems(save_item, (copy_item,), page_item)
    text_item = kit.MenuItem(words.label("share-text"), kit.Icon.SHARE, share_text)
    picture_item = kit.MenuItem(words.label("share-picture"), kit.Icon.PICTURE, share_picture)
    return ShareItems(picture_item, (save_item, text_item, copy_item), page_item)


def bg_stats_items(words: Words, open_match: OpenMatch) -> list[kit.MenuItem]:
    """Return the menu item that opens a finished game in BG Stats; empty for a running game."""
    link = play_link(words, open_match, is_phone=is_phone_app())
    if link is None:
        return []
    # The client opens the address: a browser blocks tabs that are not opened by a tap directly.
    action = ft.OpenUrl(link.address, target=ft.UrlTarget.BLANK)
    return [kit.MenuItem(link.label, kit.Icon.SEND, None, action=action)]


def printed_page(words: Words, open_match: OpenMatch) -> str:
    """Return the score sheet of a game as an HTML page for a printer."""
    return match_page(
        words,
        open_match,
        title=", ".join(side_names(open_match)),
        heading=standing_sentence(words, open_match),
        about=about_line(words, open_match),
    )
