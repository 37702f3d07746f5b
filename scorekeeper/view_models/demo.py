"""View model of the demo game: its set-up, its deals, and the hints for the next deal."""

from dataclasses import replace

from scorekeeper.deal_form.form import DealForm
from scorekeeper.i18n import Words
from scorekeeper.match import Player, Side
from scorekeeper.rules import RuleBook, RuleSet
from scorekeeper.scoring import Deal, SideDeal
from scorekeeper.services import SetUp

DEALS = (
    # A typical deal.
    Deal(
        (
            SideDeal(
                canastas={"natural": 1, "mixed": 1},
                melded_card_points=385,
                red_threes=1,
                went_out=True,
            ),
            SideDeal(
                canastas={"mixed": 1},
                melded_card_points=145,
                hand_card_points=60,
                red_threes=2,
            ),
        )
    ),
    # The other side takes the lead.
    Deal(
        (
            SideDeal(melded_card_points=95, hand_card_points=140, red_threes=1),
            SideDeal(
                canastas={"natural": 1, "mixed": 1},
                melded_card_points=240,
                red_threes=1,
                went_out=True,
            ),
        )
    ),
    # A side goes out concealed.
    Deal(
        (
            SideDeal(
                canastas={"natural": 1, "mixed": 1},
                melded_card_points=410,
                went_out=True,
                concealed=True,
            ),
            SideDeal(hand_card_points=115, red_threes=1),
        )
    ),
)
"""The deals that are already recorded when the demo game opens, with all that rules may pay for."""


def demo_deals(rules: RuleSet) -> tuple[Deal, ...]:
    """Return the recorded deals of a demo game.

    Red threes and concealed going out are removed if the rules do not score them.
    """
    has_red_threes = len(rules.red_three_values) > 1  # the first is for none at all
    has_concealed = rules.concealed_go_out_extra > 0

    def adapted_side(side: SideDeal) -> SideDeal:
        return replace(
            side,
            red_threes=side.red_threes if has_red_threes else 0,
            concealed=side.concealed and has_concealed,
        )

    return tuple(Deal(tuple(map(adapted_side, deal.sides))) for deal in DEALS)


def demo_set_up(words: Words, book: RuleBook) -> SetUp:
    """Return the set-up of a demo game for four players named after compass points."""
    players = [Player(words.text("seat-compass", number=number)) for number in range(1, 5)]
    sides = (
        Side(words.text("side-compass", number=1), (players[0], players[2])),
        Side(words.text("side-compass", number=2), (players[1], players[3])),
    )
    is_clockwise = book.rules.dealing.direction == "clockwise"
    return SetUp(
        ruleset=book.identity.id,
        sides=sides,
        first_dealer=players[0].name,
        direction=1 if is_clockwise else -1,
        is_demo=True,
    )


def guide_step(form: DealForm) -> str:
    """Return the variant of the message `guide` for the first missing input of a form."""
    if not form.asked:
        return "who"
    if not any(any(side.chips.values()) for side in form.sides):
        return "canasta"
    if not any(any(side.texts.values()) for side in form.sides):
        return "cards"
    return "save"


def table_guide_step(rules: RuleSet, deal_count: int) -> str:
    """Return the variant of the message `guide` for the table screen.

    "record" asks for the next deal. After that, "meld" explains the tag with the minimum for the
    next melds; "points" explains the recorded deals if the rules have no minimum.
    """
    if deal_count <= len(DEALS):
        return "record"
    return "meld" if rules.initial_meld.has_minimum else "points"
