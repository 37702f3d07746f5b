"""The league's server: accepts sheets and lists of members, and serves changes and standings.

Several processes serve one database behind a proxy that adds https. Logs are lines of JSON on
standard error; `/metrics` has the figures of all processes in the text format of Prometheus.
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
    Document,
    LeagueError,
    LeagueFileError,
    Sheet,
    address_of,
    read_document,
)
from scorekeeper.problem import Problem
from scorekeeper.server.attempts import (
    MAX_ALL_PIN_ATTEMPTS,
    MAX_PIN_ATTEMPTS,
    AttemptLimiter,
    network_of,
)
from scorekeeper.server.limits import Limits, RequestTimer, http_protocol
from scorekeeper.server.security import is_loopback
from scorekeeper.services.club.league import LeagueAnswer

_log = logging.getLogger(__name__)
T = TypeVar("T")

MAX_CLOCK_LEAD = timedelta(minutes=5)
"""The time by which a club's clock may be fast."""
RETRY_SOON = {"retry-after": "5"}  # seconds
RETRY_IN_A_MINUTE = {"retry-after": "60"}  # seconds
CACHED = {"cache-control": "public, max-age=60"}  # seconds
ERROR_STATUSES = {"conflict": 409, "invalid": 422}
"""HTTP statuses by the state of an answer; any other state is 200."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LeagueLimits:
    """The limits of one process, for each club and for each address that has no key."""

    body: int = 1_000_000  # bytes: four times the size of 65 tables in twenty rounds
    seconds: float = 30.0  # for a body: the uplink of a club may be slow
    documents: int = 600  # per club and minute: a first sending has many years of sessions
    reads: int = 600  # per address and minute
    connections: int = 8  # to the database
    patience: float = 10.0  # seconds to wait for a connection


@dataclass(frozen=True, slots=True, kw_only=True)
class ServeOptions:
    """The options of `scorekeeper league serve`."""

    database: str
    """A libpq connection string; if empty, libpq's environment variables and files apply."""
    host: str = "127.0.0.1"
    port: int = 8420
    workers: int = 2
    limits: LeagueLimits = field(default_factory=LeagueLimits)


