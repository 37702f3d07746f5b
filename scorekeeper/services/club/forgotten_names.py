"""Replace the names of forgotten people in imported files before anything is stored.

A file of a session that was exported before a person was forgotten still has the name: of the
member, the pair, the sides of matches, and in text typed by people.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import Any

from scorekeeper.match.model import Player
from scorekeeper.services.club.members import CODES, TEXTS, NameReplacer, plain_name, without_note
from scorekeeper.services.players import FORGOTTEN, Identities, name_with_note

Aliases = Mapping[str, str]
"""The aliases of forgotten people, by their uids in the file."""


def with_forgotten_names_replaced(document: Any, known: Identities) -> Any:
    """Return the JSON data of a file with the names of forgotten people replaced.

    A name is not replaced if another person in the file has it too.
    """
    names_by_uid = defaultdict[str, set[str]](set)
    for uid, name in _find_names(document):
        names_by_uid[uid].add(name)
    aliases = _aliases(names_by_uid, known)
    if not aliases:
        return document

    others: set[str] = set()
    for uid, names in names_by_uid.items():
        if uid not in aliases:
            others |= names
    kept = {*map(plain_name, others), *map(without_note, others)}

    replacements: dict[str, str] = {}
    for uid, alias in aliases.items():
        for name in names_by_uid[uid]:
            if plain_name(name) not in kept:
                replacements[name] = alias
    return _with_names_replaced(document, aliases, NameReplacer(replacements, others))


def _find_names(value: Any) -> Iterator[tuple[str, str]]:
    """Yield the uid and the name, also with the note, of each person in JSON data."""
    if isinstance(value, dict):
        uid = value.get("uid")
        name = value.get("name")
        is_entrant = "members" in value
        if isinstance(uid, str) and isinstance(name, str) and not is_entrant:
            yield uid, name
            note = str(value.get("note") or "")
            if note:
                yield uid, name_with_note(name, note)
        for inner in value.values():
            yield from _find_names(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _find_names(inner)


def _aliases(uids: Mapping[str, object], known: Identities) -> Aliases:
    """Return the aliases of forgotten people by uid.

    Further uids of the same person have the alias with "(2)", "(3)" and so on.
    """
    people = defaultdict[str, list[str]](list)
    for uid in uids:
        if known.docs.get(uid, {}).get(FORGOTTEN):
            people[known.person_of(Player("", uid)).key].append(uid)
    aliases: dict[str, str] = {}
    for own_uids in people.values():
        for number, uid in enumerate(own_uids, start=1):
            alias = str(known.docs[uid]["name"])
            aliases[uid] = alias if number == 1 else f"{alias} ({number})"
    return aliases


def _with_names_replaced(
    value: Any, aliases: Aliases, replacer: NameReplacer, *, is_text: bool = False
) -> Any:
    """Return JSON data with aliases in place of names, at any depth.

    `is_text` is True for text typed by people, in which names are replaced too.
    """
    if isinstance(value, str):
        return replacer(value) if is_text else value
    if isinstance(value, list):
        return [_with_names_replaced(inner, aliases, replacer, is_text=is_text) for inner in value]
    if not isinstance(value, dict):
        return value

    renamed: dict[str, Any] = {}
    for name, inner in value.items():
        if name in CODES:
            renamed[name] = inner
        else:
            renamed[name] = _with_names_replaced(inner, aliases, replacer, is_text=name in TEXTS)
    alias = aliases.get(str(value.get("uid")))
    if alias is not None:
        renamed["name"] = alias
        if "note" in renamed:
            renamed["note"] = ""
    return renamed
