"""The colours of the sides are told apart with each kind of colour vision.

A kind is simulated with its matrix by Machado, Oliveira and Fernandes (2009) at full severity; the
difference of two colours is CIEDE2000, in which 1 is the least that is noticed side by side.
"""

import math
from itertools import combinations

import pytest

from scorekeeper.match import SideColor
from scorekeeper.ui.widgets.side_marks import MARKS

Vector = tuple[float, float, float]
"""Linear red, green and blue, or lightness and the two colour axes of CIELAB."""
Matrix = tuple[Vector, Vector, Vector]

LEAST_DIFFERENCE = 15.0
VISIONS: dict[str, Matrix] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
TO_XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
WHITE: Vector = (0.95047, 1.0, 1.08883)


def linear(code: str) -> Vector:
    """Return the linear parts of a colour such as #2459B5."""

    def part(at: int) -> float:
        value = int(code[at : at + 2], 16) / 255
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    return part(1), part(3), part(5)


def product(matrix: Matrix, vector: Vector) -> Vector:
    first, second, third = (
        sum(factor * value for factor, value in zip(row, vector, strict=True)) for row in matrix
    )
    return first, second, third


def seen_color(code: str, vision: str) -> Vector:
    """Return a colour as somebody with this vision sees it, in CIELAB."""
    red, green, blue = product(VISIONS[vision], linear(code))
    clipped = (min(max(red, 0), 1), min(max(green, 0), 1), min(max(blue, 0), 1))

    def root(value: float) -> float:
        return value ** (1 / 3) if value > 0.008856 else 7.787 * value + 16 / 116

    parts = zip(product(TO_XYZ, clipped), WHITE, strict=True)
    x, y, z = (root(value / white) for value, white in parts)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def difference(one: Vector, other: Vector) -> float:
    """Return the CIEDE2000 difference of two colours in CIELAB."""
    mean_chroma = (math.hypot(*one[1:]) + math.hypot(*other[1:])) / 2
    stretch = 1.5 - 0.5 * math.sqrt(mean_chroma**7 / (mean_chroma**7 + 25**7))
    chromas = [math.hypot(stretch * lab[1], lab[2]) for lab in (one, other)]
    hues = [math.degrees(math.atan2(lab[2], stretch * lab[1])) % 360 for lab in (one, other)]

    lightness = (one[0] + other[0]) / 2
    chroma = sum(chromas) / 2
    turn = (hues[1] - hues[0] + 180) % 360 - 180
    hue = math.radians((hues[0] + turn / 2) % 360)
    weight = (
        1
        - 0.17 * math.cos(hue - math.radians(30))
        + 0.24 * math.cos(2 * hue)
        + 0.32 * math.cos(3 * hue + math.radians(6))
        - 0.20 * math.cos(4 * hue - math.radians(63))
    )
    scale_l = 1 + 0.015 * (lightness - 50) ** 2 / math.sqrt(20 + (lightness - 50) ** 2)
    delta_l = (other[0] - one[0]) / scale_l
    delta_c = (chromas[1] - chromas[0]) / (1 + 0.045 * chroma)
    arc = 2 * math.sqrt(chromas[0] * chromas[1]) * math.sin(math.radians(turn / 2))
    delta_h = arc / (1 + 0.015 * chroma * weight)
    angle = math.radians(60 * math.exp(-(((math.degrees(hue) - 275) / 25) ** 2)))
    rotation = -2 * math.sqrt(chroma**7 / (chroma**7 + 25**7)) * math.sin(angle)
    return math.sqrt(delta_l**2 + delta_c**2 + delta_h**2 + rotation * delta_c * delta_h)


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
        ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
    ],
)
def test_difference_is_that_of_the_standard(one: Vector, other: Vector, expected: float) -> None:
    """Three of the pairs that Sharma, Wu and Dalal published for the formula."""
    assert difference(one, other) == pytest.approx(expected, abs=0.0001)


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize(("one", "other"), [*combinations(SideColor, 2)])
def test_packs_are_told_apart(one: SideColor, other: SideColor, vision: str) -> None:
    colors = [seen_color(str(MARKS[color].pack_color), vision) for color in (one, other)]
    assert difference(*colors) >= LEAST_DIFFERENCE
