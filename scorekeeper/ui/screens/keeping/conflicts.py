"""A match that is here already with other content, side by side, and the question about it."""

import flet as ft

from scorekeeper.session.exchange import Answer, Conflict
from scorekeeper.ui.components.choices import card, choice, choices, heading, remark
from scorekeeper.ui.components.tap import Handler
from scorekeeper.ui.components.text import SENTENCE, text
from scorekeeper.ui.screens.keeping.beside import Beside
from scorekeeper.ui.screens.keeping.briefs import match_brief
from scorekeeper.ui.state import State


def conflict_card(
    state: State, conflict: Conflict, place: int, chosen: Answer | None, on_answer: Handler
) -> ft.Control:
    """Who it is about, what the two have to do with each other, the deals, and the question."""
    words = state.words
    heads = (words.text("differ-here"), words.text("differ-file"))
    who = match_brief(words, conflict.mine)
    rows = Beside(state, conflict.mine, conflict.theirs, conflict.deals, heads).parts()
    relation = text(words.text(f"conflict-{conflict.relation}"), 15, line=SENTENCE)
    answers = choices(
        [
            choice(
                words.text(f"conflict-{one}"),
                _chooser(one, on_answer),
                name=f"{one}-{place}",
                selected=one is chosen,
                says=words.text("conflict-said", answer=words.text(f"conflict-{one}"), names=who),
            )
            for one in Answer
        ]
    )
    means = [] if chosen is None else [remark(words.text("conflict-answer", answer=str(chosen)))]
    whole = card(heading(who), relation, *rows, answers, *means)
    return ft.Semantics(identifier=f"conflict-{place}", container=True, content=whole)


def _chooser(one: Answer, on_answer: Handler) -> Handler:
    return lambda: on_answer(one)
