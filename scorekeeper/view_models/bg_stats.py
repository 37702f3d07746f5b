"""The link and the file that send games to BG Stats, an app that collects plays of board games."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from scorekeeper.errors import ScorekeeperError
from scorekeeper.i18n import Label, Words
from scorekeeper.i18n.matches import rules_name
from scorekeeper.i18n.messages import is_seat_name
from scorekeeper.match import MatchUid
from scorekeeper.services import OpenMatch, Session, bg_stats
from scorekeeper.services.bg_stats import Play, Scheme


@dataclass(frozen=True, slots=True)
class PlayLink:
    """The link that opens a game in BG Stats."""

    label: Label
    """Label of the link; the second line names the data that the link sends, and the receiver."""
    address: str


def play_link(words: Words, open_match: OpenMatch, *, is_phone: bool) -> PlayLink | None:
    """Return the link to BG Stats for a game; None for an unfinished or demo game.

    Args:
        words: The language.
        open_match: The game.
        is_phone: True if the app runs on a phone. There the link opens the BG Stats app. Elsewhere
            it opens a page of the BG Stats site, which receives the content of the link.
    """
    play = _play_of(words, open_match)
    if play is None:
        return None
    scheme: Scheme = "bgstats" if is_phone else "https"
    label = words.label("share-bg-stats", way=scheme)
    return PlayLink(label, bg_stats.play_link(play, scheme))


def can_offer_play_file(session: Session, uids: Sequence[MatchUid] | None) -> bool:
    """Return True if at least one of these games can be exported to BG Stats.

    None means all games; the result is then always True.
    """
    return uids is None or any(_is_finished(session, uid) for uid in uids)


def _is_finished(session: Session, uid: MatchUid) -> bool:
    """Return True if a game is readable, over, and not a demo game."""
    try:
        summary = session.matches.summary(uid)
        is_over = summary.progress.outcome.over
    except ScorekeeperError:
        # The game was deleted meanwhile, or this version cannot read it.
        return False
    return is_over and not summary.is_demo


def play_file_text(words: Words, matches: Iterable[OpenMatch]) -> str | None:
    """Return the text of a BG Stats file with the finished games; None if no game is finished."""
    plays = [_play_of(words, open_match) for open_match in matches]
    finished = [play for play in plays if play is not None]
    return bg_stats.play_file_text(finished) if finished else None


def _play_of(words: Words, open_match: OpenMatch) -> Play | None:
    """Return a game in the format of BG Stats; None for an unfinished or demo game."""
    return bg_stats.play_of(
        open_match,
        board=rules_name(words, open_match),
        comments=words.text("share-deals", deals=len(open_match.match.deals)),
        is_seat_name=is_seat_name,
    )
