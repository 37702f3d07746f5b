"""Help where a question arises: two sentences, and what the rules of this match say.

    HelpButton(state, ("concealed", "out"))      a question mark that opens a sheet

topics  what there is help for, and the rules that belong to it
button  the question mark and its sheet
"""

from scorekeeper.ui.screens.helping.button import HelpButton

__all__ = ["HelpButton"]
