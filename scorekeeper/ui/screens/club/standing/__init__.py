"""The standing of an evening, live: the places, and why somebody stands there.

screen  the whole
row     one place
behind  the rounds of an entrant, and what parts it from the one before
"""
