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
const UNPACKED = at("modules.zip?%MODULES%"); // the digest of those that are packed

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
const modules = kept().then(async (zip) => ({ zip, packed: zip ? null : await fetched(PACKED) }));
modules.catch(() => {});

export async function loadPyodide(options) {
  const python = await load({ ...options, indexURL: at("pyodide/"), stdLibURL: at("python.zip") });
  const { zip, packed } = await modules;
  if (zip) python.FS.writeFile("/modules.zip", zip, { canOwn: true });
  else {
    python.FS.writeFile("/modules.xz", packed, { canOwn: true });
    python.runPython(`
      import lzma, os
      with lzma.open("/modules.xz") as packed, open("/modules.zip", "wb") as unpacked:
          unpacked.write(packed.read())
      os.remove("/modules.xz")
    `);
    keep(python.FS.readFile("/modules.zip"));
  }
  // Babel opens its data as files.
  python.runPython(`
    import sys, zipfile
    with zipfile.ZipFile("/modules.zip") as modules:
        modules.extractall(members=[n for n in modules.namelist() if n.startswith("babel/")])
    sys.path.append("/modules.zip")
  `);
  return python;
}
