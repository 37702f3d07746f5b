// Loads Pyodide for Flet's worker, with the standard library and the app as this site has them.
import { loadPyodide as load } from "./pyodide/pyodide.mjs";

const at = (path) => new URL(path, import.meta.url).href;

async function fetched(path) {
  const response = await fetch(at(path));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

// All at once; errors are thrown where the app is waited for.
const app = fetched("app.tar.xz");
app.catch(() => {});

export async function loadPyodide(options) {
  const python = await load({ ...options, indexURL: at("pyodide/"), stdLibURL: at("python.zip") });
  python.FS.writeFile("/app.tar.xz", await app);
  python.runPython(`
    import os, tarfile
    with tarfile.open("/app.tar.xz") as packed:
        packed.extractall(filter="fully_trusted")
    os.remove("/app.tar.xz")
  `);
  return python;
}
