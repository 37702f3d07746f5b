"""The JSON Schemas of sheets and members agree with what is read."""

import json
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from scorekeeper.cli.schema import schema
from scorekeeper.league.documents import (
    Document,
    LeagueFileError,
    SheetResult,
    canonical_bytes,
    read_document,
)
from tests.league.kit import members, sheet, side

ODD_TABLE = SheetResult(
    round=2,
    table=1,
    sides=(side(0, "ana"), side(-55, "ben"), side(1500, "cleo")),
    winner=2,
    absent=(0,),
    walkover=True,
)
DOCUMENTS = [
    ("sheet", sheet()),
    ("sheet", sheet(results=(), standing=(), house_rules=True, form="individuals")),
    ("sheet", sheet(results=(ODD_TABLE,), ruleset_edition=0)),
    ("members", members()),
    ("members", members(ana="Ana", ben="")),
]


def is_fine(name: str, document: Any) -> bool:
    return not [*Draft202012Validator(schema(name)).iter_errors(document)]


@pytest.mark.parametrize(("name", "document"), DOCUMENTS)
def test_documents_that_are_read_agree_with_their_schema(name: str, document: Document) -> None:
    assert is_fine(name, json.loads(canonical_bytes(document)))


@pytest.mark.parametrize(("name", "document"), DOCUMENTS[::2])
def test_a_field_that_is_missing_or_unknown_is_in_neither(name: str, document: Document) -> None:
    plain = json.loads(canonical_bytes(document))
    needed = schema(name)["required"]
    broken = [plain | {"names": []}, *({**plain, field: {}} for field in needed)]
    broken += [{key: plain[key] for key in plain if key != field} for field in needed]
    for each in broken:
        assert not is_fine(name, each), each
        with pytest.raises(LeagueFileError):
            read_document(json.dumps(each).encode(), "f")
