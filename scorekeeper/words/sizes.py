"""Sizes of files as people say them."""

from scorekeeper.words.words import Words

KILOBYTE, MEGABYTE = 1000, 1_000_000
"""In bytes."""


def size(words: Words, count: int) -> str:
    """The size of a file of so many bytes: 12 kB, 1.5 MB; whatever is there has one kB."""
    if count >= MEGABYTE:
        return words.text("size-mb", size=count / MEGABYTE)
    return words.text("size-kb", size=-(-count // KILOBYTE))
