"""What can keep a site or an app folder from being made."""

from scorekeeper.errors import ScorekeeperError


class PackageError(ScorekeeperError):
    """The folder was not made; the text says why and what to do, and nothing is left of it."""
