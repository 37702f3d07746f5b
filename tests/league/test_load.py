"""What is copied into a league for a trial is what it would have made of the same sheets."""

from scorekeeper.league import database as db
from scorekeeper.league.database import Database
from tests.league.kit import TODAY
from tests.tools.load.league import RESULTS, add_seasons, evening, fill


def test_a_league_that_was_filled_is_as_if_all_had_been_sent(league: Database) -> None:
    assert fill(league, results=3 * RESULTS) == 3 * RESULTS
    (season, *_) = add_seasons(league)

    def whole() -> list[object]:
        results = league.execute("select * from result order by 1, 2, 3, 4, 5, 6").fetchall()
        return [*results, db.standings(league, season), db.evenings(league, "c0")]

    filled = whole()
    for number in range(3):
        assert db.put_sheet(league, evening("c0", number), today=TODAY).state == "shown"
        for accept in (False, True):
            db.decide_sheet(league, "c0", f"c0-{number}", 1, accept=accept)
    assert whole() == filled
