"""Recording a deal: new, amended, or inserted where it was forgotten.

screen      the route, the arrangements of the form, its bar, and the keyboard
controller  the deal a form is for, and what taps do: change it, draft it, save it
panels      the room of a device, and the parts of one side in it: tab, chips, fields, sums
keys        the question who went out, the keypad, and Save
counting    cards counted into a field, in place of the form
dialogs     what is asked when the match has moved on, and the sheet for what is rare
points      points without cards: from paper, and a penalty or a bonus between two deals
"""
