"""One table of a round: what its sides said, what the organiser says, its deals, and its code.

screen    the whole
said      claims, disputes and the result
settling  a score typed by the organiser: decided, from paper, corrected
absent    a walkover
deals     the deals of its match
code      the code that lets a phone in
"""
