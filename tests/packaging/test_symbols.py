"""Of nine thousand symbols those go out that the app, or one of Flutter's controls, draws."""

import io
import json
import re
from importlib.resources import files

import pytest
from fontTools.ttLib import TTFont

from scorekeeper.packaging.folders import symbols_of, this_project
from scorekeeper.packaging.symbols import OF_FLUTTER, font_of, named_in, table_of
from tests.packaging import icons

WEB = files("flet_web") / "web"
FONT = (WEB / "assets" / "fonts" / "MaterialIcons-Regular.otf").read_bytes()
TABLE = (files("flet.controls.material") / "icons.json").read_bytes()

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


def test_a_symbol_is_named_where_a_source_draws_it() -> None:
    sources = ["ft.Icon(ft.Icons.STYLE_OUTLINED)", "I = ft.Icons\nx = I.MENU, Face.BOLD"]
    assert named_in(sources, TABLE) == {"STYLE_OUTLINED", "MENU"}


def test_each_symbol_of_the_app_is_in_its_font_and_in_its_table() -> None:
    names = symbols_of(this_project().code)
    assert "STYLE_OUTLINED" in names
    made = glyphs(font_of(FONT, names))
    assert {"style_outlined", "menu_baseline"} <= made
    assert "abc_baseline" not in made
    numbers = json.loads(table_of(TABLE, names))
    assert numbers.keys() == names
    assert numbers["MENU"] == json.loads(TABLE)["MENU"]


def test_server_font_has_each_symbol_of_the_app() -> None:
    missing = glyphs(icons.font()) - glyphs(icons.WRITTEN.read_bytes())
    assert not missing, "write it anew: python -m tests.packaging.icons"


def test_what_flutter_draws_by_itself_is_what_its_compiled_client_uses() -> None:
    drawn = drawn_by_the_client()
    never = {f"{name}_baseline" for name in NEVER_SHOWN}
    assert never <= drawn, "a newer client draws less"
    assert drawn - never == set(OF_FLUTTER)
    assert set(OF_FLUTTER) <= glyphs(font_of(FONT, set()))


def test_a_symbol_that_the_font_lacks_is_named() -> None:
    with pytest.raises(KeyError, match="no_such_symbol_baseline"):
        font_of(FONT, {"NO_SUCH_SYMBOL"})


def test_the_same_symbols_make_the_same_font() -> None:
    assert font_of(FONT, {"MENU", "CHECK"}) == font_of(FONT, {"CHECK", "MENU"})
