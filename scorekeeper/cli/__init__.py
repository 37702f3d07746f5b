"""The command line: `score`, `cases`, `rules`, `meld`, `doctor` and `package`, without a screen."""

from scorekeeper.cli.group import Outside, cli

__all__ = ["Outside", "cli"]
