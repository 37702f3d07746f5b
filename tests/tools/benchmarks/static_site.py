"""Time the static site's first visit and its start, beside an empty Pyodide page.

    python -m tests.tools.benchmarks.static_site

Both are handed out by Python's own web server, which presses nothing. The empty page loads
Pyodide from the same folder, with the standard library as it comes, has it add up two numbers,
and shows the sum. The figures stand for themselves: a browser that runs Python cannot be as quick
as one that is served.
"""

import contextlib
import tempfile
import time
from collections.abc import Iterator
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

from scorekeeper.packaging.client import STANDARD_LIBRARY
from scorekeeper.packaging.site_folder import build_site
from tests.browser.chromium import obtain
from tests.browser.conftest import ARGUMENTS
from tests.browser.static_server import StaticServer
from tests.tools.benchmarks.pages import Watched
from tests.tools.benchmarks.printing import number, print_table
from tests.tools.benchmarks.turns import in_turns, middle
from tests.tools.benchmarks.wire import RESOLVE, Wire, wire

SITE, EMPTY = "tab-more", "sum"
"""Nodes that are there when the page is."""
KEPT = "navigator.serviceWorker.ready.then(() => true)"
"""Resolves when the browser has its copy for times without a network."""
TURNS = 5
PAGE = f"""<!doctype html>
<script type="module">
  import {{ loadPyodide }} from "./pyodide/pyodide.mjs";
  const python = await loadPyodide({{ indexURL: "./pyodide/" }});
  const shown = document.createElement("p");
  shown.setAttribute("flt-semantics-identifier", "{EMPTY}");
  shown.textContent = python.runPython("1 + 1");
  document.body.append(shown);
</script>
"""


class Visit(NamedTuple):
    seconds: float
    sent: float
    """Bytes over the wire until the page was there."""
    again: float
    """Seconds of the next visit."""


def main() -> bool:
    """Print the figures of both; there is none that has to be reached."""
    with _served() as relay, sync_playwright() as playwright:
        ways = [one for one in ARGUMENTS if "host-resolver-rules" not in one]
        browser = playwright.chromium.launch(executable_path=obtain(), args=[*ways, RESOLVE])
        visits = in_turns(
            {
                "the site": partial(_visit, browser, relay, "site/", SITE, KEPT),
                "an empty page": partial(_visit, browser, relay, "site/empty.html", EMPTY),
            },
            TURNS,
        )
        browser.close()
    rows = [
        (name, *(number(middle([one[at] for one in each]), digits=int(at != 1)) for at in range(3)))
        for name, each in visits.items()
    ]
    print_table("the static site", ("", "first visit, s", "bytes", "next visit, s"), rows)
    return True


@contextlib.contextmanager
def _served() -> Iterator[Wire]:
    """A new site, the empty page beside it, and a relay before their server."""
    with tempfile.TemporaryDirectory() as name:
        folder = build_site(Path(name) / "site").folder
        (folder / "empty.html").write_text(PAGE, "utf-8")
        library = files("flet_web") / "web" / STANDARD_LIBRARY
        (folder / STANDARD_LIBRARY).write_bytes(library.read_bytes())
        server = StaticServer(folder).start()
        with wire(server.port) as relay:
            yield relay
        server.stop()


def _visit(browser: Browser, relay: Wire, path: str, node: str, kept: str = "true") -> Visit:
    watched = Watched(browser, [node])
    before, begun = relay.sent, time.time()
    first = watched.shown(relay.url + path, node) - begun
    sent = relay.sent - before
    watched.page.evaluate(kept)
    begun = time.time()
    again = watched.shown(relay.url + path, node) - begun
    watched.close()
    return Visit(first, sent, again)


if __name__ == "__main__":
    main()
