"""The plan of a session: a form with all its settings.

screens         a new session, a new session for qualifiers, and the plan of a session
form            the state of the form, and the building blocks of its parts
participants    name, day and place, and an earlier session
pairings        rules, form of play, tables for leftover players, pairings
rounds          number and length of the rounds
scoring         the scheme and its figures
"""
