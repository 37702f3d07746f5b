"""Recording a deal: a new one, a recorded one, or one that was forgotten.

screen    the route, and the form with its sheets and dialogs
form      the two layouts of the form
context   values and controls that all parts of the form share
model     the form, its drafts, and the ways to save it
warning   the card that asks about an unlikely deal, in place of the keypad
title, question, sides, chips, tiles, fields, totals, keypad    the parts of the form
keyboard  a real keyboard: its cursor on the form, and the keys that type, save and leave
counting  cards counted into a field, in place of the form
sheets    the sheet of rare entries, and that of the special hands
stale     dialogs after others have changed the match, or if the store cannot save
leaving   the ways back to where the form was opened
paper, adjust    points without cards, on screens of their own
digits    the digits of the keypad
"""
