"""Papers of a club on A4: a real browser lays them out, and no column runs off the sheet."""

from pathlib import Path

from scorekeeper.club.model import Score
from scorekeeper.club.results import record_from_paper
from scorekeeper.i18n import Words
from scorekeeper.publishing.papers import evening_papers
from tests.browser.conftest import NewPhone
from tests.club_ui.sessions import begin_evening, member
from tests.services.club.kit import House, change, next_round, phone, seat_substitute

A4_WIDTH = 698
"""Pixels between the margins of a sheet of A4."""
PEOPLE = (
    ("Anneliese Alt", "Bert Berg"),
    ("Hans van der Berg", "Josephine Brandt"),
    ("Carla Rossi", "Dieter Kraus"),
    ("Wilhelmina Wolf", "Uwe Ulm"),
)


def test_log_fits_on_a_sheet_of_a4(tmp_path: Path, new_phone: NewPhone) -> None:
    """A log of a call from a phone, a substitute and results has eight columns, upright."""
    session = (house := House(tmp_path / "data")).start()
    uid = begin_evening(session, PEOPLE, rounds=2)
    next_round(session, uid)
    seat = phone(session, uid, 1, side=0)
    assert seat.table.call("A question about the rules") == ()
    seat_substitute(session, uid, 1, member(session, "Konstantin Kern"))
    for table in (1, 2):
        step = lambda e, n, table=table: record_from_paper(e, table, Score((5120, 4950)), n)  # noqa: E731
        change(session, uid, step)
    evening = session.club.evenings.open(uid)
    log = next(paper for paper in evening_papers(Words(), evening, {}) if paper.key == "log")
    page = new_phone(width=A4_WIDTH, height=900).page
    page.emulate_media(media="print")
    page.set_content(log.page())
    assert page.evaluate("document.documentElement.scrollWidth") <= A4_WIDTH
    house.close()
