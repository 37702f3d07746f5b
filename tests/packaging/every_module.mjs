// Imports every module of a site with the Python of that site, run by Node, and uses a few.
//
//     node every_module.mjs SITE
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const site = process.argv[2];
const { loadPyodide } = await import(pathToFileURL(join(site, "pyodide", "pyodide.mjs")).href);
const python = await loadPyodide({ indexURL: join(site, "pyodide"), stdLibURL: join(site, "python.zip") });
python.FS.writeFile("modules.xz", new Uint8Array(readFileSync(join(site, "modules.xz"))));
python.registerJsModule("flet_js", { documentUrl: "http://localhost/" });
python.runPython(`
import importlib, io, lzma, sys, zipfile
with lzma.open("modules.xz") as packed, open("modules.zip", "wb") as unpacked:
    unpacked.write(packed.read())
with zipfile.ZipFile("modules.zip") as modules:
    modules.extractall(members=[n for n in modules.namelist() if n.startswith("babel/")])
    paths = [n for n in modules.namelist() if n.startswith("scorekeeper/") and n.endswith(".pyc")]
sys.path.append("modules.zip")
for path in paths:
    importlib.import_module(path.removesuffix(".pyc").replace("/", ".").removesuffix(".__init__"))

import flet, segno
from scorekeeper.i18n import Words
from scorekeeper.i18n.messages import languages
from scorekeeper.publishing.pages import Page, page_html
for name in dir(flet):
    getattr(flet, name)
for language in languages():
    assert "<h1>" in page_html(Words(language), Page(title=Words(language).text("app-name")))
segno.make("https://example.org").save(io.BytesIO(), kind="png")
`);
console.log("every module");
