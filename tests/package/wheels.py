"""The wheel of this checkout, and a place outside of it where nothing but the wheel is found."""

import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[2]


def built_wheel(folder: Path) -> Path:
    """Build the wheel into a folder, with what is installed here."""
    options = ["--no-deps", "--no-build-isolation", "--quiet", "--disable-pip-version-check"]
    command = [sys.executable, "-m", "pip", "wheel", str(ROOT), *options, "--wheel-dir"]
    subprocess.run([*command, str(folder)], cwd=folder, check=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


def installed(wheel: Path, folder: Path) -> Path:
    """Unpack a wheel into a new environment, which has the other packages from here.

    Gives its Python. What is installed here in a checkout's stead is not found there.
    """
    venv.create(folder, with_pip=False, symlinks=True)
    python = folder / "bin" / "python"
    place = Path(sysconfig.get_path("purelib", vars={"base": str(folder)}))
    place.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(place)
    (place / "others.pth").write_text(sysconfig.get_path("purelib"), "utf-8")
    return python
