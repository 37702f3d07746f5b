"""The command line: `score`, `cases`, `rules` and `meld` work without screen and network."""

from scorekeeper.cli.commands import cli

__all__ = ["cli"]
