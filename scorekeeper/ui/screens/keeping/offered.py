"""What a file would bring, before anything is done."""

from collections.abc import Iterator, Mapping, Sequence

import flet as ft

from scorekeeper.match import MatchUid
from scorekeeper.session import Summary
from scorekeeper.session.exchange import Answer, Offer, PersonNews
from scorekeeper.ui.components.choices import card, heading
from scorekeeper.ui.components.tap import Handler, button
from scorekeeper.ui.components.text import SENTENCE, text
from scorekeeper.ui.screens.keeping.briefs import match_brief
from scorekeeper.ui.screens.keeping.conflicts import conflict_card
from scorekeeper.ui.screens.keeping.frame import sentence
from scorekeeper.ui.state import State
from scorekeeper.words import Words

Answers = Mapping[MatchUid, Answer]
MOST_NAMED = 30
"""Matches that are named; a whole phone has hundreds."""


def offered(
    state: State, offer: Offer, answers: Answers, on_answer: Handler
) -> Iterator[ft.Control]:
    """The conflicts first, since they are asked about; then what is new, then what is the same."""
    words = state.words
    if offer.conflicts:
        yield heading(words.text("import-conflicts", count=len(offer.conflicts)))
    for place, conflict in enumerate(offer.conflicts):
        uid = conflict.mine.uid
        yield conflict_card(state, conflict, place, answers.get(uid), _answering(uid, on_answer))
    if offer.new:
        title = words.text("import-new", count=len(offer.new))
        yield ft.Semantics(
            identifier="new",
            container=True,
            content=card(heading(title), *_named(state, offer.new)),
        )
    if offer.same:
        yield sentence(words.text("import-same", count=len(offer.same)), name="same")
    if names := house_rules_of(offer):
        said = words.text("import-house", count=len(names), names=", ".join(names))
        yield sentence(said, name="house")
    yield from _people(state, offer)
    if not (offer.matches or offer.house_rules or offer.persons):
        yield sentence(words.text("import-empty"), name="empty")
    elif not brings_anything(state, offer):
        yield sentence(words.text("import-nothing"), name="nothing")


def brings_anything(state: State, offer: Offer) -> bool:
    """Whether there is anything in it that is not here."""
    return bool(offer.new or offer.conflicts or offer.people or _new_house_rules(state, offer))


def take_button(state: State, offer: Offer, answers: Answers, take: Handler) -> list[ft.Control]:
    """Import, once every conflict has an answer; nothing where nothing would change."""
    words = state.words
    if not brings_anything(state, offer):
        return []
    open_ones = sum(conflict.mine.uid not in answers for conflict in offer.conflicts)
    if open_ones:
        said = words.text("import-decide", count=open_ones)
        return [button(said, None, name="take")]
    icon = ft.Icons.DOWNLOAD_DONE
    return [button(words.text("import-take"), take, icon=icon, filled=True, name="take")]


def house_rules_of(offer: Offer) -> list[str]:
    """The names of the house rules in a file."""
    return [str(house.get("name", "?")) for house in offer.house_rules]


def _new_house_rules(state: State, offer: Offer) -> bool:
    known = {(profile.uid, profile.name) for profile in state.session.profiles.list()}
    return any((one.get("uid"), one.get("name")) not in known for one in offer.house_rules)


def _named(state: State, matches: Sequence[Summary]) -> Iterator[ft.Control]:
    words = state.words
    for summary in matches[:MOST_NAMED]:
        yield text(match_brief(words, summary), 15, line=SENTENCE)
    if (left := len(matches) - MOST_NAMED) > 0:
        yield text(words.text("import-more-wrong", count=left), 15, line=SENTENCE)


def _people(state: State, offer: Offer) -> Iterator[ft.Control]:
    """Who is new, and who is called otherwise or noted otherwise from then on."""
    words, people = state.words, offer.people
    if not people:
        return
    lines = [_known(words, one) for one in people[:MOST_NAMED]]
    if (left := len(people) - MOST_NAMED) > 0:
        lines.append(words.text("import-more-wrong", count=left))
    title = heading(words.text("import-people", count=len(people)))
    named = card(title, *(text(said, 15, line=SENTENCE) for said in lines))
    yield ft.Semantics(identifier="people", container=True, content=named)


def _known(words: Words, one: PersonNews) -> str:
    if one.before in (None, one.name):
        return one.name
    return words.text("import-renamed", name=one.name, before=one.before)


def _answering(uid: MatchUid, on_answer: Handler) -> Handler:
    return lambda answer: on_answer(uid, answer)
