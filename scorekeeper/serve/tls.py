"""The certificate and key by which a server speaks TLS."""

from __future__ import annotations

import ssl
from typing import TYPE_CHECKING

from scorekeeper.serve.errors import LaunchError

if TYPE_CHECKING:
    from pathlib import Path


def tls_context(cert: Path, key: Path | None) -> ssl.SSLContext:
    """Read a certificate with its chain, and its key, from files of PEM.

    Without `key` the key is in the file of the certificate. Raises LaunchError where a file
    cannot be read, is something else, or the two do not belong together.
    """
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.minimum_version = ssl.TLSVersion.TLSv1_2
    try:
        context.load_cert_chain(cert, key)
    except ssl.SSLError as error:  # an OSError too, but with no word of the file
        raise LaunchError("bad-certificate", cert=str(cert), reason=error.reason or "") from error
    except OSError as error:
        named = cert if key is None or not _opens(cert) else key
        raise LaunchError("no-certificate", file=str(named), reason=_why(error)) from error
    return context


def _opens(file: Path) -> bool:
    try:
        with file.open("rb"):
            return True
    except OSError:
        return False


def _why(error: OSError) -> str:
    return error.strerror or str(error)
