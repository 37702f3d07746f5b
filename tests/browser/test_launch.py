"""From the first pixel to the first screen there is felt."""

import base64
from typing import Any

from playwright.sync_api import Browser

from tests.browser.server import Server

CORNER = """async (pictures) => {
  const corner = async (picture) => {
    const bytes = Uint8Array.from(atob(picture), (c) => c.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const brush = new OffscreenCanvas(1, 1).getContext("2d");
    brush.drawImage(bitmap, -4, -4);
    return [...brush.getImageData(0, 0, 1, 1).data].slice(0, 3);
  };
  return Promise.all(pictures.map(corner));
}"""
WHITE = [255, 255, 255]


def test_felt_gives_way_to_a_screen_that_is_drawn(chromium: Browser, app: Server) -> None:
    # Flet starts with white; the cover once went with the name of the page, before its picture.
    page = chromium.new_page(viewport={"width": 390, "height": 844})
    wire = page.context.new_cdp_session(page)
    pictures: list[str] = []

    def painted(frame: dict[str, Any]) -> None:
        pictures.append(frame["data"])
        wire.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    wire.on("Page.screencastFrame", painted)
    wire.send("Page.startScreencast", {"format": "png"})
    page.goto(app.url)
    page.locator("#cover").wait_for(state="detached")
    wire.send("Page.stopScreencast")
    pictures.append(base64.b64encode(page.screenshot()).decode())
    corners = page.evaluate(CORNER, pictures)
    page.close()
    blank = next(number for number, color in enumerate(corners) if color != WHITE)
    after = corners[blank:]
    assert all(green > red and green > blue for red, green, blue in after), after
