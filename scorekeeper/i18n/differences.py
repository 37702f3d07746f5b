"""Differences of a rule set from one that a reader knows, in the sentences of how to play.

for difference in differences(words, book, known):
    difference.text       Each player is dealt 15 cards (Classic: 11).
    difference.instead    the rule of the known one, if it needs a sentence of its own

The sentences of both rule sets are compared topic by topic, so a new rule file or a new sentence
needs no change in this module.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from scorekeeper.i18n.messages import Words
from scorekeeper.i18n.play_sentences import Rows, Sentence, chapter_parts
from scorekeeper.i18n.rule_values import rule_value, value_line
from scorekeeper.rules.book import RuleBook, tree_for
from scorekeeper.rules.loader import Tree

ORDER = (
    *("sides", "dealing", "turn", "melds", "wilds", "initial", "canastas", "red-threes"),
    *("black-threes", "pile", "out", "special", "acaba", "penalties", "scoring", "aim", "end"),
)
"""The chapters, the most important at the table first; chapters missing here come last."""

SUMMARIES = frozenset(("aim",))
"""Sentences that only sum up others; their differences are in those."""

SHARED_TOPICS: Mapping[str, str] = {
    "lone-pile": "sides",
    "foot-alone": "foot",
    "sequence-only": "meld",
    "meld-most-waived": "meld-most",
    "wild-no-group": "wild-most",
    "wild-never-alone": "wild-alone",
    "initial-none": "initial",
    "canasta-full": "canasta",
    "canasta-sequence": "canasta",
    "canasta-bonus-wild_all_twos": "canasta-bonus-wild",
    "canasta-bonus-wild_four_jokers": "canasta-bonus-wild",
    "threes-plain": "red-threes",
    "red-never": "red-threes",
    "red-each": "red-values",
    "red-all": "red-values",
    "red-sides": "red-melded",
    "red-needs": "red-melded",
    "red-canastas": "red-melded",
    "red-as-tabled": "red-in-hand",
    "black-each": "black-values",
    "black-all": "black-values",
    "black-most": "black-meld",
    "black-never": "black-meld",
    "black-as-tabled": "black-in-hand",
    "pile-always-frozen": "pile-frozen",
    "pile-pair-canasta": "pile-canasta",
    "pile-cards": "pile-all",
    "out-kind": "out",
    "out-only": "out",
    "out-foot": "out",
    "initial-concealed": "out-concealed",
    "stock-last-turn": "stock-out",
    "auto-win-instead": "auto-win",
    "aim-deals": "aim-target",
}
"""The topic of each sentence that shares one with others; any other sentence is its own topic."""

PARENT_TOPICS: Mapping[str, str] = {
    **dict.fromkeys(("one-meld", "sequence"), "meld"),
    **dict.fromkeys(("sequence-two", "sequence-aces", "sequence-wilds"), "sequence"),
    "canasta-bonus-sequence": "sequence",
    **dict.fromkeys(("red-values", "red-melded", "red-all-four", "red-in-hand"), "red-threes"),
    "black-role": "red-threes",
    **dict.fromkeys(("black-meld", "black-values", "black-in-hand"), "black-role"),
    **dict.fromkeys(("initial-top", "initial-no-pile", "initial-no-mixed"), "initial"),
    **dict.fromkeys(("initial-only", "initial-counts", "initial-after"), "initial"),
    "pile-canasta": "pile",
    "out-last": "out",
    "score-concealed": "out-concealed",
    "acaba-partner": "acaba",
}
"""The topic on which a topic depends, such as `sequence` for wild cards in sequences.

