// Keeps this version of the site in the browser, whole, and opens it from there.
//
// A new version is fetched beside the one that is in use, only the files that have changed, and
// every file is compared with its digest: a version that is half published is not taken. The
// first start at which no other window of the site is open changes over to it.
"use strict";

const SITE = /* the site */ null;
const DRAWN = new URL(location).searchParams.get("drawn");
const KIND = `scorekeeper ${registration.scope}`;
const CACHE = `${KIND} ${SITE.version} ${DRAWN}`;
const DIGEST = "x-digest";
const PAGE = "index.html";
const COPY = "copy.json"; // in the cache alone, for the page
const CHANGE_OVER = "change over";

let asked = false;

addEventListener("install", (event) => event.waitUntil(fill()));
addEventListener("activate", (event) => event.waitUntil(settle()));
addEventListener("message", (event) => { if (event.data === CHANGE_OVER) skipWaiting(); });
addEventListener("fetch", (event) => {
  const answer = answered(event.request);
  if (answer) event.respondWith(answer);
});

// What this browser needs: all that is not for another way to draw. The texts of one language are
// for the first visit; the later archive has those of all.
const OF_ONE_LANGUAGE = /^words-[\w-]+\.xz$/;
function wanted() {
  const drawing = new Set(Object.values(SITE.drawn).flat());
  const ours = new Set(SITE.drawn[DRAWN] ?? drawing);
  const others = (path) => (drawing.has(path) && !ours.has(path)) || OF_ONE_LANGUAGE.test(path);
  return Object.keys(SITE.files).filter((path) => !others(path));
}

async function fill() {
  const cache = await caches.open(CACHE);
  const older = await olderCaches();
  try {
    await Promise.all(wanted().map(async (path) => {
      const kept = await keptOf(path, older);
      await cache.put(url(path), kept ?? (await fetched(path)));
    }));
    const copy = { copy: SITE.version, since: new Date().toISOString() };
    await cache.put(url(COPY), new Response(JSON.stringify(copy)));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

async function settle() {
  const names = await caches.keys();
  const ended = names.filter((name) => name.startsWith(`${KIND} `) && name !== CACHE);
  await Promise.all(ended.map((name) => caches.delete(name)));
  await clients.claim();
}

// The answer to a request, or nothing where it is none of the worker's business.
function answered(request) {
  if (request.method !== "GET" || !request.url.startsWith(registration.scope)) return null;
  if (request.mode === "navigate") return opened(request);
  const path = request.url.slice(registration.scope.length).split(/[?#]/)[0];
  return path in SITE.files ? file(path, request) : null;
}

async function opened(request) {
  if (!asked && registration.waiting && (await windows()).length < 2) {
    asked = true;
    return changingOver();
  }
  return file(PAGE, request);
}

async function file(path, request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(url(path))) ?? fetch(request);
}

// The old worker stays in charge until it has answered, so the page itself waits for the new one.
function changingOver() {
  const script = `navigator.serviceWorker.getRegistration().then((found) => {
    const again = () => location.reload();
    if (!found?.waiting) return again();
    found.waiting.addEventListener("statechange", again);
    found.waiting.postMessage("${CHANGE_OVER}");
    setTimeout(again, 3000);
  });`;
  const html = `<!DOCTYPE html><body style="background:#15513A"><script>${script}</script>`;
  return new Response(html, { headers: { "content-type": "text/html; charset=utf-8" } });
}

async function olderCaches() {
  const names = (await caches.keys()).filter((name) => name.startsWith(`${KIND} `));
  return Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.open(name)));
}

async function keptOf(path, older) {
  for (const cache of older) {
    const kept = await cache.match(url(path));
    if (kept?.headers.get(DIGEST) === SITE.files[path]) return kept;
  }
  return null;
}

async function fetched(path) {
  const response = await fetch(url(path), { cache: "no-cache" });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const body = await response.arrayBuffer();
  const digest = hex(await crypto.subtle.digest("SHA-256", body));
  if (digest !== SITE.files[path]) throw new Error(`${path}: not of this version`);
  const type = response.headers.get("content-type") ?? "application/octet-stream";
  return new Response(body, { headers: { "content-type": type, [DIGEST]: digest } });
}

const hex = (buffer) => [...new Uint8Array(buffer)].map((one) => one.toString(16).padStart(2, "0")).join("");
const url = (path) => new URL(path, registration.scope).href;
const windows = () => clients.matchAll({ type: "window", includeUncontrolled: true });
