// Makes the archives of a site with the Python of that site, run by Node:
//
//     node archives.mjs FOLDER-OF-PYODIDE FOLDER
//
// FOLDER has archives.py, library.zip and app.zip, of which the last two are written anew; later.zip
// comes beside them.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, folder] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(pyodide, "pyodide.mjs")).href);
// Where in a line something happened is no news to anybody, and a fifth of the size.
const python = await loadPyodide({ indexURL: pyodide, env: { PYTHONNODEBUGRANGES: "1" } });

for (const name of ["archives.py", "library.zip", "app.zip"]) {
  python.FS.writeFile(name, new Uint8Array(readFileSync(join(folder, name))));
}
python.runPython(`
from pathlib import Path
from archives import compiled_parts, unzipped, zipped
made = compiled_parts(*(unzipped(Path(name).read_bytes()) for name in ("library.zip", "app.zip")))
for name, files in zip(("library.zip", "app.zip", "later.zip"), made):
    Path(name).write_bytes(zipped(files))
`);
for (const name of ["library.zip", "app.zip", "later.zip"]) {
  writeFileSync(join(folder, name), python.FS.readFile(name));
}
