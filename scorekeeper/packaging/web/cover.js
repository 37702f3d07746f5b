// The cover, which lies over the page until the app is there: in the visitor's language, with a
// bar of the bytes that have come, and with words and a way out where something fails.
"use strict";
{
  // The bytes of the large files, for each way to draw; a script does not tell how much has come.
  const WEIGHTS = %WEIGHTS%;
  const PATIENCE = 30000; // milliseconds without news
  const cover = document.getElementById("cover");

  // A tag's own words, or those of its language: "de-AT" is spoken to in "de".
  function spoken() {
    for (const tag of navigator.languages) {
      for (let part = tag; part; part = part.slice(0, Math.max(part.lastIndexOf("-"), 0))) {
        if (part === "en") return null;
        const found = document.querySelector(`template[data-tags~="${CSS.escape(part)}" i]`);
        if (found) return found;
      }
    }
    return null;
  }
  const other = spoken();
  if (other) cover.replaceChildren(other.content.cloneNode(true));
  document.documentElement.lang = cover.querySelector("main").lang;

  const bar = cover.querySelector("progress");
  const percent = new Intl.NumberFormat(document.documentElement.lang, { style: "percent" });
  let patience;

  function say(...states) {
    for (const part of cover.querySelectorAll("[data-when]")) {
      part.hidden = !part.dataset.when.split(" ").some((when) => states.includes(when));
    }
    clearTimeout(patience);
    if (!states.includes("failed")) patience = setTimeout(say, PATIENCE, "slow", ...about);
  }

  const about = counting ? ["first"] : [];
  if (counting && navigator.serviceWorker) about.push("kept");
  const isBack = !counting && isSomethingSaved();
  say(counting ? "loading" : isBack ? "back" : "starting", ...about);

  if (counting) {
    const come = {};
    const count = (place, bytes) => {
      const path = place.slice(document.baseURI.length);
      if (!WEIGHTS.some((way) => path in way)) return;
      come[path] = (come[path] ?? 0) + bytes;
      const way = WEIGHTS.find((each) => Object.keys(come).every((known) => known in each));
      const sum = (values) => Object.values(values).reduce((total, value) => total + value, 0);
      const part = Math.min(1, sum(come) / sum(way));
      bar.value = part;
      cover.querySelector(".part").textContent = part < 1 ? percent.format(part) : "";
      say(part < 1 ? "loading" : "starting", ...about);
      if (part === 1) bar.removeAttribute("value");
    };
    countFetched(count);
    new BroadcastChannel(counting).onmessage = ({ data }) => count(...data);
  }

  function fail(reason) {
    if (!cover.isConnected) return;
    cover.querySelector(".reason").textContent = String(reason);
    say("failed");
  }
  (flet.python ?? Promise.reject("python.js")).catch(fail);
  // A script of this site that does not come.
  addEventListener("error", ({ target }) => {
    if (target.src?.startsWith(document.baseURI)) fail(target.src);
  }, true);
  cover.querySelector("button").addEventListener("click", () => location.reload());
}
