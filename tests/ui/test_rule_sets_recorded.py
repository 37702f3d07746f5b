"""Deals of many rule sets, recorded by taps and read off the breakdown.

The values are those of the sources named with each deal; sums are worked out beside them. A new
rule set needs no deal here: `test_rule_sets_played.py` taps one of each.
"""

import contextlib
import re
from collections.abc import AsyncIterator, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from scorekeeper.i18n.messages import MINUS
from scorekeeper.match import Player, Side
from scorekeeper.rules import RuleSet, RuleSetId, rule_book, rule_set_ids
from scorekeeper.services import SetUp
from tests.match.kit import usual_sides
from tests.support.matches import ANA_BEN, CLEO_DOV
from tests.ui.device import device, session_in
from tests.ui.recording import asked_about, label_of, problem_labels, save_deal, taps
from tests.ui.testkit import UI

MADE_UP = Path(__file__).parents[1] / "services" / "made_up.toml"

PAIRS = (ANA_BEN, CLEO_DOV)
TWO_ALONE = (Side("Ana", (Player("Ana"),)), Side("Ben", (Player("Ben"),)))
THREE_ALONE = (*TWO_ALONE, Side("Cleo", (Player("Cleo"),)))
THREE_PAIRS = (*PAIRS, Side("Eva & Finn", (Player("Eva"), Player("Finn"))))
TWO_TRIOS = (
    Side("Ana, Ben & Cleo", (Player("Ana"), Player("Ben"), Player("Cleo"))),
    Side("Dov, Eva & Finn", (Player("Dov"), Player("Eva"), Player("Finn"))),
)
POINTS = re.compile(f"\N{EN DASH}|{MINUS}?[0-9,]+")

