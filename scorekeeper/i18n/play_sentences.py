"""Sentences about the values of a rule set, in chapters: the text of how to play.

CHAPTERS has a function for each chapter, which yields its sentences and tables. Each of them is
made from values of the rule set, or is true of every game of canasta, so a new rule file needs no
text of its own. Paths are those of rule files, keys those of messages without `play-`.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from scorekeeper.i18n.messages import Words
from scorekeeper.i18n.rule_values import (
    SIGN_NAMES,
    card_name,
    enumeration,
    rule_value,
    sign_conditions,
    value_line,
)
from scorekeeper.rules.cards import RED_SUITS, types_by_id
from scorekeeper.rules.loader import Tree, value_at
from scorekeeper.rules.model import GO_OUT_TYPES, LONE_HAND


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence, the key of its message and the values of its variables."""

    key: str
    text: str
    values: Mapping[str, Any] = field(default_factory=dict)


Rows = tuple[str, ...]
"""The rows of a table that follows a sentence."""
Part = Sentence | Rows


@dataclass(frozen=True, slots=True)
class Sentences:
    """Makes sentences about the values of a rule set."""

    words: Words
    tree: Tree

    def value(self, path: str) -> Any:
        """Return the value at a path."""
        return value_at(self.tree, path)

    def sentence(self, key: str, **values: Any) -> Sentence:
        """Return a sentence by the key of its message and the values of its variables."""
        return Sentence(key, self.words.text(f"play-{key}", **values), values)

    def value_sentence(self, key: str, path: str, name: str = "value") -> Sentence:
        """Return a sentence whose only variable is a value; penalties become positive."""
        value = self.value(path)
        if isinstance(value, bool):
            value = _yes_or_no(value)
        elif isinstance(value, int):
            value = abs(value)
        return self.sentence(key, **{name: value})

    def value_text(self, path: str) -> str:
        """Return the value at a path in the words of the list of rules."""
        return rule_value(self.words, path, self.value(path))

    def rows(self, path: str) -> Rows:
        """Return the table at a path in the words of the list of rules."""
        return tuple(self.value_text(path).splitlines())

    def card_names(self, path: str) -> str:
        """Return the names of the cards at a path."""
        return enumeration(self.words, [card_name(self.words, card) for card in self.value(path)])

    @property
    def has_partners(self) -> bool:
        """True unless each player plays alone."""
        return bool(self.value("sides.kind") != "individual")

    @property
    def lone_hand(self) -> Mapping[str, Any]:
        """The rules of deals in which one player is alone; empty if there are none."""
        if self.value("sides.kind") != LONE_HAND:
            return {}
        return self.value("lone_hand") or {}

    @property
    def meld_kinds(self) -> Literal["groups", "sequences", "both"]:
        """The kinds of melds: of one rank, in sequence, or both."""
        rules = self.value("meld_rules")
        if not rules["sequences"]:
            return "groups"
        return "both" if rules["groups"] else "sequences"

    @property
    def has_minimum(self) -> bool:
        """True if initial melds need points or a canasta in any deal."""
        bands = self.value("initial_meld.bands")
        return any(band["points"] or band.get("needs") for band in bands)

    @property
    def has_red_threes(self) -> bool:
        """True if red threes are laid down for points."""
        is_ordinary = self.value("black_three.role") == "ordinary"
        return not is_ordinary and any(self.value("red_three_values"))


ChapterParts = Callable[[Sentences], Iterator[Part]]


def _yes_or_no(value: object) -> Literal["yes", "no"]:
    """Return `yes` for a true value, `no` for a false one, as messages expect it."""
    return "yes" if value else "no"


# --- before the first turn


def _aim(sentences: Sentences) -> Iterator[Part]:
    """Yield the sentences on the aim: melds, and the end of a match by points or deals."""
    yield sentences.sentence("aim", melds=sentences.meld_kinds)
    if sentences.value("target") is None:
        yield sentences.value_sentence("aim-deals", "match_hands", "deals")
    else:
        yield sentences.value_sentence("aim-target", "target", "points")


