"""Recording a deal: new, amended, or inserted where it was forgotten.

screen      the route, the arrangements of the form, its bar, and the keyboard
controller  the deal a form is for, and what taps do: change it, draft it, save it
side        the parts of one side: tab, chips, fields, sums
keys        the question who went out, the keypad, and Save
questions   what is asked when the match has moved on
sizes       the room of a device
counting    cards counted into a field, in place of the form
more_sheet  what is rare
adjusting   a penalty or a bonus between two deals, at an address of its own
"""
