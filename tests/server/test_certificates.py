"""`serve --https`: a root that phones can trust, what it is good for, and how long it stays."""

import asyncio
import ssl
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
import pytest_asyncio
from cryptography import x509
from cryptography.hazmat.primitives.serialization import Encoding
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from scorekeeper.server import certificates
from scorekeeper.server.certificates import OwnCertificate, own_certificate
from scorekeeper.server.club_server import tls_context
from scorekeeper.server.environment import LaunchError
from tests.server.evening import HERE, Served, serving

LINUX = pytest.mark.platform("linux")
NAMES = ("192.168.1.20", "club", "club.local", "localhost", "127.0.0.1")
NOW = datetime(2026, 11, 24, 19, tzinfo=UTC)


def trusting(root: bytes) -> ssl.SSLContext:
    """A phone on which a root is installed, and no other."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.load_verify_locations(cadata=root)
    return context


def shakes_hands(server: ssl.SSLContext, phone: ssl.SSLContext, name: str) -> bool:
    """Open a connection in memory; raises SSLCertVerificationError where the phone refuses."""
    up, down = ssl.MemoryBIO(), ssl.MemoryBIO()
    ends = [
        phone.wrap_bio(down, up, server_hostname=name),
        server.wrap_bio(up, down, server_side=True),
    ]
    while ends:
        for end in tuple(ends):
            try:
                end.do_handshake()
            except ssl.SSLWantReadError:
                continue
            ends.remove(end)
    return True


def make_certificate(folder: Path, *names: str, now: datetime = NOW) -> OwnCertificate:
    return own_certificate(folder, names or NAMES, now=now)


@pytest.mark.parametrize("name", NAMES)
def test_a_phone_with_the_root_trusts_each_name_of_the_server(tmp_path: Path, name: str) -> None:
    own = make_certificate(tmp_path, now=datetime.now(UTC))
    assert shakes_hands(tls_context(own.server, None), trusting(own.root), name)


def test_a_phone_without_it_does_not(tmp_path: Path) -> None:
    own, other = (
        make_certificate(tmp_path / name, now=datetime.now(UTC)) for name in ("own", "other")
    )
    with pytest.raises(ssl.SSLCertVerificationError, match="self-signed certificate in"):
        shakes_hands(tls_context(own.server, None), trusting(other.root), "club.local")


@pytest.mark.parametrize("name", ["bank.example", "203.0.113.7"])
def test_the_root_can_vouch_for_nothing_on_the_internet(tmp_path: Path, name: str) -> None:
    """RFC 5280, 4.2.1.10; even with the key in a thief's hands."""
    now = datetime.now(UTC)
    own = make_certificate(tmp_path, now=now)
    stolen = certificates._read_pair(own.server.with_name(certificates.ROOT))
    assert stolen is not None
    forged = certificates._new_server(stolen, [certificates._general_name(name)], now)
    file = tmp_path / "forged.pem"
    file.write_bytes(forged.pem() + stolen.certificate.public_bytes(Encoding.PEM))
    with pytest.raises(ssl.SSLCertVerificationError, match="permitted subtree violation"):
        shakes_hands(tls_context(file, None), trusting(own.root), name)


def test_a_restart_and_fewer_names_change_nothing(tmp_path: Path) -> None:
    first = make_certificate(tmp_path)
    served = first.server.read_bytes()
    assert make_certificate(tmp_path, now=NOW + timedelta(days=300)) == first
    assert make_certificate(tmp_path, "192.168.1.20", "club") == first
    assert first.server.read_bytes() == served


def test_a_new_address_keeps_the_root_that_phones_trust(tmp_path: Path) -> None:
    first = make_certificate(tmp_path)
    served = first.server.read_bytes()
    assert make_certificate(tmp_path, "10.0.0.7", "club") == first
    assert first.server.read_bytes() != served


