"""Pictures of our own: glyphs from the bundled fonts, ink by area, and a PNG that can be read."""

import struct
import zlib
from pathlib import Path

import pytest
from fontTools.pens.boundsPen import BoundsPen
from fontTools.ttLib import TTFont

from scorekeeper.ui.drawing.canvas import Canvas, fitted, width_of, wrapped
from scorekeeper.ui.drawing.fonts import bundled
from scorekeeper.ui.drawing.ink import inked
from scorekeeper.ui.drawing.outlines import Line, Outlines
from scorekeeper.ui.theme import FONTS, NAMES, Face

ASSETS = Path(__file__).resolve().parents[2] / "assets"
WHITE, BLACK = (255, 255, 255), (0, 0, 0)
REGULAR = bundled(Face.REGULAR)


def square(left: float, top: float, side: float) -> list[Line]:
    """The four lines of a square."""
    corners = [(left, top), (left + side, top), (left + side, top + side), (left, top + side)]
    return list(zip(corners, [*corners[1:], corners[0]], strict=True))


def pixels(png: bytes) -> tuple[int, int, list[bytes]]:
    """Width, height and rows of a PNG, read by the letter of its standard."""
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    place, data, size = 8, b"", (0, 0)
    while place < len(png):
        (length,) = struct.unpack_from(">I", png, place)
        kind, body = png[place + 4 : place + 8], png[place + 8 : place + 8 + length]
        (check,) = struct.unpack_from(">I", png, place + 8 + length)
        assert check == zlib.crc32(kind + body)
        if kind == b"IHDR":
            size = struct.unpack_from(">2I", body)
        data += body if kind == b"IDAT" else b""
        place += 12 + length
    rows, wide = zlib.decompress(data), 1 + 3 * size[0]
    return size[0], size[1], [rows[y * wide + 1 : (y + 1) * wide] for y in range(size[1])]


@pytest.mark.parametrize("name", sorted([*FONTS.values(), NAMES]))
def test_every_glyph_of_every_bundled_font_has_the_box_that_another_reader_finds(name: str) -> None:
    font, ours = TTFont(ASSETS / name), Outlines((ASSETS / name).read_bytes())
    glyphs, names = font.getGlyphSet(), font.getGlyphOrder()
    assert {ord(one): names[glyph] for one, glyph in ours.glyphs.items()} == font.getBestCmap()
    assert ours.units == font["head"].unitsPerEm
    for character, glyph in ours.glyphs.items():
        pen = BoundsPen(glyphs)
        glyphs[names[glyph]].draw(pen)
        points = [point for line in ours.lines(glyph) for point in line]
        box = points and (
            min(x for x, _ in points),
            min(y for _, y in points),
            max(x for x, _ in points),
            max(y for _, y in points),
        )
        assert ours.advance(glyph) == font["hmtx"][names[glyph]][0], character
        assert bool(box) is bool(pen.bounds), character
        if box:
            close = zip(box, pen.bounds, strict=True)
            assert all(abs(one - other) <= ours.units / 50 for one, other in close), character


def test_ink_is_the_area_that_is_covered() -> None:
    ink = inked(square(1.5, 0.25, 2))
    assert ink.height >= 3
    rows = [ink.cover[y * ink.width : (y + 1) * ink.width][:4] for y in range(3)]
    assert [list(row) for row in rows] == [
        [96, 191, 96, 0],
        [128, 255, 128, 0],
        [32, 64, 32, 0],
    ]


def test_a_slanted_edge_covers_half_of_what_it_crosses() -> None:
    triangle: list[Line] = [((0, 0), (4, 4)), ((4, 4), (0, 4)), ((0, 4), (0, 0))]
    ink = inked(triangle)
    rows = [list(ink.cover[y * ink.width : y * ink.width + 4]) for y in range(4)]
    assert rows == [
        [128, 0, 0, 0],
        [255, 128, 0, 0],
        [255, 255, 128, 0],
        [255, 255, 255, 128],
    ]


