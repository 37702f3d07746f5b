"""The waits of people for what somebody else has saved."""

from dataclasses import dataclass, field
from statistics import median, quantiles

HUNDRED = 100
AMONG = 95


@dataclass(slots=True)
class Waits:
    """Waits of one kind of screen, each from Save to the frame that shows it, in seconds."""

    who: str
    seconds: list[float] = field(default_factory=list)

    def add(self, left: float, arrived: float) -> None:
        """Take in one wait: when the frame of Save left, and when the one that shows it came."""
        self.seconds.append(max(arrived - left, 0.0))

    @property
    def middle(self) -> float | None:
        return 1000 * median(self.seconds) if self.seconds else None

    @property
    def nearly_all(self) -> float | None:
        if len(self.seconds) < 2:
            return self.longest
        return 1000 * quantiles(self.seconds, n=HUNDRED, method="inclusive")[AMONG - 1]

    @property
    def longest(self) -> float | None:
        return 1000 * max(self.seconds) if self.seconds else None