def test_another_name_of_the_computer_takes_another_root(tmp_path: Path) -> None:
    assert make_certificate(tmp_path).root != make_certificate(tmp_path, "10.0.0.7", "laptop").root


def test_certificate_that_ends_soon_is_renewed_at_a_start(tmp_path: Path) -> None:
    first = make_certificate(tmp_path)
    served = first.server.read_bytes()
    assert make_certificate(tmp_path, now=NOW + timedelta(days=380)).root == first.root
    assert first.server.read_bytes() != served
    assert make_certificate(tmp_path, now=NOW + timedelta(days=3640)).root != first.root


def test_certificate_lasts_no_longer_than_apple_allows(tmp_path: Path) -> None:
    certificate = x509.load_pem_x509_certificate(make_certificate(tmp_path).server.read_bytes())
    lasts = certificate.not_valid_after_utc - certificate.not_valid_before_utc
    assert lasts <= timedelta(days=825)


@LINUX
def test_nobody_else_on_the_computer_can_read_the_keys(tmp_path: Path) -> None:
    folder = make_certificate(tmp_path).server.parent
    assert folder.stat().st_mode & 0o077 == 0
    assert [file.stat().st_mode & 0o077 for file in folder.iterdir()] == [0, 0]


def test_an_address_of_the_internet_is_vouched_for_alone(tmp_path: Path) -> None:
    """A university's network has such; the next address there is another computer's."""
    own = make_certificate(tmp_path, "203.0.113.7", "club", now=datetime.now(UTC))
    assert shakes_hands(tls_context(own.server, None), trusting(own.root), "203.0.113.7")
    assert make_certificate(tmp_path, "203.0.113.8", "club", now=datetime.now(UTC)).root != own.root


def test_a_damaged_file_is_named_and_left(tmp_path: Path) -> None:
    file = make_certificate(tmp_path).server.with_name(certificates.ROOT)
    file.write_text("damaged")
    with pytest.raises(LaunchError) as refused:
        make_certificate(tmp_path)
    assert (refused.value.code, refused.value.values) == ("bad-certificate", {"cert": str(file)})
    assert file.read_text() == "damaged"


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def club(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Served]:
    folder = tmp_path_factory.mktemp("club")
    own = own_certificate(folder, (HERE, "localhost"), now=datetime.now(UTC))
    contexts = (tls_context(own.server, None), trusting(own.root))
    async with serving(folder, tls=contexts, certificate=own) as served:
        yield served


@LINUX
@pytest.mark.thorough
@pytest.mark.asyncio(loop_scope="module")
class TestServed:
    async def test_strangers_get_the_page_that_explains_it(self, club: Served) -> None:
        own = club.server.certificate
        assert own is not None
        page = await club.stranger().get("/certificate")
        assert page.status == 200
        assert own.fingerprint in page.body.decode()
        assert 'href="/certificate.crt"' in page.body.decode()

    async def test_the_file_is_one_that_phones_install(self, club: Served) -> None:
        own = club.server.certificate
        assert own is not None
        file = await club.stranger().get("/certificate.crt")
        assert file.headers["content-type"] == "application/x-x509-ca-cert"
        assert file.body == own.root

    async def test_a_phone_can_try_a_websocket_before_it_joins(self, club: Served) -> None:
        phone = club.stranger()
        place = f"wss://{HERE}:{club.port}/-/trusting"
        async with connect(
            place, ssl=club.context, additional_headers={"Origin": phone.origin}
        ) as tried:
            await tried.wait_closed()
        assert (tried.close_code, tried.close_reason) == (1000, "")

    async def test_the_trial_opens_no_other_websocket(self, club: Served) -> None:
        with pytest.raises(InvalidStatus):
            await asyncio.wait_for(club.stranger().socket(), 20)


@LINUX
@pytest.mark.thorough
async def test_without_it_there_is_no_such_page(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        for path in ("/certificate", "/certificate.crt"):
            assert (await served.stranger().get(path)).status == 403
