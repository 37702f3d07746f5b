"""Recording a deal: new, amended, or inserted where it was forgotten.

screen      the route, the title, and which of the arrangements fits this device
purpose     which deal the form is for, and what it is added to
pencil      what taps do: write the form anew, keep it as a draft, save it
adjusting   a penalty or a bonus between two deals, at an address of its own
counting    cards counted into a field, in place of the form
draft_box   keeps the form on the disk after every tap, without holding up the next one
views       what the parts of the screen show of a form
sizes       how the room of the device is spent
board       what is shown now, part by part
redrawing   what a tap draws again: the parts that it changes, seldom all
phone, columns    the arrangements: upright, lying, two columns or more
who_out, side_tabs, panel, side_column, chips, fields, totals, sentence, keypad, save,
            more_sheet, dialogs, following, swiping
            the parts
"""