def _sides(sentences: Sentences) -> Iterator[Part]:
    """Yield the sentences on the sides, a lone hand and the packs."""
    value = sentences.value
    sides = value("sides")
    yield sentences.sentence("sides", kind=sides["kind"], sides=sides["count"], size=sides["size"])
    lone_hand = sentences.lone_hand
    if lone_hand and not lone_hand.get("foot_size"):
        yield sentences.sentence("lone-pile")
    yield sentences.sentence(
        "packs", packs=value("decks"), jokers=value("jokers"), cards=value("total_cards")
    )


def _dealing(sentences: Sentences) -> Iterator[Part]:
    """Yield the sentences on the deal: dealer, direction, hand, foot and first pile."""
    sides = sentences.value("sides")
    players = sides["count"] * sides["size"]
    direction = sentences.value("dealing.direction")
    yield sentences.value_sentence("first-dealer", "dealing.first_dealer")
    yield sentences.sentence("dealing", value=direction, players=players)
    yield sentences.value_sentence("hand", "hand_size", "cards")
    yield from _foot(sentences)
    yield sentences.value_sentence("first-pile", "table_rules.first_pile")


def _foot(sentences: Sentences) -> Iterator[Part]:
    """Yield the sentence on the foot, if the rules have one."""
    foot_size = sentences.value("foot_size")
    lone_foot_size = sentences.lone_hand.get("foot_size")
    if lone_foot_size:
        yield sentences.sentence("foot-lone", cards=foot_size, lone=lone_foot_size)
    elif foot_size:
        foot_taken = sentences.value("table_rules.foot_taken")
        if foot_taken == "by_side" and not sentences.has_partners:
            yield sentences.sentence("foot-alone", cards=foot_size)
        else:
            yield sentences.sentence("foot", cards=foot_size, taken=foot_taken)


def _turn(sentences: Sentences) -> Iterator[Part]:
    """Yield the sentences on the parts of a turn."""
    yield sentences.value_sentence("draw", "stock_draw", "cards")
    yield sentences.sentence("discard")


# --- melds


def _melds(sentences: Sentences) -> Iterator[Part]:
    """Yield the sentences on melds: groups, sequences, special cards and limits."""
    rules = sentences.value("meld_rules")
    if rules["groups"]:
        yield sentences.value_sentence("meld", "meld_rules.min_cards", "cards")
        if rules["group_ranks"]:
            ranks = sentences.card_names("meld_rules.group_ranks")
            yield sentences.sentence("meld-ranks", ranks=ranks)
        yield sentences.value_sentence("one-meld", "meld_rules.one_meld_per_rank")
    if rules["sequences"]:
        yield from _sequences(sentences)
    if rules["twos_meldable"]:
        yield sentences.sentence("twos")
    if sentences.value("black_three.role") == "ordinary":
        yield sentences.sentence("threes-plain")

    if rules["max_cards"] is not None:
        yield sentences.value_sentence("meld-most", "meld_rules.max_cards", "cards")
        if rules["max_cards_waived_when_going_out"]:
            yield sentences.sentence("meld-most-waived")
    yield sentences.sentence("add")
    if not sentences.has_minimum:
        yield sentences.sentence("initial-none")


def _sequences(sentences: Sentences) -> Iterator[Part]:
    """Yield the sentences on melds in sequence."""
    rules = sentences.value("meld_rules")
    has_ace_at_both_ends = rules["sequence_low"] == rules["sequence_high"]
    yield sentences.sentence(
        "sequence" if rules["groups"] else "sequence-only",
        least=rules["sequence_min"],
        most=rules["sequence_max"],
        low=card_name(sentences.words, rules["sequence_low"]),
        high=card_name(sentences.words, rules["sequence_high"]),
        ends="same" if has_ace_at_both_ends else "different",
    )
    if has_ace_at_both_ends:
        yield sentences.sentence("sequence-two")
        yield sentences.value_sentence("sequence-aces", "meld_rules.sequence_aces", "aces")

    # The chapter on wild cards says how many any meld can include.
    if rules["sequence_wilds"] != rules["max_wilds"]:
        yield sentences.value_sentence("sequence-wilds", "meld_rules.sequence_wilds", "wilds")


