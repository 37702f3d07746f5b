"""A page can be asked for at any moment while the store is still being opened."""

import subprocess
import sys

PROGRAM = """
import importlib
import sys
import threading

import babel.dates
import fluent.runtime

from scorekeeper.server import security
from scorekeeper.server.launch import DeferredApp

LATE = "scorekeeper.rules"
rules_begun, never = threading.Event(), threading.Event()

class Pause:  # the rules are being looked for when the page is asked for
    def find_spec(self, name, path=None, target=None):
        if name == LATE:
            rules_begun.set()
            never.wait(1)
        return None

sys.meta_path.insert(0, Pause())
opening = DeferredApp(lambda: importlib.import_module("scorekeeper.rules").rule_set_ids)
opener = threading.Thread(target=opening.load)
opener.start()
assert rules_begun.wait(10)
words = security.request_words({"type": "http", "headers": []})
opener.join()
opening.raise_error()
print(words.text("visitor-connection-lost"))
"""


def test_page_requested_while_rules_load_stops_nothing() -> None:
    # The opening ended with a deadlock of two imports, and the app with it.
    run = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, timeout=60, check=False
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.startswith("No connection")
