"""View model of a new game and of the settings of the open game: an immutable form.

Each method `with_…` returns the form after one choice by the user.
"""

import contextlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import zip_longest
from random import Random
from typing import Any, Literal, TypeVar

from scorekeeper.i18n import Words
from scorekeeper.i18n.matches import match_words
from scorekeeper.i18n.rule_values import rule_name
from scorekeeper.match import Match, Player, Side, SideColor, rules_of_deal
from scorekeeper.match.colors import colors_of_players, written_colors
from scorekeeper.match.seating import default_seats
from scorekeeper.rules import (
    HouseRules,
    RuleBook,
    RuleSetError,
    RuleSetId,
    UnknownRuleSetError,
    apply_changes,
)
from scorekeeper.rules.book import is_same_value
from scorekeeper.rules.loader import Identity
from scorekeeper.rules.model import RuleSet
from scorekeeper.rules.switches import named_values
from scorekeeper.scoring import DealScore, Grade, Problem, score_deal
from scorekeeper.scoring.checks import is_scorable
from scorekeeper.services import OpenMatch, Session, SetUp, rules_of
from scorekeeper.services.set_up import house_rules_of
from scorekeeper.view_models.series import BEST_OF_THREE, SINGLE_GAME

COMPASS = 4
"""Number of players for which seats are named after compass points."""
TARGET = "target"

ValueT = TypeVar("ValueT")

Place = tuple[int, int]
"""A player: index of the side, and index within the side."""
Names = tuple[tuple[str, ...], ...]
"""Names of the players by side; empty where none was typed."""
Direction = Literal[1, -1]


