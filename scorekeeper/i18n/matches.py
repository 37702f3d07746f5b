"""Words for a match: set-up, changes, differences of versions, chances, turn and outcome."""

import math
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from babel.lists import format_list

from scorekeeper.i18n.messages import NOTHING, Words
from scorekeeper.i18n.rule_values import value_line
from scorekeeper.i18n.times import clock
from scorekeeper.match import (
    Match,
    Outcome,
    PlayedDeal,
    RecordError,
    Side,
    rules_of_deal,
    seating,
    serialization,
)
from scorekeeper.match.catch_up import CatchUp
from scorekeeper.match.chance import Chance
from scorekeeper.match.progress import Progress
from scorekeeper.rules import RuleSet
from scorekeeper.scoring import score_deal
from scorekeeper.scoring.score import SideScore
from scorekeeper.services import Change, ChangeKind, OpenMatch

Doc = Mapping[str, Any]
"""A match, a deal or a part of them, as stored."""
DEVICE_ID = re.compile(r"[0-9a-f]{16}|here")
"""The author of a change at home: the id of a device, or `here` if the device keeps no id."""
SEPARATOR = ", "
TARGET = "target"
"""Path of the rule with the points that end a match."""
SetUpTexts = Mapping[str, Sequence[str]]
"""The texts of each part of a set-up: one for each side, or a single one."""


def set_up_texts(words: Words, document: Doc, rule_set: str) -> SetUpTexts:
    """Return the words for each part of the set-up of a stored match, by the name of the part.

    `document` is the match as stored, `rule_set` the name of its rule set.
    """
    house_rules = document.get("house_rules") or {}
    opening_scores = document.get("opening_scores") or ()
    direction = "anticlockwise" if document.get("direction", 1) == -1 else "clockwise"
    texts = {
        "ruleset": rule_set,
        "house_rules": "; ".join(
            value_line(words, path, value) for path, value in house_rules.items()
        ),
        "seats": SEPARATOR.join(document.get("seats") or ()),
        "first_dealer": document.get("first_dealer") or "",
        "direction": words.text(f"set-up-{direction}"),
        "opening_scores": "",
        "ended": _ending_text(words, document),
    }
    if any(opening_scores):
        texts["opening_scores"] = SEPARATOR.join(map(words.number, opening_scores))

    sides = tuple(_side_text(side) for side in document.get("sides") or ())
    single = {part: (text or words.text("differ-nothing"),) for part, text in texts.items()}
    return {"sides": sides, **single}


def _side_text(side: Doc) -> str:
    """Return the name of a side, with its players unless they are in the name."""
    players = [
        player["name"] if isinstance(player, Mapping) else player
        for player in side.get("players") or ()
    ]
    name = str(side.get("name", ""))
    if all(player in name for player in players):
        return name
    return f"{name} ({SEPARATOR.join(players)})"


def _ending_text(words: Words, document: Doc) -> str:
    """Return the reason why a stored match was ended early, or that it is running."""
    ended = document.get("ended")
    if not ended:
        return words.text("set-up-running")
    side = ended.get("side")
    if side is None:
        return words.text("change-end", by=ended.get("by", ""))
    return words.text("ending-gave-up", side=document["sides"][side]["name"])


def rules_name(words: Words, open_match: OpenMatch) -> str:
    """Return the name of the saved house rules of a match, or of its rule set if it has none.

    House rules without a name are called "house rules" after the name of the rule set. A match
    that differs by its target alone has the name of its rule set, since the target is shown too.
    """
    if open_match.profile:
        return open_match.profile
    name = words.rule_set_name(open_match.match.book.identity)
    if set(open_match.own_rules) - {TARGET}:
        return words.text("table-house-rules", name=name)
    return name


def match_words(words: Words, match: Match) -> Words:
    """Return the words in the language of `words`, with the terms of the game played in a match."""
    return words.of_game(match.book.identity)


def match_texts(words: Words, match: Match) -> SetUpTexts:
    """Return the words for each part of the set-up of a match, by the name of the part."""
    document = {
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
    }
    return set_up_texts(words, document, words.rule_set_name(match.book.identity))


