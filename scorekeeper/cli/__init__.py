"""The command line: the app, and commands that need no screen.

group       the group of commands, and files that they read
commands    `score`, `cases`, `rules`, `meld`, `doctor`, `package` and `serve`
reports     their output
"""

from scorekeeper.cli.group import Outside, cli

__all__ = ["Outside", "cli"]
