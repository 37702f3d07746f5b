"""What was found in the store, and what it refused, in sentences.

told(words, finding)     what was found, what was kept, where the original lies
refused(words, error)    why nothing was saved or opened, and what to do
"""

from scorekeeper.store import Finding, StoreError
from scorekeeper.words.words import Words

NOTHING = "none"
"""Stands in a message for a value that there is not."""


def told(words: Words, finding: Finding) -> str:
    """A finding, with what became of it."""
    return words.text(
        f"finding-{finding.kind}",
        kept=finding.kept,
        dropped=finding.dropped,
        aside=NOTHING if finding.aside is None else str(finding.aside),
        backup=NOTHING if finding.backup is None else str(finding.backup),
        answer=finding.answer,
    )


def refused(words: Words, error: StoreError) -> str:
    """Why the store did not do what was asked."""
    path = NOTHING if error.path is None else str(error.path)
    return words.text(f"store-{error.reason}", path=path, answer=error.answer)
