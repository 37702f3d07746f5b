"""The cover of a site until the app is there: words of every language, numbers of the rules."""

import re

import pytest

from scorekeeper.i18n import Words
from scorekeeper.i18n.messages import best_language, languages
from scorekeeper.packaging.cover import Cover, cover_page
from scorekeeper.rules import find_rule_set, rule_book
from scorekeeper.ui.palette import DARK, LIGHT


@pytest.fixture(scope="module")
def page() -> str:
    return cover_page()


def test_the_initial_melds_are_those_of_classic_canasta() -> None:
    cover = Cover(Words("en"), rule_book(find_rule_set("Classic")))
    assert cover.rule_set == "Classic"
    assert cover.rows == (
        ("below 0", "15"),
        ("0 to 1,495", "50"),
        ("1,500 to 2,995", "90"),
        ("3,000 or more", "120"),
    )


def test_cover_has_the_words_of_each_language(page: str) -> None:
    """English stands there without a script."""
    assert re.findall(r'<main lang="([^"]+)"', page) == list(languages())
    shown, *others = page.split("<template")
    assert Words("en").text("cover-private") in shown
    assert len(others) == len(languages()) - 1
    for language, other in zip(languages()[1:], others, strict=True):
        assert Words(language).text("cover-private") in other, language


@pytest.mark.parametrize(
    "tag", ["de-AT", "pt-BR", "pt-PT", "pt-AO", "en-US", "en-GB", "fi", "sv-FI", "zh-CN"]
)
def test_a_tag_leads_to_the_language_that_the_app_will_speak(page: str, tag: str) -> None:
    tags = {language: listed.split() for listed, language in TEMPLATE.findall(page)}
    parts = [tag, tag.partition("-")[0]]  # as the script looks for it
    found = [language for part in parts for language, own in tags.items() if part in own]
    assert (found or ["en"])[0] == best_language([tag])


TEMPLATE = re.compile(r'<template data-tags="([^"]+)">\s*<main lang="([^"]+)"')


def test_the_colours_are_those_of_the_app_by_day_and_by_night(page: str) -> None:
    for scheme in (LIGHT, DARK):
        assert f"--felt: {scheme.primary_fixed};" in page
        assert f"--brass: {scheme.secondary};" in page
