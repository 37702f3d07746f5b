"""The big screen of a session: everybody in the room reads it; one tap lets it be heard.

state       the state of a page, and how it follows the session
layout      sizes of texts, and the pages that take turns
screen      the whole screen
header, standings, tables, footer
            its parts
"""