@dataclass(frozen=True, slots=True, kw_only=True)
class SetUpForm:
    """The choices for a game. The rule set provides the defaults."""

    book: RuleBook
    """The rule set."""
    players: int
    """Number of players."""
    names: Names
    side_names: tuple[str, ...]
    """Typed names of the sides; an empty name is replaced by the players' names."""
    shorts: tuple[str, ...]
    """Typed short names of the sides; empty for none."""
    opening: tuple[int, ...]
    """Points with which each side starts."""
    dealer: Place = (0, 0)
    order: tuple[Place, ...] = ()
    """Players around the table; empty for the usual order, in which partners sit opposite."""
    direction: Direction | None = None
    """Direction of play if it differs from the rule set."""
    target: int | None = None
    """Points that end the game if they differ from the rule set."""
    house_rules: Mapping[str, Any] = field(default_factory=dict)
    """Values of the house rules by dotted path, apart from the target."""
    profile: str = ""
    """Name of the house rules; empty without them."""
    best_of: int = SINGLE_GAME
    """Number of games in the series, of which a side must win most."""
    kept_colors: Mapping[str, SideColor] = field(default_factory=dict)
    """Earlier colours of players, by name."""
    chosen_colors: Mapping[str, SideColor] = field(default_factory=dict)
    """Colours chosen in this form, by name, in the order of the choices."""
    usual_colors: tuple[SideColor, ...] = ()
    """Colours of the sides of the open game; empty for a new one."""

    @property
    def ruleset(self) -> RuleSetId:
        """The id of the rule set."""
        return self.book.identity.id

    @property
    def colors(self) -> tuple[SideColor, ...]:
        """The colour of each side."""
        names = [[name.strip() for name in side_names] for side_names in self.names]
        return colors_of_players(names, self.kept_colors, self.chosen_colors, self.usual_colors)

    @property
    def rules(self) -> RuleSet:
        """The rules: the rule set with the house rules, which are ignored if they do not fit."""
        try:
            return apply_changes(self.book.tree, self.house_rules, self.profile)[1]
        except RuleSetError:
            return self.book.rules

    @property
    def seating_order(self) -> tuple[Place, ...]:
        """All players in the order of their seats."""
        return self.order or places(self.names)

    @property
    def turns(self) -> Direction:
        """Direction of play."""
        return self.direction or _direction_of(self.rules)

    def name(self, place: Place) -> str:
        """Return the typed name of a player."""
        return self.names[place[0]][place[1]]

    def unnamed(self) -> tuple[Place, ...]:
        """Return the players without a name, in the order of their seats."""
        return tuple(place for place in self.seating_order if not self.name(place).strip())

    def with_rules(self, rules: RuleBook | HouseRules) -> "SetUpForm":
        """Return the form with other rules.

        Target, direction and house rules are reset. If the new rules do not allow the number of
        players, their default number is used.
        """
        by_default = replace(self, target=None, direction=None, house_rules={}, profile="")
        if isinstance(rules, HouseRules):
            form = by_default.with_rules(rules.book)
            form = replace(form, house_rules=rules.changes, profile=rules.name.strip())
        else:
            form = replace(by_default, book=rules)
        possible = form.rules.players
        return form.with_players(form.players if form.players in possible else possible[0])

    def with_players(self, players: int) -> "SetUpForm":
        """Return the form for another number of players, who keep their seats around the table.

        If the number or size of the sides changes, the first dealer and the order of the seats are
        reset.
        """
        form = replace(self, players=players)
        sides, size = shape_of(form.rules, players, form.house_rules)
        if (len(self.names), len(self.names[0])) == (sides, size):
            return form

        # In the usual order of seats, the sides take turns around the table.
        seated_names = [self.name(place) for place in places(self.names)]
        seats = _with_length(seated_names, sides * size, "")
        return replace(
            form,
            names=tuple(seats[side::sides] for side in range(sides)),
            side_names=_with_length(self.side_names, sides, ""),
            shorts=_with_length(self.shorts, sides, ""),
            opening=_with_length(self.opening, sides, 0),
            dealer=(0, 0),
            order=(),
        )

    def with_name(self, place: Place, name: str) -> "SetUpForm":
        """Return the form with a new name for a player."""
        side, number = place
        players = _with_item(self.names[side], number, name)
        return replace(self, names=_with_item(self.names, side, players))

    def with_swapped_players(self, place: Place, other: Place) -> "SetUpForm":
        """Return the form with two players swapped; the first dealer stays the same player."""
        form = self.with_name(place, self.name(other)).with_name(other, self.name(place))
        moved = {place: other, other: place}
        return replace(form, dealer=moved.get(self.dealer, self.dealer))

    def with_drawn_seats(self, seed: int) -> "SetUpForm":
        """Return the form with all players on random seats; a seed always gives the same order."""
        seats = places_by_side(self.names)
        # Sorted by name, so that the result does not depend on the previous seats.
        drawn = sorted(seats, key=lambda place: self.name(place).casefold())
        Random(seed).shuffle(drawn)  # noqa: S311 - no secret
        form = self
        for seat, old_seat in zip(seats, drawn, strict=True):
            form = form.with_name(seat, self.name(old_seat))
        return replace(form, dealer=seats[drawn.index(self.dealer)])

    def with_next_partners(self) -> "SetUpForm":
        """Return the form with all players except the first moved to the next seat.

        The first player thus gets a new partner. The first dealer stays the same player.
        """
        _first, *others = self.seating_order
        form = self
        dealer = self.dealer
        for seat, old_seat in zip(others, (others[-1], *others[:-1]), strict=True):
            form = form.with_name(seat, self.name(old_seat))
            if old_seat == self.dealer:
                dealer = seat
        return replace(form, dealer=dealer)

    def with_color(self, place: Place, color: SideColor) -> "SetUpForm":
        """Return the form with a colour chosen for a player and so for the player's side."""
        name = self.name(place).strip()
        earlier = {key: value for key, value in self.chosen_colors.items() if key != name}
        return replace(self, chosen_colors={**earlier, name: color})

    def with_side_name(self, side: int, name: str) -> "SetUpForm":
        """Return the form with a typed name of a side."""
        return replace(self, side_names=_with_item(self.side_names, side, name))

    def with_short_name(self, side: int, short: str) -> "SetUpForm":
        """Return the form with a short name of a side."""
        return replace(self, shorts=_with_item(self.shorts, side, short))

    def with_opening_score(self, side: int, points: int) -> "SetUpForm":
        """Return the form with a starting score for a side, in points."""
        return replace(self, opening=_with_item(self.opening, side, points))

    def with_dealer(self, place: Place) -> "SetUpForm":
        """Return the form with another first dealer."""
        return replace(self, dealer=place)

    def with_next_dealer(self) -> "SetUpForm":
        """Return the form with the next player in seating order as first dealer."""
        order = self.seating_order
        return self.with_dealer(order[(order.index(self.dealer) + 1) % len(order)])

    def with_other_direction(self) -> "SetUpForm":
        """Return the form with the direction of play reversed."""
        other: Direction = -1 if self.turns == 1 else 1
        return replace(self, direction=None if other == _direction_of(self.rules) else other)

    def with_other_series(self) -> "SetUpForm":
        """Return the form switched between a best of three and a single game."""
        is_single = self.best_of == SINGLE_GAME
        return replace(self, best_of=BEST_OF_THREE if is_single else SINGLE_GAME)

    def with_target(self, target: int) -> "SetUpForm":
        """Return the form with a target in points; the target of the rules is stored as None."""
        return replace(self, target=None if target == self.rules.target else target)


