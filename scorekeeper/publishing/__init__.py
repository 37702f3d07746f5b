"""Pages of HTML: for paper and screen, one by one or as the folder of a club.

    pages        what stands on a page as values, and the templates that write it
    papers       the pages of an evening for the wall and the tables
    score_sheet  that of a match
    names        who is called by name in public, and who by initials
    site         a club's evenings, seasons, ratings and records as files
    folder       a folder that takes the place of the one before

A page knows no store and no screen: whoever has the values can write it.
"""
