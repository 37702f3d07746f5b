"""The codes of a club's sheets as words: headings, states, what was done, who did it."""

from collections.abc import Mapping

from scorekeeper.session.club.tabular import Coded
from scorekeeper.words.words import Words

SHARED: Mapping[tuple[str, str], str] = {
    ("tie_break", "shared"): "club-cell-shared",
    ("table_state", "bye"): "club-cell-bye",
    ("winner", "drawn"): "club-cell-drawn",
    ("not_counted", "not_counted"): "club-cell-not-counted",
    ("author", "phone"): "club-phone",
    ("author", "handed_over"): "club-phone-for",
}
"""Cells with a message of their own."""
ON_SCREENS: Mapping[str, tuple[str, str]] = {
    "tie_break": ("club-tie", "tie"),
    "table_state": ("club-table-state", "state"),
    "how": ("club-how-short", "how"),
}
"""Kinds that say what they say on the screen: the message, and the name of its value."""


def said(words: Words, coded: Coded) -> str:
    """A cell or a heading in words."""
    key = SHARED.get((coded.kind, coded.code))
    if key is not None:
        return words.text(key, **coded.values)
    if coded.kind in ON_SCREENS:
        key, value = ON_SCREENS[coded.kind]
        return words.text(key, **{value: coded.code})
    values = {"number": "", **coded.values}
    return words.text(f"club-{coded.kind}", code=coded.code, **values).strip()
