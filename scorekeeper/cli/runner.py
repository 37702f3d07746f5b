"""Other programs that answer rule cases; `tests/cases/README.md` is their contract."""

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
from scorekeeper.cli.group import BYTES_PER_MB, LARGEST_MB
from scorekeeper.errors import ScorekeeperError
from scorekeeper.problem import Problem

VERSION = 1
LONGEST_LINE = LARGEST_MB * BYTES_PER_MB
CHUNK = 65_536  # bytes
KILLED_SECONDS = 10.0
"""For a killed program to be gone, on a machine that is busy."""


@dataclass(frozen=True, slots=True)
class Unsupported:
    """The honest answer to a case that a program does not know the rules of."""

    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ReplyLine:
    kind: str
    points: int
    rule: str = ""

    def __str__(self) -> str:
        return f"{self.kind} {self.points:+d}" + (f" ({self.rule})" if self.rule else "")


@dataclass(frozen=True, slots=True, kw_only=True)
class Reply:
    """A line of a program's output."""

    id: str
    answer: Mapping[str, Any] = field(default_factory=dict)
    unsupported: str = ""
    lines: tuple[ReplyLine, ...] = ()
    problems: tuple[str, ...] = ()


class NotStartedError(validation.ProblemError):
    """A program that cannot be started."""


class BrokenContractError(ScorekeeperError):
    """A program gave no answer, or a line that is none; its `verdict` on the case says why."""

    def __init__(self, verdict: Verdict) -> None:
        self.verdict = verdict
        super().__init__(*verdict.wrong)


class Runner:
    """A program that answers cases, running as long as this context.

    `command` is split as a shell does, without a shell; each answer may take `seconds`. Raise
    `NotStartedError` if it cannot be started, and ValueError for a command that is none.
    """

    def __init__(self, command: str, *, seconds: float) -> None:
        self.arguments = shlex.split(command)
        if not self.arguments:
            raise ValueError("No command")
        self.seconds = seconds

    def __enter__(self) -> Self:
        self._loop = asyncio.Runner()
        try:
            self._process = self._loop.run(_started(self.arguments))
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
                _kill(self._process)
            self._loop.run(self._end())
        finally:
            self._loop.close()

    def ask(self, case: Case) -> Verdict | Unsupported:
        """Return the verdict on the program's answer to a case.

        Raise `BrokenContractError` if it does not give one.
        """
        line = b""
        try:
            with validation.file_problems(self.arguments[0], validation.FileError):
                line = self._loop.run(self._exchange(question(case)))
                reply = read_reply(line, case.id)
        except validation.FileError as error:
            _kill(self._process)
            output = (validation.picture(line.decode(errors="replace").strip()),) if line else ()
            raise BrokenContractError(Verdict(case.id, error.problems, output)) from error
        if reply.unsupported:
            return Unsupported(reply.unsupported)
        details = (*map(str, reply.lines), *reply.problems)
        missing = [
            Problem("missing_field", f"answer.{name}", {"field": name})
            for name in case.expected
            if name not in reply.answer
        ]
        if missing:
            return Verdict(case.id, tuple(missing), details)
        return verdict_on(case, Answer(reply.answer, details))

    async def _exchange(self, document: object) -> bytes:
        """Write a question and return the line of output that follows."""
        stdin, stdout = _streams(self._process)
        try:
            async with asyncio.timeout(self.seconds):
                stdin.write(json.dumps(document, ensure_ascii=False).encode() + b"\n")
                with contextlib.suppress(ConnectionError):  # its end is seen from its output
                    await stdin.drain()
                if line := await stdout.readline():
                    return line
                status = await self._process.wait()
        except TimeoutError as error:
            raise validation.ExpectedError("runner_silent", seconds=self.seconds) from error
        except ValueError as error:
            raise validation.ExpectedError("file_too_large", most=LARGEST_MB) from error
        raise validation.ExpectedError("runner_ended", status=str(status))

    async def _end(self) -> None:
        """Let the program end by itself after its last answer, or end it when time is up."""
        stdin, stdout = _streams(self._process)
        stdin.close()
        for seconds in (self.seconds, KILLED_SECONDS):
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    while await stdout.read(CHUNK):
                        pass
                    await self._process.wait()
                    return
            _kill(self._process)


def question(case: Case) -> dict[str, Any]:
    """Return the line of input for a case: without what is expected, but with the names of it."""
    fields = {name: getattr(case, name) for name in ("id", "ruleset", "kind", "options", "input")}
    return {"version": VERSION, **fields, "wanted": [*case.expected]}


async def _started(arguments: list[str]) -> Process:
    return await asyncio.create_subprocess_exec(
        *arguments, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE, start_new_session=True
    )


def _streams(process: Process) -> tuple[asyncio.StreamWriter, asyncio.StreamReader]:
    if process.stdin is None or process.stdout is None:
        raise ValueError("A program without pipes")
    return process.stdin, process.stdout


def _kill(process: Process) -> None:
    """End a program at once, with the programs that it has started where the system can."""
    with contextlib.suppress(OSError):  # it has ended
        if sys.platform == "win32":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)


def read_reply(line: bytes, case_id: str) -> Reply:
    """Return the answer to a case in a line; raise what `file_problems` gathers if it is none."""
    document = validation.json_from(line.decode("utf-8-sig").strip())
    reply = validation.structured(validation.plain_converter(forbid_unknown=False), document, Reply)
    if reply.id != case_id:
        raise validation.ExpectedError("runner_other_case", "id", id=validation.picture(reply.id))
    if not reply.answer and not reply.unsupported:
        raise validation.ExpectedError("missing_field", "answer", field="answer")
    return reply
