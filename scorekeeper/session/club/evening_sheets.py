"""The sheets that an evening is played with: check-in, cards for a round, its results."""

from collections.abc import Iterator, Mapping
from itertools import chain

from scorekeeper.club import Evening, Round, Score, Table, table_state
from scorekeeper.session.club.called import called, listed, side_called
from scorekeeper.session.club.tabular import Cell, Coded, Sheet, sheet_of


def check_in_list(evening: Evening) -> Sheet:
    """Everybody who is expected, in the order of the alphabet, with a place for a mark."""
    rows: list[dict[str, Cell]] = [
        {
            "entrant": called(evening, one.uid),
            "members": listed(evening, one.members),
            "checked_in": Coded("presence", "present" if one.present else "expected"),
        }
        for one in evening.entrants
    ]
    rows.sort(key=lambda row: str(row["entrant"]).casefold())
    in_order = ({"number": number, **row} for number, row in enumerate(rows, start=1))
    return sheet_of(("number", "entrant", "members", "checked_in", "mark"), in_order)


def round_cards(evening: Evening, number: int, links: Mapping[int, str] | None = None) -> Sheet:
    """A card for each table of a round: who sits there, where scores and signatures go.

    `links` are what the codes of the tables open, by the number of the table.
    """
    played, links = evening.rounds[number - 1], links or {}
    sides = max((len(table.sides) for table in played.tables), default=0)
    parts = chain.from_iterable(
        (f"side_{one}", f"players_{one}", f"score_{one}", f"signature_{one}")
        for one in range(1, sides + 1)
    )
    about: dict[str, Cell] = {"evening": evening.plan.name, "date": evening.plan.date}
    rows: list[dict[str, Cell]] = [
        {**about, "round": number, "table": table.number, "link": links.get(table.number)}
        | _sides(evening, table)
        for table in played.tables
    ]
    return sheet_of(("evening", "date", "round", "table", *parts, "link"), rows)


def results(evening: Evening, number: int) -> Sheet:
    """The tables of a round with their scores, and who rests."""
    played = evening.rounds[number - 1]
    sides = max((len(table.sides) for table in played.tables), default=0)
    parts = [f"{name}_{one}" for one in range(1, sides + 1) for name in ("side", "score")]
    rows = (*_table_rows(evening, played), *_bye_rows(evening, played))
    return sheet_of(("round", "table", *parts, "state", "how", "winner"), rows)


def _sides(evening: Evening, table: Table) -> dict[str, Cell]:
    said: dict[str, Cell] = {}
    for number, side in enumerate(table.sides, start=1):
        said[f"side_{number}"] = side_called(evening, side)
        said[f"players_{number}"] = listed(evening, side.players)
    return said


def _table_rows(evening: Evening, played: Round) -> Iterator[dict[str, Cell]]:
    for table in sorted(played.tables, key=lambda one: one.number):
        row: dict[str, Cell] = {"round": played.number, "table": table.number}
        row |= {"state": Coded("table_state", table_state(table)), **_sides(evening, table)}
        if table.result is not None:
            points = table.result.score.points
            row |= {f"score_{number}": one for number, one in enumerate(points, start=1)}
            row["how"] = Coded("how", table.result.how)
            row["winner"] = _winner(evening, table, table.result.score)
        yield row


def _winner(evening: Evening, table: Table, score: Score) -> Cell:
    best = [side for side, one in enumerate(score.points) if one == max(score.points)]
    if score.winner is not None:
        best = [score.winner]
    if len(best) > 1:
        return Coded("winner", "drawn")
    return side_called(evening, table.sides[best[0]])


def _bye_rows(evening: Evening, played: Round) -> Iterator[dict[str, Cell]]:
    for uid in played.byes:
        state = Coded("table_state", "bye")
        yield {"round": played.number, "side_1": called(evening, uid), "state": state}
