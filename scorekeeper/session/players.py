"""Who has played: names for completion."""

from collections.abc import Iterable, Mapping
from typing import Any


def known_players(matches: Iterable[Mapping[str, Any]]) -> tuple[str, ...]:
    """Every player's name once, those of the matches begun last first."""
    latest = sorted(matches, key=lambda match: match.get("started") or "", reverse=True)
    names = (
        _name(player) for match in latest for side in match["sides"] for player in side["players"]
    )
    return tuple(dict.fromkeys(names))


def _name(player: str | Mapping[str, str]) -> str:
    return player if isinstance(player, str) else player["name"]
