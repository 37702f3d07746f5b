"""How often an organiser clicks until eight tables play, and for their results from paper."""

from functools import partial

from scorekeeper.services import Session
from tests.browser.conftest import NewApp, NewPhone
from tests.services.club.kit import running

TABLES = 8
DESK = {"width": 1280, "height": 800}


def test_a_round_of_eight_paper_results_takes_no_click(
    new_app: NewApp, new_phone: NewPhone
) -> None:
    evening: list[str] = []

    def fill(session: Session) -> None:
        evening.append(running(session, 2 * TABLES))

    app = new_app(fill)
    screen = new_phone(**DESK).open(f"{app.url}club/{evening[0]}")
    screen.box("table-8")
    screen.press("r")
    for table in range(1, TABLES + 1):
        first = f"points-{table}-0"
        screen.box(first)
        screen.wait_until(partial(screen.has_focus, first), f"focus on {first}")
        screen.page.keyboard.type(f"{1000 + table}")
        screen.press("Tab")
        screen.page.keyboard.type(f"-{table}5")
        screen.press("Enter")
        screen.wait_says(f"row-{table}", "Entered from paper.")
    screen.wait_says("missing", "All results are in.")
    screen.press("Escape")
    screen.wait_says("table-8", "1,008")
    assert screen.taps == 0
