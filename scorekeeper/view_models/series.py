"""Series of games at home: between the same sides, in one evening, or as best of three."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from itertools import pairwise

from scorekeeper.i18n import Words, messages
from scorekeeper.match import Match
from scorekeeper.services import OpenMatch, Summary
from scorekeeper.validation import parse_time_with_zone

MAX_SERIES_SEARCH = 30
"""Maximum number of latest games searched for a series or an evening."""
MAX_EVENING_GAP = timedelta(hours=4)
"""Maximum pause between two games of one evening."""
SINGLE_GAME = 1
BEST_OF_THREE = 3

EARLIEST = datetime.min.replace(tzinfo=UTC)
"""Used as start of a game without a start time, such as in records of other programs."""

Players = frozenset[str]
"""The names of the players of a side, in no order."""


# --- games between the same sides


def series_text(words: Words, summaries: Sequence[Summary], open_match: OpenMatch) -> str:
    """Return a text with the number of games of a series that each side has won.

    A series is a run of games between the same sides with the same rule set, or a best of three.
    Empty for a single game, and for a game with unnamed seats, whose players are unknown.

    Args:
        words: The language.
        summaries: All games, the latest first.
        open_match: The game.
    """
    best_of = best_of_standing(summaries, open_match)
    if best_of is not None:
        return words.text("series-best-of", score=_score(words, best_of.wins))
    # Sides are compared by their players: names of sides and their order may change.
    sides = _named_sides(open_match.match)
    if not sides:
        return ""

    wins = [0] * len(sides)
    other_matches = 0
    for summary in summaries[:MAX_SERIES_SEARCH]:
        if summary.is_demo or not summary.is_readable:
            continue
        if not _is_rematch(summary, open_match.match, sides):
            break
        if summary.uid != open_match.uid:
            other_matches += 1
        winner = _winning_players(summary)
        if winner is not None:
            wins[sides.index(winner)] += 1
    if not other_matches or not any(wins):
        return ""
    return words.text("table-series", score=_score(words, wins))


def _score(words: Words, wins: Sequence[int]) -> str:
    return " : ".join(words.number(count) for count in wins)


def _players_by_side(match: Match) -> list[Players]:
    return [frozenset(player.name for player in side.players) for side in match.sides]


def _named_sides(match: Match) -> list[Players]:
    """Return the players of each side; empty if one of them is unknown."""
    sides = _players_by_side(match)
    players = frozenset[str]().union(*sides)
    if not all(sides) or any(messages.is_seat_name(player) for player in players):
        return []
    return sides


def _is_rematch(summary: Summary, match: Match, sides: Sequence[Players]) -> bool:
    """Return True if the same sides play with the same rule set."""
    other = summary.match
    return other.ruleset == match.ruleset and set(_players_by_side(other)) == set(sides)


def _winning_players(summary: Summary) -> Players | None:
    """Return the players of the winning side; None before the end or without a winner."""
    outcome = summary.progress.outcome
    if not outcome.over or outcome.winner is None:
        return None
    return _players_by_side(summary.match)[outcome.winner]


# --- best of three


@dataclass(frozen=True, slots=True)
class BestOfStanding:
    """The standing of a best of three after a game."""

    wins: tuple[int, ...]
    """Games that each side has won, in the order of the game's sides."""
    winner: int | None
    """The index of the side that has won the best of three; None while it is undecided."""


def best_of_standing(summaries: Sequence[Summary], open_match: OpenMatch) -> BestOfStanding | None:
    """Return the standing of a game's best of three; None for a single game.

    When a side has won the best of three, the next game begins a new one.

    Args:
        summaries: All games.
        open_match: The game.
    """
    match = open_match.match
    sides = _players_by_side(match)
    if open_match.best_of == SINGLE_GAME or len(set(sides)) < len(sides):
        return None
    needed = open_match.best_of // 2 + 1
    wins: Counter[Players] = Counter()
    # Checked first, so that the other games need not be read.
    marked = [summary for summary in summaries if summary.best_of == open_match.best_of]
    for summary in _games_until(marked, open_match):
        if not _is_rematch(summary, match, sides):
            continue
        if max(wins.values(), default=0) >= needed:
            wins.clear()
        winner = _winning_players(summary)
        if winner is not None:
            wins[winner] += 1
    counts = tuple(wins[side] for side in sides)
    decided = [side for side, count in enumerate(counts) if count >= needed]
    return BestOfStanding(counts, decided[0] if decided else None)


