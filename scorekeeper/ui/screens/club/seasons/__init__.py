"""Seasons: evenings in a series, the table of the best, figures and ratings.

listing   all of them, and a new one
season    one: its table, its evenings, and how they count
table     the table, with what does not count in brackets
counting  name, evenings, figure, best N of M
ratings   how strong players are, and how sure that is
"""
