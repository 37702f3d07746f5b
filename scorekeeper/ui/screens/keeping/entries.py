"""One change in a history: what, from what to what, when, by whom, and why."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

import flet as ft

from scorekeeper.match import PlayedDeal, RecordError
from scorekeeper.match.record import read_deal
from scorekeeper.session import Change, ChangeKind
from scorekeeper.ui.components.choices import card
from scorekeeper.ui.components.tap import Handler, tappable
from scorekeeper.ui.components.text import SENTENCE, text
from scorekeeper.ui.context import go
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face
from scorekeeper.words import Words
from scorekeeper.words.changes import Teller
from scorekeeper.words.differences import field_differences
from scorekeeper.words.set_ups import set_up_differences, told_set_up
from scorekeeper.words.times import day_and_clock

C = ft.Colors
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
    """Whether the whole history is shown, from which a deal is a tap away."""

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
