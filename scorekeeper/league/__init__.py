"""A league of clubs: sheets of finished evenings, their sending, and the league's own server.

documents    sheets and lists of members: made, written, read, doubted
outbox       the club's side: what the league lacks, sent or written as files
connection   the same for the app, in a thread
database     the league's side: tables in PostgreSQL, and the verbs of its officer
server       takes documents over http and hands out changes, in several processes
pages        seasons, clubs, sessions and people as web pages
commands     `scorekeeper league` for a club; `officer` has the rest of it

Nothing else of the program loads any of this: the start of it hands `connection` to the screens,
which load it when somebody opens Club, League. A club does without psycopg.
"""
