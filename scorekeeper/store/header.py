"""The document that says what a store is: format, schema and the app that made it."""

from collections.abc import Mapping
from typing import Any

from scorekeeper import __version__
from scorekeeper.store.changes import Tables
from scorekeeper.store.documents import Doc
from scorekeeper.store.migrations import newest

FORMAT = "scorekeeper-store"

META = "_meta"
"""The table of the header. TinyDB's `tables()` and `drop_tables()` do not see it."""

_ID = "1"


def new_header(schema: int) -> Tables:
    """Give the header of a store that is made now."""
    return {META: {_ID: {"format": FORMAT, "schema": schema, "app": __version__}}}


def header_of(tables: Tables) -> Doc | None:
    """Give the header, or None when it was lost or never written."""
    return tables.get(META, {}).get(_ID)


def is_ours(header: Mapping[str, Any]) -> bool:
    """Say whether a header is one of this program, of whatever version."""
    schema = header.get("schema")
    return header.get("format") == FORMAT and type(schema) is int and schema > 0


def is_too_new(header: Mapping[str, Any]) -> bool:
    """Say whether only a newer version of this program may change the store."""
    return bool(header["schema"] > newest())
