"""What can keep the app from being started."""

from __future__ import annotations

from scorekeeper.errors import ScorekeeperError


class LaunchError(ScorekeeperError):
    """The app cannot be started as asked; the text says why and what to do."""


class MissingAssetsError(LaunchError):
    """The folder with the app's fonts and pictures is nowhere to be found."""
