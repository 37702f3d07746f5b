"""What the server tells the browser of a phone: every frame, sorted by the rounds."""

from playwright.sync_api import WebSocket

from tests.browser.driver import Phone


class Ears:
    """Listens to all WebSockets of a phone."""

    def __init__(self, phone: Phone, *, of_round: int) -> None:
        """Listen from now on; `of_round` is the round that is played or comes next."""
        self._frames: dict[int, list[bytes]] = {of_round: []}
        self._round = of_round
        phone.page.on("websocket", self._follow)

    def turn(self, number: int) -> None:
        """Another round begins: what comes from now on belongs to it."""
        self._round = number
        self._frames[number] = []

    def heard(self) -> dict[int, bytes]:
        """Everything that was said in each round."""
        return {number: b"".join(frames) for number, frames in self._frames.items()}

    def _follow(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._keep)

    def _keep(self, frame: str | bytes) -> None:
        content = frame.encode() if isinstance(frame, str) else frame
        self._frames[self._round].append(content)
