"""A phone at a table of the club: it sees its table and records its deals, and nothing else.

routes     which screen stands where
state      what a phone shows, and the verbs of its table
following  how components follow it, or a part of it
standing   what has to be done there next
screen     its first tab: waiting, whose phone it is, or the match at the table
waiting    while nothing is played here: why, and that it goes on by itself
whose      whose phone it is
title      the title, undo, and what is done rarely
deals      the deals of its match
clock      the clock of the round
news       what was changed last, and by whom
status     what has to be done about the result; panel is what that is drawn with
giving     giving the result, and handing the phone over
disputing  why a result is not right
"""

from scorekeeper.ui.screens.phone.routes import PHONE_ROUTES, WRITING
from scorekeeper.ui.screens.phone.state import PhoneState

__all__ = ["PHONE_ROUTES", "WRITING", "PhoneState"]
