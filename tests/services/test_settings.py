"""The settings of a device."""

from tests.services.conftest import Reopen


def test_a_device_keeps_what_it_chose(reopen: Reopen) -> None:
    reopen().settings.choose("phone", mode="totals")
    reopen().settings.choose("phone", theme="dark")
    settings = reopen().settings
    assert settings.read("phone") == {"mode": "totals", "theme": "dark"}
    assert settings.read("tablet") == {}
