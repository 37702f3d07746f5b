"""A house with a store, for the tests of pages."""

from tests.services.club.conftest import house, session

__all__ = ["house", "session"]
