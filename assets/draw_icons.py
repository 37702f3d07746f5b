"""Draw the pictures of the app: icon.png, splash.png, favicon.png and icons/ beside this file.

    python draw_icons.py

Needs Pillow. Two fanned cards on the green of a card table: the front one a spade, the back one
a diamond, the marks of the first two sides on every screen. All lengths are parts of the picture.
The files in icons/ bear the names by which Flet's web client looks for them.
"""

from collections.abc import Sequence
from math import cos, radians, sin
from pathlib import Path

from PIL import Image, ImageDraw

HERE = Path(__file__).parent
ICONS = HERE / "icons"
OVERSAMPLING = 4
TABLE_GREEN = "#1D5C3A"
FACE, EDGE = "#FFFFFF", "#C9D6CE"
SPADE_BLACK, DIAMOND_RED = "#17261D", "#C62839"

SAFE = 0.85
"""Part of a maskable icon that the fan takes, so that it lies within any shape cut out of it."""

Point = tuple[float, float]


def bezier(start: Point, pull_1: Point, pull_2: Point, end: Point) -> list[Point]:
    """Return points along a cubic curve from `start` to `end`."""

    def at(t: float) -> Point:
        weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t**2 * (1 - t), t**3)
        points = (start, pull_1, pull_2, end)
        x, y = (sum(w * p[axis] for w, p in zip(weights, points, strict=True)) for axis in (0, 1))
        return x, y

    return [at(step / 48) for step in range(49)]


def spade() -> list[list[Point]]:
    """Return the outlines of a spade in a square from -1 to 1."""
    leaf = bezier((0, -1), (0.2, -0.55), (0.95, -0.2), (0.95, 0.28))
    leaf += bezier((0.95, 0.28), (0.95, 0.8), (0.3, 0.85), (0, 0.3))
    foot = bezier((0, 0.2), (0.06, 0.65), (0.16, 0.9), (0.42, 1))
    return [mirrored(leaf), mirrored(foot)]


def diamond() -> list[list[Point]]:
    """Return the outline of a diamond with hollow sides in a square from -1 to 1."""
    quarter = bezier((0, -1), (0.2, -0.6), (0.48, -0.22), (0.78, 0))
    return [mirrored(quarter + bezier((0.78, 0), (0.48, 0.22), (0.2, 0.6), (0, 1)))]


def mirrored(half: Sequence[Point]) -> list[Point]:
    """Return the closed outline of which `half` is the right side."""
    return [*half, *((-x, y) for x, y in reversed(half))]


def stamp(card: Image.Image, mark: list[list[Point]], colour: str, centre: Point, r: float) -> None:
    """Fill the outlines of `mark` on the card, `r` pixels from its centre to its edge."""
    pen = ImageDraw.Draw(card)
    for outline in mark:
        pen.polygon([(centre[0] + x * r, centre[1] + y * r) for x, y in outline], fill=colour)


def playing_card(side: int, mark: list[list[Point]], colour: str) -> Image.Image:
    """Return one upright card for a picture `side` pixels wide: a corner mark and a big one."""
    width, height = round(side * 0.40), round(side * 0.56)
    card = Image.new("RGBA", (width, height))
    ImageDraw.Draw(card).rounded_rectangle(
        (0, 0, width - 1, height - 1), side * 0.05, FACE, EDGE, round(side * 0.008)
    )
    stamp(card, mark, colour, (width * 0.56, height * 0.58), side * 0.125)
    stamp(card, mark, colour, (width * 0.19, height * 0.14), side * 0.042)
    return card


def lay(picture: Image.Image, card: Image.Image, angle: float) -> None:
    """Lay the card turned by `angle` degrees around a point below the middle of the picture."""
    side = picture.width
    turned = card.rotate(-angle, Image.Resampling.BICUBIC, expand=True)
    arm = side * 0.52
    x = side / 2 + arm * sin(radians(angle))
    y = side * 1.04 - arm * cos(radians(angle))
    picture.alpha_composite(turned, (round(x - turned.width / 2), round(y - turned.height / 2)))


def fan(side: int, *, ground: str | None) -> Image.Image:
    """Return the square picture, `side` pixels wide, on `ground` or on nothing."""
    large = side * OVERSAMPLING
    picture = Image.new("RGBA", (large, large), ground or (0, 0, 0, 0))
    lay(picture, playing_card(large, diamond(), DIAMOND_RED), -15)
    lay(picture, playing_card(large, spade(), SPADE_BLACK), 13)
    return picture.resize((side, side), Image.Resampling.LANCZOS)


def favicon(side: int) -> Image.Image:
    """Return a spade alone on a green tile: two cards would be too fine for a browser tab."""
    large = side * OVERSAMPLING
    picture = Image.new("RGBA", (large, large))
    ImageDraw.Draw(picture).rounded_rectangle(
        (0, 0, large - 1, large - 1), large * 0.2, TABLE_GREEN
    )
    stamp(picture, spade(), FACE, (large / 2, large / 2), large * 0.36)
    return picture.resize((side, side), Image.Resampling.LANCZOS)


def maskable(side: int) -> Image.Image:
    """Return the fan with room around it, of which a phone cuts a circle or a drop."""
    picture = Image.new("RGBA", (side, side), TABLE_GREEN)
    inner = round(side * SAFE)
    edge = (side - inner) // 2
    picture.alpha_composite(fan(inner, ground=None), (edge, edge))
    return picture


def few_colours(picture: Image.Image) -> Image.Image:
    """Return the picture in 64 colours: nobody sees the difference, and it is fetched faster."""
    return picture.quantize(64, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)


def main() -> None:
    """Write all pictures."""
    ICONS.mkdir(exist_ok=True)
    for side in (192, 512):
        few_colours(fan(side, ground=TABLE_GREEN)).save(ICONS / f"icon-{side}.png", optimize=True)
        few_colours(maskable(side)).save(ICONS / f"icon-maskable-{side}.png", optimize=True)
    few_colours(fan(192, ground=TABLE_GREEN)).save(
        ICONS / "apple-touch-icon-192.png", optimize=True
    )
    few_colours(fan(400, ground=None)).save(ICONS / "loading-animation.png", optimize=True)
    fan(512, ground=TABLE_GREEN).convert("RGB").save(HERE / "icon.png", optimize=True)
    fan(512, ground=None).save(HERE / "splash.png", optimize=True)
    favicon(64).save(HERE / "favicon.png", optimize=True)


if __name__ == "__main__":
    main()
