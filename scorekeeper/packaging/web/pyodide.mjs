// Loads Pyodide for Flet's worker, with the standard library and the app as this site has them.
//
// The modules come packed as tightly as Python can unpack them, which takes a third of a second:
// what was unpacked once is kept by the browser for the next visits.
import "./counting.js";
import { loadPyodide as load } from "./pyodide/pyodide.mjs";

const counting = decodeURI(new URL(import.meta.url).hash.slice(1));
if (counting) {
  const page = new BroadcastChannel(counting);
  countFetched((place, bytes) => page.postMessage([place, bytes]));
}

const at = (path) => new URL(path, import.meta.url).href;
const PACKED = "modules.xz";
const LATER = "later.xz";
const LANGUAGES = %LANGUAGES%; // their names by their codes, English first

// The first language of the browser that the app speaks, or that of which the app has a region.
function language() {
  for (const tag of navigator.languages) {
    for (let part = tag; part; part = part.slice(0, Math.max(part.lastIndexOf("-"), 0))) {
      const found = Object.keys(LANGUAGES).find((code) => code.toLowerCase() === part.toLowerCase());
      if (found) return found;
    }
  }
  return "en";
}
const spoken = language();
const UNPACKED = at(`modules.zip?%MODULES%&${spoken}`); // the digest of those that are packed

async function fetched(path) {
  const response = await fetch(at(path));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return bytes(response);
}

const bytes = async (response) => new Uint8Array(await response.arrayBuffer());
const cache = () => caches.open(`unpacked ${at("./")}`);

async function kept() {
  try {
    const found = await (await cache()).match(UNPACKED);
    return found && bytes(found);
  } catch { // a page without TLS, or in a private window
    return null;
  }
}

async function keep(zip) {
  try {
    const ours = await cache();
    await Promise.all((await ours.keys()).map((older) => ours.delete(older)));
    await ours.put(UNPACKED, new Response(zip));
  } catch (error) {
    console.warn("Unpacked again on the next visit:", error);
  }
}

// All at once; errors are thrown where the modules are waited for.
const modules = kept().then(async (zip) => {
  if (zip) return { zip };
  const [packed, words] = await Promise.all([fetched(PACKED), fetched(`words-${spoken}.xz`)]);
  return { packed, words };
});
modules.catch(() => {});

// What comes later is fetched once the app is shown. Python, which cannot wait, asks for it at once
// where somebody is faster; a worker may do that.
let later = null;
new BroadcastChannel("scorekeeper").addEventListener("message", ({ data }) => {
  if (data === "shown") fetched(LATER).then((packed) => { later = packed; }, () => {});
});
function fetchLater() {
  if (later) return later;
  const request = new XMLHttpRequest();
  request.open("GET", at(LATER), false);
  request.responseType = "arraybuffer";
  request.send();
  if (request.status !== 200) throw new Error(`${LATER}: ${request.status}`);
  return new Uint8Array(request.response);
}

export async function loadPyodide(options) {
  const python = await load({ ...options, indexURL: at("pyodide/"), stdLibURL: at("python.zip") });
  const { zip, packed, words } = await modules;
  const archive = "/modules.zip";
  if (zip) python.FS.writeFile(archive, zip, { canOwn: true });
  else {
    python.FS.writeFile("/modules.xz", packed, { canOwn: true });
    python.FS.writeFile("/words.xz", words, { canOwn: true });
    python.runPython(`
      import lzma, os
      with lzma.open("/modules.xz") as packed, open("${archive}", "wb") as unpacked:
          unpacked.write(packed.read())
      os.remove("/modules.xz")
    `);
  }
  const keepArchive = () => keep(python.FS.readFile(archive));
  python.registerJsModule("site_archives", { fetchLater, keepArchive });
  python.runPython(`
    import sys
    from pathlib import Path
    sys.path.append("${archive}")
    from scorekeeper.packaging.later import prepare_imports
    prepare_imports(Path("${archive}"), Path("/words.xz"), ${JSON.stringify(LANGUAGES)})
  `);
  return python;
}
