"""A camera over a screen: which modules of a code are dark in the picture that is painted there."""

import base64

from tests.browser.driver import Box, Phone

MARGIN = 4
"""Modules of white around a code."""
LOOK = """async ([png, count]) => {
  const bytes = Uint8Array.from(atob(png), (c) => c.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const paper = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
  paper.drawImage(picture, 0, 0);
  const at = (place) => Math.floor(((place + 0.5) * picture.width) / count);
  const isDark = (row, column) => paper.getImageData(at(column), at(row), 1, 1).data[0] < 128;
  const all = [...Array(count).keys()];
  return all.map((row) => all.map((column) => isDark(row, column)));
}"""


def modules(screen: Phone, box: Box, size: int) -> list[list[bool]]:
    """The dark modules, row by row, of a code of `size` modules a side in the middle of a box."""
    side = box.height
    clip = {"x": box.x + (box.width - side) / 2, "y": box.y, "width": side, "height": side}
    png = base64.b64encode(screen.page.screenshot(clip=clip)).decode()  # type: ignore[arg-type]
    seen: list[list[bool]] = screen.page.evaluate(LOOK, [png, size + 2 * MARGIN])
    return [row[MARGIN:-MARGIN] for row in seen[MARGIN:-MARGIN]]
