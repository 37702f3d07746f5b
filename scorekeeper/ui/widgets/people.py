"""The people of the matches, and the fields and chips in which one of them is named."""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import partial
from typing import Any, cast
from urllib.parse import parse_qs, urlsplit

import flet as ft

from scorekeeper.club.entrants import names_of
from scorekeeper.club.model import Entrant, Evening, EveningUid
from scorekeeper.i18n import Words, club, messages
from scorekeeper.scoring import Problem
from scorekeeper.services import Identity, Known, Session
from scorekeeper.ui.palette import CARD, INSET
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face, text
from scorekeeper.ui.widgets.buttons import button, choice, choices, complaint, disc, unspoken
from scorekeeper.ui.widgets.dialogs import Item, menu_sheet, question
from scorekeeper.ui.widgets.fields import NameField


def known_people(session: Session) -> tuple[Known, ...]:
    """Everybody by name, without those who are only called after a seat."""
    return session.people.list(is_nobody=messages.is_nobody)


def latest_people(session: Session) -> tuple[Known, ...]:
    """Everybody, those of the latest matches first; who has not played yet comes before them."""
    order = {summary.uid: place for place, summary in enumerate(session.matches.list())}

    def latest(person: Known) -> int:
        return min((order.get(uid, len(order)) for uid in person.matches), default=-1)

    return tuple(sorted(known_people(session), key=latest))


def seat_name_complaint(words: Words, name: str) -> list[ft.Control]:
    """The complaint about the name of a seat: whoever went by it would count nowhere."""
    if not messages.is_nobody(name):
        return []
    problem = Problem("name_of_a_seat", "name", {"name": name.strip()})
    return [complaint(club.club_problem(words, problem), name="seat")]


def person_fields(
    words: Words, name: str, note: str, write: Callable[[tuple[str, str]], None]
) -> list[ft.Control]:
    label, hint = words.text("people-note"), words.text("people-note-hint")
    return [
        NameField(words.text("people-called"), name, lambda n: write((n, note)), name="name"),
        NameField(label, note, lambda n: write((name, n)), name="note", hint=hint),
    ]


def person_choice(
    words: Words,
    session: Session,
    taken: Sequence[str],
    typed: str,
    write: Callable[[str], Any],
    *,
    on_name: Callable[[str], Callable[[], Any]],
    label: str,
    name: str,
) -> list[ft.Control]:
    """Chips with known names that are not `taken`, a field for another, and its button.

    `on_name` makes the handler of a name.
    """
    free = [person.who.label for person in latest_people(session) if person.who.name not in taken]
    chips = [choice(known, on_name(known), name=f"known-{n}") for n, known in enumerate(free[:12])]
    new = typed.strip()
    done = on_name(new) if new and new not in taken else None
    return [
        *([choices(chips)] if chips else []),
        NameField(words.text("people-called"), typed, write, name="name"),
        button(label, done, filled=True, name=name),
    ]


def use_merging(
    state: State,
    gone: Identity,
    people: Callable[[], Iterable[Identity]],
    merge: Callable[[Identity], Awaitable[str]],
    *,
    hint: Callable[[Identity], str],
    refusal: Callable[[Identity], str] = lambda _: "",
) -> Callable[[], None]:
    """Hook to merge somebody into another: a list and a question; gives the call that opens it.

    `merge` returns the reason why it cannot be done, or nothing; `refusal` does so beforehand.
    """
    words = state.words
    is_choosing, set_choosing = ft.use_state(False)
    other, set_other = ft.use_state(cast("Identity | None", None))
    refused, refuse = ft.use_state("")

    def choose(person: Identity) -> None:
        set_choosing(False)
        refuse(refusal(person))
        set_other(person)

    async def confirm(person: Identity) -> None:
        if reason := await merge(person):
            refuse(reason)
        else:
            set_other(None)

    sheet = dialog = None
    if is_choosing:
        others = (person for person in people() if person.key != gone.key)
        items = [
            Item(f"same-{place}", person.label, ft.Icons.PERSON_OUTLINED, partial(choose, person))
            for place, person in enumerate(others)
        ]
        title = words.text("people-merge-title", name=gone.label)
        sheet = menu_sheet(state, title, items, lambda: set_choosing(False))
    if other is not None:
        leave, label = partial(set_other, None), words.text("people-merge-do")
        answers = [button(words.text("cancel"), leave, name="cancel")]
        if not refused:
            answers.insert(0, button(label, partial(confirm, other), name="confirm", filled=True))
        title = words.text("people-merge-ask", gone=gone.label, kept=other.label)
        dialog = question(title, refused or hint(other), answers, leave)
    ft.use_dialog(sheet)
    ft.use_dialog(dialog)
    return lambda: set_choosing(True)


LETTER, LAP, MOST_SCALE = 0.46, 0.3, 1.5
"""Parts of an avatar: its letter, and what the next one covers; and how far large text grows it."""


def avatars(names: Sequence[str], *, size: float = 32, scale: float = 1.0) -> ft.Control:
    """The first letters of people who belong together, each over a part of the one before.

    They stand on neutral discs: outside a match nobody has a colour.
    """
    wide = size * min(scale, MOST_SCALE)
    step = wide * (1 - LAP)
    discs: list[ft.Control] = []
    for place, name in enumerate(names):
        letter = next(filter(str.isalnum, name), "?").upper()
        content, edge = text(letter, LETTER * wide / scale, Face.MEDIUM), ft.Border.all(2, CARD)
        discs.append(disc(content, wide, INSET, left=step * place, border=edge))
    return unspoken(ft.Stack(discs, width=wide + step * (len(discs) - 1), height=wide))


INITIALS = "initials"
"""The name of the setting, and what stands behind the `?` of a link that asks for it."""


def choose_initials(session: Session, evening: EveningUid, *, on: bool) -> None:
    """Make every screen of an evening show initials, or names again, at once and from now on."""
    session.settings.choose(f"screen-{evening}", **{INITIALS: on})
    session.club.look_again()


def has_initials(session: Session, evening: EveningUid, route: str = "") -> bool:
    """Return True if a screen shows initials that was opened at this address."""
    asked = parse_qs(urlsplit(route).query, keep_blank_values=True)
    return INITIALS in asked or bool(session.settings.of(f"screen-{evening}").get(INITIALS))


def name_or_initials(words: Words, evening: Evening, entrant: Entrant, *, initials: bool) -> str:
    """The name of an entrant, or the initials of those who play for it.

    A team is more than its players: it keeps a name of its own.
    """
    if initials and not (evening.plan.form == "teams" and entrant.name):
        names = {member.uid: member.name for member in evening.members}
        return club.joined_names(words, [club.initials_of(names[uid]) for uid in entrant.members])
    return club.joined_names(
        words, [str(messages.shortened(name)) for name in names_of(evening, entrant)]
    )
