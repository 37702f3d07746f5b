"""The league's server: takes in sheets and lists of members, and hands out the changes.

Several processes serve one database; https is done by a proxy in front. Logs are lines of JSON
on standard error; `/metrics` is Prometheus' text, of all processes together.
"""

import asyncio
import logging
import os
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime, timedelta
from functools import partial
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

import psycopg
import uvicorn
from limits import RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Histogram, generate_latest
from prometheus_client.metrics_core import GaugeMetricFamily, Metric
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.registry import Collector
from pythonjsonlogger.json import JsonFormatter
from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.supervisors import Multiprocess

from scorekeeper.league import database as db
from scorekeeper.league.documents import (
    Answer,
    Document,
    LeagueError,
    LeagueFileError,
    Sheet,
    address_of,
    read_document,
)
from scorekeeper.server.access import TOGETHER, TRIES, WrongTries, site_of
from scorekeeper.server.limits import Limits, RequestTimer, http_protocol
from scorekeeper.server.security import is_loopback

_log = logging.getLogger(__name__)
T = TypeVar("T")

AHEAD = timedelta(minutes=5)
"""By which a club's clock may be fast."""
AFTER = {"retry-after": "5"}  # seconds
KEPT = {"cache-control": "public, max-age=60"}
MINUTE = {"retry-after": "60"}
STATUS = {"conflict": 409, "invalid": 422}


@dataclass(frozen=True, slots=True, kw_only=True)
class LeagueLimits:
    """The limits of one process, for each club and for each address that has no key."""

    body: int = 1_000_000  # bytes: 65 tables in twenty rounds, four times over
    seconds: float = 30.0  # for a body: a club's uplink is slow
    documents: int = 600  # of a club in a minute: many years at its first sending
    reads: int = 600  # of an address in a minute
    connections: int = 8  # to the database
    patience: float = 10.0  # seconds for one of them


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """The options of `scorekeeper league serve`."""

    database: str
    """As libpq takes it; empty: by its own environment and files."""
    host: str = "127.0.0.1"
    port: int = 8420
    workers: int = 2
    limits: LeagueLimits = field(default_factory=LeagueLimits)


