"""The address that is listened on: taken ports and unknown hosts are sentences."""

import socket
from collections.abc import Iterator
from dataclasses import replace

import pytest

from scorekeeper.club.model import EveningUid
from scorekeeper.i18n import Words
from scorekeeper.server import address as address_module
from scorekeeper.server.address import Address, listen
from scorekeeper.server.environment import LaunchError
from scorekeeper.server.limits import Caller, Role
from scorekeeper.server.security import is_loopback
from scorekeeper.server.visitors import caller_of
from scorekeeper.services.club.access import Visitor

LOOPBACK = "127.0.0.1"


def refusal_text(host: str, port: int | None) -> str:
    """Why nothing can listen there, as the person at the terminal reads it."""
    with pytest.raises(LaunchError) as raised:
        listen(host, port)
    return Words().text(f"launch-{raised.value.code}", **raised.value.values)


@pytest.fixture
def taken_port() -> Iterator[int]:
    """A port on which another program listens."""
    with socket.create_server((LOOPBACK, 0)) as other:
        yield int(other.getsockname()[1])


def test_a_taken_port_is_a_sentence_that_names_it(taken_port: int) -> None:
    found = refusal_text(LOOPBACK, taken_port)
    assert found.startswith(f"Port {taken_port} is taken")
    assert "--port" in found


@pytest.mark.parametrize("port", [None, 0])
def test_without_a_port_the_preferred_one_is_used_where_it_is_free(
    port: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.create_server((LOOPBACK, 0)) as probe:
        free = probe.getsockname()[1]
    monkeypatch.setattr(address_module, "PREFERRED_PORT", free)
    listener, address = listen(LOOPBACK, port)
    with listener:
        assert address.port == free


def test_another_port_is_found_where_the_preferred_is_taken(
    taken_port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(address_module, "PREFERRED_PORT", taken_port)
    listener, address = listen(LOOPBACK, None)
    with listener:
        assert address.port not in {0, taken_port}
        assert listener.getsockname() == (LOOPBACK, address.port)


@pytest.mark.parametrize("port", [-1, 65536, 10**12])
def test_a_number_that_is_no_port_is_a_sentence(port: int) -> None:
    assert "is not a port" in refusal_text(LOOPBACK, port)


@pytest.mark.parametrize("host", ["no-such-host.invalid", "a b", "256.0.0.1", "x" * 300])
def test_an_unknown_host_is_a_sentence(host: str) -> None:
    assert refusal_text(host, None) == f"There is no host named “{host}”."


def test_an_address_of_another_computer_is_a_sentence() -> None:
    assert refusal_text("203.0.113.7", None) == "203.0.113.7 isn’t an address of this computer."


@pytest.mark.parametrize(
    ("host", "beyond", "wildcard"),
    [
        (LOOPBACK, False, False),
        ("127.0.0.2", False, False),
        ("localhost", False, False),
        ("0.0.0.0", True, True),  # noqa: S104  what the test is about
    ],
)
@pytest.mark.platform("linux")
def test_address_knows_whether_others_can_reach_it(
    host: str, *, beyond: bool, wildcard: bool
) -> None:
    listener, address = listen(host, None)
    with listener:
        assert (address.beyond_loopback, address.wildcard) == (beyond, wildcard)


def test_on_loopback_no_other_name_is_ours() -> None:
    address = Address(host="localhost", port=8765, beyond_loopback=False, wildcard=False)
    assert address.names() == ("localhost",)


def test_beyond_loopback_the_computers_own_name_is_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "club")
    one = Address(host="192.168.1.20", port=8765, beyond_loopback=True, wildcard=False)
    every = Address(host="0.0.0.0", port=8765, beyond_loopback=True, wildcard=True)  # noqa: S104
    assert one.names() == ("192.168.1.20", "club", "club.local")
    assert every.names() == ("club", "club.local")


@pytest.mark.parametrize(
    ("host", "url"),
    [
        (LOOPBACK, "http://127.0.0.1:8765/"),
        ("::1", "http://[::1]:8765/"),
        ("club.local", "http://club.local:8765/"),
    ],
)
def test_an_address_is_written_as_browsers_read_it(host: str, url: str) -> None:
    address = Address(host=host, port=8765, beyond_loopback=False, wildcard=False)
    assert address.url_for_this_computer() == address.url_for_others() == url


def test_address_on_all_interfaces_for_others_and_loopback() -> None:
    address = Address(host="0.0.0.0", port=8765, beyond_loopback=True, wildcard=True)  # noqa: S104
    assert address.url_for_this_computer() == "http://127.0.0.1:8765/"
    assert "0.0.0.0" not in address.url_for_others()  # noqa: S104


def test_no_visitor_of_the_store_is_ever_an_organiser() -> None:
    visitor = Visitor(id="v", role="table", evening=EveningUid("e"), table=3, number=1)
    assert caller_of(visitor) == Caller(Role.TABLE, "v", ("e", 3))
    screen = replace(visitor, role="screen", table=None)
    assert caller_of(screen) == Caller(Role.SCREEN, "v", ("e", None))
    for role in ("organiser", "nobody", "Table"):
        with pytest.raises(ValueError, match=role):
            caller_of(replace(visitor, role=role))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("address", "is_here"),
    [
        ("127.0.0.1", True),
        ("127.8.9.10", True),
        ("::1", True),
        ("::ffff:127.0.0.1", True),
        ("192.168.1.20", False),
        ("0.0.0.0", False),  # noqa: S104  what the test is about
        ("::", False),
        ("::ffff:192.168.1.20", False),
        ("169.254.0.1", False),
        ("localhost", False),
        ("", False),
    ],
)
def test_this_computer_is_its_loopback_alone(address: str, is_here: bool) -> None:
    assert is_loopback(address) is is_here


def test_certificate_names_cover_host_local_and_addresses(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Club")
    own: tuple[str, list[str], list[str]] = ("Club", [], ["192.168.1.20", "10.0.0.7", "8.8.8.8"])
    monkeypatch.setattr(socket, "gethostbyname_ex", lambda _: own)
    address = Address("0.0.0.0", 8765, True, True, url="https://club.example.org/")  # noqa: S104
    assert address.certificate_names() == (
        *("club.example.org", "club", "club.local", "localhost", "127.0.0.1"),
        *("192.168.1.20", "10.0.0.7"),
    )
