"""Erased people in files from elsewhere: their names are replaced before anything is stored.

A copy of a session that was made before somebody was erased still has the name: of the member, of
the pair, of the sides of matches, and in what people have typed.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import Any

from scorekeeper.match.model import Player
from scorekeeper.services.club.members import CODES, TEXTS, NameReplacer, plain_name, without_note
from scorekeeper.services.players import FORGOTTEN, Identities, name_with_note

Aliases = Mapping[str, str]
"""The names by which erased people go on, by the uids that the file has for them."""


def without_erased_names(document: Any, known: Identities) -> Any:
    """Return plain data of a file with the names of erased people replaced.

    Somebody else's name stays, also where an erased person had the same.
    """
    named = defaultdict[str, set[str]](set)
    for uid, name in _named(document):
        named[uid].add(name)
    aliases = _aliases(named, known)
    if not aliases:
        return document
    others = {name for uid, names in named.items() if uid not in aliases for name in names}
    kept = {key(name) for name in others for key in (plain_name, without_note)}
    replaced = {
        name: aliases[uid]
        for uid, names in named.items()
        if uid in aliases
        for name in names
        if plain_name(name) not in kept
    }
    return _renamed(document, aliases, NameReplacer(replaced, others))


def _named(value: Any) -> Iterator[tuple[str, str]]:
    """Yield the uid and a name of each person or player, at whatever depth."""
    if isinstance(value, dict):
        uid = value.get("uid")
        name = value.get("name")
        is_entrant = "members" in value
        if isinstance(uid, str) and isinstance(name, str) and not is_entrant:
            yield uid, name
            if note := str(value.get("note") or ""):
                yield uid, name_with_note(name, note)
        for inner in value.values():
            yield from _named(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _named(inner)


def _aliases(uids: Mapping[str, object], known: Identities) -> Aliases:
    """The new names; a person of several uids has a number behind it from the second on."""
    people = defaultdict[str, list[str]](list)
    for uid in uids:
        if known.docs.get(uid, {}).get(FORGOTTEN):
            people[known.of(Player("", uid)).key].append(uid)
    aliases: dict[str, str] = {}
    for own in people.values():
        for number, uid in enumerate(own, start=1):
            alias = str(known.docs[uid]["name"])
            aliases[uid] = alias if number == 1 else f"{alias} ({number})"
    return aliases


def _renamed(value: Any, aliases: Aliases, renaming: NameReplacer, *, is_text: bool = False) -> Any:
    if isinstance(value, str):
        return renaming(value) if is_text else value
    if isinstance(value, list):
        return [_renamed(inner, aliases, renaming, is_text=is_text) for inner in value]
    if not isinstance(value, dict):
        return value
    renamed = {
        name: inner if name in CODES else _renamed(inner, aliases, renaming, is_text=name in TEXTS)
        for name, inner in value.items()
    }
    alias = aliases.get(str(value.get("uid")))
    if alias is not None:
        renamed["name"] = alias
        if "note" in renamed:
            renamed["note"] = ""
    return renamed
