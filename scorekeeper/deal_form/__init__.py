"""Typing a deal: the form of the record screen and the lay-downs of the meld screen, as values.

form      what was typed, the form after each tap, and the deal that it reports
view      sums, problems and requirements of a form, computed once a tap
chips     the small numbers that a rule set asks for
counting  cards counted into a field
deal      the form that amends a recorded deal, and drafts as JSON
melds     melds that are tapped card by card
lay_down  the question whether some melds may be laid, and its answer
"""
