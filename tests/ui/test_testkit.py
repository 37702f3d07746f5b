"""The kit fails where a look at the Python objects would not: it notices each way to die."""

from collections.abc import Callable
from dataclasses import dataclass, field

import flet as ft
import pytest
from flet.pubsub.pubsub_hub import PubSubHub

from tests.ui.testkit import mount


def button(identifier: str, label: str, on_click: Callable[[], object]) -> ft.Semantics:
    """A thing to tap, made the way the app makes them."""
    inner = ft.Container(ft.Text(label.upper()), on_click=on_click)
    return ft.Semantics(identifier=identifier, label=label, button=True, content=inner)


def semantics_node(identifier: str, text: str) -> ft.Semantics:
    return ft.Semantics(identifier=identifier, content=ft.Text(text))


@ft.component
def Fragile() -> ft.Control:
    count, set_count = ft.use_state(0)
    return ft.Column(
        [
            semantics_node("share", f"{12 // (2 - count)} each"),
            button("more", "One more", lambda: set_count(count + 1)),
        ]
    )


async def test_a_crash_while_a_component_redraws_is_noticed() -> None:
    async with mount(lambda page: page.render(Fragile)) as ui:
        await ui.tap("more")
        assert ui.text("share") == "12 each"
        with pytest.raises(AssertionError, match=r"screen is dead.*ZeroDivisionError"):
            await ui.tap("more")


async def test_a_crash_in_a_handler_is_noticed() -> None:
    def fails() -> None:
        raise LookupError("no such deal")

    def failing(page: ft.Page) -> None:
        page.add(button("fail", "Fail", fails))

    async with mount(failing) as ui:
        with pytest.raises(AssertionError, match="session crashed: no such deal"):
            await ui.tap("fail")


@ft.observable
@dataclass
class Scores:
    """Scores that two phones must not share, and share in the next tests."""

    deals: list[int] = field(default_factory=list)


@ft.component
def Sheet(scores: Scores) -> ft.Control:
    return ft.Column(
        [
            semantics_node("sheet", f"{scores.deals}"),
            button("record", "Record", lambda: scores.deals.append(len(scores.deals) + 1)),
        ]
    )


async def test_a_patch_sent_to_the_wrong_phone_is_noticed() -> None:
    shared, hub = Scores(), PubSubHub()
    app = lambda page: page.render(Sheet, shared)  # noqa: E731 - the same app for both
    async with mount(app, hub=hub) as one, mount(app, hub=hub) as other:
        with pytest.raises(AssertionError, match="which this client lacks"):
            await one.tap("record")
        assert shared.deals == [1]
        assert other.text("sheet") == "[]"


@ft.component
def Forgetful(log: list[str]) -> ft.Control:
    names, set_names = ft.use_state(log)

    def remember() -> None:
        names.append("Anna")
        set_names(names)  # the same list: nothing seems to have changed

    return ft.Column([semantics_node("names", f"{names}"), button("add", "Add", remember)])


async def test_a_change_that_was_never_sent_is_not_on_the_screen() -> None:
    log: list[str] = []
    async with mount(lambda page: page.render(Forgetful, log)) as ui:
        await ui.tap("add")
        assert log == ["Anna"]
        assert ui.text("names") == "[]"


async def test_an_update_that_a_handler_forgot_is_not_on_the_screen() -> None:
    total = ft.Text("0")

    def recorded() -> None:
        ft.context.disable_auto_update()
        total.value = "1385"

    def forgetting(page: ft.Page) -> None:
        page.add(ft.Semantics(identifier="total", content=total), button("r", "Record", recorded))

    async with mount(forgetting) as ui:
        await ui.tap("r")
        assert total.value == "1385"
        assert ui.text("total") == "0"


async def test_testkit_taps_nothing_absent_or_disabled() -> None:
    def main(page: ft.Page) -> None:
        off = ft.Container(button("off", "Not now", lambda: None), disabled=True)
        page.add(
            semantics_node("count", "0 deals"), off, ft.Container(ft.Text("unseen"), visible=False)
        )

    async with mount(main) as ui:
        assert not ui.has_text("unseen")
        with pytest.raises(AssertionError, match="is disabled"):
            await ui.tap("off")
        with pytest.raises(AssertionError, match=r"0 × identifier 'less'.*0 deals"):
            await ui.tap("less")
        with pytest.raises(AssertionError, match="not within"):
            await ui.until(lambda: ui.has_text("won"), seconds=0.05)
