"""Two rule sets side by side.

choosing   with which other one a rule set is compared
screen     the differences, or everything, section by section
side_by_side  one rule in both, with its values and where they come from
"""

from scorekeeper.ui.screens.comparing.choosing import CompareWithScreen
from scorekeeper.ui.screens.comparing.screen import ComparedScreen

__all__ = ["CompareWithScreen", "ComparedScreen"]
