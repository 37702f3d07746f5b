"""Evenings as the big screen shows them, for the tests of it."""

from datetime import datetime
from typing import Any

from scorekeeper.club.entrants import add_entrant
from scorekeeper.club.model import (
    EntrantUid,
    Evening,
    EveningUid,
    Member,
    MemberUid,
    Note,
    RoundLength,
    new_evening,
)
from scorekeeper.club.rounds import draw_round
from scorekeeper.club_ui.big_screen.state import BigScreenState
from scorekeeper.i18n import Words
from scorekeeper.rules import RuleLibrary
from scorekeeper.ui.layout import Layout
from scorekeeper.view_models.club_big_screen import ScreenContent, screen_content
from tests.club.kit import NOTE, accepted, plan_of

ENGLISH = Words()
PICTURES = [(1920, 1080), (1280, 720), (1280, 800), (1080, 1920), (720, 1280), (3840, 2160)]
NAMES = (("Ana Berg", "Ben Cole"), ("Cleo Dahl", "Dov Elm"), ("Eva Frey", "Finn-Ole Gold"))
JUST_NOW = Note("Olga", datetime.now().astimezone().isoformat())
WITH_THREES: Any = {"form": "individuals", "movement": "rotating", "threes": "classic_3p"}
TIMED = RoundLength(minutes=50, warning=10, overtime=5)


def pairs(*names: tuple[str, str], **plan: Any) -> Evening:
    evening = accepted(
        new_evening(EveningUid("evening"), plan_of(length=TIMED, **plan), RuleLibrary())
    )
    for both in names:
        members = [Member(MemberUid(name), name) for name in both]
        evening = accepted(add_entrant(evening, EntrantUid(both[0]), members))
    return evening


def draw_next_round(evening: Evening) -> Evening:
    return accepted(draw_round(evening, NOTE))


def board(evening: Evening, *, initials: bool = False, **scores: Any) -> ScreenContent:
    return screen_content(evening, ENGLISH, has_initials=initials, **scores)


def watch(evening: Evening | None, **layout: float) -> BigScreenState:
    seen = BigScreenState(ENGLISH, Layout(**layout))
    if evening is not None:
        seen.content = board(evening)
    return seen


def scores(number: int, table: int) -> tuple[int, int]:
    return (5 * (number + table), 5 * table)
