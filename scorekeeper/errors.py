"""The root of every exception that this package raises."""


class ScorekeeperError(Exception):
    """A broken file, a misuse or a failing disk; people read a sentence of the catalogue.

    Mistakes of players never come as exceptions: they are `Problem` values.
    """
