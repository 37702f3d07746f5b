"""The search for the best melds of a hand that meet a requirement.

best_meld   `find_lay_down`: the answer to a question, and what is missing if nothing is enough
question    a question, and the preference that defines the best answer
search      the search for the best lay-down of a holding
ranking     the order of lay-downs by a preference
sweep       the lay-downs of a holding that may be the best one
choices     the melds of one rank, or of one suit, that can be laid together
pile        the melds that can take the pile
pieces      the legal melds of a holding
judge       the worth of single melds
holding     a hand by rank and suit

A module imports only those below it. The answer is exact: tests compare it with a search that
tries every lay-down.
"""