class LeagueServer:
    """The request handlers of one process, over a pool of database connections.

    Everybody may read; a club needs its key to send documents.
    """

    def __init__(self, options: ServeOptions) -> None:
        self._limits = options.limits
        self._pool = db.open_pool(
            options.database,
            size=options.limits.connections,
            patience=options.limits.patience,
        )
        self._wrong_keys = AttemptLimiter(each=MAX_PIN_ATTEMPTS, together=MAX_ALL_PIN_ATTEMPTS)
        self._rates = FixedWindowRateLimiter(MemoryStorage())

    def app(self) -> Starlette:
        """Return the ASGI app."""
        routes = (
            ("/clubs/{club}/evenings/{uid}/{edition}", self.put_document, ["PUT"]),
            ("/clubs/{club}/members", self.put_document, ["PUT"]),
            ("/clubs/{club}/members", self.serve_members, ["GET"]),
            ("/clubs/{club}/evenings/{uid}", self.serve_sheet, ["GET"]),
            ("/clubs/{club}/evenings", self.serve_evenings, ["GET"]),
            ("/people/{person:int}", self.serve_person, ["GET"]),
            ("/changes", self.serve_changes, ["GET"]),
            ("/standings/{season}", self.serve_standings, ["GET"]),
            ("/health", self.serve_health, ["GET"]),
            ("/metrics", self.serve_metrics, ["GET"]),
        )
        return Starlette(
            routes=[Route(path, handler, methods=methods) for path, handler, methods in routes],
            middleware=[Middleware(RequestTimer), Middleware(AccessLog)],
            exception_handlers={
                HTTPException: _error_response,
                LeagueError: _invalid_response,
                LeagueFileError: _invalid_response,
                # An integer out of range, or a character that PostgreSQL cannot store.
                psycopg.DataError: _invalid_response,
                psycopg.OperationalError: _unavailable_response,  # also PoolTimeout, a subclass
                # An exhausted quota, or a server in read-only mode.
                psycopg.InternalError: _unavailable_response,
                psycopg.InterfaceError: _unavailable_response,
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

    async def put_document(self, request: Request) -> Response:
        """Store a document, if the path matches its club, session and edition."""
        document = await self._read_document(request)
        now = datetime.now(UTC)

        def store(database: db.Database) -> LeagueAnswer:
            if isinstance(document, Sheet):
                return db.put_sheet(database, document, today=now.date())
            return db.put_members(database, document, now=now + MAX_CLOCK_LEAD)

        return _answer_response(await self._query(store))

    async def serve_members(self, request: Request) -> Response:
        """Serve the public names of a club's members."""
        club = request.path_params["club"]
        names = await self._query_without_key(
            request, lambda database: db.member_names(database, club)
        )
        return JSONResponse({"names": names})

    async def serve_evenings(self, request: Request) -> Response:
        """Serve the latest sessions of a club."""
        club = request.path_params["club"]
        rows = await self._query_without_key(request, lambda database: db.evenings(database, club))
        sessions = [
            {"uid": uid, "day": day.isoformat(), "edition": edition} for uid, day, edition in rows
        ]
        return JSONResponse({"evenings": sessions}, headers=CACHED)

    async def serve_sheet(self, request: Request) -> Response:
        """Serve the shown sheet of a session."""
        club = request.path_params["club"]
        uid = request.path_params["uid"]
        body = await self._query_without_key(
            request, lambda database: db.shown_sheet(database, club, uid)
        )
        if body is None:
            raise HTTPException(404, "no_such_sheet")
        return JSONResponse(body)

    async def serve_changes(self, request: Request) -> Response:
        """Serve the changes after a number, and the number from which to continue."""
        text = request.query_params.get("after", "0")
        # A longer number would not fit into a bigint of the database.
        if not (text.isascii() and text.isdecimal() and len(text) < len(str(sys.maxsize))):
            raise HTTPException(400, "no_number")

        after = int(text)
        changes = await self._query_without_key(
            request, lambda database: db.changes_after(database, after)
        )
        documents = [{**asdict(change), "at": change.at.isoformat()} for change in changes]
        last = changes[-1].number if changes else after
        return JSONResponse({"changes": documents, "last": last})

    async def serve_standings(self, request: Request) -> Response:
        """Serve the top of the standings of a season."""
        season = request.path_params["season"]
        try:
            rows = await self._query_without_key(
                request, lambda database: db.standings(database, season)
            )
        except LeagueError as error:
            raise HTTPException(404, "no_such_season") from error
        return JSONResponse({"rows": [asdict(row) for row in rows]}, headers=CACHED)

    async def serve_person(self, request: Request) -> Response:
        """Serve the seasons of a person; the rows of `serve_standings` have the person's number."""
        person = request.path_params["person"]
        try:
            rows = await self._query_without_key(
                request, lambda database: db.person_standings(database, person)
            )
        except LeagueError as error:
            raise HTTPException(404, "no_such_person") from error
        seasons = [{"season": season, **asdict(row)} for season, row in rows]
        return JSONResponse({"seasons": seasons}, headers=CACHED)

    async def serve_health(self, _: Request) -> Response:
        """Respond if the database can be used."""
        await self._query(lambda database: database.execute("select 1"))
        return JSONResponse({"status": "ok"})

    async def serve_metrics(self, request: Request) -> Response:
        """Serve the figures of all processes and of the database, to this computer alone."""
        if request.client is not None and not is_loopback(request.client.host):
            raise HTTPException(404, "not_here")
        registry = CollectorRegistry()
        MultiProcessCollector(registry)
        counts = await self._query(db.monitoring_counts)
        registry.register(_DatabaseCounts(counts))
        return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)

    async def _query(self, query: Callable[[db.Database], T]) -> T:
        """Return the result of a query, run in a thread with a connection of the pool."""

        def run() -> T:
            with self._pool.connection() as database:
                return query(database)

        return await run_in_threadpool(run)

    async def _query_without_key(self, request: Request, query: Callable[[db.Database], T]) -> T:
        """Return the result of a query for a client without a key, within the limit of reads."""
        limit = RateLimitItemPerMinute(self._limits.reads)
        if not self._rates.hit(limit, "get", _client_network(request)):
            raise HTTPException(429, "too_many", RETRY_IN_A_MINUTE)
        if "\0" in request.scope["path"]:  # the only character that PostgreSQL cannot store
            raise HTTPException(400, "wrong_address")
        return await self._query(query)

    async def _read_document(self, request: Request) -> Document:
        """Return the document that a club sends, after checks of its key, rate and address.

        Raises:
            HTTPException: A check fails, or the document cannot be read in time.
        """
        club = request.path_params["club"]
        await self._check_key(request, club)
        # The limit is counted after the key is checked: nobody else can use it up.
        limit = RateLimitItemPerMinute(self._limits.documents)
        if not self._rates.hit(limit, "put", club):
            raise HTTPException(429, "too_many", RETRY_IN_A_MINUTE)

        content = await self._read_body(request)
        document = await run_in_threadpool(read_document, content, "document")
        if request.scope["path"] != f"/{address_of(document)}":
            raise HTTPException(400, "wrong_address")
        return document

    async def _check_key(self, request: Request, club: str) -> None:
        """Raise `HTTPException` unless a request has a key of a club."""
        site = _client_network(request)
        if self._wrong_keys.is_exhausted(site):
            raise HTTPException(429, "too_many_wrong_keys", RETRY_IN_A_MINUTE)
        scheme, _, key = request.headers.get("authorization", "").partition(" ")
        owner = await self._query(lambda database: db.club_of_key(database, key.strip()))
        if scheme.lower() != "bearer" or owner != club:
            await self._wrong_keys.count(site)
            raise HTTPException(401, "wrong_key", {"www-authenticate": "Bearer"})

    async def _read_body(self, request: Request) -> bytes:
        """Return the body of a request; raise `HTTPException` if it is too large or too slow."""
        body = bytearray()
        try:
            async with asyncio.timeout(self._limits.seconds):
                async for chunk in request.stream():
                    body += chunk
                    if len(body) > self._limits.body:
                        raise HTTPException(413, "too_large", {"connection": "close"})
        except (TimeoutError, ClientDisconnect) as error:
            raise HTTPException(408, "too_slow", {"connection": "close"}) from error
        return bytes(body)


def _client_network(request: Request) -> str:
    """Return the network of the client, to which limits apply."""
    return network_of(request.client.host if request.client else "")


def _answer_response(answer: LeagueAnswer) -> Response:
    return JSONResponse(asdict(answer), ERROR_STATUSES.get(answer.state, 200))


def _error_response(_: Request, error: Any) -> Response:
    return JSONResponse({"error": error.detail}, error.status_code, error.headers)


def _invalid_response(_: Request, error: Exception) -> Response:
    """Return the answer to an invalid document, with the codes of its problems."""
    problems: tuple[Problem, ...] = ()  # errors of the database have no code
    if isinstance(error, LeagueFileError):
        problems = error.problems
    elif isinstance(error, LeagueError):
        problems = (error.problem,)
    codes = tuple(dict.fromkeys(problem.code for problem in problems))
    return _answer_response(LeagueAnswer(state="invalid", reasons=codes))


def _unavailable_response(request: Request, error: Exception) -> Response:
    # For the log only: clients must not learn about the database.
    request.scope[FAILURE] = " ".join(f"{type(error).__name__}: {error}".split())
    return JSONResponse({"error": "no_database"}, 503, RETRY_SOON)


# --- the process


RESPONSE_SECONDS = Histogram(
    "league_answer_seconds", "Until an answer was sent.", ("method", "status")
)
MEASURED_METHODS = ("GET", "HEAD", "PUT")


@dataclass(frozen=True, slots=True, eq=False)
class _DatabaseCounts(Collector):
    """The current counts of the database, as gauges."""

    counts: dict[str, int]

    def collect(self) -> Iterator[Metric]:
        for name, count in self.counts.items():
            yield GaugeMetricFamily(f"league_{name}", "In the database.", count)


FAILURE = "scorekeeper.reason"
"""The key of an ASGI scope with the reason why the database could not be used."""


class AccessLog:
    """ASGI middleware that measures and logs every response, but not the client's address."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Run the app; measure and log the response to an HTTP request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        started = time.perf_counter()
        status = 500  # unless the app starts a response

        async def send_and_note_status(message: Message) -> None:
            nonlocal status
            status = message.get("status", status)
            await send(message)

        try:
            await self._app(scope, receive, send_and_note_status)
        finally:
            # Clients may send any method; each would become another label.
            method = scope["method"] if scope["method"] in MEASURED_METHODS else "other"
            seconds = time.perf_counter() - started
            RESPONSE_SECONDS.labels(method, status).observe(seconds)
            fields = {
                "method": method,
                "path": scope["path"],
                "status": status,
                "seconds": seconds,
            }
            if FAILURE in scope:
                _log.error("no database", extra={**fields, "reason": scope[FAILURE]})
            else:
                _log.info("answered", extra=fields)


JSON_LINES = JsonFormatter(("levelname", "message", "process"), timestamp=True)


def log_to_stderr() -> None:
    """Write log records to standard error, one JSON object a line."""
    handler = logging.StreamHandler()
    handler.setFormatter(JSON_LINES)
    logging.basicConfig(level=logging.INFO, handlers=[handler])


def process_app(options: ServeOptions) -> Starlette:
    """Return the app of one process; log to standard error."""
    log_to_stderr()
    return LeagueServer(options).app()


def serve(options: ServeOptions) -> None:
    """Update the tables and serve, with one process for each worker, until terminated.

    Wait until PostgreSQL answers. Raise `psycopg.Error` if the database cannot be used.
    """
    log_to_stderr()
    db.wait_for_server(options.database)
    db.migrate(options.database)
    config = uvicorn.Config(
        partial(process_app, options),  # a lambda cannot be sent to another process
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
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = metrics  # inherited by the workers
        Multiprocess(config, sockets=[listening]).run()
