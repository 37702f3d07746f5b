"""The deal edited on the record screen, and the question if others changed its match."""

from dataclasses import dataclass
from enum import StrEnum

from scorekeeper.i18n import Words, matches, times
from scorekeeper.match import DealUid, Match, PlayedDeal, rules_of_deal
from scorekeeper.rules import RuleSet
from scorekeeper.scoring.initial_meld import deals_in_last_row
from scorekeeper.services import Change, ChangeKind, OpenMatch

MAX_LISTED_CHANGES = 3
NEW_DEAL_KINDS = (ChangeKind.RECORD, ChangeKind.INSERT, ChangeKind.REDO)


class EditKind(StrEnum):
    """The ways of editing a deal."""

    RECORD = "record"
    AMEND = "amend"
    INSERT = "insert"


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class EditTarget:
    """The deal edited in a form, in the current version of its match."""

    kind: EditKind
    open_match: OpenMatch
    number: int
    """Number of the deal, or the number that it will have; the first one is 1."""
    deal: DealUid | None
    """The deal that is amended, or before which this one is inserted."""
    played: PlayedDeal | None
    """The deal that is amended, as it was recorded."""
    totals_before: tuple[int, ...]
    """Totals of the sides before this deal, in points."""
    earlier_deals: tuple[int, ...]
    """For each side, the deals that it has begun in the last row of the table of initial melds,
    this one included."""
    dealer: str | None
    """None if the players are unknown. An inserted deal has the dealer of the deal after it."""

    @property
    def match(self) -> Match:
        """The match of the deal."""
        return self.open_match.match

    @property
    def rules(self) -> RuleSet:
        """The rules of the deal, in its phase of the match."""
        return rules_of_deal(self.match, self.number - 1)

    @property
    def seen(self) -> int:
        """Number of the last change of the match."""
        return self.open_match.number

    @property
    def key(self) -> str:
        """Identity of the form; a different key means a different form."""
        side_count = len(self.match.sides)
        return f"{self.open_match.uid}/{self.kind}/{self.deal}/{side_count}"


def edit_target(
    open_match: OpenMatch | None, *, amended: str | None = None, before: str | None = None
) -> EditTarget | None:
    """Return the deal to edit, by default the next deal.

    None if the deal or the match does not exist.

    Args:
        open_match: The match.
        amended: Uid of the deal to amend.
        before: Uid of the deal before which a new one is inserted.
    """
    if open_match is None:
        return None
    match = open_match.match
    uids = [str(played.uid) for played in match.deals]

    kind = EditKind.RECORD
    uid = amended or before
    index = len(uids)
    if uid is not None:
        kind = EditKind.AMEND if amended else EditKind.INSERT
        if uid not in uids:
            return None
        index = uids.index(uid)

    rules = rules_of_deal(match, index)
    progress = open_match.progress
    opening_scores = match.opening_scores or (0,) * len(match.sides)
    totals = [opening_scores, *(deal.totals_after for deal in progress.deals[:index])]
    return EditTarget(
        kind=kind,
        open_match=open_match,
        number=index + 1,
        deal=None if uid is None else DealUid(uid),
        played=match.deals[index] if kind is EditKind.AMEND else None,
        totals_before=totals[-1],
        earlier_deals=tuple(
            deals_in_last_row(rules, of_side) for of_side in zip(*totals, strict=True)
        ),
        dealer=progress.dealer if uid is None else progress.deals[index].dealer,
    )


def same_target(open_match: OpenMatch | None, target: EditTarget) -> EditTarget | None:
    """Return the target in another version of its match; None if the deal no longer exists."""
    deal = None if target.deal is None else str(target.deal)
    if target.kind is EditKind.AMEND:
        return edit_target(open_match, amended=deal)
    return edit_target(open_match, before=deal)


# --- deals that others saved


@dataclass(frozen=True, slots=True)
class Rival:
    """A deal saved elsewhere in the meantime that may be the deal in the form."""

    number: int
    """Number of the deal; the first one is 1."""
    change: Change
    points: tuple[int, ...]
    """Points of each side."""


