"""View model for typing names: one text field that moves from seat to seat.

Each line of the text is the name at one seat. With a single field, the keyboard stays open after
Enter, and fast typing loses no letters.
"""

from dataclasses import dataclass, replace

from scorekeeper.i18n import Words
from scorekeeper.view_models.set_up import Place, SetUpForm, has_partners, player_name

NO_NAME = "…"
"""Stands for the name of a partner that is not typed yet."""


@dataclass(frozen=True, slots=True)
class NameTyping:
    """The text of the field, and the seats that its lines belong to."""

    places: tuple[Place, ...]
    """Players in the order in which they are named."""
    text: str
    first_text: str
    """The text before anything was typed."""

    @property
    def lines(self) -> tuple[str, ...]:
        """A name for each seat so far; the last one is being typed."""
        return tuple(self.text.split("\n"))

    @property
    def place(self) -> Place | None:
        """The player whose name is being typed; None after the last one."""
        index = len(self.lines) - 1
        return self.places[index] if index < len(self.places) else None

    @property
    def beginning(self) -> str:
        """The prefix for suggestions of known names; empty before anything is typed."""
        return "" if self.text == self.first_text else self.lines[-1].strip()

    def with_text(self, text: str) -> "NameTyping":
        """Return the field with another text."""
        return replace(self, text=text)


def typing_at(form: SetUpForm, place: Place) -> NameTyping:
    """Return the text field for the name at a seat, then for the next seats without a name.

    Enter moves the field to the next seat.
    """
    order = form.seating_order
    start = order.index(place)
    following = (*order[start + 1 :], *order[:start])
    unnamed = set(form.unnamed())
    places = (place, *(other for other in following if other in unnamed))
    return NameTyping(places, form.name(place), form.name(place))


def typing_after(form: SetUpForm, place: Place | None) -> NameTyping | None:
    """Return the text field for the name at the next seat without one; None if all have a name.

    Args:
        form: The form.
        place: The player who was named last; None for the first seat.
    """
    order = form.seating_order
    start = 0 if place is None else order.index(place) + 1
    unnamed = set(form.unnamed())
    following = (*order[start:], *order[:start])
    return next((typing_at(form, other) for other in following if other in unnamed), None)


def with_typed_names(form: SetUpForm, typing: NameTyping) -> SetUpForm:
    """Return the form with the names typed into a text field."""
    lines = typing.lines
    for index, place in enumerate(typing.places):
        # If a line break is deleted, the seat after it loses its name.
        form = form.with_name(place, lines[index] if index < len(lines) else "")
    return form


def partner_lines(words: Words, form: SetUpForm) -> tuple[str, ...]:
    """Return a line with the named players of each side; empty if no player has a name."""
    if not any(name.strip() for names in form.names for name in names):
        return ()
    lines = []
    for names in form.names:
        *first, last = [name.strip() or NO_NAME for name in names]
        line = last
        if first:
            line = words.text("side-of-players", first=", ".join(first), last=last)
        lines.append(line)
    return tuple(lines)


def partner_name(words: Words, form: SetUpForm, place: Place) -> str:
    """Return the partners of a player as text; empty for a player without partners."""
    side, number = place
    others = [(side, other) for other in range(len(form.names[side])) if other != number]
    return ", ".join(player_name(words, form, other) for other in others)


def form_title(words: Words, form: SetUpForm, *, is_new: bool, is_typing: bool) -> tuple[str, str]:
    """Return the title of the form, and the hint below it.

    Args:
        words: The language.
        form: The form.
        is_new: True for a new game.
        is_typing: True while names are typed.
    """
    if not is_typing:
        return words.text("new-match" if is_new else "set-up"), words.text("new-match-hint")
    hint = words.text("new-match-round", partners="yes" if has_partners(form) else "no")
    return words.text("new-match-who"), hint
