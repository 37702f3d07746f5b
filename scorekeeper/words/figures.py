"""Figures of the statistics as people read them."""

from scorekeeper.match.figures import Figure
from scorekeeper.words.words import MINUS, Words

UNKNOWN = "–"


def whole(words: Words, figure: Figure) -> str:
    """A figure without decimals: 412."""
    return UNKNOWN if figure.value is None else words.number(round(figure.value))


def decimal(words: Words, figure: Figure) -> str:
    """A figure with one decimal: 1.4, −0.3."""
    return signed(words, figure).removeprefix("+")


def signed(words: Words, figure: Figure) -> str:
    """A figure with one decimal and its sign: +0.3, −0.3."""
    if figure.value is None:
        return UNKNOWN
    said = words.text("figure", value=abs(figure.value))
    if said == words.text("figure", value=0.0):
        return said
    return f"{'+' if figure.value > 0 else MINUS}{said}"


def percent(words: Words, figure: Figure) -> str:
    """A share in the hundred: 46 %."""
    if figure.value is None:
        return UNKNOWN
    return words.text("figure-percent", value=round(figure.value * 100))
