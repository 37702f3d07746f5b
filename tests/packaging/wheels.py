"""The wheel of this checkout, and an environment outside of it that has nothing but the wheel."""

import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).parents[2]


def built_wheel(folder: Path) -> Path:
    options = ["--no-deps", "--no-build-isolation", "--quiet", "--disable-pip-version-check"]
    command = [sys.executable, "-m", "pip", "wheel", str(ROOT), *options, "--wheel-dir"]
    subprocess.run([*command, str(folder)], cwd=folder, check=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


def installed(wheel: Path, folder: Path, *, extra: str = "") -> Path:
    """Install a wheel and all that it asks for into a new, empty environment.

    Gives the folder of its programs. The packages come from where those of the tests came from.
    """
    venv.create(folder, with_pip=False, symlinks=True)
    pip = [sys.executable, "-m", "pip", "--python", str(folder / "bin" / "python")]
    options = ["--no-compile", "--quiet", "--quiet", "--disable-pip-version-check"]
    wanted = f"{wheel}[{extra}]" if extra else str(wheel)
    subprocess.run([*pip, "install", *options, wanted], cwd=folder, check=True)
    return folder / "bin"
