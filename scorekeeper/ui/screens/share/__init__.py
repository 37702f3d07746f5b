"""The score sheet of a game, and its ways to other people: as text, picture, page or file.

sheet      the screen of the score sheet, with the ways to share in a sheet of its own
picture    the screen of the picture of the result, with the ways to share below it
ways       the ways to share, the same for both screens
"""
