"""Python for a browser in three archives: for its own start, for the app's, and for what is later.

They are zip files from which Python imports without unpacking them. Run by the bundled Python
itself, where there is a program that can run it, this compiles as well: a browser then starts in
half the time. It imports nothing but the standard library.
"""

import ast
import io
import lzma
import marshal
import sys
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from importlib.util import MAGIC_NUMBER

Files = Mapping[str, bytes]
"""Contents by path; paths have slashes."""

SAME_TIME = (2000, 1, 1, 0, 0, 0)  # of every file, so that the same code makes the same archive
MODE = 0o644
CHECKED_NEVER = (1).to_bytes(4, "little")
"""The flags of a compiled file that is not compared with its source."""

BY_NAME = (
    *("asyncio", "encodings", "flet", "importlib", "pyodide", "_pyodide", "scorekeeper"),
    "_sysconfigdata",  # asked for by zoneinfo, which Babel imports from version 2.19 on
)
"""Beginnings of modules that are imported by names that no source has."""
OF_OLD_FILES = tuple(f"encodings.{kind}" for kind in ("cp", "iso8859_", "koi8_", "mac_"))
READ = frozenset(("encodings.cp1252", "encodings.cp437"))
"""Beginnings of the tables of old encodings, and those of spreadsheets and of archives."""
BEFORE_THE_APP = ("lzma", "zipfile")
"""Modules that read the other archives."""
FIRST_MODULES = (
    "scorekeeper.__main__",
    "scorekeeper.packaging.in_browser",
    "scorekeeper.packaging.later",
    *(f"scorekeeper.club_ui.{name}" for name in ("app", "addresses", "routes")),
    "scorekeeper.ui",
    "flet",
    "_ast_unparse",  # asked for by dataclasses
)
"""Beginnings of the modules with which the app starts and a first evening at home is played."""
LATER_MODULES = tuple(
    f"scorekeeper.ui.screens.{name}"
    for name in ("backups", "exchange", "house_rules", "players", "rule_comparison", "share")
)
"""Beginnings of those screens that somebody opens later."""
FOR_DEVELOPERS = frozenset(
    (
        *("_pyrepl", "bdb", "cmd", "curses", "doctest", "ensurepip", "idlelib", "lib2to3", "pdb"),
        *("multiprocessing", "profile", "pydoc", "pydoc_data", "test", "tkinter", "turtle"),
        *("unittest", "venv", "webbrowser"),
        *("ftplib", "http.server", "imaplib", "poplib", "smtplib", "ssl", "xmlrpc"),
        *("asyncio.proactor_events", "asyncio.windows_events", "asyncio.windows_utils"),
        *("_pydatetime", "argparse", "optparse"),
    )
)
"""Imported in packages too, but never called in a browser; some need its network or Windows."""


def module_of(path: str) -> str:
    """Return the dotted name of a source's module."""
    return path.removesuffix(".py").replace("/", ".").removesuffix(".__init__")


def imported(path: str, source: bytes, *, within_functions: bool = True) -> Iterator[str]:
    """Names that a source imports, at whatever depth or at once; some may be no modules."""
    package = module_of(path).split(".")
    if not path.endswith("__init__.py"):
        package.pop()
    for node in _statements(ast.parse(source), within_functions=within_functions):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join([*above, *filter(None, [node.module])])
            yield from (base, *(f"{base}.{alias.name}" for alias in node.names))


def _statements(node: ast.AST, *, within_functions: bool) -> Iterator[ast.AST]:
    """Statements below a node; those of functions and those for a type checker alone may be out."""
    for child in _children(node, within_functions=within_functions):
        if isinstance(child, (ast.stmt, ast.excepthandler, ast.match_case)):
            yield child
            yield from _statements(child, within_functions=within_functions)


def _children(node: ast.AST, *, within_functions: bool) -> Iterable[ast.AST]:
    if within_functions:
        return ast.iter_child_nodes(node)
    if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.name != "__getattr__":
        return ()  # but what `__getattr__` imports is asked for by others while they are imported
    if isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING"):
        return node.orelse
    return ast.iter_child_nodes(node)