def best_of_text(words: Words, summaries: Sequence[Summary], open_match: OpenMatch) -> str:
    """Return the standing of the best of three as a sentence; empty for a single game."""
    standing = best_of_standing(summaries, open_match)
    if standing is None:
        return ""
    if standing.winner is None:
        return words.text("series-best-of-open", score=_score(words, standing.wins))
    side = open_match.match.sides[standing.winner]
    # The games of the winner first.
    others = [count for index, count in enumerate(standing.wins) if index != standing.winner]
    score = _score(words, [standing.wins[standing.winner], *others])
    return words.text(
        "series-best-of-won", side=side.name, score=score, players=max(len(side.players), 1)
    )


def _games_until(summaries: Sequence[Summary], open_match: OpenMatch) -> list[Summary]:
    """Return the readable games that began before a game, earliest first, then the game.

    Demo games are left out.
    """
    began = _begin_of(open_match.match)
    games = []
    for summary in summaries:
        if summary.uid == open_match.uid:
            games.append((began, summary))
        elif not summary.is_demo and summary.is_readable:
            begin = _begin_of(summary.match)
            if begin < began:
                games.append((begin, summary))
    games.sort(key=lambda game: game[0])
    return [summary for _, summary in games]


def _begin_of(match: Match) -> datetime:
    """Return the start time of a game; `EARLIEST` if it is unknown."""
    return parse_time_with_zone(match.started, UTC) or EARLIEST


def _end_of(match: Match) -> datetime:
    """Return the time of the last deal of a game; without one, its start time."""
    last = match.deals[-1] if match.deals else None
    ended = parse_time_with_zone(last.end_time, UTC) if last else None
    return ended or _begin_of(match)


# --- the games of an evening


@dataclass(frozen=True, slots=True)
class PersonStanding:
    """Wins and points of a person after the games of an evening."""

    name: str
    wins: int
    points: int


@dataclass(frozen=True, slots=True)
class EveningStanding:
    """The standing after several games of an evening."""

    game_count: int
    wins: tuple[int, ...]
    """Games that each side has won; empty if the partners have changed."""
    points: tuple[int, ...]
    """Points of each side in all games; empty if the partners have changed."""
    people: tuple[PersonStanding, ...]
    """All people with the points of their sides, in descending order."""


def evening_standing(summaries: Sequence[Summary], open_match: OpenMatch) -> EveningStanding | None:
    """Return the standing after a finished game and the earlier games of the same evening.

    Only finished games count that have the same rule set and share more than half of the people.
    None for a single game, and for a game with unnamed seats or without a known begin.

    Args:
        summaries: All games, the latest first.
        open_match: The finished game.
    """
    match = open_match.match
    sides = _named_sides(match)
    if not sides or _begin_of(match) == EARLIEST:
        return None
    games = _evening_games(summaries[:MAX_SERIES_SEARCH], open_match)
    is_last = bool(games) and games[-1].uid == open_match.uid
    if not is_last or len(games) == SINGLE_GAME:
        return None

    wins: Counter[Players] = Counter()
    points: Counter[Players] = Counter()
    person_wins: Counter[str] = Counter()
    person_points: Counter[str] = Counter()
    for game in games:
        winner = _winning_players(game)
        for players, total in zip(_players_by_side(game.match), game.progress.totals, strict=True):
            points[players] += total
            wins[players] += players == winner
            for name in players:
                person_points[name] += total
                person_wins[name] += players == winner
    has_same_sides = set(points) == set(sides)
    people = [
        PersonStanding(name, person_wins[name], total) for name, total in person_points.items()
    ]
    # Partners have the same points and are in alphabetical order.
    people.sort(key=lambda person: (-person.points, person.name.casefold()))
    return EveningStanding(
        game_count=len(games),
        wins=tuple(wins[side] for side in sides) if has_same_sides else (),
        points=tuple(points[side] for side in sides) if has_same_sides else (),
        people=tuple(people),
    )


def _evening_games(summaries: Sequence[Summary], open_match: OpenMatch) -> list[Summary]:
    """Return the games of an evening up to the open one, the earliest first."""
    people = frozenset[str]().union(*_players_by_side(open_match.match))
    games = [
        summary
        for summary in _games_until(summaries, open_match)
        if _is_of_company(summary, open_match.match, people)
    ]
    evening = games[-1:]
    # Go back from the open game until the pause before a game is too long.
    for game, game_before in pairwise(games[::-1]):
        if _begin_of(game.match) - _end_of(game_before.match) > MAX_EVENING_GAP:
            break
        evening.insert(0, game_before)
    return evening


def _is_of_company(summary: Summary, match: Match, people: Players) -> bool:
    """Return True for a finished game with the same rule set and mostly the same people."""
    if summary.match.ruleset != match.ruleset or not summary.progress.outcome.over:
        return False
    others = frozenset[str]().union(*_players_by_side(summary.match))
    return 2 * len(people & others) > max(len(people), len(others))
