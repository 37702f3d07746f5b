"""Each side types its own half: the phone goes round, and every side accepts all sums."""

from collections.abc import Sequence
from dataclasses import replace

from scorekeeper.entry.form import Form
from scorekeeper.match.model import Side


def handed_out(form: Form) -> Form:
    """The form with the first side's half to be typed first."""
    return _at(replace(form, halves=(), accepted=(), passing=False), 0)


def taken_back(form: Form) -> Form:
    """The form typed by one person again."""
    return replace(form, turn=None, passing=False, halves=(), accepted=())


def following(form: Form) -> int | None:
    """The side that types after the one whose turn it is; None where all have typed."""
    done = {*form.halves, form.turn}
    return next((side for side in range(len(form.sides)) if side not in done), None)


def half_done(form: Form) -> Form:
    """The form after a side has typed its half: it goes to the next, or is shown to all."""
    if form.turn is None:
        return form
    after = following(form)
    done = replace(form, halves=(*form.halves, form.turn), accepted=(), tried=False)
    if after is None:
        return replace(done, turn=None, passing=False)
    return replace(_at(done, after), passing=True)


def received(form: Form) -> Form:
    """The form after the next side has taken the phone."""
    return replace(form, passing=False)


def given_back(form: Form, side: int) -> Form:
    """The form with a side's half open again; nobody has accepted anything then."""
    halves = tuple(one for one in form.halves if one != side)
    return _at(replace(form, halves=halves, accepted=(), passing=False), side)


def agreed(form: Form, side: int) -> Form:
    """The form after a side has accepted all sums, or has taken that back."""
    others = tuple(one for one in form.accepted if one != side)
    return replace(form, accepted=others if side in form.accepted else (*others, side))


def is_shown_to_all(form: Form) -> bool:
    """Return True if every side has typed, and all look at the sums."""
    return form.turn is None and len(form.halves) == len(form.sides)


def is_agreed(form: Form) -> bool:
    """Return True if all sides have accepted the sums."""
    return is_shown_to_all(form) and len(form.accepted) == len(form.sides)


def confirmed_by(form: Form, sides: Sequence[Side]) -> tuple[str, ...]:
    """The names of all who have accepted: the players of a side, or a side without any."""
    if not is_agreed(form):
        return ()
    each = ([player.name for player in side.players] or [side.name] for side in sides)
    return tuple(name for names in each for name in names)


def _at(form: Form, side: int) -> Form:
    return replace(form, turn=side, at=(side, form.first_field))
