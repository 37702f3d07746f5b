"""A store with matches of every kind, so that no screen of the gallery stands empty.

    uids = filled(session)
    uids["samba"]

Names are as long as people have them, and totals as high as they become.
"""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from scorekeeper.match import MatchUid, Player, Side
from scorekeeper.match.serialization import read_deal
from scorekeeper.rules import RuleSetId, read_house_rules
from scorekeeper.services import Change, Session, SetUp

EVENING = Path(__file__).parents[2] / "match" / "evening.json"
Report = Mapping[str, Any]
Deal = tuple[Report, ...]

PAIRS = (
    Side("Ana & Ben", (Player("Ana"), Player("Ben"))),
    Side("Cleo & Dov", (Player("Cleo"), Player("Dov"))),
)
LONG_NAMES = (
    Side("Margarethe & Johann-Christian", (Player("Margarethe"), Player("Johann-Christian"))),
    Side("Bartholomew & Wilhelmina", (Player("Bartholomew"), Player("Wilhelmina")), "B & W"),
)
ALONE = tuple(Side(name, (Player(name),)) for name in ("Eva", "Finn", "Greta"))
FOUR_ALONE = tuple(
    Side(name, (Player(name),)) for name in ("Bernd", "Margarethe", "Ana", "Bartholomew")
)
FIVE_ALONE = tuple(Side(name, (Player(name),)) for name in ("Ana", "Ben", "Cleo", "Dov", "Eva"))
TRIOS = (
    Side("Ana, Ben & Cleo", (Player("Ana"), Player("Ben"), Player("Cleo"))),
    Side("Dov, Eva & Finn", (Player("Dov"), Player("Eva"), Player("Finn"))),
)
THREE_PAIRS = (*PAIRS, Side("Eva & Finn", (Player("Eva"), Player("Finn"))))
HOUSE = "Our Tuesdays"
HOUSE_FILE = {
    "format": "scorekeeper-house-rules",
    "version": 1,
    "name": HOUSE,
    "base": "classic_4p",
    "rules": {
        "go_out_bonus": {"value": 200, "ref": "table"},
        "target": {"value": 7500, "ref": "table"},
    },
}


def filled(session: Session) -> dict[str, MatchUid]:
    """Play every match of the gallery; gives their uids by the names that scenes use."""
    session.profiles.save(read_house_rules(json.dumps(HOUSE_FILE), "ours.json", session.library))
    uids = {name: play(session) for name, play in MATCHES.items()}
    session.backups.make()
    return uids


def play_match(session: Session, set_up: SetUp, *deals: Deal) -> MatchUid:
    uid = session.matches.start(set_up)
    if not isinstance(uid, str):
        raise TypeError(f"the gallery sets a match up wrongly: {uid}")
    for deal in deals:
        done = session.deals.record(
            uid, read_deal({"sides": list(deal)}, "gallery"), seen=session.matches.number(uid)
        )
        if not isinstance(done, Change):
            raise TypeError(f"the gallery records a deal wrongly: {done}")
    return uid


def sides_by_totals(*points: int) -> Deal:
    """A deal of which only the totals are known, a number for each side."""
    return tuple({"total": one} for one in points)


def _evening(session: Session) -> MatchUid:
    """Nine deals as they were played once; one was amended, so that there is a history."""
    deals = [tuple(deal["sides"]) for deal in json.loads(EVENING.read_text("utf-8"))["deals"]]
    uid = play_match(session, SetUp(ruleset=RuleSetId("classic_4p"), sides=PAIRS), *deals)
    first = session.matches.open(uid).match.deals[0].uid
    right = {"sides": [{**deals[0][0], "hand_card_points": 85}, deals[0][1]]}
    if first is not None:
        reason = "Ana had counted a ten twice"
        session.deals.amend(
            uid, first, read_deal(right, "gallery"), reason=reason, seen=session.matches.number(uid)
        )
    return uid


def _three(session: Session) -> MatchUid:
    set_up = SetUp(ruleset=RuleSetId("classic_3p"), sides=ALONE)
    return play_match(
        session, set_up, sides_by_totals(1240, -85, 610), sides_by_totals(305, 1475, 20)
    )


def _finished(session: Session) -> MatchUid:
    set_up = SetUp(ruleset=RuleSetId("classic_4p"), sides=PAIRS)
    deals = [tuple(deal["sides"]) for deal in json.loads(EVENING.read_text("utf-8"))["deals"]]
    return play_match(session, set_up, *deals, sides_by_totals(250, 690))


def _series(session: Session) -> MatchUid:
    """The second game of a best of three, which decides it."""
    set_up = SetUp(ruleset=RuleSetId("classic_4p"), sides=PAIRS, best_of=3)
    play_match(session, set_up, sides_by_totals(2140, 895), sides_by_totals(3005, 1250))
    return play_match(
        session,
        set_up,
        sides_by_totals(1785, -185),
        sides_by_totals(690, 1970),
        sides_by_totals(2655, 480),
    )


def _house(session: Session) -> MatchUid:
    rules = {path: rule["value"] for path, rule in HOUSE_FILE["rules"].items()}  # type: ignore[attr-defined]
    set_up = SetUp(
        ruleset=RuleSetId("classic_4p"), sides=LONG_NAMES, house_rules=rules, profile=HOUSE
    )
    return play_match(session, set_up, sides_by_totals(-1250, 1385), sides_by_totals(560, 585))


def _american(session: Session) -> MatchUid:
    set_up = SetUp(ruleset=RuleSetId("modern_american"), sides=LONG_NAMES)
    return play_match(session, set_up, sides_by_totals(4310, -1250), sides_by_totals(2675, 3840))


