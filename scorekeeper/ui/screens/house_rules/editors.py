"""How a value is changed: by its kind in the model of rule sets, so that none is left out.

kit       what every editor is given
editor    the editor of a kind, and of kinds made of others
single    yes or no, one of several, a number
tables    rows: the first melds, special hands, bonuses, steps
lists     numbers one after the other, and several of several
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, is_dataclass
from functools import partial
from itertools import pairwise
from types import NoneType
from typing import Any, Literal, get_args, get_origin, get_type_hints

import flet as ft

from scorekeeper.i18n import Words
from scorekeeper.i18n.rules import hand, rule_name, rule_value
from scorekeeper.rules import catalogue, rule_book
from scorekeeper.rules.cards import ANY_TYPE, NATURALS, types_by_id
from scorekeeper.rules.loader import Tree, has_path, value_at
from scorekeeper.rules.model import Need
from scorekeeper.rules.validation import kind_at
from scorekeeper.scoring.initial_meld import Requirement
from scorekeeper.typed import Complaint
from scorekeeper.ui.theme import Face
from scorekeeper.ui.widgets.buttons import (
    Handler,
    button,
    choice,
    choices,
    complaint,
    heading,
    icon_button,
    tappable,
)
from scorekeeper.ui.widgets.keypad import Asked
from scorekeeper.ui.widgets.text import SENTENCE, digits, text

Update = Callable[[Any], Any]
Change = Callable[[Update], None]
"""Makes a value another one: it is given what makes the new value of the old one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Kit:
    """The words, the number pad, and what is wrong with the values, by path."""

    words: Words
    ask: Callable[[Asked], None]
    base: Tree
    """The values of the rule set itself."""
    wrong: tuple[Complaint, ...] = ()
    costs: Collection[str] = ()
    """The paths that take points off, so that they are typed without a sign."""

    def complaints(self, path: str) -> list[ft.Control]:
        """What is wrong with the value of exactly this path."""
        return [
            complaint(one.expected, name=f"wrong-{path}") for one in self.wrong if one.path == path
        ]


def label(words: str) -> ft.Control:
    """What a value is about, above its editor."""
    return text(words, 15, Face.MEDIUM, line=SENTENCE)


def inner(change: Change, key: str) -> Change:
    """The change of one field of an object, as a change of the object."""
    return lambda update: change(lambda whole: {**whole, key: update(whole.get(key))})


def at(change: Change, place: int) -> Change:
    """The change of one item of a list, as a change of the list."""
    return lambda update: change(
        lambda whole: [update(one) if n == place else one for n, one in enumerate(whole)]
    )


def becomes(change: Change, value: Any) -> Callable[[], None]:
    """The tap that makes a value this one."""
    return lambda: change(lambda _: value)


C = ft.Colors
Cells = Callable[[str, Any, Change], list[ft.Control]]
"""What can be changed in a row: given its path, its value and the way to change it."""


def rows(
    kit: Kit,
    path: str,
    value: Sequence[Any],
    change: Change,
    *,
    titles: Sequence[str],
    cells: Cells,
    least: int = 0,
) -> list[ft.Control]:
    """A card for each row under its title; rows beyond `least` can be taken away."""
    shown: list[ft.Control] = []
    for place, (one, title) in enumerate(zip(value, titles, strict=True)):
        where = f"{path}[{place}]"
        drop = _drop(kit, path, place, title, change) if len(value) > least else None
        inside = [*kit.complaints(where), *cells(where, one, at(change, place))]
        shown.append(_card(title, inside, drop))
    return shown


def add_button(
    kit: Kit, path: str, change: Change, added: Callable[[list[Any]], Any]
) -> ft.Control:
    """The button that puts one more row below; `added` makes it of those that there are."""
    return button(
        kit.words.text("house-row-add"),
        lambda: change(lambda now: [*now, added(list(now))]),
        icon=ft.Icons.ADD,
        name=f"add-{path}",
    )


def _drop(kit: Kit, path: str, place: int, title: str, change: Change) -> ft.Control:
    def without(now: Sequence[Any]) -> list[Any]:
        return [one for n, one in enumerate(now) if n != place]

    return icon_button(
        ft.Icons.DELETE_OUTLINE,
        kit.words.text("house-row-drop", what=title),
        lambda: change(without),
        name=f"drop-{path}-{place}",
    )


