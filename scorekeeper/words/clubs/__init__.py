"""What a club's evening says: who plays, how a table stands, why something is refused.

names     entrants, sides and places
problems  every code of `scorekeeper.club` as a sentence
plans     schemes, draws and lengths of rounds, each with what it is and where it is from
telling   the lines of the log and of the standing
"""
