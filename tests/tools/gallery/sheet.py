"""Contact sheets: all pictures of a language in small, put together by the browser itself."""

from collections.abc import Sequence
from html import escape
from pathlib import Path

from playwright.sync_api import Browser

ROWS = 12
"""Scenes on one sheet: a browser paints no page that is higher than some ten thousand pixels."""
WIDTH, HEIGHT = 2400, 240
STYLE = f"""
body {{ margin: 16px; font: 16px sans-serif; background: #777; color: #fff; }}
div {{ display: flex; gap: 8px; margin-bottom: 16px; }}
img {{ height: {HEIGHT}px; }}
h2 {{ margin: 0 0 4px; font-size: 18px; }}
"""


def contact_sheets(browser: Browser, folder: Path) -> list[Path]:
    """Write the contact sheets of the language that a folder is of; gives their paths."""
    scenes = sorted(path for path in folder.iterdir() if path.is_dir())
    page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
    written = []
    for start in range(0, len(scenes), ROWS):
        number = start // ROWS + 1
        source = folder / f"sheet-{number}.html"
        source.write_text(sheet(scenes[start : start + ROWS]), "utf-8")
        page.goto(source.absolute().as_uri())
        written.append(folder / f"sheet-{number}.png")
        page.screenshot(path=written[-1], full_page=True)
    page.close()
    return written


def sheet(scenes: Sequence[Path]) -> str:
    rows = "".join(f"<h2>{escape(scene.name)}</h2><div>{_row(scene)}</div>" for scene in scenes)
    return f'<!doctype html><meta charset="utf-8"><style>{STYLE}</style>{rows}'


def _row(scene: Path) -> str:
    pictures = sorted(scene.glob("*.png"))
    return "".join(
        f'<img src="{scene.name}/{one.name}" title="{escape(one.stem)}">' for one in pictures
    )