def set_up_differences(
    words: Words, before: SetUpTexts, after: SetUpTexts, *, leave_out: str = ""
) -> tuple[str, ...]:
    """Return a sentence for each part of the set-up that differs, and for each side that differs.

    `leave_out` names a part that is not compared; by default all are.
    """
    differences = []
    for part, old_texts in before.items():
        if part == leave_out:
            continue
        new_texts = after[part]
        if len(old_texts) == len(new_texts):
            pairs = list(zip(old_texts, new_texts, strict=True))
        else:
            pairs = [(SEPARATOR.join(old_texts), SEPARATOR.join(new_texts))]
        name = words.text(f"set-up-part-{part}")
        for old, new in pairs:
            if old != new:
                sentence = words.text("differ-part", part=name, before=old, after=new)
                differences.append(sentence)
    return tuple(differences)


def author_text(words: Words, by: str, device: str) -> str:
    """Return the author of a change, as the value of a message.

    This is `none`, `here` (this device), `elsewhere` (another device), or the name of a person or
    of a club's phone. `by` is the author as stored, `device` the id of this device.
    """
    if not by:
        return "none"
    if by == device:
        return "here"
    if DEVICE_ID.fullmatch(by):
        return "elsewhere"
    # Imported here, because the screens of a game at home start without the club.
    from scorekeeper.services.club import author_of  # noqa: PLC0415

    phone = author_of(by)
    if phone is None:
        return by
    return words.text("club-phone", table=phone.table, phone=phone.phone)


DEAL_FIELDS = ("dealer", "out_player", "note", "confirmed_by", "seats", "at")
"""Fields of a deal besides its score, in the order of their sentences."""


def line_differences(
    words: Words, names: Sequence[str], old: Iterable[SideScore], new: Iterable[SideScore]
) -> Iterator[str]:
    """Yield a sentence for each line that differs in two versions of a score.

    `names` are the names of the sides, `old` and `new` their scores.
    """
    for name, old_score, new_score in zip(names, old, new, strict=False):
        old_points = _points_by_kind(old_score)
        new_points = _points_by_kind(new_score)
        lines = {line.kind: line for line in (*new_score.lines, *old_score.lines)}
        kinds = dict.fromkeys((*old_points, *new_points))
        for kind in kinds:
            if old_points[kind] != new_points[kind]:
                yield words.text(
                    "change-line",
                    side=name,
                    line=words.line(lines[kind]),
                    before=words.points(old_points[kind]),
                    after=words.points(new_points[kind]),
                )


def _points_by_kind(score: SideScore) -> Counter[str]:
    """Return the points of a score by the kind of line."""
    points: Counter[str] = Counter()
    for line in score.lines:
        points[line.kind] += line.points
    return points


def field_differences(words: Words, old: PlayedDeal, new: PlayedDeal) -> Iterator[str]:
    """Yield a sentence for each field besides the score that differs in two versions of a deal."""
    for field in DEAL_FIELDS:
        before = _field_text(words, old, field)
        after = _field_text(words, new, field)
        if before != after:
            part = words.text(f"field-{field}")
            yield words.text("differ-part", part=part, before=before, after=after)


def _field_text(words: Words, played: PlayedDeal, field: str) -> str:
    """Return the value of a field of a deal in words."""
    value = getattr(played, field)
    if not value:
        return words.text("differ-nothing")
    if field == "at":
        return clock(words, value)
    if isinstance(value, tuple):
        return SEPARATOR.join(value)
    return str(value)


SET_UP_PARTS = (
    "ruleset",
    "house_rules",
    "sides",
    "seats",
    "first_dealer",
    "direction",
    "opening_scores",
)
"""Fields of a match that a change of the set-up may change, in the order of their names."""