def needed(library: Files, wanted: Iterable[str], *, within_functions: bool = True) -> set[str]:
    """Paths of a library's sources that these modules need, they and their packages included.

    Args:
        library: The sources.
        wanted: Names of modules.
        within_functions: If False, what is imported when a function is called is not needed.
    """
    paths = {module_of(path): path for path in library if path.endswith(".py")}
    found: set[str] = set()
    waiting = list(wanted)
    while waiting:
        parts = waiting.pop().split(".")
        names = {".".join(parts[:end]) for end in range(1, len(parts) + 1)}
        if names & FOR_DEVELOPERS:
            continue
        for path in {paths[name] for name in names & paths.keys()} - found:
            found.add(path)
            waiting += imported(path, library[path], within_functions=within_functions)
    return found


def compiled(path: str, source: bytes) -> bytes:
    """Compile a source as `python -OO` does; the result runs in this version of Python alone."""
    code = compile(source, path, "exec", dont_inherit=True, optimize=2)
    return MAGIC_NUMBER + CHECKED_NEVER + bytes(8) + marshal.dumps(code)


def all_compiled(files: Files) -> dict[str, bytes]:
    """Compile the sources among files, each in the place of its source."""
    return {
        f"{path}c" if path.endswith(".py") else path: (
            compiled(path, content) if path.endswith(".py") else content
        )
        for path, content in files.items()
    }


def zipped(files: Files, method: int = zipfile.ZIP_DEFLATED) -> bytes:
    """Make a zip file, those of a kind beside each other, where they compress best."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", compresslevel=9) as archive:
        for path in sorted(files, key=lambda path: (path.rpartition(".")[2], path)):
            entry = zipfile.ZipInfo(path, SAME_TIME)
            entry.external_attr, entry.compress_type = MODE << 16, method
            archive.writestr(entry, files[path])
    return made.getvalue()


def unzipped(archive: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(archive)) as parts:
        return {path: parts.read(path) for path in parts.namelist() if not path.endswith("/")}


def packed(files: Files) -> bytes:
    """Pack a zip file that is itself not compressed by xz; it wants 16 MB to be unpacked."""
    return lzma.compress(zipped(files, zipfile.ZIP_STORED), preset=7 | lzma.PRESET_EXTREME)


def compiled_parts(library: Files, app: Files) -> tuple[Files, Files, Files]:
    """Compile the standard library and the app with its packages, in three parts.

    Run by the Python that they are for. A module that nothing imports is left out.

    Args:
        library: Sources of the standard library.
        app: Sources of the app and its packages, and their data.

    Returns:
        What Python needs to start, which is what it has imported by then; what the app needs to
        start, and the data; the modules that are imported later.
    """
    for name in BEFORE_THE_APP:
        import_module(name)
    before, sources = set(sys.modules), {**library, **app}
    names = set(map(module_of, sources))
    by_name = {
        name
        for name in names
        if name.startswith(BY_NAME) and (name in READ or not name.startswith(OF_OLD_FILES))
    }
    all_paths = needed(sources, before | by_name)
    packages = {name.split(".")[0] for name in before}
    start_paths = {
        path for path in all_paths & library.keys() if module_of(path).split(".")[0] in packages
    }

    first_names = {
        name
        for name in names
        if name.startswith(FIRST_MODULES) and not name.startswith(LATER_MODULES)
    }
    of_packages = {name for name in by_name if not name.startswith("scorekeeper")}
    first_paths = needed(sources, before | of_packages | first_names, within_functions=False)
    first_paths = first_paths & all_paths - start_paths
    later_paths = all_paths - start_paths - first_paths
    data = {path for path in app if not path.endswith(".py")}
    start, first, later = (
        all_compiled({path: sources[path] for path in paths})
        for paths in (start_paths, first_paths | data, later_paths)
    )
    return start, first, later
