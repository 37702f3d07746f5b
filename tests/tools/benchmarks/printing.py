"""Tables of figures for the terminal, and targets with what was reached beside them."""

from collections.abc import Sequence
from typing import NamedTuple

import click


class Target(NamedTuple):
    """Something measured, and what it may be at most."""

    name: str
    most: float
    value: float | None
    """None where this machine does not say."""

    @property
    def is_missed(self) -> bool:
        return self.value is not None and self.value > self.most


def print_table(title: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Print rows under their heads: the first column to the left, numbers to the right."""
    lines = [tuple(heads), *map(tuple, rows)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    click.echo(f"\n{title}")
    for first, *rest in lines:
        cells = [f"{one:>{width}}" for one, width in zip(rest, widths[1:], strict=True)]
        click.echo(f"  {first:<{widths[0]}}   {'   '.join(cells)}".rstrip())


def print_targets(targets: Sequence[Target]) -> bool:
    """Print what was to be reached; whether nothing was missed."""
    rows = [
        (one.name, f"{one.most:g}", number(one.value, digits=2), _verdict(one)) for one in targets
    ]
    print_table("what is asked for", ("", "at most", "measured", ""), rows)
    return not any(one.is_missed for one in targets)


def number(value: float | None, *, digits: int = 0) -> str:
    return "-" if value is None else f"{value:,.{digits}f}"


def _verdict(target: Target) -> str:
    if target.value is None:
        return "not seen"
    return "NOT REACHED" if target.is_missed else "reached"
