"""Of nine thousand symbols those go out that one of Flutter's controls draws."""

import io
import re
from importlib.resources import files

import pytest
from fontTools.ttLib import TTFont

from scorekeeper.packaging import symbols
from scorekeeper.packaging.symbols import FLUTTER_SYMBOLS, reduced_font
from tests.packaging import icons

WEB = files("flet_web") / "web"
FONT = (WEB / "assets" / "fonts" / "MaterialIcons-Regular.otf").read_bytes()

NEVER_SHOWN = {
    *("brightness_high", "brightness_low", "brightness_medium", "fast_forward", "fast_rewind"),
    *("fullscreen", "fullscreen_exit", "skip_next", "skip_previous"),
    *("volume_down", "volume_off", "volume_up"),  # of films
    *("check_box", "check_box_outline_blank"),  # of Markdown
    "done",  # of the colour pickers
    "favorite",  # of a spinner
}
"""Symbols that the client draws for controls of which the app has none."""
CONSTANT = re.compile(r'\bB\.([\w$]+)=new A\.[\w$]+\(([\de]+),"MaterialIcons",')
USE = re.compile(r"(?<![.\w$])B\.([\w$]+)\b(?!=new)")
TABLE_OF_ALL = re.compile(r"\[B\.[\w$]+(?:,\s*B\.[\w$]+){5000,}\]")


def drawn_by_the_client() -> set[str]:
    """Return the glyphs that the compiled client uses beside the table of all, by which we name.

    dart2js writes each symbol as a constant, `B.x=new A.y(57415,"MaterialIcons",…)`.
    """
    client = (WEB / "main.dart.js").read_text("utf-8")
    code, tables = TABLE_OF_ALL.subn("", client)
    assert tables == 1
    numbers = {name: int(float(number)) for name, number in CONSTANT.findall(client)}
    names = TTFont(io.BytesIO(FONT)).getBestCmap()
    return {names[numbers[name]] for name in USE.findall(code) if name in numbers}


def glyphs(font: bytes) -> set[str]:
    return set(TTFont(io.BytesIO(font)).getGlyphOrder())


def test_server_font_has_each_symbol_that_flutter_draws() -> None:
    missing = glyphs(icons.font()) - glyphs(icons.WRITTEN.read_bytes())
    assert not missing, "write it anew: python -m tests.packaging.icons"


def test_symbols_of_flutter_are_those_its_client_draws() -> None:
    drawn = drawn_by_the_client()
    never = {f"{name}_baseline" for name in NEVER_SHOWN}
    assert never <= drawn, "a newer client draws less"
    assert drawn - never == set(FLUTTER_SYMBOLS)
    assert set(FLUTTER_SYMBOLS) <= glyphs(reduced_font(FONT))


def test_symbols_of_no_control_are_left_out() -> None:
    assert "abc_baseline" not in glyphs(reduced_font(FONT))


def test_a_symbol_that_the_font_lacks_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(symbols, "FLUTTER_SYMBOLS", ("no_such_symbol_baseline",))
    with pytest.raises(KeyError, match="no_such_symbol_baseline"):
        reduced_font(FONT)


def test_the_same_symbols_make_the_same_font() -> None:
    assert reduced_font(FONT) == reduced_font(FONT)
