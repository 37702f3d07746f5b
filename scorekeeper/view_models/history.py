"""View model of the changes of a game or of one of its deals, the latest first."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any

from scorekeeper.i18n import Words, matches, times
from scorekeeper.i18n.rules import rule_set_name
from scorekeeper.match import PlayedDeal
from scorekeeper.match.serialization import RecordError, read_deal
from scorekeeper.rules import RuleLibrary
from scorekeeper.services import Change, ChangeKind, OpenMatch

END_KINDS = (ChangeKind.END, ChangeKind.RESUME)
"""Kinds of change whose text already tells that the game ended or continues."""


@dataclass(frozen=True, slots=True)
class HistoryEntry:
    """A change."""

    number: int
    """Number of the change, from 1 in the order of time."""
    title: str
    details: tuple[str, ...]
    """Sentences for the changed values, then the reason."""
    time_and_author: str
    deal: str = ""
    """Uid of the deal whose history the entry leads to; empty for none."""
    deal_number: int = 0


@dataclass(frozen=True, slots=True)
class HistoryView:
    """Content of the history."""

    count: int
    """Number of all changes."""
    entries: tuple[HistoryEntry, ...]
    """The latest changes."""
    deal_number: int
    """Number of the deal; 0 for the history of the game, and if the deal was deleted."""

    @property
    def has_older(self) -> bool:
        """True if there are changes older than these entries."""
        return self.count > len(self.entries)


def history_view(
    words: Words,
    open_match: OpenMatch,
    *,
    library: RuleLibrary,
    deal: str | None,
    device: str,
    limit: int,
    today: date,
) -> HistoryView:
    """Return the latest changes of a game, or of one deal.

    Args:
        words: The language.
        open_match: The game.
        library: The rule sets that the game had before and after a change.
        deal: Uid of the deal; None for the whole game.
        device: Name of this device; its changes are marked.
        limit: Number of changes to return.
        today: The current date; times of this day have no date.
    """
    changes = [change for change in open_match.history.changes if deal in (None, change.deal)]
    changes.reverse()
    texts = matches.ChangeTexts(words, open_match)
    return HistoryView(
        count=len(changes),
        entries=tuple(
            _history_entry(texts, library, change, device, today, links_to_deal=deal is None)
            for change in changes[:limit]
        ),
        deal_number=_deal_number(open_match, deal),
    )


def _history_entry(
    texts: matches.ChangeTexts,
    library: RuleLibrary,
    change: Change,
    device: str,
    today: date,
    *,
    links_to_deal: bool,
) -> HistoryEntry:
    """Return the entry of a change: title, details, time and author, link to its deal."""
    words = texts.words
    details = list(_change_details(texts, library, change))
    if change.reason:
        details.append(words.text("history-why", reason=change.reason))

    number = _deal_number(texts.open_match, change.deal) if links_to_deal else 0
    return HistoryEntry(
        number=change.number,
        title=texts.text(change),
        details=tuple(details),
        time_and_author=words.text(
            "history-entry",
            at=times.day_and_clock(words, change.at, today=today),
            who=matches.author_text(words, change.by, device),
        ),
        # A deleted deal has no number, and no link.
        deal=change.deal if number and change.deal else "",
        deal_number=number,
    )


def _change_details(
    texts: matches.ChangeTexts, library: RuleLibrary, change: Change
) -> Iterator[str]:
    """Yield a sentence for each changed value of a deal or of the settings."""
    words = texts.words
    before = change.before
    after = change.after
    if before is None or after is None:
        return

    if change.deal is None:
        leave_out = "ended" if change.kind in END_KINDS else ""
        old_texts = matches.set_up_texts(words, before, _rule_set_name(words, library, before))
        new_texts = matches.set_up_texts(words, after, _rule_set_name(words, library, after))
        yield from matches.set_up_differences(words, old_texts, new_texts, leave_out=leave_out)
        return

    yield from texts.score_lines(change)
    old_deal = _read_deal(before)
    new_deal = _read_deal(after)
    if old_deal is not None and new_deal is not None:
        yield from matches.field_differences(words, old_deal, new_deal)


def _rule_set_name(words: Words, library: RuleLibrary, match: Mapping[str, Any]) -> str:
    """Return the name of the rule set of a set-up; its id if the rule set is not known."""
    set_id = str(match.get("ruleset", ""))
    return rule_set_name(words, library, set_id) or set_id


def _deal_number(open_match: OpenMatch, deal: str | None) -> int:
    """Return the number of a deal from 1; 0 if it was deleted or `deal` is None."""
    uids = [played.uid for played in open_match.match.deals]
    return next((number for number, uid in enumerate(uids, start=1) if uid == deal), 0)


def _read_deal(document: Mapping[str, Any]) -> PlayedDeal | None:
    try:
        return read_deal(document, str(document.get("uid")))
    except RecordError:
        return None
