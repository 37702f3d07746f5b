"""Controls that change a value of house rules, chosen by its type in the model of rule sets."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, is_dataclass
from types import NoneType
from typing import Any, Literal, get_args, get_origin, get_type_hints

import flet as ft

from scorekeeper.i18n import Label, Words
from scorekeeper.i18n.rules import hand, rule_name, rule_value
from scorekeeper.problem import Problem
from scorekeeper.rules import cards, loader, model
from scorekeeper.scoring.initial_meld import Requirement
from scorekeeper.ui import kit
from scorekeeper.ui.theme import SENTENCE, Face, text
from scorekeeper.view_models.house_rule_values import (
    BAND_STARTS,
    Change,
    Update,
    example_value,
    first_index,
    further_band,
    further_bonus,
    further_special_hands,
    initial_meld_example,
    part_of,
    value_type,
    with_condition_toggled,
    with_further_number,
    with_joined_bands,
    with_toggled,
)

INITIAL_MELD = "initial_meld"
BANDS = "initial_meld.bands"
SPECIAL_HANDS = "special_hands"
BONUSES = "extra_canasta_bonuses"
RED_THREE_STEPS = "red_three_sign.steps"
ALL = "all"
"""The value of a limit that is none, such as the whole pile."""
OR_MORE = 1
EXACTLY = 2
"""Length of a number of canastas in a bonus: [3] is three or more, [3, 3] exactly three."""

BuildRow = Callable[[str, Any, Change], list[ft.Control]]
"""Returns the controls of a row of a table for its path, value and change."""


@dataclass(frozen=True, slots=True)
class NumberRequest:
    """A number that the user is asked to type."""

    title: str
    value: int
    on_done: Callable[[int], None]
    is_signed: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ValueEditor:
    """Builds the controls for the values of one rule."""

    words: Words
    ask_number: Callable[[NumberRequest], None]
    base: loader.Tree
    """Values of the rule set."""
    problems: tuple[Problem, ...] = ()
    """Conflicts of the house rules, shown beside the values that they are about."""
    costs: Collection[str] = ()
    """Paths that take points off, so that they are typed without a sign."""

    def parts(self, path: str, value: Any, change: Change) -> list[ft.Control]:
        """Return the controls of a value, with its problems.

        Args:
            path: Dotted path of the value.
            value: The value that is played.
            change: Changes it.
        """
        tables: Mapping[str, Callable[[Any, Change], list[ft.Control]]] = {
            INITIAL_MELD: self._initial_meld_parts,
            SPECIAL_HANDS: self._special_hand_parts,
            BONUSES: self._bonus_parts,
            RED_THREE_STEPS: self._red_three_parts,
        }
        if path in tables:
            return tables[path](value, change)
        by_type = self._parts_by_type(path, value_type(path), value, change)
        return [*by_type, *self._problem_parts(path)]

    def _parts_by_type(self, path: str, kind: Any, value: Any, change: Change) -> list[ft.Control]:
        type_arguments = get_args(kind)
        origin = get_origin(kind) or kind
        if NoneType in type_arguments:
            return self._optional_parts(path, kind, value, change)
        if origin in (bool, str, Literal):
            return [self._one_of(path, kind, value, change)]
        if is_dataclass(kind):
            return self._field_parts(path, kind, value, change)
        if origin is tuple:
            is_of_codes = str in type_arguments
            build = self._any_of_parts if is_of_codes else self._number_list_parts
            return build(path, value, change)
        if origin is Mapping:
            return self._entry_parts(path, value, change)
        return self._limit_parts(path, kind, value, change)

    def _problem_parts(self, path: str) -> list[ft.Control]:
        return [
            kit.error_text(self.words.problem(problem), id=f"wrong-{path}")
            for problem in self.problems
            if problem.path == path
        ]

    # --- values that may be absent

    def _optional_parts(self, path: str, kind: Any, value: Any, change: Change) -> list[ft.Control]:
        """Return the choice between no such rule and a value, and the controls of the value."""
        parts = [self._absent_or_value(path, None, example_value(path), value, change)]
        if value is not None:
            (present_kind,) = (each for each in get_args(kind) if each is not NoneType)
            parts += self._parts_by_type(path, present_kind, value, change)
        return parts

    def _limit_parts(self, path: str, kind: Any, value: Any, change: Change) -> list[ft.Control]:
        """Return the control of a number, after the choice of no limit if there may be none."""
        parts: list[ft.Control] = []
        if kind is not int:
            parts.append(self._absent_or_value(path, ALL, 1, value, change))
        if value != ALL:
            parts.append(ft.Row([self._number_button(path, value, change)]))
        return parts

    def _absent_or_value(
        self, path: str, absent: Any, example: Any, value: Any, change: Change
    ) -> ft.Control:
        """Return two chips: the value for "none", and another one, an example to begin with."""
        is_present = value != absent
        key = "house-a-number" if isinstance(example, int) else "house-as-follows"

        def remove() -> None:
            change(lambda _: absent)

        def provide() -> None:
            change(lambda _: value if is_present else example)

        absent_label = Label(f"none-{path}", rule_value(self.words, path, absent))
        present_label = self.words.label(key, id=f"some-{path}")
        return kit.choices(
            [
                kit.Choice(absent_label, remove, is_chosen=not is_present),
                kit.Choice(present_label, provide, is_chosen=is_present),
            ]
        )

    # --- single values

    def _one_of(self, path: str, kind: Any, value: Any, change: Change) -> ft.Control:
        """Return chips for yes and no, for codes, or for ranks."""
        options: Sequence[Any] = get_args(kind) or cards.NATURALS
        if kind is bool:
            options = (True, False)
        named = [(rule_value(self.words, path, option), option, option) for option in options]
        return pick_one(f"is-{path}", named, value, change)

    def _any_of_parts(self, path: str, value: Sequence[Any], change: Change) -> list[ft.Control]:
        """Return chips for ranks or for types of canastas, of which any number is chosen."""
        options: Sequence[str] = (cards.ANY_TYPE, *cards.types_by_id())
        if path.startswith("meld_rules."):
            options = cards.NATURALS

        def choice(option: str) -> kit.Choice:
            label = Label(f"has-{path}-{option}", rule_value(self.words, path, [option]))
            return kit.Choice(
                label,
                lambda: change(lambda chosen: with_toggled(options, chosen, option)),
                is_chosen=option in value,
            )

        return [kit.choices([choice(option) for option in options])]

    def _number_button(
        self, path: str, value: int, change: Change, *, title: str = "", is_signed: bool = False
    ) -> ft.Control:
        """Return a number that opens the number pad.

        Args:
            path: Path of the number.
            value: The number.
            change: Changes it.
            title: Its name; by default that of the rule.
            is_signed: Whether it may be negative. One that is negative may always be.
        """
        is_cost = path in self.costs
        name = title or rule_name(self.words, path)

        def set_number(typed: int) -> None:
            change(lambda _: -typed if is_cost else typed)

        request = NumberRequest(
            title=name,
            value=-value if is_cost else value,
            on_done=set_number,
            is_signed=(is_signed or value < 0) and not is_cost,
        )
        number = self.words.number(value)
        says = self.words.text("house-number-label", what=name, number=number)
        return kit.button(
            Label(f"number-{path}", number, says=says),
            lambda: self.ask_number(request),
            icon=ft.Icons.DIALPAD,
        )

    def _named_number(
        self, title: str, path: str, value: int, change: Change, *, is_signed: bool = False
    ) -> list[ft.Control]:
        """Return a number after its name, and its problems."""
        button = self._number_button(path, value, change, title=title, is_signed=is_signed)
        row = ft.Row([ft.Container(field_title(title), expand=True), button], spacing=8)
        return [row, *self._problem_parts(path)]

    # --- values with parts

    def _field_parts(self, path: str, kind: Any, value: Any, change: Change) -> list[ft.Control]:
        parts: list[ft.Control] = []
        for field in get_type_hints(kind):
            field_change = part_of(change, field)
            parts += self._named_parts(f"{path}.{field}", value[field], field_change)
        return parts

    def _entry_parts(self, path: str, value: Mapping[str, Any], change: Change) -> list[ft.Control]:
        """Return the entries of a table: cards, or what changes with a number of players."""
        parts: list[ft.Control] = []
        for key, entry in value.items():
            build = self._entry_parts if isinstance(entry, Mapping) else self._named_parts
            parts += build(f"{path}.{key}", entry, part_of(change, key))
        return parts

    def _named_parts(self, path: str, value: Any, change: Change) -> list[ft.Control]:
        return [field_title(rule_name(self.words, path)), *self.parts(path, value, change)]

    def _number_list_parts(
        self, path: str, value: Sequence[int], change: Change
    ) -> list[ft.Control]:
        """Return a row for each number, and the buttons that make the list shorter and longer."""
        words = self.words
        first = first_index(path)
        parts: list[ft.Control] = []
        for index in range(first, len(value)):
            title = words.text("house-row-number", place=index + 1 - first)
            number_change = part_of(change, index)
            parts += self._named_number(title, f"{path}[{index}]", value[index], number_change)

        def remove_last() -> None:
            change(lambda numbers: numbers[:-1])

        less = kit.button(
            words.label("house-row-less", id=f"less-{path}"),
            remove_last if len(value) > 1 else None,
            icon=ft.Icons.REMOVE,
            expand=True,
        )
        more = kit.button(
            words.label("house-row-more", id=f"more-{path}"),
            lambda: change(with_further_number),
            icon=ft.Icons.ADD,
            expand=True,
        )
        return [*parts, ft.Row([less, more], spacing=8)]

    # --- tables

    def _row_cards(
        self,
        path: str,
        value: Sequence[Any],
        change: Change,
        titles: Sequence[str],
        build_row: BuildRow,
        *,
        min_count: int = 0,
    ) -> list[ft.Control]:
        """Return a card for each row of a table, after the problems of the table.

        Args:
            path: Path of the table.
            value: Its rows.
            change: Changes the table.
            titles: Titles of the rows.
            build_row: Builds the controls of a row.
            min_count: Rows that must stay; further ones have a button that removes them.
        """
        parts: list[ft.Control] = self._problem_parts(path)
        for index, (row, title) in enumerate(zip(value, titles, strict=True)):
            row_path = f"{path}[{index}]"
            header: list[ft.Control] = [ft.Container(kit.heading(title), expand=True)]
            if len(value) > min_count:
                header.append(self._remove_button(path, index, title, change))
            parts.append(
                kit.card(
                    ft.Row(header),
                    *self._problem_parts(row_path),
                    *build_row(row_path, row, part_of(change, index)),
                )
            )
        return parts

    def _remove_button(self, path: str, index: int, title: str, change: Change) -> ft.Control:
        def remove() -> None:
            change(lambda rows: [*rows[:index], *rows[index + 1 :]])

        label = self.words.label("house-row-drop", id=f"drop-{path}-{index}", what=title)
        return kit.icon_button(ft.Icons.DELETE_OUTLINE, label, remove)

    def _add_button(
        self, path: str, change: Change, further_row: Callable[[Sequence[Any]], Any]
    ) -> ft.Control:
        """Return the button that adds a row, which `further_row` makes of the others."""
        return kit.button(
            self.words.label("house-row-add", id=f"add-{path}"),
            lambda: change(lambda rows: [*rows, further_row(rows)]),
            icon=ft.Icons.ADD,
        )

    def _points_parts(self, path: str, row: Mapping[str, Any], change: Change) -> list[ft.Control]:
        title = self.words.text("house-points")
        return self._named_number(title, f"{path}.points", row["points"], part_of(change, "points"))

    def _initial_meld_parts(self, value: Mapping[str, Any], change: Change) -> list[ft.Control]:
        """Return what the initial melds depend on, and a row for each range."""
        start_field = BAND_STARTS[value["by"]]
        bands_change = part_of(change, "bands")

        def change_bands(update: Update) -> None:
            bands_change(lambda bands: with_joined_bands(update(bands), bands, start_field))

        def build_row(path: str, band: Mapping[str, Any], change: Change) -> list[ft.Control]:
            return self._band_parts(path, band, change, start_field)

        titles = rule_value(self.words, INITIAL_MELD, value).split("\n")
        return [
            field_title(self.words.text("house-band-by")),
            kit.choices([self._dependence_choice(by, value, change) for by in BAND_STARTS]),
            *self._row_cards(BANDS, value["bands"], change_bands, titles, build_row, min_count=1),
            self._add_button(BANDS, change_bands, lambda bands: further_band(bands, start_field)),
        ]

    def _dependence_choice(self, by: str, value: Mapping[str, Any], change: Change) -> kit.Choice:
        """Return the choice of what the initial melds depend on, with an example to begin with."""
        example = initial_meld_example(self.base, by)
        label = Label(f"by-{by}", rule_value(self.words, "initial_meld.by", by))
        is_chosen = value["by"] == by
        if example is None:
            return kit.Choice(label, None, is_chosen=is_chosen)
        return kit.Choice(label, lambda: change(lambda _: example), is_chosen=is_chosen)

    def _band_parts(
        self, path: str, band: Mapping[str, Any], change: Change, start_field: str
    ) -> list[ft.Control]:
        words = self.words
        parts: list[ft.Control] = []
        # The first row has no start: it is open below, or begins with the first deal.
        has_start = start_field in band and (start_field == "from" or band["hand"] > 1)
        if has_start:
            parts += self._named_number(
                words.text(f"house-band-{start_field}"),
                f"{path}.{start_field}",
                band[start_field],
                part_of(change, start_field),
                is_signed=True,
            )
        parts += self._named_number(
            words.text("house-band-points"),
            f"{path}.points",
            band["points"],
            part_of(change, "points"),
        )
        needs: list[tuple[str, Any, Any]] = [(words.text("house-band-points-alone"), "none", None)]
        needs += [
            (words.requirement(Requirement(0, need, "")), need, need)
            for need in get_args(model.Need)
        ]
        needs_chips = pick_one(f"needs-{path}", needs, band.get("needs"), part_of(change, "needs"))
        return [*parts, needs_chips]

    def _special_hand_parts(self, value: Sequence[Any], change: Change) -> list[ft.Control]:
        words = self.words

        def build_row(path: str, row: Mapping[str, Any], change: Change) -> list[ft.Control]:
            answers = [
                (words.text(f"value-{answer}"), answer, answer == "yes") for answer in ("yes", "no")
            ]
            wins = bool(row.get("wins_match"))
            return [
                *self._points_parts(path, row, change),
                field_title(words.text("house-hand-wins")),
                pick_one(f"is-{path}.wins_match", answers, wins, part_of(change, "wins_match")),
            ]

        def add_choice(row: Mapping[str, Any]) -> kit.Choice:
            label = Label(f"add-hand-{row['id']}", f"+ {hand(words, row['id'])}")
            return kit.Choice(label, lambda: change(lambda rows: [*rows, row]))

        titles = [hand(words, row["id"]) for row in value]
        parts = self._row_cards(SPECIAL_HANDS, value, change, titles, build_row)
        further = further_special_hands(value)
        if further:
            parts.append(field_title(words.text("house-hand-add")))
            parts.append(kit.choices([add_choice(row) for row in further]))
        return parts

    def _bonus_parts(self, value: Sequence[Any], change: Change) -> list[ft.Control]:
        """Return the bonuses, each with its points and the canastas that it needs."""
        titles = [rule_value(self.words, BONUSES, [row]) for row in value]
        return [
            *self._row_cards(BONUSES, value, change, titles, self._bonus_row_parts),
            self._add_button(BONUSES, change, further_bonus),
        ]

    def _bonus_row_parts(
        self, path: str, row: Mapping[str, Any], change: Change
    ) -> list[ft.Control]:
        conditions = row["when"]
        conditions_path = f"{path}.when"
        conditions_change = part_of(change, "when")

        def type_choice(kind: str) -> kit.Choice:
            label = Label(f"when-{conditions_path}-{kind}", self._canasta_type(kind))
            is_chosen = kind in conditions
            # A bonus needs a canasta: the last type cannot be removed.
            if is_chosen and len(conditions) == 1:
                return kit.Choice(label, None, is_chosen=True)
            return kit.Choice(
                label,
                lambda: conditions_change(lambda when: with_condition_toggled(when, kind)),
                is_chosen=is_chosen,
            )

        parts = [
            *self._points_parts(path, row, change),
            field_title(self.words.text("house-bonus-when")),
            kit.choices([type_choice(kind) for kind in (cards.ANY_TYPE, *cards.types_by_id())]),
        ]
        for kind, allowed in conditions.items():
            count_change = part_of(conditions_change, kind)
            parts += self._count_parts(f"{conditions_path}.{kind}", kind, allowed, count_change)
        return parts

    def _count_parts(
        self, path: str, kind: str, allowed: Sequence[int], change: Change
    ) -> list[ft.Control]:
        """Return a number of canastas of a type: so many or more, or exactly so many."""

        def change_number(update: Update) -> None:
            change(lambda now: [update(now[0])] * len(now))

        def choice(name: str, length: int) -> kit.Choice:
            label = self.words.label(f"house-bonus-{name}", id=f"{name}-{path}")
            return kit.Choice(
                label,
                lambda: change(lambda now: [now[0]] * length),
                is_chosen=len(allowed) == length,
            )

        title = self.words.text("house-bonus-count", type=self._canasta_type(kind))
        return [
            *self._named_number(title, path, allowed[0], change_number),
            kit.choices([choice("more", OR_MORE), choice("exactly", EXACTLY)]),
        ]

    def _canasta_type(self, kind: str) -> str:
        return rule_value(self.words, "go_out_requirement.exclude", [kind])

    def _red_three_parts(self, value: Sequence[Any], change: Change) -> list[ft.Control]:
        """Return the numbers of canastas from which red threes count for or against a side."""
        words = self.words

        def build_row(path: str, row: Sequence[int], change: Change) -> list[ft.Control]:
            signs = [
                (words.text(f"value-red_three_sign-{name}"), name, sign)
                for name, sign in (("plus", 1), ("zero", 0), ("minus", -1))
            ]
            title = words.text("house-step-least")
            return [
                *self._named_number(title, f"{path}[0]", row[0], part_of(change, 0)),
                pick_one(f"sign-{path}", signs, row[1], part_of(change, 1)),
            ]

        titles = rule_value(words, RED_THREE_STEPS, value).split("\n")
        cards_of_steps = self._row_cards(
            RED_THREE_STEPS, value, change, titles, build_row, min_count=1
        )
        add = self._add_button(RED_THREE_STEPS, change, lambda steps: [steps[-1][0] + 1, 1])
        return [*cards_of_steps, add]


def field_title(title: str) -> ft.Control:
    """Return the name of a value above or before its controls."""
    return text(title, 15, Face.MEDIUM, line=SENTENCE)


def pick_one(
    id_prefix: str, options: Iterable[tuple[str, Any, Any]], chosen: Any, change: Change
) -> ft.Control:
    """Return chips of which one is chosen.

    Args:
        id_prefix: Begins the ids of the chips.
        options: Name, end of the id, and value of each.
        chosen: The current value.
        change: Changes it.
    """

    def choice(title: str, id_end: object, value: Any) -> kit.Choice:
        return kit.Choice(
            Label(f"{id_prefix}-{id_end}", title),
            lambda: change(lambda _: value),
            # True and 1 are equal, but not the same value of a rule set.
            is_chosen=value == chosen and type(value) is type(chosen),
        )

    return kit.choices([choice(*option) for option in options])
