"""`RuleSet`: the values of a rule set, one field for each dotted path of a rule file.

The engine sees plain numbers here; their sources are in `RuleBook.citations`, by path.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal, NewType

from scorekeeper.errors import ScorekeeperError
from scorekeeper.problem import Problem
from scorekeeper.validation import FileError


class RuleSetError(FileError):
    """A rule file or a set of house rules is invalid; each problem has the path of the value."""


class UnknownRuleSetError(ScorekeeperError):
    """There is no rule set of this name."""

    def __init__(self, name: str, known: Iterable[str]) -> None:
        self.name = name
        self.known = tuple(known)
        listed = ", ".join(self.known)
        super().__init__(f'there is no rule set "{name}"; there are: {listed}')

    def problem(self, path: str) -> Problem:
        """Return the problem of a document that names the rule set at a path."""
        return Problem("unknown_rule_set", path, {"id": self.name, "known": self.known})


RuleSetId = NewType("RuleSetId", str)

Need = Literal["canasta", "natural_canasta"]
CountRange = tuple[int, ...]
"""`[least]` or `[least, most]`, both inclusive."""


LONE_HAND = "lone_hand"
"""The kind of rule sets in which somebody may play a deal alone against all others."""


@dataclass(frozen=True, slots=True)
class Sides:
    """The number of sides and of players on each."""

    count: int
    size: int
    kind: Literal["partnership", "individual", "lone_hand"]


@dataclass(frozen=True, slots=True)
class LoneHand:
    """The deals in which one player is alone against all others, if `sides.kind` allows them."""

    partners_receive: Literal["whole", "half"] = "whole"
    """The share of the partners' joint points that each of them receives."""
    halves: Literal["up", "toward_zero"] = "up"
    """The rounding of half an odd number: `up` gives the greater number, below zero too."""
    foot_size: int = 0
    """The cards in the foot whose taker becomes the lone hand; 0 if the pile decides that."""


@dataclass(frozen=True, slots=True)
class LaterPhase:
    """The values that replace those of the rule set in a second phase of the match.

    It begins with the deal after the one in which a side first has `from_score` points or more,
    and lasts to the end of the match.
    """

    from_score: int
    values: Mapping[str, int | str]


@dataclass(frozen=True, slots=True)
class Dealing:
    """The order of dealers, the first player and the player who cuts."""

    direction: Literal["clockwise", "counterclockwise"]
    first_dealer: Literal["any_method", "by_lot"]
    next_dealer: Literal["next_in_direction"]
    first_player: Literal["next_after_dealer"]
    cutter: Literal["before_dealer"]


@dataclass(frozen=True, slots=True)
class PartnerQuestion:
    """The rules for asking the partner before going out, or before calling acaba."""

    going_out: Literal["none", "may_ask_binding", "must_ask"]
    acaba: Literal["none", "may_ask_binding", "must_ask"]


@dataclass(frozen=True, slots=True)
class CanastaBonus:
    """Points for each canasta by its type; None if the rule set has no such type.

    `canasta_types.toml` says which cards make a canasta of each type.
    """

    natural: int
    mixed: int
    wild: int | None
    wild_all_twos: int | None
    wild_four_jokers: int | None
    sequence: int | None
    sevens: int | None
    aces: int | None
    twos_natural: int | None
    twos_mixed: int | None
    fives: int | None = None
    sevens_mixed: int | None = None
    aces_mixed: int | None = None
    semi_natural: int | None = None
    """A natural canasta to which a wild card was added later."""
    suit_ace_to_ace: int | None = None
    """All cards of a suit in a sequence, with an ace at either end."""
    suit_whole: int | None = None
    """All cards of a suit in a sequence."""
    suit_mixed: int | None = None
    """A sequence as long as a whole suit, one card of which is wild."""
    rank_whole: int | None = None
    """Eight equal cards: all of a rank that two packs have."""
    rank_mixed: int | None = None
    """Eight equal cards and a wild card."""


@dataclass(frozen=True, slots=True)
class ConcealedCanasta:
    """The extra bonus for laying a whole canasta from the hand."""

    mode: Literal["none", "add", "multiply"]
    amount: int


@dataclass(frozen=True, slots=True)
class ExtraBonus:
    """Points for a collection of canastas: the number of each type named must be in its range."""

    id: str
    points: int
    when: Mapping[str, CountRange]


@dataclass(frozen=True, slots=True)
class RedThreeSign:
    """The sign of the points for red threes: it depends on what the side has laid."""

    measure: Literal["opened", "canastas", "natural", "sevens"]
    """`opened` is 1 for a side with melds; all others are numbers of canastas."""
    steps: tuple[tuple[int, ...], ...]
    """Pairs of a least value of the measure and a sign; the last pair that is reached applies."""


