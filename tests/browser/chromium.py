"""Finds a Chromium for the browser tests, or installs one.

The one without windows, made for tests, goes before a full one: a full one that has no screen
now and then stops drawing, for good, and its page waits for a frame that never comes.
"""

import contextlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

SHELL = "chromium-headless-shell"
SHELLS = (SHELL, "chrome-headless-shell")
FULL = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
Command = tuple[str, ...]


class NoChromiumError(Exception):
    """There is no Chromium on this machine and none could be installed."""


def obtain() -> str:
    """Return the path of a Chromium that starts, installing one if there is none for tests.

    Raises NoChromiumError when there is none at all and every way to install one has failed.
    """
    found = find()
    if found is None or not is_wished(found):
        is_root, apt, has_full = os.geteuid() == 0, shutil.which("apt-get"), found is not None
        for way in ways_to_install(is_root=is_root, has_apt=apt, has_full=has_full):
            for command in way:
                print(f"setup: {' '.join(command)}", file=sys.stderr, flush=True)
                if not succeeds(command):
                    break
            if found := find():
                break
    if not found:
        raise NoChromiumError("no Chromium was found or installed; name one with CHROMIUM=...")
    return found


def is_wished(path: str) -> bool:
    """Return True if there is nothing better than this: it was named, or is made for tests."""
    return path == os.environ.get("CHROMIUM") or Path(path).name in SHELLS


def find() -> str | None:
    """Return the first Chromium that starts: the one named by CHROMIUM, on the PATH, of ours."""
    return next((path for path in candidates() if starts(path)), None)


def candidates() -> Iterator[str]:
    """Give the places where a Chromium may be, the wish of the person who runs the tests first."""
    if named := os.environ.get("CHROMIUM"):
        yield named
    for name in (*SHELLS, *FULL):
        if path := shutil.which(name):
            yield path
    yield from downloaded()


def downloaded() -> Iterator[str]:
    """Give the Chromium that Playwright has downloaded, if it has."""
    from playwright.sync_api import Error, sync_playwright  # noqa: PLC0415 - slow to import

    with contextlib.suppress(Error), sync_playwright() as playwright:
        path = playwright.chromium.executable_path
        if Path(path).exists():
            yield path


def starts(path: str) -> bool:
    """Return True if a file is a browser that runs here: some systems have one that refuses to."""
    try:
        tried = subprocess.run(
            [path, "--version"],
            check=False,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=60,
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return tried.returncode == 0


def ways_to_install(
    *, is_root: bool, has_apt: str | None, has_full: bool = False
) -> Iterator[tuple[Command, ...]]:
    """Give the ways to install a Chromium on this machine, each as commands to run in turn.

    `has_full`: there is one with windows, so that only one made for tests is worth the while.
    """
    apt = has_apt if is_root else None
    options = ("install", "-y", "-qq", "--no-install-recommends")
    if apt:
        yield ((apt, "update", "-qq"), (apt, *options, SHELL))
    if has_full:
        return
    if apt:
        yield ((apt, *options, "chromium"),)
    libraries = ("--with-deps",) if apt else ()
    yield ((sys.executable, "-m", "playwright", "install", *libraries, "chromium"),)


def succeeds(command: Command) -> bool:
    """Run a command that asks nothing, and say whether it did its work."""
    environ = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(command, check=False, stdin=subprocess.DEVNULL, env=environ)
    return done.returncode == 0


if __name__ == "__main__":  # tests/run puts the path in CHROMIUM
    print(obtain())