def _wild_cards(sentences: Sentences) -> Iterator[Part]:
    """Yield the sentences on wild cards in melds."""
    rules = sentences.value("meld_rules")
    jokers = _yes_or_no(sentences.value("jokers"))
    yield sentences.sentence("wild", naturals=rules["min_naturals"], jokers=jokers)
    only_sequences_take_wilds = rules["sequences"] and rules["sequence_wilds"] > 0
    if rules["max_wilds"] == 0 and only_sequences_take_wilds:
        yield sentences.sentence("wild-no-group")
    elif rules["max_wilds"] is not None:
        yield sentences.value_sentence("wild-most", "meld_rules.max_wilds", "wilds")
    if rules["wild_vs_natural"] != "any":
        yield sentences.value_sentence("wild-share", "meld_rules.wild_vs_natural")

    if rules["pure_wild"]:
        yield sentences.value_sentence("wild-alone", "meld_rules.pure_wild_max", "cards")
    else:
        yield sentences.sentence("wild-never-alone")
    if rules["wild_meld_first"]:
        yield sentences.sentence("wild-first")

    if rules["no_wild_ranks"]:
        ranks = sentences.card_names("meld_rules.no_wild_ranks")
        count = len(rules["no_wild_ranks"])
        yield sentences.sentence("wild-never", ranks=ranks, count=count)
    if rules["aces_wild_only_in_initial_meld"]:
        yield sentences.sentence("wild-aces")
    if rules["rule_of_five"]:
        yield sentences.sentence("wild-five")


INITIAL_MELD_CONDITIONS = ("canasta_always_suffices", "naturals_only", "clean_triple_required")
"""Exceptions that have a sentence only in rule sets with them."""


def _initial_melds(sentences: Sentences) -> Iterator[Part]:
    """Yield the sentences and the table on the minimum for initial melds, if there is one."""
    if not sentences.has_minimum:
        return

    exceptions = sentences.value("initial_meld_exceptions")
    yield sentences.value_sentence("initial", "initial_meld.by")
    yield sentences.rows("initial_meld.bands")
    if exceptions["last_row_again"]:
        points = sentences.value_text("initial_meld_exceptions.last_row_again")
        yield sentences.sentence("initial-again", points=points)

    if exceptions["pile_allowed"]:
        path = "initial_meld_exceptions.top_discard_counts"
        yield sentences.value_sentence("initial-top", path)
    else:
        yield sentences.sentence("initial-no-pile")
    if not exceptions["mixed_canasta_allowed"]:
        yield sentences.sentence("initial-no-mixed")
    for condition in INITIAL_MELD_CONDITIONS:
        if exceptions[condition]:
            yield sentences.sentence("initial-only", what=condition)

    red_threes = "none"
    if sentences.has_red_threes:
        red_threes = _yes_or_no(exceptions["red_threes_count"])
    bonuses = _yes_or_no(exceptions["bonuses_count"])
    yield sentences.sentence("initial-counts", bonuses=bonuses, red_threes=red_threes)
    yield sentences.sentence("initial-after")


CANASTA_TYPES = (
    *("sequence", "wild", "wild_all_twos", "wild_four_jokers"),
    *("suit_whole", "suit_ace_to_ace", "suit_mixed", "rank_whole", "rank_mixed"),
    *("sevens", "fives", "aces", "sevens_mixed", "aces_mixed", "semi_natural"),
    *("twos_natural", "twos_mixed"),
)
"""Types of canastas that only some rule sets have."""


def _canastas(sentences: Sentences) -> Iterator[Part]:
    """Yield the sentences on canastas and their bonuses, with a table of extra bonuses."""
    value = sentences.value
    yield _canasta_sentence(sentences)

    bonus = value("canasta_bonus")
    yield sentences.value_sentence("canasta-natural", "canasta_bonus.natural", "points")
    yield sentences.value_sentence("canasta-mixed", "canasta_bonus.mixed", "points")
    for canasta_type in CANASTA_TYPES:
        points = bonus[canasta_type]
        if points is not None:
            yield sentences.sentence("canasta-bonus", type=canasta_type, points=points)

    concealed = value("concealed_canasta")
    if concealed["mode"] != "none":
        yield sentences.sentence(
            "canasta-from-hand", value=concealed["mode"], amount=concealed["amount"]
        )
    if value("trump_multiplier") != 1:
        yield sentences.value_sentence("canasta-trump", "trump_multiplier", "times")
    yield sentences.value_sentence("canasta-cards", "canasta_cards_count")

    if value("extra_canasta_bonuses"):
        yield sentences.sentence("canasta-extra")
        yield sentences.rows("extra_canasta_bonuses")
    if value("bonuses_when_out"):
        types = sentences.value_text("bonuses_when_out")
        yield sentences.sentence("canasta-out", types=types)