@dataclass(frozen=True, slots=True)
class RedThreeInHand:
    """The points (never positive) for a red three that was never laid out."""

    mode: Literal["penalty", "counts_as_tabled_if_no_canasta"]
    points: int


@dataclass(frozen=True, slots=True)
class MeldSizes:
    """The number of cards in a meld; without `max` as many as the packs hold."""

    min: int
    max: int | None


@dataclass(frozen=True, slots=True)
class BlackThree:
    """The use and the points of black threes."""

    role: Literal["stop_card", "discard_only", "tabled_bonus", "removed_from_pile", "ordinary"]
    meld_when: Literal["never", "going_out", "any"]
    meld_sizes: MeldSizes
    meld_wilds: bool
    in_hand: int
    in_hand_mode: Literal["penalty", "counts_as_tabled_if_no_canasta"]
    tabled_values: tuple[int, ...] | None
    """The points of 0, 1, 2… of them on the table, which replace their card values."""
    captured_values: tuple[int, ...] | None
    """The points of 0, 1, 2… of them that a side took with the discard pile."""


GO_OUT_TYPES = ("natural", "mixed", "sequence", "wild", "sevens", "fives")
"""The types of canastas of which going out may require a number."""


@dataclass(frozen=True, slots=True)
class GoOutRequirement:
    """The canastas that a side must have before a player may go out.

    A required canasta of sevens or fives does not count as one of the required natural or mixed
    ones too.
    """

    canastas: int
    natural: int
    mixed: int
    sequence: int
    exclude: tuple[str, ...]
    """Types of canastas that do not count."""
    no_short_melds_of: tuple[str, ...] = ()
    """Kinds of melds that must be canastas: the `incomplete_` ones of `Penalties`."""
    wild: int = 0
    sevens: int = 0
    fives: int = 0

    @property
    def kinds(self) -> Mapping[str, int]:
        """The number required of each type of canasta, without the types that are not required."""
        wanted = {kind: getattr(self, kind) for kind in GO_OUT_TYPES}
        return {kind: count for kind, count in wanted.items() if count}


@dataclass(frozen=True, slots=True)
class ShortSequence:
    """The penalty for a sequence of at most `max_len` cards at the end of a deal."""

    max_len: int
    points: int


@dataclass(frozen=True, slots=True)
class Penalties:
    """Points (never positive) for melds left incomplete and for cards held back.

    Fields with `3plus` are for three or more cards of the rank in a hand.
    """

    incomplete_sevens: int
    incomplete_aces: int
    incomplete_wild: int
    held_sevens_3plus: int
    held_aces_3plus: int
    short_sequence: ShortSequence | None
    incomplete_wild_with_four_jokers: int | None
    foot_untaken: int = 0
    foot_untaken_when: Literal["always", "another_side_took"] = "always"


@dataclass(frozen=True, slots=True)
class SpecialHand:
    """A whole hand that a player lays at once for a fixed number of points."""

    id: str
    points: int
    wins_match: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Band:
    """One row of the table of initial melds, by score (`from_`) or by deal number (`hand`)."""

    points: int
    from_: int | None = None
    to: int | None = None
    hand: int | None = None
    needs: Need | None = None


@dataclass(frozen=True, slots=True)
class InitialMeld:
    """The table of the minimum for a side's first melds of a deal."""

    by: Literal["score", "hand_number"]
    bands: tuple[Band, ...]

    @property
    def has_minimum(self) -> bool:
        """True if some first melds must reach a minimum; in Burraco none need to."""
        return any(band.points > 0 or band.needs is not None for band in self.bands)


@dataclass(frozen=True, slots=True)
class InitialMeldExceptions:
    """Details of the initial meld: which cards count and when nothing is required."""

    canasta_always_suffices: bool
    top_discard_counts: bool
    naturals_only: bool
    clean_triple_required: bool
    pile_allowed: bool
    concealed_out_exempt: Literal["never", "if_drawn_from_stock", "always"]
    bonuses_count: bool
    red_threes_count: bool
    pile_frozen: bool = True
    """True if the pile is frozen for a side without melds; old match files lack this value."""
    mixed_canasta_allowed: bool = True
    last_row_again: tuple[int, ...] = ()
    """The points required in the second, third… deal that a side begins in the last row of the
    table by score; the last number holds for all later deals. Empty if the row always holds."""


