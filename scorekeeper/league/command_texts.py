"""Sentences that the commands of a club and of the officer print."""

from scorekeeper.cli.group import spoken
from scorekeeper.i18n.club import league_answer, league_sentence
from scorekeeper.services.club.league import LeagueAnswer


def sentence(code: str, **values: str) -> str:
    """Return the sentence for a problem code, in the language of the command line."""
    return league_sentence(spoken(), code, **values)


def answer_text(name: str, answer: LeagueAnswer) -> str:
    """Return the answer of a league to a document with a name, and its reasons."""
    return league_answer(spoken(), name, answer.state, answer.reasons)
