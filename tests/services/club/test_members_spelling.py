"""A name in a text: as whole words, however composed, and never as a part of another."""

import json
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.services.club.members import NameReplacer

P = "P7"


@pytest.mark.parametrize(
    ("name", "text", "renamed"),
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
        ("✨", "✨ & Ben", f"{P} & Ben"),
        ("\\1", "\\1", P),
    ],
)
def test_a_name_goes_where_it_stands_as_words(name: str, text: str, renamed: str) -> None:
    assert NameReplacer({name: P})(text) == renamed


def test_a_longer_name_of_somebody_else_stays() -> None:
    renaming = NameReplacer({"Ana": P}, ["Ana María", "Ben"])
    assert renaming("Ana María & Ana, Ana Mar") == f"Ana María & {P}, {P} Mar"


def test_of_two_names_of_one_person_the_longer_one_is_seen_first() -> None:
    assert NameReplacer({"Ana": P, "Ana Pérez": "Q"})("Ana Pérez, Ana") == f"Q, {P}"


def test_of_two_that_look_alike_only_the_one_that_is_meant_goes() -> None:
    renaming = NameReplacer({"Zoë": P}, ["Zoe\u0308"])
    assert (renaming("Zoë"), renaming("Zoe\u0308")) == (P, "Zoe\u0308")


def test_a_note_in_brackets_that_tells_two_apart_is_no_part_of_a_name() -> None:
    renaming = NameReplacer({"Ana": P}, ["Ana (old)", "Eva (Ana's sister)"])
    assert renaming("Ana (old)") == "Ana (old)"
    assert renaming("Eva (Ana's sister)") == f"Eva ({P}'s sister)"


def test_nothing_goes_where_nobody_is_named() -> None:
    assert NameReplacer({})("Ana") == "Ana"
    assert NameReplacer({"  ": P})("a  b") == "a  b"


@given(
    st.text(st.characters(categories=["L", "N"]), min_size=1, max_size=8),
    st.sampled_from(["NFC", "NFD"]),
    st.booleans(),
)
def test_name_is_found_in_bytes_in_each_form_of_unicode(
    name: str, form: str, escaped: bool
) -> None:
    written = unicodedata.normalize(form, name)  # type: ignore[arg-type]
    content = json.dumps({"note": f"says {written} loudly"}, ensure_ascii=escaped)
    assert NameReplacer({name: P}).is_in(content.encode("utf-8"))
    assert not NameReplacer({"says": P}).is_in(content.replace("says", "said").encode())
