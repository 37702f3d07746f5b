"""The table of the first melds: from which total, or in which deal, how much is needed."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, get_args

import flet as ft

from scorekeeper.rules import catalogue, rule_book
from scorekeeper.rules.model import Need
from scorekeeper.scoring.initial_meld import Requirement
from scorekeeper.ui.components.choices import choice, choices
from scorekeeper.ui.components.tap import Handler
from scorekeeper.ui.screens.house.editors.kit import Change, Kit, becomes, inner, label
from scorekeeper.ui.screens.house.editors.rows import add_button, rows
from scorekeeper.ui.screens.house.editors.single import number
from scorekeeper.words.rule_values import rule_value

PATH = "initial_meld"
BANDS = f"{PATH}.bands"
Band = Mapping[str, Any]
HOW = {"from": "score", "hand": "hand_number"}
"""What a table goes by, by the field in which its rows say so."""


def first_melds(kit: Kit, value: Mapping[str, Any], change: Change) -> list[ft.Control]:
    """What the table goes by, then its rows."""
    by, bands = value["by"], value["bands"]
    field = next(one for one, how in HOW.items() if how == by)
    put = inner(change, "bands")

    def change_bands(update: Any) -> None:
        put(lambda now: joined(update(now), gap_of(now), field))

    def cells(path: str, band: Band, change_band: Change) -> list[ft.Control]:
        return _cells(kit, path, band, field, change_band)

    return [
        label(kit.words.text("house-band-by")),
        choices([_by(kit, how, by, change) for how in HOW.values()]),
        *kit.complaints(BANDS),
        *rows(
            kit,
            BANDS,
            bands,
            change_bands,
            titles=rule_value(kit.words, PATH, value).split("\n"),
            cells=cells,
            least=1,
        ),
        add_button(kit, BANDS, change_bands, lambda now: one_more(now, field)),
    ]


def joined(bands: Sequence[Band], gap: int, field: str) -> list[dict[str, Any]]:
    """Rows that follow one another: the first open below, each up to where the next begins."""
    if field == "hand":
        return [{**band, "hand": band["hand"] if n else 1} for n, band in enumerate(bands)]
    clean = [{key: one for key, one in band.items() if key != "to"} for band in bands]
    clean[0].pop("from", None)
    for band, after in pairwise(clean):
        band["to"] = after["from"] - gap
    return clean


def gap_of(bands: Sequence[Band]) -> int:
    """The points from the end of a row to the beginning of the next."""
    gaps = (b["from"] - a["to"] for a, b in pairwise(bands) if "to" in a and "from" in b)
    return next(gaps, 1)


def one_more(bands: Sequence[Band], field: str) -> dict[str, Any]:
    """One more row: as far above the last as that is above the one before it."""
    starts = [band.get(field, 0) for band in bands]
    step = max(starts[-1] - starts[-2], 1) if starts[1:] else 1
    return {**bands[-1], field: starts[-1] + step}


def _by(kit: Kit, how: str, now: str, change: Change) -> ft.Control:
    """A chip; another way of going by begins with a table of a rule set that goes by it."""
    known = (rule_book(identity.id).tree[PATH] for identity in catalogue())
    tables = [kit.base[PATH], *known]
    example = next((table for table in tables if table["by"] == how), None)
    return choice(
        rule_value(kit.words, f"{PATH}.by", how),
        None if example is None else becomes(change, example),
        name=f"by-{how}",
        selected=how == now,
    )


def _cells(kit: Kit, path: str, band: Band, field: str, change: Change) -> list[ft.Control]:
    words, shown = kit.words, []
    if field in band and (field == "from" or band["hand"] > 1):
        title = words.text(f"house-band-{field}")
        begins = number(
            kit, f"{path}.{field}", band[field], inner(change, field), title=title, signed=True
        )
        shown.append(_beside(title, begins))
        shown += kit.complaints(f"{path}.{field}")
    title = words.text("house-band-points")
    points = number(kit, f"{path}.points", band["points"], inner(change, "points"), title=title)
    shown += [_beside(title, points), *kit.complaints(f"{path}.points")]
    return [*shown, choices(_needs(kit, path, band, change))]


def _needs(kit: Kit, path: str, band: Band, change: Change) -> list[ft.Control]:
    """What the melds must hold beside their points."""

    def needing(need: str | None) -> Handler:
        def update(now: Band) -> Band:
            rest = {key: one for key, one in now.items() if key != "needs"}
            return {**rest, "needs": need} if need else rest

        return lambda: change(update)

    said = {None: kit.words.text("house-band-points-alone")} | {
        need: kit.words.requirement(Requirement(0, need, "")) for need in get_args(Need)
    }
    return [
        choice(
            name,
            needing(need),
            name=f"needs-{path}-{need or 'none'}",
            selected=band.get("needs") == need,
        )
        for need, name in said.items()
    ]


def _beside(title: str, shown: list[ft.Control]) -> ft.Control:
    return ft.Row([ft.Container(label(title), expand=True), *shown], spacing=8)
