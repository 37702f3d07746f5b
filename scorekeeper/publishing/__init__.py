"""HTML pages to print and to publish: papers, score sheets, and the site of a club.

    pages           pages as values, and their HTML from templates
    papers          papers of a session, for the wall and the tables
    score_sheet     score sheet of a match
    names           public names: full names or initials
    published_club  a club's published data
    club_pages      the pages of a club's site
    site_files      files of a site, as a folder or an archive
    site            writes the site of a club
    folder          writes a folder completely or not at all

`pages` and `papers` know neither store nor screen: they write the values that they are given.
"""
