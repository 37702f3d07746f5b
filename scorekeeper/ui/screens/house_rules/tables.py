"""Controls for the four values of house rules that are tables.

The initial melds, the special hands, the bonuses for several canastas, and the steps of the sign
of red threes. Each function returns the controls of a whole table; `TABLES` has them by path.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, get_args

import flet as ft

from scorekeeper.i18n import Label, Words
from scorekeeper.i18n.rule_values import hand_name, rule_value
from scorekeeper.rules import cards, model
from scorekeeper.scoring.initial_meld import Requirement
from scorekeeper.ui import kit
from scorekeeper.ui.screens.house_rules.controls import (
    ValueControls,
    field_title,
    single_choice_chips,
)
from scorekeeper.view_models.house_rule_values import (
    BAND_STARTS,
    Change,
    Update,
    change_of_part,
    further_band,
    further_bonus,
    further_special_hands,
    initial_meld_example,
    with_condition_toggled,
    with_joined_bands,
)

INITIAL_MELD = "initial_meld"
BANDS = "initial_meld.bands"
SPECIAL_HANDS = "special_hands"
BONUSES = "extra_canasta_bonuses"
RED_THREE_STEPS = "red_three_sign.steps"
OR_MORE = 1
EXACTLY = 2
"""Length of a number of canastas in a bonus: [3] is three or more, [3, 3] exactly three."""


def _points_row(
    controls: ValueControls, path: str, row: Mapping[str, Any], change: Change
) -> list[ft.Control]:
    """Return a row with a button for the points of a table row, then the problems of the points."""
    title = controls.words.text("house-points")
    points_change = change_of_part(change, "points")
    return controls.number_row(title, f"{path}.points", row["points"], points_change)


# --- initial melds


def initial_meld_parts(
    controls: ValueControls, value: Mapping[str, Any], change: Change
) -> list[ft.Control]:
    """Return chips for dependence on score or deal number, and a card for each range.

    The last part is a button that adds a range.
    """
    start_field = BAND_STARTS[value["by"]]
    bands_change = change_of_part(change, "bands")

    def change_bands(update: Update) -> None:
        bands_change(lambda bands: with_joined_bands(update(bands), bands, start_field))

    def build_row(path: str, band: Mapping[str, Any], change: Change) -> list[ft.Control]:
        return _band_parts(controls, path, band, change, start_field)

    titles = rule_value(controls.words, INITIAL_MELD, value).split("\n")
    return [
        field_title(controls.words.text("house-band-by")),
        kit.choices([_dependence_choice(controls, by, value, change) for by in BAND_STARTS]),
        *controls.row_cards(BANDS, value["bands"], change_bands, titles, build_row, min_count=1),
        controls.add_button(BANDS, change_bands, lambda bands: further_band(bands, start_field)),
    ]


def _dependence_choice(
    controls: ValueControls, by: str, value: Mapping[str, Any], change: Change
) -> kit.Choice:
    """Return the chip for score or deal; a tap sets the ranges of an example, if there is one."""
    example = initial_meld_example(controls.base, by, controls.library)
    label = Label(f"by-{by}", rule_value(controls.words, "initial_meld.by", by))
    is_chosen = value["by"] == by
    if example is None:
        return kit.Choice(label, None, is_chosen=is_chosen)
    return kit.Choice(label, lambda: change(lambda _: example), is_chosen=is_chosen)


def _band_parts(
    controls: ValueControls, path: str, band: Mapping[str, Any], change: Change, start_field: str
) -> list[ft.Control]:
    """Return the start of a range, its required points, and its other requirements.

    `start_field` is the field with the start: a value of `BAND_STARTS`.
    """
    words = controls.words
    parts: list[ft.Control] = []
    # The first row has no start: it is open below, or begins with the first deal.
    has_start = start_field in band and (start_field == "from" or band["hand"] > 1)
    if has_start:
        parts += controls.number_row(
            words.text(f"house-band-{start_field}"),
            f"{path}.{start_field}",
            band[start_field],
            change_of_part(change, start_field),
            is_signed=True,
        )
    parts += controls.number_row(
        words.text("house-band-points"),
        f"{path}.points",
        band["points"],
        change_of_part(change, "points"),
    )
    needs: list[tuple[str, Any, Any]] = [(words.text("house-band-points-alone"), "none", None)]
    needs += [
        (words.requirement(Requirement(0, need, "")), need, need) for need in get_args(model.Need)
    ]
    needs_chips = single_choice_chips(
        f"needs-{path}", needs, band.get("needs"), change_of_part(change, "needs")
    )
    return [*parts, needs_chips]


# --- special hands


def special_hand_parts(
    controls: ValueControls, value: Sequence[Any], change: Change
) -> list[ft.Control]:
    """Return a card for each special hand, and chips that add further ones."""
    words = controls.words

    def build_row(path: str, row: Mapping[str, Any], change: Change) -> list[ft.Control]:
        answers = [
            (words.text(f"value-{answer}"), answer, answer == "yes") for answer in ("yes", "no")
        ]
        wins_match = bool(row.get("wins_match"))
        return [
            *_points_row(controls, path, row, change),
            field_title(words.text("house-hand-wins")),
            single_choice_chips(
                f"is-{path}.wins_match", answers, wins_match, change_of_part(change, "wins_match")
            ),
        ]

    def add_choice(row: Mapping[str, Any]) -> kit.Choice:
        label = Label(f"add-hand-{row['id']}", f"+ {hand_name(words, row['id'])}")
        return kit.Choice(label, lambda: change(lambda rows: [*rows, row]))

    titles = [hand_name(words, row["id"]) for row in value]
    parts = controls.row_cards(SPECIAL_HANDS, value, change, titles, build_row)
    further = further_special_hands(value, controls.library)
    if further:
        parts.append(field_title(words.text("house-hand-add")))
        parts.append(kit.choices([add_choice(row) for row in further]))
    return parts


# --- bonuses for several canastas


def bonus_parts(controls: ValueControls, value: Sequence[Any], change: Change) -> list[ft.Control]:
    """Return a card for each bonus, with points and required canastas, and a button to add one."""

    def build_row(path: str, row: Mapping[str, Any], change: Change) -> list[ft.Control]:
        return _bonus_row_parts(controls, path, row, change)

    titles = [rule_value(controls.words, BONUSES, [row]) for row in value]
    return [
        *controls.row_cards(BONUSES, value, change, titles, build_row),
        controls.add_button(BONUSES, change, lambda rows: further_bonus(rows, controls.library)),
    ]


def _bonus_row_parts(
    controls: ValueControls, path: str, row: Mapping[str, Any], change: Change
) -> list[ft.Control]:
    """Return the points of a bonus, chips for the types of canastas, and a count for each type."""
    words = controls.words
    conditions = row["when"]
    conditions_path = f"{path}.when"
    conditions_change = change_of_part(change, "when")

    def type_choice(kind: str) -> kit.Choice:
        label = Label(f"when-{conditions_path}-{kind}", _canasta_type(words, kind))
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
        *_points_row(controls, path, row, change),
        field_title(words.text("house-bonus-when")),
        kit.choices([type_choice(kind) for kind in (cards.ANY_TYPE, *cards.types_by_id())]),
    ]
    for kind, allowed in conditions.items():
        count_path = f"{conditions_path}.{kind}"
        parts += _count_parts(
            controls, count_path, kind, allowed, change_of_part(conditions_change, kind)
        )
    return parts


def _count_parts(
    controls: ValueControls, path: str, kind: str, allowed: Sequence[int], change: Change
) -> list[ft.Control]:
    """Return the required number of canastas of a type, and chips for "at least" or "exactly".

    `allowed` has the number once for "at least", and twice for "exactly".
    """
    words = controls.words

    def change_number(update: Update) -> None:
        change(lambda current: [update(current[0])] * len(current))

    def choice(name: str, length: int) -> kit.Choice:
        label = words.label(f"house-bonus-{name}", id=f"{name}-{path}")
        return kit.Choice(
            label,
            lambda: change(lambda current: [current[0]] * length),
            is_chosen=len(allowed) == length,
        )

    title = words.text("house-bonus-count", type=_canasta_type(words, kind))
    return [
        *controls.number_row(title, path, allowed[0], change_number),
        kit.choices([choice("more", OR_MORE), choice("exactly", EXACTLY)]),
    ]


def _canasta_type(words: Words, kind: str) -> str:
    """Return the name of a type of canasta, taken from the texts of a rule about such types."""
    return rule_value(words, "go_out_requirement.exclude", [kind])


# --- red threes


def red_three_parts(
    controls: ValueControls, value: Sequence[Any], change: Change
) -> list[ft.Control]:
    """Return a card for each step: a number of canastas, and the sign of red threes from it on.

    The last part is a button that adds a step.
    """
    words = controls.words

    def build_row(path: str, row: Sequence[int], change: Change) -> list[ft.Control]:
        signs = [
            (words.text(f"value-red_three_sign-{name}"), name, sign)
            for name, sign in (("plus", 1), ("zero", 0), ("minus", -1))
        ]
        title = words.text("house-step-least")
        return [
            *controls.number_row(title, f"{path}[0]", row[0], change_of_part(change, 0)),
            single_choice_chips(f"sign-{path}", signs, row[1], change_of_part(change, 1)),
        ]

    titles = rule_value(words, RED_THREE_STEPS, value).split("\n")
    step_cards = controls.row_cards(RED_THREE_STEPS, value, change, titles, build_row, min_count=1)
    # A new step starts one canasta above the last step, and counts for the side.
    add = controls.add_button(RED_THREE_STEPS, change, lambda steps: [steps[-1][0] + 1, 1])
    return [*step_cards, add]


TABLES: Mapping[str, Callable[[ValueControls, Any, Change], list[ft.Control]]] = {
    INITIAL_MELD: initial_meld_parts,
    SPECIAL_HANDS: special_hand_parts,
    BONUSES: bonus_parts,
    RED_THREE_STEPS: red_three_parts,
}
