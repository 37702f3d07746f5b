"""A transaction under way: what it has changed in several tables and not yet saved."""

from collections.abc import Mapping

from scorekeeper.store.changes import Change, Tables
from scorekeeper.store.documents import Doc
from scorekeeper.store.drafts import Draft


class Pending:
    """What one transaction has changed so far, table by table, over what is saved."""

    def __init__(self, saved: Tables) -> None:
        """Begin with no changes to `saved`, which is read and never written."""
        self._saved = saved
        self._drafts: dict[str, Draft] = {}
        self._dropped: dict[str, None] = {}
        self.doomed = False
        """True once a part of the transaction failed: then nothing of it may be saved."""

    def names(self) -> set[str]:
        """Give the names of the tables that there are."""
        return (self._saved.keys() - self._dropped.keys()) | self._drafts.keys()

    def view(self, name: str) -> Mapping[str, Doc]:
        """Give the documents of a table to be read; a table that is not there is empty."""
        if name in self._drafts:
            return self._drafts[name]
        return {} if name in self._dropped else self._saved.get(name, {})

    def merge(self, name: str, draft: Draft) -> None:
        """Take over the changes of a draft of `view(name)`; the table is there from now on."""
        mine = self._drafts.setdefault(name, Draft(self.view(name)))
        for doc_id in draft.gone:
            mine.pop(doc_id, None)
        mine.update(draft.puts)

    def drop(self, name: str) -> None:
        """Take a table out with all that is in it."""
        self._drafts.pop(name, None)
        if name in self._saved:
            self._dropped[name] = None

    def change(self) -> Change:
        """Give all of it as one change."""
        drops: dict[str, list[str] | None] = dict.fromkeys(self._dropped)
        drops |= {name: list(draft.gone) for name, draft in self._drafts.items() if draft.gone}
        puts = {
            name: draft.puts
            for name, draft in self._drafts.items()
            if draft.puts or name not in self._saved or name in self._dropped
        }
        return Change(puts=puts, drops=drops)
