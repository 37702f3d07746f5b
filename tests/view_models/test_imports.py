"""What the view models load.

import-linter reads the import statements; this runs them, because a layer below could load Flet
on demand.
"""

import json
import subprocess
import sys

IMPORT_ALL = """
import json, pkgutil, sys
from importlib import import_module
from scorekeeper import view_models

for module in pkgutil.walk_packages(view_models.__path__, "scorekeeper.view_models."):
    import_module(module.name)
print(json.dumps(sorted(sys.modules)))
"""


def test_view_models_load_no_flet() -> None:
    command = [sys.executable, "-c", IMPORT_ALL]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    names: list[str] = json.loads(done.stdout)
    assert "scorekeeper.view_models.breakdown" in names
    assert not [name for name in names if name.split(".")[0] == "flet"]
    assert not [name for name in names if name.startswith(("scorekeeper.ui", "scorekeeper.server"))]