class League:
    """The handlers of the requests, over one pool of connections."""

    def __init__(self, options: Options) -> None:
        self._limits = options.limits
        self._pool = db.open_pool(
            options.database,
            size=options.limits.connections,
            patience=options.limits.patience,
        )
        self._wrong = WrongTries(each=TRIES, together=TOGETHER)
        self._rates = FixedWindowRateLimiter(MemoryStorage())

    def app(self) -> Starlette:
        """Return the whole as an ASGI app."""
        routes = (
            ("/clubs/{club}/evenings/{uid}/{edition}", self.put, ["PUT"]),
            ("/clubs/{club}/members", self.put, ["PUT"]),
            ("/clubs/{club}/members", self.members, ["GET"]),
            ("/clubs/{club}/evenings/{uid}", self.sheet, ["GET"]),
            ("/clubs/{club}/evenings", self.evenings, ["GET"]),
            ("/people/{person:int}", self.person, ["GET"]),
            ("/changes", self.changes, ["GET"]),
            ("/standings/{season}", self.standings, ["GET"]),
            ("/health", self.health, ["GET"]),
            ("/metrics", self.metrics, ["GET"]),
        )
        return Starlette(
            routes=[Route(path, serve, methods=methods) for path, serve, methods in routes],
            middleware=[Middleware(RequestTimer), Middleware(AccessLog)],
            exception_handlers={
                HTTPException: _refused,
                LeagueError: _invalid,
                LeagueFileError: _invalid,
                psycopg.DataError: _invalid,  # a number that is too large, a character of none
                psycopg.OperationalError: _unavailable,  # PoolTimeout is among them
                psycopg.InternalError: _unavailable,  # a quota used up, a server that only reads
                psycopg.InterfaceError: _unavailable,
            },
            lifespan=self._lifespan,
        )

    @asynccontextmanager
    async def _lifespan(self, _: Starlette) -> AsyncIterator[None]:
        self._pool.open()
        try:
            yield
        finally:
            await run_in_threadpool(self._pool.close)

    async def put(self, request: Request) -> Response:
        """Take in a document, whose club, evening and edition are those of its address."""
        document, now = await self._document(request), datetime.now(UTC)
        if isinstance(document, Sheet):
            return _answered(
                await self._ask(partial(db.put_sheet, sheet=document, today=now.date()))
            )
        latest = now + AHEAD
        return _answered(await self._ask(partial(db.put_members, document=document, now=latest)))

    async def members(self, request: Request) -> Response:
        names = partial(db.names, club=request.path_params["club"])
        return JSONResponse({"names": await self._read(request, names)})

    async def evenings(self, request: Request) -> Response:
        question = partial(db.evenings, club=request.path_params["club"])
        rows = await self._read(request, question)
        listed = [{"uid": uid, "day": f"{day}", "edition": edition} for uid, day, edition in rows]
        return JSONResponse({"evenings": listed}, headers=KEPT)

    async def sheet(self, request: Request) -> Response:
        path = request.path_params
        question = partial(db.shown_sheet, club=path["club"], uid=path["uid"])
        body = await self._read(request, question)
        if body is None:
            raise HTTPException(404, "no_such_sheet")
        return JSONResponse(body)

    async def changes(self, request: Request) -> Response:
        """Hand out the changes after a number, and the last number to go on from."""
        text = request.query_params.get("after", "0")
        if not (text.isascii() and text.isdecimal() and len(text) < len(str(sys.maxsize))):
            raise HTTPException(400, "no_number")
        after = int(text)
        changes = await self._read(request, partial(db.changes_after, number=after))
        listed = [{**asdict(change), "at": change.at.isoformat()} for change in changes]
        last = changes[-1].number if changes else after
        return JSONResponse({"changes": listed, "last": last})

    async def standings(self, request: Request) -> Response:
        """Hand out the first rows of a season, which a proxy may keep for a while."""
        question = partial(db.standings, season=request.path_params["season"])
        try:
            rows = await self._read(request, question)
        except LeagueError as error:
            raise HTTPException(404, "no_such_season") from error
        return JSONResponse({"rows": [asdict(row) for row in rows]}, headers=KEPT)

    async def person(self, request: Request) -> Response:
        """Hand out the seasons of a person, whose number is that of their rows in standings."""
        question = partial(db.seasons_of, person=request.path_params["person"])
        try:
            rows = await self._read(request, question)
        except LeagueError as error:
            raise HTTPException(404, "no_such_person") from error
        listed = [{"season": season, **asdict(row)} for season, row in rows]
        return JSONResponse({"seasons": listed}, headers=KEPT)

    async def health(self, _: Request) -> Response:
        await self._ask(lambda database: database.execute("select 1"))
        return JSONResponse({"status": "ok"})

    async def metrics(self, request: Request) -> Response:
        """Figures of all processes and of the database, for this computer alone."""
        if request.client is not None and not is_loopback(request.client.host):
            raise HTTPException(404, "not_here")
        registry = CollectorRegistry()
        MultiProcessCollector(registry)
        registry.register(_Figures(await self._ask(db.figures)))
        return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)

    async def _read(self, request: Request, question: Callable[[db.Database], T]) -> T:
        """Ask for somebody who has no key, so often in a minute."""
        limit = RateLimitItemPerMinute(self._limits.reads)
        if not self._rates.hit(limit, "get", _site(request)):
            raise HTTPException(429, "too_many", MINUTE)
        if "\0" in request.scope["path"]:  # the one character that PostgreSQL keeps in no text
            raise HTTPException(400, "wrong_address")
        return await self._ask(question)

    async def _ask(self, question: Callable[[db.Database], T]) -> T:
        def ask() -> T:
            with self._pool.connection() as database:
                return question(database)

        return await run_in_threadpool(ask)

    async def _document(self, request: Request) -> Document:
        """Return what a club has sent under its key, or refuse it."""
        club, site = request.path_params["club"], _site(request)
        if self._wrong.are_used_up(site):
            raise HTTPException(429, "too_many_wrong_keys", MINUTE)
        kind, _, key = request.headers.get("authorization", "").partition(" ")
        owner = await self._ask(partial(db.club_of_key, key=key.strip()))
        if kind.lower() != "bearer" or owner != club:
            await self._wrong.another(site)
            raise HTTPException(401, "wrong_key", {"www-authenticate": "Bearer"})
        if not self._rates.hit(RateLimitItemPerMinute(self._limits.documents), "put", club):
            raise HTTPException(429, "too_many", MINUTE)
        content = await self._body(request)
        document = await run_in_threadpool(read_document, content, "document")
        if request.scope["path"] != f"/{address_of(document)}":
            raise HTTPException(400, "wrong_address")
        return document

    async def _body(self, request: Request) -> bytes:
        body, most = bytearray(), self._limits.body
        try:
            async with asyncio.timeout(self._limits.seconds):
                async for chunk in request.stream():
                    body += chunk
                    if len(body) > most:
                        raise HTTPException(413, "too_large", {"connection": "close"})
        except (TimeoutError, ClientDisconnect) as error:
            raise HTTPException(408, "too_slow", {"connection": "close"}) from error
        return bytes(body)


