"""A relay that counts the bytes between a browser and a server, headers and frames and all."""

import contextlib
import socket
import threading
from collections.abc import Iterator

HERE, BESIDE = "127.0.0.1", "127.0.0.2"
"""The server listens on the first address, the relay with the same port on the second."""

RESOLVE = f"--host-resolver-rules=MAP localhost {BESIDE}, MAP * ~NOTFOUND, EXCLUDE {BESIDE}"
"""Has Chromium go to the relay where it is sent to `localhost`, which every server here knows."""

CHUNK = 65_536


REQUESTS = (b"GET ", b"HEAD ")


class Wire:
    """The bytes that went over the wire so far, both ways, and the requests."""

    def __init__(self, port: int) -> None:
        """Stand before the server on a port of this machine."""
        self.port, self.sent, self.requests = port, 0, 0
        self._lock = threading.Lock()
        self._door = socket.create_server((BESIDE, port))

    @property
    def url(self) -> str:
        """The address of the server, by way of the relay."""
        return f"http://localhost:{self.port}/"

    def close(self) -> None:
        self._door.close()

    def serve(self) -> None:
        """Take connections until the door is closed."""
        with contextlib.suppress(OSError):
            while True:
                browser, _ = self._door.accept()
                server = socket.create_connection((HERE, self.port))
                for one, other in ((browser, server), (server, browser)):
                    threading.Thread(target=self._carry, args=(one, other), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        with contextlib.suppress(OSError), other:
            while part := one.recv(CHUNK):
                with self._lock:
                    self.sent += len(part)
                    self.requests += part.startswith(REQUESTS)
                other.sendall(part)


@contextlib.contextmanager
def wire(port: int) -> Iterator[Wire]:
    """Count what goes to and from a server as long as the context lasts."""
    relay = Wire(port)
    threading.Thread(target=relay.serve, daemon=True).start()
    yield relay
    relay.close()
