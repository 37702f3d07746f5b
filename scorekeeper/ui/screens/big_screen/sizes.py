"""How a projector's or a television's picture is divided, in logical pixels."""

from dataclasses import dataclass

from scorekeeper.ui.layout import Layout
from scorekeeper.ui.screens.big_screen.fitting import Room


@dataclass(frozen=True, slots=True)
class Sizes:
    """The measures of a picture, all of them parts of its height or width."""

    width: float
    height: float
    has_clock: bool
    has_news: bool = False
    """Whether a line tells how it stands at the tables that scored last."""

    @property
    def is_upright(self) -> bool:
        """Whether the picture is higher than wide: then the clock stands below the title."""
        return self.height > self.width

    @property
    def unit(self) -> float:
        """A hundredth of the side that the size of text goes by."""
        return min(self.height, self.width * 0.75) / 100

    @property
    def edge(self) -> float:
        """The margin all around."""
        return 3 * self.unit

    @property
    def clock(self) -> float:
        """The size of the clock's digits."""
        return 16 * self.unit

    @property
    def title(self) -> float:
        """The size of the name of the evening."""
        return 7 * self.unit

    @property
    def line(self) -> float:
        """The size of other lines: which round, which tables."""
        return 4.6 * self.unit

    @property
    def head(self) -> float:
        """The height of the head over the rows."""
        return 5.5 * self.unit

    @property
    def top(self) -> float:
        """The height of title and clock."""
        high = 25 * self.unit
        return high + 17 * self.unit if self.is_upright and self.has_clock else high

    @property
    def foot(self) -> float:
        """The height of the line below, or of both."""
        return (13 if self.has_news else 7) * self.unit

    @property
    def room(self) -> Room:
        """What is left for the rows."""
        return Room(
            width=self.width - 2 * self.edge,
            height=self.height - self.top - self.foot - self.head - self.edge / 2,
            gap=4 * self.unit,
            least=4.2 * self.unit,
            most=8 * self.unit,
        )


def sizes_of(layout: Layout, *, has_clock: bool, has_news: bool = False) -> Sizes:
    """The measures for a picture, with or without the clock of a round and news of its tables."""
    return Sizes(layout.width, layout.height, has_clock, has_news)
