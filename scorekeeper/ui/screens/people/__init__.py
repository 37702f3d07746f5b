"""People: who is known, what they are called, and who is the same person as whom.

knowing   those whom the store knows, the latest first
listing   the list of all
person    one of them: name, note, mergers
merging   the question whether two are one person
"""
