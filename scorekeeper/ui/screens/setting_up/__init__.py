"""Setting a match up: the form of a new match, and of one that is under way.

form       what has been chosen and typed so far, as a frozen value
naming     names for those who have none, and the form as a set-up
under_way  a match that is there already, as a form
body       the form from top to bottom, made of
sides      the sides with their players
details    players, first dealer, target, direction, opening scores
choosing   the list of rule sets
"""
