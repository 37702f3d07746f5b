"""Keep score of canasta that is played with real cards."""

__version__ = "0.1.0"
