"""View models of the league of a club: the items to be sent, and the answers of the league."""

from collections.abc import Sequence
from dataclasses import dataclass

from scorekeeper.i18n import Words
from scorekeeper.i18n.club import league_answer
from scorekeeper.i18n.times import day
from scorekeeper.services.club.league import Item, Sending


@dataclass(frozen=True, slots=True)
class AnswerLine:
    """The answer of the league to an item."""

    sentence: str
    is_rejected: bool


def due_lines(words: Words, due: Sequence[Item], *, limit: int) -> tuple[str, ...]:
    """Return a line for each of the first items to be sent, then the number of the others."""
    lines = [item_name(words, item) for item in due[:limit]]
    if limit < len(due):
        lines.append(words.text("import-more-wrong", count=len(due) - limit))
    return tuple(lines)


def answer_lines(words: Words, sending: Sending) -> list[AnswerLine]:
    """Return a line for each answer of the league since the last sending began."""
    lines = []
    for delivery in sending.deliveries:
        answer = delivery.answer
        name = item_name(words, delivery.item)
        sentence = league_answer(words, name, answer.state, answer.reasons)
        lines.append(AnswerLine(sentence, is_rejected=answer.is_rejected))
    return lines


def can_replace(sending: Sending) -> bool:
    """Return True if the league has other results for a session, and nothing is being sent."""
    has_conflict = any(delivery.answer.state == "conflict" for delivery in sending.deliveries)
    return has_conflict and not sending.is_running


def item_name(words: Words, item: Item) -> str:
    """Return the name and day of a session; for the list of members, its label."""
    if not item.day:
        return words.text("league-names")
    return f"{item.name}, {day(words, item.day)}"
