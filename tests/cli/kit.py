"""Run a command in this process, read its output, write the files that it is given."""

import json
from pathlib import Path
from typing import Any

from click.testing import CliRunner, Result

from scorekeeper.cli import cli


def run(*arguments: str | Path) -> Result:
    """Run a command; exceptions other than its exit are raised."""
    command = [str(argument) for argument in arguments]
    return CliRunner().invoke(cli, command, catch_exceptions=False)


def output_of(done: Result, status: int) -> str:
    """Return the output of a command; fail if its status is another.

    With status 2 only stderr may have output, else only stdout.
    """
    assert done.exit_code == status, (done.stdout, done.stderr)
    if status == 2:
        assert done.stdout == ""
        output = done.stderr
    else:
        assert done.stderr == ""
        output = done.stdout
    assert output.strip()
    return output


def json_output(done: Result, status: int) -> Any:
    """Return the JSON object that a command with a status has printed on one line."""
    (line,) = output_of(done, status).splitlines()
    return json.loads(line)


def write_json(folder: Path, document: object, name: str = "match.json") -> Path:
    file = folder / name
    file.write_text(json.dumps(document), "utf-8")
    return file
