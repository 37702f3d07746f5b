"""Every frame that the server sends to the browser of a phone."""

from playwright.sync_api import WebSocket

from tests.browser.driver import Phone


class Ears:
    """Listens to all WebSockets of a phone."""

    def __init__(self, phone: Phone) -> None:
        self._frames: list[bytes] = []
        phone.page.on("websocket", self._follow)

    def heard(self) -> bytes:
        """Everything that was said so far."""
        return b"".join(self._frames)

    def _follow(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._keep)

    def _keep(self, frame: str | bytes) -> None:
        self._frames.append(frame.encode() if isinstance(frame, str) else frame)
