"""The bare app that waits are measured beside has as many controls as the app."""

from pathlib import Path

import pytest

from tests.tools.benchmarks.bare import TOTAL, keys
from tests.ui.device import FOUR, device, record_match, session_in
from tests.ui.testkit import mount


async def test_bare_screens_have_as_many_controls_as_the_app(tmp_path: Path) -> None:
    session = session_in(tmp_path)
    record_match(session, FOUR, (1600, 985))
    async with device(session) as ui:
        table = ui.control_count()
        await ui.tap("record")
        form = ui.control_count() - table
    session.close()
    async with mount(keys) as ui:
        assert ui.control_count() == pytest.approx(table, rel=0.15)
        await ui.tap("open")
        assert ui.control_count() == pytest.approx(form, rel=0.15)
        await ui.tap("chip-7")
        assert ui.text(TOTAL) == "1"
        await ui.tap("close")
        assert not ui.has(TOTAL)
