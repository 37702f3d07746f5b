"""Draw the pictures of the app: icon.png, splash.png, favicon.png and icons/ beside this file.

    python draw_icons.py

Needs Pillow and CairoSVG, and the Cairo library. All of them are marks/app-mark.svg, a canasta on
the felt of a card table, with more or less of the felt around it. The files in icons/ bear the
names by which Flet's web client looks for them.
"""

import re
from io import BytesIO
from pathlib import Path

import cairosvg
from PIL import Image

HERE = Path(__file__).parent
ICONS = HERE / "icons"
MARK = (HERE / "marks" / "app-mark.svg").read_text("utf-8")
SIDE = 512
"""Pixels of a side of the mark as it is drawn."""
GROUND = re.compile(r"<rect [^>]*/>")
"""The felt of the mark, which is its first rectangle."""

SAFE = 0.8
"""Part of the mark that a maskable icon shows, so that its cards lie within any shape cut out."""
COLOURS = 64
"""As many that nobody sees the difference, and as few that it is fetched fast."""


def drawn(side: int, *, ground: str = "", size: float = 1.0) -> Image.Image:
    """Return the canasta, `side` pixels wide, on a `ground` of SVG or on nothing."""
    edge = (1 - size) / 2 * SIDE
    cards = GROUND.sub("", MARK, count=1)
    moved = f'{ground}<g transform="translate({edge} {edge}) scale({size})">'
    whole = re.sub(r"(<svg[^>]*>)(.*)(</svg>)", rf"\1{moved}\2</g>\3", cards, flags=re.DOTALL)
    png = cairosvg.svg2png(whole.encode(), output_width=side, output_height=side)
    return Image.open(BytesIO(png)).convert("RGBA")


def few_colours(picture: Image.Image) -> Image.Image:
    """Return the picture in `COLOURS` colours."""
    return picture.quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)


def main() -> None:
    """Write all pictures."""
    tile = GROUND.search(MARK)
    if tile is None:
        raise SystemExit("marks/app-mark.svg has no ground")
    rounded = tile[0]
    square = re.sub(r' rx="[^"]*"', "", rounded)
    ICONS.mkdir(exist_ok=True)

    def save(picture: Image.Image, name: str) -> None:
        picture.save(HERE / name, optimize=True)

    for side in (192, 512):
        save(few_colours(drawn(side, ground=rounded)), f"icons/icon-{side}.png")
        whole = drawn(side, ground=square, size=SAFE)
        save(few_colours(whole), f"icons/icon-maskable-{side}.png")
    save(few_colours(drawn(192, ground=square)), "icons/apple-touch-icon-192.png")
    save(few_colours(drawn(400)), "icons/loading-animation.png")
    save(drawn(512, ground=square, size=0.9).convert("RGB"), "icon.png")
    save(drawn(512), "splash.png")
    save(drawn(64, ground=rounded), "favicon.png")


if __name__ == "__main__":
    main()
