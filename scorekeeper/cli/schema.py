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
    """Return a schema as one document: the schemas it refers to are among its `$defs`.

    Raise `KeyError` for a name that is not among `schema_names()`.
    """
    if name not in schema_names():
        raise KeyError(name)
    by_id = {each["$id"]: each for each in map(_read, schema_names())}
    document = _read(name)
    needed, waiting = {document["$id"]: document}, [document]
    while waiting:
        for reference in _references(waiting.pop()):
            schema_id = reference.partition("#")[0]
            if schema_id and schema_id not in needed:
                needed[schema_id] = by_id[schema_id]
                waiting.append(by_id[schema_id])
    del needed[document["$id"]]
    return {**document, "$defs": {**document.get("$defs", {}), **needed}}


def _read(name: str) -> dict[str, Any]:
    document: dict[str, Any] = json.loads((FOLDER / f"{name}{SUFFIX}").read_text("utf-8"))
    return document


def _references(value: Any) -> Iterator[str]:
    """Yield every `$ref` in a schema."""
    if isinstance(value, dict):
        if isinstance(reference := value.get("$ref"), str):
            yield reference
        value = list(value.values())
    if isinstance(value, list):
        for inner in value:
            yield from _references(inner)
