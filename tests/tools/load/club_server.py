"""The club's server as an organiser starts it, in a process of its own, on loopback alone."""

import sys
import time
from pathlib import Path

from tests.browser.server import HOST, START_SECONDS, Server, ServerError
from tests.tools.load.door import cookie_for_link, links_in


class ClubServer(Server):
    """One server of an evening; `options` are those of `scorekeeper serve`."""

    def command(self) -> list[str]:
        """The command line: the same port at every start."""
        place = ["--host", HOST, "--port", str(self.port), "--data", str(self.data)]
        return [sys.executable, "-m", "scorekeeper", "serve", *place, *self.options]

    def start(self) -> "ClubServer":
        self._links = len(links_in(self.output))
        super().start()
        return self

    @property
    def pid(self) -> int:
        if self._process is None:
            raise ServerError("the server does not run")
        return self._process.pid

    def organisers_cookie(self) -> str:
        """The organiser's cookie, for the link that this start has printed."""
        return cookie_for_link(self.port, links_in(self.output)[-1])

    def move(self, data: Path) -> None:
        """Go on with another folder: the next start is another computer at the same address."""
        self.data = data

    def _wait_for_answer(self) -> None:
        """Wait for the link: who has no cookie is given no page, so asking says nothing."""
        end = time.monotonic() + START_SECONDS
        while len(links_in(self.output)) <= self._links:
            if not self.runs:
                raise ServerError(f"the server ended by itself:\n{self.output}")
            if time.monotonic() > end:
                self.kill()
                raise ServerError(f"no link within {START_SECONDS} s:\n{self.output}")
            time.sleep(0.05)
