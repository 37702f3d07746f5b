// Imports every module of a site with the Python of that site, run by Node, and uses a few.
//
//     node every_module.mjs SITE
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

// Node would print the line of Pyodide's program that threw, all 100 kB of it.
process.on("uncaughtException", (error) => {
  console.error(error.message);
  process.exit(1);
});
const site = process.argv[2];
const { loadPyodide } = await import(pathToFileURL(join(site, "pyodide", "pyodide.mjs")).href);
const python = await loadPyodide({ indexURL: join(site, "pyodide"), stdLibURL: join(site, "python.zip") });
const read = (name) => new Uint8Array(readFileSync(join(site, name)));
let fetched = 0;
let kept = 0;
function fetchLater() {
  fetched += 1;
  return read("later.xz");
}
const keepArchive = () => { kept += 1; };
python.FS.writeFile("modules.xz", read("modules.xz"));
python.FS.writeFile("/words.xz", read("words-en.xz"));
python.registerJsModule("flet_js", { documentUrl: "http://localhost/" });
python.registerJsModule("site_archives", { fetchLater, keepArchive });
python.runPython(`
import importlib, io, lzma, sys, zipfile
from pathlib import Path
with lzma.open("modules.xz") as packed, open("/modules.zip", "wb") as unpacked:
    unpacked.write(packed.read())
sys.path.append("/modules.zip")
from scorekeeper.packaging.later import LISTING, prepare_imports
LANGUAGES = {"en": "English", "de": "Deutsch", "pt": "Português", "pt-PT": "Português (Portugal)"}
prepare_imports(Path("/modules.zip"), Path("/words.xz"), LANGUAGES)

def modules() -> list[str]:
    with zipfile.ZipFile("/modules.zip") as archive:
        paths = [n for n in archive.namelist() if n.startswith("scorekeeper/") and n.endswith(".pyc")]
    return [n.removesuffix(".pyc").replace("/", ".").removesuffix(".__init__") for n in paths]

with zipfile.ZipFile("/modules.zip") as archive:
    later = [n for n in archive.read(LISTING).decode().split() if n.startswith("scorekeeper.")]
for name in modules():
    importlib.import_module(name)
`);
if (fetched !== 0) throw new Error("a module that the app starts with imports a later one");
python.runPython(`
from scorekeeper.i18n.messages import languages
assert languages() == ("en", "de", "pt", "pt-PT"), languages()
for name in later:
    importlib.import_module(name)

import flet, segno
from scorekeeper.i18n import Words
from scorekeeper.i18n.messages import languages
from scorekeeper.publishing.pages import Page, page_html
for name in dir(flet):
    getattr(flet, name)
for language in languages():
    assert "<h1>" in page_html(Words(language), Page(title=Words(language).text("app-name")))
segno.make("https://example.org").save(io.BytesIO(), kind="png")
prepare_imports(Path("/modules.zip"), Path("/words.xz"), LANGUAGES)
`);
if (fetched !== 1) throw new Error("the later archive is fetched once");
if (kept !== 2) throw new Error("the archive is kept with its words, and when it has grown");
console.log("every module");
