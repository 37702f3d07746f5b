"""Differences of a rule set from one that a reader knows, in the sentences of how to play.

for difference in differences(words, rule_book(set_id), known):
    difference.text       Each player is dealt 15 cards (Classic: 11).
    difference.instead    what the known one says, where that takes a sentence of its own

The sentences of both are made and those of the same topic compared, so a rule file that is
added is told by itself, and so is a sentence that is added to how to play.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from scorekeeper.i18n.how_to_play import CHAPTERS, Rows, Sentence, Sentences
from scorekeeper.i18n.messages import Words
from scorekeeper.i18n.rule_values import rule_value, value_line
from scorekeeper.rules.book import RuleBook, tree_for
from scorekeeper.rules.loader import Tree

ORDER = (
    *("dealing", "turn", "melds", "wilds", "initial", "canastas", "threes", "pile", "out"),
    *("extras", "scoring", "aim", "end"),
)
"""The chapters by what matters first at the table; one that is missing here comes last."""

TOPICS: Mapping[str, str] = {
    "sequence-only": "meld",
    "meld-most-waived": "meld-most",
    "wild-never-alone": "wild-alone",
    "initial-none": "initial",
    "canasta-bonus-wild_all_twos": "canasta-bonus-wild",
    "canasta-bonus-wild_four_jokers": "canasta-bonus-wild",
    "canasta-sequences": "canasta-bonus-sequence",
    "threes-plain": "red-threes",
    "red-never": "red-threes",
    "red-canastas": "red-melded",
    "red-as-tabled": "red-in-hand",
    "black-most": "black-meld",
    "black-never": "black-meld",
    "black-as-tabled": "black-in-hand",
    "pile-cards": "pile-all",
    "out-kind": "out",
    "out-foot": "out",
    "stock-bonus": "stock-out",
    "auto-win-instead": "auto-win",
    "aim-deals": "aim-target",
}
"""Sentences that belong to the topic of another one; the others stand for themselves."""

HEADS: Mapping[str, str] = {
    **dict.fromkeys(("one-meld", "sequence"), "meld"),
    **dict.fromkeys(("sequence-two", "sequence-wilds", "canasta-bonus-sequence"), "sequence"),
    **dict.fromkeys(("red-values", "red-melded", "red-all-four", "red-in-hand"), "red-threes"),
    "black-role": "red-threes",
    **dict.fromkeys(("black-meld", "black-in-hand"), "black-role"),
    **dict.fromkeys(("initial-top", "initial-no-pile", "initial-no-mixed"), "initial"),
    **dict.fromkeys(("initial-only", "initial-counts", "initial-concealed"), "initial"),
    "acaba-partner": "acaba",
}
"""Topics that say nothing where another is missing: without sequences no wild cards in them."""

ESSENTIALS = frozenset(
    (
        *("sides", "packs", "hand", "foot", "draw", "meld", "meld-most", "sequence"),
        *("wild-alone", "wild-never", "initial", "initial-no-mixed", "canasta", "canasta-natural"),
        *("canasta-mixed", "canasta-bonus", "canasta-bonus-sequence", "red-threes", "red-values"),
        *("black-role", "pile", "out", "special", "acaba", "auto-win", "aim-target"),
    )
)
"""Sentences that players ask for before the first deal; all others are details."""
SEPARATOR = " · "
SUBJECTS = ("type", "what")
"""Variables that say what a sentence is about: canastas of which type."""


@dataclass(frozen=True, slots=True)
class Difference:
    """One thing that is played otherwise."""

    chapter: str
    text: str
    instead: str = ""
    """The sentence of the rule set that is known; empty where `text` says it all."""
    is_detail: bool = False


@dataclass(slots=True)
class _Topic:
    """All that a rule set says of one thing."""

    chapter: str
    sentences: list[Sentence]
    rows: Rows = ()

    @property
    def key(self) -> str:
        return self.sentences[0].key

    def text(self, rows: Rows) -> str:
        """Its sentences, with some of its rows."""
        lead = " ".join(sentence.text for sentence in self.sentences)
        return f"{lead} {SEPARATOR.join(rows)}." if rows else lead


def differences(words: Words, book: RuleBook, known: RuleBook) -> tuple[Difference, ...]:
    """Return the differences from a known rule set, by what matters first at the table.

    Both are taken for as many players as both are for, if there is such a number.
    """
    name, key = words.rule_set_name(known.identity), "players"
    mine, theirs = book.rules.players, known.rules.players
    players = next((number for number in mine if number in theirs), 0)
    every = tree_differences(words, tree_for(book, players), tree_for(known, players), name)
    if sorted(mine) == sorted(theirs):
        return tuple(every)
    numbers = value_line(words, key, mine)
    text = _with_other(words, numbers, name, rule_value(words, key, theirs))
    return Difference(ORDER[0], text), *every


def tree_differences(words: Words, here: Tree, there: Tree, name: str) -> Iterator[Difference]:
    """Yield how values differ from those of a rule set that goes by a name."""
    mine, theirs = _topics(words, here), _topics(words, there)
    every = {**theirs, **mine}
    for subject in sorted(every, key=lambda subject: _place(every[subject].chapter)):
        topic, other = mine.get(subject), theirs.get(subject)
        chapter, key = every[subject].chapter, every[subject].key
        is_detail = ESSENTIALS.isdisjoint((subject, key))
        text, instead = "", ""
        if topic is None and other is not None:
            head = HEADS.get(subject, HEADS.get(other.key, subject))
            is_needless = head != subject and not _is_alike(mine.get(head), theirs.get(head))
            text = "" if is_needless else words.text("differ-not", sentence=other.text(other.rows))
        elif topic is not None and other is None:
            text = topic.text(topic.rows)
        elif topic is not None and other is not None:
            text, instead = _changed(words, topic, other, name)
        if text:
            yield Difference(chapter, text, instead, is_detail)


def _topics(words: Words, tree: Tree) -> dict[str, _Topic]:
    """Return the sentences of each topic, in the order of how to play."""
    topics: dict[str, _Topic] = {}
    for chapter, parts in CHAPTERS.items():
        subject = ""
        for part in parts(Sentences(words, tree)):
            if not isinstance(part, Sentence):
                topics[subject].rows += part
                continue
            subject = _subject(part)
            topics.setdefault(subject, _Topic(chapter, [])).sentences.append(part)
    return topics


def _subject(sentence: Sentence) -> str:
    if sentence.key in TOPICS:
        return TOPICS[sentence.key]
    about = [sentence.values[name] for name in SUBJECTS if name in sentence.values]
    subject = "-".join((sentence.key, *about))
    return TOPICS.get(subject, subject)


def _place(chapter: str) -> int:
    return ORDER.index(chapter) if chapter in ORDER else len(ORDER)


def _is_alike(topic: _Topic | None, other: _Topic | None) -> bool:
    return topic is not None and other is not None and topic.key == other.key


def _changed(words: Words, topic: _Topic, other: _Topic, name: str) -> tuple[str, str]:
    """The text of a topic that both speak of, and that of the known one; empty if they agree."""
    own = tuple(row for row in topic.rows if row not in other.rows)
    others = tuple(row for row in other.rows if row not in topic.rows)
    text, instead = topic.text(own), other.text(others)
    if topic.text(()) == other.text(()):
        if not own and not others:
            return "", ""
        if not own:
            return words.text("differ-not", sentence=instead), ""
        instead = SEPARATOR.join(others)
    value = None if topic.rows or other.rows else _other_value(words, topic, other)
    if value is not None:
        return _with_other(words, text, name, value), ""
    return text, words.text("value-of", what=name, value=instead) if instead else ""


def _other_value(words: Words, topic: _Topic, other: _Topic) -> str | None:
    """The only value that differs, if both say the same sentence with a value of their own."""
    if not len(topic.sentences) == len(other.sentences) == 1 or topic.key != other.key:
        return None
    mine, theirs = topic.sentences[0].values, other.sentences[0].values
    differing = [name for name in mine if mine[name] != theirs.get(name)]
    numbers = [value for value in mine.values() if isinstance(value, int)]
    if len(differing) != 1 or len(numbers) > 1:
        return None
    here, there = mine[differing[0]], theirs.get(differing[0])
    if isinstance(here, int) and isinstance(there, int) and here and there:
        return words.number(there)
    is_shown = isinstance(there, str) and there in other.text(())
    return there if is_shown else None


def _with_other(words: Words, text: str, name: str, value: str) -> str:
    """A sentence with the value of another rule set before its full stop."""
    return f"{text.removesuffix('.')} ({words.text('value-of', what=name, value=value)})."
