"""Codes become text here and nowhere else, for screens, command line and server alike.

words = Words("en")
words.text("app-name")
words.points(-225)                    −225
words.problem(problem)                a sentence
words.line(line)                      what a line of a score is for
"""

from scorekeeper.i18n.messages import Words

__all__ = ["Words"]
