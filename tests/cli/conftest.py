"""A session over a store of its own, as in the tests of the services."""

from tests.services.conftest import reopen, session

__all__ = ["reopen", "session"]
