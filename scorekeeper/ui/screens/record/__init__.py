"""Recording a deal: new, amended, or inserted where it was forgotten.

screen      the route, the arrangements of the form, its bar, and the keyboard
controller  the deal a form is for, and what taps do: change it, draft it, save it
room        the room of a device, and what all parts of the form are given
rows        rows of chips and tiles
panels      the parts of one side: tab, fields, sums
keys        the question who went out, the keypad, and Save
counting    cards counted into a field, in place of the form
dialogs     what is asked when the match has moved on, and the sheet for what is rare
points      points without cards: from paper, and a penalty or a bonus between two deals
"""
