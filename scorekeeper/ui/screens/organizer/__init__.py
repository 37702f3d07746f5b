"""The organiser's screens of a club: evenings from the plan to the last standing.

listing     the tab: evenings, members, seasons
planning    the plan of an evening
players     who is there: check-in, leaving, substitutes
drawn       a round that is drawn, changed by hand before it starts
floor       the tables of the running round at a glance
table       one table: claims, decisions, corrections, its code
standing    the standing, and why somebody stands there
log         everything that was done
papers      what is printed and saved, cards and the big screen
people      members, and forgetting one
seasons     evenings in series
moving      an evening on its way to another computer
frame       what the parts of an evening have around them
hearing     news of the club as a page hears them
following   the evening that an address names
organising  the verbs
"""
