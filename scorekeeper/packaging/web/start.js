// Runs before everything else in the page: where the site lies, how Flet is to start, what the
// browser is asked to keep.
"use strict";

// The folder of this page, so that the site works in any folder of a server.
const here = new URL("./", document.URL).pathname;
document.head.prepend(Object.assign(document.createElement("base"), { href: here }));

// The bytes of what is loaded are counted on the first visit; later all is here.
const counting = navigator.serviceWorker?.controller ? "" : `loading ${Math.random()}`;

// Read by Flet's python.js and flutter_bootstrap.js.
var flet = {
  pyodide: true,
  multiView: false,
  noCdn: true,
  webSocketEndpoint: "/ws",
  entrypointBaseUrl: here,
  assetBase: here,
  routeUrlStrategy: "hash",
  canvasKitBaseUrl: `${here}canvaskit/`,
  fontFallbackBaseUrl: "assets/fonts/",
  pyodideUrl: `${here}pyodide.mjs#${counting}`,
  webRenderer: "auto",
  appPackageUrl: `${here}app.zip`,
  pythonModuleName: "main",
  micropipIncludePre: false,
};
flet.flutterAppLoaded = new Promise((resolve) => { flet.flutterAppResolve = resolve; });

// The way to draw that Flutter has chosen for this browser, by the files that it has fetched.
function drawn() {
  const fetched = performance.getEntriesByType("resource").map((entry) => entry.name.split("?")[0]);
  const has = (path) => fetched.includes(new URL(path, document.baseURI).href);
  if (has("main.dart.wasm")) return has("canvaskit/skwasm_heavy.js") ? "skwasm_heavy" : "skwasm";
  return has("canvaskit/chromium/canvaskit.js") ? "chromium" : "canvaskit";
}

// The worker keeps the site for times without a network, once the app is there and has no more use
// for the line. It is told how this browser draws, so that it fetches only those files.
function keepSite() {
  navigator.serviceWorker
    ?.register(`service_worker.js?drawn=${drawn()}`, { updateViaCache: "none" })
    .catch((error) => console.warn("Without a network this site will not open:", error));
}

%UNCOVER%
// What the cover of the next visit may say; a browser that remembers nothing says no.
const SAVED = "scorekeeper.saved";
function noteSaved() {
  try { localStorage.setItem(SAVED, "yes"); } catch { /* it says so itself */ }
}
function isSomethingSaved() {
  try { return localStorage.getItem(SAVED) !== null; } catch { return false; }
}

// The first save asks the browser not to clear the matches away when it runs out of room: before
// that there is nothing to keep, and some browsers ask the person.
let isAsked = false;
async function askForRoom() {
  if (isAsked || !navigator.storage?.persist) return;
  isAsked = true;
  if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  tell();
}

// Safari deletes what was not visited for seven days, unless it was added to the home screen or
// the Dock. Other browsers of an iPhone name themselves between these words.
function safari() {
  const isSafari = /Version\/\S+ (Mobile\/\S+ )?Safari\//.test(navigator.userAgent);
  const isInstalled = navigator.standalone || matchMedia("(display-mode: standalone)").matches;
  if (!isSafari || isInstalled || !navigator.vendor?.startsWith("Apple")) return "";
  return navigator.maxTouchPoints > 1 ? "phone" : "mac";
}

// The browser's own way to install the site, which it offers when it likes and takes once.
let offer = null;
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer = event;
  tell();
});
addEventListener("appinstalled", () => {
  [offer, isAsked] = [null, false];
  askForRoom(); // which is granted now by browsers that refused
  tell();
});
function install() {
  offer?.prompt();
  offer = null;
  tell();
}

// What the app cannot see from its worker: a promise, Safari, an offer, and which copy this is.
// Nothing says that a promise of Safari goes before its seven days.
async function tell() {
  const isPromised = !safari() && ((await navigator.storage?.persisted?.()) ?? false);
  const copy = await self.caches?.match("copy.json");
  const browser = { isPromised, safari: safari(), hasOffer: offer !== null };
  news.postMessage({ ...browser, ...(copy && (await copy.json())) });
}
navigator.serviceWorker?.ready.then(tell);

// What the app, which runs in a worker, lets its page know; other pages hear it too and need not
// mind.
const news = new BroadcastChannel("scorekeeper");
news.addEventListener("message", ({ data }) => {
  if (data === "shown") {
    uncover();
    tell();
    keepSite();
  }
  if (data === "saved") {
    noteSaved();
    askForRoom();
  }
  if (data === "install") install();
});

// WebKit brings a page back from its history with an app that no longer draws. What was typed is
// kept at every tap, so it may be loaded anew.
addEventListener("pageshow", (event) => {
  if (event.persisted && navigator.vendor?.startsWith("Apple")) location.reload();
});