If a rule set has no sequences, a sentence about wild cards in sequences is needless.
"""

ESSENTIALS = frozenset(
    (
        *("sides", "packs", "hand", "foot", "draw", "meld", "meld-most", "sequence"),
        *("wild-alone", "wild-never", "initial", "initial-no-mixed", "canasta-natural"),
        *("canasta-mixed", "canasta-bonus", "canasta-bonus-sequence", "red-threes", "red-values"),
        *("black-role", "pile", "out", "special", "acaba", "auto-win", "aim-target"),
    )
)
"""Topics or sentences that players ask about before the first deal; all others are details."""
SEPARATOR = " · "
"""Separates the rows of a table in a sentence."""
TOPIC_VARIABLES = ("type", "what")
"""Variables that belong to the topic of a sentence, such as the type of canasta."""


@dataclass(frozen=True, slots=True)
class Difference:
    """One topic on which two rule sets differ."""

    chapter: str
    text: str
    instead: str = ""
    """The sentence of the known rule set; empty if `text` says it all."""
    is_detail: bool = False


@dataclass(slots=True)
class _Topic:
    """All sentences and rows of a rule set on one topic."""

    chapter: str
    sentences: list[Sentence]
    rows: Rows = ()

    @property
    def first_key(self) -> str:
        """The message key of the first sentence."""
        return self.sentences[0].key

    @property
    def content(self) -> list[tuple[str, Mapping[str, object]]]:
        """The keys and values of the sentences, which do not depend on the terms of a game."""
        return [(sentence.key, sentence.values) for sentence in self.sentences]

    @property
    def lead(self) -> str:
        """The sentences of the topic as one text, without rows."""
        return " ".join(sentence.text for sentence in self.sentences)

    def text(self, rows: Rows) -> str:
        """Return the sentences of the topic as one text, followed by the given rows."""
        if not rows:
            return self.lead
        return f"{self.lead} {SEPARATOR.join(rows)}."


def differences(words: Words, book: RuleBook, known: RuleBook) -> tuple[Difference, ...]:
    """Return the differences from a known rule set, the most important chapter first.

    The rule sets are compared for a number of players that both allow, if there is one. Each is
    described in the terms of its game.
    """
    known_words = words.of_game(known.identity)
    words = words.of_game(book.identity)
    known_name = words.rule_set_name(known.identity)
    numbers = book.rules.players
    known_numbers = known.rules.players
    players = next((number for number in numbers if number in known_numbers), 0)
    tree = tree_for(book, players)
    known_tree = tree_for(known, players)
    from_values = tree_differences(words, tree, known_tree, known_name, known_words=known_words)
    if sorted(numbers) == sorted(known_numbers):
        return tuple(from_values)

    text = value_line(words, "players", numbers)
    known_value = rule_value(words, "players", known_numbers)
    of_players = Difference(ORDER[0], _with_known_value(words, text, known_name, known_value))
    return of_players, *from_values


def tree_differences(
    words: Words,
    here: Tree,
    known: Tree,
    known_name: str,
    *,
    known_words: Words | None = None,
) -> Iterator[Difference]:
    """Yield the differences of values from those of a known rule set.

    Args:
        words: The language, with the terms of the game.
        here: Values of a rule set.
        known: Values of the known rule set.
        known_name: Name of the known rule set.
        known_words: The language with the terms of the known game; None if they are the same.
    """
    topics = _topics(words, here)
    known_topics = _topics(words, known)
    if known_words is not None:
        # Rows are compared as texts: they keep the terms of the game.
        for topic_id, in_own_terms in _topics(known_words, known).items():
            known_topics[topic_id].sentences = in_own_terms.sentences
    all_topics = {**known_topics, **topics}

    def chapter_index(topic_id: str) -> int:
        chapter = all_topics[topic_id].chapter
        return ORDER.index(chapter) if chapter in ORDER else len(ORDER)

    for topic_id in sorted(all_topics, key=chapter_index):
        topic = topics.get(topic_id)
        known_topic = known_topics.get(topic_id)
        text = ""
        instead = ""
        if topic is not None and known_topic is not None:
            text, instead = _topic_difference(words, topic, known_topic, known_name)
        elif topic is not None:
            text = topic.text(topic.rows)
        elif known_topic is not None and not _is_needless(topic_id, topics, known_topics):
            text = words.text("differ-not", sentence=known_topic.text(known_topic.rows))

        if text:
            is_detail = ESSENTIALS.isdisjoint((topic_id, all_topics[topic_id].first_key))
            yield Difference(all_topics[topic_id].chapter, text, instead, is_detail)


def _topics(words: Words, tree: Tree) -> dict[str, _Topic]:
    """Return the sentences and rows on each topic by its id, in the order of how to play."""
    topics: dict[str, _Topic] = {}
    for chapter, parts in chapter_parts(words, tree).items():
        topic_id = ""
        for part in parts:
            if not isinstance(part, Sentence):
                topics[topic_id].rows += part
            elif part.key not in SUMMARIES:
                topic_id = _topic_id(part)
                topics.setdefault(topic_id, _Topic(chapter, [])).sentences.append(part)
    return topics


def _topic_id(sentence: Sentence) -> str:
    """Return the id of a sentence's topic: a shared topic, or the key and topic variables."""
    if sentence.key in SHARED_TOPICS:
        return SHARED_TOPICS[sentence.key]
    names = [sentence.values[name] for name in TOPIC_VARIABLES if name in sentence.values]
    topic_id = "-".join((sentence.key, *names))
    return SHARED_TOPICS.get(topic_id, topic_id)