def _site(request: Request) -> str:
    return site_of(request.client.host if request.client else "")


def _answered(answer: Answer) -> Response:
    return JSONResponse(asdict(answer), STATUS.get(answer.state, 200))


def _refused(_: Request, error: Any) -> Response:
    return JSONResponse({"error": error.detail}, error.status_code, error.headers)


def _invalid(_: Request, error: Exception) -> Response:
    problems = error.problems if isinstance(error, LeagueFileError) else ()
    if isinstance(error, LeagueError):
        problems = (error.problem,)
    codes = tuple(dict.fromkeys(problem.code for problem in problems))
    return _answered(Answer(state="invalid", reasons=codes))


def _unavailable(request: Request, error: Exception) -> Response:
    request.scope[REASON] = " ".join(f"{type(error).__name__}: {error}".split())
    return JSONResponse({"error": "no_database"}, 503, AFTER)


# --- the process


ANSWERS = Histogram("league_answer_seconds", "Until an answer was sent.", ("method", "status"))


@dataclass(frozen=True, slots=True, eq=False)
class _Figures(Collector):
    """Counts of the database, as they are at the moment."""

    counts: dict[str, int]

    def collect(self) -> Iterator[Metric]:
        for name, count in self.counts.items():
            yield GaugeMetricFamily(f"league_{name}", "In the database.", count)


REASON = "scorekeeper.reason"
"""The key of a scope with the reason why a request found no database."""


class AccessLog:
    """ASGI middleware that counts and logs every answer in one line, but not who asked."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began, status = time.perf_counter(), 500

        async def note(message: Message) -> None:
            nonlocal status
            status = message.get("status", status)
            await send(message)

        try:
            await self._app(scope, receive, note)
        finally:
            method = scope["method"] if scope["method"] in ("GET", "HEAD", "PUT") else "other"
            seconds = time.perf_counter() - began
            ANSWERS.labels(method, status).observe(seconds)
            about = {"method": method, "path": scope["path"], "status": status, "seconds": seconds}
            if REASON in scope:
                _log.error("no database", extra=about | {"reason": scope[REASON]})
            else:
                _log.info("answered", extra=about)


JSON_LINES = JsonFormatter(("levelname", "message", "process"), timestamp=True)


def log_to_stderr() -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JSON_LINES)
    logging.basicConfig(level=logging.INFO, handlers=[handler])


def app_of(options: Options) -> Starlette:
    """Return the app of one process, which logs to standard error."""
    log_to_stderr()
    return League(options).app()


def serve(options: Options) -> None:
    """Bring the tables up to date and serve until told to stop, each worker a process.

    Wait for PostgreSQL to answer; raise `psycopg.Error` where the database cannot be used.
    """
    log_to_stderr()
    db.wait_for_server(options.database)
    db.migrate(options.database)
    config = uvicorn.Config(
        partial(app_of, options),
        factory=True,
        host=options.host,
        port=options.port,
        workers=options.workers,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        ws="none",
        http=http_protocol(Limits(), is_loopback, None),
        timeout_graceful_shutdown=6,
    )
    with config.bind_socket() as listening, TemporaryDirectory() as metrics:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = metrics  # for the processes that it starts
        Multiprocess(config, sockets=[listening]).run()
