"""The club's own certificate for phones on the same network, which needs no internet.

A root certificate is made once and kept in the data folder. It signs the certificate of this
computer with its names and addresses. Phones warn of it until the root is installed on them. A
root can usually sign certificates of any site, so this one is limited (RFC 5280, 4.2.1.10) to the
names and address of this computer and to private networks.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address, ip_network
from pathlib import Path

from cryptography import x509
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    load_pem_private_key,
)
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from scorekeeper.server.environment import APP_NAME, LaunchError
from scorekeeper.storage.disk import PRIVATE_FOLDER, write_over

FOLDER = "https"
ROOT = "root.pem"
SERVER = "server.pem"

PRIVATE_NETWORKS = tuple(
    map(
        ip_network,
        (
            "10.0.0.0/8",
            "172.16.0.0/12",
            "192.168.0.0/16",
            "169.254.0.0/16",
            "127.0.0.0/8",
            "100.64.0.0/10",  # of providers and of Tailscale (RFC 6598)
            "fc00::/7",
            "fe80::/10",
            "::1/128",
        ),
    )
)
ROOT_DAYS = 3650
SERVER_DAYS = 397  # Apple accepts at most 825
MIN_DAYS_LEFT = 30
"""With fewer days left a certificate is renewed, at a start and not during a session."""
CLOCK_TOLERANCE = timedelta(days=1)
"""Certificates are valid this much earlier, because the clocks of some phones are slow."""


@dataclass(frozen=True, slots=True)
class OwnCertificate:
    """The certificate of this computer and its root."""

    server: Path
    """The PEM file with the server's key, its certificate and the root."""
    root: bytes
    """The root certificate that phones install, in DER."""

    @property
    def fingerprint(self) -> str:
        """The SHA-256 of the root, as phones show it in their settings."""
        digest = x509.load_der_x509_certificate(self.root).fingerprint(hashes.SHA256())
        return digest.hex(" ").upper()


def own_certificate(data_dir: Path, names: Iterable[str], *, now: datetime) -> OwnCertificate:
    """Return the club's own certificate for host names and addresses; create it if necessary.

    A certificate in `data_dir` is used as long as possible, since phones trust it, or their users
    have dismissed the warning.

    Raises:
        LaunchError: The files cannot be read or written.
    """
    wanted = [_general_name(name) for name in names]
    folder = data_dir / FOLDER
    try:
        folder.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
        root = _read_pair(folder / ROOT)
        if root is None or not _is_valid(root, now) or not _may_sign(root.certificate, wanted):
            root = _new_root(wanted, now)
            write_over(folder / ROOT, [root.pem()])
        server = _read_pair(folder / SERVER)
        if server is None or not _is_valid(server, now) or not _has_names(server, root, wanted):
            server = _new_server(root, wanted, now)
            write_over(folder / SERVER, [server.pem(), root.certificate.public_bytes(Encoding.PEM)])
    except OSError as error:
        raise LaunchError("no-certificate", file=str(folder)) from error
    return OwnCertificate(folder / SERVER, root.certificate.public_bytes(Encoding.DER))


@dataclass(frozen=True, slots=True)
class _Pair:
    """A certificate and its key."""

    key: ec.EllipticCurvePrivateKey
    certificate: x509.Certificate

    def pem(self) -> bytes:
        """Return the key and the certificate in the format PEM."""
        key = self.key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
        return key + self.certificate.public_bytes(Encoding.PEM)


def _read_pair(file: Path) -> _Pair | None:
    """Return the key and certificate in a file; None if there is no such file.

    Raises:
        LaunchError: The content of the file is not valid.
    """
    try:
        content = file.read_bytes()
    except FileNotFoundError:
        return None
    try:
        key = load_pem_private_key(content, None)
        certificate = x509.load_pem_x509_certificate(content)
    except (ValueError, TypeError) as error:
        raise LaunchError("bad-certificate", cert=str(file)) from error
    if not isinstance(key, ec.EllipticCurvePrivateKey):
        raise LaunchError("bad-certificate", cert=str(file))
    return _Pair(key, certificate)


def _general_name(name: str) -> x509.GeneralName:
    """Return a host name or address as a name in a certificate."""
    try:
        return x509.IPAddress(ip_address(name))
    except ValueError:
        return x509.DNSName(name)


