"""A match that is being set up: frozen, so that every tap and letter gives a new one."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from itertools import zip_longest
from random import Random
from typing import Any, Literal

from scorekeeper.i18n import Words
from scorekeeper.match import Match, Player, Side
from scorekeeper.match.seating import default_seats
from scorekeeper.rules import HouseRules, RuleSetError, RuleSetId, overlaid, rule_book
from scorekeeper.rules.model import RuleSet
from scorekeeper.services import SetUp

COMPASS = 4
"""Players round a table who can be called by the points of the compass."""
TARGET = "target"

Place = tuple[int, int]
"""A player by side and by number within the side, both from 0."""
Names = tuple[tuple[str, ...], ...]
"""The players' names side by side; empty where nothing was typed."""
Direction = Literal[1, -1]


@dataclass(frozen=True, slots=True, kw_only=True)
class SetUpForm:
    """The choices for a match; everything left alone follows from the rule set."""

    ruleset: RuleSetId
    players: int
    names: Names
    side_names: tuple[str, ...]
    """A side's own name; empty where it is made from those of its players."""
    shorts: tuple[str, ...]
    opening: tuple[int, ...]
    """Points that each side begins with."""
    dealer: Place = (0, 0)
    order: tuple[Place, ...] = ()
    """The players round the table, where that is not each side's first, then the second, …"""
    direction: Direction | None = None
    """The way in which the deal moves on, where the table has another than the rule set."""
    target: int | None = None
    """Points that end the match, where the table plays to others than the rule set."""
    house_rules: Mapping[str, Any] = field(default_factory=dict)
    profile: str = ""
    """The name of the house rules, where they have one."""

    @property
    def rules(self) -> RuleSet:
        """The rule set with the house rules on top; as its book has it where they do not fit."""
        book = rule_book(self.ruleset)
        try:
            return overlaid(book.tree, self.house_rules, self.profile)[1]
        except RuleSetError:
            return book.rules

    @property
    def round_the_table(self) -> tuple[Place, ...]:
        """All players in the order in which they sit."""
        return self.order or places(self.names)

    @property
    def turns(self) -> Direction:
        """The way in which the deal moves on."""
        return self.direction or _direction_of(self.rules)

    def name(self, place: Place) -> str:
        return self.names[place[0]][place[1]]

    def first_nameless(self) -> Place | None:
        """The first player without a name, side by side; None where all have one."""
        return next((p for p in by_side(self.names) if not self.name(p).strip()), None)

    def by_rules(self, rules: RuleSetId | HouseRules) -> "SetUpForm":
        """The form by other rules: whoever was named stays, the rest starts anew."""
        fresh = replace(self, target=None, direction=None, house_rules={}, profile="")
        if isinstance(rules, HouseRules):
            form = fresh.by_rules(rules.base)
            form = replace(form, house_rules=rules.changes, profile=rules.name.strip())
        else:
            form = replace(fresh, ruleset=rules)
        possible = form.rules.players
        return form.with_players(form.players if form.players in possible else possible[0])

    def with_players(self, players: int) -> "SetUpForm":
        """The form for another number of players, who sit down in the order of the names."""
        form = replace(self, players=players)
        sides, size = shape_of(form.rules, players, form.house_rules)
        if (len(self.names), len(self.names[0])) == (sides, size):
            return form
        seated = [self.name(place) for place in places(self.names)]
        names = tuple(
            tuple((seated[place:] or [""])[0] for place in range(side, sides * size, sides))
            for side in range(sides)
        )
        return replace(
            form,
            names=names,
            side_names=(*self.side_names, *("",) * sides)[:sides],
            shorts=(*self.shorts, *("",) * sides)[:sides],
            opening=(*self.opening, *(0,) * sides)[:sides],
            dealer=(0, 0),
            order=(),
        )

    def called(self, place: Place, name: str) -> "SetUpForm":
        side, number = place
        players = _changed(self.names[side], number, name)
        return replace(self, names=_changed(self.names, side, players))

    def swapped(self, place: Place, other: Place) -> "SetUpForm":
        """The form after two players changed places; the first dealer stays who it was."""
        form = self.called(place, self.name(other)).called(other, self.name(place))
        moved = {place: other, other: place}
        return replace(form, dealer=moved.get(self.dealer, self.dealer))

    def drawn(self, seed: int) -> "SetUpForm":
        """The form with everybody on a seat that a lot gave; a seed draws the same every time."""
        where = by_side(self.names)
        drawn = sorted(where, key=lambda place: self.name(place).casefold())
        Random(seed).shuffle(drawn)  # noqa: S311  a draw must come out the same for a seed
        form = self
        for place, old in zip(where, drawn, strict=True):
            form = form.called(place, self.name(old))
        return replace(form, dealer=where[drawn.index(self.dealer)])

    def side_called(self, side: int, name: str) -> "SetUpForm":
        return replace(self, side_names=_changed(self.side_names, side, name))

    def shortened(self, side: int, short: str) -> "SetUpForm":
        return replace(self, shorts=_changed(self.shorts, side, short))

    def begun_with(self, side: int, points: int) -> "SetUpForm":
        return replace(self, opening=_changed(self.opening, side, points))

    def dealt_by(self, place: Place) -> "SetUpForm":
        return replace(self, dealer=place)

    def turned(self) -> "SetUpForm":
        """The form with the deal moving on the other way round."""
        other: Direction = -1 if self.turns == 1 else 1
        return replace(self, direction=None if other == _direction_of(self.rules) else other)

    def played_to(self, target: int) -> "SetUpForm":
        """The form with a target in points; that of the rule set is no change of it."""
        return replace(self, target=None if target == self.rules.target else target)


