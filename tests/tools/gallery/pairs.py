"""Every pair of colours that lies one on the other on a screen, read from the client's mirror."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from scorekeeper.ui.theme import ICONS
from tests.tools.gallery.tokens import BETWEEN_THEMES, SEPARATOR
from tests.ui.mirror import Tree
from tests.ui.screen import unwrapped

DIGITS = frozenset("0123456789")
SIGNS = frozenset(",.  −+=: ")
SCORES = ("total-", "needs-", "sum-", "new-total-", "sentence", "deal-", "points-")
"""Names of what shows scores begin like this."""
GROUNDS: Mapping[str, str] = {
    "View": "surface",
    "AlertDialog": "surfacecontainerhigh",
    "BottomSheet": "surfacecontainerlow",
    "NavigationBar": "surfacecontainer",
    "NavigationRail": "surface",
}
"""The ground that a control draws under its content by itself."""
BUTTONS: Mapping[str, str | None] = {"FilledButton": "primary", "IconButton": None}
"""Buttons, with the ground of those that have no other."""


@dataclass(frozen=True, slots=True)
class Around:
    """The surroundings of a control: grounds from below upwards, and whose part it is."""

    grounds: tuple[str, ...] = ()
    name: str = ""
    off: bool = False
    ink: str = "onsurface"
    """The colour of a text that has none."""
    roles: Mapping[str, str] = field(default_factory=dict)
    """Colours of the theme of a part, by day and by night."""

    def colour(self, role: str) -> str:
        """The colour that a role has here, where a theme of its own says so."""
        name, separator, opacity = role.partition(SEPARATOR)
        if name not in self.roles:
            return role
        values = self.roles[name].split(BETWEEN_THEMES)
        return BETWEEN_THEMES.join(f"{value}{separator}{opacity}" for value in values)


@dataclass(frozen=True, slots=True)
class Pair:
    """An ink on its grounds; `score` when it is a number that a score consists of."""

    ink: str
    grounds: tuple[str, ...]
    score: bool = False
    icon: bool = False


def pairs(tree: Any, around: Around | None = None) -> Iterator[Pair]:
    """Every pair within a part of the mirror; what is switched off and not chosen is left out."""
    tree, around = unwrapped(tree), around or Around()
    if isinstance(tree, list):
        for part in tree:
            yield from pairs(part, around)
    elif isinstance(tree, dict) and tree.get("visible") is not False and tree.get("opacity") != 0:
        inner = _within(tree, around)
        if not inner.off:
            yield from _own(tree, inner)
        for name, part in tree.items():
            if isinstance(part, (dict, list)) and not name.startswith("_"):
                yield from pairs(part, inner)


def _within(tree: Tree, around: Around) -> Around:
    kind = tree.get("_c", "")
    own = tree.get("bgcolor") or tree.get("fill_color") or GROUNDS.get(kind)
    if kind in BUTTONS:
        # Flet moves the properties of a button to its style.
        style = (tree.get("_internals") or {}).get("style") or tree.get("style") or {}
        own = style.get("bgcolor") or BUTTONS[kind]
        if kind == "FilledButton":
            around = replace(around, ink=style.get("color") or "onprimary")
    if own == "transparent":
        own = None
    if gradient := tree.get("gradient"):
        own = gradient["colors"][0]
    if day := (tree.get("theme") or {}).get("color_scheme"):
        night = tree["dark_theme"]["color_scheme"]
        roles = {
            name.replace("_", ""): BETWEEN_THEMES.join((value, night[name]))
            for name, value in day.items()
            if isinstance(value, str) and not name.startswith("_")
        }
        around = replace(around, roles={**around.roles, **roles})
    grounds = (*around.grounds, around.colour(own)) if isinstance(own, str) else around.grounds
    name = tree.get("identifier") if kind == "Semantics" else None
    is_off = bool(tree.get("disabled")) and not tree.get("selected")
    off = around.off or is_off
    return replace(around, grounds=grounds, name=name or around.name, off=off)


def _own(tree: Tree, around: Around) -> Iterator[Pair]:
    kind = tree.get("_c")
    if kind == "Text" and tree.get("value"):
        style = tree.get("style") or {}
        yield Pair(
            around.colour(style.get("color") or tree.get("color") or around.ink),
            around.grounds,
            score=_is_score(tree["value"], around),
            icon=style.get("font_family") == ICONS,
        )
    elif kind == "TextField":
        for style in ("text_style", "label_style", "hint_style", "error_style"):
            if ink := (tree.get(style) or {}).get("color"):
                yield Pair(around.colour(ink), around.grounds)


def _is_score(text: str, around: Around) -> bool:
    return bool(set(text) & DIGITS) and set(text) <= DIGITS | SIGNS and _scores(around.name)


def _scores(name: str) -> bool:
    return name.startswith(SCORES)
