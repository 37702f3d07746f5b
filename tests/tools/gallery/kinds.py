"""The kinds of pictures: sizes of screens, light and dark, normal and doubled text."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import product

SIZES = ((360, 640), (390, 844), (844, 390), (1280, 800))
"""Width and height in CSS pixels: a small phone, a usual one, the same turned, a tablet."""
SCALES = (1.0, 2.0)
"""Factors of the size of text."""
Size = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Kind:
    size: Size
    scale: float
    dark: bool

    @property
    def name(self) -> str:
        width, height = self.size
        theme = "dark" if self.dark else "light"
        return f"{width}x{height}-{theme}-{self.scale * 100:.0f}"


def kinds(
    sizes: Iterable[Size] = SIZES,
    scales: Iterable[float] = SCALES,
    themes: Iterable[bool] = (False, True),
) -> Iterator[Kind]:
    """All kinds of these dimensions; those that differ by colours alone follow on one another."""
    for scale, size, dark in product(scales, sizes, themes):
        yield Kind(size, scale, dark)
