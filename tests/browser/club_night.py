"""A club evening with everybody who has a screen: the organiser, the wall, phones at tables."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

import segno

from tests.browser.camera import modules
from tests.browser.club_ears import Ears
from tests.browser.club_people import Organiser, Score, give, seating, take_side, type_totals, wall
from tests.browser.club_server import ClubServer
from tests.browser.club_sums import Sums
from tests.browser.conftest import NewPhone
from tests.browser.driver import Box, Phone


@dataclass(slots=True)
class Guest:
    """A phone at a table."""

    table: int
    phone: Phone
    ears: Ears


class Night:
    """The evening, with everybody who has a screen."""

    def __init__(self, club: ClubServer, new_phone: NewPhone, scores: Sequence[Score]) -> None:
        """Open the organiser's screen; `scores` are typed at the tables."""
        self.club, self.new_phone, self.scores = club, new_phone, scores
        self.organiser = Organiser(new_phone(width=1280, height=900).open(club.link))
        self.sums = Sums()
        self.pairs = 0
        self.cards: dict[int, str] = {}
        self.guests: list[Guest] = []
        self.gone: list[Guest] = []
        self.big: Phone = new_phone(width=1280, height=720)

    def begin(self, pairs: Sequence[Sequence[str]], *, members: Collection[str]) -> None:
        """Plan the evening, check all in, and open the big screen."""
        self.organiser.plan()
        self.pairs = len(pairs)
        for place, pair in enumerate(pairs):
            self.organiser.check_in(place, pair, known=pair[0] in members)
        self.big.open(self.organiser.link_for_screens())

    def starts(self) -> None:
        """Draw, let everybody read on the wall where they sit, and start."""
        self.organiser.draw()
        self.big.wait_text("Round 1 of 1 is about to begin")
        self.big.wait_until(lambda: 2 * len(seating(self.big)) == self.pairs, "who sits where")
        self.sums.seats = seating(self.big)
        self.organiser.start()

    def hand_out_cards(self, *tables: int) -> None:
        """Show each table's code to its players: link and picture say the same."""
        for table in tables:
            self.cards[table], picture = self.organiser.card_of(table)
            self._looks_at(picture, self.cards[table])
            self.organiser.screen.tap("back")

    def _looks_at(self, picture: Box, link: str) -> None:
        """Wait until the picture shows this link; it is painted a moment after its place."""
        screen, code = self.organiser.screen, segno.make(link, micro=False, error="m")
        dark = [[bool(module) for module in row] for row in code.matrix]
        screen.wait_until(lambda: modules(screen, picture, len(dark)) == dark, f"code of {link}")

    def scan(self, *tables: int) -> list[Guest]:
        """As many phones scan the cards of these tables at the same time."""
        coming = [self._comes(table) for table in tables]
        for guest in coming:
            guest.phone.load(self.cards[guest.table])
        for guest in coming:
            guest.phone.read_aloud()
        return coming

    def vanish(self, guest: Guest) -> None:
        """A battery is empty."""
        guest.phone.close()
        self.guests.remove(guest)
        self.gone.append(guest)

    def comes_back(self, guest: Guest) -> Guest:
        """The same phone without anything but its cookie, after it was away."""
        cookies = guest.phone.page.context.cookies()
        self.vanish(guest)
        again = self._comes(guest.table)
        again.phone.page.context.add_cookies(cookies)  # type: ignore[arg-type] # as they were
        again.phone.open(self.club.url)
        return again

    def _comes(self, table: int) -> Guest:
        phone = self.new_phone()
        guest = Guest(table, phone, Ears(phone))
        self.guests.append(guest)
        return guest

    def typed(self, table: int) -> Score:
        """Return the points that are typed at a table; they are put down for the sums too."""
        self.sums.scores[table] = self.scores[table - 1]
        return self.scores[table - 1]

    def agreed_on_two_phones(self, one: Guest, other: Guest) -> None:
        """A phone of each side: one gives the result, the other accepts it."""
        take_side(one.phone, 0)
        take_side(other.phone, 1)
        type_totals(one.phone, self.typed(one.table))
        give(one.phone)
        other.phone.tap("phone-accept")
        other.phone.box("done")

    def close(self) -> None:
        """Close the round; from then on organiser and wall have the standing of the sums."""
        for table in self.sums.seats:
            self.organiser.sees(table, "done")
        self.organiser.close()
        self.big.wait_gone("playing")

    def shows_the_sums(self) -> None:
        """Organiser and wall show the standing, without being asked again."""
        self.organiser.screen.tap("part-standing")
        expected, organiser = self.sums.standing(), self.organiser
        organiser.screen.wait_until(lambda: organiser.standing() == expected, f"{expected}")
        self.big.wait_until(lambda: wall(self.big) == self.sums.wall(), f"{self.sums.wall()}")
