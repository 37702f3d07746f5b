"""Who is there: check-in, guests, latecomers, who leaves, and substitutes.

screen    the list of those who play
check_in  members to tap
outlook   the tables and byes that would result
finding   a member by name, or somebody new
entering  members become an entrant
entrant   one entrant: leaves, comes back, is taken off the list, has a substitute
"""
