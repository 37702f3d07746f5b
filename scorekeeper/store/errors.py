"""What can go wrong with the store, as exceptions; each text is a sentence for people."""

from scorekeeper.errors import ScorekeeperError


class StoreError(ScorekeeperError):
    """The store cannot do what was asked; the operating system's own error is its cause."""


class StoreBusyError(StoreError):
    """Another program has the store open."""


class StoreCorruptError(StoreError):
    """The file is no store of this program; it was left as it is."""


class StoreReadOnlyError(StoreError):
    """A change was asked of a store that is open for reading only."""


class StoreTooNewError(StoreReadOnlyError):
    """A change was asked of a store that a newer version of this program wrote."""


class StoreWriteError(StoreError):
    """The disk refused; nothing of the change was saved, and memory is as it was before."""


class StoreDocumentError(StoreError, ValueError):
    """A document would not come back from the disk as it was given."""
