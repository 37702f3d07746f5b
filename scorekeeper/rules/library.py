"""Libraries of rule sets: those of the program, and those in the user's files.

`RuleLibrary` finds a rule set by its id or name, and lists all of them. The functions of this
module know the rule sets of the program only, which are constants.
"""

import contextlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path

from scorekeeper.problem import Problem
from scorekeeper.rules.book import RuleBook, book_from, book_from_values
from scorekeeper.rules.loader import (
    SUFFIX,
    Identity,
    RuleFile,
    Tree,
    files_in,
    read_identity,
    read_rule_file,
    rules_folder,
    text_of,
)
from scorekeeper.rules.model import RuleSetError, RuleSetId, UnknownRuleSetError

FileOf = Callable[[RuleSetId], RuleFile]
BookOf = Callable[[RuleSetId], RuleBook]


class RuleLibrary:
    """The rule sets of the program, and those in the rule files of some folders.

    >>> library = RuleLibrary()
    >>> library.find_book("Samba").rules.target
    10000

    The code that opens a data folder creates its library and owns it: the app and the server when
    they open the store, the command line for `--data`, each test for itself. A library has the
    folders of the user's rule files, the contents of the files read so far, and the values stored
    in games whose rule file is missing. Libraries share only the rule sets of the program, which
    are constants and are read once.

    A file is read at its first use and not again, so a changed file requires a new library. A
    folder need not exist.
    """

    def __init__(self, *folders: Path) -> None:
        self._folders = folders
        self._read_files: dict[RuleSetId, RuleFile] = {}
        self._books: dict[RuleSetId, RuleBook] = {}
        self._kept_values: dict[RuleSetId, Tree] = {}
        self._catalogue: tuple[Identity, ...] | None = None

    def book(self, set_id: RuleSetId) -> RuleBook:
        """Return the rule book with an id.

        If its file is missing or broken, the book has the values kept from a game. Without these,
        raise `UnknownRuleSetError` for a missing file, `RuleSetError` for a broken one.
        """
        if is_built_in(set_id):
            return shipped_book(set_id)
        if set_id not in self._books:
            self._books[set_id] = self._read_or_kept_book(set_id)
        return self._books[set_id]

    def resolve(self, read: RuleFile, file: str) -> RuleBook:
        """Return the rule book of a rule file, with inherited values.

        `file` is its name in messages. Raise `RuleSetError` for an unknown parent, an unknown
        path, and values that do not fit together.
        """
        return _resolve_book(read, file, self._file, self.book)

    def ids(self) -> tuple[RuleSetId, ...]:
        """Return the ids of all rule sets, those of the program first."""
        own_ids = (RuleSetId(set_id) for set_id, _ in self._own_files())
        return tuple(dict.fromkeys([*shipped_files(), *own_ids]))

    def catalogue(self, locale: str = "") -> tuple[Identity, ...]:
        """Return the identities of all rule sets, sorted for a locale by `sorted_identities`.

        The user's broken files are left out; see `broken_files`. Only the identities in the
        program's own files are read, which takes a fiftieth of the time.
        """
        if self._catalogue is None:
            identities = list(shipped_identities())
            for set_id in self.ids():
                if not is_built_in(set_id):
                    with contextlib.suppress(RuleSetError):
                        identities.append(self._book_in_file(set_id).identity)
            self._catalogue = sorted_identities(identities)
        return sorted_identities(self._catalogue, locale) if locale else self._catalogue

    def books(self) -> tuple[RuleBook, ...]:
        """Return all rule books, in the order of the catalogue."""
        return tuple(self.book(identity.id) for identity in self.catalogue())

    def first_book(self, locale: str = "") -> RuleBook:
        """Return the first rule book of the catalogue."""
        return self.book(self.catalogue(locale)[0].id)

    def broken_files(self) -> tuple[RuleSetError, ...]:
        """Return an error for each user's file that is broken or has an id of the program."""
        errors = []
        for set_id, _ in self._own_files():
            if is_built_in(set_id):
                errors.append(RuleSetError(set_id, [Problem("id_taken", "id")]))
                continue
            try:
                self._book_in_file(set_id)
            except RuleSetError as error:
                errors.append(error)
        return tuple(errors)

    def find(self, name: str) -> RuleSetId:
        """Return the id of the rule set with this id, alias or display name, in any case.

        Raise `UnknownRuleSetError`, which lists the known ids, if there is none.
        """
        set_id = RuleSetId(name)
        if is_built_in(set_id):
            return set_id  # as stored in games: no need to read the other files

        # An id comes before all names: somebody's alias must not take it away.
        wanted = name.strip().casefold()
        for identity in self.catalogue():
            if wanted == identity.id.casefold():
                return identity.id
        for identity in self.catalogue():
            if identity.is_called(name):
                return identity.id

        if set_id in self._kept_values:
            return set_id
        raise UnknownRuleSetError(name, (identity.id for identity in self.catalogue()))

    def find_book(self, name: str) -> RuleBook:
        """Return the rule book with a typed name; raise what `find` and `book` raise."""
        return self.book(self.find(name))

    def keep_values(self, set_id: RuleSetId, values: Tree) -> None:
        """Keep the values of a rule set in a game, for `book` if its file is missing or broken."""
        if set_id and not is_built_in(set_id):
            self._kept_values[set_id] = values

    def _read_or_kept_book(self, set_id: RuleSetId) -> RuleBook:
        """Return the rule book of `set_id` from its file, or else from the values kept from a game.

        Raise what `book` raises.
        """
        try:
            return self._book_in_file(set_id)
        except (RuleSetError, UnknownRuleSetError):
            if set_id not in self._kept_values:
                raise
            return book_from_values(set_id, self._kept_values[set_id], _root_book())

    def _book_in_file(self, set_id: RuleSetId) -> RuleBook:
        """Return the rule book in the file of an id; raise what `book` raises."""
        if is_built_in(set_id):
            return shipped_book(set_id)
        return self.resolve(self._file(set_id), f"{set_id}{SUFFIX}")

    def _file(self, set_id: RuleSetId) -> RuleFile:
        """Return the rule file of an id, without inherited values; raise what `book` raises."""
        if is_built_in(set_id):
            return shipped_file(set_id)
        if set_id not in self._read_files:
            file = next((file for own_id, file in self._own_files() if own_id == set_id), None)
            if file is None:
                raise UnknownRuleSetError(set_id, self.ids())
            self._read_files[set_id] = _read_file_of(set_id, file)
        return self._read_files[set_id]

    def _own_files(self) -> Iterator[tuple[RuleSetId, Traversable]]:
        """Yield the rule files of the folders with their ids, folder by folder.

        If several files have the same id, the first one is used. A file with the id of one of the
        program's rule sets is never used.
        """
        for folder in self._folders:
            for name, file in files_in(folder).items():
                yield RuleSetId(name), file


