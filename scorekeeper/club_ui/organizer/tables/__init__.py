"""The tables of a session on the organiser's screen.

screen          the last round: one of the views below
between         before the first round, between two rounds, after the last one
drawn           a round that is drawn
running         a round that is running
grid            cards of tables in columns
"""