def _is_needless(
    topic_id: str, topics: Mapping[str, _Topic], known_topics: Mapping[str, _Topic]
) -> bool:
    """Return True if a topic is missing only because the topic on which it depends differs."""
    first_key = known_topics[topic_id].first_key
    parent = PARENT_TOPICS.get(topic_id) or PARENT_TOPICS.get(first_key)
    if parent is None:
        return False
    topic = topics.get(parent)
    known_topic = known_topics.get(parent)
    return topic is None or known_topic is None or topic.first_key != known_topic.first_key


def _topic_difference(
    words: Words, topic: _Topic, known_topic: _Topic, known_name: str
) -> tuple[str, str]:
    """Return what a topic says, and what the known game says instead, where the two differ.

    Both are empty if nothing differs; the second is empty if the known game has nothing to compare.
    """
    own_rows = tuple(row for row in topic.rows if row not in known_topic.rows)
    known_rows = tuple(row for row in known_topic.rows if row not in topic.rows)
    text = topic.text(own_rows)
    instead = known_topic.text(known_rows)
    if topic.content == known_topic.content:
        if not own_rows and not known_rows:
            return "", ""
        if not own_rows:
            return words.text("differ-not", sentence=instead), ""
        instead = SEPARATOR.join(known_rows)

    has_rows = bool(topic.rows or known_topic.rows)
    known_value = None if has_rows else _only_known_value(words, topic, known_topic)
    if known_value is not None:
        return _with_known_value(words, text, known_name, known_value), ""
    if not instead:
        return text, ""
    return text, words.text("value-of", what=known_name, value=instead)


def _only_known_value(words: Words, topic: _Topic, known_topic: _Topic) -> str | None:
    """Return the known value if both have the same sentence and differ in one value; else None."""
    are_single = len(topic.sentences) == len(known_topic.sentences) == 1
    if not are_single or topic.first_key != known_topic.first_key:
        return None
    values = topic.sentences[0].values
    known_values = known_topic.sentences[0].values
    differing = [name for name in values if values[name] != known_values.get(name)]
    numbers = [value for value in values.values() if isinstance(value, int)]
    # Beside a second number, it would not be clear to which one the known value belongs.
    if len(differing) != 1 or len(numbers) > 1:
        return None

    value = values[differing[0]]
    known_value = known_values.get(differing[0])
    # Sentences have words for 0, such as "no cards".
    if isinstance(value, int) and isinstance(known_value, int) and value and known_value:
        return words.number(known_value)
    is_shown = isinstance(known_value, str) and known_value in known_topic.lead
    return known_value if is_shown else None


def _with_known_value(words: Words, text: str, known_name: str, value: str) -> str:
    """Return a sentence with the value of the known rule set before its full stop."""
    known = words.text("value-of", what=known_name, value=value)
    return f"{text.removesuffix('.')} ({known})."