# --- the rule sets of the program


@cache
def shipped_files() -> Mapping[RuleSetId, Traversable]:
    """Return the rule files of the program by id, in alphabetical order."""
    return {RuleSetId(name): file for name, file in files_in(rules_folder()).items()}


def is_built_in(set_id: RuleSetId) -> bool:
    """Return True if a rule set comes with the program."""
    return set_id in shipped_files()


@cache
def shipped_file(set_id: RuleSetId) -> RuleFile:
    """Return a rule file of the program; raise what `shipped_book` raises."""
    file = shipped_files().get(set_id)
    if file is None:
        raise UnknownRuleSetError(set_id, shipped_files())
    return _read_file_of(set_id, file)


@cache
def shipped_book(set_id: RuleSetId) -> RuleBook:
    """Return a rule book of the program.

    Raise `UnknownRuleSetError` if there is no such file, `RuleSetError` if it is broken.
    """
    return _resolve_book(shipped_file(set_id), f"{set_id}{SUFFIX}", shipped_file, shipped_book)


@cache
def shipped_identities() -> tuple[Identity, ...]:
    """Return the identities of the rule sets of the program, in alphabetical order."""
    return tuple(read_identity(text_of(file), file.name) for file in shipped_files().values())


def _root_book() -> RuleBook:
    """Return the first rule book of the program that inherits from no other."""
    files = (shipped_file(set_id) for set_id in shipped_files())
    root = next(file.identity.id for file in files if file.identity.parent is None)
    return shipped_book(root)


