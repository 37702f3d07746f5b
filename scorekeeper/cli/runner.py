"""Run other programs that answer rule cases, by the contract in `tests/cases/README.md`."""

import asyncio
import contextlib
import json
import os
import shlex
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any, Self

from scorekeeper import validation
from scorekeeper.cases import Answer, Case, Verdict, verdict_on
from scorekeeper.cli.files import BYTES_PER_MB, MAX_FILE_MB
from scorekeeper.errors import ScorekeeperError
from scorekeeper.problem import Problem

VERSION = 1
MAX_LINE_LENGTH = MAX_FILE_MB * BYTES_PER_MB
CHUNK_SIZE = 65_536  # bytes
KILL_TIMEOUT = 10.0
"""Seconds that a killed program may take to end; many, for a busy computer."""


@dataclass(frozen=True, slots=True)
class Unsupported:
    """The answer to a case whose rules a program does not know."""

    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ReplyLine:
    """A score line in the output of a program, for reports."""

    kind: str
    points: int
    rule: str = ""

    def __str__(self) -> str:
        text = f"{self.kind} {self.points:+d}"
        return f"{text} ({self.rule})" if self.rule else text


@dataclass(frozen=True, slots=True, kw_only=True)
class Reply:
    """A line of a program's output."""

    id: str
    answer: Mapping[str, Any] = field(default_factory=dict)
    unsupported: str = ""
    lines: tuple[ReplyLine, ...] = ()
    problems: tuple[str, ...] = ()


class NotStartedError(validation.ProblemError):
    """The program cannot be started."""


class BrokenContractError(ScorekeeperError):
    """A program gave no answer, or an invalid one; `verdict` is the failed case with the reason."""

    def __init__(self, verdict: Verdict) -> None:
        self.verdict = verdict
        super().__init__(*verdict.wrong)


class Runner:
    """A program that answers cases; it runs as long as this context manager.

    Args:
        command: Program and arguments, split as a shell does; no shell is involved.
        seconds: The longest time for one answer.

    Raises:
        ValueError: If the command is empty or its quotation marks do not match.
        NotStartedError: On entry, if the program cannot be started.
    """

    def __init__(self, command: str, *, seconds: float) -> None:
        self.arguments = shlex.split(command)
        if not self.arguments:
            raise ValueError("No command")
        self.seconds = seconds

    def __enter__(self) -> Self:
        self._loop = asyncio.Runner()
        try:
            self._process = self._loop.run(_start(self.arguments))
        except (OSError, ValueError) as error:  # ValueError: a null character
            self._loop.close()
            command = self.arguments[0]
            raise NotStartedError("runner_not_started", command=command, why=str(error)) from error
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        try:
            if kind is not None:
                # After an error no further answers are needed.
                _kill(self._process)
            self._loop.run(self._wait_for_end())
        finally:
            self._loop.close()

    def ask(self, case: Case) -> Verdict | Unsupported:
        """Return the verdict on the program's answer to a case.

        Raises:
            BrokenContractError: If there is no answer, or an invalid one. The program is killed.
        """
        line = b""  # for the report, if it is not a valid reply
        try:
            with validation.file_problems(self.arguments[0], validation.FileError):
                line = self._loop.run(self._exchange(question(case)))
                reply = read_reply(line, case.id)
        except validation.FileError as error:
            _kill(self._process)
            details: tuple[str, ...] = ()
            if line:
                output = line.decode(errors="replace").strip()
                details = (validation.short_text(output),)
            raise BrokenContractError(Verdict(case.id, error.problems, details)) from error

        if reply.unsupported:
            return Unsupported(reply.unsupported)
        return _verdict_on_reply(case, reply)

    async def _exchange(self, document: object) -> bytes:
        """Write a question to the program and return its next line of output.

        Raises:
            ExpectedError: If there is none in time, or it is longer than `MAX_LINE_LENGTH`.
        """
        stdin, stdout = _streams(self._process)
        try:
            async with asyncio.timeout(self.seconds):
                stdin.write(json.dumps(document, ensure_ascii=False).encode() + b"\n")
                # If the program has ended, the read below finds that out.
                with contextlib.suppress(ConnectionError):
                    await stdin.drain()
                line = await stdout.readline()
                if line:
                    return line
                status = await self._process.wait()
        except TimeoutError as error:
            raise validation.ExpectedError("runner_silent", seconds=self.seconds) from error
        except ValueError as error:  # raised by `readline` for a line that is too long
            raise validation.ExpectedError("file_too_large", most=MAX_FILE_MB) from error
        raise validation.ExpectedError("runner_ended", status=str(status))

    async def _wait_for_end(self) -> None:
        """Wait until the program ends after its last answer; kill it if it takes too long."""
        stdin, stdout = _streams(self._process)
        stdin.close()
        for seconds in (self.seconds, KILL_TIMEOUT):
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    # A full pipe would keep the program from ending.
                    while await stdout.read(CHUNK_SIZE):
                        pass
                    await self._process.wait()
                    return
            _kill(self._process)


def question(case: Case) -> dict[str, Any]:
    """Return the input for a case as a document; of expected values it has only the names."""
    return {
        "version": VERSION,
        "id": case.id,
        "ruleset": case.ruleset,
        "kind": case.kind,
        "options": case.options,
        "input": case.input,
        "wanted": list(case.expected),
    }


def _verdict_on_reply(case: Case, reply: Reply) -> Verdict:
    """Return the verdict on a program's reply to a case; a missing expected value fails it."""
    details = (*map(str, reply.lines), *reply.problems)
    missing = [
        Problem("missing_field", f"answer.{name}", {"field": name})
        for name in case.expected
        if name not in reply.answer
    ]
    if missing:
        return Verdict(case.id, tuple(missing), details)
    return verdict_on(case, Answer(reply.answer, details))


async def _start(arguments: list[str]) -> Process:
    # A new session, so that `_kill` reaches the programs that it starts.
    return await asyncio.create_subprocess_exec(
        *arguments, stdin=PIPE, stdout=PIPE, limit=MAX_LINE_LENGTH, start_new_session=True
    )


def _streams(process: Process) -> tuple[asyncio.StreamWriter, asyncio.StreamReader]:
    if process.stdin is None or process.stdout is None:
        raise ValueError("A program without pipes")
    return process.stdin, process.stdout


def _kill(process: Process) -> None:
    """End a program at once; except on Windows, also the programs that it has started."""
    with contextlib.suppress(OSError):  # it has already ended
        if sys.platform == "win32":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)


def read_reply(line: bytes, case_id: str) -> Reply:
    """Return the reply to a case from a line of a program's output.

    Raises:
        ExpectedError: If the line is not JSON, belongs to another case, or has no answer.
        DocumentError: If fields are missing or have the wrong type.
    """
    document = validation.parse_json(line.decode("utf-8-sig").strip())
    reply = validation.convert_document(
        validation.plain_converter(forbid_unknown=False), document, Reply
    )
    if reply.id != case_id:
        raise validation.ExpectedError(
            "runner_other_case", "id", id=validation.short_text(reply.id)
        )
    if not reply.answer and not reply.unsupported:
        raise validation.ExpectedError("missing_field", "answer", field="answer")
    return reply
