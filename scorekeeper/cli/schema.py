"""The JSON Schemas (draft 2020-12) of the formats: one file each in `schemas`."""

import json
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

FOLDER = files("scorekeeper.cli") / "schemas"
SUFFIX = ".json"


def schema_names() -> tuple[str, ...]:
    """Return the names of the schemas, in alphabetical order."""
    names = (file.name for file in FOLDER.iterdir())
    return tuple(sorted(name.removesuffix(SUFFIX) for name in names if name.endswith(SUFFIX)))


def schema(name: str) -> dict[str, Any]:
    """Return the schema `name` as one document, with the schemas that it refers to in `$defs`.

    Raises:
        KeyError: If the name is not among `schema_names()`.
    """
    if name not in schema_names():
        raise KeyError(name)

    all_schemas = [_read_schema(each) for each in schema_names()]
    schema_by_id = {each["$id"]: each for each in all_schemas}
    document = _read_schema(name)

    # Follow the references from schema to schema; one may be referred to several times.
    needed = {document["$id"]: document}
    unread = [document]
    while unread:
        for reference in _references(unread.pop()):
            schema_id, _, _ = reference.partition("#")
            if schema_id and schema_id not in needed:
                needed[schema_id] = schema_by_id[schema_id]
                unread.append(schema_by_id[schema_id])

    del needed[document["$id"]]
    return {**document, "$defs": {**document.get("$defs", {}), **needed}}


def _read_schema(name: str) -> dict[str, Any]:
    document: dict[str, Any] = json.loads((FOLDER / f"{name}{SUFFIX}").read_text("utf-8"))
    return document


def _references(value: Any) -> Iterator[str]:
    """Yield every `$ref` in a part of a schema."""
    if isinstance(value, dict):
        reference = value.get("$ref")
        if isinstance(reference, str):
            yield reference
        for inner in value.values():
            yield from _references(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _references(inner)