# --- reading and order


def _read_file_of(set_id: RuleSetId, file: Traversable) -> RuleFile:
    """Return the contents of a rule file; raise `RuleSetError` if its id is not `set_id`."""
    name = f"{set_id}{SUFFIX}"
    read = read_rule_file(text_of(file), name)
    if read.identity.id != set_id:
        raise RuleSetError(name, [Problem("other_id", "id")])
    return read


def _resolve_book(read: RuleFile, file: str, file_of: FileOf, book_of: BookOf) -> RuleBook:
    """Return the rule book of a rule file, with inherited values.

    `file_of` and `book_of` return the file and the rule book of an id, for inherited values.
    """
    _check_ancestors(read, file, file_of)
    parent = read.identity.parent
    above = book_of(parent.rule_set) if parent else None
    return book_from(read, file, above)


def _check_ancestors(read: RuleFile, file: str, file_of: FileOf) -> None:
    """Raise `RuleSetError` for an unknown parent, and for a rule set that inherits from itself."""
    visited = {read.identity.id}
    parent = read.identity.parent
    while parent is not None:
        if parent.rule_set in visited:
            raise RuleSetError(file, [Problem("circular", "inherits.from")])
        visited.add(parent.rule_set)
        try:
            parent = file_of(parent.rule_set).identity.parent
        except UnknownRuleSetError as error:
            raise RuleSetError(file, [error.problem("inherits.from")]) from error


def is_at_home(identity: Identity, locale: str) -> bool:
    """Return True if the players of a locale, such as `es-AR`, mostly play a rule set.

    >>> is_at_home(shipped_book(RuleSetId("burraco")).identity, "it-CH")
    True
    """
    return _home_rank(identity, locale) is not None


def _home_rank(identity: Identity, locale: str) -> int | None:
    """Return 0 for a rule set at home in a locale itself, 1 for one at home in its language.

    Return None for all others.
    """
    language = locale.partition("-")[0]
    tags = (locale, language)
    return next((rank for rank, tag in enumerate(tags) if tag in identity.home), None)


def sorted_identities(identities: Sequence[Identity], locale: str = "") -> tuple[Identity, ...]:
    """Return rule sets in the order in which the players of a locale look for them.

    First come those at home in the language and the country, then those at home in the language,
    then all others. Each group is sorted by place. One without a place comes last in its family;
    families of which no rule set has a place come last.

    Args:
        identities: The rule sets, in any order.
        locale: Tag of a language and perhaps a country, such as `it` or `es-AR`; empty for an
            order that is the same everywhere.
    """
    last_places: dict[str, int] = {}
    for identity in identities:
        if identity.place is not None:
            last_place = last_places.get(identity.family, identity.place)
            last_places[identity.family] = max(last_place, identity.place)

    def position(identity: Identity) -> tuple[int, bool, int, bool, str, RuleSetId]:
        """Return the sort key of a rule set."""
        home_rank = _home_rank(identity, locale)
        place = identity.place
        if place is None:
            place = last_places.get(identity.family)
        return (
            2 if home_rank is None else home_rank,
            place is None,
            place or 0,
            identity.place is None,
            identity.family,
            identity.id,
        )

    return tuple(sorted(identities, key=position))


# --- functions for the rule sets of the program


def rule_book(set_id: RuleSetId) -> RuleBook:
    """Return a rule book of the program.

    Raise `UnknownRuleSetError` if there is no such rule set. A `RuleLibrary` also has those in
    the user's files.
    """
    return shipped_book(set_id)


def rule_set_ids() -> tuple[RuleSetId, ...]:
    """Return the ids of the rule sets of the program, in alphabetical order."""
    return tuple(shipped_files())


def catalogue(locale: str = "") -> tuple[Identity, ...]:
    """Return the identities of the rule sets of the program, in the order of a `RuleLibrary`."""
    return RuleLibrary().catalogue(locale)


def find_rule_set(name: str) -> RuleSetId:
    """Return the id of the program's rule set with a typed name: an id, alias or display name.

    Raise `UnknownRuleSetError`, which lists the known ids, if there is none.
    """
    return RuleLibrary().find(name)
