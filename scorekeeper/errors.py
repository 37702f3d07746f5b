"""The base class of all exceptions of this package."""


class ScorekeeperError(Exception):
    """A broken file, wrong usage or a failing disk; users read a sentence from the catalogues.

    Mistakes of players are never exceptions: they are `Problem` values.
    """
