"""Names for players and sides that were given none; the form as a set-up."""

from scorekeeper.match import Match, Player, Side
from scorekeeper.session import SetUp
from scorekeeper.ui.screens.setting_up.form import Names, Place, SetUpForm, places
from scorekeeper.words import Words

COMPASS = 4
"""Players round a table who can be called by the points of the compass."""
LONG = 14
"""Letters from which a name needs a short form on a phone."""
TARGET = "target"


def player_name(words: Words, form: SetUpForm, place: Place) -> str:
    """What a player is called: as typed, else by the seat."""
    return form.name(place).strip() or seat_name(words, form.names, place)


def seat_name(words: Words, names: Names, place: Place) -> str:
    """What a player without a name is called: North, or Player 3."""
    seats = places(names)
    key = "seat-compass" if len(seats) == COMPASS else "seat-number"
    return words.text(key, number=seats.index(place) + 1)


def side_name(words: Words, form: SetUpForm, side: int) -> str:
    """What a side is called: as typed, else by its players, else by its seats."""
    return form.side_names[side].strip() or made_name(words, form, side)


def made_name(words: Words, form: SetUpForm, side: int) -> str:
    """A side's name made from its players."""
    own = [(side, number) for number in range(len(form.names[side]))]
    shown = [player_name(words, form, place) for place in own]
    if len(own) == 1:
        return shown[0]
    if any(form.name(place).strip() for place in own):
        *first, last = shown
        return words.text("side-of-players", first=", ".join(first), last=last)
    is_compass = len(places(form.names)) == COMPASS
    return words.text("side-compass" if is_compass else "side-mark", number=side + 1)


def is_long(name: str) -> bool:
    """Whether a side's name has no room on a phone."""
    return len(name) > LONG


def set_up_of(words: Words, form: SetUpForm, before: Match | None = None) -> SetUp:
    """The form as the session takes it; players of the match `before` keep their uids."""
    uids = {player.name: player.uid for side in _sides(before) for player in side.players}
    sides = tuple(
        Side(
            side_name(words, form, side),
            tuple(
                Player(name, uids.get(name))
                for name in (player_name(words, form, (side, n)) for n in range(len(own)))
            ),
            form.shorts[side].strip() or None,
        )
        for side, own in enumerate(form.names)
    )
    target = {} if form.target is None else {TARGET: form.target}
    return SetUp(
        ruleset=form.ruleset,
        sides=sides,
        house_rules={**form.house_rules, **target},
        seats=tuple(player_name(words, form, place) for place in form.order),
        first_dealer=player_name(words, form, form.dealer),
        direction=form.turns,
        opening_scores=form.opening if any(form.opening) else (),
        opening_reason=before.opening_reason if before and any(form.opening) else "",
        profile=form.profile,
    )


def _sides(match: Match | None) -> tuple[Side, ...]:
    return match.sides if match is not None else ()
