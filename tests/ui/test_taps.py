"""How often the screen is touched for a whole deal, from RECORD to the table again.

Each deal is typed as a person would who knows the app; the limit is what it takes today. The
browser counts the pointer events of one of them, see `tests/browser/test_screens.py`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

import pytest

from scorekeeper.match import Player, Side
from scorekeeper.rules import RuleSetId, rule_book
from scorekeeper.services import Session, SetUp
from tests.ui.device import device
from tests.ui.recording import COMMON_DEAL, recorded_totals, save_deal, taps

PEOPLE = (("Ana", "Ben", "Gil"), ("Cleo", "Dov", "Hal"), ("Eva", "Finn", "Ida"))


def number(points: int) -> tuple[str, ...]:
    return tuple(f"key-{digit}" for digit in str(points))


@dataclass(frozen=True, slots=True, kw_only=True)
class Typed:
    """A deal as it is tapped, and what must come of it."""

    name: str
    rules: str
    taps: tuple[str, ...]
    totals: tuple[int, ...]
    most: int
    mode: str = "counts"
    side_size: int | None = None
    """Players of a side; None for the usual number."""
    house_rules: Mapping[str, int] = field(default_factory=dict)


COMMON = Typed(
    name="the common deal, in full",
    rules="classic_4p",
    taps=COMMON_DEAL,
    totals=(1385, 585),
    most=18,
)

BY_TOTALS = Typed(
    name="the common deal, by totals",
    rules="classic_4p",
    taps=("record", "who-0", *number(1385), "key-next", *number(585), "save"),
    totals=(1385, 585),
    most=11,
    mode="totals",
)

THREE_BY_TOTALS = Typed(
    name="a Hand & Foot deal for three, by totals",
    rules="hand_and_foot_us",
    taps=(
        *("record", "who-1", *number(655), "key-next", *number(2105), "key-next", *number(430)),
        "save",
    ),
    totals=(655, 2105, 430),
    most=15,
    mode="totals",
    side_size=1,
)
"""Typed in the order of the seats, though the second player is out."""

NOBODY_OUT = Typed(
    name="a deal with nobody out",
    rules="classic_4p",
    taps=(
        *("record", "who-nobody", "chip-0-canastas.mixed-1"),
        *(*number(205), "key-next", *number(35)),
        *("key-next", "chip-1-red_threes-1"),
        *(*number(120), "key-next", *number(80)),
        "save",
    ),
    totals=(470, 140),
    most=18,
)
"""The stock ran out: a mixed canasta, 205 on the table and 35 in hand against one red three,
120 on the table and 80 in hand."""

SPECIAL_HAND = Typed(
    name="a Modern American special hand",
    rules="modern_american",
    taps=(
        *("record", "tile-0-special", "special-garbage"),
        *("tab-1", "field-1-hand", *number(145)),
        "save",
    ),
    totals=(2000, -145),
    most=9,
)
"""One side lays a special hand before anybody else has melded; the other holds 145."""

SEQUENCE = Typed(
    name="a Samba deal with a sequence",
    rules="samba",
    taps=(
        *("record", "who-0", "chip-0-canastas.sequence-1", "chip-0-canastas.mixed-1"),
        *("chip-0-red_threes-1", *number(310)),
        *("tab-1", "chip-1-canastas.mixed-1", "chip-1-red_threes-2"),
        *(*number(165), "key-next", *number(45)),
        "save",
    ),
    totals=(2410, 220),
    most=18,
)
"""One side is out with a samba, a mixed canasta, a red three and 310 on the table; the other has a
mixed canasta, two red threes, 165 on the table and 45 in hand. With one canasta, fewer than the
rules want, its red threes count against it."""

THREE_SIDES = Typed(
    name="a Hand & Foot deal for three sides",
    rules="hand_and_foot",
    taps=(
        *("record", "who-0", "chip-0-canastas.natural-3", "chip-0-canastas.mixed-4"),
        *number(640),
        *("tab-1", "chip-1-canastas.natural-1", "chip-1-canastas.mixed-2"),
        *(*number(410), "key-next", *number(95)),
        *("key-next", "chip-2-canastas.mixed-1"),
        *(*number(220), "key-next", *number(160)),
        "save",
    ),
    totals=(3440, 1415, 360),
    most=26,
)
"""One side of three is out with three natural and four mixed canastas and 640 on the table; one
has a natural, two mixed, 410 and 95 in hand and foot, one a mixed, 220 and 160."""

BURRACO = Typed(
    name="a Burraco deal with a foot not taken",
    rules="burraco",
    taps=(
        *("record", "who-0", "chip-0-canastas.natural-1", "chip-0-canastas.semi_natural-1"),
        *number(245),
        *("tab-1", "chip-1-canastas.mixed-1", "tile-1-feet_untaken"),
        *(*number(90), "key-next", *number(60)),
        "save",
    ),
    totals=(695, 30),
    most=16,
)
"""One side is out with a natural and a semi-clean canasta and 245 on the table; the other has a
mixed one, 90 and 60 in hand, and never took its foot."""

NET_BURRACO = Typed(
    name="a Burraco deal, cards in hand taken off",
    rules="burraco",
    taps=(
        *("record", "who-0", "chip-0-canastas.natural-1", "chip-0-canastas.semi_natural-1"),
        *number(245),
        *("tab-1", "chip-1-canastas.mixed-1", "tile-1-feet_untaken"),
        *number(90),
        "save",
    ),
    totals=(695, 90),
    most=13,
)
"""Such a deal with the cards of a side as one number, as Italian sheets have them: those on the
table less those in hand, 150 less 60 for the second side."""

BURRACO_FOR_THREE = Typed(
    name="a deal of Burraco for three, the pair typed once",
    rules="burraco_3p",
    taps=(
        *("record", "who-0", "chip-0-lone-1", "chip-0-canastas.natural-1", *number(245)),
        *("tab-1", "chip-1-canastas.mixed-1", "tile-1-feet_untaken"),
        *(*number(95), "key-next", *number(60)),
        "save",
    ),
    totals=(545, 18, 18),
    most=16,
)
"""The first is alone and out with a clean burraco and 245 on the table; the other two have a dirty
one, 95 and 60 in hand, and never took their foot: 35, of which each has half."""

SHORT_BURRACO = Typed(
    name="a short Burraco deal with a foot not taken",
    rules="burraco",
    taps=(
        *("record", "who-0", "chip-0-canastas.natural-1", "chip-0-canastas.semi_natural-1"),
        *number(210),
        *("tab-1", "tile-1-feet_untaken", *number(30)),
        "save",
    ),
    totals=(660, -70),
    most=12,
)
"""One side is out with a natural and a semi-clean canasta and 210 on the table; the other has 30
there, and never took its foot."""

BURACO = Typed(
    name="a Buraco deal with ace to ace",
    rules="buraco",
    taps=(
        *("record", "who-0", "chip-0-canastas.natural-1"),
        *("tile-0-canastas.suit_ace_to_ace", *number(395)),
        *("tab-1", "chip-1-canastas.mixed-1", "tile-1-feet_untaken"),
        *(*number(85), "key-next", *number(75)),
        "save",
    ),
    totals=(1695, 10),
    most=16,
)
"""One side is out with a natural canasta, one from ace to ace and 395 on the table; the other has a
mixed one, 85 and 75 in hand, and never took its foot."""

INTERNATIONAL = Typed(
    name="a Burraco Internazionale deal with two clean ones",
    rules="burraco_international",
    taps=(
        *("record", "who-0", "chip-0-canastas.natural-2", "chip-0-canastas.mixed-1"),
        *number(315),
        *("tab-1", "chip-1-canastas.mixed-1", "tile-1-feet_untaken"),
        *(*number(120), "key-next", *number(65)),
        "save",
    ),
    totals=(915, 55),
    most=18,
)
"""One side is out with two clean burrachi, a dirty one and 315 on the table; the other has a dirty
one, 120 and 65 in hand, and never took its pozzetto."""

ROYAL_BURRACO = Typed(
    name="a Burraco deal with a royal and a super one",
    rules="burraco",
    house_rules={"canasta_bonus.suit_whole": 300, "canasta_bonus.rank_whole": 250},
    taps=(
        *("record", "who-0", "chip-0-canastas.natural-1"),
        *("tile-0-canastas.suit_whole", "tile-0-canastas.rank_whole", *number(345)),
        *("tab-1", "chip-1-canastas.semi_natural-1", "tile-1-feet_untaken"),
        *(*number(130), "key-next", *number(55)),
        "save",
    ),
    totals=(1195, 125),
    most=18,
)
"""One side is out with a clean, a royal and a super burraco and 345 on the table; the other has a
semi-clean one, 130 and 55 in hand, and never took its pozzetto."""

CLOSED_BURACO = Typed(
    name="a closed Buraco deal with a whole suit",
    rules="buraco_closed",
    taps=(
        *("record", "who-0", "chip-0-canastas.mixed-1"),
        *("tile-0-canastas.suit_whole", *number(285)),
        *("tab-1", "chip-1-canastas.natural-1", "tile-1-feet_untaken"),
        *(*number(95), "key-next", *number(70)),
        "save",
    ),
    totals=(985, 125),
    most=16,
)
"""One side is out with a dirty canastra, a whole suit and 285 on the table; the other has a clean
one, 95 and 70 in hand, and never took its morto."""

BURAKO = Typed(
    name="a Burako deal with a muerto not taken",
    rules="burako",
    taps=(
        *("record", "who-0", "chip-0-canastas.natural-1", "chip-0-canastas.mixed-2"),
        *number(310),
        *("tab-1", "tile-1-feet_untaken", *number(45), "key-next", *number(120)),
        "save",
    ),
    totals=(810, -175),
    most=16,
)
"""One side is out with a pure and two impure canastas and 310 on the table; the other has 45 there,
120 in hand, and never took its muerto."""

TRANCA = Typed(
    name="a Tranca deal with red threes on both sides",
    rules="tranca",
    taps=(
        *("record", "who-0", "chip-0-canastas.natural-1", "chip-0-canastas.mixed-1"),
        *("chip-0-red_threes-2", *number(230)),
        *("tab-1", "chip-1-red_threes-2", "tile-1-feet_untaken"),
        *(*number(60), "key-next", *number(40)),
        "save",
    ),
    totals=(830, -280),
    most=17,
)
"""One side is out with a natural and a mixed canasta, two red threes and 230 on the table; the
other has two red threes, 60, 40 in hand and no canasta, and never took its foot."""

KANASTA = Typed(
    name="a Kanasta deal with four red threes",
    rules="kanasta",
    taps=(
        *("record", "who-0", "chip-0-canastas.natural-1", "chip-0-canastas.mixed-1"),
        *("chip-0-canastas.wild-1", "chip-0-red_threes-4", *number(405)),
        *("tab-1", "chip-1-canastas.mixed-1", *number(190), "key-next", *number(105)),
        "save",
    ),
    totals=(3205, 385),
    most=19,
)
"""One side is out with a natural, a mixed and a wild canasta, all red threes and 405 on the table;
the other has a mixed one, 190 and 105 in hand."""

UNITED_STATES = Typed(
    name="a Hand & Foot deal of the United States",
    rules="hand_and_foot_us",
    taps=(
        *("record", "who-0", "chip-0-canastas.natural-2", "chip-0-canastas.mixed-2"),
        *("tile-0-exact_pickups", "tile-0-exact_pickups", *number(325)),
        *("tab-1", "chip-1-canastas.mixed-1", "more", "chip-1-red_threes_in_hand-1", "done"),
        *(*number(120), "key-next", *number(105)),
        "save",
    ),
    totals=(2225, -185),
    most=22,
)
"""One side is out with two natural and two mixed canastas, two exact pick-ups and 325 on the table;
the other has a mixed one, 120, 105 in hand and foot, and a red three there."""

KNEE = Typed(
    name="a Hand, Knee & Foot deal",
    rules="hand_knee_and_foot",
    taps=(
        *("record", "who-0", "chip-0-canastas.natural-1", "chip-0-canastas.mixed-1"),
        *("chip-0-canastas.wild-1", "chip-0-canastas.sevens-1", "chip-0-canastas.fives-1"),
        *number(410),
        *("tab-1", "chip-1-canastas.natural-2", "chip-1-canastas.mixed-1"),
        *("chip-1-red_threes-4", *number(230), "key-next", *number(120)),
        "save",
    ),
    totals=(11910, 1810),
    most=22,
)
"""One side is out with a canasta of each kind and 410 on the table; the other has two natural ones,
a mixed one, four red threes, 230 and 120 in its packets."""

PENNIES = Typed(
    name="a Pennies from Heaven deal",
    rules="pennies_from_heaven",
    taps=(
        *("record", "who-0", "chip-0-canastas.natural-1", "chip-0-canastas.mixed-1"),
        *("chip-0-canastas.wild-1", "chip-0-canastas.sevens-1", "chip-0-red_threes-2"),
        *number(365),
        *("tab-1", "chip-1-canastas.natural-1", "chip-1-red_threes-3"),
        *(*number(100), "key-next", *number(55)),
        "save",
    ),
    totals=(3965, 245),
    most=20,
)
"""One side is out with a canasta of each kind, two red threes and 365 on the table; the other has a
natural one, three red threes, 100 and 55 in hand."""

TRUMPS = Typed(
    name="a Biriba deal with biribas in trumps",
    rules="biriba",
    taps=(
        *("record", "who-0", "chip-0-canastas.natural-2", "chip-0-canastas.mixed-1"),
        *("chip-0-trump_canastas.natural-1", *number(310)),
        *("tab-1", "chip-1-canastas.mixed-1", "chip-1-trump_canastas.mixed-1"),
        *(*number(165), "key-next", *number(45)),
        "save",
    ),
    totals=(1110, 320),
    most=18,
)
"""One side is out with two clean biribas, one of them in trumps, a dirty one and 310 on the table;
the other has a dirty one in trumps, 165 on the table and 45 in hand."""

SPANISH = Typed(
    name="a Spanish deal with all black threes",
    rules="spanish",
    taps=(
        *("record", "who-0", "chip-0-canastas.natural-1", "chip-0-canastas.mixed-1"),
        *("chip-0-canastas.wild-1", "chip-0-black_threes-4", *number(405)),
        *("tab-1", "chip-1-canastas.mixed-1", *number(190), "key-next", *number(105)),
        "save",
    ),
    totals=(3905, 385),
    most=19,
)
"""One side is out with a natural, a mixed and a wild canasta, all black threes and 405 more on the
table; the other has a mixed one, 190 and 105 in hand."""

ONE_OF_EACH_FAMILY = (
    *(COMMON, BY_TOTALS, SPECIAL_HAND, SEQUENCE, THREE_SIDES),
    *(BURRACO, BURACO, PENNIES, TRUMPS),
)
OTHERS = (
    *(THREE_BY_TOTALS, NOBODY_OUT, NET_BURRACO, BURRACO_FOR_THREE, SHORT_BURRACO, INTERNATIONAL),
    *(ROYAL_BURRACO, CLOSED_BURACO, BURAKO, TRANCA, KANASTA, UNITED_STATES, KNEE, SPANISH),
)
DEALS = (
    *(pytest.param(deal, id=deal.name) for deal in ONE_OF_EACH_FAMILY),
    *(pytest.param(deal, id=deal.name, marks=pytest.mark.thorough) for deal in OTHERS),
)


def set_up(deal: Typed) -> SetUp:
    size = deal.side_size or rule_book(RuleSetId(deal.rules)).rules.sides.size
    each = (people[:size] for people in PEOPLE[: len(deal.totals)])
    return SetUp(
        ruleset=RuleSetId(deal.rules),
        sides=tuple(Side(" & ".join(names), tuple(map(Player, names))) for names in each),
        house_rules=deal.house_rules,
    )


@pytest.mark.parametrize("deal", DEALS)
async def test_a_deal_takes_few_taps(session: Session, deal: Typed) -> None:
    session.matches.start(set_up(deal))
    async with device(session) as ui:
        if deal.mode == "totals":  # chosen once; the device remembers it
            await taps(ui, ("record", "mode", "back"))
        await taps(ui, deal.taps[:-1])
        await save_deal(ui)
    assert recorded_totals(session) == deal.totals
    assert len(deal.taps) <= deal.most


FIRST_DEAL = (
    *("record", "who-0", "chip-0-canastas.mixed-1", *number(275)),
    *("tab-1", *number(35), "save"),
)
"""A side is out with a mixed canasta and 275 on the table; the other has 35 on the table."""


async def test_first_run_takes_few_taps_to_the_first_saved_deal(session: Session) -> None:
    """From an empty store: a new game, the names and Enter, the start, and a deal."""
    before_names = ("new-match",)
    after_names = ("new-match-start", *FIRST_DEAL)
    async with device(session) as ui:
        await taps(ui, before_names)
        await ui.type("name", "Ana\nCleo\nBen\nDov\n")
        await taps(ui, after_names[:-1])
        await save_deal(ui)
    match = session.matches.list()[0].match
    assert [side.name for side in match.sides] == ["Ana & Ben", "Cleo & Dov"]
    assert recorded_totals(session) == (675, 35)
    assert len((*before_names, *after_names)) <= 13
