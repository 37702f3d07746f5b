"""One window of a browser at a time may have the matches open."""

from importlib.resources import files

PATIENCE = 3000
"""Milliseconds for a page that is being loaded anew: the one before lets go a little later."""

FOR_EVER = 0


async def claimed(name: str, *, patience: int = PATIENCE) -> bool:
    """Claim what goes by a name for this page; whether no other page has had it for so long."""
    from pyodide.code import run_js  # noqa: PLC0415  only in a browser

    claim = run_js((files(__package__) / "claim.js").read_text("utf-8"))
    return bool(await claim(name, patience))
