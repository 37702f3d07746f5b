"""Python for a browser in two archives: the standard library that is needed, and all the rest.

Run by the bundled Python itself, where there is a program that can run it, this compiles as well:
a browser then starts in half the time. It imports nothing but the standard library.
"""

import ast
import io
import lzma
import marshal
import sys
import tarfile
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

BY_NAME = ("asyncio", "encodings", "importlib", "pyodide", "_pyodide")
"""Packages of which modules are imported by names that no source has."""
BEFORE_THE_APP = ("lzma", "os", "pyodide.http", "runpy", "tarfile", "tomllib", "traceback")
"""What Flet's worker and the app's first file import."""
FOR_DEVELOPERS = frozenset(
    (
        *("_pyrepl", "bdb", "cmd", "curses", "doctest", "ensurepip", "idlelib", "lib2to3", "pdb"),
        *("multiprocessing", "profile", "pydoc", "pydoc_data", "test", "tkinter", "turtle"),
        *("unittest", "venv", "webbrowser"),
        *("ftplib", "http.server", "imaplib", "poplib", "smtplib", "ssl", "xmlrpc"),
    )
)
"""Imported in the standard library too, but never called in a browser; some need its network."""


def module_of(path: str) -> str:
    """Return the dotted name of a source's module."""
    return path.removesuffix(".py").replace("/", ".").removesuffix(".__init__")


def imported(path: str, source: bytes) -> Iterator[str]:
    """Names that a source imports, at whatever depth; some may be no modules."""
    package = module_of(path).split(".")
    if not path.endswith("__init__.py"):
        package.pop()
    for node in _statements(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join([*above, *filter(None, [node.module])])
            yield from (base, *(f"{base}.{alias.name}" for alias in node.names))


def _statements(node: ast.AST) -> Iterator[ast.AST]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, (ast.stmt, ast.excepthandler, ast.match_case)):
            yield child
            yield from _statements(child)


def needed(library: Files, wanted: Iterable[str]) -> set[str]:
    """Paths of a library's sources that these modules need, they and their packages included."""
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
            waiting += imported(path, library[path])
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


def zipped(files: Files) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(files):
            entry = zipfile.ZipInfo(path, SAME_TIME)
            entry.external_attr, entry.compress_type = MODE << 16, zipfile.ZIP_DEFLATED
            archive.writestr(entry, files[path])
    return made.getvalue()


def unzipped(archive: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(archive)) as parts:
        return {path: parts.read(path) for path in parts.namelist() if not path.endswith("/")}


def packed(files: Files) -> bytes:
    """Pack files as tar.xz, those of a kind beside each other, where they compress best."""
    made = io.BytesIO()
    with tarfile.open(fileobj=made, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for path in sorted(files, key=lambda path: (path.rpartition(".")[2], path)):
            entry = tarfile.TarInfo(path)
            entry.size, entry.mode = len(files[path]), MODE
            archive.addfile(entry, io.BytesIO(files[path]))
    return lzma.compress(made.getvalue(), preset=9)


def compiled_parts(library: Files, app: Files) -> tuple[dict[str, bytes], dict[str, bytes]]:
    """Compile what is needed of the standard library to start, and the app with all the rest.

    Run by the Python that both are for: what it has imported by then is needed to start.
    """
    for name in BEFORE_THE_APP:
        import_module(name)
    before = set(sys.modules)
    by_name = {name for name in map(module_of, library) if name.startswith(BY_NAME)}
    wanted = {name for path in app if path.endswith(".py") for name in imported(path, app[path])}
    kept = needed(library, before | by_name | wanted)
    packages = {name.split(".")[0] for name in before}
    first = {path for path in kept if module_of(path).split(".")[0] in packages}
    start = {path: library[path] for path in first}
    rest = {path: library[path] for path in kept - first}
    return all_compiled(start), all_compiled({**app, **rest})
