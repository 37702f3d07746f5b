"""The people of a club evening: the organiser at the computer, players at their tables."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from tests.browser.driver import Box, Phone
from tests.browser.scorer import type_number

Score = tuple[int, int]
Seating = dict[int, tuple[str, str]]
"""The names of the two sides by the table at which they meet."""
SEAT = re.compile(r"Table (\d+): (.+) – (.+)")
PLACE = re.compile(r"Place (\d+): (.+), (\d+) points, difference (\S+)")
LOG_LINE = re.compile(r"line-\d+")
ROW = re.compile(r"Place (\d+): (.+), (\S+)")
STEP = 240
"""Pixels by which the wheel turns at a time."""


class Place(NamedTuple):
    """One place of a standing."""

    place: int
    name: str
    points: int
    difference: int


class Organiser:
    """The organiser in front of the server's own screen."""

    def __init__(self, screen: Phone) -> None:
        self.screen = screen

    def plan(self) -> None:
        """Begin an evening of one round of one deal, else as the form has it."""
        tap_all(self.screen, "tab-club", "club-new")
        for way, number in (("club-rounds",), 1), (("club-length-title", "length-of-deals"), 1):
            tap_all(self.screen, *way, f"pad-{number}", "pad-done")
            self.screen.wait_gone("pad-done")
        self.screen.tap("club-begin")
        self.screen.box("find-member")

    def check_in(self, number: int, people: Sequence[str], *, known: bool) -> None:
        """Enter two as the pair of this number: members by a tap, guests by their names."""
        enter = self._tap if known else self._add
        for name in people:
            enter(name)
            self.screen.wait_until(lambda name=name: self._knows(name, number), f"{name}")  # type: ignore[misc]
        self.screen.box(f"entrant-{number}")

    def _tap(self, name: str) -> None:
        self.screen.tap_said(f"Check in {name}")

    def _knows(self, name: str, number: int) -> bool:
        """Return True if somebody waits for a partner, or is one of the pair of this number."""
        shown = (*named(self.screen, "club-picked"), *named(self.screen, f"entrant-{number}"))
        return any(name in box.text for box in shown)

    def _add(self, name: str) -> None:
        self.screen.type("find-member", name)
        self.screen.wait_until(
            lambda: self.screen.has("guest-member") and name in self.screen.text("guest-member"),
            f"button for {name}",
        )
        self.screen.tap("guest-member")
        self.screen.wait_gone("guest-member")

    def link_for_screens(self) -> str:
        """The link of the big screen."""
        tap_all(self.screen, "part-papers", "club-code-show")
        return self.screen.text("code-link")

    def card_of(self, table: int) -> tuple[str, Box]:
        """The link on a table's screen, and where its picture is; `back` leads away."""
        tap_all(self.screen, f"table-{table}", "club-code-show")
        return self.screen.text("code-link"), self.screen.box("code-picture")

    def hands_on(self) -> None:
        """Let the phone have a pair that asks for it, in place of the one before."""
        tap_all(self.screen, "part-papers", "club-phones")
        self.screen.wait_until(lambda: any(named(self.screen, "allow-")), "the phone that asks")
        asking = named(self.screen, "allow-")[0].identifier.removeprefix("allow-")
        self.screen.tap(f"hand-on-{asking}")
        self.screen.wait_gone(f"allow-{asking}")
        tap_all(self.screen, "back", "part-tables")

    def draw(self) -> None:
        """Draw the next round."""
        tap_all(self.screen, "part-tables", "club-draw")
        self.screen.box("club-start")

    def start(self) -> None:
        """Start the drawn round."""
        self.screen.tap("club-start")
        self.screen.box("table-1")

    def close(self) -> None:
        """Close the running round, all of whose tables are done."""
        self.screen.tap("club-close")
        self.screen.wait_gone("club-close")

    def sees(self, table: int, what: str) -> None:
        """Wait until the tile of a table says something."""
        tile = f"table-{table}"
        self.screen.wait_until(lambda: what in self.screen.text(tile), f"{what!r} on {tile}")

    def standing(self) -> list[Place]:
        """The standing, wherever the organiser's screen shows it."""
        found = map(PLACE.fullmatch, texts_of(self.screen, "place-"))
        places = [one.groups() for one in found if one]
        return [Place(int(n), name, int(p), number(d)) for n, name, p, d in places]

    def log(self) -> str:
        """Everything that the log says, read from its top to its end."""
        said: dict[str, str] = {}
        self.screen.tap("part-log")
        self.screen.wait_until(lambda: self._reads(said), "end of the log")
        return "\n".join(said.values())

    def _reads(self, said: dict[str, str]) -> bool:
        """Read what is in sight, then turn the wheel; tells whether that was the first line."""
        lines = [one for one in named(self.screen, "line-") if LOG_LINE.fullmatch(one.identifier)]
        said.update((one.identifier, one.text) for one in lines)
        turn_wheel(self.screen)
        return "line-1" in said


