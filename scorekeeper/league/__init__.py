"""A league of clubs: sheets of finished sessions, their sending, and the server of the league.

documents          make, write, read and check sheets and lists of members
outbox             the club's side: the membership, the due documents, their sending or files
connection         the same for the app, in a thread
database           the league's side: tables in PostgreSQL, and the actions of the officer
server             accepts documents over http and serves changes, in several processes
pages              seasons, clubs, sessions and people as web pages
commands           the command group `scorekeeper league`
club_commands      the commands of a club
officer_commands   the commands of the officer

No other package imports this one. The start of the program passes `connection` to the screens,
which load it for the screen Club, League. A club needs no psycopg.
"""