def _samba(session: Session) -> MatchUid:
    set_up = SetUp(ruleset=RuleSetId("samba"), sides=PAIRS)
    deal = (
        {"canastas": {"sequence": 1, "mixed": 1}, "melded_card_points": 265, "went_out": True},
        {"canastas": {"natural": 1}, "melded_card_points": 310, "hand_card_points": 45},
    )
    return play_match(session, set_up, deal, sides_by_totals(3480, 2215))


def _after_one_deal(
    rules: str, sides: tuple[Side, ...], *points: int
) -> Callable[[Session], MatchUid]:
    set_up = SetUp(ruleset=RuleSetId(rules), sides=sides)
    return lambda session: play_match(session, set_up, sides_by_totals(*points))


def _biriba(session: Session) -> MatchUid:
    set_up = SetUp(ruleset=RuleSetId("biriba"), sides=PAIRS)
    canastas = {"canastas": {"natural": 2}, "trump_canastas": {"natural": 1}}
    deal = (
        {**canastas, "melded_card_points": 245, "went_out": True},
        {"canastas": {"mixed": 1}, "melded_card_points": 165, "feet_untaken": 1},
    )
    return play_match(session, set_up, deal, sides_by_totals(945, 130))


def _burraco_for_three(session: Session) -> MatchUid:
    set_up = SetUp(ruleset=RuleSetId("burraco_3p"), sides=ALONE)
    deal: Deal = (
        {"lone": True, "canastas": {"natural": 1}, "melded_card_points": 245, "went_out": True},
        {
            "canastas": {"mixed": 1},
            "melded_card_points": 95,
            "hand_card_points": 60,
            "feet_untaken": 1,
        },
        {},
    )
    return play_match(session, set_up, deal)


def _four(session: Session) -> MatchUid:
    set_up = SetUp(ruleset=RuleSetId("hand_and_foot_solo"), sides=FOUR_ALONE)
    return play_match(
        session, set_up, sides_by_totals(2140, 895, -85, 3005), sides_by_totals(1305, 1475, 20, 610)
    )


def _new(session: Session) -> MatchUid:
    return play_match(session, SetUp(ruleset=RuleSetId("classic_4p"), sides=PAIRS))


def _season(session: Session) -> MatchUid:
    """Matches that are over, so that there is something to count; the last of them is given."""
    classic, turned = RuleSetId("classic_4p"), (PAIRS[0].players[0], PAIRS[1].players[0])
    others = (PAIRS[0].players[1], PAIRS[1].players[1])
    crossed = (Side("Ana & Cleo", turned), Side("Ben & Dov", others))
    won = (
        {"canastas": {"natural": 2}, "melded_card_points": 420, "went_out": True},
        {"canastas": {"natural": 1, "mixed": 1}, "melded_card_points": 245},
    )
    lost = (
        {"canastas": {"mixed": 1}, "melded_card_points": 145, "hand_card_points": 85},
        {"canastas": {"natural": 1, "mixed": 2}, "melded_card_points": 510, "went_out": True},
    )
    uids = []
    for sides, deals in (
        (PAIRS, (won, lost, won)),
        (PAIRS, (won, lost, lost)),
        (crossed, (won,)),
        (PAIRS, (lost, lost)),
        (PAIRS, (won, won, lost, won)),
        (crossed, (lost, won, lost)),
        (PAIRS, (lost,)),
    ):
        uid = play_match(session, SetUp(ruleset=classic, sides=sides), *deals)
        session.matches.end(uid, "agreement", seen=session.matches.number(uid))
        uids.append(uid)
    return uids[-1]


MATCHES: Mapping[str, Callable[[Session], MatchUid]] = {
    "evening": _evening,
    "three": _three,
    "finished": _finished,
    "series": _series,
    "house": _house,
    "american": _american,
    "samba": _samba,
    "hand and foot": _after_one_deal("hand_and_foot", THREE_PAIRS, 2140, 895, 3005),
    # Each scene by totals has a match of its own, because the device remembers the choice.
    "loss": _after_one_deal("classic_4p", LONG_NAMES, -690, 1970),
    "swap": _after_one_deal("hand_and_foot_us", ALONE, 2165, 1810, 1480),
    "sheet": _after_one_deal("hand_and_foot_us", ALONE, 2165, 1810, 1480),
    "feet": _after_one_deal("hand_and_foot_us", ALONE, 2165, 1810, 1480),
    "five": _after_one_deal("kanasta", FIVE_ALONE, 640, -85, 1305, 220, 480),
    "books": _after_one_deal("hand_and_foot_us", PAIRS, 2225, -185),
    "pennies": _after_one_deal("pennies_from_heaven", TRIOS, 3965, 245),
    "knee": _after_one_deal("hand_knee_and_foot", PAIRS, 11910, 1810),
    "burraco": _after_one_deal("burraco", PAIRS, 695, 30),
    "burraco for three": _burraco_for_three,
    "second phase": _after_one_deal("burraco_3p", ALONE, 1005, 418, 418),
    "international": _after_one_deal("burraco_international", PAIRS, 695, 30),
    "buraco": _after_one_deal("buraco", PAIRS, 1695, 10),
    "fechado": _after_one_deal("buraco_closed", PAIRS, 1585, 125),
    "burako": _after_one_deal("burako", PAIRS, 810, -175),
    "tranca": _after_one_deal("tranca", PAIRS, 830, -280),
    "kanasta": _after_one_deal("kanasta", PAIRS, 3205, 385),
    "spanish": _after_one_deal("spanish", PAIRS, 3905, 385),
    "biriba": _biriba,
    "four": _four,
    "season": _season,
    "new": _new,
}
"""Makers of matches, by name."""
