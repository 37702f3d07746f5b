"""Finished matches for BG Stats, an app that collects plays of board games.

`play_of` makes a `Play` of a match, `play_link` an address that opens one play in BG Stats, and
`play_file_text` the text of a play file (`.bgsplay`) with many. BG Stats recognizes a play and its
people by ids, which are computed from the uids of the store: a second export updates the plays of
the first.
"""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Any, Literal
from urllib.parse import quote
from uuid import NAMESPACE_URL, uuid5

from scorekeeper.match import Match, MatchUid, progress, seating, seats_of
from scorekeeper.match.statistics import match_duration
from scorekeeper.services.matches import OpenMatch
from scorekeeper.validation import parse_time

ADDRESS = "app.bgstatsapp.com/createPlay.html?data="
UNQUOTED = "!'()*-._~"
"""Characters that JavaScript's `encodeURIComponent` leaves as they are, like letters and digits."""

SOURCE = "Canasta Scorekeeper"
GAME = "Canasta"
GAME_ID = "canasta"
ABOUT = (
    "This is a Play file that can be read by Board Game Stats. If you see this text, "
    "try to use a share, export or open-in function to open it with Board Game Stats."
)
NAMESPACE = uuid5(NAMESPACE_URL, "https://pypi.org/project/canasta-scorekeeper/")
"""The namespace of all ids in play files.

With another one, BG Stats would not recognize earlier plays.
"""

HIGHEST_WINS = 1
"""BG Stats' number for the way of scoring in which most points win."""
NO_PLACE = 0
NO_DURATION = 0
TWO_SIDES = 2

Scheme = Literal["https", "bgstats"]
"""The scheme of a link: a page of BG Stats, which opens the app, or the app itself."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayPlayer:
    """A person in a play, with the result of their side."""

    key: str
    """The uid of the person, or the name of one without a uid."""
    name: str
    is_anonymous: bool
    """True for a seat without a person."""
    team: str
    """The name of a side of several people; empty for a person alone."""
    score: int
    place: int
    """From 1; level sides share a place."""
    is_winner: bool
    is_first: bool
    """True for the player who played first in the first deal."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Play:
    """A finished match as BG Stats sees it."""

    uid: MatchUid
    ended: datetime
    changed: datetime
    """The time of the last change."""
    minutes: int | None
    deal_count: int
    board: str
    """The variant that was played."""
    comments: str
    players: tuple[PlayPlayer, ...]
    """In seating order."""
    side_count: int

    @property
    def has_teams(self) -> bool:
        """True if a side has several people."""
        return any(player.team for player in self.players)

    @property
    def has_other_winner(self) -> bool:
        """True if the winners are not those with the most points, as in a draw."""
        highest = max(player.score for player in self.players)
        return any(player.is_winner != (player.score == highest) for player in self.players)


# --- a match as a play


def play_of(
    open_match: OpenMatch, *, board: str, comments: str, is_seat_name: Callable[[str], bool]
) -> Play | None:
    """Return a match as a play of BG Stats.

    Returns None if the match is not finished, is a demo, or has no known time.

    Args:
        open_match: The match.
        board: Name of the rules of the match.
        comments: A remark on the match.
        is_seat_name: Returns True for the name of a seat without a person.
    """
    match = open_match.match
    changes = open_match.history.changes
    last_change = parse_time(changes[-1].at) if changes else None
    ended = _end_of(match) or last_change
    if not open_match.progress.outcome.over or open_match.is_demo or ended is None:
        return None
    duration = match_duration(match)
    return Play(
        uid=open_match.uid,
        ended=ended,
        changed=last_change or ended,
        minutes=None if duration is None else int(duration.total_seconds()) // 60,
        deal_count=len(match.deals),
        board=board,
        comments=comments,
        players=_players(open_match, is_seat_name),
        side_count=len(match.sides),
    )


def _end_of(match: Match) -> datetime | None:
    """Return the end of a match: the time of the last deal with a time, else of the start.

    Returns None if no time is known.
    """
    times = [match.started, *(played.end_time for played in match.deals)]
    known = [time for time in map(parse_time, times) if time is not None]
    return known[-1] if known else None


def _players(open_match: OpenMatch, is_seat_name: Callable[[str], bool]) -> tuple[PlayPlayer, ...]:
    """Return the players of a match in the order of their seats."""
    match = open_match.match
    totals = open_match.progress.totals
    winner = open_match.progress.outcome.winner
    # Sort keys of the sides: the winner has the first place, even without the most points.
    rank_keys = [(side == winner, total) for side, total in enumerate(totals)]
    first_player = _first_player(match)

    players = []
    for index, side in enumerate(match.sides):
        # If the players of a side are not known, the side counts as one player.
        people = seating.people_of(match, index) or (seating.Person(side.name, side.name),)
        for person in people:
            player = PlayPlayer(
                key=person.key,
                name=person.name,
                is_anonymous=not side.players or is_seat_name(person.name),
                team=side.name if len(people) > 1 else "",
                score=totals[index],
                place=1 + sum(other > rank_keys[index] for other in rank_keys),
                is_winner=index == winner,
                is_first=person.name == first_player,
            )
            players.append(player)
    seats = seats_of(match)
    # The sort keeps the order of names without a seat.
    players.sort(key=lambda player: seats.index(player.name) if player.name in seats else 0)
    return tuple(players)


