"""The sources of rules in words: references, notes, and the values of other sources."""

from collections.abc import Mapping

from scorekeeper.i18n.messages import Words, source_title
from scorekeeper.i18n.rule_values import rule_name, rule_value
from scorekeeper.rules import RuleSetId, loader, switches
from scorekeeper.rules.book import RuleBook


def reference_text(words: Words, book: RuleBook, ref: str) -> str:
    """Return a reference: the source's title, the place in it, and the source that quotes it.

    `book` is the rule book with the reference; it has the sources.
    """
    sources = book.sources
    key = loader.source_of(ref)
    place = loader.place_of(ref)
    source = sources[key]

    text = source_title(words, key, source)
    if place:
        text = words.text("source-at", title=text, place=place)
    if not source.read.startswith(loader.VIA):
        return text

    quoting_key = loader.source_of(source.read.removeprefix(loader.VIA))
    return words.text(
        "source-via", source=text, title=source_title(words, quoting_key, sources[quoting_key])
    )


def note_text(words: Words, noted: loader.Citation | loader.Dispute) -> str:
    """Return the note for players; empty if there is none.

    A language without a translation quotes the English of the rule file.
    """
    key = f"rule-note-{noted.note_id}"
    if words.catalogue.has(key):
        return words.text(key)
    return quoted_english(words, noted.note) if noted.note else ""


def quoted_english(words: Words, text: str) -> str:
    """Return a text of a rule file; other languages quote it as English."""
    if words.language.partition("-")[0] == "en":
        return text
    return words.text("source-quoted", language=words.language_name("en"), text=text)


def standing_reason(words: Words, book: RuleBook, citation: loader.Citation) -> str:
    """Return a sentence on the origin of a value: the kind of its source, or another rule set."""
    if citation.status == "proposed":
        return words.text("standing-proposed-why")
    if citation.rule_set != book.identity.id:
        name = words.rule_set_name(book.identity_of(RuleSetId(citation.rule_set)))
        return words.text("standing-inherited-why", **{"from": name})
    if citation.status == "outside":
        return words.text("standing-outside-why")
    return words.text("standing-document-why")


def dispute_value(words: Words, dispute: loader.Dispute, path: str) -> str | None:
    """Return the value of a dispute for the rule at a path; None if it is only a remark."""
    disputed_path = dispute.path
    value = dispute.value
    if path.startswith(f"{disputed_path}.") and isinstance(value, Mapping):
        # The dispute is about a whole table, and the rule is a part of it.
        step = path.removeprefix(f"{disputed_path}.")
        value = loader.value_at(value, step) if loader.has_path(value, step) else None
        disputed_path = path
    if value is None and not dispute.absent:
        return None

    text = rule_value(words, disputed_path, value)
    name = rule_name(words, disputed_path)
    is_part_with_name = disputed_path.startswith(f"{path}.") and name != rule_name(words, path)
    return words.text("value-of", what=name, value=text) if is_part_with_name else text


def house_reference_text(words: Words, book: RuleBook, ref: str) -> str:
    """Return the source of a house rule on a book: the sentence of a switch, or a reference."""
    if not ref.startswith(switches.SWITCH_MARK):
        return reference_text(words, book, ref)
    switch = switches.find_switch(ref.removeprefix(switches.SWITCH_MARK))
    return ref if switch is None else words.text(f"switch-{switch.id}")
