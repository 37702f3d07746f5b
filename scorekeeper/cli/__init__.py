"""The command line: `score`, `cases`, `rules`, `meld`, `doctor` and `package`, without a screen."""

from scorekeeper.cli.group import cli
from scorekeeper.cli.outside import Outside

__all__ = ["Outside", "cli"]
