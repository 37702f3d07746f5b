// Makes the archives of a site with the Python of that site, run by Node:
//
//     node archives.mjs FOLDER-OF-PYODIDE FOLDER
//
// FOLDER has archives.py, library.zip and app.zip. The two archives are replaced by compiled ones, and
// later.zip is added.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, folder] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(pyodide, "pyodide.mjs")).href);
// Positions within lines are only for tracebacks, and a fifth of the size.
const python = await loadPyodide({ indexURL: pyodide, env: { PYTHONNODEBUGRANGES: "1" } });

for (const name of ["archives.py", "library.zip", "app.zip"]) {
  python.FS.writeFile(name, new Uint8Array(readFileSync(join(folder, name))));
}
python.runPython(`
from pathlib import Path
from archives import compile_parts, unzip_files, zip_files
parts = compile_parts(*(unzip_files(Path(name).read_bytes()) for name in ("library.zip", "app.zip")))
for name, files in zip(("library.zip", "app.zip", "later.zip"), parts):
    Path(name).write_bytes(zip_files(files))
`);
for (const name of ["library.zip", "app.zip", "later.zip"]) {
  writeFileSync(join(folder, name), python.FS.readFile(name));
}