@dataclass(frozen=True, slots=True)
class ChangeTexts:
    """The changes of one match in words."""

    words: Words
    open_match: OpenMatch
    """The match after its changes, with their history."""

    def text(self, change: Change) -> str:
        """Return a change in words: the deal and its points, or the changed parts of the match."""
        if change.kind in (ChangeKind.UNDO, ChangeKind.REDO):
            changes = self.open_match.history.changes
            # `change.of` is the number of the change that was undone or redone.
            original = next((earlier for earlier in changes if earlier.number == change.of), change)
            what = self._text("change-what", original)
            return self.words.text(f"change-{change.kind}", what=what, points=self._points(change))
        if change.kind is ChangeKind.SET_UP:
            return self._text("change", change, parts=self._changed_parts(change))
        return self._text("change", change, points=self._points(change))

    def undo_text(self) -> str | None:
        """Return the text of the change that undo would take back; None if there is none."""
        change = self.open_match.history.undoable
        if change is None:
            return None
        return self.words.text("undo-what", what=self._text("change-what", change))

    def redo_text(self) -> str | None:
        """Return the text of the change that redo would make again; None if there is none."""
        change = self.open_match.history.redoable
        if change is None:
            return None
        return self.words.text("redo-what", what=self._text("change-what", change))

    def score_lines(self, change: Change) -> tuple[str, ...]:
        """Return a sentence for each line of the score that a correction of a deal changed."""
        names = [side.name for side in self.open_match.match.sides]
        before, after = self._scores(change)
        words = match_words(self.words, self.open_match.match)
        return tuple(line_differences(words, names, before, after))

    def _text(self, key: str, change: Change, **values: str) -> str:
        """Return a message for the kind of a change.

        Args:
            key: The beginning of the message's key.
            change: The change.
            values: Values of the message besides the number of the deal and the reason of an end.
        """
        ended = (change.after or {}).get("ended") or {}
        if key == "change" and change.kind is ChangeKind.END and "side" in ended:
            return _ending_text(self.words, change.after or {})
        return self.words.text(
            f"{key}-{change.kind}",
            number=self._deal_number(change),
            by=ended.get("by", NOTHING),
            **values,
        )

    def _deal_number(self, change: Change) -> int:
        """Return the number of the deal that was changed, from 1.

        For a deal that was deleted since, this is the number that it would have.
        """
        uids = [played.uid for played in self.open_match.match.deals]
        if change.deal in uids:
            return uids.index(change.deal) + 1

        # It was deleted: find the first deal that is at its position or after it.
        for number, uid in enumerate(uids, start=1):
            changes = self.open_match.history.changes_of_deal(uid) if uid else ()
            positions = [_position(earlier) for earlier in changes]
            if max(positions, default=0) >= _position(change):
                return number
        return len(uids) + 1

    def _changed_parts(self, change: Change) -> str:
        """Return the names of the parts of a match that a change of its set-up affects.

        Return `none` if it affects none.
        """
        before = change.before or {}
        after = change.after or {}
        parts = [part for part in SET_UP_PARTS if before.get(part) != after.get(part)]
        parts += self._arranged_parts(before.get("next") or {}, after.get("next") or {})
        if not parts:
            return NOTHING
        return SEPARATOR.join(self.words.text(f"set-up-part-{part}") for part in parts)

    def _arranged_parts(self, before: Doc, after: Doc) -> Iterator[str]:
        """Yield the parts in which two arrangements of the next deal differ.

        These are `next_dealer`, `next_players` and `seats`.
        """
        if before == after:
            return

        # The match as it was before the deal that is arranged.
        match = self.open_match.match
        last = after.get("after")
        played = [deal.uid for deal in match.deals]
        deal_count = played.index(last) + 1 if last in played else 0
        match_before = replace(match, deals=match.deals[:deal_count], arranged=None)
        if before.get("after") != last:
            before = {}  # this was the arrangement of an earlier deal

        seats = seating.seats_of(match_before)
        old_seats = list(before.get("seats") or seats)
        new_seats = list(after.get("seats") or seats)

        # An arrangement always names the dealer, so compare it with the dealer whose turn it was.
        old_dealer = before.get("dealer") or seating.dealers(match_before)[-1]
        new_dealer = after.get("dealer")
        are_seated = old_dealer in old_seats and new_dealer in new_seats
        # A replaced dealer who keeps the seat is no change of the dealer.
        is_same_seat = are_seated and old_seats.index(old_dealer) == new_seats.index(new_dealer)
        if old_dealer != new_dealer and not is_same_seat:
            yield "next_dealer"
        if old_seats != new_seats:
            has_same_players = set(old_seats) == set(new_seats)
            yield "seats" if has_same_players else "next_players"

    def _points(self, change: Change) -> str:
        """Return the points of each side, or how the correction of a deal changed them."""
        names = [side.name for side in self.open_match.match.sides]
        before, after = self._scores(change)
        if before and after:
            return self._points_changes(names, before, after)
        texts = [
            self.words.text("points-for-side", points=self.words.points(score.total), side=name)
            for name, score in zip(names, before or after, strict=False)
        ]
        return SEPARATOR.join(texts) or NOTHING

    def _points_changes(
        self, names: Sequence[str], before: Sequence[SideScore], after: Sequence[SideScore]
    ) -> str:
        """Return the points of the sides whose total differs before and after a correction."""
        words = self.words
        texts = []
        for name, old, new in zip(names, before, after, strict=False):
            if old.total == new.total:
                continue
            points = words.text(
                "points-from-to", before=words.points(old.total), after=words.points(new.total)
            )
            texts.append(words.text("points-for-side", points=points, side=name))
        return SEPARATOR.join(texts) or NOTHING

    def _scores(self, change: Change) -> tuple[tuple[SideScore, ...], tuple[SideScore, ...]]:
        """Return the scores of a deal before and after a change; empty where it did not exist."""
        rules = rules_of_deal(self.open_match.match, self._deal_number(change) - 1)
        return _scores_of_document(rules, change.before), _scores_of_document(rules, change.after)


