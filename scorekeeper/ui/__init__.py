"""The screens. State is the truth; components are functions of it; handlers call verbs.

app         what Flet starts: fonts, themes, the state of this device, the routes
state       everything a device shows that is worth keeping, and what can be done with it
layout      how much room there is, and what that means for a screen
theme       colours, sizes and faces
components  what several screens are made of
screens     one module, or package, a screen
"""

from scorekeeper.ui.app import app

__all__ = ["app"]