def _canasta_sentence(sentences: Sentences) -> Sentence:
    """Return the sentence on the melds that are canastas."""
    cards = sentences.value("canasta_min_cards")
    rules = sentences.value("meld_rules")
    if rules["groups"] and not rules["group_canastas"]:
        return sentences.sentence("canasta-sequence", cards=cards)
    if rules["max_cards"] == cards:
        return sentences.sentence("canasta-full", cards=cards)
    return sentences.sentence("canasta", cards=cards, melds=sentences.meld_kinds)


# --- threes


def _red_threes(sentences: Sentences) -> Iterator[Part]:
    """Yield the sentences on red threes, unless they are ordinary cards."""
    value = sentences.value
    if value("black_three.role") == "ordinary":
        return

    if sentences.has_red_threes:
        yield sentences.value_sentence("red-threes", "table_rules.red_threes_replaced")
        yield from _three_values(sentences, "red", "red_three_values")
        yield from _red_signs(sentences)
    else:
        yield sentences.sentence("red-never")
    if value("red_three_all_four_without_meld") is not None:
        path = "red_three_all_four_without_meld"
        yield sentences.value_sentence("red-all-four", path, "points")

    if value("red_three_in_hand.mode") != "penalty":
        yield sentences.sentence("red-as-tabled")
    elif value("red_three_in_hand.points"):
        yield sentences.value_sentence("red-in-hand", "red_three_in_hand.points", "points")


def _three_values(
    sentences: Sentences, colour: Literal["red", "black"], path: str
) -> Iterator[Part]:
    """Yield the sentences and the table on the points of threes of a colour, if there are any.

    `path` is the rule with the points, a list by number of threes.
    """
    count = len(RED_SUITS) * sentences.value("decks")
    totals = list(sentences.value(path)[1 : count + 1])
    if not any(totals):
        return
    each = totals[0]
    is_complete = len(totals) == count
    is_linear = totals[:-1] == [each * number for number in range(1, len(totals))]
    place = path.rpartition(".")[2]

    if is_complete and is_linear and totals[-1] == each * count:
        yield sentences.sentence(f"{colour}-each", points=each, place=place)
    elif is_complete and is_linear:
        yield sentences.sentence(
            f"{colour}-all", points=each, threes=count, together=totals[-1], place=place
        )
    else:
        yield sentences.sentence(f"{colour}-values", place=place)
        words = sentences.words
        yield tuple(
            words.text("value-of", what=words.number(number), value=points)
            for number, points in enumerate(totals, start=1)
        )


def _red_signs(sentences: Sentences) -> Iterator[Part]:
    """Yield the sentences on the conditions on which red threes count for or against a side."""
    rules = sentences.value("red_three_sign")
    measure = rules["measure"]
    leasts = [least for least, _ in rules["steps"]]
    signs = [SIGN_NAMES[sign] for _, sign in rules["steps"]]

    # Minus or nothing below a limit, plus above it: one sentence has both.
    has_one_limit = signs in (["minus", "plus"], ["zero", "plus"])
    if has_one_limit and measure == "opened":
        yield sentences.sentence("red-sides", below=signs[0])
        return
    if has_one_limit and (measure == "canastas" or leasts[1] == 1):
        yield sentences.sentence("red-needs", below=signs[0], canastas=leasts[1], measure=measure)
        return

    conditions = sign_conditions(sentences.words, rules)
    for least, sign, condition in zip(leasts, signs, conditions, strict=True):
        if measure == "opened":
            yield sentences.sentence("red-melded", melded=least, sign=sign)
        else:
            yield sentences.sentence("red-canastas", what=condition, sign=sign)


def _black_threes(sentences: Sentences) -> Iterator[Part]:
    """Yield the sentences on black threes, unless they are ordinary cards."""
    value = sentences.value
    rules = value("black_three")
    if rules["role"] == "ordinary":
        return

    yield sentences.value_sentence("black-role", "black_three.role")
    yield from _black_three_melds(sentences)
    for path in ("black_three.tabled_values", "black_three.captured_values"):
        if value(path) is not None:
            yield from _three_values(sentences, "black", path)

    if rules["in_hand_mode"] != "penalty":
        yield sentences.sentence("black-as-tabled")
    elif rules["in_hand"] and abs(rules["in_hand"]) != value("card_values").get("3b"):
        # Otherwise it costs its value, as every card does.
        yield sentences.value_sentence("black-in-hand", "black_three.in_hand", "points")


