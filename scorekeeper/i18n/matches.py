"""Words for a match: its set-up, differences between two versions, its changes, catching up."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from babel.lists import format_list

from scorekeeper.i18n.messages import NOTHING, Words, clock
from scorekeeper.i18n.rules import value_line
from scorekeeper.match import Match, Outcome, PlayedDeal, RecordError, Side, seating, serialization
from scorekeeper.match.catch_up import CatchUp
from scorekeeper.match.chance import Chance
from scorekeeper.match.progress import Progress
from scorekeeper.rules import RuleSetId, UnknownRuleSetError, rule_book
from scorekeeper.scoring import ScoreLine, score_deal
from scorekeeper.scoring.score import SideScore
from scorekeeper.services import Change, ChangeKind, OpenMatch

Doc = Mapping[str, Any]
_DEVICE = re.compile(r"[0-9a-f]{16}|here")
"""The name of a device, which means nothing to people; others name the author of a change."""
BETWEEN = ", "
SetUpTexts = Mapping[str, Sequence[str]]
"""The texts of each part of a set-up, one for each side, or a single one."""


def set_up_texts(words: Words, match: Doc) -> SetUpTexts:
    """Return the words for each part of a set-up document of the store, by the name of the part."""

    def side_text(side: Doc) -> str:
        """Return the name of a side, with its players unless it is named after them."""
        players = [p["name"] if isinstance(p, Mapping) else p for p in side.get("players") or ()]
        name = str(side.get("name", ""))
        is_named_so = all(player in name for player in players)
        return name if is_named_so else f"{name} ({BETWEEN.join(players)})"

    opening = match.get("opening_scores") or ()
    try:
        ruleset = str(match.get("ruleset", ""))
        ruleset = words.rule_set_name(rule_book(RuleSetId(ruleset)).identity)
    except UnknownRuleSetError:
        pass
    house_rules = (match.get("house_rules") or {}).items()
    direction = "anticlockwise" if match.get("direction", 1) == -1 else "clockwise"
    texts = {
        "ruleset": ruleset,
        "house_rules": "; ".join(value_line(words, path, value) for path, value in house_rules),
        "seats": BETWEEN.join(match.get("seats") or ()),
        "first_dealer": match.get("first_dealer") or "",
        "direction": words.text(f"set-up-{direction}"),
        "opening_scores": BETWEEN.join(map(words.number, opening)) if any(opening) else "",
        "ended": _ending_text(words, match),
    }
    sides = tuple(map(side_text, match.get("sides") or ()))
    single = {part: (text or words.text("differ-nothing"),) for part, text in texts.items()}
    return {"sides": sides, **single}


def _ending_text(words: Words, match: Doc) -> str:
    """Return how a match was ended early, or that it was not."""
    ended = match.get("ended")
    if not ended:
        return words.text("set-up-running")
    side = ended.get("side")
    if side is None:
        return words.text("change-end", by=ended.get("by", ""))
    return words.text("ending-gave-up", side=match["sides"][side]["name"])


def rules_name(words: Words, open_match: OpenMatch) -> str:
    """Return the name of the house rules of a match, or that of its rule set.

    Changes without a name of their own are named as house rules.
    """
    if open_match.profile:
        return open_match.profile
    name = words.rule_set_name(rule_book(open_match.match.ruleset).identity)
    if open_match.own_rules:
        return words.text("table-house-rules", name=name)
    return name


def words_of(words: Words, match: Match) -> Words:
    """Return the words with the terms of the game that is played in a match."""
    return words.of_game(rule_book(match.ruleset).identity)


def match_texts(words: Words, match: Match) -> SetUpTexts:
    return set_up_texts(
        words,
        {
            "ruleset": match.ruleset,
            "house_rules": match.house_rules,
            "sides": [
                {"name": side.name, "players": [player.name for player in side.players]}
                for side in match.sides
            ],
            "seats": match.seats,
            "first_dealer": match.first_dealer,
            "direction": match.direction,
            "opening_scores": match.opening_scores,
            "ended": None if match.ended is None else asdict(match.ended),
        },
    )


def set_up_differences(
    words: Words, before: SetUpTexts, after: SetUpTexts, *, leave_out: str = ""
) -> tuple[str, ...]:
    """Return a sentence for each part that differs before and after, of the sides for each."""
    differences = []
    for part, old in before.items():
        pairs = list(zip(old, after[part], strict=False))
        if len(old) != len(after[part]):
            pairs = [(BETWEEN.join(old), BETWEEN.join(after[part]))]
        differences += [
            words.text("differ-part", part=words.text(f"set-up-part-{part}"), before=b, after=a)
            for b, a in pairs
            if b != a and part != leave_out
        ]
    return tuple(differences)


def author_text(words: Words, by: str, device: str) -> str:
    """Return the author of a change: `none`, `here` on this device, `elsewhere`, or a name."""
    if not by or by == device:
        return "here" if by else "none"
    if _DEVICE.fullmatch(by):
        return "elsewhere"
    # Loaded only here: a match at home needs nothing of a club.
    from scorekeeper.services.club import author_of  # noqa: PLC0415

    phone = author_of(by)
    if phone is None:
        return by
    return words.text("club-phone", table=phone.table, phone=phone.phone)


FIELDS = ("dealer", "out_player", "note", "confirmed_by", "seats", "at")
"""Fields of a deal besides its score, in the order of telling."""


def line_differences(
    words: Words, names: Sequence[str], old: Iterable[SideScore], new: Iterable[SideScore]
) -> Iterator[str]:
    """Yield a sentence for each line of a score that differs; `names` are those of the sides."""
    for name, *scores in zip(names, old, new, strict=False):
        points: tuple[Counter[str], Counter[str]] = (Counter(), Counter())
        lines: dict[str, ScoreLine] = {}
        for score, counter in zip(scores, points, strict=True):
            for line in score.lines:
                counter[line.kind] += line.points
                lines.setdefault(line.kind, line)
        for kind, line in lines.items():
            before, after = (counter[kind] for counter in points)
            if before != after:
                values = {"before": words.points(before), "after": words.points(after)}
                yield words.text("change-line", side=name, line=words.line(line), **values)


def field_differences(words: Words, old: PlayedDeal, new: PlayedDeal) -> Iterator[str]:
    """Yield a sentence for each other field of a deal that differs: dealer, note, and so on."""
    for field in FIELDS:
        values = [getattr(deal, field) or None for deal in (old, new)]
        if values[0] != values[1]:
            if field == "at":
                values = [clock(words, value) for value in values]
            texts = [", ".join(v) if isinstance(v, tuple) else v for v in values]
            before, after = (text or words.text("differ-nothing") for text in texts)
            part = words.text(f"field-{field}")
            yield words.text("differ-part", part=part, before=before, after=after)


SET_UP_PARTS = (
    "ruleset",
    "house_rules",
    "sides",
    "seats",
    "first_dealer",
    "direction",
    "opening_scores",
)
"""Fields of a match that a change of the set-up may be about, in the order of telling."""
NEXT_PARTS = ("next_dealer", "next_players", "seats")
"""Parts of a set-up that may be arranged for the next deal."""


@dataclass(frozen=True, slots=True)
class ChangeTexts:
    """The changes of one match in words, with its names and by its rules."""

    words: Words
    match: OpenMatch
    """The match after the change."""

    def text(self, change: Change) -> str:
        """Return a change in words: the deal and its points, or the changed parts of the match."""
        if change.kind not in (ChangeKind.UNDO, ChangeKind.REDO):
            if change.kind is ChangeKind.SET_UP:
                return self._text("change", change, parts=self._parts(change))
            return self._text("change", change, points=self._points(change))
        changes = self.match.history.changes
        original = next((earlier for earlier in changes if earlier.number == change.of), change)
        what, points = self._text("change-what", original), self._points(change)
        return self.words.text(f"change-{change.kind}", what=what, points=points)

    def undo_text(self) -> str | None:
        change = self.match.history.undoable
        if change is None:
            return None
        return self.words.text("undo-what", what=self._text("change-what", change))

    def redo_text(self) -> str | None:
        change = self.match.history.redoable
        if change is None:
            return None
        return self.words.text("redo-what", what=self._text("change-what", change))

    def score_lines(self, change: Change) -> tuple[str, ...]:
        """The lines of a score that an amendment changed, a sentence each; else none."""
        names = [side.name for side in self.match.match.sides]
        before, after = self._scores(change.before), self._scores(change.after)
        return tuple(line_differences(self.words, names, before, after))

    def _text(self, key: str, change: Change, **more: str) -> str:
        """A message of the kind of a change, with the number of its deal and who ended a match."""
        uids = [played.uid for played in self.match.match.deals]
        if change.deal in uids:
            number = uids.index(change.deal) + 1
        else:  # the number that the deal would have if it were still there
            number, of_deal = len(uids) + 1, self.match.history.of_deal
            for place, uid in enumerate(uids, start=1):
                positions = map(_position, of_deal(uid) if uid else ())
                if max(positions, default=0) >= _position(change):
                    number = place
                    break
        ended = (change.after or {}).get("ended") or {}
        if key == "change" and change.kind is ChangeKind.END and "side" in ended:
            return _ending_text(self.words, change.after or {})
        by = ended.get("by", NOTHING)
        return self.words.text(f"{key}-{change.kind}", number=number, by=by, **more)

    def _parts(self, change: Change) -> str:
        """The parts of a match that a change of its set-up is about."""
        before, after = change.before or {}, change.after or {}
        parts = [part for part in SET_UP_PARTS if before.get(part) != after.get(part)]
        parts += self._arranged(before.get("next") or {}, after.get("next") or {})
        return BETWEEN.join(self.words.text(f"set-up-part-{part}") for part in parts) or NOTHING

    def _arranged(self, before: Doc, after: Doc) -> Iterator[str]:
        """Yield those of NEXT_PARTS in which two arrangements of the next deal differ.

        An arrangement always names the dealer, so it is compared with whose turn it was.
        """
        if before == after:
            return
        match, last = self.match.match, after.get("after")
        if before.get("after") != last:
            before = {}  # it was for an earlier deal
        played = [deal.uid for deal in match.deals]
        number = played.index(last) + 1 if last in played else 0
        then = replace(match, deals=match.deals[:number], arranged=None)
        seats = seating.seats_of(then)
        old, new = (list(arranged.get("seats") or seats) for arranged in (before, after))
        due, dealer = before.get("dealer") or seating.dealers(then)[-1], after.get("dealer")
        is_seated = due in old and dealer in new
        if due != dealer and not (is_seated and old.index(due) == new.index(dealer)):
            yield "next_dealer"
        if old != new:
            yield "seats" if set(old) == set(new) else "next_players"

    def _points(self, change: Change) -> str:
        """The points of each side; of a deal that was amended, their changes."""
        words, names = self.words, [side.name for side in self.match.match.sides]
        before, after = self._scores(change.before), self._scores(change.after)
        texts = []
        for name, old, new in zip(names, before or after, after or before, strict=False):
            points = words.points(new.total)
            if before and after:
                points = words.text("points-from-to", before=words.points(old.total), after=points)
            if old.total != new.total or not (before and after):
                texts.append(words.text("points-for-side", points=points, side=name))
        return BETWEEN.join(texts) or NOTHING

    def _scores(self, document: Doc | None) -> tuple[SideScore, ...]:
        if document is None or "position" not in document:
            return ()
        try:
            played = serialization.read_deal(document, str(document["uid"]))
        except RecordError:
            return ()
        return score_deal(self.match.match.rules, played.deal).sides


def _position(change: Change) -> float:
    document = change.after or change.before or {}
    return float(document.get("position", 0))


def catch_up_text(words: Words, side: str, catch_up: CatchUp) -> str:
    """Return the points that a side is behind, a way to catch up, and its least worth."""
    way = catch_up.way
    things = [
        words.text("catch-up-canastas", type=kind, count=count)
        for kind, count in way.canastas.items()
    ]
    things += [words.text("catch-up-out")] * way.out
    return words.text(
        "catch-up",
        side=side,
        behind=catch_up.behind,
        deals=catch_up.deals,
        what=format_list(things, locale=words.locale),
        worth=way.worth * catch_up.deals,
    )


MANY, COARSE, FINE = 100, 10, 5
"""Steps in percent in which a chance is given, by fewer deals than the first number and by more:
the spread of 30 deals is known to an eighth, which moves a chance by up to 3 percent. Simulated
deals may be as far from those of a table, however many they are."""
TENS = 10


def percent_of(share: float, *, is_fine: bool) -> tuple[int, str]:
    """Return a chance in percent, in fine or coarse steps.

    It is "about" that, or "under" the lowest or "over" the highest step: no sample tells of 0 or
    100.
    """
    step = FINE if is_fine else COARSE
    rounded = round(100 * share / step) * step
    if rounded < step:
        return step, "under"
    return (rounded, "about") if rounded <= 100 - step else (100 - step, "over")


def chance_texts(words: Words, sides: Sequence[Side], estimate: Chance) -> list[str]:
    """Return each side and its chance of winning: about 70 %, or over 95 %."""
    texts, is_fine = [], estimate.sample >= MANY and not estimate.is_simulated
    for side, share in zip(sides, estimate.shares, strict=True):
        percent, bound = percent_of(share, is_fine=is_fine)
        value = words.text("figure-percent", value=percent)
        value = words.text("chance-percent", bound=bound, value=value)
        texts.append(words.text("sheet-of-side", side=side.name, value=value))
    return texts


def chance_needs(words: Words, sides: Sequence[Side], estimate: Chance) -> list[str]:
    """Return what each side needs that is behind, in tens of points for each deal left."""
    leader = sides[estimate.behind.index(0)].name
    return [
        words.text(
            "chance-needs",
            side=side.name,
            behind=behind,
            deals=estimate.deals_left,
            more=-(-estimate.needed_lead(place) // TENS) * TENS,
            leader=leader,
        )
        for place, (side, behind) in enumerate(zip(sides, estimate.behind, strict=True))
        if behind
    ]


def turn_lines(words: Words, progress: Progress) -> tuple[str, ...]:
    """Return who deals, who plays first and who sits out; empty if there is no next deal."""
    dealer = progress.dealer
    if dealer is None or progress.outcome.over:
        return ()
    # A table of five: the dealer may sit out as well.
    key = "table-dealer-rests" if dealer in progress.resting else "table-dealer"
    leader = progress.leader or dealer
    lines = [words.text(key, name=dealer), words.text("table-leader", name=leader)]
    others = [name for name in progress.resting if name != dealer]
    if others:
        lines.append(words.text("turn-pause", names=", ".join(others), count=len(others)))
    return tuple(lines)


def outcome_text(words: Words, outcome: Outcome, sides: Sequence[Side]) -> str:
    """Return a sentence about the winner and the margin, or about the tied sides."""
    if outcome.winner is None:
        level = ", ".join(sides[place].name for place in outcome.tie)
        return words.text("ending-drawn" if outcome.over else "ending-tie", sides=level)
    side = sides[outcome.winner]
    players, margin = max(len(side.players), 1), max(outcome.margin or 0, 0)
    return words.text("ending-won", side=side.name, players=players, margin=margin)
