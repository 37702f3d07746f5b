"""The score sheet: the whole match as a table that can be read out.

screen  the whole
table   the rows and their cells
"""

from scorekeeper.ui.screens.sheet.screen import SheetScreen

__all__ = ["SheetScreen"]
