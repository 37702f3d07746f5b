"""A person at the card table: begins matches and types deals, with taps alone where taps do."""

from collections.abc import Mapping, Sequence
from typing import Any

from tests.browser.driver import Phone

SideDeal = Mapping[str, Any]
SIDES = (0, 1)


def begin_match(phone: Phone, players: Sequence[Sequence[str]] = ()) -> None:
    """Set up a match of the usual rules; without names the sides keep those of the app."""
    phone.tap("new-match")
    if players:
        # Round the table: the first player of each side, then the second ones.
        names = [name for each in zip(*players, strict=True) for name in each]
        phone.type("name", "\n".join([*names, ""]))
    phone.tap("new-match-start")
    phone.box("record")


def type_deal(phone: Phone, sides: Sequence[SideDeal]) -> None:
    """Record a deal in full: who went out, then that side, then the other, then Save."""
    number = number_of_deals(phone)
    phone.tap("record")
    out = next((place for place, side in enumerate(sides) if side.get("went_out")), None)
    phone.tap("who-nobody" if out is None else f"who-{out}")
    first = out or 0
    fill_side(phone, first, sides[first])
    phone.tap(f"tab-{1 - first}")
    fill_side(phone, 1 - first, sides[1 - first])
    phone.tap("save")
    phone.box(f"deal-{number + 1}")


def fill_side(phone: Phone, side: int, deal: SideDeal) -> None:
    """Type what a side has; the cursor stands in its field for the cards on the table."""
    for kind, count in deal.get("canastas", {}).items():
        choose(phone, f"chip-{side}-canastas.{kind}-{count}")
    if count := deal.get("red_threes", 0):
        choose(phone, f"chip-{side}-red_threes-{count}")
    if points := deal.get("melded_card_points"):
        type_number(phone, points)
        phone.wait_says(f"field-{side}-table", str(points))
    if points := deal.get("hand_card_points"):
        phone.tap("key-next" if deal.get("melded_card_points") else f"field-{side}-hand")
        type_number(phone, points)
        phone.wait_says(f"field-{side}-hand", str(points))


def choose(phone: Phone, chip: str) -> None:
    """Tap a chip and see that it is chosen."""
    phone.tap(chip)
    phone.wait_until(lambda: phone.box(chip).selected, f"choice of {chip!r}")


def type_number(phone: Phone, number: int) -> None:
    """Type a number on the app's own keypad."""
    for digit in str(number):
        phone.tap(f"key-{digit}")


def number_of_deals(phone: Phone) -> int:
    """Return the number of deals that the table shows."""
    rows = [box.identifier for box in phone.boxes() if box.identifier.startswith("deal-")]
    return len(rows)
