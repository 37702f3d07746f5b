"""The app as people start it: a process of its own, on a port and a data folder that stay."""

import http.client
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
HOST = "127.0.0.1"
START_SECONDS, STOP_SECONDS = 40.0, 10.0


class ServerError(Exception):
    """The app did not start, or ended by itself; the text holds what it wrote."""


class Server:
    """One app; it can be ended and started again, and finds its port and its data as they were."""

    def __init__(self, data: Path, *, options: tuple[str, ...] = (), **environ: str) -> None:
        """Prepare an app with its matches in `data`, and with more `options` and variables."""
        self.data = data
        self.port = free_port()
        self.options = options
        self.environ = environ
        self.log = data.with_name(f"{data.name}.log")
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """The address of the app."""
        return f"http://{HOST}:{self.port}/"

    @property
    def output(self) -> str:
        """The app's output so far, over all of its starts."""
        return self.log.read_text("utf-8", "replace") if self.log.exists() else ""

    @property
    def runs(self) -> bool:
        """True while the process is there."""
        return self._process is not None and self._process.poll() is None

    def start(self) -> "Server":
        """Start the app and wait until it answers."""
        if self.runs:
            raise ServerError("the app runs already")
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                self.command(),
                cwd=self.data.parent,
                env=self.environment(),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
            )
        self._wait_for_answer()
        return self

    @property
    def pid(self) -> int:
        """The number of the process; the app runs."""
        assert self._process is not None
        return self._process.pid

    def is_up(self) -> bool:
        """Return True if the app answers."""
        return answers(self.port)

    def command(self) -> list[str]:
        """The command line of the app."""
        place = ["--host", HOST, "--port", str(self.port), "--data", str(self.data)]
        return [sys.executable, "-m", "scorekeeper", "--web", *place, *self.options]

    def environment(self) -> dict[str, str]:
        """The variables of the app: this checkout, and no window of the person who tests."""
        ours = {"PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1", "SCOREKEEPER_NO_BROWSER": "1"}
        return {**os.environ, **ours, **self.environ}

    def stop(self) -> int:
        """Ask the app to end, as a closed terminal does, and return its exit code."""
        return self._end(signal.SIGTERM)

    def kill(self) -> None:
        """End the app at once, as an empty battery does."""
        self._end(signal.SIGKILL)

    def freeze(self) -> None:
        """Let the app take no step more, as a network does that swallows everything."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let a frozen app go on."""
        self._signal(signal.SIGCONT)

    def restart(self) -> None:
        """Start the app again on the same port and data, killing it first if it still runs."""
        self.kill()
        self.start()

    def _signal(self, what: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(what)

    def _end(self, how: signal.Signals) -> int:
        if self._process is None:
            return 0
        self._process.send_signal(how)
        try:
            return self._process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
            raise ServerError(
                f"the app did not end within {STOP_SECONDS} s of {how.name}"
            ) from None
        finally:
            self._process = None

    def _wait_for_answer(self) -> None:
        end = time.monotonic() + START_SECONDS
        while not self.is_up():
            if not self.runs:
                raise ServerError(f"the app ended by itself:\n{self.output}")
            if time.monotonic() > end:
                self.kill()
                raise ServerError(f"no answer within {START_SECONDS} s:\n{self.output}")
            time.sleep(0.05)


def free_port() -> int:
    """A port of this machine on which nothing listens."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def answers(port: int) -> bool:
    """Return True if a web server on this port gives its first page."""
    connection = http.client.HTTPConnection(HOST, port, timeout=5)
    try:
        connection.request("GET", "/")
        return connection.getresponse().status == http.HTTPStatus.OK
    except OSError:
        return False
    finally:
        connection.close()