def _black_three_melds(sentences: Sentences) -> Iterator[Part]:
    """Yield the sentences on melds of black threes."""
    rules = sentences.value("black_three")
    if rules["meld_when"] != "never":
        yield sentences.sentence(
            "black-meld",
            when=rules["meld_when"],
            least=rules["meld_sizes"]["min"],
            wilds=_yes_or_no(rules["meld_wilds"]),
        )
        if rules["meld_sizes"]["max"] is not None:
            yield sentences.value_sentence("black-most", "black_three.meld_sizes.max", "cards")
    elif rules["role"] not in ("discard_only", "tabled_bonus"):
        yield sentences.sentence("black-never")


# --- the pile and going out


def _pile(sentences: Sentences) -> Iterator[Part]:
    """Yield the sentences on taking the discard pile."""
    value = sentences.value
    needs = value("table_rules.pile_needs")
    can_take_for_canasta = value("table_rules.pile_onto_canasta")

    # A frozen pile needs a natural pair.
    if needs == "natural_pair":
        yield sentences.sentence("pile-always-frozen")
        yield sentences.sentence("pile", value=needs)
        if not can_take_for_canasta:
            yield sentences.sentence("pile-pair-canasta")
    else:
        yield sentences.sentence("pile", value=needs)
        if needs != "nothing":
            yield sentences.sentence("pile-canasta", value=_yes_or_no(can_take_for_canasta))
            if value("initial_meld_exceptions.pile_frozen"):
                yield sentences.sentence("pile-frozen")

    cards = value("table_rules.pile_cards")
    if cards == "all":
        yield sentences.sentence("pile-all")
    else:
        yield sentences.sentence("pile-cards", cards=cards)
    if value("jokers"):
        yield sentences.value_sentence("pile-jokers", "table_rules.jokers_discardable")


def _going_out(sentences: Sentences) -> Iterator[Part]:
    """Yield the sentences on the end of a deal: going out, and an empty stock."""
    value = sentences.value
    yield sentences.sentence("out-ends")
    yield from _going_out_requirement(sentences)
    if sentences.has_partners and value("partner_question.going_out") != "none":
        yield sentences.value_sentence("out-partner", "partner_question.going_out")
    yield sentences.value_sentence("out-discard", "go_out_discard_required")
    if value("go_out_requirement.canastas"):
        yield sentences.value_sentence("out-last", "table_rules.without_canasta_last_card")

    exemption = value("initial_meld_exceptions.concealed_out_exempt")
    is_exempt = sentences.has_minimum and exemption != "never"
    if value("concealed_go_out_extra") or is_exempt:
        yield sentences.sentence("out-concealed")
        if sentences.has_minimum:
            yield sentences.sentence("initial-concealed", value=exemption)

    stock_out = value("table_rules.stock_out")
    yield sentences.sentence("stock-out", value=stock_out)
    finishes_turn = value("stock_exhaustion") == "last_draw_finishes_turn"
    if finishes_turn and stock_out != "after_last_draw":
        yield sentences.sentence("stock-last-turn")


def _going_out_requirement(sentences: Sentences) -> Iterator[Part]:
    """Yield the sentences on the canastas and melds that are required for going out."""
    needs = sentences.value("go_out_requirement")
    yield sentences.value_sentence("out", "go_out_requirement.canastas", "canastas")
    for canasta_type in GO_OUT_TYPES:
        count = needs[canasta_type]
        if count and needs["canastas"] == 1:
            yield sentences.sentence("out-only", type=canasta_type)
        elif count:
            yield sentences.sentence("out-kind", type=canasta_type, count=count)
    excluded = needs["exclude"]
    if not sentences.value("meld_rules.pure_wild"):
        excluded = _without_wild_canastas(excluded)
    if excluded:
        types = rule_value(sentences.words, "go_out_requirement.exclude", excluded)
        yield sentences.sentence("out-exclude", types=types)
    if needs["no_short_melds_of"]:
        types = sentences.value_text("go_out_requirement.no_short_melds_of")
        yield sentences.sentence("out-short", types=types)
    has_foot = sentences.value("foot_size") > 0
    if has_foot and sentences.value("table_rules.foot_taken") == "by_side":
        yield sentences.sentence("out-foot")


