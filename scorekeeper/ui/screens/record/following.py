"""Where the form scrolls, the field that is typed into comes into view with its first digit."""

import logging

import flet as ft

from scorekeeper.entry import Form, Place
from scorekeeper.ui.screens.record.sizes import Arrangement, Sizes

log = logging.getLogger(__name__)
AT_ONCE = 0
"""Milliseconds: some people are made ill by things that slide."""
Scroller = ft.Ref[ft.Column]
"""Finds the part of the screen that scrolls."""


def scroll_key(place: Place) -> ft.ScrollKey:
    """The key by which a field is scrolled to."""
    side, where = place
    return ft.ScrollKey(f"{side}-{where}")  # type: ignore[call-arg] # made at run time


def typed_at(form: Form) -> tuple[Place, bool]:
    """Where the cursor is, and whether something is typed there."""
    side, where = form.at
    return form.at, bool(form.sides[side].text(where))


def follow(form: Form, sizes: Sizes, scroller: Scroller) -> None:
    """A hook that scrolls to the cursor once something is typed there, and not before.

    A side's chips lie above its fields, and they are tapped first.
    """
    at, is_typed = typed_at(form)
    scrolls = sizes.scrolls and sizes.arrangement in (Arrangement.PHONE, Arrangement.BESIDE)

    async def show() -> None:
        column = scroller.current
        if not is_typed or not scrolls or column is None:
            return
        try:
            await column.scroll_to(scroll_key=scroll_key(at), duration=AT_ONCE)
        except (RuntimeError, TimeoutError):
            log.debug("the form could not be scrolled", exc_info=True)

    ft.use_effect(show, [at, is_typed, scrolls])
