"""The places where the screens of an evening show how a table stands."""

import re

from tests.tools.load.screen import Screen

Points = tuple[int, int]
"""The points of a deal for the sides of a table."""
FEW: Points = (5, 5)
"""A deal that is typed with the fewest taps."""
SAVE, MODE = "save", "mode"
EMPTY = ("more", "clear")
"""The taps that empty a form in which something is typed already."""
TOTAL, NUMBER = "total-0", re.compile(r"[\d,]+")
LATEST = 4
"""Tables that the big screen names at most as those that scored last."""


def taps_for(points: Points) -> tuple[str, ...]:
    """The taps that type a deal by its totals, where nobody went out."""
    ours, theirs = ([f"key-{digit}" for digit in str(one)] for one in points)
    return ("who-nobody", *ours, "key-next", *theirs)


def shown_total(points: int) -> str:
    """Points as a screen in English writes them."""
    return f"{points:,}"


def is_at_table(screen: Screen) -> bool:
    return screen.find(TOTAL) is not None


def is_there(screen: Screen) -> bool:
    """Return True if a phone shows its table, or the form of a deal."""
    return is_at_table(screen) or is_form(screen)


def is_form(screen: Screen) -> bool:
    return screen.find(SAVE) is not None


def is_by_totals(screen: Screen) -> bool:
    """Return True if the form of a deal asks for totals and nothing else."""
    return screen.find("field-0-total") is not None


def is_typed(screen: Screen, points: Points) -> bool:
    return " : ".join(map(shown_total, points)) in (screen.text(SAVE) or "")


def at_phone(screen: Screen, points: int) -> bool:
    return screen.text(TOTAL) == shown_total(points)


def at_organiser(screen: Screen, table: int, points: int) -> bool:
    """Return True if the tile of a table shows so many points for its first side."""
    tile = screen.text(f"table-{table}") or ""
    return shown_total(points) in tile.split()


def at_big_screen(screen: Screen, table: int, points: int) -> bool:
    """Return True if the big screen shows so many points for the first side of a table.

    They stand in the row of the table, if its page is shown, and among what scored last.
    """
    total = shown_total(points)
    row = NUMBER.findall(screen.text(f"playing-{table}") or "")
    if row[1:2] == [total]:  # the first one is that of the table
        return True
    latest = (screen.text(f"latest-{place}") for place in range(1, LATEST + 1))
    return any((said or "").startswith(f"Table {table}: {total} : ") for said in latest)
