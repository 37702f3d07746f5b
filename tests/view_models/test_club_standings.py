"""The standings of a session on the organiser's screen."""

from scorekeeper.i18n import Words
from scorekeeper.view_models.club_standings import TypedAdjustment, adjustment_label

WORDS = Words()


def test_adjustment_button_names_no_points_before_any_are_typed() -> None:
    """It used to say "0 for Ana & Ben"."""
    label = adjustment_label(WORDS, TypedAdjustment(), "Ana & Ben")
    assert (label.id, label.title) == ("adjust-save", "Save penalty")
    bonus = adjustment_label(WORDS, TypedAdjustment(kind="bonus"), "Ana & Ben")
    assert bonus.title == "Save bonus"


def test_adjustment_button_names_points_and_entry() -> None:
    label = adjustment_label(WORDS, TypedAdjustment(size=5), "Ana & Ben")
    assert (label.id, label.title) == ("adjust-save", "−5 for Ana & Ben")
