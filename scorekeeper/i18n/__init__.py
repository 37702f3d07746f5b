"""Codes become text here and nowhere else, for screens, command line and server alike.

words = Words("en")
words.text("app-name")
words.points(-225)                    −225
words.problem(problem)                a sentence
words.line(line)                      the name of a line of a score

    messages         the languages, and `Words`: numbers, problems, lines of a score, findings
    times            times of day, days, months and durations
    figures          averages, differences and percentages of statistics
    cards            cards with the letters of a language, on their faces and as they are typed
    rules            rule sets, and the sections of a rule book
    rule_values      names and values of single rules
    rule_sources     references, notes, and the values of other sources
    rule_choices     questions that lead to a rule set, and switches
    rule_comparison  rule sets side by side, and the rules that house rules change
    initial_melds    the table of minimums, and the effects of a turn
    differences      differences of rule sets
    how_to_play      the rules of a game, explained
    play_sentences   the sentences of that, in chapters
    matches          set-up, changes, chances, turn and outcome of a match
    club             sessions of a club: names, plans, problems, the log and the standings
    sheets           tables of a club's session, for spreadsheets and for paper
    documents        problems of documents and files, and errors on the command line
"""

from scorekeeper.i18n.messages import Label, Words

__all__ = ["Label", "Words"]