def _first_player(match: Match) -> str | None:
    """Return the player who played first in the first deal; None if that is unknown."""
    # The progress has the leader of the next deal, which without any deals is the first one.
    first_dealer, *_ = seating.dealers(match)
    without_deals = replace(match, deals=(), arranged=None, first_dealer=first_dealer)
    return progress(without_deals).leader


# --- the link


def play_link(play: Play, scheme: Scheme) -> str:
    """Return the address that opens a play in BG Stats, where the user checks and saves it."""
    text = json.dumps(_link_document(play), ensure_ascii=False, separators=(",", ":"))
    return f"{scheme}://{ADDRESS}{quote(text, safe=UNQUOTED)}"


def _link_document(play: Play) -> dict[str, Any]:
    """Return the data of a play for a link that opens BG Stats.

    All four booleans are always in it: BG Stats for Android fails without them.
    """
    document: dict[str, Any] = {
        "sourceName": SOURCE,
        "sourcePlayId": play.uid,
        "playDate": _date_and_time(play.ended.astimezone(UTC)),
        "board": play.board,
        "comments": play.comments,
        "game": {
            "name": GAME,
            "sourceGameId": GAME_ID,
            "highestWins": True,
            "noPoints": False,
        },
        "players": [_link_player(player) for player in play.players],
    }
    if play.minutes is not None:
        document["durationMin"] = play.minutes
    return document


def _link_player(player: PlayPlayer) -> dict[str, Any]:
    """Return the data of a player for the content of a link."""
    document = {
        "name": player.name,
        "sourcePlayerId": player.key,
        "winner": player.is_winner,
        "startPlayer": player.is_first,
        "score": player.score,
        "rank": player.place,
    }
    if player.team:
        document["team"] = player.team
    return document


# --- the file


def play_file_text(plays: Sequence[Play]) -> str:
    """Return plays as the JSON text of a play file, whose ids are valid in this file only."""
    people = {player.key: player for play in plays for player in play.players}
    ids = {key: number for number, key in enumerate(people, start=1)}
    game_id = 1
    game = {
        "id": game_id,
        "uuid": _uuid(f"game {GAME_ID}"),
        "name": GAME,
        "highestWins": True,
        "noPoints": False,
        "cooperative": False,
        "usesTeams": any(play.has_teams for play in plays),
        "isBaseGame": 1,
        "isExpansion": 0,
    }
    players = [
        {
            "id": ids[key],
            "uuid": _uuid(f"player {key}"),
            "name": player.name,
            "isAnonymous": player.is_anonymous,
        }
        for key, player in people.items()
    ]
    document = {
        "about": ABOUT,
        "games": [game],
        "players": players,
        "locations": [],
        "plays": [_play_document(play, game_id, ids) for play in plays],
    }
    return json.dumps(document, ensure_ascii=False, indent=1) + "\n"


def _play_document(play: Play, game_id: int, player_ids: dict[str, int]) -> dict[str, Any]:
    """Return a play in the format of a play file, with local times of the place of play.

    Args:
        play: The play.
        game_id: The id of the game canasta in the file.
        player_ids: The ids of people in the file, by their keys.
    """
    date = _date_and_time(play.ended)
    return {
        "uuid": _uuid(f"play {play.uid}"),
        "gameRefId": game_id,
        "playDate": date,
        "playDateYmd": int(play.ended.strftime("%Y%m%d")),
        "entryDate": date,
        "modificationDate": _date_and_time(play.changed),
        "durationMin": play.minutes or NO_DURATION,
        "rounds": play.deal_count,
        "board": play.board,
        "comments": play.comments,
        "ignored": False,
        "manualWinner": play.has_other_winner,
        "usesTeams": play.has_teams,
        "scoringSetting": HIGHEST_WINS,
        "playerScores": [
            # Known files have no places; among three sides `winner` alone would say too little.
            _player_document(player, player_ids[player.key], has_places=play.side_count > TWO_SIDES)
            for player in play.players
        ],
    }


def _player_document(player: PlayPlayer, player_id: int, *, has_places: bool) -> dict[str, Any]:
    """Return the score of a player in the format of a play file.

    Args:
        player: The player.
        player_id: The id of the player in the file.
        has_places: True to write the place of the player too.
    """
    document = {
        "playerRefId": player_id,
        "score": str(player.score),
        "winner": player.is_winner,
        "rank": player.place if has_places else NO_PLACE,
        "startPlayer": player.is_first,
        "newPlayer": False,
        # The order of the list is the order of the seats.
        "seatOrder": 0,
        "metaData": "{}",
    }
    if player.team:
        document["team"] = player.team
    return document


def _uuid(name: str) -> str:
    return str(uuid5(NAMESPACE, name)).upper()


def _date_and_time(time: datetime) -> str:
    return time.strftime("%Y-%m-%d %H:%M:%S")
