"""What a request says of itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from starlette.types import Scope


def header_values(scope: Scope, name: bytes) -> list[str]:
    """List the values of a request header, in the order in which they came."""
    return [value.decode("latin-1") for key, value in scope["headers"] if key.lower() == name]
