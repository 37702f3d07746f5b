"""What is in memory is what a start would read; what cannot be is refused before it is written."""

from collections import OrderedDict
from datetime import date
from enum import IntEnum, StrEnum
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorekeeper.storage import StoreDocumentError
from scorekeeper.storage.lines import MAX_DEPTH, storable_copy, text_of, value_of
from tests.storage.kit import on_disk, open_store, state


class Side(StrEnum):
    NORTH = "north"


class Points(IntEnum):
    JOKER = 50


def nested_document(levels: int) -> dict[str, Any]:
    doc: dict[str, Any] = {}
    for _ in range(levels - 1):
        doc = {"in": doc}
    return doc


@pytest.mark.parametrize(
    "doc",
    [
        {"n": float("nan")},
        {"n": float("inf")},
        {"n": [-float("inf")]},
        {"at": date(2026, 5, 1)},
        {"who": {"Ana"}},
        {"raw": b"bytes"},
        {"n": 1 + 2j},
        {"half": "\ud83c"},
        {7: "a number as key"},
        {True: "a truth as key"},
        {None: "nothing as key"},
        {"deep": [{"er": {1: 2}}]},
        {1: "one", "1": "uno"},
        {("a", "b"): 1},
        {"proxy": MappingProxyType({"a": 1})},
        nested_document(MAX_DEPTH + 1),
        nested_document(900),
        nested_document(100_000),
    ],
    ids=lambda doc: "deep" if "in" in doc else repr(doc),
)
def test_a_document_that_would_come_back_different_is_refused(
    path: Path, doc: dict[Any, Any]
) -> None:
    with open_store(path) as db:
        db.insert({"n": 1})
        before = path.read_bytes()
        with pytest.raises(StoreDocumentError, match="cannot be saved"):
            db.insert(doc)
        with pytest.raises(StoreDocumentError, match="cannot be saved"):
            db.update(doc)
        assert state(db) == '{"_default": [[1, {"n": 1}]]}'
        assert path.read_bytes() == before


def test_a_document_inside_itself_is_refused(path: Path) -> None:
    doc: dict[str, Any] = {}
    doc["me"] = doc
    with open_store(path) as db, pytest.raises(StoreDocumentError, match="cannot be saved"):
        db.insert(doc)


@pytest.mark.parametrize(
    ("given_doc", "kept"),
    [
        ({"pair": (1, (2, 3))}, {"pair": [1, [2, 3]]}),
        ({"side": Side.NORTH, "points": Points.JOKER}, {"side": "north", "points": 50}),
        ({"ordered": OrderedDict(b=1, a=2)}, {"ordered": {"b": 1, "a": 2}}),
        ({"text": 'newline\n nul\0 quote" ,"crc":"00000000"} \u2028 🂡'}, None),
        ({"big": 10**40, "small": 5e-324, "minus": -0.0}, None),
        (nested_document(MAX_DEPTH), None),
    ],
)
def test_json_types_are_kept_as_a_start_would_read_them(
    path: Path, given_doc: dict[str, Any], kept: dict[str, Any] | None
) -> None:
    expected = given_doc if kept is None else kept
    with open_store(path) as db:
        db.insert(given_doc)
        assert text_of(db.all()[0]) == text_of(expected)
        assert [type(value) for value in db.all()[0].values()] == [
            type(value) for value in expected.values()
        ]
        assert state(db) == on_disk(path)


texts = st.text('a"\\\n\0\x7f\u2028Zé🂡\ud83c', max_size=5)
json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | texts,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=3),
    max_leaves=8,
)


@pytest.mark.thorough
@settings(max_examples=200, deadline=None)
@given(st.dictionaries(texts, json_values, max_size=4))
def test_document_is_refused_or_survives_text_and_back(doc: dict[str, Any]) -> None:
    try:
        kept = storable_copy(doc)
    except StoreDocumentError:
        assert any(name in repr(doc) for name in ("inf", "nan", "\\ud83c"))
    else:
        assert value_of(text_of(kept)) == kept == doc
        assert text_of(kept) == text_of(doc)
