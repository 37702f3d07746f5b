"""A match that is under way as a form, to be corrected."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from scorekeeper.match import Match, default_seats
from scorekeeper.rules import rule_book
from scorekeeper.ui.screens.setting_up.form import Place, SetUpForm, blank_form, by_side
from scorekeeper.ui.screens.setting_up.naming import TARGET, made_name, seat_name
from scorekeeper.words import Words


def form_of(words: Words, match: Match) -> SetUpForm:
    """The form of a match that is under way, with all that it says about it."""
    form = _with_players(match)
    form = replace(
        form,
        side_names=tuple(side.name for side in match.sides),
        shorts=tuple(side.short or "" for side in match.sides),
        opening=match.opening_scores or (0,) * len(match.sides),
        target=_target(match),
        house_rules=_own_rules(match, form.players),
    )
    form = form if form.turns == match.direction else form.turned()
    return _untyped(words, _seated(form, match))


def _with_players(match: Match) -> SetUpForm:
    form = blank_form(match.ruleset)
    names = tuple(tuple(player.name for player in side.players) for side in match.sides)
    if not all(names):
        return form
    players = sum(map(len, names))
    return replace(form.with_players(players), names=names)


def _target(match: Match) -> int | None:
    own: int | None = match.house_rules.get(TARGET)
    return None if own == rule_book(match.ruleset).rules.target else own


def _own_rules(match: Match, players: int) -> Mapping[str, Any]:
    """The house rules but for the target and for what follows from the number of players."""
    follows = rule_book(match.ruleset).rules.by_players.get(str(players), {})
    return {
        path: value
        for path, value in match.house_rules.items()
        if path != TARGET and not (path in follows and follows[path] == value)
    }


def _seated(form: SetUpForm, match: Match) -> SetUpForm:
    """The form with the first dealer and the order round the table of a match."""
    where: dict[str, Place] = {form.name(place): place for place in by_side(form.names)}
    if match.first_dealer in where:
        form = form.dealt_by(where[match.first_dealer])
    if match.seats and match.seats != default_seats(match.sides):
        form = replace(form, order=tuple(where[name] for name in match.seats))
    return form


def _untyped(words: Words, form: SetUpForm) -> SetUpForm:
    """The form without the names that it would make by itself."""
    for place in by_side(form.names):
        if form.name(place) == seat_name(words, form.names, place):
            form = form.called(place, "")
    for side, own in enumerate(form.side_names):
        if own == made_name(words, form, side):
            form = form.side_called(side, "")
    return form
