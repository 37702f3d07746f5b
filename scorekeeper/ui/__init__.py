"""The screens. State is the truth; components are functions of it; handlers call verbs.

app         what Flet starts: fonts, themes, the state of this device, the routes
closed      the screen instead, where the matches cannot be opened
state       everything a device shows that is worth keeping, and what can be done with it
layout      how much room there is, and what that means for a screen
theme       colours, sizes and faces
components  what several screens are made of
screens     one module, or package, a screen
"""

from scorekeeper.ui.app import app, closed

__all__ = ["app", "closed"]
