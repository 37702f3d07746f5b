"""Pictures of a match: its course, and where the points came from; each says it in words too.

screen   the whole
scales   which part of the numbers a chart shows, and where its marks stand
course   the lines over the requirements and up to the target
sources  the bars
saying   the course in words
"""

from scorekeeper.ui.screens.pictures.screen import PicturesScreen

__all__ = ["PicturesScreen"]
