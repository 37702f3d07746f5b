"""Archives of Python for a browser: for Python's start, for the app's start, and for later.

They are zip files, from which Python imports without unpacking them. This module imports only
the standard library, because the browser's own Python runs it too: while a site is built, it
compiles the modules in Node. With compiled modules, a browser starts in half the time.
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

ARCHIVE_TIME = (2000, 1, 1, 0, 0, 0)  # of every file, so that the same code gives the same bytes
FILE_MODE = 0o644
UNCHECKED = (1).to_bytes(4, "little")
"""The flags of a compiled file that Python does not compare with its source."""

IMPORTED_BY_NAME = (
    *("asyncio", "encodings", "flet", "importlib", "pyodide", "_pyodide", "scorekeeper"),
    "_sysconfigdata",  # imported by zoneinfo, which Babel imports since version 2.19
)
"""Beginnings of modules that are imported by names that no source has as an import."""
OLD_ENCODINGS = tuple(f"encodings.{kind}" for kind in ("cp", "iso8859_", "koi8_", "mac_"))
"""Beginnings of the modules of encodings that the app does not use."""
USED_ENCODINGS = frozenset(("encodings.cp1252", "encodings.cp437"))
"""The exceptions: the encodings of spreadsheets and of archives."""
ARCHIVE_READERS = ("lzma", "zipfile")
"""Modules that read the other archives, so that Python needs them to start."""
FIRST_MODULES = (
    "scorekeeper.__main__",
    "scorekeeper.packaging.in_browser",
    "scorekeeper.packaging.later",
    *(f"scorekeeper.club_ui.{name}" for name in ("app", "addresses", "routes")),
    "scorekeeper.ui",
    "flet",
    "_ast_unparse",  # imported by dataclasses
)
"""Beginnings of the modules that the app needs to start, and for a first game at home."""
LATER_MODULES = tuple(
    f"scorekeeper.ui.screens.{name}"
    for name in ("backups", "exchange", "house_rules", "players", "rule_comparison", "share")
)
"""Beginnings of the exceptions: screens that are rarely the first."""
NEVER_CALLED = frozenset(
    (
        *("_pyrepl", "bdb", "cmd", "curses", "doctest", "ensurepip", "idlelib", "lib2to3", "pdb"),
        *("multiprocessing", "profile", "pydoc", "pydoc_data", "test", "tkinter", "turtle"),
        *("unittest", "venv", "webbrowser"),
        *("ftplib", "http.server", "imaplib", "poplib", "smtplib", "ssl", "xmlrpc"),
        *("asyncio.proactor_events", "asyncio.windows_events", "asyncio.windows_utils"),
        *("_pydatetime", "argparse", "optparse"),
    )
)
"""Modules that packages import but a browser never calls: developers' tools, Windows, network."""


# --- the imports of a source


def module_of(path: str) -> str:
    """Return the dotted name of a source's module."""
    return path.removesuffix(".py").replace("/", ".").removesuffix(".__init__")


def imported_names(path: str, source: bytes, *, within_functions: bool = True) -> Iterator[str]:
    """Yield the full names that a source imports, of modules and perhaps of their attributes.

    Args:
        path: The source's path, for relative imports.
        source: The source.
        within_functions: If False, imports within functions or for type checking are left out.
    """
    package = module_of(path).split(".")
    if not path.endswith("__init__.py"):
        package.pop()

    for node in _statements(ast.parse(source), within_functions=within_functions):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.name
        elif isinstance(node, ast.ImportFrom):
            base = _import_base(node, package)
            yield base
            for alias in node.names:
                yield f"{base}.{alias.name}"


def _import_base(node: ast.ImportFrom, package: list[str]) -> str:
    """Return the absolute name of the module from which a statement imports."""
    names = []
    if node.level:
        # One dot means the package itself, each further dot its parent.
        names = package[: len(package) - node.level + 1]
    if node.module:
        names.append(node.module)
    return ".".join(names)


def _statements(node: ast.AST, *, within_functions: bool) -> Iterator[ast.AST]:
    """Yield the statements below a node, at any depth."""
    for child in _children(node, within_functions=within_functions):
        if isinstance(child, (ast.stmt, ast.excepthandler, ast.match_case)):
            yield child
            yield from _statements(child, within_functions=within_functions)


def _children(node: ast.AST, *, within_functions: bool) -> Iterable[ast.AST]:
    """Return the children of a node; unless `within_functions`, only code that runs on import."""
    if within_functions:
        return ast.iter_child_nodes(node)
    if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.name != "__getattr__":
        # A module's `__getattr__` counts: others call it during their own import.
        return ()
    if isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING"):
        return node.orelse
    return ast.iter_child_nodes(node)


