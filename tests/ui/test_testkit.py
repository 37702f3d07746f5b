"""The kit itself: it plays a tiny app, and notices each way in which a screen can die."""

import asyncio
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


def marked(identifier: str, text: str) -> ft.Semantics:
    return ft.Semantics(identifier=identifier, content=ft.Text(text))


@ft.component
def Counter() -> ft.Control:
    count, set_count = ft.use_state(0)
    name, set_name = ft.use_state("")
    asked, set_asked = ft.use_state(False)
    page = ft.context.page

    ft.use_dialog(
        ft.AlertDialog(
            title=ft.Text("Begin again?"),
            actions=[button("yes", "Yes", lambda: (set_count(0), set_asked(False)))],
            on_dismiss=lambda: set_asked(False),
        )
        if asked
        else None
    )
    return ft.Column(
        [
            marked("count", f"{count} for {name or 'nobody'}"),
            marked("size", f"{page.width:g}×{page.height:g}"),
            button("more", "One more", lambda: set_count(count + 1)),
            button("again", "Begin again", lambda: set_asked(True)),
            ft.Semantics(
                identifier="name",
                content=ft.TextField(
                    label="Name", value=name, on_change=lambda e: set_name(e.control.value)
                ),
            ),
            ft.Container(button("off", "Not now", lambda: set_count(99)), disabled=True),
            ft.Container(ft.Text("unseen"), visible=False),
        ]
    )


def main(page: ft.Page) -> None:
    page.render(Counter)


async def test_a_tap_by_identifier_by_label_and_by_text_reaches_the_same_button() -> None:
    async with mount(main) as ui:
        await ui.tap("more")
        await ui.tap_label("One more")
        await ui.tap_text("ONE MORE")
        assert ui.text("count") == "3 for nobody"


async def test_letters_go_into_a_field_one_by_one() -> None:
    async with mount(main) as ui:
        await ui.type("name", "Zoë")
        assert ui.text("count") == "0 for Zoë"
        await ui.type("Name", "Al")
        assert ui.text("count") == "0 for Al"


async def test_a_dialog_is_seen_while_it_is_open_and_gone_afterwards() -> None:
    async with mount(main) as ui:
        await ui.tap("more")
        await ui.tap("again")
        assert ui.has_text("Begin again?")
        await ui.tap("yes")
        assert not ui.has("yes")
        assert ui.text("count") == "0 for nobody"


async def test_what_is_hidden_is_not_on_the_screen() -> None:
    async with mount(main) as ui:
        assert not ui.has_text("unseen")


async def test_what_lies_in_something_disabled_cannot_be_tapped() -> None:
    async with mount(main) as ui:
        with pytest.raises(AssertionError, match="is disabled"):
            await ui.tap("off")


async def test_what_is_not_there_cannot_be_tapped_and_the_screen_is_told() -> None:
    async with mount(main) as ui:
        with pytest.raises(AssertionError, match=r"0 × identifier 'less'.*0 for nobody"):
            await ui.tap("less")


async def test_the_app_sees_the_size_of_the_phone() -> None:
    async with mount(main, width=800, height=1280) as ui:
        assert ui.text("size") == "800×1280"


@ft.component
def Pages() -> ft.Control:
    deal = ft.Route(path="deal/:number", component=DealPage)
    first = ft.Route(component=FirstPage, children=[deal])
    return ft.Router([first], manage_views=True)


@ft.component
def FirstPage() -> ft.Control:
    return ft.View(
        route="/", controls=[button("go", "Deal 5", lambda: ft.context.page.navigate("/deal/5"))]
    )


@ft.component
def DealPage() -> ft.Control:
    number = ft.use_route_params()["number"]
    return ft.View(route=f"/deal/{number}", controls=[marked("title", f"Deal {number}")])


async def test_a_route_is_followed_by_a_tap_and_by_its_address() -> None:
    async with mount(lambda page: page.render_views(Pages)) as ui:
        await ui.tap("go")
        assert ui.route == "/deal/5"
        assert ui.text("title") == "Deal 5"
        await ui.go("/")
        assert ui.has("go")
        await ui.go("/deal/7")
        assert ui.text("title") == "Deal 7"


async def test_the_back_button_returns_to_the_page_before() -> None:
    async with mount(lambda page: page.render_views(Pages)) as ui:
        await ui.tap("go")
        await ui.back()
        assert ui.has("go")
        with pytest.raises(AssertionError, match="nothing to go back to"):
            await ui.back()


async def test_the_arrow_of_a_page_leads_to_the_page_below_it() -> None:
    async with mount(lambda page: page.render_views(Pages), route="/deal/5") as ui:
        assert ui.text("title") == "Deal 5"
        await ui.leave()
        assert ui.has("go")


async def test_a_key_reaches_the_page_and_a_resize_its_handler() -> None:
    heard: list[object] = []

    def listening(page: ft.Page) -> None:
        page.on_keyboard_event = lambda e: heard.append(("ctrl+" if e.ctrl else "") + e.key)
        page.on_resize = lambda e: heard.append((e.width, e.height, page.width))

    async with mount(listening) as ui:
        await ui.press("Z", ctrl=True)
        await ui.resize(844, 390)
    assert heard == ["ctrl+Z", (844, 390, 844)]


# --- what the kit is for: it fails where a look at the Python objects would not


@ft.component
def Fragile() -> ft.Control:
    count, set_count = ft.use_state(0)
    return ft.Column(
        [
            marked("share", f"{12 // (2 - count)} each"),
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
    """What two phones must not share, and share in the next tests."""

    deals: list[int] = field(default_factory=list)


@ft.component
def Sheet(scores: Scores) -> ft.Control:
    return ft.Column(
        [
            marked("sheet", f"{scores.deals}"),
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


async def test_two_phones_hear_each_other_through_the_hub() -> None:
    hub, deals = PubSubHub(loop=asyncio.get_running_loop()), [7]

    def phone(page: ft.Page) -> None:
        scores = Scores()

        async def refresh() -> None:
            scores.deals = list(deals)

        page.pubsub.subscribe(lambda _: page.run_task(refresh))
        page.render(Sheet, scores)

    async with mount(phone, hub=hub) as one, mount(phone, hub=hub) as other:
        one.page.pubsub.send_all("changed")
        await one.until(lambda: one.text("sheet") == "[7]")
        await other.until(lambda: other.text("sheet") == "[7]")


@ft.component
def Forgetful(log: list[str]) -> ft.Control:
    names, set_names = ft.use_state(log)

    def remember() -> None:
        names.append("Anna")
        set_names(names)  # the same list: nothing seems to have changed

    return ft.Column([marked("names", f"{names}"), button("add", "Add", remember)])


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


async def test_waiting_for_what_never_comes_fails() -> None:
    async with mount(main) as ui:
        with pytest.raises(AssertionError, match="not within"):
            await ui.until(lambda: ui.has_text("won"), seconds=0.05)
