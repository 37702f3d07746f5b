"""Controls for players: avatars, the choice of a name, and the merging of two players."""

from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from dataclasses import dataclass

import flet as ft

from scorekeeper.i18n import Label
from scorekeeper.services import Identity
from scorekeeper.ui import kit
from scorekeeper.ui.palette import CARD, INSET
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face, text
from scorekeeper.view_models.people import latest_people, suggested_names

AVATAR_OVERLAP = 0.3
"""Part of an avatar that the next one covers."""
AVATAR_LETTER = 0.46
"""Size of the letter as a part of the avatar."""
MAX_AVATAR_GROWTH = 1.5
"""Largest factor by which large text makes an avatar larger."""


def avatars(names: Sequence[str], *, size: float = 32, scale: float = 1.0) -> ft.Control:
    """Return discs with the first letters of people who belong together, each over the one before.

    The discs are grey: only the sides of a game have colours.

    Args:
        names: The people.
        size: Diameter of a disc in logical pixels at 100 % text.
        scale: Text scale.
    """
    diameter = size * min(scale, MAX_AVATAR_GROWTH)
    distance = diameter * (1 - AVATAR_OVERLAP)
    discs: list[ft.Control] = []
    for index, name in enumerate(names):
        letter = next(filter(str.isalnum, name), "?").upper()
        disc = ft.Container(
            text(letter, AVATAR_LETTER * diameter / scale, Face.MEDIUM),
            left=distance * index,
            width=diameter,
            height=diameter,
            border=ft.Border.all(2, CARD),
            border_radius=diameter / 2,
            bgcolor=INSET,
            alignment=ft.Alignment.CENTER,
        )
        discs.append(disc)
    width = diameter + distance * (len(discs) - 1)
    return kit.hidden_from_screen_reader(ft.Stack(discs, width=width, height=diameter))


# --- naming a player


def person_choice(
    state: State,
    taken: Collection[str],
    typed: str,
    on_type: Callable[[str], None],
    on_choose: Callable[[str], object],
    *,
    label: Label,
) -> list[ft.Control]:
    """Return chips with known names, a field for another name, and its button.

    Args:
        state: State of the page.
        taken: Names that are not offered.
        typed: Text of the field.
        on_type: Called with the new text.
        on_choose: Called with the name of a chip, or with the typed one.
        label: Label of the button.
    """
    known_names = [person.who.label for person in latest_people(state.session)]
    options = [
        (name, Label(f"known-{index}", name))
        for index, name in enumerate(suggested_names(known_names, taken=taken))
    ]
    new_name = typed.strip()

    def choose_typed() -> object:
        return on_choose(new_name)

    can_choose = bool(new_name) and new_name not in taken
    return [
        *([kit.choice_chips(options, None, on_choose)] if options else []),
        kit.field(state.words.label("people-called"), typed, on_type),
        kit.button(label, choose_typed if can_choose else None, kind=kit.ButtonKind.MAIN),
    ]


# --- merging two players


@dataclass(frozen=True, slots=True)
class Merging:
    """Overlays that merge a player into another one: a list of all players, then a question."""

    state: State
    overlay: kit.Overlay
    duplicate: Identity
    """The player who is merged, and will have the name of the other one."""
    merge: Callable[[Identity], Awaitable[str]]
    """Merges with a player; returns why it could not, or an empty text."""
    hint: Callable[[Identity], str]
    """Returns the consequences of merging with a player."""
    refusal: Callable[[Identity], str]
    """Returns why merging with a player is impossible; empty if it is possible."""

    def open_menu(self, people: Iterable[Identity]) -> None:
        """Open the list of the other players."""
        others = [person for person in people if person.key != self.duplicate.key]
        title = self.state.words.text("people-merge-title", name=self.duplicate.label)
        items = [self._menu_item(index, other) for index, other in enumerate(others)]
        self.overlay.open(lambda close: kit.menu(self.state, title, items, close))

    def _menu_item(self, index: int, other: Identity) -> kit.MenuItem:
        label = Label(f"same-{index}", other.label)
        return kit.MenuItem(
            label, kit.Icon.PLAYER, lambda: self._open_question(other, self.refusal(other))
        )

    def _open_question(self, other: Identity, refusal: str) -> None:
        """Ask whether to merge with `other`; with a refusal, show that in place of the question."""
        words = self.state.words
        title = words.text("people-merge-ask", gone=self.duplicate.label, kept=other.label)
        answers = [kit.Answer(words.label("cancel"))]
        if not refusal:
            confirm = words.label("people-merge-do", id="confirm")
            answers.insert(
                0, kit.Answer(confirm, lambda: self._confirm(other), kit.ButtonKind.MAIN)
            )
        self.overlay.open(
            lambda close: kit.question(title, refusal or self.hint(other), answers, close)
        )

    async def _confirm(self, other: Identity) -> None:
        refusal = await self.merge(other)
        if refusal:
            self._open_question(other, refusal)