def _card(title: str, inside: list[ft.Control], drop: ft.Control | None) -> ft.Control:
    head = ft.Row([ft.Container(heading(title), expand=True), *([drop] if drop else [])])
    return ft.Container(
        ft.Column(
            [head, *inside],
            spacing=8,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        padding=ft.Padding.only(left=14, right=10, top=4, bottom=12),
        border=ft.Border.all(1, C.OUTLINE_VARIANT),
        border_radius=14,
    )


def one_of(
    kit: Kit, path: str, options: Sequence[Any], value: Any, change: Change
) -> list[ft.Control]:
    """Chips, one for each value that there can be."""
    chips = [
        choice(
            rule_value(kit.words, path, option),
            becomes(change, option),
            name=f"is-{path}-{option}",
            selected=option == value and type(option) is type(value),
        )
        for option in options
    ]
    return [choices(chips)]


def number(
    kit: Kit, path: str, value: int, change: Change, *, title: str = "", signed: bool = False
) -> list[ft.Control]:
    """A number that opens the pad; what is taken off is typed without its sign."""
    is_cost = path in kit.costs
    title = title or rule_name(kit.words, path)
    typed = Asked(
        title=title,
        value=-value if is_cost else value,
        on_done=lambda new: change(lambda _: -new if is_cost else new),
        signed=(signed or value < 0) and not is_cost,
    )
    shown = kit.words.number(value)
    row = tappable(
        ft.Row(
            [digits(shown, 22, C.ON_SURFACE), ft.Icon(ft.Icons.DIALPAD, size=22)],
            spacing=14,
            tight=True,
        ),
        kit.words.text("house-number-label", what=title, number=shown),
        lambda: kit.ask(typed),
        name=f"number-{path}",
        padding=ft.Padding.symmetric(vertical=13, horizontal=16),
        border=ft.Border.all(1, C.OUTLINE),
        border_radius=14,
        bgcolor=C.SURFACE_CONTAINER_LOWEST,
    )
    return [ft.Row([row])]


def either(
    kit: Kit, path: str, ways: tuple[Any, Any], value: Any, change: Change
) -> list[ft.Control]:
    """Two chips: the value that is none, or one of its own to begin with."""
    absent, example = ways
    is_there = value != absent
    said = rule_value(kit.words, path, absent)
    key = "house-a-number" if isinstance(example, int) else "house-as-follows"
    chips = [
        choice(said, becomes(change, absent), name=f"none-{path}", selected=not is_there),
        choice(
            kit.words.text(key),
            becomes(change, value if is_there else example),
            name=f"some-{path}",
            selected=is_there,
        ),
    ]
    return [choices(chips)]


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


THREES = ("red_three_values", "black_three.tabled_values", "black_three.captured_values")
"""Lists whose first number is for no card at all, and so always 0."""


def several(
    kit: Kit, path: str, options: Sequence[str], value: Sequence[str], change: Change
) -> list[ft.Control]:
    """Chips of which any number can be chosen; they stay in the order of the options."""

    def turned(option: str) -> Handler:
        def update(now: Sequence[str]) -> list[str]:
            chosen = set(now) ^ {option}
            return [one for one in options if one in chosen]

        return lambda: change(update)

    chips = [
        choice(
            rule_value(kit.words, path, [option]),
            turned(option),
            name=f"has-{path}-{option}",
            selected=option in value,
        )
        for option in options
    ]
    return [choices(chips)]


def numbers(kit: Kit, path: str, value: Sequence[int], change: Change) -> list[ft.Control]:
    """A row for each number, the last of which can be taken away, and one more added."""
    first = 1 if path in THREES else 0
    rows: list[ft.Control] = []
    for place, one in enumerate(value):
        if place >= first:
            rows.append(_row(kit, f"{path}[{place}]", place + 1 - first, one, at(change, place)))
    shorter = partial(change, _one_less) if len(value) > 1 else None
    rows.append(
        ft.Row(
            [
                button(
                    kit.words.text("house-row-less"),
                    shorter,
                    icon=ft.Icons.REMOVE,
                    name=f"less-{path}",
                    expand=True,
                ),
                button(
                    kit.words.text("house-row-more"),
                    partial(change, _one_more),
                    icon=ft.Icons.ADD,
                    name=f"more-{path}",
                    expand=True,
                ),
            ],
            spacing=8,
        )
    )
    return rows


def _row(kit: Kit, path: str, place: int, value: int, change: Change) -> ft.Control:
    title = kit.words.text("house-row-number", place=place)
    shown = number(kit, path, value, change, title=title)
    return ft.Row([ft.Container(label(title), expand=True), *shown], spacing=8)


def _one_less(now: Sequence[int]) -> list[int]:
    return list(now)[:-1]


def _one_more(now: Sequence[int]) -> list[int]:
    """The list with a number more, as far from the last as that is from the one before it."""
    *_, before, last = (0, *now) if now else (0, 0)
    return [*now, last + max(last - before, 0)]


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


BY_PLAYERS = "by_players"
ALL = "all"
TABLES: Mapping[str, Callable[[Kit, Any, Change], list[ft.Control]]] = {
    PATH: first_melds,
    HANDS: special_hands,
    BONUSES: extra_bonuses,
    STEPS: steps,
}
"""Values that are tables, by path."""


def editor(kit: Kit, path: str, value: Any, change: Change) -> list[ft.Control]:
    """What a value can be changed with, and below it what is wrong with it."""
    if path in TABLES:
        return TABLES[path](kit, value, change)
    shown = _by_kind(kit, path, _kind(path), value, change)
    return [*shown, *kit.complaints(path)]


def _by_kind(kit: Kit, path: str, kind: Any, value: Any, change: Change) -> list[ft.Control]:
    make = next(made for fits, made in EDITORS if fits(kind))
    return make(kit, path, kind, value, change)


def _kind(path: str) -> Any:
    """The kind at a path; what changes with the number of players has that of its own path."""
    if path.startswith(f"{BY_PLAYERS}."):
        _, _, rest = path.removeprefix(f"{BY_PLAYERS}.").partition(".")
        return kind_at(rest) if rest else kind_at(path)
    return kind_at(path)


def _maybe(kit: Kit, path: str, kind: Any, value: Any, change: Change) -> list[ft.Control]:
    """Something that there need not be: an example of a rule set that has it is offered."""
    (there,) = (one for one in get_args(kind) if one is not NoneType)
    shown = either(kit, path, (None, _example(path)), value, change)
    if value is None:
        return shown
    return [*shown, *_by_kind(kit, path, there, value, change)]


def _all_or_number(kit: Kit, path: str, _: Any, value: Any, change: Change) -> list[ft.Control]:
    shown = either(kit, path, (ALL, 1), value, change)
    return shown if value == ALL else [*shown, *number(kit, path, value, change)]


def _parts(kit: Kit, path: str, kind: Any, value: Any, change: Change) -> list[ft.Control]:
    """Each field under its name."""
    shown: list[ft.Control] = []
    for field in get_type_hints(kind):
        below = f"{path}.{field}"
        shown.append(label(rule_name(kit.words, below)))
        shown += editor(kit, below, value[field], inner(change, field))
    return shown


def _tuple(kit: Kit, path: str, kind: Any, value: Any, change: Change) -> list[ft.Control]:
    if str not in get_args(kind):
        return numbers(kit, path, value, change)
    cards = path.startswith("meld_rules.")
    options = NATURALS if cards else (ANY_TYPE, *types_by_id())
    return several(kit, path, options, value, change)


def _entries(kit: Kit, path: str, kind: Any, value: Any, change: Change) -> list[ft.Control]:
    """Each entry of a table by its name: a card, or what changes with a number of players."""
    shown: list[ft.Control] = []
    for key, one in value.items():
        below, put = f"{path}.{key}", inner(change, key)
        if isinstance(one, Mapping):
            shown += _entries(kit, below, kind, one, put)
        else:
            edited = editor(kit, below, one, put)
            shown += [label(rule_name(kit.words, below)), *edited]
    return shown


def _example(path: str) -> Any:
    """A value of a path that may be empty: that of the first rule set that has one."""
    trees = (rule_book(identity.id).tree for identity in catalogue())
    found = (value_at(tree, path) for tree in trees if has_path(tree, path))
    return next((one for one in found if one is not None), _fallback(path))


def _fallback(path: str) -> Any:
    """Where no rule set has a value: nothing, to begin with."""
    return [0] if get_origin(get_args(_kind(path))[0]) is tuple else 0


def _options(kit: Kit, path: str, kind: Any, value: Any, change: Change) -> list[ft.Control]:
    options = (True, False) if kind is bool else get_args(kind) or NATURALS
    return one_of(kit, path, options, value, change)


def _number(kit: Kit, path: str, _: Any, value: Any, change: Change) -> list[ft.Control]:
    return number(kit, path, value, change)


def _is(*origins: Any) -> Callable[[Any], bool]:
    return lambda kind: kind in origins or get_origin(kind) in origins


EDITORS: tuple[tuple[Callable[[Any], bool], Callable[..., list[ft.Control]]], ...] = (
    (lambda kind: NoneType in get_args(kind), _maybe),
    (_is(bool, str, Literal), _options),
    (_is(int), _number),
    (is_dataclass, _parts),
    (_is(tuple), _tuple),
    (_is(Mapping), _entries),
    (lambda _: True, _all_or_number),
)
"""Which kinds are changed how; the first that fits."""
