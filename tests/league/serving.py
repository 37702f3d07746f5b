"""The server of a league as its officer starts it: in other processes, on a port."""

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx

from tests.browser.server import HOST, free_port

PATIENCE = 60  # seconds


def wait_for_server(url: str, process: "subprocess.Popen[bytes]") -> None:
    deadline = time.monotonic() + PATIENCE
    with httpx.Client(base_url=url) as client:
        while time.monotonic() < deadline and process.poll() is None:
            with suppress(httpx.TransportError):
                if client.get("/health").status_code == 200:
                    return
            threading.Event().wait(0.05)  # a process does not report that it is ready
    raise AssertionError(f"the league does not start: {process.poll()}")


@contextmanager
def serving(conninfo: str, *, log: Path | None = None) -> Iterator[str]:
    """Serve a league with two processes, which write into `log`; yield its address."""
    port = free_port()
    options = ["--database", conninfo, "--port", str(port), "--workers", "2"]
    command = [sys.executable, "-m", "scorekeeper", "league", "serve", *options]
    with (log or Path(os.devnull)).open("wb") as stderr:
        process = subprocess.Popen(command, stderr=stderr, start_new_session=True)
    try:
        wait_for_server(f"http://{HOST}:{port}", process)
        yield f"http://{HOST}:{port}"
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 0
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
