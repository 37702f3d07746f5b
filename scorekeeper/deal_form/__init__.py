"""Typing a deal: the form of the record screen and the lay-downs of the meld screen, as values.

form      what was typed, what each tap makes of it, the deal in it, and what it comes to
chips     the small numbers that a rule set asks for
counting  cards counted into a field
deal      the form that amends a recorded deal, and drafts as JSON
melds     melds that are tapped card by card
lay_down  the question whether some melds may be laid, and its answer
"""
