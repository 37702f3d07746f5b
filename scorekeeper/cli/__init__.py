"""The command line: `score`, `cases`, `rules`, `meld` and `doctor`, without screen or network."""

from scorekeeper.cli.commands import cli
from scorekeeper.cli.outside import Outside

__all__ = ["Outside", "cli"]
