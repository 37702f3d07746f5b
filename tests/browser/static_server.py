"""A plain web server of Python's own, which knows nothing of the app: it gives files."""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

from tests.browser.server import HOST, answers, free_port

START_SECONDS = 20.0


class StaticServer:
    """Serves a folder below its own address; it can be ended and started again."""

    def __init__(self, folder: Path) -> None:
        """Prepare to serve a folder, which may be filled anew at any time."""
        self.folder = folder
        self.port = free_port()
        self._log = folder.with_name(f"{folder.name}.log")
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """The address of the site, which is not the root of its server."""
        return f"http://{HOST}:{self.port}/{self.folder.name}/"

    def start(self) -> "StaticServer":
        """Start, and wait until it answers."""
        place = ["--bind", HOST, "--directory", str(self.folder.parent), str(self.port)]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "http.server", *place],
                env={**os.environ, "PYTHONUNBUFFERED": "1"},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
            )
        end = time.monotonic() + START_SECONDS
        while not answers(self.port):
            assert time.monotonic() < end, "no answer"
            time.sleep(0.05)
        return self

    def stop(self) -> None:
        """End; from now on nobody answers at its address."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def publish(self, site: Path, *, without: str | None = None) -> None:
        """Serve another site at the same address, perhaps with a file that has not come yet."""
        shutil.rmtree(self.folder)
        shutil.copytree(site, self.folder)
        if without is not None:
            (self.folder / without).unlink()

    def sent(self) -> list[str]:
        """The files of the site that were sent whole so far, in order."""
        return [path for path, status in self._answered() if status == "200"]

    def refused(self, path: str) -> bool:
        """Return True if a file of the site was asked for that was not there."""
        return (path, "404") in self._answered()

    def _answered(self) -> list[tuple[str, str]]:
        """The files of the site that were asked for, and how that was answered."""
        lines = self._log.read_text("utf-8", "replace").splitlines()
        asked = [line.split('"') for line in lines if '"GET ' in line]
        below = f"/{self.folder.name}/"
        found = [(one[1].split()[1], one[2].split()[0]) for one in asked]
        return [(path.removeprefix(below), status) for path, status in found if below in path]
