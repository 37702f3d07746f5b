"""What is typed from paper: the totals so far, or one deal after the other by its totals."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from scorekeeper.entry import Field, Form, Key, Mode, Place, blank_form, has_number, value_of
from scorekeeper.entry.handing import taken_back
from scorekeeper.session import OpenMatch, SetUp
from scorekeeper.ui.screens.record.pencil import Pencil
from scorekeeper.ui.screens.record.purpose import purpose_of
from scorekeeper.ui.state import State

TOTALS, DEALS = "totals", "deals"


@dataclass(frozen=True, slots=True)
class Typing:
    """A row of numbers, one a side, and what is done with them."""

    form: Form
    write: Callable[[Form], None]

    @property
    def points(self) -> tuple[int, ...]:
        """The numbers as typed so far."""
        return tuple(value_of(side.text(Field.TOTAL)) for side in self.form.sides)

    @property
    def is_full(self) -> bool:
        """Whether every side has a number."""
        return all(has_number(side.text(Field.TOTAL)) for side in self.form.sides)

    def press(self, key: str) -> None:
        """A digit, the sign, or delete."""
        self.write(self.form.pressed(key))

    def following(self) -> None:
        """The next side."""
        self.write(self.form.pressed(Key.NEXT))

    def move(self, place: Place) -> None:
        """A tap on a field."""
        self.write(self.form.moved(place))


def totals_so_far(shown: OpenMatch) -> Form:
    """A form with the points that each side began with."""
    scores = shown.match.opening_scores
    form = blank_form(len(shown.match.sides), mode=Mode.TOTALS)
    if not any(scores):
        return form
    sides = (
        replace(side, texts={Field.TOTAL: str(score)})
        for side, score in zip(form.sides, scores, strict=True)
    )
    return replace(form, sides=tuple(sides))


def carried_over(shown: OpenMatch, scores: tuple[int, ...], reason: str) -> SetUp:
    """The set-up of the match with totals to begin with, and where they come from."""
    match = shown.match
    return SetUp(
        ruleset=match.ruleset,
        sides=match.sides,
        house_rules=match.house_rules,
        seats=match.seats,
        first_dealer=match.first_dealer,
        direction=match.direction,
        opening_scores=scores if any(scores) else (),
        opening_reason=reason if any(scores) else "",
        profile=shown.profile,
    )


def next_deal(state: State) -> Pencil:
    """A pencil for the deal after the last one, by totals; its draft is that of a new deal."""
    purpose = purpose_of(state.match, {})
    if purpose is None:
        raise ValueError("no match is open")
    pencil = Pencil(state, purpose)
    form = pencil.form if pencil.form.mode is Mode.TOTALS else pencil.form.in_mode(Mode.TOTALS)
    pencil.form = taken_back(form)
    return pencil


def meet(pencil: Pencil, shown: OpenMatch) -> None:
    """Have what is typed go behind the deals that the match has now."""
    purpose = purpose_of(shown, {})
    if purpose is not None:
        pencil.meet(purpose)
