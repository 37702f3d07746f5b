"""Codes become text here and nowhere else, for screens, command line and server alike.

words = Words("en")
words.text("app-name")
words.points(-225)                    −225
words.problem(problem)                a sentence
words.line(line)                      the name of a line of a score

    messages     the languages, and `Words`: numbers, problems, times, findings, figures
    rules        rules and rule sets, their sources, switches and house rules
    cards        melds typed with the letters of a language
    matches      set-up and changes of a match
    club         evenings of a club
    documents    faults of files, and errors on the command line
"""

from scorekeeper.i18n.messages import Label, Words

__all__ = ["Label", "Words"]
