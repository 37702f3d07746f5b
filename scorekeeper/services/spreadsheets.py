"""Matches as a table for spreadsheets: CSV, a row a deal.

    match,rule_set,started,deal,at,dealer,out,note,side_1,players_1,points_1,running_1,...
    0f3a…,classic_4p,2026-11-21T19:30:00+01:00,1,…,Ana,Ben,,North-South,Ana; Ben,785,785,...

`points` is what a side scored in the deal, `running` its total after it. A column follows for
each part of the score that occurs: `canasta_bonus_1` and so on. A match without deals has no
row. Names and notes that a spreadsheet would take for a formula have an apostrophe in front.
"""

import csv
import io
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from scorekeeper.match import Match, progress
from scorekeeper.scoring.score import CANASTA_PART, PARTS, part_of

ABOUT_MATCH = ("match", "rule_set", "started")
ABOUT_DEAL = ("deal", "at", "dealer", "out", "note")
ABOUT_SIDE = ("side", "players", "points", "running")
KINDS = tuple(dict.fromkeys((*PARTS.values(), CANASTA_PART)))
BETWEEN_PLAYERS = "; "
BYTE_ORDER_MARK = "\N{ZERO WIDTH NO-BREAK SPACE}"
"""Tells a spreadsheet that what follows is UTF-8."""

_SPACE = r"[^\S\t\r\n]*"
_FORMULA = rf"(?={_SPACE}[=+\-@\uff1d\uff0b\uff0d\uff20])"
"""The beginning of a formula to a spreadsheet, in Chinese and Japanese width too."""

_ENDANGERED = re.compile(rf"(^|[;,|\t\r\n])({_SPACE}'*){_FORMULA}")


def sheet(matches: Sequence[Match]) -> str:
    """Return the deals of matches as CSV."""
    rows = [row for match in matches for row in _rows(match)]
    used = {name for row in rows for name in row}
    columns = [*ABOUT_MATCH, *ABOUT_DEAL]
    for place in range(1, max((len(match.sides) for match in matches), default=0) + 1):
        columns += [f"{about}_{place}" for about in ABOUT_SIDE]
        columns += [f"{kind}_{place}" for kind in KINDS if f"{kind}_{place}" in used]
    out = io.StringIO()
    table = csv.DictWriter(out, columns, restval="")
    table.writeheader()
    table.writerows({name: guarded(value) for name, value in row.items()} for row in rows)
    return BYTE_ORDER_MARK + out.getvalue()


def _rows(match: Match) -> Iterator[dict[str, Any]]:
    """Yield a row for each deal of a match, by the names of the columns."""
    scores = progress(match).deals
    for number, (played, dealt) in enumerate(zip(match.deals, scores, strict=True), start=1):
        row = {
            "match": match.uid,
            "rule_set": match.ruleset,
            "started": match.started,
            "deal": number,
            "at": played.at,
            "dealer": dealt.dealer,
            "out": played.out_player,
            "note": played.note,
        }
        for place, (side, score) in enumerate(
            zip(match.sides, dealt.score.sides, strict=True), start=1
        ):
            row[f"side_{place}"] = side.name
            row[f"players_{place}"] = BETWEEN_PLAYERS.join(player.name for player in side.players)
            row[f"points_{place}"] = score.total
            row[f"running_{place}"] = dealt.running[place - 1]
            parts: Counter[str] = Counter()
            for line in score.lines:
                parts[part_of(line)] += line.points
            row |= {f"{kind}_{place}": points for kind, points in parts.items()}
        yield {name: value for name, value in row.items() if value is not None}


def guarded(value: Any) -> Any:
    """Return a cell that no spreadsheet takes for a formula, whatever it takes for a separator."""
    return _ENDANGERED.sub(r"\1\2'", value) if isinstance(value, str) else value