def test_a_hole_stays_free_of_ink() -> None:
    inner = [(b, a) for a, b in square(1, 1, 1)]
    ink = inked([*square(0, 0, 3), *inner])
    assert ink.cover[ink.width + 1] == 0
    assert ink.cover[ink.width] == ink.cover[ink.width + 2] == 255


def test_a_canvas_becomes_a_png_of_its_size_and_colours() -> None:
    canvas = Canvas(5, 3, WHITE)
    canvas.box(1, 1, 2, 1, (10, 20, 30))
    width, height, rows = pixels(canvas.png())
    assert (width, height) == (5, 3)
    assert rows[0] == bytes(WHITE) * 5
    assert rows[1] == bytes(WHITE) + bytes((10, 20, 30)) * 2 + bytes(WHITE) * 2


def test_a_letter_stands_on_its_line_and_leaves_ink() -> None:
    canvas = Canvas(40, 40, WHITE)
    canvas.text(5, 30, "I", size=30, fonts=REGULAR, color=BLACK)
    _, _, rows = pixels(canvas.png())
    inky = [y for y, row in enumerate(rows) if any(value < 128 for value in row)]
    assert inky[-1] == 29
    assert 20 <= len(inky) <= 23


def test_what_lies_outside_is_left_out() -> None:
    canvas = Canvas(10, 10, WHITE)
    canvas.text(-8, 12, "WWWW", size=30, fonts=REGULAR, color=BLACK)
    canvas.box(-5, -5, 100, 100, BLACK)
    _, height, rows = pixels(canvas.png())
    assert height == 10
    assert all(len(row) == 30 for row in rows)


def test_a_text_without_room_is_cut_and_a_sentence_is_wrapped() -> None:
    room = width_of("Ana & Ben", 30, REGULAR)
    assert fitted("Ana & Ben", room, 30, REGULAR) == "Ana & Ben"
    cut = fitted("Ana & Benedict", room, 30, REGULAR)
    assert cut.endswith("…")
    assert width_of(cut, 30, REGULAR) <= room
    lines = wrapped("Ana & Ben have won by 1,640 points", room, 30, REGULAR)
    assert len(lines) > 1
    assert all(width_of(line, 30, REGULAR) <= room for line in lines)


def test_a_character_that_no_font_has_takes_room_and_breaks_nothing() -> None:
    canvas = Canvas(60, 40, WHITE)
    canvas.text(0, 30, "\N{CJK UNIFIED IDEOGRAPH-4E00}", size=30, fonts=REGULAR, color=BLACK)
    assert width_of("\N{CJK UNIFIED IDEOGRAPH-4E00}", 30, REGULAR) > 0


def drawn(said: str) -> list[bytes]:
    canvas = Canvas(200, 40, WHITE)
    canvas.text(5, 30, said, size=20, fonts=REGULAR, color=BLACK)
    return pixels(canvas.png())[2]


def test_a_picture_has_greek_cyrillic_and_vietnamese_letters() -> None:
    assert len({b"".join(drawn(one)) for one in ("Ω", "Щ", "ữ", "Q", "▯")}) == 5


def test_a_picture_writes_hebrew_from_right_to_left() -> None:
    canvas = Canvas(200, 40, WHITE)
    place = 5 + width_of("Ana ", 20, REGULAR)
    canvas.text(5, 30, "Ana", size=20, fonts=REGULAR, color=BLACK)
    for letter in "יול":
        canvas.text(place, 30, letter, size=20, fonts=REGULAR, color=BLACK)
        place += width_of(letter, 20, REGULAR)
    assert pixels(canvas.png())[2] == drawn("Ana לוי")


def test_a_picture_shows_a_blank_for_what_no_font_has() -> None:
    assert drawn("Anna 😀") == drawn("Anna ▯")
