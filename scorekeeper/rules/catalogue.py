"""The list of all rule sets, and how people's names for them are understood."""

from functools import cache
from pathlib import Path

from scorekeeper.rules.book import (
    book_in_file,
    has_kept_values,
    is_own,
    rule_book,
    rule_file,
    rule_set_ids,
)
from scorekeeper.rules.errors import RuleSetError, UnknownRuleSetError
from scorekeeper.rules.files import Identity
from scorekeeper.rules.folders import Finder, further_files, name_folders
from scorekeeper.rules.model import RuleSetId
from scorekeeper.typed import Complaint


@cache
def catalogue() -> tuple[Identity, ...]:
    """Who the rule sets are, in the order in which players look for them.

    A further rule file that is broken is left out: `broken_rule_files` has it.
    """
    found = (_identity(set_id) for set_id in rule_set_ids())
    return tuple(sorted((one for one in found if one is not None), key=_place))


def use_rule_folders(*folders: Path | Finder) -> None:
    """Read the rule files of these folders as well; those of folders named before are forgotten.

    The program's own rule files are always there, and first. A folder may be given as a call
    that finds it, which is made only when rules are read; it need not exist.
    """
    name_folders(*folders)
    for known in (rule_book, rule_file, catalogue):
        known.cache_clear()


def broken_rule_files() -> tuple[RuleSetError, ...]:
    """What keeps further rule files from being read, file by file."""
    found = (_breakage(RuleSetId(name)) for name, _ in further_files())
    return tuple(error for error in found if error is not None)


def find_rule_set(name: str) -> RuleSetId:
    """The id that a typed name means: an id, an alias or a display name, in any case.

    Raises `UnknownRuleSetError`, which lists the known ids.
    """
    if is_own(RuleSetId(name)):
        return RuleSetId(name)  # what a match says: the other files need not be read for it
    wanted = name.strip().casefold()
    known = {identity.id.casefold(): identity.id for identity in catalogue()}
    if wanted in known:
        return known[wanted]
    for identity in catalogue():
        names = (identity.id, identity.name, *identity.aliases)
        if wanted in (known.casefold() for known in names):
            return identity.id
    if has_kept_values(RuleSetId(name)):
        return RuleSetId(name)
    raise UnknownRuleSetError(name, (identity.id for identity in catalogue()))


def _identity(set_id: RuleSetId) -> Identity | None:
    if is_own(set_id):
        return rule_book(set_id).identity
    try:
        return book_in_file(set_id).identity
    except RuleSetError:
        return None


def _breakage(set_id: RuleSetId) -> RuleSetError | None:
    if is_own(set_id):
        return RuleSetError(set_id, [Complaint("id", "the program has a rule set of this id")])
    try:
        book_in_file(set_id)
    except RuleSetError as error:
        return error
    return None


def _place(identity: Identity) -> tuple[bool, int, str]:
    return identity.place is None, identity.place or 0, identity.id
