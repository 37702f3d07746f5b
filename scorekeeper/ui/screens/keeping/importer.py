"""An import from its first file to its last sentence: how far it has come, and what comes next."""

import asyncio
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from scorekeeper.match import MatchUid
from scorekeeper.match.errors import RecordError, RecordTooNewError
from scorekeeper.session.exchange import Answer, Offer
from scorekeeper.ui.screens.keeping.doing import Import, take_in
from scorekeeper.ui.screens.keeping.picking import decoded
from scorekeeper.ui.state import State
from scorekeeper.words import Words

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