def rival_deals(target: EditTarget, seen: int) -> tuple[Rival, ...]:
    """Return the deals saved by others that may be the deal in the form.

    When a deal is amended, this is only that deal itself, if others have changed it too.

    Args:
        target: The deal in the form.
        seen: Number of the last change that the form is based on.
    """
    open_match = target.open_match
    changes = {
        change.deal: change
        for change in open_match.history.changes
        if change.number > seen and _is_of_rival(change, target)
    }
    pairs = zip(open_match.match.deals, open_match.progress.deals, strict=True)
    return tuple(
        Rival(number, changes[played.uid], progress.score.totals)
        for number, (played, progress) in enumerate(pairs, 1)
        if played.uid is not None and played.uid in changes
    )


def _is_of_rival(change: Change, target: EditTarget) -> bool:
    """Return True if a change may have saved the deal in the form."""
    if target.kind is EditKind.AMEND:
        return change.deal == target.deal
    return change.kind in NEW_DEAL_KINDS


# --- the question about them


@dataclass(frozen=True, slots=True, kw_only=True)
class StaleQuestion:
    """Texts of the question shown when others changed the match of a form."""

    title: str
    hint: str
    save_anyway: str
    """Button that continues with the form, or saves it."""
    keep_saved: str = ""
    """Button that discards the form in favour of the saved deal; empty without such a deal."""
    replace_saved: str = ""
    """Button that amends the saved deal with the form; empty if it is not offered."""
    start_over: str = ""
    """Button that clears the form; empty if it is not offered."""


def stale_question(
    words: Words,
    target: EditTarget,
    *,
    seen: int,
    own_points: tuple[int, ...],
    own_names: tuple[str, ...],
    is_saving: bool,
) -> StaleQuestion:
    """Return the question to show when others changed the match of a form.

    Args:
        words: The language.
        target: The deal in the form, in the new version of the match.
        seen: Number of the last change that the form is based on.
        own_points: Points of each side in the form.
        own_names: Authors whose changes count as made on this device.
        is_saving: True if the user pressed Save, so that continuing saves the form.
    """
    rivals = rival_deals(target, seen)
    if rivals:
        return _rival_question(words, target, rivals, own_points, own_names, is_saving=is_saving)

    changes = [change for change in target.open_match.history.changes if change.number > seen]
    texts = matches.ChangeTexts(words, target.open_match)
    sentences = [
        words.text(
            "record-meanwhile",
            by=_place_of(change, own_names),
            time=times.clock(words, change.at),
            what=texts.text(change),
        )
        for change in changes[-MAX_LISTED_CHANGES:]
    ]
    sentences.append(words.text("record-moved-on-hint", number=target.number, kind=target.kind))
    save_anyway = words.text("record-go-on")
    if is_saving:
        save_anyway = words.text("record-save", number=target.number)
    return StaleQuestion(
        title=words.text("record-moved-on"),
        hint=" ".join(sentences),
        save_anyway=save_anyway,
        start_over=words.text("record-start-anew"),
    )


def _rival_question(
    words: Words,
    target: EditTarget,
    rivals: tuple[Rival, ...],
    own_points: tuple[int, ...],
    own_names: tuple[str, ...],
    *,
    is_saving: bool,
) -> StaleQuestion:
    """Return the question about deals saved by others that may be the deal in the form.

    The main button of the question keeps the saved deals, so that no deal is counted twice.
    """
    is_amended = target.kind is EditKind.AMEND
    last_number = rivals[-1].number
    sentences = [
        words.text(
            "record-rival",
            by=_place_of(rival.change, own_names),
            kind=target.kind,
            number=rival.number,
            time=times.clock(words, rival.change.at),
            points=_points_in_a_row(words, rival.points),
        )
        for rival in rivals
    ]
    own = words.text("record-rival-mine", points=_points_in_a_row(words, own_points))
    sentences.append(own)

    replace_saved = words.text("record-rival-amend", number=last_number)
    save_anyway = replace_saved
    if not is_amended:
        saves = "true" if is_saving else "false"
        save_anyway = words.text("record-rival-another", number=target.number, saves=saves)
    offers_replacing = is_saving and not is_amended and len(rivals) == 1
    return StaleQuestion(
        title=words.text("record-rival-title", kind=target.kind, number=last_number),
        hint=" ".join(sentences),
        save_anyway=save_anyway,
        keep_saved=words.text("record-rival-keep"),
        replace_saved=replace_saved if offers_replacing else "",
    )


def _place_of(change: Change, own_names: tuple[str, ...]) -> str:
    """Return "here" for a change made on this device, otherwise "elsewhere"."""
    return "here" if change.by in own_names else "elsewhere"


def _points_in_a_row(words: Words, points: tuple[int, ...]) -> str:
    return " : ".join(map(words.number, points))
