"""The forms of the record screen and of the Meld tab, as frozen values.

form      everything typed for a deal, the form after each tap, and the deal that it reports
view      sums, problems and requirements of a form, computed once a tap
chips     the small numbers that a rule set asks for
counting  cards counted into a field
deal      the form that edits a recorded deal, and drafts as JSON
melds     melds that are tapped card by card
lay_down  the form of the Meld tab, and the verdict on its melds
"""