Typed = Mapping[str, int]
"""Rows of chips to their count; `table` and `hand` to card points."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal:
    """A deal as it is typed into the record screen, and what its breakdown says."""

    rules: str
    title: str
    sides: tuple[Side, ...] = PAIRS
    house_rules: Mapping[str, Any] = field(default_factory=dict)
    opening: tuple[int, ...] = ()
    first: tuple[str, ...] = ("who-0",)  # the taps before any side is typed
    typed: tuple[Typed, ...] = ()
    last: tuple[str, ...] = ()
    missing: tuple[str, int, str] | None = None  # a row of side 0, its count at first, the problem
    next_melds: Mapping[int, str] = field(default_factory=dict)
    score: str  # the lines of the breakdown and the sum; a dash: the side has no such line
    winner: str = ""


# Each comment names the source and works out the sums.
DEALS = (
    # Dutch Wikipedia, Puntentelling: four red threes are 800, taken off where none is melded.
    # 110 + 500 natural + 100 out + 100 concealed = 810; 800 and 95 in hand taken off = −895.
    Deal(
        rules="classic_4p",
        title="four red threes without a meld cost 800",
        first=("who-0", "concealed"),
        typed=({"canastas.natural": 1, "table": 110}, {"red_threes": 4, "hand": 95}),
        score="""
            Cards on the table 110 –; Natural canastas 500 –; Red threes – −800; Going out 100 –;
            Going out concealed 100 –; Cards left in hand – −95; Total 810 −895""",
    ),
    # Afrikaans Wikipedia on two players: two canastas to go out; an unlaid red three costs 500.
    # 240 + 500 + 300 + 100 out = 1,140; 145 + 300 − 60 in hand − 500 for the red three = −115.
    Deal(
        rules="classic_2p",
        title="two players need two canastas to go out",
        sides=TWO_ALONE,
        typed=(
            {"canastas.natural": 1, "canastas.mixed": 1, "table": 240},
            {"canastas.mixed": 1, "red_threes_in_hand": 1, "table": 145, "hand": 60},
        ),
        missing=("canastas.mixed", 0, "went out with one canasta, but these rules require 2"),
        score="""
            Cards on the table 240 145; Natural canastas 500 –; Mixed canastas 300 300;
            Going out 100 –; Cards left in hand – −60; Red threes left in hand – −500;
            Total 1,140 −115""",
    ),
    # English Wikipedia on three players: each alone; whoever is out holds no cards.
    # 130 + 300 + 200 for two red threes − 20 = 610; 115 + 500 + 100 out = 715; a red three and
    # 75 in hand with nothing melded = −175, and below 0 the next initial meld is 15.
    Deal(
        rules="classic_3p",
        title="three players alone are three sides",
        sides=THREE_ALONE,
        first=("who-1",),
        typed=(
            {"canastas.mixed": 1, "red_threes": 2, "table": 130, "hand": 20},
            {"canastas.natural": 1, "table": 115},
            {"red_threes": 1, "hand": 75},
        ),
        next_melds={2: "15"},
        score="""
            Cards on the table 130 115 –; Natural canastas – 500 –; Mixed canastas 300 – –;
            Red threes 200 – −100; Going out – 100 –; Cards left in hand −20 – −75;
            Total 610 715 −175""",
    ),
    # Dutch Wikipedia on six players: three packs, six red threes. Czech Wikibooks: five 1,000.
    # 350 + 1,000 (two natural) + 1,000 + 100 out = 2,450; 180 + 300 + 100 − 90 = 490.
    Deal(
        rules="classic_6p",
        title="six in two teams of three have five red threes",
        sides=TWO_TRIOS,
        typed=(
            {"canastas.natural": 2, "red_threes": 5, "table": 350},
            {"canastas.mixed": 1, "red_threes": 1, "table": 180, "hand": 90},
        ),
        score="""
            Cards on the table 350 180; Natural canastas 1,000 –; Mixed canastas – 300;
            Red threes 1,000 100; Going out 100 –; Cards left in hand – −90; Total 2,450 490""",
    ),
    # rummy-games on six players: three sides of two are a house rule of this rule set.
    # 205 + 500 + 100 out = 805; 95 + 300 − 30 = 365; 40 in hand with nothing melded = −40.
    Deal(
        rules="classic_6p",
        title="six in three teams of two are three sides",
        sides=THREE_PAIRS,
        house_rules={"sides.count": 3, "sides.size": 2},
        typed=(
            {"canastas.natural": 1, "table": 205},
            {"canastas.mixed": 1, "table": 95, "hand": 30},
            {"hand": 40},
        ),
        score="""
            Cards on the table 205 95 –; Natural canastas 500 – –; Mixed canastas – 300 –;
            Going out 100 – –; Cards left in hand – −30 −40; Total 805 365 −40""",
    ),
    # rummy-games, Canasta for six: four red threes 400, five 1,000; two canastas to go out.
    # 310 + 500 + 300 + 400 + 100 out = 1,610; 140 + 300 + 200 − 55 = 585. From 7,500 on the next
    # initial meld is 150.
    Deal(
        rules="six_hand_three_pack",
        title="the three-pack game pays the fourth red three like the others",
        sides=TWO_TRIOS,
        opening=(5900, 2000),
        typed=(
            {"canastas.natural": 1, "canastas.mixed": 1, "red_threes": 4, "table": 310},
            {"canastas.mixed": 1, "red_threes": 2, "table": 140, "hand": 55},
        ),
        next_melds={0: "150"},
        score="""
            Cards on the table 310 140; Natural canastas 500 –; Mixed canastas 300 300;
            Red threes 400 200; Going out 100 –; Cards left in hand – −55; Total 1,610 585""",
    ),
    # Bicycle, Cutthroat Canasta: each partner has the score of both; red threes are one's own.
    # The lone hand: 130 + 500 + 100 out = 730. The partners together: 120 + 80 + 300 − 30 − 45
    # = 425 for each, and one of them has a red three: 525.
    Deal(
        rules="cutthroat_3p",
        title="partners against a lone hand are credited what both have",
        sides=THREE_ALONE,
        typed=(
            {"lone": 1, "canastas.natural": 1, "table": 130},
            {"canastas.mixed": 1, "red_threes": 1, "table": 120, "hand": 30},
            {"table": 80, "hand": 45},
        ),
        score="""
            Cards on the table 130 200 200; Natural canastas 500 – –; Mixed canastas – 300 300;
            Red threes – 100 –; Going out 100 – –; Cards left in hand – −75 −75;
            Total 730 525 425""",
    ),
    # Dutch Wikipedia, Hand-canasta: 1,000 for a natural one, 600 for a mixed one.
    # 185 + 500 + 300, the same again for both from the hand, + 100 out = 1,885; 50 − 500 = −450.
    Deal(
        rules="dutch_house",
        title="a canasta laid from the hand counts twice in the Dutch house",
        typed=(
            {
                "canastas.natural": 1,
                "canastas.mixed": 1,
                "hand_canastas.natural": 1,
                "hand_canastas.mixed": 1,
                "table": 185,
            },
            {"red_threes_in_hand": 1, "table": 50},
        ),
        score="""
            Cards on the table 185 50; Natural canastas 500 –; Mixed canastas 300 –;
            Concealed canastas 800 –; Going out 100 –; Red threes left in hand – −500;
            Total 1,885 −450""",
    ),
    # The Spruce: 400 for a concealed mixed canasta, 600 for a concealed natural one.
    # 255 + 500 + 600 (two mixed) + 200 for two from the hand + 100 out = 1,655; 60 − 35 = 25.
    Deal(
        rules="spruce",
        title="a concealed canasta earns a hundred more at The Spruce",
        typed=(
            {
                "canastas.natural": 1,
                "canastas.mixed": 2,
                "hand_canastas.natural": 1,
                "hand_canastas.mixed": 1,
                "table": 255,
            },
            {"table": 60, "hand": 35},
        ),
        score="""
            Cards on the table 255 60; Natural canastas 500 –; Mixed canastas 600 –;
            Concealed canastas 200 –; Going out 100 –; Cards left in hand – −35;
            Total 1,655 25""",
    ),
    # English Wikipedia only names Boat; all its values are proposals, those of Classic.
    # Nobody is out: 165 + 300 + 800 (four red threes) − 25 = 1,240; 70 + 500 − 110 = 460.
    Deal(
        rules="boat",
        title="Boat is played by Classic values for want of a source",
        first=("who-nobody",),
        typed=(
            {"canastas.mixed": 1, "red_threes": 4, "table": 165, "hand": 25},
            {"canastas.natural": 1, "table": 70, "hand": 110},
        ),
        score="""
            Cards on the table 165 70; Natural canastas – 500; Mixed canastas 300 –;
            Red threes 800 –; Cards left in hand −25 −110; Total 1,240 460""",
    ),
    # English Wikipedia, British: 1,500 for the other side, nothing for the side that called.
    Deal(
        rules="british",
        title="Acaba is scored flat whatever lies on the table",
        opening=(1200, 800),
        typed=({"canastas.natural": 1, "table": 300}, {"hand": 45}),
        last=("tab-0", "acaba"),
        score="""
            Acaba – 1,500; Acaba 0 –; Total 0 1,500""",
    ),
    # English Wikipedia, British: also for single players; each opponent has 1,500.
    Deal(
        rules="british",
        title="three play British alone and both others profit from Acaba",
        sides=THREE_ALONE,
        first=("who-2", "acaba"),
        score="""
            Acaba – – 0; Acaba 1,500 1,500 –; Total 1,500 1,500 0""",
    ),
    # English Wikipedia, Cuban: all four black threes 100, two red ones 300, none without canasta.
    # rummy-games: a wild canasta with four jokers 3,000. 330 + 3,000 + 300 + 100 + 100 out
    # = 3,830; 30 + 0 for the red three − 65 = −35.
    Deal(
        rules="cuban",
        title="four captured black threes and four jokers in the Cuban game",
        typed=(
            {
                "red_threes": 2,
                "black_threes_captured": 4,
                "canastas.wild_four_jokers": 1,
                "table": 330,
            },
            {"red_threes": 1, "table": 30, "hand": 65},
        ),
        score="""
            Cards on the table 330 30; Wild canastas with four jokers 3,000 –; Red threes 300 0;
            Black threes taken with the pile 100 –; Going out 100 –; Cards left in hand – −65;
            Total 3,830 −35""",
    ),
    # The Italian house rules: all four red threes 500; from 7,000 an initial meld of 160.
    # 275 + 500 + 500 + 100 out = 1,375 to 7,875; 115 + 300 − 70 = 345 to 10,045, which needs 180.
    Deal(
        rules="italian_house",
        title="four red threes are 500 at an Italian table",
        opening=(6500, 9700),
        typed=(
            {"canastas.natural": 1, "red_threes": 4, "table": 275},
            {"canastas.mixed": 1, "table": 115, "hand": 70},
        ),
        next_melds={0: "160", 1: "180"},
        score="""
            Cards on the table 275 115; Natural canastas 500 –; Mixed canastas – 300;
            Red threes 500 –; Going out 100 –; Cards left in hand – −70; Total 1,375 345""",
    ),
    # The Italian house rules: four or six play; a red three counts minus before one has melded.
    # 100 + 300 + 100 out = 500; −100 for the red three − 85 = −185.
    Deal(
        rules="italian_house",
        title="six play the Italian house game in two teams of three",
        sides=TWO_TRIOS,
        typed=({"canastas.mixed": 1, "table": 100}, {"red_threes": 1, "hand": 85}),
        score="""
            Cards on the table 100 –; Mixed canastas 300 –; Red threes – −100; Going out 100 –;
            Cards left in hand – −85; Total 500 −185""",
    ),
    # English Wikipedia, Uruguayan: exactly the original canasta; concealed going out is 200.
    # 120 + 500 + 100 + 100 = 820; 90 + 300 + 200 for two red threes − 40 = 550.
    Deal(
        rules="uruguayan",
        title="the Uruguayan game is the original one",
        first=("who-0", "concealed"),
        typed=(
            {"canastas.natural": 1, "table": 120},
            {"canastas.mixed": 1, "red_threes": 2, "table": 90, "hand": 40},
        ),
        score="""
            Cards on the table 120 90; Natural canastas 500 –; Mixed canastas – 300;
            Red threes – 200; Going out 100 –; Going out concealed 100 –; Cards left in hand – −40;
            Total 820 550""",
    ),
    # rummy-games, Uruguay: seven wild cards 2,000.
    # Four twos and three jokers are 230: 300 + 2,000 + 100 out = 2,400; 20 + 0 − 55 = −35.
    Deal(
        rules="uruguay_wild",
        title="a canasta of wild cards is 2,000 in the rule books' Uruguay",
        typed=({"canastas.wild": 1, "table": 300}, {"table": 20, "hand": 55}),
        score="""
            Cards on the table 300 20; Wild canastas 2,000 –; Going out 100 –;
            Cards left in hand – −55; Total 2,400 −35""",
    ),
    # English Wikipedia, Samba: 1,500 for a samba. Bicycle: 200 out, red threes want two canastas.
    # 265 + 500 + 1,500 + 400 (four red threes) + 200 out = 2,865;
    # 120 + 300 − 200 (two red threes, one canasta) − 85 = 135.
    Deal(
        rules="samba",
        title="a samba is a canasta, and red threes want two of them",
        typed=(
            {"canastas.sequence": 1, "canastas.natural": 1, "red_threes": 4, "table": 265},
            {"canastas.mixed": 1, "red_threes": 2, "table": 120, "hand": 85},
        ),
        score="""
            Cards on the table 265 120; Natural canastas 500 –; Mixed canastas – 300;
            Sequence canastas 1,500 –; Red threes 400 −200; Going out 200 –;
            Cards left in hand – −85; Total 2,865 135""",
    ),
    # English Wikipedia, Bolivian: a bolivia 2,500; an escalera and another canasta to go out.
    # A black three left in hand costs 100. 285 + 500 + 2,500 + 1,500 + 200 out = 4,985;
    # 70 + 500 − 300 (three red threes, one canasta) − 50 in hand − 200 (two black threes) = 20.
    Deal(
        rules="bolivian",
        title="going out in Bolivia wants an escalera",
        typed=(
            {"canastas.wild": 1, "canastas.natural": 1, "canastas.sequence": 1, "table": 285},
            {
                "canastas.natural": 1,
                "red_threes": 3,
                "black_threes_in_hand": 2,
                "table": 70,
                "hand": 50,
            },
        ),
        missing=(
            "canastas.sequence",
            0,
            "went out with 2 canastas (no sequence), but these rules require 2 (1 sequence)",
        ),
        score="""
            Cards on the table 285 70; Natural canastas 500 500; Wild canastas 2,500 –;
            Sequence canastas 1,500 –; Red threes – −300; Going out 200 –; Cards left in hand – −50;
            Black threes left in hand – −200; Total 4,985 20""",
    ),
    # English Wikipedia, Brazilian: −1,000 for a sequence of five or fewer; six red threes 1,200.
    # A wild canasta is 2,000; one canasta makes red threes plus (Bicycle); from 7,000 an initial
    # meld is a canasta. 255 + 2,000 + 500 + 1,200 + 200 out = 4,155; 90 − 1,000 − 30 = −940.
    Deal(
        rules="brazilian",
        title="a short sequence costs a thousand in Brazil",
        opening=(3000, 1000),
        typed=(
            {"canastas.wild": 1, "canastas.natural": 1, "red_threes": 6, "table": 255},
            {"incomplete.sequence": 1, "table": 90, "hand": 30},
        ),
        next_melds={0: "a canasta"},
        score="""
            Cards on the table 255 90; Natural canastas 500 –; Wild canastas 2,000 –;
            Red threes 1,200 –; Going out 200 –; Cards left in hand – −30;
            Unfinished canastas – −1,000; Total 4,155 −940""",
    ),
    # English Wikipedia, Chilean: sambas and bolivias both; the rest are proposals, as in Samba.
    # 310 + 1,500 + 2,500 + 1,000 (six red threes) + 200 out = 5,510; 120 + 300 − 45 = 375.
    Deal(
        rules="chilean",
        title="the Chilean game has sambas and bolivias",
        typed=(
            {"canastas.sequence": 1, "canastas.wild": 1, "red_threes": 6, "table": 310},
            {"canastas.mixed": 1, "table": 120, "hand": 45},
        ),
        score="""
            Cards on the table 310 120; Mixed canastas – 300; Wild canastas 2,500 –;
            Sequence canastas 1,500 –; Red threes 1,000 –; Going out 200 –;
            Cards left in hand – −45; Total 5,510 375""",
    ),
    # The federation's burraco: 200 clean, 150 semi-clean, 100 dirty, 100 for closing, 100 less for
    # a pozzetto that was never taken. 245 + 200 + 150 + 100 = 695; 90 + 100 - 60 - 100 = 30.
    Deal(
        rules="burraco",
        title="clean, semi-clean and dirty, and a pozzetto that was never taken",
        typed=(
            {"canastas.natural": 1, "canastas.semi_natural": 1, "table": 245},
            {"canastas.mixed": 1, "feet_untaken": 1, "table": 90, "hand": 60},
        ),
        score="""
            Cards on the table 245 90; Clean 200 –; Semi-clean 150 –;
            Dirty – 100; Going out 100 –; Cards left in hand – −60;
            Pozzetto not taken – −100; Total 695 30""",
    ),
    # eburraco and biska, burraco for three: the two partners halve what they have, upwards.
    # 245 + 200 + 100 out = 545; 95 + 100 − 60 − 100 = 35, of which each has 18.
    Deal(
        rules="burraco_3p",
        title="one alone with the foot of eighteen, two who halve an odd number",
        sides=THREE_ALONE,
        typed=(
            {"lone": 1, "canastas.natural": 1, "table": 245},
            {"canastas.mixed": 1, "feet_untaken": 1, "table": 95, "hand": 60},
        ),
        score="""
            Cards on the table 245 95 95; Clean 200 – –; Dirty – 100 100; Going out 100 – –;
            Cards left in hand – −60 −60; Pozzetto not taken – −100 −100;
            Partner’s half – −17 −17; Total 545 18 18""",
    ),
    # Tribuna de Minas and Pagat, Buraco: 200 clean, 100 dirty, 1,000 from ace to ace, 100 out, 100
    # less for a morto not taken. 395 + 200 + 1,000 + 100 = 1,695; 85 + 100 - 75 - 100 = 10.
    Deal(
        rules="buraco",
        title="from ace to ace, and a morto that was never taken",
        typed=(
            {"canastas.natural": 1, "canastas.suit_ace_to_ace": 1, "table": 395},
            {"canastas.mixed": 1, "feet_untaken": 1, "table": 85, "hand": 75},
        ),
        score="""
            Cards on the table 395 85; Clean 200 –; Canastas from ace to ace 1,000 –;
            Dirty – 100; Going out 100 –; Cards left in hand – −75;
            Morto not taken – −100; Total 1,695 10""",
    ),
    # Jogatina, Tranca: a red three is 100 beside a canastra and 100 off without.
    # 230 + 200 + 100 + 200 + 100 out = 830; 60 - 200 - 40 - 100 for the morto = -280.
    Deal(
        rules="tranca",
        title="red threes count for a canastra and against none",
        typed=(
            {"canastas.natural": 1, "canastas.mixed": 1, "red_threes": 2, "table": 230},
            {"red_threes": 2, "feet_untaken": 1, "table": 60, "hand": 40},
        ),
        score="""
            Cards on the table 230 60; Clean 200 –; Dirty 100 –;
            Red threes 200 −200; Going out 100 –; Cards left in hand – −40;
            Morto not taken – −100; Total 830 −280""",
    ),
    # zoo.gr's biriba: 200 clean, 100 dirty, twice that in trumps. 245 + 400 + 200 + 100 out = 945;
    # 90 + 100 + 100 - 60 - 100 for a biribaki that was never taken = 130.
    Deal(
        rules="biriba",
        title="two clean ones, one of them in trumps, a dirty one in trumps",
        typed=(
            {"canastas.natural": 2, "trump_canastas.natural": 1, "table": 245},
            {
                "canastas.mixed": 1,
                "trump_canastas.mixed": 1,
                "feet_untaken": 1,
                "table": 90,
                "hand": 60,
            },
        ),
        score="""
            Cards on the table 245 90; Clean 400 –; Dirty – 100;
            Canastas in trumps 200 100; Going out 100 –; Cards left in hand – −60;
            Biribaki not taken – −100; Total 945 130""",
    ),
    # rummy-games, Italian: 3,000 for seven twos, 2,000 more for five natural canastas, 300 out.
    # 490 + 2,500 + 3,000 + 2,000 + 800 (four red threes) + 300 out = 9,090;
    # 250 + 0 (mixed twos, not out) − 100 (a red three, one canasta) − 60 = 90.
    # Two canastas to go out, and those of wild cards are none of them.
    Deal(
        rules="italian_samba",
        title="five natural canastas and one of twos in the Italian game",
        typed=(
            {"canastas.natural": 5, "canastas.twos_natural": 1, "red_threes": 4, "table": 490},
            {"canastas.twos_mixed": 1, "red_threes": 1, "table": 250, "hand": 60},
        ),
        missing=(
            "canastas.natural",
            1,
            "went out with one canasta that counts for going out, but these rules require 2",
        ),
        score="""
            Cards on the table 490 250; Natural canastas 2,500 –; Natural canastas of twos 3,000 –;
            Mixed canastas of twos – 0; Bonus for number of canastas 2,000 –; Red threes 800 −100;
            Going out 300 –; Cards left in hand – −60; Total 9,090 90""",
    ),
    # English Wikipedia, Modern American: garbage 2,000, and nothing else for that side.
    # Without a canasta all counts against: −55 melded, −300 and −100 for two red threes and a
    # black one, −85 in hand, −2,500 for sevens begun, −1,500 for three aces held = −4,540.
    Deal(
        rules="modern_american",
        title="garbage counts alone and unfinished sevens cost their side",
        first=("more", "special-garbage", "done"),
        typed=(
            {"red_threes": 1},
            {
                "red_threes": 2,
                "black_threes": 1,
                "incomplete.sevens": 1,
                "held.aces": 1,
                "table": 55,
                "hand": 85,
            },
        ),
        score="""
            Cards on the table – −55; Red threes – −300; Black threes – −100;
            Cards left in hand – −85; Unfinished canastas – −2,500;
            Sevens or aces kept in hand – −1,500; Special hand 2,000 –; Total 2,000 −4,540""",
    ),
    # Canasta League of America: a dream hand is 8,500, the whole game; sevens 2,500.
    # The other side has 295 on the table, 2,500 for sevens, 2,500 for wild cards with four
    # jokers, 1,000 for four black threes, 40 in hand: 6,255, and has lost.
    Deal(
        rules="modern_american_cla",
        title="a dream hand wins the league's game at once",
        first=("more", "special-dream_hand_plus_4", "done"),
        typed=(
            {},
            {
                "black_threes": 4,
                "canastas.sevens": 1,
                "canastas.wild_four_jokers": 1,
                "table": 295,
                "hand": 40,
            },
        ),
        score="""
            Cards on the table – 295; Wild canastas with four jokers – 2,500;
            Canastas of sevens – 2,500; Black threes – 1,000; Cards left in hand – −40;
            Special hand 8,500 –; Total 8,500 6,255""",
        winner="Ana & Ben",
    ),
    # Afrikaans Wikipedia, Hand and Foot: three natural and four mixed canastas to go out.
    # 600 + 1,500 + 1,200 + 100 out = 3,400; 200 + 300 − 35 (black three 5, ace 20, king 10)
    # − 300 for a red three in hand or foot = 165; nothing melded, 240 in hand and foot = −240.
    # The initial meld goes by the deal: 90 in the second, whatever the score.
    Deal(
        rules="hand_and_foot",
        title="three teams play Hand and Foot with books of both kinds",
        sides=THREE_PAIRS,
        typed=(
            {"canastas.natural": 3, "canastas.mixed": 4, "table": 600},
            {"canastas.mixed": 1, "red_threes_in_hand": 1, "table": 200, "hand": 35},
            {"hand": 240},
        ),
        missing=(
            "canastas.natural",
            2,
            (
                "went out with too few canastas (2 natural and 4 mixed), "
                "but these rules require 3 natural and 4 mixed"
            ),
        ),
        next_melds={0: "90", 1: "90", 2: "90"},
        score="""
            Cards on the table 600 200 –; Natural canastas 1,500 – –; Mixed canastas 1,200 300 –;
            Going out 100 – –; Cards left in hand – −35 −240; Red threes left in hand – −300 –;
            Total 3,400 165 −240""",
    ),
    # acanomas.com, Canasta: five canastas are 500 more, four black threes laid on going out 500;
    # m4s.es: going out is 200, concealed 500. 600 + 4 x 500 + 300 + 500 + 500 + 200 + 500 = 4,600.
    Deal(
        rules="spanish",
        title="the Spanish game pays five canastas and all black threes",
        first=("who-0", "concealed"),
        typed=(
            {"canastas.natural": 4, "canastas.mixed": 1, "black_threes": 4, "table": 600},
            {"red_threes": 1, "table": 30, "hand": 55},
        ),
        score="""
            Cards on the table 600 30; Natural canastas 2,000 –; Mixed canastas 300 –;
            Bonus for number of canastas 500 –; Red threes – −100; Black threes 500 –;
            Going out 200 –; Going out concealed 500 –; Cards left in hand – −55;
            Total 4,600 −125""",
    ),
    # Czech Wikibooks, Kanasta: a natural canasta 600, one of wild cards 1,000, four red threes 800.
    # 405 + 600 + 300 + 1,000 + 800 + 100 out = 3,205; 190 + 300 - 105 - 100 for a black 3 = 285.
    Deal(
        rules="kanasta",
        title="Kanasta pays natural and wild canastas more",
        house_rules={"black_three.in_hand": -100},
        typed=(
            {
                "canastas.natural": 1,
                "canastas.mixed": 1,
                "canastas.wild": 1,
                "red_threes": 4,
                "table": 405,
            },
            {"canastas.mixed": 1, "black_threes_in_hand": 1, "table": 190, "hand": 105},
        ),
        score="""
            Cards on the table 405 190; Natural canastas 600 –; Mixed canastas 300 300;
            Wild canastas 1,000 –; Red threes 800 –; Going out 100 –; Cards left in hand – −105;
            Black threes left in hand – −100; Total 3,205 285""",
    ),
    # Good Sam Club, Hand and Foot: two clean and two dirty books go out, a red three costs 500,
    # exact dealing earns 100. 325 + 1,000 + 600 + 100 out + 200 for both partners = 2,225;
    # 120 + 300 - 105 - 500 = -185. The second deal wants 90.
    Deal(
        rules="hand_and_foot_us",
        title="Hand and Foot in the United States pays exact pick-ups",
        typed=(
            {"canastas.natural": 2, "canastas.mixed": 2, "exact_pickups": 2, "table": 325},
            {"canastas.mixed": 1, "red_threes_in_hand": 1, "table": 120, "hand": 105},
        ),
        missing=(
            "canastas.natural",
            1,
            (
                "went out with too few canastas (1 natural and 2 mixed), "
                "but these rules require 2 natural and 2 mixed"
            ),
        ),
        next_melds={0: "90", 1: "90"},
        score="""
            Cards on the table 325 120; Natural canastas 1,000 –; Mixed canastas 600 300;
            Going out 100 –; Exact pick-up 200 –; Cards left in hand – −105;
            Red threes left in hand – −500; Total 2,225 −185""",
    ),
    # English Wikipedia, Hand and Foot without partners: one natural and two mixed canastas.
    # 310 + 500 + 600 + 100 out = 1,510; 150 + 300 − 400 in hand and foot = 50; 90 − 600 for two
    # red threes − 130 = −640.
    Deal(
        rules="hand_and_foot_solo",
        title="Hand and Foot alone wants fewer books",
        sides=THREE_ALONE,
        typed=(
            {"canastas.natural": 1, "canastas.mixed": 2, "table": 310},
            {"canastas.mixed": 1, "table": 150, "hand": 400},
            {"red_threes_in_hand": 2, "table": 90, "hand": 130},
        ),
        score="""
            Cards on the table 310 150 90; Natural canastas 500 – –; Mixed canastas 600 300 –;
            Going out 100 – –; Cards left in hand – −400 −130; Red threes left in hand – – −600;
            Total 1,510 50 −640""",
    ),
    # Laguna Woods, Hand, Knee & Foot: a book of each kind goes out, for 200. 410 + 500 + 300 +
    # 2,500 + 5,000 + 3,000 + 200 out = 11,910; 230 + 1,000 + 300 + 400 for four red threes less 120
    # in hand = 1,810.
    Deal(
        rules="hand_knee_and_foot",
        title="Hand, Knee and Foot pays fives, sevens and wild cards",
        typed=(
            {
                "canastas.natural": 1,
                "canastas.mixed": 1,
                "canastas.wild": 1,
                "canastas.sevens": 1,
                "canastas.fives": 1,
                "table": 410,
            },
            {
                "canastas.natural": 2,
                "canastas.mixed": 1,
                "red_threes": 4,
                "table": 230,
                "hand": 120,
            },
        ),
        next_melds={0: "90", 1: "90"},
        score="""
            Cards on the table 410 230; Natural canastas 500 1,000; Mixed canastas 300 300;
            Wild canastas 2,500 –; Canastas of sevens 5,000 –; Canastas of fives 3,000 –;
            Red threes – 400; Going out 200 –; Cards left in hand – −120; Total 11,910 1,810""",
    ),
    # rummy-games, Pennies from Heaven: one canasta of each kind goes out. 365 + 500 + 300 + 1,000 +
    # 1,500 + 200 for two red threes + 100 out = 3,965; without sevens three red threes count
    # against the side: 100 + 500 - 300 - 55 in hand = 245.
    Deal(
        rules="pennies_from_heaven",
        title="Pennies from Heaven wants a canasta of each kind",
        sides=TWO_TRIOS,
        typed=(
            {
                "canastas.natural": 1,
                "canastas.mixed": 1,
                "canastas.wild": 1,
                "canastas.sevens": 1,
                "red_threes": 2,
                "table": 365,
            },
            {"canastas.natural": 1, "red_threes": 3, "table": 100, "hand": 55},
        ),
        missing=(
            "canastas.wild",
            0,
            (
                "went out with too few canastas (1 natural, 1 mixed, no wild and 1 of sevens), "
                "but these rules require 1 natural, 1 mixed, 1 wild and 1 of sevens"
            ),
        ),
        score="""
            Cards on the table 365 100; Natural canastas 500 500; Mixed canastas 300 –;
            Wild canastas 1,000 –; Canastas of sevens 1,500 –; Red threes 200 −300; Going out 100 –;
            Cards left in hand – −55; Total 3,965 245""",
    ),
    # Afrikaans Wikipedia, variations: seven canastas are 5,000 points and the match.
    # 500 + 7 × 300 + 100 out = 2,700, and 5,000 more by that rule = 7,700.
    Deal(
        rules="classic_4p",
        title="seven canastas win at once where the table says so",
        house_rules={"seven_canastas_auto_win.enabled": True},
        typed=({"canastas.mixed": 7, "table": 500}, {"hand": 20}),
        score="""
            Cards on the table 500 –; Mixed canastas 2,100 –; Seven canastas 5,000 –;
            Going out 100 –; Cards left in hand – −20; Total 7,700 −20""",
        winner="Ana & Ben",
    ),
    Deal(
        rules="classic_4p",
        title="seven canastas are worth no more where the table does not say so",
        typed=({"canastas.mixed": 7, "table": 500}, {"hand": 20}),
        score="""
            Cards on the table 500 –; Mixed canastas 2,100 –; Going out 100 –;
            Cards left in hand – −20; Total 2,700 −20""",
    ),
)


@pytest.mark.thorough
@pytest.mark.parametrize("deal", DEALS, ids=lambda deal: deal.title)
async def test_a_deal_is_recorded_and_broken_down(tmp_path: Path, deal: Deal) -> None:
    async with record_screen(
        tmp_path, deal.rules, deal.sides, house_rules=deal.house_rules, opening=deal.opening
    ) as ui:
        await taps(ui, deal.first)
        for side, typed in enumerate(deal.typed):
            await ui.tap(f"tab-{side}")
            short = dict([deal.missing[:2]]) if deal.missing and side == 0 else {}
            await type_side(ui, side, {**typed, **short})
            if side in deal.next_melds and not deal.missing:
                assert ui.has_text(f"next initial meld {deal.next_melds[side]}")
        if deal.missing:
            row, _, problem = deal.missing
            assert any(problem in sentence for sentence in await asked_about(ui))
            await ui.tap("tab-0")
            await type_side(ui, 0, {row: deal.typed[0][row]})
            assert problem_labels(ui) == []
        await taps(ui, deal.last)
        score = [" ".join(line.split()) for line in deal.score.split(";")]
        sums = [int(text.replace(",", "").replace(MINUS, "-")) for text in score[-1].split()[1:]]
        for side, points in enumerate(sums):
            total = points + (deal.opening[side] if deal.opening else 0)
            assert label_of(ui, f"sum-{side}") == f"{points:+,}".replace("-", MINUS) or points == 0
            assert label_of(ui, f"new-total-{side}") == f"{total:,}".replace("-", MINUS)
        await save_deal(ui)
        if deal.winner:
            await ui.tap("pad")
        await ui.tap("deal-1")
        assert sorted(breakdown_lines(ui)) == sorted(score)  # in whatever order
        await ui.go("/")
        assert (label_of(ui, "winner") if ui.has("winner") else "").startswith(deal.winner)
        assert ui.has("winner") is bool(deal.winner)


@contextlib.asynccontextmanager
async def record_screen(
    folder: Path,
    rules: str,
    sides: tuple[Side, ...] = PAIRS,
    *,
    house_rules: Mapping[str, Any] | None = None,
    opening: tuple[int, ...] = (),
) -> AsyncIterator[UI]:
    """Give the record screen of a new match that begins with these scores."""
    session = session_in(folder)
    set_up = SetUp(
        ruleset=RuleSetId(rules),
        sides=sides,
        house_rules=dict(house_rules or {}),
        opening_scores=opening,
    )
    assert isinstance(session.matches.start(set_up), str)
    async with device(session) as ui:
        await ui.tap("record")
        yield ui
    session.close()


async def type_side(ui: UI, side: int, typed: Typed) -> None:
    """Tap what a side has; chips that are not in sight stand in the sheet for rare things."""
    rare = []
    for row, count in typed.items():
        if row in {"table", "hand"}:
            continue
        chips = [f"chip-{side}-{row}-{number}" for number in dict.fromkeys((min(count, 4), count))]
        if ui.has(f"chip-{side}-{row}-1"):
            await taps(ui, chips)
        elif ui.has(f"tile-{side}-{row}"):
            await taps(ui, [f"tile-{side}-{row}"] * count)
        else:
            rare += chips
    if rare:
        await taps(ui, ["more", *rare, "done"])
    for row in ("table", "hand"):
        if row in typed:
            await taps(ui, [f"field-{side}-{row}", *(f"key-{n}" for n in str(typed[row]))])


def breakdown_lines(ui: UI) -> list[str]:
    """Return the lines and the sums that the page of a deal shows."""
    lines = []
    for row in ui.nodes():
        if (row.identifier or "").startswith("line-"):
            title, *others = [node.own_text for node in row.all_nodes() if node.own_text]
            lines.append(" ".join([title, *(text for text in others if POINTS.fullmatch(text))]))
    sums = [node.text for node in ui.nodes() if (node.identifier or "").startswith("sum-")]
    return [*lines, " ".join(["Total", *sums])]


# --- more than one deal


@pytest.mark.thorough
async def test_hand_and_foot_ends_with_its_fourth_deal(tmp_path: Path) -> None:
    """Hand & Foot composite rules: four deals make a game, and the highest total wins.

    Three deals of 400 against 300, then 150 for each side: 1,350 against 1,050.
    """
    async with record_screen(tmp_path, "hand_and_foot") as ui:
        await ui.tap("mode")
        for deal in range(1, 4):
            first, second = ("key-4", "key-0", "key-0"), ("key-3", "key-0", "key-0")
            await taps(ui, ["who-0", *first, "key-next", *second])
            await save_deal(ui)
            assert label_of(ui, "needs-0") == f"initial meld {(90, 120, 150)[deal - 1]}"
            await ui.tap("record")
        last = ("key-1", "key-5", "key-0")
        await taps(ui, ["who-0", *last, "key-next", *last])
        await save_deal(ui)
        assert label_of(ui, "winner").startswith("Ana & Ben ")
        assert not ui.has("record")


@pytest.fixture
def variant(tmp_path: Path) -> str:
    """The id of a variant that nobody plays, in the rule files of the data folder."""
    folder = tmp_path / "store" / "rules"
    folder.mkdir(parents=True)
    (folder / "archipelago.toml").write_text(MADE_UP.read_text("utf-8"), "utf-8")
    return "archipelago"


@pytest.mark.thorough
async def test_a_made_up_variant_is_recorded_from_its_rule_file_alone(
    tmp_path: Path, variant: str
) -> None:
    """Three deals, by hand.

    1. 90 + 1,250 for a sequence + 100 out = 1,440; 35 + 1,750 for sevens − 30 = 1,755; 30 − 5.
    2. A rainbow 2,750; 15 − 900 for sevens begun − 10 = −895; 60 − 10 = 50.
    3. Acaba: 1,100 for both others, 50 for the caller; 170 and a canasta open the fourth deal.
    """
    deals: tuple[tuple[tuple[str, ...], tuple[Typed, ...], list[str], str], ...] = (
        (
            ("who-0",),
            (
                {"canastas.sequence": 1, "table": 90},
                {"canastas.sevens": 1, "table": 35, "hand": 30},
                {"table": 30, "hand": 5},
            ),
            ["1,440", "1,755", "25"],
            "initial meld 110",
        ),
        (
            ("more", "special-rainbow", "done"),
            ({}, {"incomplete.sevens": 1, "table": 15, "hand": 10}, {"table": 60, "hand": 10}),
            ["4,190", "860", "75"],
            "initial meld 110",
        ),
        (("who-2", "acaba"), (), ["5,290", "1,960", "125"], "initial meld 170 and a canasta"),
    )
    async with record_screen(tmp_path / "store", variant, THREE_ALONE) as ui:
        for first, sides, totals, needs in deals:
            await taps(ui, first)
            for side, typed in enumerate(sides):
                await ui.tap(f"tab-{side}")
                await type_side(ui, side, typed)
            await save_deal(ui)
            assert [ui.text(f"total-{side}") for side in range(3)] == totals
            assert label_of(ui, "needs-0") == needs
            await ui.tap("record")


# --- what a screen asks, worked out once more from the values of the rules


@pytest.mark.thorough
@pytest.mark.parametrize("set_id", rule_set_ids())
async def test_just_what_can_occur_is_asked(tmp_path: Path, set_id: RuleSetId) -> None:
    rules = rule_book(set_id).rules
    async with record_screen(tmp_path, set_id, usual_sides(rules.sides)) as ui:
        always = rows_on(ui)
        assert {name for name in ("concealed", "acaba") if ui.has(name)} == endings(rules)
        has_foot = rules.foot_size > 0 and rules.table_rules.foot_taken != "by_side"
        assert label_of(ui, "field-0-hand").startswith("Hand and foot") is has_foot
        assert [ui.has(f"tab-{n}") for n in range(5)] == [n < rules.sides.count for n in range(5)]
        await ui.tap("more")
        rare = rows_on(ui) - always
        assert always | rare == {*canastas(rules), *threes(rules), *penalties(rules)}
        assert always >= {"canastas.natural", "canastas.mixed"}
        hands = {f"special-{hand.id}" for hand in rules.special_hands}
        assert identifiers_from(ui, "special-") == (hands | {"special-none"} if hands else set())


QUESTIONS: tuple[tuple[dict[str, Any], str], ...] = (
    ({"acaba.enabled": True}, "acaba"),
    ({"concealed_canasta": {"mode": "add", "amount": 50}}, "chip-0-hand_canastas.natural-1"),
    (
        {"meld_rules.sequences": True, "canasta_bonus.sequence": 900},
        "chip-0-canastas.sequence-1",
    ),
    ({"penalties.held_aces_3plus": -700}, "chip-0-held.aces-1"),
    ({"special_hands": [{"id": "straight", "points": 1000}]}, "special-straight"),
    ({"black_three.captured_values": [0, 10, 20, 30, 40]}, "chip-0-black_threes_captured-1"),
    ({"black_three.in_hand": -100}, "chip-0-black_threes_in_hand-1"),
)
"""House rules, and what is asked where they are played."""


@pytest.mark.thorough
@pytest.mark.parametrize(("house_rules", "asked"), QUESTIONS)
async def test_a_house_rule_brings_its_own_question(
    tmp_path: Path, house_rules: dict[str, Any], asked: str
) -> None:
    async with record_screen(tmp_path, "classic_4p", house_rules=house_rules) as ui:
        await ui.tap("more")
        assert ui.has(asked)


@pytest.mark.thorough
async def test_classic_as_it_is_printed_asks_none_of_them(tmp_path: Path) -> None:
    async with record_screen(tmp_path, "classic_4p") as ui:
        await ui.tap("more")
        assert [asked for _, asked in QUESTIONS if ui.has(asked)] == []


async def test_a_game_without_a_minimum_names_none(tmp_path: Path) -> None:
    async with record_screen(tmp_path, "buraco", house_rules={"initial_meld": FROM_1500}) as ui:
        assert not ui.has_text("initial meld")
        await taps(ui, ("who-0", *["key-1", "key-5", "key-0", "key-0"]))
        assert ui.has_text("next initial meld 75")
        await ui.tap("back")
        assert not ui.has("needs-0")


FROM_1500 = {"by": "score", "bands": [{"to": 1495, "points": 0}, {"from": 1500, "points": 75}]}
"""A table where 75 are needed from 1,500 on, and nothing before."""


async def test_each_side_has_one_foot_to_take(tmp_path: Path) -> None:
    async with record_screen(tmp_path, "burraco") as ui:
        await taps(ui, ("tile-0-feet_untaken", "tab-1"))
        assert label_of(ui, "tile-1-feet_untaken").endswith("Cleo & Dov: taken")


# --- what is on the screen


def identifiers_from(ui: UI, beginning: str) -> set[str]:
    every = (node.identifier or "" for node in ui.nodes())
    return {name for name in every if name.startswith(beginning)}


def rows_on(ui: UI) -> set[str]:
    """Return what has a row of numbers, or a tile that counts."""
    rows = {
        name.removeprefix("chip-0-").rpartition("-")[0] for name in identifiers_from(ui, "chip-0-")
    }
    tiles = {name.removeprefix("tile-0-") for name in identifiers_from(ui, "tile-0-")}
    return rows | (tiles - {"special", "penalty", "sevens", "aces", "wild"})


# --- what the values ask for


def endings(rules: RuleSet) -> set[str]:
    """The ways to end a deal beside going out that earn something."""
    found = {"concealed"} if rules.concealed_go_out_extra else set()
    return found | ({"acaba"} if rules.acaba.enabled else set())


def canastas(rules: RuleSet) -> Iterator[str]:
    """Types with a bonus, and canastas laid from the hand where those earn more."""
    bonus = rules.canasta_bonus
    for kind in (
        "natural",
        "mixed",
        "wild",
        "wild_all_twos",
        "wild_four_jokers",
        "sequence",
        "sevens",
        "aces",
        "twos_natural",
        "twos_mixed",
        "fives",
        "sevens_mixed",
        "aces_mixed",
        "semi_natural",
        "suit_ace_to_ace",
        "suit_whole",
        "suit_mixed",
    ):
        if getattr(bonus, kind) is not None:
            yield f"canastas.{kind}"
    if rules.concealed_canasta.mode != "none":
        yield from ("hand_canastas.natural", "hand_canastas.mixed")
    if rules.trump_multiplier > 1:
        for kind in ("natural", "mixed", "suit_whole", "suit_mixed"):
            yield f"trump_canastas.{kind}"
    if rules.sides.kind == "lone_hand":
        yield "lone"


def threes(rules: RuleSet) -> Iterator[str]:
    """Threes on the table where a table of points is there for them, and in hand."""
    black = rules.black_three
    if any(rules.red_three_values):
        yield "red_threes"
    if rules.red_three_in_hand.points:
        yield "red_threes_in_hand"
    if black.tabled_values:
        yield "black_threes"
    if black.captured_values:
        yield "black_threes_captured"
    value = rules.card_values.get("3b", -black.in_hand)  # where threes are as all others: none
    if black.in_hand_mode != "penalty" or black.in_hand != -value:
        yield "black_threes_in_hand"


def penalties(rules: RuleSet) -> Iterator[str]:
    """Yield what is taken off for melds begun and cards held back, and players' bonuses."""
    rule = rules.penalties
    found = {
        "incomplete.sevens": rule.incomplete_sevens,
        "incomplete.aces": rule.incomplete_aces,
        "incomplete.wild": rule.incomplete_wild,
        "incomplete.wild_with_four_jokers": rule.incomplete_wild_with_four_jokers,
        "incomplete.sequence": rule.short_sequence,
        "held.sevens": rule.held_sevens_3plus,
        "held.aces": rule.held_aces_3plus,
        "feet_untaken": rule.foot_untaken,
        "exact_pickups": rules.exact_pickup_bonus,
    }
    yield from (name for name, points in found.items() if points)
