"""The big screen of a session, for everybody in the room; its only button turns on the sound.

state       the state of a page, and its updates after events of the session
layout      sizes of texts and rows, and the slides with pages of tables and standings
screen      the whole screen, which shows the slides in turn
header, standings, tables, footer
            its parts
"""