def blank_form(book: RuleBook) -> SetUpForm:
    """Return the form of a new game with a rule set, for its default number of players."""
    rules = book.rules
    sides, size = shape_of(rules, rules.players[0], {})
    return SetUpForm(
        book=book,
        players=rules.players[0],
        names=(("",) * size,) * sides,
        side_names=("",) * sides,
        shorts=("",) * sides,
        opening=(0,) * sides,
    )


def shape_of(rules: RuleSet, players: int, house_rules: Mapping[str, Any]) -> tuple[int, int]:
    """Return the number of sides and the minimum size of a side for a number of players."""
    changes = {**rules.by_players.get(str(players), {}), **house_rules}
    count = changes.get("sides.count", rules.sides.count)
    size = changes.get("sides.size", rules.sides.size)
    return int(count), int(size)


def places(names: Names) -> tuple[Place, ...]:
    """Return the places of all players in the default seating order.

    The first player of each side comes first, then the second player of each side, and so on.
    """
    places_of_sides = [
        [(side, number) for number in range(len(side_names))]
        for side, side_names in enumerate(names)
    ]
    # `zip_longest`, because the extra players of a larger side sit last.
    rounds = zip_longest(*places_of_sides)
    return tuple(place for one_round in rounds for place in one_round if place is not None)


def places_by_side(names: Names) -> tuple[Place, ...]:
    """Return the places of all players by side: those of the first side, then of the second."""
    return tuple(
        (side, number) for side, side_names in enumerate(names) for number in range(len(side_names))
    )


def _direction_of(rules: RuleSet) -> Direction:
    return 1 if rules.dealing.direction == "clockwise" else -1


def _with_item(values: Sequence[ValueT], index: int, value: ValueT) -> tuple[ValueT, ...]:
    return (*values[:index], value, *values[index + 1 :])


def _with_length(values: Sequence[ValueT], count: int, filler: ValueT) -> tuple[ValueT, ...]:
    """Return the first `count` values, padded with `filler` if there are fewer."""
    return (*values, *[filler] * count)[:count]


# --- names


def player_name(words: Words, form: SetUpForm, place: Place) -> str:
    """Return the name of a player: the typed name, or else the name of the seat."""
    return form.name(place).strip() or seat_name(words, form.names, place)


def seat_name(words: Words, names: Names, place: Place) -> str:
    """Return the name of a seat, such as North or Player 3."""
    seats = places(names)
    key = "seat-compass" if len(seats) == COMPASS else "seat-number"
    return words.text(key, number=seats.index(place) + 1)


def side_name(words: Words, form: SetUpForm, side: int) -> str:
    """Return the name of a side: the typed name, or else the default."""
    return form.side_names[side].strip() or default_side_name(words, form, side)


