"""A name in a text: as whole words, however composed, and never as a part of another."""

import json
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.services.club.forgetting import is_in_bytes, spelling_of, without_note

P = "P7"


@pytest.mark.parametrize(
    ("name", "text", "told"),
    [
        ("Ana", "Ana", P),
        ("Ana", "Ana & Ben", f"{P} & Ben"),
        ("Ana", "Ana's, (Ana), “Ana”, Ana/Ben", f"{P}'s, ({P}), “{P}”, {P}/Ben"),
        ("Ana", "Banana, Anabel, Ana_2, Ana1", "Banana, Anabel, Ana_2, Ana1"),
        ("Ana", "ana ANA", "ana ANA"),
        ("Ana", "Ana\u0301 is Aná", "Ana\u0301 is Aná"),
        ("Zoë", "Zoe\u0308 Zoë Zoe", f"{P} {P} Zoe"),
        ("Zoe\u0308", "Zoe\u0308 Zoë Zoe", f"{P} {P} Zoe"),
        ("Ana María", "Ana  María, Ana\tMaría, Ana Mari", f"{P}, {P}, Ana Mari"),
        ("Ann-Marie", "Ann-Marie Ann Marie", f"{P} Ann Marie"),
        ("A.J.", "A.J. and AxJx", f"{P} and AxJx"),
        ("राम", "राम, रामा", f"{P}, रामा"),
        ("安娜", "和安娜打牌", f"和{P}打牌"),
        ("안나", "안나가 이겼다", f"{P}가 이겼다"),
        ("✨", "✨ & Ben", f"{P} & Ben"),
        ("\\1", "\\1", P),
    ],
)
def test_a_name_goes_where_it_stands_as_words(name: str, text: str, told: str) -> None:
    assert spelling_of({name: P}).told(text) == told


def test_a_longer_name_of_somebody_else_stays() -> None:
    spelling = spelling_of({"Ana": P}, ["Ana María", "Ben"])
    assert spelling.told("Ana María & Ana, Ana Mar") == f"Ana María & {P}, {P} Mar"


def test_of_two_names_of_one_person_the_longer_one_is_seen_first() -> None:
    assert spelling_of({"Ana": P, "Ana Pérez": "Q"}).told("Ana Pérez, Ana") == f"Q, {P}"


def test_nothing_goes_where_nobody_is_named() -> None:
    assert spelling_of({}).told("Ana") == "Ana"
    assert spelling_of({"  ": P}).told("a  b") == "a  b"


@pytest.mark.parametrize(
    ("written", "expected"),
    [("Anna (of the choir)", "Anna"), ("Anna", "Anna"), ("Anna (x", "Anna (x"), ("(x)", "(x)")],
)
def test_a_note_in_brackets_is_no_part_of_the_name(written: str, expected: str) -> None:
    assert without_note(written) == expected


@given(
    st.text(st.characters(categories=["L", "N"]), min_size=1, max_size=8),
    st.sampled_from(["NFC", "NFD"]),
    st.booleans(),
)
def test_a_name_is_found_in_the_bytes_of_a_file_however_it_was_written(
    name: str, form: str, escaped: bool
) -> None:
    written = unicodedata.normalize(form, name)  # type: ignore[arg-type]
    content = json.dumps({"note": f"says {written}\nloudly"}, ensure_ascii=escaped)
    assert is_in_bytes(content.encode("utf-8"), spelling_of({name: ""}))
    assert not is_in_bytes(content.replace("says", "said").encode(), spelling_of({"says": ""}))
