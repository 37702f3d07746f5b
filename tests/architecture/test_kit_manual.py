"""The manual page of the UI kit: the only file that a reader of a screen needs beside it."""

import re

from scorekeeper.ui import kit


def test_manual_page_names_all_of_the_kit() -> None:
    """Each name that screens import from the kit is explained in its module docstring."""
    named = set(re.findall(r"\w+", kit.__doc__ or ""))
    assert sorted(set(kit.__all__) - named) == []
