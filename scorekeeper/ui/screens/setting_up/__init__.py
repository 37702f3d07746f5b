"""Setting a match up: the form of a new match, and of one that is under way.

form     what has been chosen and typed so far, as a frozen value
naming   names for those who have none, and the form as a set-up
body     the parts of the form on the screen
"""
