"""Fixtures of the tests of the club's screens."""

from tests.ui.conftest import here, session, there

__all__ = ["here", "session", "there"]
