"""The command line: `score`, `cases`, `rules`, `meld`, `doctor` and `package`, without a screen."""

from scorekeeper.cli.outside import Outside
from scorekeeper.cli.packing import cli

__all__ = ["Outside", "cli"]