def default_side_name(words: Words, form: SetUpForm, side: int) -> str:
    """Return the default name of a side, made from the names of its players or seats."""
    own_places = [(side, number) for number in range(len(form.names[side]))]
    *first, last = [player_name(words, form, place) for place in own_places]
    if not first:
        return last
    if any(form.name(place).strip() for place in own_places):
        return words.text("side-of-players", first=", ".join(first), last=last)
    is_compass = len(places(form.names)) == COMPASS
    if is_compass:
        return words.text("side-compass", number=side + 1)
    return words.text("side-mark", color=form.colors[side])


# --- between the form and a game


def set_up_of(words: Words, form: SetUpForm, match: Match | None = None) -> SetUp:
    """Return the set-up of a game from its form.

    Args:
        words: The language, also of the names of players and sides without a typed name.
        form: The form.
        match: The game whose settings are edited; its players keep their uids.
    """
    colors = written_colors(form.colors)
    old_sides = () if match is None else match.sides
    uids = {player.name: player.uid for side in old_sides for player in side.players}
    sides = []
    for index, typed_names in enumerate(form.names):
        places_of_side = [(index, number) for number in range(len(typed_names))]
        names = [player_name(words, form, place) for place in places_of_side]
        players = tuple(Player(name, uids.get(name)) for name in names)
        short_name = form.shorts[index].strip() or None
        sides.append(Side(side_name(words, form, index), players, short_name, colors[index]))

    house_rules = dict(form.house_rules)
    if form.target is not None:
        house_rules[TARGET] = form.target
    return SetUp(
        ruleset=form.ruleset,
        sides=tuple(sides),
        house_rules=house_rules,
        seats=tuple(player_name(words, form, place) for place in form.order),
        first_dealer=player_name(words, form, form.dealer),
        direction=form.turns,
        opening_scores=form.opening if any(form.opening) else (),
        opening_reason=match.opening_reason if match and any(form.opening) else "",
        profile=form.profile,
        player_colors=form.chosen_colors,
        best_of=form.best_of,
    )


def form_of(words: Words, match: Match) -> SetUpForm:
    """Return the form of a game. Names that equal the defaults of the form are left empty."""
    rules = match.book.rules
    form = blank_form(match.book)
    names = tuple(tuple(player.name for player in side.players) for side in match.sides)
    # A side without players leaves the names of the form blank.
    if all(names):
        form = replace(form.with_players(sum(map(len, names))), names=names)

    # Values that the rule set defines for this number of players are not choices of the table.
    values_by_players = rules.by_players.get(str(form.players), {})
    house_rules = {
        path: value
        for path, value in match.house_rules.items()
        if path != TARGET and not (path in values_by_players and values_by_players[path] == value)
    }
    target = match.house_rules.get(TARGET)
    form = replace(
        form,
        side_names=tuple(side.name for side in match.sides),
        shorts=tuple(side.short or "" for side in match.sides),
        opening=match.opening_scores or (0,) * len(match.sides),
        target=None if target == rules.target else target,
        house_rules=house_rules,
        kept_colors={
            player.name: color
            for side, color in zip(match.sides, match.colors, strict=True)
            for player in side.players
        },
        usual_colors=match.colors,
    )
    if form.turns != match.direction:
        form = form.with_other_direction()

    place_by_name = {form.name(place): place for place in places_by_side(form.names)}
    if match.first_dealer in place_by_name:
        form = form.with_dealer(place_by_name[match.first_dealer])
    if match.seats and match.seats != default_seats(match.sides):
        form = replace(form, order=tuple(place_by_name[name] for name in match.seats))
    return _without_default_names(words, form)


def _without_default_names(words: Words, form: SetUpForm) -> SetUpForm:
    """Return the form without the names that equal its defaults."""
    for place in places_by_side(form.names):
        if form.name(place) == seat_name(words, form.names, place):
            form = form.with_name(place, "")
    for side, name in enumerate(form.side_names):
        if name == default_side_name(words, form, side):
            form = form.with_side_name(side, "")
    return form


# --- rules


