"""The app with every text in the accessibility tree by itself, in its own box.

    python -m tests.tools.gallery.measured_app --web --port 8000 --data FOLDER

A screen reader is told one sentence where there are several texts. Here each text is a node,
named after how it is set (`text|size|face|line|most lines`), and nothing else is changed: the
same controls take the same room. The title of the page tells for what phone a screen is made,
so that no picture is taken between a turn of the phone and the screen that follows it.
"""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import flet as ft

import scorekeeper

TEXT, SEMANTICS = ft.Text, ft.Semantics
NO_LIMIT = 0
OF_PLACE = ("expand", "expand_loose", "key", "left", "right", "top", "bottom")
"""Properties that the control around a text must have instead of it."""


def measured_text(value: str = "", **how: Any) -> ft.Semantics:
    """A text in a node of its own; what places it goes to the node."""
    place = {name: how.pop(name) for name in OF_PLACE if name in how}
    style: ft.TextStyle = how.get("style") or ft.TextStyle()
    named = (style.size, style.font_family, style.height, how.get("max_lines") or NO_LIMIT)
    return SEMANTICS(
        identifier="|".join(("text", *map(str, named))),
        container=True,
        content=TEXT(value, **how),
        **place,
    )


def open_semantics(**how: Any) -> ft.Semantics:
    """A node that does not hide the texts within it."""
    how.pop("exclude_semantics", None)
    return SEMANTICS(**how)


def unmerged(content: ft.Control, **how: Any) -> ft.Semantics:
    """In place of one node made of several."""
    return SEMANTICS(content=content, **how)


def use_title(width: float, height: float, scale: float) -> None:
    """Name in the page's title the screen for which the calling component is made."""
    from tests.tools.gallery.model import told_of  # noqa: PLC0415 - screens come after the change

    page = ft.context.page

    def tell() -> None:
        dark = page.platform_brightness is ft.Brightness.DARK
        page.title = told_of(width, height, scale, dark=dark)
        page.update()

    page.on_platform_brightness_change = tell
    ft.use_effect(tell, [width, height, scale])


def tell_of_phones() -> None:
    from scorekeeper.ui import kit  # noqa: PLC0415
    from scorekeeper.ui.hooks import component, use_state  # noqa: PLC0415
    from scorekeeper.ui.kit import frame, tabs  # noqa: PLC0415

    covering = frame.covering_view

    @component
    def Told() -> Any:  # noqa: N802 - a component
        layout = use_state().layout
        use_title(layout.width, layout.height, layout.scale)
        return ft.Container(height=0)

    def measured_view(*args: Any, **kwargs: Any) -> ft.View:
        view: ft.View = covering(*args, **kwargs)
        view.controls.append(Told())
        return view

    for module in (kit, frame, tabs):
        vars(module).update(covering_view=measured_view)


def tell_of_walls() -> None:
    """Let the big screen name its size too: it measures no text."""
    from scorekeeper.club_ui.big_screen import screen  # noqa: PLC0415
    from scorekeeper.ui.hooks import component  # noqa: PLC0415

    framing = vars(screen)["felt_frame"]

    @component
    def Told(width: float, height: float) -> Any:  # noqa: N802 - a component
        use_title(width, height, 1.0)
        return ft.Container(height=0)

    def framed(sizes: Any, shown: list[ft.Control]) -> Any:
        page = ft.context.page
        return framing(sizes, [*shown, Told(page.width or 0, page.height or 0)])

    vars(screen).update(felt_frame=framed)


def leave_out_initials() -> None:
    """Do not measure the letters on discs: they do not grow with the text of the phone."""
    from scorekeeper.ui.widgets import side_marks  # noqa: PLC0415

    disc = vars(side_marks)["_disc"]

    def with_unmeasured_letter(content: Any, *how: Any) -> Any:
        content.identifier = "initial"
        return disc(content, *how)

    vars(side_marks).update(_disc=with_unmeasured_letter)


def replace_controls() -> None:
    """Replace the controls of Flet, and those of the app that are made from them."""
    name = "scorekeeper.ui.controls"
    # By its file, because an import of the package would import the screens with it.
    spec = spec_from_file_location(name, Path(scorekeeper.__file__).parent / "ui" / "controls.py")
    assert spec is not None
    assert spec.loader is not None
    controls = sys.modules[name] = module_from_spec(spec)
    spec.loader.exec_module(controls)
    vars(controls).update(Text=measured_text, Semantics=open_semantics)
    vars(ft).update(Text=measured_text, Semantics=open_semantics, MergeSemantics=unmerged)


def main() -> None:
    """Start the app as the command line has it."""
    replace_controls()
    tell_of_phones()
    tell_of_walls()
    leave_out_initials()
    from scorekeeper.__main__ import main as start  # noqa: PLC0415 - screens come after the change

    start()


if __name__ == "__main__":
    main()
