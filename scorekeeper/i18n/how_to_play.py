"""The rules of a game, in sentences that are made of the values of its rule set.

for chapter in how_to_play(words, rule_book(set_id)):
    chapter.title        Going out
    chapter.parts        ("To go out, a side needs a canasta.", ("A row", "and another"), ...)

Nothing is said that no value says: a rule file that is added gets its page by itself.
"""

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from scorekeeper.i18n.messages import Words
from scorekeeper.i18n.rule_values import (
    SIGN_NAMES,
    card_name,
    enumeration,
    rule_value,
    sign_conditions,
    value_line,
)
from scorekeeper.rules.book import RuleBook, tree_for
from scorekeeper.rules.cards import RED_SUITS
from scorekeeper.rules.loader import Tree, value_at, with_value
from scorekeeper.rules.model import CONTRACT, LONE_HAND


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence, the name of its message and the values that it was given."""

    key: str
    text: str
    values: Mapping[str, Any] = field(default_factory=dict)


Rows = tuple[str, ...]
"""The rows of a table that follows a sentence."""
Part = Sentence | Rows


@dataclass(frozen=True, slots=True)
class Chapter:
    """A heading, and the sentences and tables under it."""

    name: str
    title: str
    parts: tuple[str | Rows, ...]


@dataclass(frozen=True, slots=True)
class Sentences:
    """Sentences about the values of a rule set; paths are those of rule files."""

    words: Words
    tree: Tree

    def value(self, path: str) -> Any:
        return value_at(self.tree, path)

    def sentence(self, key: str, **values: Any) -> Sentence:
        return Sentence(key, self.words.text(f"play-{key}", **values), values)

    def of(self, key: str, path: str, name: str = "value", **values: Any) -> Sentence:
        """A sentence about one value: its variable is `name`; yes and no are said as such."""
        value = self.value(path)
        if isinstance(value, bool):
            value = "yes" if value else "no"
        return self.sentence(
            key, **{name: abs(value) if isinstance(value, int) else value}, **values
        )

    @property
    def lone_hand(self) -> Mapping[str, Any]:
        """The rules of deals in which one player is alone; empty if there are none."""
        if self.value("sides.kind") != LONE_HAND:
            return {}
        return self.value("lone_hand") or {}

    def named(self, path: str) -> str:
        """A value in the words of the list of rules."""
        return rule_value(self.words, path, self.value(path))

    def rows(self, path: str) -> Rows:
        """A table in the words of the list of rules."""
        return tuple(self.named(path).splitlines())

    def steps(self, path: str) -> str:
        """Totals for one three, two and more, as far as there are: 100, 200, 300 and 800."""
        threes = len(RED_SUITS) * self.value("decks")
        totals = [self.words.number(points) for points in self.value(path)[1 : threes + 1]]
        return enumeration(self.words, totals)

    def cards(self, path: str) -> str:
        return enumeration(self.words, [card_name(self.words, name) for name in self.value(path)])


ChapterParts = Callable[[Sentences], Iterator[Part]]


def _dealing(sentences: Sentences) -> Iterator[Sentence]:
    value, say = sentences.value, sentences.sentence
    sides = value("sides")
    yield say("sides", kind=sides["kind"], sides=sides["count"], size=sides["size"])
    yield say("packs", packs=value("decks"), jokers=value("jokers"), cards=value("total_cards"))
    yield sentences.of("first-dealer", "dealing.first_dealer")
    yield sentences.of("dealing", "dealing.direction")
    yield sentences.of("hand", "hand_size", "cards")
    lone_hand = sentences.lone_hand
    if lone_hand.get("foot_size"):
        yield sentences.of("foot-lone", "foot_size", "cards", lone=lone_hand["foot_size"])
    elif value("foot_size"):
        yield sentences.of("foot", "foot_size", "cards", taken=value("table_rules.foot_taken"))
    yield sentences.of("first-pile", "table_rules.first_pile")


def _turn(sentences: Sentences) -> Iterator[Sentence]:
    yield sentences.of("draw", "stock_draw", "cards")
    yield sentences.sentence("discard")


def _aim(sentences: Sentences) -> Iterator[Sentence]:
    yield sentences.of("aim", "canasta_min_cards", "cards")
    if sentences.value("target") is None:
        yield sentences.of("aim-deals", "match_hands", "deals")
    else:
        yield sentences.of("aim-target", "target", "points")


def _melds(sentences: Sentences) -> Iterator[Sentence]:
    value, rules = sentences.value, sentences.value("meld_rules")
    if rules["groups"]:
        yield sentences.of("meld", "meld_rules.min_cards", "cards")
    if rules["groups"] and rules["group_ranks"]:
        yield sentences.sentence("meld-ranks", ranks=sentences.cards("meld_rules.group_ranks"))
    if rules["max_cards"] is not None:
        yield sentences.of("meld-most", "meld_rules.max_cards", "cards")
        if rules["max_cards_waived_when_going_out"]:
            yield sentences.sentence("meld-most-waived")
    if rules["groups"]:
        yield sentences.of("one-meld", "meld_rules.one_meld_per_rank")
    if rules["twos_meldable"]:
        yield sentences.sentence("twos")
    if value("meld_rules.sequences"):
        low, high = (
            card_name(sentences.words, rules[f"sequence_{end}"]) for end in ("low", "high")
        )
        least, most = rules["sequence_min"], rules["sequence_max"]
        key = "sequence" if rules["groups"] else "sequence-only"
        yield sentences.sentence(key, least=least, most=most, low=low, high=high)
        if rules["sequence_low"] == rules["sequence_high"]:
            yield sentences.sentence("sequence-two")
            yield sentences.of("sequence-aces", "meld_rules.sequence_aces", "aces")
        yield sentences.of("sequence-wilds", "meld_rules.sequence_wilds", "wilds")


def _wilds(sentences: Sentences) -> Iterator[Sentence]:
    rules = sentences.value("meld_rules")
    jokers = "yes" if sentences.value("jokers") else "no"
    yield sentences.of("wild", "meld_rules.min_naturals", "naturals", jokers=jokers)
    if rules["max_wilds"] == 0 and rules["sequences"]:
        yield sentences.sentence("wild-no-group")
    elif rules["max_wilds"] is not None:
        yield sentences.of("wild-most", "meld_rules.max_wilds", "wilds")
    if rules["wild_vs_natural"] != "any":
        yield sentences.of("wild-share", "meld_rules.wild_vs_natural")
    if rules["pure_wild"]:
        yield sentences.of("wild-alone", "meld_rules.pure_wild_max", "cards")
    else:
        yield sentences.sentence("wild-never-alone")
    if rules["wild_meld_first"]:
        yield sentences.sentence("wild-first")
    if rules["no_wild_ranks"]:
        yield sentences.sentence("wild-never", ranks=sentences.cards("meld_rules.no_wild_ranks"))
    if rules["aces_wild_only_in_initial_meld"]:
        yield sentences.sentence("wild-aces")
    if rules["rule_of_five"]:
        yield sentences.sentence("wild-five")


CANASTAS = (
    *("wild", "wild_all_twos", "wild_four_jokers", "sequence"),
    *("suit_whole", "suit_ace_to_ace", "suit_mixed", "rank_whole", "rank_mixed"),
    *("sevens", "fives", "aces", "sevens_mixed", "aces_mixed", "semi_natural"),
    *("twos_natural", "twos_mixed"),
)
"""Types of canastas that only some rule sets have."""


def _canastas(sentences: Sentences) -> Iterator[Part]:
    value, bonus = sentences.value, sentences.value("canasta_bonus")
    rules = value("meld_rules")
    has_plain_groups = rules["groups"] and not rules["group_canastas"]
    key = "canasta-sequence" if has_plain_groups else "canasta"
    yield sentences.of(key, "canasta_min_cards", "cards")
    yield sentences.of("canasta-natural", "canasta_bonus.natural", "points")
    yield sentences.of("canasta-mixed", "canasta_bonus.mixed", "points")
    for kind in CANASTAS:
        if bonus[kind] is not None:
            yield sentences.sentence("canasta-bonus", type=kind, points=bonus[kind])
    is_group_canasta = rules["groups"] and rules["group_canastas"]
    if rules["sequences"] and is_group_canasta and rules["sequence_canastas"] == "as_groups":
        yield sentences.sentence("canasta-sequences")
    yield sentences.of("canasta-cards", "canasta_cards_count")
    if value("concealed_canasta.mode") != "none":
        amount = value("concealed_canasta.amount")
        yield sentences.of("canasta-from-hand", "concealed_canasta.mode", amount=amount)
    if value("trump_multiplier") != 1:
        yield sentences.of("canasta-trump", "trump_multiplier", "times")
    if value("extra_canasta_bonuses"):
        yield sentences.sentence("canasta-extra")
        yield sentences.rows("extra_canasta_bonuses")
    if value("bonuses_when_out"):
        yield sentences.sentence("canasta-out", types=sentences.named("bonuses_when_out"))


def _threes(sentences: Sentences) -> Iterator[Sentence]:
    value = sentences.value
    if value("black_three.role") == "ordinary":
        yield sentences.sentence("threes-plain")
        return
    if any(value("red_three_values")):
        yield sentences.of("red-threes", "table_rules.red_threes_replaced")
        yield sentences.sentence("red-values", points=sentences.steps("red_three_values"))
        yield from _red_signs(sentences)
    else:
        yield sentences.sentence("red-never")
    if value("red_three_all_four_without_meld") is not None:
        yield sentences.of("red-all-four", "red_three_all_four_without_meld", "points")
    if value("red_three_in_hand.mode") != "penalty":
        yield sentences.sentence("red-as-tabled")
    elif value("red_three_in_hand.points"):
        yield sentences.of("red-in-hand", "red_three_in_hand.points", "points")
    yield from _black_threes(sentences)


def _red_signs(sentences: Sentences) -> Iterator[Sentence]:
    """A sentence for each step: whether they count for a side, or against it."""
    signs = sentences.value("red_three_sign")
    ranges = sign_conditions(sentences.words, signs)
    for (least, sign), what in zip(signs["steps"], ranges, strict=True):
        if signs["measure"] == "opened":
            yield sentences.sentence("red-melded", melded=least, sign=SIGN_NAMES[sign])
        else:
            yield sentences.sentence("red-canastas", what=what, sign=SIGN_NAMES[sign])


def _black_threes(sentences: Sentences) -> Iterator[Sentence]:
    value = sentences.value
    yield sentences.of("black-role", "black_three.role")
    for path, key in (("tabled", "black-tabled"), ("captured", "black-captured")):
        if value(f"black_three.{path}_values") is not None:
            yield sentences.sentence(key, points=sentences.steps(f"black_three.{path}_values"))
    if value("black_three.meld_when") != "never":
        least, wilds = value("black_three.meld_sizes.min"), value("black_three.meld_wilds")
        wild = "yes" if wilds else "no"
        yield sentences.of("black-meld", "black_three.meld_when", "when", least=least, wilds=wild)
        if value("black_three.meld_sizes.max") is not None:
            yield sentences.of("black-most", "black_three.meld_sizes.max", "cards")
    elif value("black_three.role") != "discard_only":
        yield sentences.sentence("black-never")
    if value("black_three.in_hand_mode") != "penalty":
        yield sentences.sentence("black-as-tabled")
    elif value("black_three.in_hand"):
        yield sentences.of("black-in-hand", "black_three.in_hand", "points")


def _pile(sentences: Sentences) -> Iterator[Sentence]:
    yield sentences.of("pile", "table_rules.pile_needs")
    if sentences.value("initial_meld_exceptions.pile_frozen"):
        yield sentences.sentence("pile-frozen")
    cards = sentences.value("table_rules.pile_cards")
    yield (
        sentences.sentence("pile-all")
        if cards == "all"
        else sentences.sentence("pile-cards", cards=cards)
    )
    if sentences.value("table_rules.pile_needs") != "nothing":
        yield sentences.of("pile-canasta", "table_rules.pile_onto_canasta")
    if sentences.value("jokers"):
        yield sentences.of("pile-jokers", "table_rules.jokers_discardable")


FIRST_MELDS = ["canasta_always_suffices", "naturals_only", "clean_triple_required"]
"""Exceptions that are worth a sentence only where they hold."""


def _initial(sentences: Sentences) -> Iterator[Part]:
    rules = sentences.value("initial_meld_exceptions")
    if not any(
        band["points"] or band.get("needs") for band in sentences.value("initial_meld.bands")
    ):
        yield sentences.sentence("initial-none")
        return
    yield sentences.of("initial", "initial_meld.by")
    yield sentences.rows("initial_meld.bands")
    if rules["last_row_again"]:
        points = sentences.named("initial_meld_exceptions.last_row_again")
        yield sentences.sentence("initial-again", points=points)
    yield sentences.of("initial-top", "initial_meld_exceptions.top_discard_counts")
    if not rules["pile_allowed"]:
        yield sentences.sentence("initial-no-pile")
    if not rules["mixed_canasta_allowed"]:
        yield sentences.sentence("initial-no-mixed")
    for name in FIRST_MELDS:
        if rules[name]:
            yield sentences.sentence("initial-only", what=name)
    for name in ("bonuses", "red_threes"):
        count = "yes" if rules[f"{name}_count"] else "no"
        yield sentences.sentence("initial-counts", what=name, value=count)
    yield sentences.of("initial-concealed", "initial_meld_exceptions.concealed_out_exempt")


def _out(sentences: Sentences) -> Iterator[Sentence]:
    value, needs = sentences.value, sentences.value("go_out_requirement")
    yield sentences.of("out", "go_out_requirement.canastas", "canastas")
    for kind in CONTRACT:
        if needs[kind]:
            yield sentences.sentence("out-kind", type=kind, count=needs[kind])
    if needs["exclude"]:
        yield sentences.sentence("out-exclude", types=sentences.named("go_out_requirement.exclude"))
    if needs["no_short_melds_of"]:
        types = sentences.named("go_out_requirement.no_short_melds_of")
        yield sentences.sentence("out-short", types=types)
    if value("table_rules.foot_taken") == "by_side":
        yield sentences.sentence("out-foot")
    yield sentences.of("out-discard", "go_out_discard_required")
    yield sentences.of("out-last", "table_rules.without_canasta_last_card")
    if value("partner_question.going_out") != "none":
        yield sentences.of("out-partner", "partner_question.going_out")
    yield sentences.of("stock-out", "table_rules.stock_out")
    yield sentences.of("stock-bonus", "stock_exhaustion")


def _scoring(sentences: Sentences) -> Iterator[Part]:
    value = sentences.value
    yield sentences.of("score", "hand_cards")
    if value("melded_cards_negative_without_canasta"):
        yield sentences.sentence("score-negative")
    received = sentences.lone_hand.get("partners_receive")
    if received == "half":
        yield sentences.of("partners-half", "lone_hand.halves", "halves")
    elif received == "whole":
        yield sentences.sentence("partners-whole")
    yield sentences.of("score-out", "go_out_bonus", "points")
    if value("concealed_go_out_extra"):
        yield sentences.of("score-concealed", "concealed_go_out_extra", "points")
    if value("exact_pickup_bonus"):
        yield sentences.of("exact-pickup", "exact_pickup_bonus", "points")
    yield sentences.sentence("score-cards")
    yield sentences.rows("card_values")


def _extras(sentences: Sentences) -> Iterator[Part]:
    value = sentences.value
    if value("acaba.enabled"):
        acaba = value("acaba")
        yield sentences.sentence("acaba", others=acaba["opponents"], own=acaba["caller"])
        if value("partner_question.acaba") != "none":
            yield sentences.of("acaba-partner", "partner_question.acaba")
    if value("seven_canastas_auto_win.enabled"):
        wins = value("seven_canastas_auto_win")
        key = "auto-win-instead" if wins["mode"] == "replace" else "auto-win"
        yield sentences.sentence(key, canastas=wins["count"], points=wins["points"])
    if value("special_hands"):
        yield sentences.of("special", "special_hands_mode")
        yield sentences.rows("special_hands")
    condition = "foot_untaken_when"
    penalties = {name: cost for name, cost in value("penalties").items() if name != condition}
    costs = [f"penalties.{name}" for name, cost in penalties.items() if cost]
    if costs:
        yield sentences.sentence("penalties")
        yield tuple(value_line(sentences.words, path, value(path)) for path in costs)
    if value(f"penalties.{condition}") != "always" and penalties["foot_untaken"]:
        yield sentences.of("penalty-foot", f"penalties.{condition}")


def _end(sentences: Sentences) -> Iterator[Sentence]:
    yield sentences.of("end", "match_winner")
    yield sentences.sentence("end-tie", value=sentences.value("tie").replace(" ", "_"))


CHAPTERS: Mapping[str, ChapterParts] = {
    "aim": _aim,
    "dealing": _dealing,
    "turn": _turn,
    "melds": _melds,
    "wilds": _wilds,
    "canastas": _canastas,
    "threes": _threes,
    "pile": _pile,
    "initial": _initial,
    "out": _out,
    "extras": _extras,
    "scoring": _scoring,
    "end": _end,
}
"""The chapters in the order of a rule book."""


def how_to_play(
    words: Words, book: RuleBook, changes: Mapping[str, Any] = MappingProxyType({})
) -> tuple[Chapter, ...]:
    """The chapters of a page that says how a rule set is played, with the changes of house rules.

    For further numbers of players follows what is different with them. A chapter of which a rule
    set says nothing is left out.
    """
    chapters = tuple(_chapters(words, _changed(book.tree, changes)))
    known = {part for chapter in chapters for part in chapter.parts}
    others: list[Chapter] = []
    for players in book.rules.players[1:]:
        tree = _changed(tree_for(book, players), changes)
        every = (part for chapter in _chapters(words, tree) for part in chapter.parts)
        differing = tuple(part for part in every if part not in known)
        if differing:
            title = words.text("play-head-players", players=players)
            others.append(Chapter(f"players-{players}", title, differing))
    later = _later_phase(words, _changed(book.tree, changes), known)
    return (*chapters, *later, *others)


def _later_phase(words: Words, tree: Tree, known: Collection[str | Rows]) -> Iterator[Chapter]:
    """Yield a chapter with what is different in the second phase, without the `known` parts."""
    phase = value_at(tree, "later_phase")
    if phase is None:
        return
    later = _changed(tree, phase["values"])
    every = (part for chapter in _chapters(words, later) for part in chapter.parts)
    differing = tuple(part for part in every if part not in known)
    begins = words.text("play-later", points=phase["from_score"])
    yield Chapter("later", chapter_title(words, "later"), (begins, *differing))


def _changed(tree: Tree, changes: Mapping[str, Any]) -> Tree:
    for path, value in changes.items():
        tree = with_value(tree, path, value)
    return tree


def _chapters(words: Words, tree: Tree) -> Iterator[Chapter]:
    for name, chapter in CHAPTERS.items():
        parts = (p.text if isinstance(p, Sentence) else p for p in chapter(Sentences(words, tree)))
        if every := tuple(parts):
            yield Chapter(name, chapter_title(words, name), every)


def chapter_title(words: Words, name: str) -> str:
    return words.text(f"play-head-{name}")
