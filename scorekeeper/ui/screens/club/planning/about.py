"""What an evening is called, when and where it is, and how many rounds it has."""

import flet as ft

from scorekeeper.ui.components.choices import card, heading, remark
from scorekeeper.ui.components.name_field import NameField
from scorekeeper.ui.screens.club.planning.kit import Planning, number_row
from scorekeeper.words.times import day


def about_card(planning: Planning) -> ft.Control:
    """Name, day and place; the day is said in words too, so that a slip is seen."""
    words, plan = planning.words, planning.plan
    fields = [
        NameField(
            words.text("club-name"),
            plan.name,
            lambda name: planning.set(name=name),
            name="name",
            error=planning.error("plan.name"),
            key="name",
        ),
        NameField(
            words.text("club-date"),
            plan.date,
            lambda date: planning.set(date=date.strip()),
            name="date",
            error=planning.error("plan.date"),
            key="date",
        ),
        NameField(
            words.text("club-place"),
            plan.place,
            lambda place: planning.set(place=place),
            name="place",
            key="place",
        ),
    ]
    when = day(words, plan.date)
    said = [remark(when, name="day")] if when else []
    return card(heading(words.text("club-about")), *fields[:2], *said, fields[2])


def rounds_card(planning: Planning) -> ft.Control:
    """How many rounds are played, and how many of the worst do not count."""
    words, plan = planning.words, planning.plan
    rounds = number_row(
        planning,
        words.text("club-rounds"),
        plan.rounds,
        lambda count: planning.set(rounds=count),
        name="rounds",
    )
    dropped = number_row(
        planning,
        words.text("club-drop"),
        plan.drop_worst,
        lambda count: planning.set(drop_worst=count),
        name="drop",
    )
    wrong = planning.wrong
    return card(
        rounds,
        *wrong("plan.rounds"),
        dropped,
        *wrong("plan.drop_worst"),
        remark(_dropped(planning)),
    )


def _dropped(planning: Planning) -> str:
    return planning.words.text("club-drop-hint", count=planning.plan.drop_worst)
