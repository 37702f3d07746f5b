"""The result of a match on its way to other people.

telling  a few lines for a messenger
picture  the score sheet as a picture
printed  a page of its own for paper
ways     as text, as a picture, as a page: shared, copied, saved
sheet    the sheet that offers them
"""

from scorekeeper.ui.screens.sharing.sheet import use_sharing

__all__ = ["use_sharing"]
