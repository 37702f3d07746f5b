"""One window of a browser at a time may have the matches open."""

CLAIM = """
(name, patience) => new Promise((claimed) => {
    if (!navigator.locks) return claimed(true);
    const ended = new AbortController();
    const timer = setTimeout(() => ended.abort(), patience);
    const held = () => {
        clearTimeout(timer);
        claimed(true);
        return new Promise(() => {});
    };
    navigator.locks.request(name, { signal: ended.signal }, held).catch(() => claimed(false));
})
"""
"""Holds a lock until the page is gone; a page without such locks, as without TLS, goes on."""

PATIENCE = 3000
"""Milliseconds for a page that is being loaded anew: the one before lets go a little later."""


async def claimed(name: str) -> bool:
    """Claim what goes by a name for this page; whether no other page has it."""
    from pyodide.code import run_js  # noqa: PLC0415  only in a browser

    return bool(await run_js(CLAIM)(name, PATIENCE))
