"""The command line: the app, and commands that need no screen.

group       the group of commands, and files that they read
commands    `score`, `cases`, `schema`, `rules`, `meld`, `doctor`, `package` and `serve`
corpus      the project's own rule cases as a folder
runner      other programs that answer rule cases
schema      JSON Schemas of the formats, one file each in `schemas`
reports     their output
"""

from scorekeeper.cli.group import Outside, cli

__all__ = ["Outside", "cli"]
