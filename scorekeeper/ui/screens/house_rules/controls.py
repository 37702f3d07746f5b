"""Controls that change single values of house rules: chips, numbers and rows."""

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import flet as ft

from scorekeeper.i18n import Label, Words
from scorekeeper.i18n.rule_values import rule_name
from scorekeeper.problem import Problem
from scorekeeper.rules import RuleLibrary, loader
from scorekeeper.ui import kit
from scorekeeper.ui.theme import SENTENCE_LINE_HEIGHT, Face, text
from scorekeeper.view_models.house_rule_values import Change, change_of_part

BuildRow = Callable[[str, Any, Change], list[ft.Control]]
"""Function that takes path, value and `Change` of a table row and returns its controls."""


@dataclass(frozen=True, slots=True)
class NumberRequest:
    """A number that the user is asked to type on the number pad."""

    title: str
    value: int
    on_done: Callable[[int], None]
    """Called with the typed number."""
    is_signed: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ValueControls:
    """Builds the controls for parts of the value of one rule.

    The methods take the path of a part, its value and its `Change`. A tap passes an update to the
    `Change`, which saves the house rules; the screen is then drawn again with the new value.
    """

    words: Words
    ask_number: Callable[[NumberRequest], None]
    """Opens the number pad."""
    base: loader.Tree
    """Values of the rule set."""
    library: RuleLibrary
    """All rule sets, which give examples of values."""
    problems: tuple[Problem, ...] = ()
    """Conflicts between values, each shown beside its value."""
    costs: Collection[str] = ()
    """Paths of penalties: points stored as negative numbers, but typed without a sign."""

    def problem_parts(self, path: str) -> list[ft.Control]:
        """Return a sentence for each problem with the value at a path."""
        return [
            kit.error_text(self.words.problem(problem), id=f"wrong-{path}")
            for problem in self.problems
            if problem.path == path
        ]

    # --- numbers

    def number_button(
        self, path: str, value: int, change: Change, *, title: str = "", is_signed: bool = False
    ) -> ft.Control:
        """Return a button that shows a number and opens the number pad.

        Args:
            path: Path of the number.
            value: The number.
            change: Called with a function from the old number to the new one.
            title: Name of the number; empty for the name of the rule.
            is_signed: True if a negative number can be typed. A number that is negative already
                always allows it, unless it is a penalty (see `costs`).
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
            icon=kit.Icon.KEYPAD,
        )

    def number_row(
        self, title: str, path: str, value: int, change: Change, *, is_signed: bool = False
    ) -> list[ft.Control]:
        """Return a row with a name and its `number_button`, then the problems of the number."""
        button = self.number_button(path, value, change, title=title, is_signed=is_signed)
        row = ft.Row([ft.Container(field_title(title), expand=True), button], spacing=8)
        return [row, *self.problem_parts(path)]

    # --- rows of a table

    def row_cards(
        self,
        path: str,
        value: Sequence[Any],
        change: Change,
        titles: Sequence[str],
        build_row: BuildRow,
        *,
        min_count: int = 0,
    ) -> list[ft.Control]:
        """Return the problems of a table, then a card for each of its rows.

        Args:
            path: Path of the table.
            value: Rows of the table.
            change: Called with a function from the old table to the new one.
            titles: Titles of the rows.
            build_row: Builds the controls of a row.
            min_count: Minimum number of rows; rows can be removed while there are more.
        """
        parts: list[ft.Control] = self.problem_parts(path)
        for index, (row, title) in enumerate(zip(value, titles, strict=True)):
            row_path = f"{path}[{index}]"
            header: list[ft.Control] = [ft.Container(kit.heading(title), expand=True)]
            if len(value) > min_count:
                header.append(self._remove_button(path, index, title, change))
            parts.append(
                kit.card(
                    ft.Row(header),
                    *self.problem_parts(row_path),
                    *build_row(row_path, row, change_of_part(change, index)),
                )
            )
        return parts

    def _remove_button(self, path: str, index: int, title: str, change: Change) -> ft.Control:
        def remove() -> None:
            change(lambda rows: [*rows[:index], *rows[index + 1 :]])

        label = self.words.label("house-row-drop", id=f"drop-{path}-{index}", what=title)
        return kit.icon_button(kit.Icon.DELETE, label, remove)

    def add_button(
        self, path: str, change: Change, further_row: Callable[[Sequence[Any]], Any]
    ) -> ft.Control:
        """Return the button that adds a row; `further_row` makes it from the current rows."""
        return kit.button(
            self.words.label("house-row-add", id=f"add-{path}"),
            lambda: change(lambda rows: [*rows, further_row(rows)]),
            icon=kit.Icon.ADD,
        )


def field_title(title: str) -> ft.Control:
    """Return a text with the name of a value, for a place above or before its controls."""
    return text(title, 15, Face.MEDIUM, line_height=SENTENCE_LINE_HEIGHT)


def single_choice_chips(
    id_prefix: str, options: Iterable[tuple[str, Any, Any]], chosen: Any, change: Change
) -> ft.Control:
    """Return chips for the choice of one value; a tap on a chip sets its value.

    Args:
        id_prefix: Start of the ids of the chips.
        options: Name, end of the id, and value of each chip.
        chosen: The current value.
        change: Called with a function that returns the value of the tapped chip.
    """

    def choice(title: str, id_end: object, value: Any) -> kit.Choice:
        return kit.Choice(
            Label(f"{id_prefix}-{id_end}", title),
            lambda: change(lambda _: value),
            # True and 1 are equal, but not the same value of a rule set.
            is_chosen=value == chosen and type(value) is type(chosen),
        )

    return kit.choices([choice(*option) for option in options])
