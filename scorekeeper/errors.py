"""The root of every exception that this package raises."""


class ScorekeeperError(Exception):
    """A broken file, a misuse or a failing disk; its text is a sentence for people.

    Mistakes of players never come as exceptions: they are `Problem` values.
    """
