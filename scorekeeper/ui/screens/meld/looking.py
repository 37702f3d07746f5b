"""Looks for the best lay-down of a hand, off the event loop: a large hand takes its time."""

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from scorekeeper.entry.lay_down import LayDownForm
from scorekeeper.scoring import Problem
from scorekeeper.scoring.finder import Finding, HeldCard, Question, find_lay_down
from scorekeeper.ui.screens.meld.asked import Asked

Found = Finding | Problem


@dataclass(frozen=True, slots=True)
class Search:
    """What is looked for: cards, and the question about them."""

    hand: tuple[HeldCard, ...]
    question: Question

    def found(self) -> Found:
        """The answer."""
        return find_lay_down(Counter(self.hand), self.question)


def search_of(asked: Asked, form: LayDownForm) -> Search | None:
    """What is to be looked for; None where no cards are held, or no hand is asked about."""
    if not form.is_hand or not form.hand:
        return None
    question = Question(
        rules=asked.rules,
        required=asked.required,
        preference=form.preference,
        top=form.top,
        concealed=form.concealed,
    )
    return Search(form.hand, question)


class Finder:
    """Answers one search after the other; of those that come meanwhile only the last."""

    def __init__(self) -> None:
        """Nothing is looked for yet."""
        self.redraw: Callable[[], None] = lambda: None
        self._asked: Search | None = None
        self._found: tuple[Search, Found] | None = None
        self._work: asyncio.Task[None] | None = None

    def look(self, search: Search | None) -> None:
        """Have a search answered; returns at once."""
        self._asked = search
        if search is not None and not self.is_done and not self._is_busy:
            self._work = asyncio.create_task(self._run())

    @property
    def is_done(self) -> bool:
        """Whether what was asked last is answered."""
        return self._found is not None and self._found[0] == self._asked

    @property
    def found(self) -> Found | None:
        """The last answer, which may be that to an earlier search."""
        return None if self._found is None or self._asked is None else self._found[1]

    @property
    def _is_busy(self) -> bool:
        return self._work is not None and not self._work.done()

    async def _run(self) -> None:
        while (search := self._asked) is not None and not self.is_done:
            found = await asyncio.to_thread(search.found)
            self._found = search, found
            self.redraw()
