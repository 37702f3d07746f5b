"""A club's server as an organiser starts it: `scorekeeper serve`, in a process of its own."""

import re
import sys
import time
from http.client import HTTPConnection

from tests.browser.server import HOST, START_SECONDS, Server, ServerError

LINK = re.compile(r"http://\S+\?token=\S+")
"""The one-time link for the browser of the server's own computer."""


class ClubServer(Server):
    """The server of an evening; strangers are refused, so it is up when it refuses one."""

    def command(self) -> list[str]:
        """The command line of the server."""
        place = ["--host", HOST, "--port", str(self.port), "--data", str(self.data)]
        return [sys.executable, "-m", "scorekeeper", "serve", *place, *self.options]

    @property
    def link(self) -> str:
        """The link that the terminal shows to the organiser, as soon as it is there."""
        end = time.monotonic() + START_SECONDS
        while not (found := LINK.findall(self.output)):
            if time.monotonic() > end or not self.runs:
                raise ServerError(f"the organiser was given no link:\n{self.output}")
            time.sleep(0.05)
        return str(found[-1])

    def is_up(self) -> bool:
        """Return True if the server answers at the door."""
        connection = HTTPConnection(HOST, self.port, timeout=5)
        try:
            connection.request("GET", "/")
            return connection.getresponse().status > 0
        except OSError:
            return False
        finally:
            connection.close()
