"""Python for a browser: only modules that something imports, compiled, in archives."""

import importlib
import lzma
import sys
from pathlib import Path

import pytest

from scorekeeper.packaging.archives import (
    compile_files,
    imported_names,
    needed_paths,
    pack_files,
    unzip_files,
    zip_files,
)

LIBRARY = {
    "csv.py": b"import io, re\nfrom _csv import Error",
    "re/__init__.py": b"from . import _parser",
    "re/_parser.py": b"from ._constants import MAXREPEAT",
    "re/_constants.py": b"MAXREPEAT = 1",
    "io.py": b"def show():\n    import pdb",
    "pdb.py": b"import cmd",
    "cmd.py": b"",
    "wave.py": b"",
}


@pytest.mark.parametrize(
    ("path", "source", "names"),
    [
        ("a.py", "import os.path, sys", {"os.path", "sys"}),
        ("a.py", "from json import decoder", {"json", "json.decoder"}),
        ("a/b/c.py", "from . import d", {"a.b", "a.b.d"}),
        ("a/b/__init__.py", "from .c import d", {"a.b.c", "a.b.c.d"}),
        ("a/b/c.py", "from ..e import f", {"a.e", "a.e.f"}),
        ("a.py", "def f():\n  try:\n    import b\n  except E:\n    import c", {"b", "c"}),
        ("a.py", "match x:\n  case 1:\n    import b", {"b"}),
    ],
)
def test_a_source_imports_at_whatever_depth(path: str, source: str, names: set[str]) -> None:
    assert set(imported_names(path, source.encode())) == names


def test_imported_modules_are_needed_with_their_packages() -> None:
    assert needed_paths(LIBRARY, ["csv"]) == LIBRARY.keys() - {"pdb.py", "cmd.py", "wave.py"}
    packages = {"re/__init__.py", "re/_parser.py", "re/_constants.py"}
    assert needed_paths(LIBRARY, ["re._constants", "no.module"]) == packages


def test_imports_within_functions_are_not_needed_at_once() -> None:
    source = b"""
from typing import TYPE_CHECKING
if TYPE_CHECKING:
    import decimal
else:
    import io
def show():
    import csv
def __getattr__(name):
    import re
"""
    names = {"typing", "typing.TYPE_CHECKING", "io", "re"}
    assert set(imported_names("a.py", source, within_functions=False)) == names
    assert needed_paths(LIBRARY | {"a.py": source}, ["a"], within_functions=False) == {
        *("a.py", "io.py"),
        *("re/__init__.py", "re/_parser.py", "re/_constants.py"),
    }


def test_a_debugger_is_not_needed_even_where_a_module_would_start_it() -> None:
    assert needed_paths(LIBRARY, ["io", "pdb"]) == {"io.py"}


def test_compiled_module_runs_without_its_source(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = (
        b'"""Long explained."""\n__all__ = ["deal"]\ndef deal(cards: int) -> int:\n    return 11'
    )
    files = compile_files({"compiled_here.py": source, "rules.toml": b"cards = 11"})
    assert files.keys() == {"compiled_here.pyc", "rules.toml"}
    for path, content in files.items():
        (tmp_path / path).write_bytes(content)
    monkeypatch.syspath_prepend(tmp_path)
    module = importlib.import_module("compiled_here")
    monkeypatch.delitem(sys.modules, "compiled_here")
    assert module.deal(4) == 11
    assert module.__doc__ is None


def test_the_archives_hold_what_went_in_and_are_the_same_each_time() -> None:
    assert unzip_files(zip_files(LIBRARY)) == LIBRARY
    assert zip_files(LIBRARY) == zip_files(dict(reversed(LIBRARY.items())))
    assert pack_files(LIBRARY) == pack_files(dict(reversed(LIBRARY.items())))
    assert unzip_files(lzma.decompress(pack_files(LIBRARY))) == LIBRARY


def test_python_imports_from_the_packed_archive_without_unpacking_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    archive = tmp_path / "modules.zip"
    archive.write_bytes(
        lzma.decompress(pack_files(compile_files({"in_archive.py": b"CARDS = 11"})))
    )
    monkeypatch.syspath_prepend(archive)
    assert importlib.import_module("in_archive").CARDS == 11
    monkeypatch.delitem(sys.modules, "in_archive")