def initial_form(
    session: Session, query: Mapping[str, str], identities: Sequence[Identity]
) -> SetUpForm:
    """Return the form of a new game from the query of its address, with the players' colours.

    `rules` names a rule set, and `players` a number of players for it; `house` is the uid of house
    rules. Without them the form has the rule set of the latest game.

    Args:
        session: The saved games, players and house rules.
        query: The query of the address.
        identities: All rule sets; the first one is for a first game.
    """
    form = _form_of_query(session, query, identities)
    return replace(form, kept_colors=session.people.colors())


def _form_of_query(
    session: Session, query: Mapping[str, str], identities: Sequence[Identity]
) -> SetUpForm:
    """Return the form of a new game from a query; unknown rules and numbers are ignored."""
    library = session.library
    ruleset = query.get("rules")
    if ruleset:
        with contextlib.suppress(UnknownRuleSetError):
            form = blank_form(library.find_book(ruleset))
            counts = [n for n in form.rules.players if str(n) == query.get("players")]
            return form.with_players(counts[0]) if counts else form

    readable = (summary for summary in session.matches.list() if summary.is_readable)
    latest = next(readable, None)
    form = blank_form(latest.match.book if latest else library.book(identities[0].id))
    uid = query.get("house")
    for profile in session.profiles.list():
        if uid and profile.house is not None and profile.house.uid == uid:
            return form.with_rules(profile.house)
    return form


def form_with_rules(
    match: Match | None, form: SetUpForm, rules: RuleBook | HouseRules, players: int = 0
) -> SetUpForm:
    """Return the form with other rules.

    For a game with deals, it keeps the number of sides and if possible the number of players.

    Args:
        match: The game whose settings are edited; None for a new game.
        form: The form.
        rules: A rule set that fits the game, or house rules based on one.
        players: The number of players used to filter the list of rules; 0 for none.
    """
    if match is None:
        form = form.with_rules(rules)
        return form.with_players(players) if players in form.rules.players else form
    book = rules.book if isinstance(rules, HouseRules) else rules
    counts = player_counts(match, book)
    count = sum(len(side.players) for side in match.sides)
    if count not in counts:
        count = counts[0]
    if isinstance(rules, HouseRules):
        return replace(form, players=count).with_rules(rules)
    return form.with_rules(rules).with_players(count)


def player_counts(match: Match | None, book: RuleBook) -> tuple[int, ...]:
    """Return the numbers of players for a rule set, the usual one first.

    For a game with deals, only numbers with the same number of sides are returned.
    """
    rules = book.rules
    if match is None or not match.deals:
        return tuple(rules.players)
    return tuple(
        count for count in rules.players if shape_of(rules, count, {})[0] == len(match.sides)
    )


def target_options(form: SetUpForm) -> tuple[int, ...]:
    """Return the usual targets of the rules, in points, in ascending order.

    These are the targets of the rule set, of its sources and of the house rules, and the current
    target.
    """
    named = named_values(form.book, TARGET)
    return tuple(sorted({*named, form.rules.target or 0, current_target(form)} - {0}))


def current_target(form: SetUpForm) -> int:
    """Return the points that end the game; 0 if a number of deals ends it."""
    return form.target or form.rules.target or 0


def has_options(form: SetUpForm) -> bool:
    """Return True if a rarely used setting differs from its default."""
    typed_names = (*form.side_names, *form.shorts)
    is_series = form.best_of != SINGLE_GAME
    return is_series or form.direction is not None or any(form.opening) or any(typed_names)


def has_partners(form: SetUpForm) -> bool:
    """Return True if a side has more than one player."""
    return any(len(side_names) > 1 for side_names in form.names)


# --- the open game


@dataclass(frozen=True, slots=True)
class ImpossibleDeal:
    """A deal that would be impossible under new rules."""

    number: int
    """Number of the deal, from 1."""
    problem: Problem
    """The first problem that it would have."""


