"""Phones whose files the tests hand over: what was saved, copied or shared, and what is picked."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from scorekeeper.services import Session, open_session
from tests.support.sessions import SteppingClock, count_uids
from tests.ui.testkit import UI


def phone_in(folder: Path) -> Session:
    """A session whose names are its own, so that two of them never name two matches alike."""
    clock = SteppingClock("2026-11-21T00:00:00+01:00")
    return open_session(folder, now=clock, new_uid=count_uids(folder.name))


def calls(ui: UI, name: str) -> list[Any]:
    """Return the arguments of each call of this name to the client."""
    return [args for called, args in ui.mirror.called if called == name]


async def save_file(ui: UI, way: str = "send-record") -> tuple[str, bytes]:
    """Name and bytes of the file that a tap on the open sheet saves."""
    before = len(calls(ui, "save_file"))
    await ui.tap(way)
    await ui.until(lambda: len(calls(ui, "save_file")) > before)
    call = calls(ui, "save_file")[-1]
    return call["file_name"], bytes(call["src_bytes"])


async def pick(ui: UI, content: bytes | str, name: str = "club.json") -> None:
    """Choose a file of these contents on the import screen."""
    data = content.encode() if isinstance(content, str) else content
    file = {"id": 1, "name": name, "size": len(data), "path": None, "bytes": data}
    ui.mirror.answers["pick_files"] = _always([file])
    await ui.tap("import-choose")
    await ui.until(
        lambda: ui.has("import-take") or ui.has("import-nothing") or ui.has("import-wrong")
    )


def _always(answer: Any) -> Callable[[Any], Any]:
    return lambda _: answer