def _without_wild_canastas(canasta_types: Sequence[str]) -> list[str]:
    """Return those types of canastas that are not melds of wild cards."""
    types = types_by_id()
    return [each for each in canasta_types if types[each].kind != "wild"]


# --- special ways to score


def _special_hands(sentences: Sentences) -> Iterator[Part]:
    """Yield the sentences and the table on special hands and on a win by canastas."""
    value = sentences.value
    if value("special_hands"):
        yield sentences.value_sentence("special", "special_hands_mode")
        yield sentences.rows("special_hands")
    if value("seven_canastas_auto_win.enabled"):
        wins = value("seven_canastas_auto_win")
        key = "auto-win-instead" if wins["mode"] == "replace" else "auto-win"
        yield sentences.sentence(key, canastas=wins["count"], points=wins["points"])


def _acaba(sentences: Sentences) -> Iterator[Part]:
    """Yield the sentences on ending a deal with the call "acaba", if the rules allow it."""
    acaba = sentences.value("acaba")
    if not acaba["enabled"]:
        return
    yield sentences.sentence("acaba", others=acaba["opponents"], own=acaba["caller"])
    if sentences.value("partner_question.acaba") != "none":
        yield sentences.value_sentence("acaba-partner", "partner_question.acaba")


def _penalties(sentences: Sentences) -> Iterator[Part]:
    """Yield the sentences and the table on penalties, if there are any."""
    penalties = dict(sentences.value("penalties"))
    untaken_when = penalties.pop("foot_untaken_when")
    costs = {f"penalties.{name}": cost for name, cost in penalties.items() if cost}
    if costs:
        yield sentences.sentence("penalties")
        yield tuple(value_line(sentences.words, path, cost) for path, cost in costs.items())
    if untaken_when != "always" and penalties["foot_untaken"]:
        yield sentences.sentence("penalty-foot")


# --- the score


def _scoring(sentences: Sentences) -> Iterator[Part]:
    """Yield the sentences on the score of a deal, and the table of card values."""
    value = sentences.value
    yield sentences.value_sentence("score", "hand_cards")
    if value("melded_cards_negative_without_canasta"):
        yield sentences.sentence("score-negative")
    received = sentences.lone_hand.get("partners_receive")
    if received == "half":
        yield sentences.value_sentence("partners-half", "lone_hand.halves", "halves")
    elif received == "whole":
        yield sentences.sentence("partners-whole")

    yield sentences.value_sentence("score-out", "go_out_bonus", "points")
    if value("concealed_go_out_extra"):
        yield sentences.value_sentence("score-concealed", "concealed_go_out_extra", "points")
    if value("exact_pickup_bonus"):
        yield sentences.value_sentence("exact-pickup", "exact_pickup_bonus", "points")
    yield sentences.sentence("score-cards")
    yield sentences.rows("card_values")


def _end(sentences: Sentences) -> Iterator[Part]:
    """Yield the sentences on the end of a match, and on ties."""
    yield sentences.value_sentence("end", "match_winner")
    yield sentences.sentence("end-tie", value=sentences.value("tie").replace(" ", "_"))


CHAPTERS: Mapping[str, ChapterParts] = {
    "aim": _aim,
    "sides": _sides,
    "dealing": _dealing,
    "turn": _turn,
    "melds": _melds,
    "wilds": _wild_cards,
    "initial": _initial_melds,
    "canastas": _canastas,
    "red-threes": _red_threes,
    "black-threes": _black_threes,
    "pile": _pile,
    "out": _going_out,
    "special": _special_hands,
    "acaba": _acaba,
    "penalties": _penalties,
    "scoring": _scoring,
    "end": _end,
}
"""The chapters in the order of a rule book; one may yield nothing for a rule set."""


def chapter_parts(words: Words, tree: Tree) -> Mapping[str, Sequence[Part]]:
    """Return the sentences and tables of each chapter for a rule set, by name."""
    sentences = Sentences(words, tree)
    return {name: tuple(parts(sentences)) for name, parts in CHAPTERS.items()}
