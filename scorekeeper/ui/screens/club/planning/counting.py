"""The scheme of the standing: those the program comes with, and the figures of the chosen one."""

import flet as ft

from scorekeeper.club import Scheme, SchemeId, scheme_of, schemes
from scorekeeper.rules import rule_book
from scorekeeper.ui.components.choices import remark
from scorekeeper.ui.components.tap import button
from scorekeeper.ui.screens.club.option import option
from scorekeeper.ui.screens.club.planning.figures import figures
from scorekeeper.ui.screens.club.planning.fold import fold
from scorekeeper.ui.screens.club.planning.kit import Planning
from scorekeeper.ui.screens.club.planning.ties import ties
from scorekeeper.words.clubs.plans import scheme_name, scheme_origin


def scheme_card(planning: Planning) -> ft.Control:
    """What counts, and all there is to choose."""
    words, scheme = planning.words, planning.plan.scheme.id
    return fold(
        planning,
        "scheme",
        words.text("club-scheme-title"),
        ". ".join([scheme_name(words, scheme), words.text("club-scheme-hint", scheme=scheme)]),
        parts=lambda: [_scheme(planning, one) for one in schemes()],
    )


def figures_card(planning: Planning) -> ft.Control:
    """The figures of the chosen scheme, and what parts those who are level."""
    paths = [f"plan.scheme.{one}" for one in ("match_points", "bands", "tie_breaks")]
    return fold(
        planning,
        "figures",
        planning.words.text("club-figures"),
        _changed(planning),
        parts=lambda: [*figures(planning), *ties(planning), _back(planning)],
        wrong=list(planning.wrong(*paths)),
    )


def usual(planning: Planning) -> Scheme:
    """The chosen scheme with the figures that the program comes with."""
    return usual_scheme(planning, planning.plan.scheme.id)


def usual_scheme(planning: Planning, scheme: SchemeId) -> Scheme:
    """A scheme with the walkover of the plan's rule set."""
    family = rule_book(planning.plan.ruleset).identity.family
    return scheme_of(scheme, family=family)


def _scheme(planning: Planning, scheme: SchemeId) -> ft.Control:
    words = planning.words
    source = scheme_origin(words, schemes()[scheme])
    return option(
        scheme_name(words, scheme),
        [words.text("club-scheme-hint", scheme=scheme), words.text("club-from", source=source)],
        lambda: planning.set(scheme=usual_scheme(planning, scheme)),
        name=f"scheme-{scheme}",
        is_chosen=scheme == planning.plan.scheme.id,
    )


def _changed(planning: Planning) -> str:
    is_usual = planning.plan.scheme == usual(planning)
    return planning.words.text("club-figures-usual" if is_usual else "club-figures-changed")


def _back(planning: Planning) -> ft.Control:
    is_usual = planning.plan.scheme == usual(planning)
    back = None if is_usual else lambda: planning.set(scheme=usual(planning))
    words = planning.words
    return ft.Column(
        [
            remark(words.text("club-figures-hint")),
            button(words.text("club-figures-back"), back, name="figures-back"),
        ],
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
