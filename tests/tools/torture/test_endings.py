"""However an app and its file end, nothing that was saved is missing without a word."""

from pathlib import Path

import pytest

from tests.tools.torture.endings import end_all


@pytest.mark.usefixtures("unflushed")
def test_no_ending_loses_saved_deals_silently(tmp_path: Path) -> None:
    ends = end_all(tmp_path)
    assert ends.ends > 100
    assert ends.harm == 0, ends
