// Gives every text of the measured app with its box, what scrolls it, and what is tapped with it.
() => {
  const ID = "flt-semantics-identifier";
  const box = (node) => {
    if (!node) return null;
    const { x, y, width, height } = node.getBoundingClientRect();
    return [x, y, width, height];
  };
  const scrolls = (node) => node.querySelector(":scope > flt-semantics-scroll-overflow") !== null;
  // What is seen through all that scrolls it, one within the other.
  const seen = (node) => {
    let [left, top, right, bottom, any] = [-Infinity, -Infinity, Infinity, Infinity, false];
    for (let up = node.parentElement; up; up = up.parentElement) {
      if (!scrolls(up)) continue;
      const [x, y, width, height] = box(up);
      [left, top, any] = [Math.max(left, x), Math.max(top, y), true];
      [right, bottom] = [Math.min(right, x + width), Math.min(bottom, y + height)];
    }
    return any ? [left, top, right - left, bottom - top] : null;
  };
  const around = (node, is) => {
    for (let up = node.parentElement; up; up = up.parentElement) if (is(up)) return up;
    return null;
  };
  // A picture is named after its own width, and may be shown smaller.
  const shrunk = (node) => {
    const picture = around(node, (up) => (up.getAttribute(ID) ?? "").startsWith("picture-"));
    return picture ? box(picture)[2] / Number(picture.getAttribute(ID).split("-")[1]) : 1;
  };
  const said = (node) =>
    node.getAttribute("aria-label") ||
    [...node.childNodes].filter((e) => e.tagName === "SPAN" || e.nodeType === Node.TEXT_NODE)
      .map((e) => e.textContent).join("");
  return [...document.querySelectorAll(`flt-semantics-host [${ID}^="text|"]`)].map((node) => ({
    style: node.getAttribute(ID),
    text: said(node),
    box: box(node),
    shrunk: shrunk(node),
    scroller: seen(node),
    target: box(around(node, (up) => up.hasAttribute("flt-tappable"))),
    off: around(node, (up) => up.getAttribute("aria-disabled") === "true") !== null,
    name: around(node, (up) => up.hasAttribute(ID))?.getAttribute(ID) ?? "",
  }));
}
