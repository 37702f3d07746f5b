"""A match that is being set up: frozen, so that every tap and letter gives a new one."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from itertools import zip_longest
from random import Random
from typing import Any, Literal

from scorekeeper.i18n import Words
from scorekeeper.match import Match, Player, Side
from scorekeeper.rules import HouseRules, RuleSetError, RuleSetId, overlaid, rule_book
from scorekeeper.rules.model import RuleSet
from scorekeeper.services import SetUp

Place = tuple[int, int]
"""A player by side and by number within the side, both from 0."""
Names = tuple[tuple[str, ...], ...]
"""The players' names side by side; empty where nothing was typed."""
Direction = Literal[1, -1]


@dataclass(frozen=True, slots=True, kw_only=True)
class SetUpForm:
    """What was chosen for a match; everything left alone follows from the rule set."""

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
    """House rules: those of a profile, or further ones of a match that is corrected."""
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
    def shape(self) -> tuple[int, int]:
        """How many sides play, and of how many players each is at least."""
        return shape_of(self.rules, self.players, self.house_rules)

    @property
    def round_the_table(self) -> tuple[Place, ...]:
        """All players in the order in which they sit."""
        return self.order or places(self.names)

    @property
    def turns(self) -> Direction:
        """The way in which the deal moves on."""
        return self.direction or _direction_of(self.rules)

    def name(self, place: Place) -> str:
        """A player's name as typed."""
        side, number = place
        return self.names[side][number]

    def by_rules(self, ruleset: RuleSetId) -> "SetUpForm":
        """The form with another rule set: whoever was named stays, the rest starts anew."""
        rules = rule_book(ruleset).rules
        players = self.players if self.players in rules.players else rules.players[0]
        fresh = replace(
            self, ruleset=ruleset, target=None, direction=None, house_rules={}, profile=""
        )
        return fresh.with_players(players)

    def by_house(self, house: HouseRules) -> "SetUpForm":
        """The form with house rules, on their rule set; whoever was named stays."""
        fresh = self.by_rules(house.base)
        form = replace(fresh, house_rules=house.changes, profile=house.name.strip())
        possible = form.rules.players
        return form.with_players(form.players if form.players in possible else possible[0])

    def with_players(self, players: int) -> "SetUpForm":
        """The form for another number of players, who sit down in the order of the names."""
        form = replace(self, players=players)
        if (len(self.names), len(self.names[0])) == form.shape:
            return form
        sides, size = form.shape
        seated = [self.name(place) for place in places(self.names)]
        names = tuple(
            tuple((seated[place:] or [""])[0] for place in range(side, sides * size, sides))
            for side in range(sides)
        )
        return replace(
            form,
            names=names,
            side_names=_fitted(self.side_names, sides, ""),
            shorts=_fitted(self.shorts, sides, ""),
            opening=_fitted(self.opening, sides, 0),
            dealer=(0, 0),
            order=(),
        )

    def called(self, place: Place, name: str) -> "SetUpForm":
        """The form after a player's name was typed or chosen."""
        side, number = place
        players = (*self.names[side][:number], name, *self.names[side][number + 1 :])
        return replace(self, names=_changed(self.names, side, players))

    def swapped(self, one: Place, other: Place) -> "SetUpForm":
        """The form after two players changed places; the first dealer stays who it was."""
        form = self.called(one, self.name(other)).called(other, self.name(one))
        moved = {one: other, other: one}
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
        """The form after a side was given a name of its own, or lost it."""
        return replace(self, side_names=_changed(self.side_names, side, name))

    def shortened(self, side: int, short: str) -> "SetUpForm":
        """The form after the table's own short form of a side's name was typed."""
        return replace(self, shorts=_changed(self.shorts, side, short))

    def begun_with(self, side: int, points: int) -> "SetUpForm":
        """The form with points that a side begins with."""
        return replace(self, opening=_changed(self.opening, side, points))

    def dealt_by(self, place: Place) -> "SetUpForm":
        """The form with another first dealer."""
        return replace(self, dealer=place)

    def turned(self) -> "SetUpForm":
        """The form with the deal moving on the other way round."""
        other: Direction = -1 if self.turns == 1 else 1
        return replace(self, direction=None if other == _direction_of(self.rules) else other)

    def played_to(self, target: int) -> "SetUpForm":
        """The form with a target in points; that of the rule set is no change of it."""
        return replace(self, target=None if target == self.rules.target else target)

    def first_nameless(self) -> Place | None:
        """The first player without a name, side by side; None where all have one."""
        return next((p for p in by_side(self.names) if not self.name(p).strip()), None)


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
    """All players, one side after the other."""
    return tuple((side, number) for side, own in enumerate(names) for number in range(len(own)))


