"""The connection of a page to its browser."""

from datetime import UTC, datetime

import flet as ft


def is_connected(page: ft.Page) -> bool:
    """Return True if the browser of a page is connected."""
    return page.session.connection is not None


def is_open(page: ft.Page) -> bool:
    """Return True if the browser of a page is connected, or may still come back.

    A page whose Flet session has expired never comes back.
    """
    try:
        expires_at = page.session.expires_at
    except RuntimeError:
        # Flet has dropped the session.
        return False
    return expires_at is None or expires_at > datetime.now(UTC)
