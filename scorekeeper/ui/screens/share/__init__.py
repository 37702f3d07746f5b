"""The score sheet of a game, and ways to share it: as text, picture, page or file.

sheet      the screen of the score sheet, whose button opens the ways to share
picture    the screen of the picture of the result, with the ways to share below it
ways       the ways to share, the same for both screens
"""