def _scores_of_document(rules: RuleSet, document: Doc | None) -> tuple[SideScore, ...]:
    """Return the scores of the sides in the document of a deal; empty for another document."""
    if document is None or "position" not in document:
        return ()
    try:
        played = serialization.read_deal(document, str(document["uid"]))
    except RecordError:
        return ()
    return score_deal(rules, played.deal).sides


def _position(change: Change) -> float:
    """Return the position of the changed deal among the deals of its match."""
    document = change.after or change.before or {}
    return float(document.get("position", 0))


def catch_up_text(words: Words, side: str, catch_up: CatchUp) -> str:
    """Return a sentence with the points that a side is behind, and a way to make up for them.

    The way is a number of canastas, and perhaps going out, in each of the next deals; the sentence
    also says what these are worth.
    """
    way = catch_up.way
    parts = [
        words.text("catch-up-canastas", type=kind, count=count)
        for kind, count in way.canastas.items()
    ]
    if way.out:
        parts.append(words.text("catch-up-out"))
    return words.text(
        "catch-up",
        side=side,
        behind=catch_up.behind,
        deals=catch_up.deals,
        what=format_list(parts, locale=words.locale),
        worth=way.worth * catch_up.deals,
    )


MIN_FINE_SAMPLE = 100
"""The number of sampled deals from which on chances are shown in fine steps.

The spread of 30 deals is exact to an eighth, which moves a chance by up to 3 percent. Simulated
deals may differ as much from deals at a table, whatever their number.
"""
COARSE_STEP = 10  # percent
FINE_STEP = 5  # percent
LEAD_STEP = 10  # points


def rounded_percent(share: float, *, is_fine: bool) -> tuple[int, str]:
    """Return a chance in percent, rounded to a fine or coarse step, and `about`, `under` or `over`.

    A chance below the lowest step is "under" it, one above the highest step "over" it, because no
    sample shows a chance of 0 or 100 percent.
    """
    step = FINE_STEP if is_fine else COARSE_STEP
    highest = 100 - step
    percent = round(100 * share / step) * step
    if percent < step:
        return step, "under"
    if percent > highest:
        return highest, "over"
    return percent, "about"


def chance_texts(words: Words, sides: Sequence[Side], estimate: Chance) -> list[str]:
    """Return a text for each side with its chance of winning: about 70 %, or over 95 %."""
    is_fine = estimate.sample >= MIN_FINE_SAMPLE and not estimate.is_simulated
    texts = []
    for side, share in zip(sides, estimate.shares, strict=True):
        percent, bound = rounded_percent(share, is_fine=is_fine)
        value = words.text("figure-percent", value=percent)
        value = words.text("chance-percent", bound=bound, value=value)
        texts.append(words.text("sheet-of-side", side=side.name, value=value))
    return texts


def chance_needs(words: Words, sides: Sequence[Side], estimate: Chance) -> list[str]:
    """Return a sentence for each side that is behind: the lead that it needs in each deal left."""
    leader = sides[estimate.behind.index(0)].name  # only the leader is 0 points behind
    sentences = []
    for index, side in enumerate(sides):
        behind = estimate.behind[index]
        if not behind:
            continue
        lead = math.ceil(estimate.needed_lead(index) / LEAD_STEP) * LEAD_STEP
        sentence = words.text(
            "chance-needs",
            side=side.name,
            behind=behind,
            deals=estimate.deals_left,
            more=lead,
            leader=leader,
        )
        sentences.append(sentence)
    return sentences


def turn_lines(words: Words, progress: Progress) -> tuple[str, ...]:
    """Return sentences about the next dealer, the first player and the players who sit out.

    Empty if there is no next deal.
    """
    dealer = progress.dealer
    if dealer is None or progress.outcome.over:
        return ()
    # At a table of five the dealer may sit out.
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
        level = SEPARATOR.join(sides[index].name for index in outcome.tie)
        return words.text("ending-drawn" if outcome.over else "ending-tie", sides=level)
    side = sides[outcome.winner]
    return words.text(
        "ending-won",
        side=side.name,
        players=max(len(side.players), 1),
        margin=max(outcome.margin or 0, 0),
    )
