"""View models of the phone at a table: reporting, accepting and disputing its result."""

from collections.abc import Sequence
from dataclasses import dataclass

from scorekeeper.i18n import Words
from scorekeeper.i18n.matches import outcome_text
from scorekeeper.i18n.messages import shorten
from scorekeeper.services import OpenMatch
from scorekeeper.services.club import SideView, TableView
from scorekeeper.view_models.club_phone import Stage

REPORT_STAGES = frozenset((Stage.PLAYING, Stage.WON, Stage.DISPUTED))
"""Stages in which a side can report a result."""


# --- the sides


def silent_sides(view: TableView) -> tuple[SideView, ...]:
    """Return the sides other than the phone's own that have not reported a score."""
    return tuple(side for side in view.sides if side.score is None and not side.is_mine)


def claimant(view: TableView) -> SideView | None:
    """Return the first other side that has reported a score; None if there is none."""
    claimants = (side for side in view.sides if side.score is not None and not side.is_mine)
    return next(claimants, None)


def handed_over_side(view: TableView | None, number: str) -> SideView | None:
    """Return the side to which a phone is handed over to accept the score of the owner's side.

    Args:
        view: The table of the phone.
        number: Number of the side, as in an address.

    Returns:
        The side; None if there is nothing to accept, or no side with this number has yet to
        report.
    """
    if view is None or view.result is not None:
        return None
    if view.mine is None or view.mine.score is None:
        return None
    return next((side for side in silent_sides(view) if str(side.number) == number), None)


def player_names(words: Words, side: SideView | None) -> str:
    """Return the names of a side's players, such as "Cleo or Dov"; empty without players."""
    if side is None or not side.players:
        return ""
    *others, last = [player.name for player in side.players]
    if not others:
        return last
    return words.text("phone-names", first=", ".join(others), last=last)


def can_report(view: TableView | None, match: OpenMatch | None, stage: Stage) -> bool:
    """Return True while this phone's side can report the score of the match."""
    if view is None or match is None or stage not in REPORT_STAGES:
        return False
    return view.mine is None or view.mine.score is None


def can_dispute(view: TableView | None, stage: Stage, handed_to: str | None) -> bool:
    """Return True while a result can be disputed on this phone.

    Args:
        view: The table.
        stage: Stage of the phone.
        handed_to: Number of the side that has been handed the phone; None for the owner's side.
    """
    if handed_to is None:
        return stage is Stage.ASKED
    return stage is Stage.REPORTED and handed_over_side(view, handed_to) is not None


# --- points


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """The points of a side in a result."""

    side: int
    name: str
    points: str
    says: str
    is_best: bool
    """True for the sides with most points, unless all have the same."""


def score_rows(words: Words, names: Sequence[str], points: Sequence[int]) -> tuple[ScoreRow, ...]:
    """Return a row for each side with its name and points.

    The best side is marked unless all have the same points.
    """
    best = max(points, default=0) if len(set(points)) > 1 else None
    rows = []
    for side, (name, total) in enumerate(zip(names, points, strict=True)):
        number = words.number(total)
        rows.append(ScoreRow(side, name, number, f"{name} {number}", total == best))
    return tuple(rows)


def side_names(view: TableView) -> tuple[str, ...]:
    """Return the names of the sides of a table."""
    return tuple(side.name for side in view.sides)


def margin_text(words: Words, match: OpenMatch) -> str:
    """Return the winner or leader of a match, and the margin."""
    outcome = match.progress.outcome
    totals = match.progress.totals
    sides = match.match.sides
    if outcome.over and (outcome.winner is not None or outcome.tie):
        return outcome_text(words, outcome, sides)
    best, *others = sorted(totals, reverse=True)
    if not others or best == others[0]:
        return words.text("phone-level")
    leader = sides[totals.index(best)].name
    return words.text("phone-ahead", side=leader, margin=best - others[0])


# --- the state of a result


def reported_headline(words: Words, view: TableView) -> str:
    """Return a sentence with the sides that have not answered the reported result."""
    return words.text("phone-given", sides=", ".join(side.name for side in silent_sides(view)))


def reported_hint(words: Words, view: TableView) -> str:
    """Return a hint on how the remaining sides can accept; empty if none of them has a phone."""
    if not any(side.has_phone for side in silent_sides(view)):
        return ""
    return words.text("phone-given-hint")


def acceptance_headline(words: Words, view: TableView) -> str:
    """Return a headline with the side that asks the phone's side to accept a result."""
    other = claimant(view)
    if other is None:
        return words.text("phone-asked", side="", players=0)
    return words.text("phone-asked", side=other.name, players=len(other.players))


def disputed_headline(words: Words, view: TableView) -> str:
    """Return a headline: the side that disputes a result, or the conflict of two reports."""
    if view.dispute is None:
        return words.text("phone-differ")
    side = view.sides[view.dispute.side]
    whose = "mine" if side.is_mine else "other"
    return words.text("phone-disputed", side=side.name, whose=whose, players=len(side.players))


def dispute_reason(words: Words, view: TableView) -> str:
    """Return the reason of a dispute in quotation marks; empty if none was given."""
    if view.dispute is None or not view.dispute.note.reason:
        return ""
    return words.text("phone-reason", reason=shorten(view.dispute.note.reason))


def result_headline(words: Words, view: TableView) -> str:
    """Return a headline with the origin of a table's result; empty while there is no result."""
    if view.result is None:
        return ""
    how = "corrected" if view.is_corrected else view.result.how
    return words.text("phone-done", how=how)


def after_result_text(words: Words, view: TableView) -> str:
    """Return the next step after a result: the next round, or the end."""
    is_last_round = view.round >= view.rounds
    return words.text("phone-wait-end" if is_last_round else "phone-wait-next")


def full_reason(usual: str, typed: str) -> str:
    """Return a usual reason and a typed text as one reason; either may be empty."""
    return ". ".join(filter(None, (usual, typed.strip())))
