"""What a side has to do to catch up, in a sentence."""

from babel.lists import format_list

from scorekeeper.match.catching_up import CatchUp
from scorekeeper.words.words import Words


def said_of_catching_up(words: Words, side: str, found: CatchUp) -> str:
    """How far a side is behind, what brings it level, and what that is worth at least."""
    way = found.way
    things = [
        words.text("catch-up-canastas", type=kind, count=count)
        for kind, count in way.canastas.items()
    ]
    things += [words.text("catch-up-out")] * way.out
    return words.text(
        "catch-up",
        side=side,
        behind=found.behind,
        deals=found.deals,
        what=format_list(things, locale=words.language),
        worth=way.worth * found.deals,
    )
