"""The note that a running app leaves in its data folder, and the way back to that app."""

from __future__ import annotations

import contextlib
import hmac
import http.client
import json
import logging
import os
import re
import secrets
import ssl
import time
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from scorekeeper.serve.browser import show
from scorekeeper.serve.doorbell import HEADER, PATH, ring

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

_log = logging.getLogger(__name__)

NOTE_NAME = "running.json"
_TOKEN = re.compile(r"[A-Za-z0-9_-]{20,100}")
_LONGEST_ANSWER = 10_000  # bytes
_PAUSE = 0.2  # seconds


@dataclass(frozen=True, slots=True)
class RunningNote:
    """What a second start must know of the first."""

    pid: int
    url: str
    """The app's address on this computer; empty where it runs in a window of its own."""
    countersign: str


@contextlib.contextmanager
def noted(data_dir: Path, note: RunningNote) -> Iterator[None]:
    """Keep the note in the data folder, readable by its user only, while the app runs.

    Where it cannot be written the app runs without: only a second start will not find it.
    """
    try:
        _write(data_dir, note)
    except OSError as error:
        _log.warning("No note of the running app in %s: %s", data_dir, error)
    try:
        yield
    finally:
        if read_note(data_dir) == note:
            (data_dir / NOTE_NAME).unlink(missing_ok=True)


def _write(data_dir: Path, note: RunningNote) -> None:
    data_dir.mkdir(mode=0o700, parents=True, exist_ok=True)
    fresh = data_dir / f".{NOTE_NAME}.{secrets.token_hex(4)}"
    descriptor = os.open(fresh, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    with os.fdopen(descriptor, "w", encoding="utf-8") as file:
        json.dump(asdict(note), file)
    fresh.replace(data_dir / NOTE_NAME)


def read_note(data_dir: Path) -> RunningNote | None:
    """Read the note of the app that runs with a data folder; None where there is no good one."""
    try:
        found = json.loads((data_dir / NOTE_NAME).read_text("utf-8"))
        return RunningNote(
            pid=int(found["pid"]), url=str(found["url"]), countersign=str(found["countersign"])
        )
    except (OSError, ValueError, TypeError, KeyError):
        return None


def open_running(
    data_dir: Path, *, environ: Mapping[str, str] | None = None, patience: float = 5.0
) -> bool:
    """Show the app that already runs with this data folder; False where none answers.

    It is shown in the browser, or its address is printed where no browser may be opened.
    An app that is only just starting is given `patience` seconds to answer.
    """
    end = time.monotonic() + patience
    while True:
        note = read_note(data_dir)
        url = _link_to(note) if note else None
        if url is not None:
            show(url, os.environ if environ is None else environ)
            return True
        if (note is not None and not note.url) or time.monotonic() >= end:
            return False
        time.sleep(_PAUSE)


def _link_to(note: RunningNote) -> str | None:
    """Ring at a noted address; a link that opens the app, None where it is not the one noted."""
    header, expected = ring(note.countersign)
    try:
        told = _ask(note.url, header)
        token = told["token"]
        if not hmac.compare_digest(str(told["proof"]).encode(), expected.encode()):
            return None
    except (OSError, ValueError, TypeError, KeyError, http.client.HTTPException):
        return None
    return f"{note.url}?token={token}" if _TOKEN.fullmatch(token or "") else note.url


def _ask(url: str, header: str) -> dict[str, str | None]:
    """Ask the server at `url` directly: a proxy of the network has no business between."""
    place = urlsplit(url)
    connection = _connection(place.scheme, place.hostname or "", place.port)
    with contextlib.closing(connection):
        connection.request("GET", PATH, headers={HEADER: header})
        told = json.loads(connection.getresponse().read(_LONGEST_ANSWER))
    if not isinstance(told, dict):
        raise TypeError(url)
    return told


def _connection(scheme: str, host: str, port: int | None) -> http.client.HTTPConnection:
    """Prepare a connection to an app on this computer.

    Its certificate bears the name that others call it by; who it is, its proof shows.
    """
    if scheme != "https":
        return http.client.HTTPConnection(host, port, timeout=2)
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return http.client.HTTPSConnection(host, port, timeout=2, context=context)
