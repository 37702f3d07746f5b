"""Sentences that the commands of a club and of the officer print."""

from scorekeeper.cli.context import command_words
from scorekeeper.i18n.club import league_answer, league_sentence
from scorekeeper.services.club.league import LeagueAnswer


def sentence(code: str, **values: str) -> str:
    """Return the sentence for a problem code, in the language of the command line."""
    return league_sentence(command_words(), code, **values)


def answer_text(name: str, answer: LeagueAnswer) -> str:
    """Return a sentence about the league's answer to the document `name`, with its reasons."""
    return league_answer(command_words(), name, answer.state, answer.reasons)
