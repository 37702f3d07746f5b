"""Figures of statistics in words: averages, differences and percentages.

A figure without a value, such as an average of nothing, is shown as a dash.
"""

from decimal import ROUND_HALF_UP, Decimal

from scorekeeper.i18n.messages import MINUS, Words
from scorekeeper.match.statistics import Figure

UNKNOWN = "–"
FLOAT_PRECISION = Decimal("0.000001")
"""Noise below this is rounded away first: 57 of 200 is 28.499999999999996 % as a float."""
WHOLE = Decimal(1)
TENTH = Decimal("0.1")


def whole_number(words: Words, figure: Figure) -> str:
    """Return a figure without decimals: 412."""
    if figure.value is None:
        return UNKNOWN
    return words.number(int(_round_half_up(figure.value, WHOLE)))


def decimal(words: Words, figure: Figure) -> str:
    """Return a figure with one decimal: 1.4, −0.3."""
    return signed_decimal(words, figure).removeprefix("+")


def signed_decimal(words: Words, figure: Figure) -> str:
    """Return a figure with one decimal and its sign: +0.3, −0.3, 0.0."""
    if figure.value is None:
        return UNKNOWN

    size = _round_half_up(abs(figure.value), TENTH)
    text = words.text("figure", value=float(size))
    if not size:
        return text
    sign = "+" if figure.value > 0 else MINUS
    return f"{sign}{text}"


def percent(words: Words, figure: Figure) -> str:
    """Return a share as a percentage: 46 %."""
    if figure.value is None:
        return UNKNOWN
    value = int(_round_half_up(figure.value * 100, WHOLE))
    return words.text("figure-percent", value=value)


def _round_half_up(value: float, unit: Decimal) -> Decimal:
    """Return a value rounded to a unit, halves away from zero, as people do it by hand."""
    exact = Decimal(value).quantize(FLOAT_PRECISION)
    return exact.quantize(unit, ROUND_HALF_UP)
