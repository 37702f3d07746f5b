"""Fixtures of the tests of the club's screens."""

import math

import pytest

from scorekeeper.club_ui import calm
from tests.ui.conftest import here, session, there

__all__ = ["here", "session", "there"]


@pytest.fixture(autouse=True)
def _calm_server(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let phones show everything at once, however busy the machine is."""
    monkeypatch.setattr(calm, "BUSY_TURN_SECONDS", math.inf)
