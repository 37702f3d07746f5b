"""Uvicorn as the club's server needs it, over an app that is built."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scorekeeper.serve.protocols import FramesByCaller, patient_http
from scorekeeper.serve.server import Secured, Server, configuration
from scorekeeper.serve.sparing import spare_work

if TYPE_CHECKING:
    import ssl
    from collections.abc import Callable
    from contextlib import AbstractContextManager

    from starlette.types import ASGIApp

    from scorekeeper.serve.limits import Limits


def club_server(
    app: ASGIApp,
    while_up: Callable[[], AbstractContextManager[None]],
    *,
    limits: Limits,
    here: Callable[[str], bool],
    context: ssl.SSLContext | None,
) -> Server:
    """Make the server of `app` within its limits, by TLS where there is a context for it."""
    spare_work()
    config = configuration(
        app,
        http=patient_http(limits, here),
        ws=FramesByCaller,
        ws_max_size=limits.frame,  # an organiser's WebSocket is given more
        ws_ping_interval=limits.silence / 2,
        ws_ping_timeout=limits.silence / 2,
    )
    secured = None if context is None else Secured(context=context, handshake=limits.handshake)
    return Server(config, while_up, secured=secured)