# --- at a table


def take_side(phone: Phone, side: int) -> None:
    """Answer whose phone this is."""
    phone.tap(f"owner-{side}")
    phone.wait_gone(f"owner-{side}")


def type_totals(phone: Phone, score: Score) -> None:
    """Record the deal of a round by its totals."""
    begin_totals(phone, score[0])
    end_totals(phone, score[1])


def begin_totals(phone: Phone, points: int) -> None:
    """Type what the first side has, and no more."""
    phone.tap("record")
    phone.box("save")
    if not phone.has("field-0-total"):
        phone.tap("mode")
    phone.box("field-0-total")
    type_number(phone, points)
    phone.wait_until(lambda: f"{points:,}" in phone.text("field-0-total"), "what was typed")
    phone.tap("key-next")


def end_totals(phone: Phone, points: int) -> None:
    """Type what the other side has, and save the deal."""
    type_number(phone, points)
    phone.wait_until(lambda: f"{points:,}" in phone.text("field-1-total"), "what was typed")
    phone.tap("save")
    phone.box("phone-give")


def give(phone: Phone) -> None:
    """Say for one's own side that the score is the result."""
    tap_all(phone, "phone-give", "phone-agree")
    phone.box("given")


def hand_over(phone: Phone, side: int) -> str:
    """Hand the phone to a side, one of whom accepts; gives that person's name."""
    phone.tap(f"phone-hand-over-{side}")
    phone.wait_until(lambda: any(named(phone, "phone-hand-yes-")), "buttons of the players")
    button = named(phone, "phone-hand-yes-")[-1]
    phone.tap(button.identifier)
    phone.box("done")
    return button.text.removesuffix(": yes")


# --- reading


def seating(big: Phone) -> Seating:
    """Read from the wall who sits at which table."""
    found = map(SEAT.fullmatch, texts_of(big, "seat-"))
    return {int(one[1]): (one[2], one[3]) for one in found if one}


def wall(big: Phone) -> list[tuple[int, str, int]]:
    """Places, names and points of the standing on the wall."""
    found = map(ROW.fullmatch, texts_of(big, "row-"))
    return [(int(one[1]), one[2], number(one[3])) for one in found if one]


def number(said: str) -> int:
    """A number as it is written on screens."""
    return int(said.replace(",", "").replace("−", "-"))


def named(screen: Phone, prefix: str) -> list[Box]:
    """The nodes whose identifiers begin like this."""
    return [box for box in screen.boxes() if box.identifier.startswith(prefix)]


def texts_of(screen: Phone, prefix: str) -> list[str]:
    """Return the texts of the nodes whose identifiers begin so."""
    return [box.text for box in named(screen, prefix)]


# --- hands


def tap_all(screen: Phone, *identifiers: str) -> None:
    """Touch one after the other."""
    for identifier in identifiers:
        screen.tap(identifier)


def turn_wheel(screen: Phone) -> None:
    """Turn the wheel in the middle of the screen, to bring up what lies below."""
    screen.page.mouse.move(screen.width / 2, screen.height / 2)
    screen.page.mouse.wheel(0, STEP)
    screen.page.wait_for_timeout(60)
