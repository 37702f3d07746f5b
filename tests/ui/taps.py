"""The common deal of the design, tap by tap, from the table screen to the saved deal.

One side is out with a natural and a mixed canasta, a red three and 385 on the table; the other
has a mixed canasta, two red threes, 145 on the table and 60 left in hand: 1,385 against 585.
"""

COMMON_DEAL = (
    "record",
    "who-0",
    "chip-0-canastas.natural-1",
    "chip-0-canastas.mixed-1",
    "chip-0-red_threes-1",
    *("key-3", "key-8", "key-5"),
    "tab-1",
    "chip-1-canastas.mixed-1",
    "chip-1-red_threes-2",
    *("key-1", "key-4", "key-5"),
    "key-next",
    *("key-6", "key-0"),
    "save",
)
"""In full: 18 taps."""

COMMON_DEAL_BY_TOTALS = (
    "record",
    "who-0",
    *("key-1", "key-3", "key-8", "key-5"),
    "key-next",
    *("key-5", "key-8", "key-5"),
    "save",
)
"""By totals, once a device has chosen them: 11 taps."""

MOST_TAPS, MOST_TAPS_BY_TOTALS = 18, 11
