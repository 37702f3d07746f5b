"""The two pages at the club's door: one takes a card's code, the other the organiser's PIN."""

from __future__ import annotations

import json
from functools import cache
from html import escape
from importlib.resources import files
from typing import TYPE_CHECKING

from scorekeeper.serve.refusals import answer, page, words_of

if TYPE_CHECKING:
    from starlette.types import Scope, Send

SCRIPT = "/-/knock.js"

_STYLE = """<style>
label { display: block; margin: 1rem 0 .5rem }
input, button { font: inherit; min-height: 3rem; padding: 0 1rem; box-sizing: border-box;
  border-radius: .5rem; border: 1px solid currentcolor }
input { width: 100%; color: inherit; background: none; letter-spacing: .1em }
button { margin-top: 1rem; color: #fff; background: #1b5e20 }
#said { font-weight: bold }
</style>
"""
_FORM = """<p id="said" role="alert"></p>
<form id="knock"><label for="word">{label}</label>
<input id="word" name="word" maxlength="200" required autocomplete="off" autocapitalize="off"
 spellcheck="false"{kind}><button>{button}</button></form>
<noscript><p>{no_script}</p></noscript>
<script src="{script}" data-to="{to}" data-failed="{failed}"></script>"""

_DIGITS = ' type="password" inputmode="numeric"'


async def show_door(scope: Scope, send: Send, name: str, *, to: str, digits: bool) -> None:
    """Show the page `visitor-<name>`, which sends what is typed, or scanned, to the path `to`."""
    words = words_of(scope)
    form = _FORM.format(
        label=escape(words.text(f"visitor-{name}-label")),
        button=escape(words.text(f"visitor-{name}-button")),
        no_script=escape(words.text("visitor-no-script")),
        failed=escape(words.text("visitor-knock-failed")),
        kind=_DIGITS if digits else "",
        script=SCRIPT,
        to=to,
    )
    await answer(scope, send, status=200, body=page(words, name, head=_STYLE, more=form))


async def say(
    scope: Scope, send: Send, status: int, key: str, *headers: tuple[bytes, bytes]
) -> None:
    """Tell a page's script in words why it got nothing, by a message of the catalogue."""
    body = json.dumps({"text": words_of(scope).text(key)}).encode()
    await answer(scope, send, status=status, body=body, kind="application/json", headers=headers)


async def let_in(scope: Scope, send: Send, cookie: tuple[bytes, bytes]) -> None:
    """Tell a page's script that it may go on, and give its browser the cookie to go on with."""
    await answer(scope, send, status=200, body=b"{}", kind="application/json", headers=[cookie])


async def give_script(scope: Scope, send: Send) -> None:
    """Send the script of both pages."""
    await answer(scope, send, status=200, body=_script(), kind="text/javascript")


@cache
def _script() -> bytes:
    return (files("scorekeeper.serve") / "knock.js").read_bytes()
