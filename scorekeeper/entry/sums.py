"""Sums as they are typed on the keypad: 120+95+60, 12×5, −225."""

PLUS, TIMES, MINUS = "+", "×", "-"
OPERATORS = (PLUS, TIMES)
LONGEST = 18
"""The most characters of a sum: more cannot be read in its field."""
LONGEST_NUMBER = 5
"""The most digits of one number: no score of a deal has more."""


def value_of(text: str) -> int:
    """The value of a sum in points; an operator that nothing follows yet is left out."""
    sign, body = (-1, text.removeprefix(MINUS)) if text.startswith(MINUS) else (1, text)
    return sign * sum(_product(term) for term in body.split(PLUS) if term.strip(TIMES))


def typed(text: str, key: str) -> str:
    """The sum after a key: a digit or an operator; what cannot follow changes nothing."""
    if len(text) >= LONGEST:
        return text
    last = _last_number(text)
    if key in OPERATORS:
        return text + key if last else text
    if last == "0":
        return text[: -len(last)] + key
    return text if len(last) >= LONGEST_NUMBER else text + key


def deleted(text: str) -> str:
    """The sum without its last character."""
    shorter = text[:-1]
    return "" if shorter == MINUS else shorter


def turned(text: str) -> str:
    """The sum with its sign turned; a lone sign stands for a loss that is still to be typed."""
    return text.removeprefix(MINUS) if text.startswith(MINUS) else MINUS + text


def is_sum(text: str) -> bool:
    """Whether more than one number stands in it."""
    return any(operator in text for operator in OPERATORS)


def has_number(text: str) -> bool:
    """Whether a number stands in it at all: a lone sign is none."""
    return any(character.isdigit() for character in text)


def is_loss(text: str) -> bool:
    """Whether it is taken off, even where its digits are still to come."""
    return text.startswith(MINUS)


def _product(term: str) -> int:
    product = 1
    for factor in term.split(TIMES):
        product *= int(factor) if factor else 1
    return product


def _last_number(text: str) -> str:
    start = max(text.rfind(operator) for operator in (*OPERATORS, MINUS)) + 1
    return text[start:]