def impossible_deals(
    open_match: OpenMatch, new_set_up: SetUp, book: RuleBook
) -> tuple[ImpossibleDeal, ...]:
    """Return the deals that are possible now and would be impossible with a new set-up.

    `book` is the rule set of the new set-up.
    """
    old_rules = open_match.match.house_rules
    new_rules = house_rules_of(new_set_up, book)
    # The target makes no deal impossible.
    paths = {*old_rules, *new_rules} - {TARGET}
    is_same = new_set_up.ruleset == open_match.match.ruleset
    if is_same and all(old_rules.get(path) == new_rules.get(path) for path in paths):
        return ()

    _, rules = rules_of(new_set_up, book)
    new_match = replace(open_match.match, rules=rules)
    deals = zip(open_match.match.deals, open_match.progress.deals, strict=True)
    impossible = []
    for number, (played, progress) in enumerate(deals, start=1):
        rules = rules_of_deal(new_match, number - 1)
        problem = _impossible_problem(score_deal(rules, played.deal))
        if problem is not None and _impossible_problem(progress.score) is None:
            impossible.append(ImpossibleDeal(number, problem))
    return tuple(impossible)


def _impossible_problem(score: DealScore) -> Problem | None:
    """Return the problem that makes a deal impossible or leaves it without a score, or None."""
    for problem in score.problems:
        if problem.grade is Grade.IMPOSSIBLE or not is_scorable((problem,)):
            return problem
    return None


def has_changed_profile(session: Session, open_match: OpenMatch) -> bool:
    """Return True if the house rules of a game were edited since the game adopted them."""
    if not open_match.profile:
        return False
    houses = [profile.house for profile in session.profiles.list() if profile.house is not None]
    latest = next((house for house in houses if house.name.strip() == open_match.profile), None)
    return latest is not None and any(
        not is_same_value(latest.changes.get(path), open_match.own_rules.get(path))
        for path in {*latest.changes, *open_match.own_rules} - {TARGET}
    )


def set_up_remarks(
    words: Words, session: Session, open_match: OpenMatch
) -> tuple[tuple[str, str], ...]:
    """Return remarks on editing the settings of a game, as pairs of id and sentence."""
    words = match_words(words, open_match.match)
    remarks = []
    deal_count = len(open_match.match.deals)
    if deal_count:
        remarks.append(("set-up-follows", words.text("set-up-follows", deals=deal_count)))
    if open_match.rules_changed:
        names = dict.fromkeys(rule_name(words, path) for path in open_match.rules_changed)
        sentence = words.text("set-up-changed-today", what=", ".join(names))
        remarks.append(("set-up-changed-today", sentence))
    if has_changed_profile(session, open_match):
        sentence = words.text("set-up-house-changed", name=open_match.profile)
        remarks.append(("set-up-house-changed", sentence))
    return tuple(remarks)


def impossible_text(words: Words, deals: Sequence[ImpossibleDeal]) -> str:
    """Return a sentence with the numbers of the impossible deals."""
    numbers = ", ".join(words.number(deal.number) for deal in deals)
    return words.text("set-up-spoilt", deals=numbers, count=len(deals))


def impossible_reason(words: Words, deal: ImpossibleDeal) -> str:
    """Return a sentence with the reason why a deal is impossible."""
    reason = words.problem(deal.problem)
    return words.text("set-up-spoilt-why", number=deal.number, why=reason)


# --- the sides


@dataclass(frozen=True, slots=True)
class SideRow:
    """A side in the form."""

    index: int
    name: str
    has_head: bool
    """True if the name of the side is shown; it can be tapped to type another one."""
    has_fields: bool
    """True if the fields for the name and the short name are open."""
    is_named: bool
    """True if a name or short name was typed, so the fields stay open."""


def side_rows(words: Words, form: SetUpForm, open_side: int | None) -> tuple[SideRow, ...]:
    """Return a row for each side of a form.

    Args:
        words: The language.
        form: The form.
        open_side: Index of the side whose fields the user has opened, or None.
    """
    rows = []
    for side, players in enumerate(form.names):
        name = side_name(words, form, side)
        is_named = bool(form.side_names[side] or form.shorts[side])
        has_fields = side == open_side or is_named
        # A side of one player has that player's name.
        has_head = len(players) > 1 or has_fields
        rows.append(SideRow(side, name, has_head, has_fields, is_named))
    return tuple(rows)
