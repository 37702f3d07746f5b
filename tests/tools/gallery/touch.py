"""Faults of what is tapped: too small for a finger, off the screen, or without a name."""

from collections.abc import Iterable, Iterator

from tests.browser.driver import ROUNDING, Box

TOUCH = 48
"""The least width and height of what is tapped, in CSS pixels."""
BUTTON = "button"
BORDER = 4
"""By how many pixels the part of a button that hears taps may be smaller at each side."""


def crowded(boxes: Iterable[Box], *, width: float, height: float) -> Iterator[str]:
    """Everything that is tapped and has too little room, or reaches out of the screen.

    What a list has half scrolled away is smaller than it is: in the direction in which it
    scrolls nothing is judged.
    """
    for box in touched(boxes):
        told = box.identifier or box.text
        is_thin = box.width < TOUCH - ROUNDING and "x" not in box.scrolled
        is_low = box.height < TOUCH - ROUNDING and "y" not in box.scrolled
        if is_thin or is_low:
            yield f"small: {told}: {box.width:.0f}×{box.height:.0f}"
        if not box.scrolled and not box.is_within(width=width, height=height):
            yield f"off the screen: {told}"


def nameless(boxes: Iterable[Box]) -> Iterator[str]:
    """Everything that can be tapped but says nothing to a screen reader."""
    for box in boxes:
        if box.tappable and not box.text:
            yield f"no name: {box.identifier or box}"


def touched(boxes: Iterable[Box]) -> list[Box]:
    """Return the boxes that are tapped: buttons, and what hears taps without being inside one."""
    found = [box for box in boxes if box.tappable or box.role == BUTTON]
    buttons = [box for box in found if box.role == BUTTON]
    return [box for box in found if not any(is_inside(box, outer) for outer in buttons)]


def is_inside(box: Box, outer: Box) -> bool:
    gaps = (
        box.x - outer.x,
        box.y - outer.y,
        outer.x + outer.width - box.x - box.width,
        outer.y + outer.height - box.y - box.height,
    )
    return box is not outer and box != outer and all(0 <= gap <= BORDER for gap in gaps)
