"""Sharing and saving a game: as text, picture, page or file.

screen     the screen: a picture of the game, and the ways to share it
picture    the picture of the result
sheet      the picture of the score sheet
ways       the ways to share as picture or text
"""
