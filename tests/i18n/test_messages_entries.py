"""A catalogue is cut into its messages without being parsed, and each of them is whole."""

from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

from scorekeeper.i18n.messages import catalogue, languages


@pytest.mark.thorough
@pytest.mark.parametrize("language", languages())
def test_each_message_is_cut_out_whole(language: str) -> None:
    whole = {}
    for code in dict.fromkeys((language.partition("-")[0], language)):  # a region's come last
        text = (files("scorekeeper.i18n") / "catalogues" / f"{code}.ftl").read_text("utf-8")
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message | ast.Term) and entry.span and entry.id.span:
                mark = "-" if isinstance(entry, ast.Term) else ""
                start = entry.id.span.start - len(mark)
                whole[mark + entry.id.name] = text[start : entry.span.end].strip()
    sources = catalogue(language).sources
    assert {key: source.strip() for key, source in sources.items()} == whole


def test_a_message_that_takes_the_text_of_another_has_it() -> None:
    english = catalogue("en")
    said = english.format("value-go_out_bonus", {"number": 100})
    assert "100" in said


def test_the_same_message_with_other_values_is_another_text() -> None:
    english = catalogue("en")
    assert english.format("number", {"value": 1}) == "1"
    assert english.format("number", {"value": 2}) == "2"
    assert english.format("number", {"value": 1}) == "1"