def _direction_of(rules: RuleSet) -> Direction:
    return 1 if rules.dealing.direction == "clockwise" else -1


def _changed(values: tuple[Any, ...], place: int, value: Any) -> tuple[Any, ...]:
    return (*values[:place], value, *values[place + 1 :])


def _fitted(values: tuple[Any, ...], length: int, blank: Any) -> tuple[Any, ...]:
    return (*values, *(blank,) * length)[:length]


COMPASS = 4
"""Players round a table who can be called by the points of the compass."""
LONG = 14
"""Letters from which a name needs a short form on a phone."""
TARGET = "target"


def player_name(words: Words, form: SetUpForm, place: Place) -> str:
    """What a player is called: as typed, else by the seat."""
    return form.name(place).strip() or seat_name(words, form.names, place)


def seat_name(words: Words, names: Names, place: Place) -> str:
    """What a player without a name is called: North, or Player 3."""
    seats = places(names)
    key = "seat-compass" if len(seats) == COMPASS else "seat-number"
    return words.text(key, number=seats.index(place) + 1)


def side_name(words: Words, form: SetUpForm, side: int) -> str:
    """What a side is called: as typed, else by its players, else by its seats."""
    return form.side_names[side].strip() or made_name(words, form, side)


def made_name(words: Words, form: SetUpForm, side: int) -> str:
    """A side's name made from its players."""
    own = [(side, number) for number in range(len(form.names[side]))]
    shown = [player_name(words, form, place) for place in own]
    if len(own) == 1:
        return shown[0]
    if any(form.name(place).strip() for place in own):
        *first, last = shown
        return words.text("side-of-players", first=", ".join(first), last=last)
    is_compass = len(places(form.names)) == COMPASS
    return words.text("side-compass" if is_compass else "side-mark", number=side + 1)


def is_long(name: str) -> bool:
    """Return True if a side's name has no room on a phone."""
    return len(name) > LONG


def set_up_of(words: Words, form: SetUpForm, before: Match | None = None) -> SetUp:
    """The form as the session takes it; players of the match `before` keep their uids."""
    uids = {player.name: player.uid for side in _sides(before) for player in side.players}
    sides = tuple(
        Side(
            side_name(words, form, side),
            tuple(
                Player(name, uids.get(name))
                for name in (player_name(words, form, (side, n)) for n in range(len(own)))
            ),
            form.shorts[side].strip() or None,
        )
        for side, own in enumerate(form.names)
    )
    target = {} if form.target is None else {TARGET: form.target}
    return SetUp(
        ruleset=form.ruleset,
        sides=sides,
        house_rules={**form.house_rules, **target},
        seats=tuple(player_name(words, form, place) for place in form.order),
        first_dealer=player_name(words, form, form.dealer),
        direction=form.turns,
        opening_scores=form.opening if any(form.opening) else (),
        opening_reason=before.opening_reason if before and any(form.opening) else "",
        profile=form.profile,
    )


def _sides(match: Match | None) -> tuple[Side, ...]:
    return match.sides if match is not None else ()
