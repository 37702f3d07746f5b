"""The test command itself: it shows everything that is wrong and never calls a failure a pass."""

import os
import sys
from pathlib import Path

import pytest

from tests import stages
from tests.browser import chromium
from tests.stages import Stage

FINE = Stage("fine", ("-c", "print('all well')"))
BROKEN = Stage("broken", ("-c", "raise SystemExit(3)"))
TESTS = Stage("tests", ("-c", "print('one line'); print('==== 2 passed in 0.50s ====')"))
ENDLESS = Stage("endless", ("-c", "import time; print('here', flush=True); time.sleep(600)"))


def ran(stage: Stage, *, seconds: float = 60) -> Stage:
    return stages.run(stage, seconds=seconds, environ=dict(os.environ))


def test_a_stage_passes_only_with_code_zero() -> None:
    assert ran(FINE).passed
    assert not ran(BROKEN).passed
    assert not FINE.passed, "it was not run"


@pytest.mark.thorough
def test_no_tests_at_all_is_a_failure(tmp_path: Path) -> None:
    nothing = ran(Stage("unit", ("-m", "pytest", "-c", os.devnull, str(tmp_path))))
    assert nothing.code == pytest.ExitCode.NO_TESTS_COLLECTED
    assert not nothing.passed
    assert "no tests ran" in nothing.closing


def test_a_stage_that_does_not_end_is_stopped_and_has_failed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert not ran(ENDLESS, seconds=0.5).passed
    assert "endless: stopped after" in capsys.readouterr().out


def test_the_stages_after_a_failure_are_run_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(stages, "STAGES", (BROKEN, TESTS))
    assert stages.main(["--quick"]) == 1
    output = capsys.readouterr().out
    assert "failed: broken" in output
    assert output.endswith("\n==== 2 passed in 0.50s ====\n")
    assert output.count("2 passed") == 1


def test_a_quick_run_leaves_out_whole_stages_and_what_is_thorough(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shows = ("-c", "import sys; print(sys.argv[1:])")
    left_out = tuple(Stage(name, BROKEN.command) for name in stages.LONG)
    monkeypatch.setattr(stages, "STAGES", (Stage("unit", shows), Stage("types", shows), *left_out))
    assert stages.main(["--quick"]) == 0
    assert "--- unit\n['-m', 'not thorough']\n\n--- types\n[]\n" in capsys.readouterr().out


def test_a_word_that_the_command_does_not_know_is_refused() -> None:
    assert stages.main(["--fast"]) == 2


def test_without_a_browser_the_browser_tests_fail_and_all_others_run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def nowhere() -> str:
        raise chromium.NoChromiumError("no Chromium")

    asks = "import os; raise SystemExit('CHROMIUM' not in os.environ)"
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setattr(stages, "obtain", nowhere)
    monkeypatch.setattr(stages, "STAGES", (FINE, Stage("browser", ("-c", asks))))
    assert stages.main([]) == 1
    assert "failed: browser" in capsys.readouterr().out


# --- finding a Chromium


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine without any browser; the folder is its PATH."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setattr(chromium, "downloaded", lambda: iter(()))
    return tmp_path


def browser(path: Path, *, code: int = 0) -> Path:
    """A program that answers as a browser does, or with another exit code."""
    path.write_text(f"#!{sys.executable}\nraise SystemExit({code})\n")
    path.chmod(0o755)
    return path


def test_nothing_is_found_on_a_bare_machine(bare: Path) -> None:
    assert chromium.find() is None


@pytest.mark.parametrize("name", [*chromium.SHELLS, *chromium.FULL])
def test_a_browser_on_the_path_is_found(bare: Path, name: str) -> None:
    there = browser(bare / name)
    assert chromium.find() == str(there)


def test_the_one_that_was_named_goes_first(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    browser(bare / "chromium")
    mine = browser(bare / "mine")
    monkeypatch.setenv("CHROMIUM", str(mine))
    assert chromium.find() == str(mine)


def test_one_that_does_not_start_is_passed_over(bare: Path) -> None:
    browser(bare / "chromium", code=1)
    chrome = browser(bare / "chrome")
    assert chromium.find() == str(chrome)


def test_one_made_for_tests_goes_before_a_full_one(bare: Path) -> None:
    browser(bare / "chromium")
    shell = browser(bare / "chromium-headless-shell")
    assert chromium.obtain() == str(shell)


@pytest.mark.parametrize("has_shell", [True, False])
def test_root_gets_one_made_for_tests_beside_a_full_one_if_there_is_one(
    bare: Path, monkeypatch: pytest.MonkeyPatch, has_shell: bool
) -> None:
    full, shell = browser(bare / "chromium"), bare / "chromium-headless-shell"
    browser(bare / "apt-get")
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    done: list[str] = []

    def installs(command: chromium.Command) -> bool:
        done.append(command[-1])
        if has_shell and command[-1] == shell.name:
            browser(shell)
        return has_shell or "update" in command

    monkeypatch.setattr(chromium, "succeeds", installs)
    assert chromium.obtain() == str(shell if has_shell else full)
    assert done == ["-qq", shell.name]


def test_whoever_cannot_install_keeps_the_full_one(bare: Path) -> None:
    ways = chromium.ways_to_install(is_root=False, has_apt=None, has_full=True)
    assert list(ways) == []


def test_root_installs_by_apt_and_falls_back_on_playwright(
    bare: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser(bare / "apt-get")
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    done: list[str] = []

    def installs_at_last(command: chromium.Command) -> bool:
        done.append(" ".join(command[1:]))
        if "playwright" in command:
            browser(bare / "chromium")
        return False

    monkeypatch.setattr(chromium, "succeeds", installs_at_last)
    assert chromium.obtain() == str(bare / "chromium")
    apt = "install -y -qq --no-install-recommends"
    assert done == [
        "update -qq",
        f"{apt} chromium",
        "-m playwright install --with-deps chromium",
    ]


def test_anyone_else_gets_playwrights_own(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ways = list(chromium.ways_to_install(is_root=False, has_apt="/usr/bin/apt-get"))
    assert ways == [((sys.executable, "-m", "playwright", "install", "chromium"),)]


def test_a_machine_where_nothing_helps_is_told_what_to_do(
    bare: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chromium, "succeeds", lambda _: False)
    with pytest.raises(chromium.NoChromiumError, match=r"name one with CHROMIUM="):
        chromium.obtain()