def blank_form(ruleset: RuleSetId) -> SetUpForm:
    """The form of a new match by a rule set, for as many players as usually play it."""
    rules = rule_book(ruleset).rules
    sides, size = shape_of(rules, rules.players[0], {})
    return SetUpForm(
        ruleset=ruleset,
        players=rules.players[0],
        names=(("",) * size,) * sides,
        side_names=("",) * sides,
        shorts=("",) * sides,
        opening=(0,) * sides,
    )


def shape_of(rules: RuleSet, players: int, house_rules: Mapping[str, Any]) -> tuple[int, int]:
    """The number of sides and the least size of a side with so many players."""
    changes = {**rules.by_players.get(str(players), {}), **house_rules}
    count = changes.get("sides.count", rules.sides.count)
    return int(count), int(changes.get("sides.size", rules.sides.size))


def places(names: Names) -> tuple[Place, ...]:
    """All players as they sit: the first of each side in turn, then the second, and so on."""
    rounds = zip_longest(*([(side, n) for n in range(len(own))] for side, own in enumerate(names)))
    return tuple(place for turn in rounds for place in turn if place is not None)


def by_side(names: Names) -> tuple[Place, ...]:
    return tuple((side, number) for side, own in enumerate(names) for number in range(len(own)))


def _direction_of(rules: RuleSet) -> Direction:
    return 1 if rules.dealing.direction == "clockwise" else -1


def _changed(values: tuple[Any, ...], place: int, value: Any) -> tuple[Any, ...]:
    return (*values[:place], value, *values[place + 1 :])


# --- names for those who have none


def player_name(words: Words, form: SetUpForm, place: Place) -> str:
    """The name of a player: as typed, else by the seat."""
    return form.name(place).strip() or seat_name(words, form.names, place)


def seat_name(words: Words, names: Names, place: Place) -> str:
    """The name of a player without one: North, or Player 3."""
    seats = places(names)
    key = "seat-compass" if len(seats) == COMPASS else "seat-number"
    return words.text(key, number=seats.index(place) + 1)


def side_name(words: Words, form: SetUpForm, side: int) -> str:
    """The name of a side: as typed, else by its players, else by its seats."""
    return form.side_names[side].strip() or made_name(words, form, side)


def made_name(words: Words, form: SetUpForm, side: int) -> str:
    """A side's name made from its players."""
    own = [(side, number) for number in range(len(form.names[side]))]
    *first, last = (player_name(words, form, place) for place in own)
    if not first:
        return last
    if any(form.name(place).strip() for place in own):
        return words.text("side-of-players", first=", ".join(first), last=last)
    is_compass = len(places(form.names)) == COMPASS
    return words.text("side-compass" if is_compass else "side-mark", number=side + 1)


# --- between the form and a match


def set_up_of(words: Words, form: SetUpForm, before: Match | None = None) -> SetUp:
    """The form as the session takes it; players of the match `before` keep their uids."""
    old = () if before is None else before.sides
    uids = {player.name: player.uid for side in old for player in side.players}
    sides = []
    for side, own in enumerate(form.names):
        names = [player_name(words, form, (side, n)) for n in range(len(own))]
        players = tuple(Player(name, uids.get(name)) for name in names)
        sides.append(Side(side_name(words, form, side), players, form.shorts[side].strip() or None))
    target = {} if form.target is None else {TARGET: form.target}
    return SetUp(
        ruleset=form.ruleset,
        sides=tuple(sides),
        house_rules={**form.house_rules, **target},
        seats=tuple(player_name(words, form, place) for place in form.order),
        first_dealer=player_name(words, form, form.dealer),
        direction=form.turns,
        opening_scores=form.opening if any(form.opening) else (),
        opening_reason=before.opening_reason if before and any(form.opening) else "",
        profile=form.profile,
    )


def form_of(words: Words, match: Match) -> SetUpForm:
    """The form of a match that is under way, without the names that it would make by itself."""
    form, book = blank_form(match.ruleset), rule_book(match.ruleset)
    names = tuple(tuple(player.name for player in side.players) for side in match.sides)
    if all(names):
        form = replace(form.with_players(sum(map(len, names))), names=names)
    follows = book.rules.by_players.get(str(form.players), {})
    target = match.house_rules.get(TARGET)
    form = replace(
        form,
        side_names=tuple(side.name for side in match.sides),
        shorts=tuple(side.short or "" for side in match.sides),
        opening=match.opening_scores or (0,) * len(match.sides),
        target=None if target == book.rules.target else target,
        house_rules={
            path: value
            for path, value in match.house_rules.items()
            if path != TARGET and not (path in follows and follows[path] == value)
        },
    )
    if form.turns != match.direction:
        form = form.turned()
    where: dict[str, Place] = {form.name(place): place for place in by_side(form.names)}
    if match.first_dealer in where:
        form = form.dealt_by(where[match.first_dealer])
    if match.seats and match.seats != default_seats(match.sides):
        form = replace(form, order=tuple(where[name] for name in match.seats))
    for place in by_side(form.names):
        if form.name(place) == seat_name(words, form.names, place):
            form = form.called(place, "")
    for side, own in enumerate(form.side_names):
        if own == made_name(words, form, side):
            form = form.side_called(side, "")
    return form
