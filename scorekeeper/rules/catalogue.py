"""The list of all rule sets, and how people's names for them are understood."""

from functools import cache

from scorekeeper.rules.book import rule_book, rule_set_ids
from scorekeeper.rules.errors import UnknownRuleSetError
from scorekeeper.rules.files import Identity
from scorekeeper.rules.model import RuleSetId


@cache
def catalogue() -> tuple[Identity, ...]:
    """Who the rule sets are, in the order in which players look for them."""
    found = [rule_book(set_id).identity for set_id in rule_set_ids()]
    return tuple(sorted(found, key=_place))


def find_rule_set(name: str) -> RuleSetId:
    """The id that a typed name means: an id, an alias or a display name, in any case.

    Raises `UnknownRuleSetError`, which lists the known ids.
    """
    wanted = name.strip().casefold()
    for identity in catalogue():
        names = (identity.id, identity.name, *identity.aliases)
        if wanted in (known.casefold() for known in names):
            return identity.id
    raise UnknownRuleSetError(name, (identity.id for identity in catalogue()))


def _place(identity: Identity) -> tuple[bool, int, str]:
    return identity.place is None, identity.place or 0, identity.id