@dataclass(frozen=True, slots=True)
class MeldRules:
    """The cards that a meld may consist of."""

    min_cards: int
    min_naturals: int
    max_wilds: int | None
    wild_vs_natural: Literal["any", "le", "lt"]
    """Wild cards: any number, at most as many as natural cards (`le`), or fewer (`lt`)."""
    max_cards: int | None
    max_cards_waived_when_going_out: bool
    pure_wild: bool
    pure_wild_max: int
    sequences: bool
    sequence_min: int
    sequence_max: int
    sequence_low: str
    sequence_high: str
    sequence_wilds: int
    one_meld_per_rank: bool
    no_wild_ranks: tuple[str, ...]
    aces_wild_only_in_initial_meld: bool
    rule_of_five: bool
    """True if later melds may have wild cards only beside five natural cards."""
    twos_meldable: bool
    wild_meld_first: bool = False
    """True if a side with a short meld of wild cards may add wild cards to no other meld."""
    sequence_canastas: Literal["own", "as_groups"] = "own"
    """Long sequences are a type of canasta (`own`), or natural and mixed ones like groups."""
    groups: bool = True
    group_ranks: tuple[str, ...] = ()
    """The only ranks that groups may have; empty is any rank."""
    group_canastas: bool = True
    """True if a long group is a canasta; otherwise only other melds are."""
    sequence_aces: int = 2
    """The most aces in a sequence; two are one at either end."""


@dataclass(frozen=True, slots=True)
class Acaba:
    """The end of a deal by acaba: fixed points for the caller's side and for the others."""

    enabled: bool
    opponents: int
    caller: int


@dataclass(frozen=True, slots=True)
class SevenCanastas:
    """The number of canastas in one deal that brings points and wins the match."""

    enabled: bool
    count: int
    points: int
    mode: Literal["add", "replace"] = "add"
    """The points are added to the deal's score, or replace it."""


@dataclass(frozen=True, slots=True)
class TableRules:
    """Rules of play that change no score."""

    pile_onto_canasta: bool
    pile_needs: Literal["any", "no_wild", "natural_pair", "top_card", "any_of_pile", "nothing"]
    pile_cards: Literal["all"] | int
    jokers_discardable: bool
    first_pile: Literal["one_card", "upcard_value", "no_card"]
    stock_out: Literal[
        "until_pile_refused", "after_last_draw", "pile_becomes_stock", "foot_becomes_stock"
    ]
    red_threes_replaced: bool
    without_canasta_last_card: Literal["may_be_kept", "must_discard"]
    counts_books: bool
    """True if score sheets have two entries for each side, books and cards, instead of one."""
    foot_taken: Literal["after_hand", "after_first_canasta", "by_side"] = "after_hand"


@dataclass(frozen=True, slots=True, kw_only=True, weakref_slot=True)
class RuleSet:
    """All values of a rule set."""

    players: tuple[int, ...]
    sides: Sides
    by_players: Mapping[str, Mapping[str, int | str]]
    """For each number of players, as text: the values that differ, by dotted path."""
    lone_hand: LoneHand | None = None
    later_phase: LaterPhase | None = None
    decks: int
    jokers: int
    total_cards: int
    hand_size: int
    foot_size: int
    stock_draw: int
    dealing: Dealing
    partner_question: PartnerQuestion
    card_values: Mapping[str, int]
    meld_rules: MeldRules
    canasta_min_cards: int
    canasta_bonus: CanastaBonus
    concealed_canasta: ConcealedCanasta
    trump_multiplier: int = 1
    """Multiplies the bonus of a canasta in the suit of the card turned up; 1 without trumps."""
    extra_canasta_bonuses: tuple[ExtraBonus, ...]
    bonuses_when_out: tuple[str, ...] = ()
    """Types of canastas and ids of extra bonuses that are paid only to the side that goes out."""
    canasta_cards_count: bool
    """True if the cards of a canasta count besides its bonus."""
    red_three_values: tuple[int, ...]
    red_three_sign: RedThreeSign
    red_three_all_four_without_meld: int | None
    """Points for all four red threes if their sign is minus; None if they have no special value."""
    red_three_in_hand: RedThreeInHand
    black_three: BlackThree
    initial_meld: InitialMeld
    initial_meld_exceptions: InitialMeldExceptions
    go_out_bonus: int
    concealed_go_out_extra: int
    exact_pickup_bonus: int = 0
    """Points for picking up exactly the cards of a hand (and a foot) from the stock to deal."""
    go_out_requirement: GoOutRequirement
    go_out_discard_required: bool
    hand_cards: Literal["every_card_of_all_partners", "every_card_of_hand_and_foot"]
    """The cards that count against a side at the end of a deal."""
    penalties: Penalties
    melded_cards_negative_without_canasta: bool
    special_hands: tuple[SpecialHand, ...]
    special_hands_mode: Literal["replace", "add"]
    acaba: Acaba
    seven_canastas_auto_win: SevenCanastas
    target: int | None
    match_hands: int | None
    """The number of deals of a match; None if the target ends it."""
    match_winner: Literal["highest_at_target", "highest_after_last_deal"]
    tie: Literal["play another hand", "drawn game"]
    stock_exhaustion: Literal["no_going_out_bonus", "last_draw_finishes_turn"]
    table_rules: TableRules
