"""Tables of special hands, of bonuses for so many canastas, and of the steps of red threes."""

from collections.abc import Mapping, Sequence
from typing import Any

import flet as ft

from scorekeeper.rules import catalogue, rule_book
from scorekeeper.rules.canasta_types import ANY_TYPE, types_by_id
from scorekeeper.ui.components.choices import choice, choices
from scorekeeper.ui.screens.house.editors.kit import Change, Kit, at, becomes, inner, label
from scorekeeper.ui.screens.house.editors.rows import add_button, rows
from scorekeeper.ui.screens.house.editors.single import number
from scorekeeper.words.rule_tables import hand
from scorekeeper.words.rule_values import rule_value

HANDS, BONUSES, STEPS = "special_hands", "extra_canasta_bonuses", "red_three_sign.steps"
MINUS, NOTHING, PLUS = -1, 0, 1


def special_hands(kit: Kit, value: Sequence[Any], change: Change) -> list[ft.Control]:
    """The hands with their points, and those of other rule sets to be added."""

    def cells(path: str, one: Mapping[str, Any], change_one: Change) -> list[ft.Control]:
        return [
            _points(kit, path, one["points"], change_one),
            label(kit.words.text("house-hand-wins")),
            _yes_no(kit, f"{path}.wins_match", bool(one.get("wins_match")), change_one),
        ]

    here = {one["id"] for one in value}
    chips = [
        choice(
            hand(kit.words, one["id"]),
            lambda _, one=one: change(lambda now: [*now, one]),
            name=f"add-hand-{one['id']}",
            mark="+ ",
        )
        for one in _known_hands().values()
        if one["id"] not in here
    ]
    titles = [hand(kit.words, one["id"]) for one in value]
    return [
        *kit.complaints(HANDS),
        *rows(kit, HANDS, value, change, titles=titles, cells=cells),
        *([label(kit.words.text("house-hand-add")), choices(chips)] if chips else []),
    ]


def extra_bonuses(kit: Kit, value: Sequence[Any], change: Change) -> list[ft.Control]:
    """Bonuses, each with its points and the canastas that it is for."""

    def cells(path: str, one: Mapping[str, Any], change_one: Change) -> list[ft.Control]:
        return [
            _points(kit, path, one["points"], change_one),
            *_when(kit, f"{path}.when", one["when"], inner(change_one, "when")),
        ]

    return [
        *kit.complaints(BONUSES),
        *rows(
            kit,
            BONUSES,
            value,
            change,
            titles=[rule_value(kit.words, BONUSES, [one]) for one in value],
            cells=cells,
        ),
        add_button(kit, BONUSES, change, one_more_bonus),
    ]


def steps(kit: Kit, value: Sequence[Any], change: Change) -> list[ft.Control]:
    """From how many canastas on red threes count for a side, against it, or not at all."""

    def cells(path: str, one: Sequence[int], change_one: Change) -> list[ft.Control]:
        title = kit.words.text("house-step-least")
        least = number(kit, f"{path}[0]", one[0], at(change_one, 0), title=title)
        signs = [
            choice(
                kit.words.text(f"value-red_three_sign-{said}"),
                becomes(at(change_one, 1), sign),
                name=f"sign-{path}-{said}",
                selected=one[1] == sign,
            )
            for sign, said in ((PLUS, "plus"), (NOTHING, "zero"), (MINUS, "minus"))
        ]
        beside = ft.Row([ft.Container(label(title), expand=True), *least], spacing=8)
        return [beside, choices(signs)]

    titles = rule_value(kit.words, STEPS, value).split("\n")
    return [
        *kit.complaints(STEPS),
        *rows(kit, STEPS, value, change, titles=titles, cells=cells, least=1),
        add_button(kit, STEPS, change, lambda now: [now[-1][0] + 1, PLUS]),
    ]


def one_more_bonus(bonuses: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """A bonus to begin with: that of a rule set that has one, under an id of its own."""
    every = (one for i in catalogue() for one in rule_book(i.id).tree[BONUSES])
    example = next(iter(bonuses), None) or next(every, {"points": 0, "when": {ANY_TYPE: [1]}})
    taken = {one["id"] for one in bonuses}
    numbers = range(1, len(taken) + 2)
    return {**example, "id": next(f"own_{n}" for n in numbers if f"own_{n}" not in taken)}


def _when(kit: Kit, path: str, value: Mapping[str, Any], change: Change) -> list[ft.Control]:
    """A chip for each type of canasta; how many of each that is chosen."""

    def turned(kind: str) -> Any:
        def update(now: Mapping[str, Any]) -> dict[str, Any]:
            rest = {key: one for key, one in now.items() if key != kind}
            return rest if kind in now else {**rest, kind: [1]}

        return lambda: change(update)

    chips = [
        choice(
            rule_value(kit.words, "go_out_requirement.exclude", [kind]),
            turned(kind) if kind not in value or len(value) > 1 else None,
            name=f"when-{path}-{kind}",
            selected=kind in value,
        )
        for kind in (ANY_TYPE, *types_by_id())
    ]
    shown: list[ft.Control] = [label(kit.words.text("house-bonus-when")), choices(chips)]
    for kind, allowed in value.items():
        shown += _how_many(kit, f"{path}.{kind}", kind, allowed, inner(change, kind))
    return shown


def _how_many(
    kit: Kit, path: str, kind: str, allowed: Sequence[int], change: Change
) -> list[ft.Control]:
    what = rule_value(kit.words, "go_out_requirement.exclude", [kind])
    title = kit.words.text("house-bonus-count", type=what)
    is_exact = len(allowed) > 1

    def counted(update: Any) -> None:
        change(lambda now: [update(now[0])] * len(now))

    chips = [
        choice(
            kit.words.text(f"house-bonus-{how}"),
            (lambda _, times=times: change(lambda now: [now[0]] * times)),
            name=f"{how}-{path}",
            selected=is_exact == (how == "exactly"),
        )
        for times, how in enumerate(("more", "exactly"), 1)
    ]
    count = number(kit, path, allowed[0], counted, title=title)
    return [
        ft.Row([ft.Container(label(title), expand=True), *count], spacing=8),
        choices(list(chips)),
        *kit.complaints(path),
    ]


def _points(kit: Kit, path: str, value: int, change: Change) -> ft.Control:
    title = kit.words.text("house-points")
    shown = number(kit, f"{path}.points", value, inner(change, "points"), title=title)
    return ft.Row([ft.Container(label(title), expand=True), *shown], spacing=8)


def _yes_no(kit: Kit, path: str, value: bool, change: Change) -> ft.Control:  # noqa: FBT001
    put = inner(change, "wins_match")
    return choices(
        [
            choice(
                kit.words.text(f"value-{said}"),
                becomes(put, is_yes),
                name=f"is-{path}-{said}",
                selected=value == is_yes,
            )
            for is_yes, said in ((True, "yes"), (False, "no"))
        ]
    )


def _known_hands() -> dict[str, dict[str, Any]]:
    """All special hands that some rule set has, each once, by id."""
    every = (one for i in catalogue() for one in rule_book(i.id).tree[HANDS])
    found: dict[str, dict[str, Any]] = {}
    for one in every:
        found.setdefault(one["id"], dict(one))
    return found
