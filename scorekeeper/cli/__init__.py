"""The command line: opens the app, or runs a command that needs no screen.

group          the command `scorekeeper` and its options
commands       the subcommands
context        functions of the app, data folder, language, exit status
files          reads the files given to a command
case_report    output of `cases`
rule_report    output of `rules`
score_report   output of `score`
meld_report    output of `meld`
doctor_report  output of `doctor`
runner         other programs that answer rule cases
corpus         the project's own rule cases as a folder
schema         JSON Schemas of the formats, one file each in `schemas`
"""

from scorekeeper.cli.context import AppFunctions
from scorekeeper.cli.group import cli

__all__ = ["AppFunctions", "cli"]
