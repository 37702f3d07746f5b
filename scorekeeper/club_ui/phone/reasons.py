"""The choice of a reason: usual ones, and a field for another."""

from collections.abc import Sequence
from dataclasses import dataclass

import flet as ft

from scorekeeper.i18n import Words
from scorekeeper.ui import kit
from scorekeeper.view_models.club_phone_result import full_reason


@dataclass(frozen=True, slots=True)
class Reason:
    """The reason so far, and the controls that change it."""

    text: str
    """Empty while nothing is chosen or typed."""
    controls: tuple[ft.Control, ...]


def use_reason(words: Words, usual_keys: Sequence[str]) -> Reason:
    """Return the current reason, with the controls that choose and type it (a hook).

    Args:
        words: The language.
        usual_keys: Keys of the messages with the usual reasons.
    """
    chosen, set_chosen = ft.use_state("")
    typed, set_typed = ft.use_state("")

    def choose(key: str) -> None:
        # A second tap takes the reason back.
        set_chosen("" if key == chosen else key)

    chips = kit.choice_chips([(key, words.label(key)) for key in usual_keys], chosen, choose)
    field = kit.field(
        words.label("phone-why-other"),
        typed,
        set_typed,
        max_length=kit.MAX_SENTENCE_LENGTH,
        key="why",
    )
    usual = words.text(chosen) if chosen else ""
    return Reason(full_reason(usual, typed), (chips, field))
