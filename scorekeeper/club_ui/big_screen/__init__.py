"""The big screen of a session, for everybody in the room; its only button turns on the sound.

state       the state of a page, and how it follows the session
layout      sizes of texts, and the pages that take turns
screen      the whole screen
header, standings, tables, footer
            its parts
"""
