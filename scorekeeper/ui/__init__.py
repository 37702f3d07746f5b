"""The screens. State is the truth; components are functions of it; handlers call verbs.

`app`, `visitors`   what Flet starts for the scorer, and for a table's phone and the big screen
`state`             what a page shows, what can be done with it, and the hooks that follow it
`routes`            which screen stands at which address
`widgets`           what several screens are made of
`screens`           a module or a folder each; none imports another
"""

from scorekeeper.ui.app import app, closed

__all__ = ["app", "closed"]
