// Runs in the page before the app: switches the accessibility tree on as soon as Flutter offers
// it, and notes when a node is there, when what a node says is another, and the last long frame.
(() => {
  const node = (id) => document.querySelector(`[flt-semantics-identifier="${CSS.escape(id)}"]`);
  const now = () => performance.timeOrigin + performance.now();
  const texts = (one) => one && (one.getAttribute("aria-label") ?? "") + one.textContent
    + [...one.querySelectorAll("[aria-label]")].map((e) => e.getAttribute("aria-label")).join(" ");
  const watching = { seen: {}, waiting: null, tapped: 0, changed: 0, quiet: 0 };

  // The end of the last frame, or other work, that held the page up for 50 ms or more.
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      watching.quiet = performance.timeOrigin + startTime + duration;
  }).observe({ type: "longtask", buffered: true });

  const look = () => {
    const hidden = document.querySelector("flt-semantics-placeholder");
    if (hidden && !hidden.dataset.touched) {
      hidden.dataset.touched = "yes";
      hidden.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    }
    for (const id of watching.wanted)
      if (!watching.seen[id] && node(id)) watching.seen[id] = now();
    const { waiting } = watching;
    if (waiting && texts(node(waiting.id)) !== waiting.before) {
      watching.changed = now();
      watching.waiting = null;
    }
  };

  // From the finger coming down to another text in a node.
  watching.arm = (id) => {
    watching.waiting = { id, before: texts(node(id)) };
    watching.tapped = watching.changed = 0;
    addEventListener("pointerdown", () => { watching.tapped = now(); }, { capture: true, once: true });
  };
  watching.wanted = __WANTED__;
  window.watching = watching;
  new MutationObserver(look).observe(document, {
    subtree: true, childList: true, attributes: true, characterData: true,
  });
})();
