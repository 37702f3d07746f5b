"""View model of the colour choice, for the side of a player or for a player."""

from collections.abc import Sequence
from dataclasses import dataclass

from scorekeeper.i18n import Words
from scorekeeper.match import SideColor
from scorekeeper.match.colors import COLORS
from scorekeeper.services import Identity
from scorekeeper.view_models.set_up import Place, SetUpForm, side_name


@dataclass(frozen=True, slots=True)
class ColorChoice:
    """A colour that can be chosen."""

    color: SideColor
    says: str
    is_chosen: bool
    is_taken: bool = False
    """True if another side has it; that side gets another colour if it is chosen here."""


@dataclass(frozen=True, slots=True)
class ColorsOfSeat:
    """The colour choices for the side of a player at the table."""

    title: str
    """The side with its colour."""
    detail: str
    choices: tuple[ColorChoice, ...]


def color_name(words: Words, color: SideColor) -> str:
    """Return the name of a colour."""
    return words.text("side-color", color=color)


def colors_of_seat(words: Words, form: SetUpForm, place: Place) -> ColorsOfSeat:
    """Return the colour choices for the side of a player in the form of a game."""
    own_side, _number = place
    names = [side_name(words, form, side) for side in range(len(form.names))]
    current = form.colors[own_side]
    title = words.text("set-up-color", side=names[own_side], color=color_name(words, current))
    return ColorsOfSeat(
        title=title,
        detail=words.text("set-up-color-kept", name=form.name(place).strip()),
        choices=_choices(words, current, form.colors, names),
    )


def colors_of_player(words: Words, who: Identity) -> tuple[ColorChoice, ...]:
    """Return the colour choices for a player's side in new games."""
    return _choices(words, who.color, (), ())


def _choices(
    words: Words,
    current: SideColor | None,
    side_colors: Sequence[SideColor],
    side_names: Sequence[str],
) -> tuple[ColorChoice, ...]:
    """Return all colours as choices; a colour of another side is marked as taken."""
    owners = dict(zip(side_colors, side_names, strict=True))
    choices = []
    for color in COLORS:
        says = color_name(words, color)
        is_taken = color in owners and color is not current
        if is_taken:
            says = f"{says}, {owners[color]}"
        choices.append(ColorChoice(color, says, is_chosen=color is current, is_taken=is_taken))
    return tuple(choices)
