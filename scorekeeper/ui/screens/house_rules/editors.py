"""The controls that change a value of a rule set, chosen by its kind in the model of rule sets."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, is_dataclass
from functools import partial
from itertools import pairwise, starmap
from types import NoneType
from typing import Any, Literal, get_args, get_origin, get_type_hints

import flet as ft

from scorekeeper.i18n import Words
from scorekeeper.i18n.rules import hand, rule_name, rule_value
from scorekeeper.problem import Problem
from scorekeeper.rules import cards, catalogue, loader, model, rule_book, validation
from scorekeeper.scoring.initial_meld import Requirement
from scorekeeper.ui.theme import SENTENCE, Face, text
from scorekeeper.ui.widgets import buttons, keypad

BANDS, HANDS, BONUSES = "initial_meld.bands", "special_hands", "extra_canasta_bonuses"
STEPS, BY_PLAYERS = "red_three_sign.steps", "by_players"
ALL = "all"
STARTS = {"score": "from", "hand_number": "hand"}
"""The field in which a row of the first melds begins, by what the table goes by."""

Update = Callable[[Any], Any]
Change = Callable[[Update], None]
"""Changes a value by a function that makes the new one of the old one."""
Option = tuple[str, str, buttons.Handler | None, bool]
"""A chip: its label, its name, its handler, and whether it is chosen."""
Cells = Callable[[str, Any, Change], list[ft.Control]]
"""The controls of one row of a table, of its path, value and change."""


def part_of(change: Change, key: str | int) -> Change:
    """The change of one field or item, made of that of the object or list it is in."""

    def put(whole: Any, update: Update) -> Any:
        if isinstance(key, int):
            return [update(item) if n == key else item for n, item in enumerate(whole)]
        return {**whole, key: update(whole.get(key))}

    return lambda update: change(lambda whole: put(whole, update))


def put_value(change: Change, value: Any) -> buttons.Handler:
    return lambda: change(lambda _: value)


@dataclass(frozen=True, slots=True, kw_only=True)
class ValueEditor:
    words: Words
    ask: Callable[[keypad.Asked], None]
    """Opens the number pad."""
    base: loader.Tree
    """The values of the rule set itself."""
    wrong: tuple[Problem, ...] = ()
    costs: Collection[str] = ()
    """The paths that take points off, so that they are typed without a sign."""

    def controls(self, path: str, value: Any, change: Change) -> list[ft.Control]:
        """The controls of a value, and below them what is wrong with it."""
        tables: Mapping[str, Callable[[Any, Change], list[ft.Control]]] = {
            "initial_meld": self._first_melds,
            HANDS: self._special_hands,
            BONUSES: self._bonuses,
            STEPS: self._steps,
        }
        if path in tables:
            return tables[path](value, change)
        return [*self._by_kind(path, _kind(path), value, change), *self._complaints(path)]

    def _by_kind(self, path: str, kind: Any, value: Any, change: Change) -> list[ft.Control]:
        args, origin = get_args(kind), get_origin(kind) or kind
        controls: list[ft.Control] = []
        if NoneType in args:
            (some,) = (arg for arg in args if arg is not NoneType)
            controls.append(self._absent_or(path, None, _example(path), value, change))
            if value is not None:
                controls += self._by_kind(path, some, value, change)
        elif origin in (bool, str, Literal):
            options = (True, False) if kind is bool else args or cards.NATURALS
            named = [(rule_value(self.words, path, option), option, option) for option in options]
            controls.append(pick(f"is-{path}", named, value, change))
        elif is_dataclass(kind):
            for field in get_type_hints(kind):
                controls += self._named(f"{path}.{field}", value[field], part_of(change, field))
        elif origin is tuple and str in args:
            is_cards = path.startswith("meld_rules.")
            options = cards.NATURALS if is_cards else (cards.ANY_TYPE, *cards.types_by_id())
            controls.append(self._several(path, options, value, change))
        elif origin is tuple:
            controls = self._numbers(path, value, change)
        elif origin is Mapping:
            controls = self._entries(path, value, change)
        else:
            if kind is not int:
                controls.append(self._absent_or(path, ALL, 1, value, change))
            if value != ALL:
                controls.append(ft.Row([self._number(path, value, change)]))
        return controls

    def _named(self, path: str, value: Any, change: Change) -> list[ft.Control]:
        return [label(rule_name(self.words, path)), *self.controls(path, value, change)]

    def _entries(self, path: str, value: Mapping[str, Any], change: Change) -> list[ft.Control]:
        """Each entry of a table by its name: a card, or what changes with a number of players."""
        controls: list[ft.Control] = []
        for key, entry in value.items():
            draw = self._entries if isinstance(entry, Mapping) else self._named
            controls += draw(f"{path}.{key}", entry, part_of(change, key))
        return controls

    def _complaints(self, path: str) -> list[ft.Control]:
        wrong = (self.words.problem(problem) for problem in self.wrong if problem.path == path)
        return [buttons.complaint(sentence, name=f"wrong-{path}") for sentence in wrong]

    # --- one value

    def _absent_or(
        self, path: str, absent: Any, example: Any, value: Any, change: Change
    ) -> ft.Control:
        """Two chips: the value that is none, or one of its own, an example to begin with."""
        is_there = value != absent
        key = "house-a-number" if isinstance(example, int) else "house-as-follows"
        some = put_value(change, value if is_there else example)
        none = rule_value(self.words, path, absent)
        options = [
            (none, f"none-{path}", put_value(change, absent), not is_there),
            (self.words.text(key), f"some-{path}", some, is_there),
        ]
        return chips(options)

    def _several(
        self, path: str, options: Sequence[str], value: Sequence[str], change: Change
    ) -> ft.Control:
        """Chips of which any number can be chosen; they stay in the order of the options."""

        def turned(option: str) -> buttons.Handler:
            return lambda: change(lambda now: [o for o in options if o in set(now) ^ {option}])

        def option(o: str) -> Option:
            return rule_value(self.words, path, [o]), f"has-{path}-{o}", turned(o), o in value

        return chips(map(option, options))

    def _number(
        self, path: str, value: int, change: Change, *, title: str = "", signed: bool = False
    ) -> ft.Control:
        """A number that opens the pad; what is taken off is typed without its sign."""
        is_cost, number = path in self.costs, self.words.number(value)
        title = title or rule_name(self.words, path)
        asked = keypad.Asked(
            title=title,
            value=-value if is_cost else value,
            on_done=lambda new: change(lambda _: -new if is_cost else new),
            signed=(signed or value < 0) and not is_cost,
        )
        label = self.words.text("house-number-label", what=title, number=number)
        return keypad.number_button(number, label, partial(self.ask, asked), name=f"number-{path}")

    def _line(
        self, key: str, path: str, value: int, change: Change, *, signed: bool = False, **what: Any
    ) -> list[ft.Control]:
        """A number behind its title, and what is wrong with it."""
        title = self.words.text(key, **what)
        number = self._number(path, value, change, title=title, signed=signed)
        row = ft.Row([ft.Container(label(title), expand=True), number], spacing=8)
        return [row, *self._complaints(path)]

    def _numbers(self, path: str, value: Sequence[int], change: Change) -> list[ft.Control]:
        """A row for each number, the last of which can be taken away, and one more added.

        One more is as far from the last as that is from the one before it.
        """
        words = self.words
        # the first number of points for so many threes is for no card at all, and so always 0
        of_threes = "red_three_values", "black_three.tabled_values", "black_three.captured_values"
        first = 1 if path in of_threes else 0

        def longer(now: Sequence[int]) -> list[int]:
            *_, before, last = (0, *now) if now else (0, 0)
            return [*now, last + max(last - before, 0)]

        def end(key: str, tap: buttons.Handler | None, icon: ft.IconData, name: str) -> ft.Control:
            return buttons.button(words.text(key), tap, icon=icon, name=name, expand=True)

        controls: list[ft.Control] = []
        for n, number in list(enumerate(value))[first:]:
            where, put = f"{path}[{n}]", part_of(change, n)
            controls += self._line("house-row-number", where, number, put, place=n + 1 - first)
        less = (lambda: change(lambda now: now[:-1])) if len(value) > 1 else None
        ends = [
            end("house-row-less", less, ft.Icons.REMOVE, f"less-{path}"),
            end("house-row-more", lambda: change(longer), ft.Icons.ADD, f"more-{path}"),
        ]
        return [*controls, ft.Row(ends, spacing=8)]

    # --- tables

    def _rows(
        self,
        path: str,
        value: Sequence[Any],
        change: Change,
        titles: Sequence[str],
        cells: Cells,
        *,
        least: int = 0,
    ) -> list[ft.Control]:
        """A card for each row under its title; rows beyond `least` can be taken away."""

        def drop(place: int, title: str) -> ft.Control:
            label, name = self.words.text("house-row-drop", what=title), f"drop-{path}-{place}"
            tap = partial(change, lambda now: [*now[:place], *now[place + 1 :]])
            return buttons.icon_button(ft.Icons.DELETE_OUTLINE, label, tap, name=name)

        controls: list[ft.Control] = self._complaints(path)
        for place, (row, title) in enumerate(zip(value, titles, strict=True)):
            where = f"{path}[{place}]"
            head: list[ft.Control] = [ft.Container(buttons.heading(title), expand=True)]
            if len(value) > least:
                head.append(drop(place, title))
            parts = [*self._complaints(where), *cells(where, row, part_of(change, place))]
            box = buttons.card(ft.Row(head), *parts)
            box.border = ft.Border.all(1, ft.Colors.OUTLINE_VARIANT)
            controls.append(box)
        return controls

    def _add(self, path: str, change: Change, new: Callable[[Sequence[Any]], Any]) -> ft.Control:
        """The button that puts one more row below; `new` makes it of those that there are."""
        label, tap = self.words.text("house-row-add"), partial(change, lambda now: [*now, new(now)])
        return buttons.button(label, tap, icon=ft.Icons.ADD, name=f"add-{path}")

    def _points(self, path: str, row: Mapping[str, Any], change: Change) -> list[ft.Control]:
        put = part_of(change, "points")
        return self._line("house-points", f"{path}.points", row["points"], put)

    def _first_melds(self, value: Mapping[str, Any], change: Change) -> list[ft.Control]:
        words, by = self.words, value["by"]
        field, put = STARTS[by], part_of(change, "bands")

        def change_bands(update: Update) -> None:
            put(lambda now: joined(update(now), now, field))

        def example(of: str) -> Any:
            trees = [self.base, *_trees()]
            return next((t["initial_meld"] for t in trees if t["initial_meld"]["by"] == of), None)

        def kind(of: str) -> Option:
            table = example(of)
            tap = None if table is None else put_value(change, table)
            return rule_value(words, "initial_meld.by", of), f"by-{of}", tap, of == by

        def cells(path: str, band: Mapping[str, Any], put: Change) -> list[ft.Control]:
            alone, kinds = words.text("house-band-points-alone"), get_args(model.Need)
            needs: list[tuple[str, Any, Any]] = [(alone, "none", None)]
            needs += [(words.requirement(Requirement(0, n, "")), n, n) for n in kinds]
            lines: list[ft.Control] = []
            if field in band and (field == "from" or band["hand"] > 1):
                start, put_start = f"{path}.{field}", part_of(put, field)
                key, number = f"house-band-{field}", band[field]
                lines = self._line(key, start, number, put_start, signed=True)
            put_points = part_of(put, "points")
            lines += self._line("house-band-points", f"{path}.points", band["points"], put_points)
            needing = pick(f"needs-{path}", needs, band.get("needs"), part_of(put, "needs"))
            return [*lines, needing]

        def one_more(bands: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
            """A row as far above the last as that is above the one before it."""
            starts = [band.get(field, 0) for band in bands]
            step = max(starts[-1] - starts[-2], 1) if starts[1:] else 1
            return {**bands[-1], field: starts[-1] + step}

        titles = rule_value(words, "initial_meld", value).split("\n")
        return [
            label(words.text("house-band-by")),
            chips(map(kind, STARTS)),
            *self._rows(BANDS, value["bands"], change_bands, titles, cells, least=1),
            self._add(BANDS, change_bands, one_more),
        ]

    def _special_hands(self, value: Sequence[Any], change: Change) -> list[ft.Control]:
        words = self.words

        def cells(path: str, row: Mapping[str, Any], put: Change) -> list[ft.Control]:
            answers = [(words.text(f"value-{n}"), n, n == "yes") for n in ("yes", "no")]
            wins, put_wins = bool(row.get("wins_match")), part_of(put, "wins_match")
            return [
                *self._points(path, row, put),
                label(words.text("house-hand-wins")),
                pick(f"is-{path}.wins_match", answers, wins, put_wins),
            ]

        known: dict[str, Any] = {}
        for row in (row for tree in _trees() for row in tree[HANDS]):
            known.setdefault(row["id"], row)
        here = {row["id"] for row in value}

        def choice(name: str, row: Any) -> ft.Control:
            tap = partial(change, lambda now: [*now, row])
            return buttons.choice(hand(words, name), tap, name=f"add-hand-{name}", mark="+ ")

        more = [choice(name, row) for name, row in known.items() if name not in here]
        titles = [hand(words, row["id"]) for row in value]
        adding = [label(words.text("house-hand-add")), buttons.choices(more)] if more else []
        return [*self._rows(HANDS, value, change, titles, cells), *adding]

    def _bonuses(self, value: Sequence[Any], change: Change) -> list[ft.Control]:
        """Bonuses, each with its points and how many canastas of which types it is for."""
        words, types = self.words, (cards.ANY_TYPE, *cards.types_by_id())

        def name_of(kind: str) -> str:
            return rule_value(words, "go_out_requirement.exclude", [kind])

        def cells(path: str, row: Mapping[str, Any], put: Change) -> list[ft.Control]:
            when, where, put_when = row["when"], f"{path}.when", part_of(put, "when")

            def turned(kind: str) -> buttons.Handler | None:
                if kind in when and len(when) == 1:
                    return None
                return lambda: put_when(lambda n: _with(n, kind, None if kind in n else [1]))

            kinds = ((name_of(k), f"when-{where}-{k}", turned(k), k in when) for k in types)
            parts = [*self._points(path, row, put), label(words.text("house-bonus-when"))]
            parts.append(chips(kinds))
            for kind, allowed in when.items():
                parts += count(f"{where}.{kind}", kind, allowed, part_of(put_when, kind))
            return parts

        def count(path: str, kind: str, allowed: Sequence[int], put: Change) -> list[ft.Control]:
            """So many or more are written once, so many exactly twice."""

            def put_number(update: Update) -> None:
                put(lambda now: [update(now[0])] * len(now))

            def option(how: str, times: int) -> Option:
                tap = partial(put, lambda now: [now[0]] * times)
                is_chosen = (len(allowed) > 1) == (times > 1)
                return words.text(f"house-bonus-{how}"), f"{how}-{path}", tap, is_chosen

            key, title = "house-bonus-count", name_of(kind)
            line = self._line(key, path, allowed[0], put_number, type=title)
            return [*line, chips([option("more", 1), option("exactly", 2)])]

        def one_more(bonuses: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
            """A bonus to begin with: that of a rule set that has one, under an id of its own."""
            known = [row for tree in _trees() for row in tree[BONUSES]]
            example = next(iter([*bonuses, *known]), {"points": 0, "when": {cards.ANY_TYPE: [1]}})
            taken = {row["id"] for row in bonuses}
            ids = (f"own_{n}" for n in range(1, len(taken) + 2))
            return {**example, "id": next(name for name in ids if name not in taken)}

        titles = [rule_value(words, BONUSES, [row]) for row in value]
        adding = self._add(BONUSES, change, one_more)
        return [*self._rows(BONUSES, value, change, titles, cells), adding]

    def _steps(self, value: Sequence[Any], change: Change) -> list[ft.Control]:
        """From how many canastas on red threes count for a side, against it, or not at all."""

        def cells(path: str, row: Sequence[int], put: Change) -> list[ft.Control]:
            names = (("plus", 1), ("zero", 0), ("minus", -1))
            signs = [(self.words.text(f"value-red_three_sign-{n}"), n, sign) for n, sign in names]
            least = self._line("house-step-least", f"{path}[0]", row[0], part_of(put, 0))
            return [*least, pick(f"sign-{path}", signs, row[1], part_of(put, 1))]

        titles = rule_value(self.words, STEPS, value).split("\n")
        adding = self._add(STEPS, change, lambda now: [now[-1][0] + 1, 1])
        return [*self._rows(STEPS, value, change, titles, cells, least=1), adding]


def label(words: str) -> ft.Control:
    return text(words, 15, Face.MEDIUM, line=SENTENCE)


def chips(options: Iterable[Option]) -> ft.Control:
    every = [buttons.choice(label, tap, name=name, selected=on) for label, name, tap, on in options]
    return buttons.choices(every)


def pick(
    name: str, options: Iterable[tuple[str, Any, Any]], selected: Any, change: Change
) -> ft.Control:
    """A row of chips of which one is chosen: the label of each, the end of its name, its value."""

    def option(label: str, end: Any, value: Any) -> Option:
        is_chosen = value == selected and type(value) is type(selected)
        return label, f"{name}-{end}", put_value(change, value), is_chosen

    return chips(starmap(option, options))


def joined(
    bands: Sequence[Mapping[str, Any]], before: Sequence[Mapping[str, Any]], field: str
) -> list[dict[str, Any]]:
    """Rows that follow one another: the first open below, each up to where the next begins.

    `before` are the rows as they were: the points between two of them stay as they are.
    """
    rows = [{key: item for key, item in band.items() if item is not None} for band in bands]
    if field == "hand":
        return [{**row, "hand": row["hand"] if n else 1} for n, row in enumerate(rows)]
    gaps = (b["from"] - a["to"] for a, b in pairwise(before) if "to" in a and "from" in b)
    gap = next(gaps, 1)
    rows[0].pop("from", None)
    rows[-1].pop("to", None)
    for row, after in pairwise(rows):
        row["to"] = after["from"] - gap
    return rows


def _with(fields: Mapping[str, Any], key: str, value: Any) -> dict[str, Any]:
    """Fields with another value of one; None takes it away."""
    rest = {name: field for name, field in fields.items() if name != key}
    return rest if value is None else {**rest, key: value}


def _kind(path: str) -> Any:
    """The kind at a path; what changes with the number of players has that of its own path."""
    if path.startswith(f"{BY_PLAYERS}."):
        _, _, rest = path.removeprefix(f"{BY_PLAYERS}.").partition(".")
        return validation.kind_at(rest or path)
    return validation.kind_at(path)


def _trees() -> list[loader.Tree]:
    return [rule_book(identity.id).tree for identity in catalogue()]


def _example(path: str) -> Any:
    """A value of a path that may be empty: that of the first rule set that has one."""
    values = (loader.value_at(tree, path) for tree in _trees() if loader.has_path(tree, path))
    nothing = [0] if get_origin(get_args(_kind(path))[0]) is tuple else 0
    return next((value for value in values if value is not None), nothing)
