"""Form of a deal: a new deal, a recorded deal, or a forgotten deal to insert.

screen    the route, and the form with its sheets and dialogs
form      the two layouts of the form
context   values and controls that the parts of the form share
model     the form, its drafts, and the ways to save it
warning   the card that asks about an unlikely deal, in place of the keypad
title, question, sides, chips, tiles, fields, totals, keypad    the parts of the form
keyboard  the hardware keyboard: its cursor on the form, and keys that type, save and leave
counting  the screen that counts cards into a field; it replaces the form
sheets    the sheet of rare entries, and that of the special hands
stale     dialogs about a match changed by another device, and about a failed save
leaving   the ways back to the screen that opened the form
paper, adjust    two separate screens for points without cards
digits    the digits of the keypad
"""
