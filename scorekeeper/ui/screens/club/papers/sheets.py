"""The sheets of an evening, each to be printed and to be opened in a spreadsheet."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from scorekeeper.club import Evening
from scorekeeper.session.club.evening_sheets import check_in_list, results, round_cards
from scorekeeper.session.club.standing_sheets import log_sheet, standing_sheet
from scorekeeper.session.club.tabular import Sheet, csv_of
from scorekeeper.ui.screens.club.papers.page import sheet_page
from scorekeeper.ui.screens.keeping.sending import stem
from scorekeeper.words import Words
from scorekeeper.words.clubs.sheets import said
from scorekeeper.words.times import day


@dataclass(frozen=True, slots=True)
class Paper:
    """One sheet: what it is called, and how it is made."""

    key: str
    title: str
    made: Callable[[], Sheet]

    def csv(self, words: Words) -> bytes:
        """The sheet for a spreadsheet."""
        return csv_of(self.made(), lambda coded: said(words, coded)).encode()

    def page(self, words: Words, evening: Evening) -> bytes:
        """The sheet for a printer."""
        about = f"{evening.plan.name}, {day(words, evening.plan.date)}"
        return sheet_page(words, self.title, about, self.made()).encode()

    def file(self, evening: Evening, kind: str) -> str:
        """What the file is called."""
        return f"{stem(evening.plan.name, evening.plan.date, self.key)}.{kind}"


def papers(words: Words, evening: Evening) -> Iterator[Paper]:
    """Every sheet that there is at this moment."""

    def paper(key: str, made: Callable[[], Sheet], number: int = 0) -> Paper:
        name = f"{key}-{number}" if number else key
        return Paper(name, words.text("club-paper", paper=key, number=number), made)

    yield paper("check-in", partial(check_in_list, evening))
    for played in evening.rounds:
        number = played.number
        yield paper("cards", partial(round_cards, evening, number), number)
        if played.state != "drawn":
            yield paper("results", partial(results, evening, number), number)
    yield paper("standing", partial(standing_sheet, evening))
    yield paper("log", partial(log_sheet, evening))