def _is_valid(pair: _Pair, now: datetime) -> bool:
    """Return True if a certificate is valid for at least `MIN_DAYS_LEFT` more days."""
    return pair.certificate.not_valid_after_utc - now > timedelta(days=MIN_DAYS_LEFT)


def _may_sign(root: x509.Certificate, wanted: Iterable[x509.GeneralName]) -> bool:
    """Return True if a root may sign a certificate with the wanted names and addresses."""
    limits = root.extensions.get_extension_for_class(x509.NameConstraints).value
    permitted = limits.permitted_subtrees or ()
    return set(_own_limits(wanted)) <= set(permitted)


def _own_limits(wanted: Iterable[x509.GeneralName]) -> Iterator[x509.GeneralName]:
    """Yield those of the names and addresses that a root must be allowed to sign explicitly.

    Private addresses are left out, because every root may sign them.
    """
    for name in wanted:
        if not isinstance(name, x509.IPAddress):
            yield name
        elif not any(name.value in network for network in PRIVATE_NETWORKS):
            yield x509.IPAddress(ip_network(name.value))


def _has_names(server: _Pair, root: _Pair, wanted: Iterable[x509.GeneralName]) -> bool:
    """Return True if the root has signed the server's certificate and it has all wanted names."""
    try:
        server.certificate.verify_directly_issued_by(root.certificate)
    except (ValueError, TypeError, InvalidSignature):
        return False
    names = server.certificate.extensions.get_extension_for_class(x509.SubjectAlternativeName)
    return set(wanted) <= set(names.value)


def _builder(
    subject: str, issuer: x509.Name | None, key: ec.EllipticCurvePublicKey, now: datetime, days: int
) -> x509.CertificateBuilder:
    """Return the builder of a certificate that is valid for `days` from now.

    Without an issuer the subject is the issuer, as in a self-signed certificate.
    """
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, subject)])
    return (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(issuer or name)
        .public_key(key)
        .serial_number(x509.random_serial_number())
        .not_valid_before(now.astimezone(UTC) - CLOCK_TOLERANCE)
        .not_valid_after(now.astimezone(UTC) + timedelta(days=days))
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key), critical=False)
    )


def _usage(*, signs_certificates: bool) -> x509.KeyUsage:
    """Return the permitted use of a key: to sign certificates, or to prove a server's identity."""
    return x509.KeyUsage(
        digital_signature=not signs_certificates,
        key_cert_sign=signs_certificates,
        crl_sign=signs_certificates,
        content_commitment=False,
        key_encipherment=False,
        data_encipherment=False,
        key_agreement=False,
        encipher_only=False,
        decipher_only=False,
    )


def _new_root(wanted: Iterable[x509.GeneralName], now: datetime) -> _Pair:
    """Return a new root certificate for the wanted names and addresses and private networks."""
    networks = map(x509.IPAddress, PRIVATE_NETWORKS)
    key = ec.generate_private_key(ec.SECP256R1())
    # A phone lists it for years, so its name has the date.
    subject = f"{APP_NAME} {now:%Y-%m-%d}"
    builder = (
        _builder(subject, None, key.public_key(), now, ROOT_DAYS)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(_usage(signs_certificates=True), critical=True)
        .add_extension(x509.NameConstraints([*_own_limits(wanted), *networks], None), critical=True)
    )
    return _Pair(key, builder.sign(key, hashes.SHA256()))


def _new_server(root: _Pair, wanted: Iterable[x509.GeneralName], now: datetime) -> _Pair:
    """Return a new certificate for the wanted names and addresses, signed with the root."""
    key = ec.generate_private_key(ec.SECP256R1())
    issuer = root.certificate
    authority = x509.AuthorityKeyIdentifier.from_issuer_public_key(root.key.public_key())
    usage = x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH])
    builder = (
        _builder(APP_NAME, issuer.subject, key.public_key(), now, SERVER_DAYS)
        .add_extension(x509.SubjectAlternativeName(wanted), critical=False)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(_usage(signs_certificates=False), critical=True)
        .add_extension(usage, critical=False)
        .add_extension(authority, critical=False)
    )
    return _Pair(key, builder.sign(root.key, hashes.SHA256()))
