"""What every part of the screen is drawn from."""

from dataclasses import dataclass

from scorekeeper.entry.lay_down import LayDownForm
from scorekeeper.ui.screens.meld.asked import Asked
from scorekeeper.ui.screens.meld.sizes import Sizes
from scorekeeper.ui.screens.meld.taps import Taps
from scorekeeper.words import Words


@dataclass(frozen=True, slots=True)
class Kit:
    """The question, for whom it is asked, words, measures, and what taps do."""

    form: LayDownForm
    asked: Asked
    words: Words
    sizes: Sizes
    taps: Taps
