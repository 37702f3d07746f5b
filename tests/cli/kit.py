"""Running a command in this process, and the files that it is given."""

import json
from pathlib import Path
from typing import Any

from click.testing import CliRunner, Result

from scorekeeper.cli import cli


def run(*arguments: str | Path) -> Result:
    """A command; an exception that is no exit of its own goes through."""
    return CliRunner().invoke(cli, [str(one) for one in arguments], catch_exceptions=False)


def said(done: Result, status: int) -> str:
    """Return the output of a command that ended so: refusals on stderr alone, answers on stdout."""
    assert done.exit_code == status, (done.stdout, done.stderr)
    spoken, silent = (done.stderr, done.stdout) if status == 2 else (done.stdout, done.stderr)
    assert silent == ""
    assert spoken.strip()
    return spoken


def answer(done: Result, status: int) -> Any:
    """The one JSON object of a command with such a status."""
    (line,) = said(done, status).splitlines()
    return json.loads(line)


def written(folder: Path, document: object, name: str = "match.json") -> Path:
    file = folder / name
    file.write_text(json.dumps(document), "utf-8")
    return file