def needed_paths(
    library: Files, modules: Iterable[str], *, within_functions: bool = True
) -> set[str]:
    """Return the paths of modules, of their packages, and of everything that they import.

    Modules of `NEVER_CALLED` and modules that are not in the library are left out.

    Args:
        library: The sources.
        modules: Names of modules.
        within_functions: If False, imports within functions are not followed.
    """
    path_of = {module_of(path): path for path in library if path.endswith(".py")}
    needed: set[str] = set()
    waiting = list(modules)
    while waiting:
        # Python imports a module's packages before the module.
        parts = waiting.pop().split(".")
        names = {".".join(parts[:end]) for end in range(1, len(parts) + 1)}
        if not names.isdisjoint(NEVER_CALLED):
            continue
        for path in {path_of[name] for name in names & path_of.keys()} - needed:
            needed.add(path)
            waiting += imported_names(path, library[path], within_functions=within_functions)
    return needed


# --- compiling


def compile_source(path: str, source: bytes) -> bytes:
    """Return a compiled source, as `python -OO` writes it; only this version of Python runs it."""
    code = compile(source, path, "exec", dont_inherit=True, optimize=2)
    # The header: version, flags, and eight bytes that unchecked files leave empty.
    return MAGIC_NUMBER + UNCHECKED + bytes(8) + marshal.dumps(code)


def compile_files(files: Files) -> dict[str, bytes]:
    """Return files by path, each Python source replaced by its compiled form."""
    compiled = {}
    for path, content in files.items():
        if path.endswith(".py"):
            compiled[f"{path}c"] = compile_source(path, content)
        else:
            compiled[path] = content
    return compiled


def compile_parts(library: Files, app: Files) -> tuple[Files, Files, Files]:
    """Compile the standard library and the app with its packages, in three parts.

    The Python for which it compiles must run it. Modules that nothing imports are left out.

    Args:
        library: Sources of the standard library.
        app: Sources of the app and its packages, and their data.

    Returns:
        Three groups of files: the modules that Python needs to start, which are in the packages
        that it has imported already; the modules that the app needs to start, and all data; and the
        modules that are imported later.
    """
    for name in ARCHIVE_READERS:
        import_module(name)
    running = set(sys.modules)

    sources = {**library, **app}
    names = {module_of(path) for path in sources}
    by_name = {name for name in names if _is_imported_by_name(name)}
    all_paths = needed_paths(sources, running | by_name)

    # Python's start: the packages of the standard library with an imported module.
    running_packages = {_top_package(name) for name in running}
    start_paths = {
        path
        for path in all_paths & library.keys()
        if _top_package(module_of(path)) in running_packages
    }

    # The app's start: its first modules and their imports, without those within functions.
    first_names = {
        name
        for name in names
        if name.startswith(FIRST_MODULES) and not name.startswith(LATER_MODULES)
    }
    other_packages = {name for name in by_name if not name.startswith("scorekeeper")}
    first_paths = needed_paths(
        sources, running | other_packages | first_names, within_functions=False
    )
    first_paths = first_paths & all_paths - start_paths

    later_paths = all_paths - start_paths - first_paths
    data_paths = {path for path in app if not path.endswith(".py")}
    return (
        compile_files({path: sources[path] for path in start_paths}),
        compile_files({path: sources[path] for path in first_paths | data_paths}),
        compile_files({path: sources[path] for path in later_paths}),
    )


def _is_imported_by_name(module: str) -> bool:
    if not module.startswith(IMPORTED_BY_NAME):
        return False
    return module in USED_ENCODINGS or not module.startswith(OLD_ENCODINGS)


def _top_package(module: str) -> str:
    return module.split(".", maxsplit=1)[0]


# --- archives


def zip_files(files: Files, method: int = zipfile.ZIP_DEFLATED) -> bytes:
    """Return the bytes of a zip file of `files`.

    It is sorted by file ending, because xz compresses similar neighbours best.
    """
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", compresslevel=9) as archive:
        for path in sorted(files, key=lambda path: (path.rpartition(".")[2], path)):
            entry = zipfile.ZipInfo(path, ARCHIVE_TIME)
            entry.external_attr = FILE_MODE << 16  # zip files have it in the upper half
            entry.compress_type = method
            archive.writestr(entry, files[path])
    return content.getvalue()


def unzip_files(archive: bytes) -> dict[str, bytes]:
    """Return the files of a zip file."""
    with zipfile.ZipFile(io.BytesIO(archive)) as parts:
        return {path: parts.read(path) for path in parts.namelist() if not path.endswith("/")}


def pack_files(files: Files) -> bytes:
    """Return an uncompressed zip file within xz; unpacking needs 16 MB of memory.

    Python imports from the zip file, and xz compresses the files together.
    """
    return lzma.compress(zip_files(files, zipfile.ZIP_STORED), preset=7 | lzma.PRESET_EXTREME)
