"""What can keep the app from being started."""

from __future__ import annotations

from scorekeeper.errors import ScorekeeperError


class LaunchError(ScorekeeperError):
    """The app cannot be started as asked."""

    def __init__(self, code: str, **values: object) -> None:
        """Say what is in the way: the catalogue's message `launch-<code>` and its values."""
        super().__init__(code, values)
        self.code, self.values = code, values


class MissingAssetsError(LaunchError):
    """The folder with the app's fonts and pictures is nowhere to be found."""
