// Runs in the page before the app: reads Flutter's accessibility tree and counts touches.
(() => {
  const HOST = "flt-semantics-host";
  const ID = "flt-semantics-identifier";
  const STILL = 3; // frames
  const ANSWER = 150; // milliseconds after which what the page has sent needs no answer any more
  const all = () => [...document.querySelectorAll(`${HOST} flt-semantics`)];

  // What a node says by itself: its label, else the text that is directly in it. Spaces at which no
  // line ends are heard as any other.
  const own = (node) => {
    const field = [...node.children].find((e) => e.matches("input, textarea"));
    const direct = [...node.childNodes]
      .filter((e) => e.nodeType === Node.TEXT_NODE || e.tagName === "SPAN")
      .map((e) => e.textContent)
      .join("");
    const said = node.getAttribute("aria-label") || direct;
    const parts = [said, field?.getAttribute("aria-label"), field?.value].filter(Boolean);
    return parts.join(" ").replaceAll("\u00a0", " ").trim();
  };

  // What it says with all that lies in it.
  const said = (node) =>
    [node, ...node.querySelectorAll("flt-semantics")].map(own).filter(Boolean).join(" ");

  // In which directions something around it scrolls, so that part of it may be out of sight.
  const scrolled = (node) => {
    const found = new Set();
    for (let up = node.parentElement; up; up = up.parentElement)
      if (up.querySelector(":scope > flt-semantics-scroll-overflow"))
        found.add(getComputedStyle(up).overflowX === "scroll" ? "x" : "y");
    return [...found].sort().join("");
  };

  const box = (node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    const is = (name) => node.getAttribute(name) === "true";
    return {
      identifier: node.getAttribute(ID) ?? "",
      role: node.getAttribute("role") ?? "",
      text: said(node),
      x, y, width, height,
      tappable: node.hasAttribute("flt-tappable"),
      selected: is("aria-selected") || is("aria-checked") || is("aria-current"),
      disabled: is("aria-disabled"),
      scrolled: scrolled(node),
    };
  };

  const named = (identifier) =>
    [...document.querySelectorAll(`${HOST} flt-semantics[${ID}="${CSS.escape(identifier)}"]`)];

  // A number that another tree, or the same at another place, hardly ever has.
  const state = () => {
    const written = document.querySelector(HOST)?.innerHTML ?? "";
    let sum = written.length;
    for (let at = 0; at < written.length; at += 1)
      sum = (Math.imul(sum, 31) + written.charCodeAt(at)) | 0;
    return sum;
  };

  const begin = (scale) => {
    if (scale !== 1) document.documentElement.style.fontSize = `${scale * 100}%`;
    const hidden = document.querySelector("flt-semantics-placeholder");
    const { left, top, width, height } = hidden.getBoundingClientRect();
    const at = { clientX: left + width / 2, clientY: top + height / 2 };
    hidden.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...at }));
  };

  // What would take a touch in the middle of a node, or null.
  const over = (node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return node.contains(top) ? null : (top?.outerHTML.slice(0, 200) ?? "the edge of the screen");
  };

  // The next frame of the page; Flutter draws in the same ones.
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));

  // What the page has said to the app and heard from it.
  const wire = { sent: -Infinity, heard: 0, isAsking: false };
  window.WebSocket = class extends WebSocket {
    constructor(...place) {
      super(...place);
      this.addEventListener("message", () => { wire.heard += 1; wire.isAsking = false; });
    }
    send(message) {
      [wire.sent, wire.isAsking] = [performance.now(), true];
      super.send(message);
    }
  };
  const waits = () => wire.isAsking && performance.now() - wire.sent < ANSWER;

  // The box of a node as soon as it can be touched and the screen has followed the last touch: the
  // node lay still for some frames in which nothing came from the app. Else why not.
  const atRest = async (identifier, patience) => {
    const end = performance.now() + patience;
    let why = "is not there";
    for (let before = "", heard = -1, still = 0; performance.now() < end; await frame()) {
      const nodes = named(identifier);
      if (nodes.length > 1) return `is the name of ${nodes.length} nodes`;
      const now = nodes.length ? JSON.stringify(box(nodes[0])) : "";
      const lid = now && over(nodes[0]);
      const same = now === before && wire.heard === heard && !waits();
      still = now && same && lid === null ? still + 1 : 0;
      if (still === STILL) return JSON.parse(now);
      if (now) why = lid === null ? "does not come to rest" : `lies below ${lid}`;
      [before, heard] = [now, wire.heard];
    }
    return why;
  };

  // Counts frames from now on, up to this many.
  const count = (most) => {
    window.semantics.frames = 0;
    const next = () => {
      window.semantics.frames += 1;
      if (window.semantics.frames < most) requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  };

  window.semantics = {
    taps: 0,
    frames: 0,
    count,
    begin,
    boxes: () => all().map(box),
    find: (identifier) => named(identifier).map(box),
    state,
    atRest,
    texts: () => all().map(own).filter(Boolean),
  };
  addEventListener("pointerdown", (e) => { if (e.isTrusted) window.semantics.taps += 1; }, true);
})();
