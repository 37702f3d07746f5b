"""What a screen reader says of something that is not tapped."""

import flet as ft


def spoken(
    content: ft.Control,
    label: str,
    *,
    name: str | None = None,
    live: bool | None = None,
    expand: bool | int | None = None,
) -> ft.Semantics:
    """Something that is read out as `label` alone, and found by tests as `name`.

    What is `live` is read out by itself whenever it changes.
    """
    return ft.Semantics(
        label=label,
        identifier=name,
        live_region=live,
        container=True,
        exclude_semantics=True,
        expand=expand,
        content=content,
    )


def unspoken(content: ft.Control, *, expand: bool | int | None = None) -> ft.Semantics:
    """Something that is seen only: what lies around it says the same in words."""
    return ft.Semantics(exclude_semantics=True, expand=expand, content=content)
