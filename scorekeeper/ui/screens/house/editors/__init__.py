"""How a value is changed: by its kind in the model of rule sets, so that none is left out.

kit       what every editor is given
editor    the editor of a kind, and of kinds made of others
single    yes or no, one of several, a number
tables    rows: the first melds, special hands, bonuses, steps
lists     numbers one after the other, and several of several
"""

from scorekeeper.ui.screens.house.editors.editor import editor
from scorekeeper.ui.screens.house.editors.kit import Kit

__all__ = ["Kit", "editor"]
