"""A match to try things with: marked, left out of all figures, gone with one tap.

deals    what was played in it
playing  the match is begun
line     its mark on the table
"""

from scorekeeper.ui.screens.demo.line import DemoLine
from scorekeeper.ui.screens.demo.playing import demo_button

__all__ = ["DemoLine", "demo_button"]
