"""Takes a picture of every screen and says what is wrong with it.

    python -m tests.tools.gallery OUT
    python -m tests.tools.gallery --languages de,it --sizes 390x844 --themes light --scales 2 OUT

Pictures that are there already are not taken again, so that it can be stopped at any time; take
the folder away for new ones. The exit status is 1 where something is wrong with a picture.
"""

import contextlib
import signal
import sys
import tempfile
from pathlib import Path

import click
from playwright.sync_api import sync_playwright

from scorekeeper.i18n.messages import languages
from tests.browser.chromium import obtain
from tests.browser.conftest import ARGUMENTS
from tests.tools.gallery.camera import Camera, servers
from tests.tools.gallery.kinds import SCALES, SIZES, Kind, kinds
from tests.tools.gallery.report import table
from tests.tools.gallery.scenes import EVERY, Scene
from tests.tools.gallery.sheet import contact_sheets
from tests.tools.gallery.theatre import build_theatre, session_of

STOPPED = 143
"""The exit status of a command that was asked to end."""
THEMES = {"light": False, "dark": True}


def listed(_: object, __: object, value: str) -> list[str]:
    return [part.strip() for part in value.split(",") if part.strip()]


@click.command()
@click.option("--languages", "wanted", default=",".join(languages()), callback=listed)
@click.option("--sizes", default=",".join(f"{w}x{h}" for w, h in SIZES), callback=listed)
@click.option("--themes", default=",".join(THEMES), callback=listed)
@click.option("--scales", default=",".join(f"{one:g}" for one in SCALES), callback=listed)
@click.option("--scenes", default="", callback=listed, help="Names of scenes, or parts of them.")
@click.argument("out", type=click.Path(path_type=Path))
def gallery(
    *,
    wanted: list[str],
    sizes: list[str],
    themes: list[str],
    scales: list[str],
    scenes: list[str],
    out: Path,
) -> None:
    """Take the pictures that OUT lacks, put them on contact sheets, and judge them."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(STOPPED))  # the app and the browser end too
    pairs = [(int(width), int(height)) for width, height in (one.split("x") for one in sizes)]
    taken = list(kinds(pairs, map(float, scales), [THEMES[one] for one in themes]))
    chosen = [one for one in EVERY if not scenes or any(part in one.name for part in scenes)]
    lines = take_all(out, wanted, chosen, taken)
    (out / "report.txt").write_text("\n".join(lines), "utf-8")
    for line in lines:
        click.echo(line)
    click.echo(f"{len(lines)} things are wrong" if lines else "nothing is wrong")
    sys.exit(1 if lines else 0)


def take_all(out: Path, wanted: list[str], scenes: list[Scene], taken: list[Kind]) -> list[str]:
    """Take the pictures of each language over one app; gives the lines of the report."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        data = Path(folder) / "data"
        with contextlib.closing(session_of(data)) as session:
            theatre = build_theatre(session)
            for language in wanted:
                theatre.seat_all(session, language)
        browser = playwright.chromium.launch(executable_path=obtain(), args=ARGUMENTS)
        with contextlib.closing(browser), servers(data) as (app, club):
            camera = Camera(browser, app, club, theatre, out)
            for language in wanted:
                for name in camera.take(scenes, language, taken):
                    click.echo(f"{language}: {name}", err=True)
                contact_sheets(browser, out / language)
            return table(
                {(one, scene.name): camera.found(scene, one) for one in wanted for scene in scenes}
            )


if __name__ == "__main__":
    gallery()
