"""The codes and visitors of an evening as a file has them, and as the store keeps them."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict
from typing import Any

from scorekeeper.club import EveningUid
from scorekeeper.session.club.evening_files import MovedAccess
from scorekeeper.session.club.visitors import (
    CODE,
    DIGEST,
    HELD,
    Role,
    Visitor,
    door,
    visitor_document,
)
from scorekeeper.typed import Complaint

Doc = Mapping[str, Any]

_CODE = re.compile(r"[a-z2-7]{16}")
_DIGEST = re.compile(r"[0-9a-f]{64}")


def access_part(kept: Iterable[Doc]) -> dict[str, Any]:
    """The part of a file from the documents of one evening."""
    documents = list(kept)
    codes = (_said(one, CODE, "table", "last") for one in documents if CODE in one)
    visitors = (
        {"id": one["uid"], **_said(one, "number", DIGEST, "at", "table", HELD)}
        for one in documents
        if DIGEST in one
    )
    return {"codes": [*codes], "visitors": [*visitors]}


def access_documents(evening: EveningUid, access: MovedAccess) -> Iterator[dict[str, Any]]:
    """The documents of the store for the part of a file."""
    for code in access.codes:
        said = {"evening": evening, "role": _role(code.table), "table": code.table}
        yield {"uid": door(evening, code.table), **said, CODE: code.code, "last": code.last}
    for one in access.visitors:
        visitor = Visitor(
            id=one.id,
            role=_role(one.table),
            evening=evening,
            table=one.table,
            number=one.number,
        )
        held = {} if one.held is None else {HELD: asdict(one.held)}
        yield {**visitor_document(visitor, digest=one.digest, at=one.at), **held}


def weak_doors(access: MovedAccess) -> Iterator[Complaint]:
    """Codes and digests that this program would not have made: they might be easy to guess."""
    for place, code in enumerate(access.codes):
        if not _CODE.fullmatch(code.code):
            yield Complaint(f"access.codes[{place}].code", "16 letters of base32 are needed")
    for place, visitor in enumerate(access.visitors):
        if not _DIGEST.fullmatch(visitor.digest):
            yield Complaint(f"access.visitors[{place}].digest", "64 hexadecimal digits are needed")


def _role(table: int | None) -> Role:
    return "screen" if table is None else "table"


def _said(document: Doc, *names: str) -> dict[str, Any]:
    return {name: document[name] for name in names if document.get(name) is not None}
