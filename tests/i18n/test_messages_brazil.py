"""Brazilian players meet the words of their games: lixo, dupla and rodada in Buraco and Tranca."""

import re
from collections.abc import Iterator

import pytest

from scorekeeper.i18n import Words
from scorekeeper.i18n.messages import catalogue
from scorekeeper.rules import RuleLibrary, RuleSetId

GAMES = ("buraco", "buraco_closed", "tranca")
TERM = re.compile(r"\{ (-\w+) \}")

NOT_OF_A_GAME = re.compile(
    r"big-screen|club|league|phone|publish|round-clock"  # a club, whose rounds are rodadas
    r"|cli|conflict|doctor|exchange|finding|import|place|problem-(too_few_sides|deal_of_another)|store|taken"
    r"|rule-note|rule-set|switch"  # written for one rule set each, mostly not of Brazil
    r"|play-sides|view|ask|-"
)
"""Keys of messages that are not about one game."""
TAKE_OUT_THE_BIN = re.compile(
    r"\b[Ll]ev(a|ar|e|em|am|ou|ad[oa]s?|ando)\b[^.;:?]*\blixo|lixo[^.;:?]*\blevad"
)


def texts_of_game(identity: str) -> Iterator[tuple[str, str]]:
    """Yield the key and source of each message of a game, with its terms filled in."""
    words = Words("pt").of_game(RuleLibrary().book(RuleSetId(identity)).identity)
    sources = words.catalogue.sources
    for key, source in sources.items():
        if NOT_OF_A_GAME.match(key) or "--" in key:
            continue
        text = source.removeprefix(key)
        yield key, TERM.sub(lambda term: sources[term[1]].partition("= ")[2].strip(), text)


@pytest.mark.parametrize("identity", GAMES)
def test_a_side_is_a_dupla(identity: str) -> None:
    """A side of two is no equipe, which is a team of a club."""
    assert [
        key for key, text in texts_of_game(identity) if re.search(r"\b[Ee]quipes?\b", text)
    ] == []


@pytest.mark.parametrize("identity", GAMES)
def test_a_deal_is_a_rodada(identity: str) -> None:
    """Mão is what a player holds."""
    deal = re.compile(
        r"\b[Mm]ão \{ \$(number|deal)|\b([Ee]sta|[Nn]esta|[Cc]ada|[Pp]róxima) mão\b(?! é| esp)"
    )
    held = {"finder-top-unused", "meld-not-found", "meld-nothing-legal", "finder-nothing"}
    found = {key for key, text in texts_of_game(identity) if deal.search(text)}
    assert found - held == set()


def test_nobody_takes_the_bin_out() -> None:
    """“Levar o lixo” is a household chore; at the table the pile is taken with “pegar”."""
    sources = catalogue("pt").sources
    assert [key for key, text in sources.items() if TAKE_OUT_THE_BIN.search(text)] == []


def test_threes_are_figures() -> None:
    """“Três vermelhos” are three red ones."""
    sources = catalogue("pt").sources
    assert [key for key, text in sources.items() if re.search("[Tt]rês (vermelh|pret)", text)] == []


def test_portugal_has_no_words_of_brazil() -> None:
    """Terms of the games of Brazil are those of Portugal there."""
    words = Words("pt-PT").of_game(RuleLibrary().book(RuleSetId("buraco")).identity)
    assert words.text("table-deal", number=3) == "Mão 3"
    assert words.text("rule-sides") == "Equipas"
    brazilian = re.compile(
        r"\blixo\b|(?<!\$)[Bb]ackup|\bcelular|\barquivo|\bbônus|\bpego\b|\bregistro"
    )
    sources = words.catalogue.sources
    assert [key for key, text in sources.items() if brazilian.search(text.removeprefix(key))] == []
