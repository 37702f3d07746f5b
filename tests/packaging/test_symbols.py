"""Of nine thousand symbols those go out that the app, or one of Flutter's controls, draws."""

import io
import json
from importlib.resources import files

import pytest
from fontTools.ttLib import TTFont

from scorekeeper.packaging.folders import symbols_of, this_project
from scorekeeper.packaging.symbols import OF_FLUTTER, font_of, named_in, table_of

FONT = (files("flet_web") / "web" / "assets" / "fonts" / "MaterialIcons-Regular.otf").read_bytes()
TABLE = (files("flet.controls.material") / "icons.json").read_bytes()


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


def test_what_flutter_draws_by_itself_is_there_in_every_style() -> None:
    made = glyphs(font_of(FONT, set()))
    assert {f"{name}_rounded" for name in OF_FLUTTER} <= made
    assert len(made) < 300


def test_a_symbol_that_the_font_lacks_is_named() -> None:
    with pytest.raises(KeyError, match="no_such_symbol_baseline"):
        font_of(FONT, {"NO_SUCH_SYMBOL"})


def test_the_same_symbols_make_the_same_font() -> None:
    assert font_of(FONT, {"MENU", "CHECK"}) == font_of(FONT, {"CHECK", "MENU"})
