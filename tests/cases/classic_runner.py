"""A runner of Classic alone, with no code of the project; the contract is in `README.md` here."""

import json
import sys
from collections import Counter
from typing import Any, NamedTuple

TENS, FIVES = ("K", "Q", "J", "10", "9", "8"), ("7", "6", "5", "4", "3b")
VALUES = {"JOKER": 50, "2": 20, "A": 20} | dict.fromkeys(TENS, 10) | dict.fromkeys(FIVES, 5)
LETTERS = {"*": "JOKER", "T": "10", "B": "3b", "R": "3r"}
RED_THREES = (0, 100, 200, 300, 800)
BONUS = {"natural": 500, "mixed": 300}
LADDER = ((3000, 120), (1500, 90), (0, 50))
OF_OTHERS = {"held", "incomplete", "special_hand", "acaba", "lone", "feet_untaken", "exact_pickups"}


class Meld(NamedTuple):
    rank: str | None  # None where it is no group of one rank
    cards: Counter[str]

    @property
    def wilds(self) -> int:
        return self.cards["2"] + self.cards["JOKER"]

    @property
    def points(self) -> int:
        return sum(VALUES[card] * count for card, count in self.cards.items())

    def is_legal(self, *, going_out: bool) -> bool:
        naturals = self.cards.total() - self.wilds
        if self.rank == "3b":
            return going_out and naturals >= 3 and not self.wilds
        is_rank = self.rank in VALUES and self.rank not in ("2", "JOKER")
        return is_rank and self.cards.total() >= 3 and naturals >= 2 and self.wilds <= 3

    @property
    def canasta(self) -> str | None:
        is_complete = self.cards.total() >= 7 and self.is_legal(going_out=False)
        return ("mixed" if self.wilds else "natural") if is_complete else None


def cards_from(text: str) -> Counter[str]:
    letters = text.strip().upper().replace("10", "T")
    return Counter(LETTERS.get(letter, letter) for letter in letters)


def meld_from(written: Any) -> Meld:
    if isinstance(written, str):
        cards = cards_from(written.removesuffix("!")) if ":" not in written else Counter[str]()
        ranks = set(cards) - {"2", "JOKER"}
        return Meld(ranks.pop() if len(ranks) == 1 else None, cards)
    rank = {"group": written.get("rank"), "black_threes": "3b"}.get(written.get("kind", "group"))
    cards = Counter({"2": written.get("twos", 0), "JOKER": written.get("jokers", 0)})
    if rank is not None:
        rank = LETTERS.get(rank, rank)
        cards[rank] += written.get("naturals", 0) + written.get("count", 0)
    return Meld(rank, +cards)


def melds_from(written: list[Any]) -> list[Meld]:
    """Read melds; those of one rank are one meld."""
    melds = [meld_from(each) for each in written]
    ranks = dict.fromkeys(meld.rank for meld in melds)
    cards = {rank: [meld.cards for meld in melds if meld.rank == rank] for rank in ranks}
    return [Meld(rank, sum(cards[rank], Counter[str]())) for rank in ranks]


def needed_points(score: int) -> int:
    return next((points for least, points in LADDER if score >= least), 15)


def requirement(asked: dict[str, Any]) -> dict[str, Any]:
    if asked["what"] == "go_out":
        return {"may_go_out": sum(asked.get("canastas", {}).values()) >= 1}
    return {"requirement": {"points": needed_points(asked.get("score_before", 0))}}


def initial_meld(asked: dict[str, Any]) -> dict[str, Any]:
    needed, melds = needed_points(asked.get("score_before", 0)), melds_from(asked["melds"])
    value = sum(meld.points for meld in melds)
    out = asked.get("concealed_going_out", False)
    is_waived = out and not asked.get("took_pile") and any(meld.canasta for meld in melds)
    is_legal = all(meld.is_legal(going_out=out) for meld in melds)
    allowed = is_legal and (is_waived or value >= needed)
    return {"requirement": {"points": needed}, "meld_value": value, "allowed": allowed}


def meld_legality(asked: dict[str, Any]) -> dict[str, Any]:
    meld = meld_from(asked["meld"])
    legal = meld.is_legal(going_out=asked.get("going_out", False))
    return {"legal": legal, "canasta": meld.canasta}


def hand_score(asked: dict[str, Any]) -> dict[str, Any]:
    adjustment = asked.get("adjustment", {"points": 0})["points"]
    if asked.get("total") is not None:
        return {"total": asked["total"] + adjustment}
    melds = melds_from(asked.get("melds", []))
    canastas = Counter(asked.get("canastas", {}))
    canastas.update(meld.canasta for meld in melds if meld.canasta)
    melded = sum(meld.points for meld in melds) + (asked.get("melded_card_points") or 0)
    held: Counter[str] = Counter()
    for hand in (asked.get("cards_in_hand") or {}, *(asked.get("hands") or ())):
        cards = cards_from(hand) if isinstance(hand, str) else Counter(hand)
        held.update({LETTERS.get(card, card): count for card, count in cards.items()})
    red_in_hand = held.pop("3r", 0) + asked.get("red_threes_in_hand", 0)
    left = sum(VALUES[card] * count for card, count in held.items())
    left += (asked.get("hand_card_points") or 0) + 5 * asked.get("black_threes_in_hand", 0)
    red = RED_THREES[asked.get("red_threes", 0)]
    parts = {
        "melded_cards": melded,
        "canasta_bonus": sum(BONUS[kind] * count for kind, count in canastas.items()),
        "red_threes": red if melds or melded or canastas or asked.get("opened") else -red,
        "go_out": 100 * (asked.get("went_out", False) + asked.get("concealed", False)),
        "cards_in_hand": -left,
        "red_threes_in_hand": -500 * red_in_hand,
        "adjustment": adjustment,
    }
    return {"total": sum(parts.values()), "parts": parts}


def match_end(asked: dict[str, Any]) -> dict[str, Any]:
    totals, winner = asked["totals"], asked.get("instant_win")
    first, second = sorted(totals.values(), reverse=True)[:2]
    top = [name for name in totals if totals[name] == first >= asked.get("target_override", 5000)]
    if winner is None and len(top) == 1:
        winner = top[0]
    margin, tie = (first - second, []) if winner else (None, top)
    return {"over": winner is not None, "winner": winner, "margin": margin, "tie": tie}


ANSWERS = {f.__name__: f for f in (requirement, initial_meld, meld_legality, hand_score, match_end)}


def reply(asked: dict[str, Any]) -> dict[str, Any]:
    if asked["ruleset"] != "classic_4p":
        return {"unsupported": "another rule set"}
    if asked["options"]:
        return {"unsupported": "house rules"}
    if asked["kind"] == "hand_score" and asked["input"].keys() & OF_OTHERS:
        return {"unsupported": "a field that Classic does not have"}
    return {"answer": ANSWERS[asked["kind"]](asked["input"])}


if __name__ == "__main__":
    for line in sys.stdin:
        question = json.loads(line)
        sys.stdout.write(json.dumps({"id": question["id"]} | reply(question)) + "\n")
        sys.stdout.flush()
