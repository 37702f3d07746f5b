"""A form as plain data, so that a half-typed deal outlives the program."""

from collections.abc import Mapping
from dataclasses import asdict
from functools import cache
from typing import Any

from cattrs import Converter

from scorekeeper.entry.form import Form


def form_document(form: Form) -> dict[str, Any]:
    """A form as JSON has it."""
    return _plain(asdict(form))


def form_from(document: Mapping[str, Any]) -> Form | None:
    """The form that was kept, or None where another version kept something else."""
    try:
        return _converter().structure(document, Form)
    except Exception:  # noqa: BLE001  whatever is wrong with it, it is no form any more
        return None


@cache
def _converter() -> Converter:
    return Converter()


def _plain(value: Any) -> Any:
    if isinstance(value, dict):
        return {str(key): _plain(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(inner) for inner in value]
    return str(value) if isinstance(value, str) else value
