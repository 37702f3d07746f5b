"""The plan of a session: a form with everything that is agreed before a round.

screens         a new session, one that goes on from another, and the plan of a session
form            the state of the form, and the building blocks of its parts
participants    name, day and place, and an earlier session
pairings        rules, form of play, tables for leftover players, pairings
rounds          number and length of the rounds
scoring         the scheme and its figures
"""
