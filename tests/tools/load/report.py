"""The figures of a trial for the terminal, and whether what is asked for was reached."""

from collections.abc import Iterator

import click

from tests.tools.benchmarks.printing import Target, number, print_table, print_targets
from tests.tools.load.process import Memory
from tests.tools.load.trial import Trial

MOST_WAIT = 300
"""Milliseconds that 95 of 100 waits may take."""
MOST_MEMORY = 0.5
"""Megabytes of the server for a phone."""


def print_night(trial: Trial) -> bool:
    """Print everything that was measured; whether nothing was missed."""
    size = trial.size
    click.echo(
        f"{size.phones} phones at {size.tables} tables, {trial.deals} deals in {size.seconds:g} s,"
        f" {trial.late} of them late"
    )
    for failure in trial.failures:
        click.echo(f"  gave up: {failure}")
    _print_waits(trial)
    _print_memory(trial)
    _print_busy(trial)
    _print_kill(trial)
    return print_targets(list(_targets(trial)))


def _print_waits(trial: Trial) -> None:
    rows = [
        (
            one.who,
            str(len(one.seconds)),
            number(one.middle),
            number(one.nearly_all),
            number(one.longest),
        )
        for one in (*trial.waits, trial.bare.waits)
    ]
    heads = ("", "seen", "median", "95 of 100", "longest")
    print_table("from Save to a screen that shows it, in ms", heads, rows)


def _print_memory(trial: Trial) -> None:
    rows = [
        ("a phone that came in", *_both(trial.connected)),
        ("a phone after the deals", *_both(trial.played)),
        ("a client of bare Flet", *_both(trial.bare.a_client)),
    ]
    print_table("memory of the server for each, in MB", ("", "VmRSS", "PSS"), rows)


def _print_busy(trial: Trial) -> None:
    server = None if trial.busy.server is None else 100 * trial.busy.server
    a_deal = None if server is None else 10 * server * trial.size.seconds / max(trial.deals, 1)
    rows = [
        ("the server", f"{number(server)} %", f"{number(a_deal)} ms"),
        ("all browsers", f"{number(100 * trial.busy.browsers)} %", ""),
        ("taps that were not heard", str(trial.busy.unheard), ""),
    ]
    print_table("of one core while deals were saved", ("", "busy", "a deal"), rows)


def _print_kill(trial: Trial) -> None:
    killed = trial.killed
    rows = [
        ("deals acknowledged until then", str(killed.acknowledged)),
        ("deals under way when it was killed", str(killed.under_way)),
        ("of these, found saved", str(killed.kept)),
        ("tables that lost one, or show another total", str(killed.lost)),
        ("phones that came back by themselves", f"{killed.back} of {killed.phones}"),
        ("seconds until all of them showed their table", number(killed.seconds, digits=1)),
    ]
    print_table("the server killed while tables save", ("", ""), rows)


def _targets(trial: Trial) -> Iterator[Target]:
    for one in trial.waits:
        yield Target(f"95 of 100 waits, ms: {one.who}", MOST_WAIT, one.nearly_all)
    yield Target("tables that gave up", 0, len(trial.failures))
    yield Target("MB a phone that came in", MOST_MEMORY, trial.connected.resident)
    yield Target("kills that met no deal under way", 0, trial.killed.missed)
    yield Target("tables harmed and phones lost by the kill", 0, trial.killed.harm)


def _both(memory: Memory) -> tuple[str, str]:
    return number(memory.resident, digits=2), number(memory.share, digits=2)
