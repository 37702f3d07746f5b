"""Words for rules: a rule set as a book of sections, its sources, switches and house rules.

for section in sections(rule_book(set_id)):
    section_name(words, section.name)              Going out
    for rule in section.rules:
        rule_name(words, rule.path)                Canastas needed to go out
        rule_value(words, rule.path, rule.value)   2
        rule.standings                             ("outside", "disputed")
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from scorekeeper.caching import cached_by_owner
from scorekeeper.i18n.messages import Words, capitalized, source_title
from scorekeeper.rules import RuleSetId, UnknownRuleSetError, house_rules, loader, model, switches
from scorekeeper.rules.book import Compared, RuleBook, overlaid
from scorekeeper.rules.library import rule_book
from scorekeeper.rules.questions import Answer, Question
from scorekeeper.rules.validation import rule_path
from scorekeeper.scoring import LayDown, initial_meld, meld

Formatter = Callable[[Words, Any], str]
SIGNS = {-1: "minus", 0: "zero", 1: "plus"}
LINE = "\n"


def listed(words: Words, parts: Sequence[str], how: str = "value-and") -> str:
    """Words in a row: a, b and c; `how` names the message that joins the last of them."""
    if not parts:
        return words.text("value-none")
    return words.join(parts, how)


def card(words: Words, name: str) -> str:
    return _known(words, f"rule-card-{name}", name)


def hand(words: Words, name: str) -> str:
    return _known(words, f"rule-hand-{name}", name)


def _known(words: Words, key: str, name: str) -> str:
    """The message of a key; where the catalogue has none the name itself, spelt out."""
    return words.text(key) if words.catalogue.has(key) else name.replace("_", " ")


def _type(words: Words, name: str) -> str:
    return _known(words, f"rule-type-{name}", name)


def _types(words: Words, value: Sequence[str]) -> str:
    return listed(words, [_type(words, name) for name in value])


def _card_values(words: Words, value: Mapping[str, int]) -> str:
    """A line for each value, dearest cards first."""
    cards: dict[int, list[str]] = {}
    for name, points in value.items():
        cards.setdefault(points, []).append(card(words, name))
    lines = (
        words.text("value-of", what=", ".join(names), value=points)
        for points, names in cards.items()
    )
    return LINE.join(lines)


def _group_ranks(words: Words, value: Sequence[str]) -> str:
    """The ranks that groups may have; without any, all of them."""
    if not value:
        return words.text("value-meld_rules-group_ranks-any")
    return listed(words, [card(words, rank) for rank in value])


def _threes(words: Words, value: Sequence[int]) -> str:
    """The totals for one, two and more; the one for none says nothing."""
    if not any(value):
        return words.text("value-red_three_values-never")
    return ", ".join(words.number(points) for points in value[1:])


def _signs(words: Words, value: Mapping[str, Any]) -> str:
    return _signed(words, value["steps"], sign_ranges(words, value))


def sign_ranges(words: Words, value: Mapping[str, Any]) -> list[str]:
    """The condition of each step of plus or minus for red threes: no canasta, melded."""
    steps = value["steps"]
    if value["measure"] == "opened":
        return [words.text("value-red_three_sign-opened", least=least) for least, _ in steps]
    following = [*(least for least, _ in steps[1:]), None]
    ranges = []
    for (least, _), after in zip(steps, following, strict=True):
        most = None if after is None else after - 1
        how = "least" if most is None else "most" if not least else "between"
        how = how if least != most else "exactly" if least else "none"
        key = f"value-red_three_sign-canastas-{how}"
        ranges.append(words.text(key, least=least, most=most or 0))
    if value["measure"] != "canastas":
        kind = _type(words, value["measure"])
        return [words.text("value-red_three_sign-of", what=what, type=kind) for what in ranges]
    return ranges


def _signed(words: Words, steps: Sequence[Sequence[int]], ranges: Iterable[str]) -> str:
    """A line for each step: what it is for, and the sign."""
    lines = (
        words.text("value-of", what=what, value=words.text(f"value-red_three_sign-{SIGNS[sign]}"))
        for (_, sign), what in zip(steps, ranges, strict=True)
    )
    return LINE.join(lines)


def _extra_bonuses(words: Words, value: Sequence[Mapping[str, Any]]) -> str:
    def condition(kind: str, least: int, *most: int) -> str:
        how = "exactly" if most == (least,) else "least"
        key = f"value-extra_canasta_bonuses-{how}"
        return words.text(key, count=least, type=_type(words, kind))

    lines = []
    for bonus in value:
        what = listed(words, [condition(kind, *range_) for kind, range_ in bonus["when"].items()])
        key = "value-extra_canasta_bonuses-line"
        lines.append(words.text(key, what=what, points=bonus["points"]))
    return LINE.join(lines) or words.text("value-none")


def initial_melds(words: Words, bands: Sequence[Mapping[str, Any]]) -> tuple[tuple[str, str], ...]:
    """Return the rows of a table of initial melds: totals or deals, and the minimum for each."""
    return tuple(
        (
            _band(words, band, after),
            words.requirement(initial_meld.Requirement(band["points"], band.get("needs"), "")),
        )
        for band, after in zip(bands, [*bands[1:], None], strict=True)
    )


def _bands(words: Words, value: Sequence[Mapping[str, Any]]) -> str:
    rows = initial_melds(words, value)
    return LINE.join(words.text("value-of", what=what, value=least) for what, least in rows)


def _band(words: Words, band: Mapping[str, Any], after: Mapping[str, Any] | None) -> str:
    if "hand" in band:
        key = "value-band-deal" if after else "value-band-last-deal"
        return words.text(key, deal=band["hand"])
    if "from" not in band:
        if after is None:
            return words.text("value-band-all")
        return words.text("value-band-below", next=after["from"])
    if after is None and "to" not in band:
        return words.text("value-band-above", **{"from": band["from"]})
    return words.text("value-band-between", **{"from": band["from"], "to": band["to"]})


def _further_points(words: Words, value: Sequence[int]) -> str:
    """What is required once more, twice more…; without any, nothing else."""
    if not value:
        return words.text("value-initial_meld_exceptions-last_row_again-none")
    return ", ".join(words.number(points) for points in value)


def _special_hands(words: Words, value: Sequence[Mapping[str, Any]]) -> str:
    lines = (
        words.text(
            f"value-special_hands-{'wins' if special_hand.get('wins_match') else 'line'}",
            hand=hand(words, special_hand["id"]),
            points=special_hand["points"],
        )
        for special_hand in value
    )
    return LINE.join(lines) or words.text("value-none")


def _seven_canastas(words: Words, value: Mapping[str, Any]) -> str:
    how = "no"
    if value["enabled"]:
        how = "instead" if value.get("mode") == "replace" else "yes"
    key = f"value-seven_canastas_auto_win-{how}"
    return words.text(key, count=value["count"], points=value["points"])


def _changes(words: Words, changes: Mapping[str, Any]) -> str:
    """The changed rules by dotted path; without any “as told here”."""
    texts = "; ".join(value_line(words, path, value) for path, value in changes.items())
    return texts or words.text("value-by_players-same")


def _switched(path: str) -> Formatter:
    """A formatter of a rule that `enabled` switches, and that has numbers besides."""

    def formatter(words: Words, value: Mapping[str, Any]) -> str:
        numbers = {name: number for name, number in value.items() if name != "enabled"}
        key = f"value-{path}-{'yes' if value['enabled'] else 'no'}"
        return words.text(key, **numbers)

    return formatter


TABLES: Mapping[str, Formatter] = {
    "players": lambda words, value: listed(words, [*map(words.number, sorted(value))], "value-or"),
    "card_values": _card_values,
    "meld_rules.no_wild_ranks": lambda words, value: listed(words, [card(words, c) for c in value]),
    "meld_rules.group_ranks": _group_ranks,
    "meld_rules.sequence_low": card,
    "meld_rules.sequence_high": card,
    "concealed_canasta": lambda words, value: words.text(
        f"value-concealed_canasta-{value['mode']}", amount=value["amount"]
    ),
    "extra_canasta_bonuses": _extra_bonuses,
    "red_three_values": _threes,
    "red_three_sign": _signs,
    "red_three_sign.steps": lambda words, value: _signed(
        words, value, (words.text("value-red_three_sign-steps", least=n) for n, _ in value)
    ),
    "later_phase": lambda words, value: words.text(
        "value-later_phase", points=value["from_score"], what=_changes(words, value["values"])
    ),
    "later_phase.values": _changes,
    "black_three.tabled_values": _threes,
    "black_three.captured_values": _threes,
    "initial_meld": lambda words, value: _bands(words, value["bands"]),
    "initial_meld.bands": _bands,
    "initial_meld_exceptions.last_row_again": _further_points,
    "go_out_requirement.exclude": _types,
    "go_out_requirement.no_short_melds_of": _types,
    "bonuses_when_out": _types,
    "penalties.short_sequence": lambda words, value: words.text(
        "value-penalties-short_sequence", points=value["points"], cards=value["max_len"]
    ),
    "special_hands": _special_hands,
    "acaba": _switched("acaba"),
    "seven_canastas_auto_win": _seven_canastas,
}
"""Values that need more than a message of their own, by path."""


BY_PLAYERS = re.compile(r"by_players\.(\d+)\.?(.*)")
CARD_VALUE = "card_values."
ROW = re.compile(r"\[\d+\]")


def plain_path(path: str) -> str:
    """Return a path without the row of a table, the number of players and the phase it is for."""
    path = rule_path(ROW.sub("", path))
    return "by_players" if BY_PLAYERS.fullmatch(path) else path


def rule_name(words: Words, path: str) -> str:
    """The name of the rule at a dotted path: “Going out”, “Card value (ace)”.

    Takes paths of single values, of the groups above them, and of rows of a table.
    """
    if inner := BY_PLAYERS.fullmatch(path):
        what = rule_name(words, inner[2] or "sides")
        return words.text("rule-by_players-some", players=inner[1], what=what)
    if path.startswith(CARD_VALUE):
        name = card(words, path.removeprefix(CARD_VALUE))
        return words.text("rule-card_values-some", card=name)
    return words.text(f"rule-{plain_path(path).replace('.', '-')}")


SECTIONS = {
    "players": "players sides lone_hand by_players",
    "cards": "decks jokers total_cards hand_size foot_size stock_draw card_values dealing",
    "melds": "meld_rules",
    "initial": "initial_meld initial_meld_exceptions",
    "canastas": """canasta_min_cards canasta_bonus canasta_cards_count concealed_canasta
        trump_multiplier extra_canasta_bonuses bonuses_when_out""",
    "threes": """red_three_values red_three_sign red_three_all_four_without_meld
        red_three_in_hand black_three""",
    "out": """go_out_requirement go_out_discard_required partner_question go_out_bonus
        concealed_go_out_extra exact_pickup_bonus hand_cards stock_exhaustion""",
    "extras": """penalties melded_cards_negative_without_canasta special_hands
        special_hands_mode acaba seven_canastas_auto_win""",
    "end": "target later_phase match_hands match_winner tie",
    "table": "table_rules",
}
"""The sections of a rule book in order, and the top paths in each of them."""

TOLD_WHOLE = (
    "by_players",
    "later_phase",
    "card_values",
    "concealed_canasta",
    "red_three_sign",
    "initial_meld",
    "penalties.short_sequence",
    "acaba",
    "seven_canastas_auto_win",
)
"""Paths whose parts mean something only together."""


def rule_value(words: Words, path: str, value: Any) -> str:
    """A value by its dotted path, such as “100”, “no limit”, or a table of several lines.

    `value` is as records and house rules spell it; None is "there is no such rule".
    """
    inner = BY_PLAYERS.fullmatch(path)
    if inner is not None and not inner[2]:  # all that changes with a number of players
        return _changes(words, value)
    path = plain_path(path)
    if path == "by_players":
        lines = (
            words.text("value-by_players-line", players=n, what=_changes(words, value[n]))
            for n in sorted(value, key=int)
        )
        return LINE.join(lines)
    if path in TABLES and value is not None:
        return TABLES[path](words, value)
    if isinstance(value, Mapping):
        parts = (value_line(words, f"{path}.{step}", inner) for step, inner in value.items())
        return LINE.join(parts)
    return _single(words, f"value-{path.replace('.', '-')}", value)


def _single(words: Words, key: str, value: Any) -> str:
    if value is None:
        absent = f"{key}-absent"
        return words.text(absent if words.catalogue.has(absent) else "value-absent")
    if isinstance(value, bool):
        return words.text("value-yes" if value else "value-no")
    if isinstance(value, int):
        return words.text(key, number=value) if words.catalogue.has(key) else words.number(value)
    if not isinstance(value, str):
        return ", ".join(map(str, value)) or words.text("value-none")
    named = f"{key}-{value.replace(' ', '_')}"  # a code without words is shown as it stands
    return words.text(named) if words.catalogue.has(named) else value


def value_line(words: Words, path: str, value: Any) -> str:
    """Return a value of a rule set with the name of its rule before it."""
    text = rule_value(words, path, value)
    return words.text("value-of", what=rule_name(words, path), value=text)


Standing = Literal["document", "outside", "disputed", "inherited", "proposed"]


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule of a book: a value, or several that are told together."""

    path: str
    value: Any
    citations: tuple[loader.Citation, ...]
    """Its sources; more than one where its parts come from several places."""
    standings: tuple[Standing, ...]
    disputes: tuple[loader.Dispute, ...]
    """Values of other sources."""


@dataclass(frozen=True, slots=True)
class Section:
    name: str
    rules: tuple[Rule, ...]


@cached_by_owner
def sections(book: RuleBook) -> tuple[Section, ...]:
    """The sections of a rule set, in the order of a rule book."""
    return tuple(
        Section(name, tuple(rule_at(book, path) for path in _paths(book, tops.split())))
        for name, tops in SECTIONS.items()
    )


def rule_at(book: RuleBook, path: str) -> Rule:
    """The rule at a dotted path of a book; KeyError where there is none."""
    citations = _citations(book, path)
    standings = _standings(book, path, citations)
    disputes = tuple(d for citation in citations for d in citation.disputes_about(path))
    alike = {_citation_key(citation): citation for citation in reversed(citations)}
    once = tuple(reversed(alike.values()))
    return Rule(path, loader.value_at(book.tree, path), once, standings, disputes)


def paths_alike(book: RuleBook, rule: Rule, citation: loader.Citation) -> tuple[str, ...]:
    """The paths within a rule whose citation says the same as this one."""
    every = _citations(book, rule.path)
    return tuple(other.path for other in every if _citation_key(other) == _citation_key(citation))


def _citation_key(citation: loader.Citation) -> tuple[object, ...]:
    return citation.rule_set, citation.refs, citation.status, citation.note


def proposed(book: RuleBook) -> tuple[Rule, ...]:
    """Return the rules of a book to agree on: no source gives them, and they have an effect."""
    return tuple(rule for rule in rules_in_effect(book) if "proposed" in rule.standings)


def rules_in_effect(book: RuleBook) -> tuple[Rule, ...]:
    """Return the rules of a book without those that its other values switch off."""
    idle = switches.idle_paths(book.tree)
    every = (rule for section in sections(book) for rule in section.rules)
    return tuple(rule for rule in every if rule.path not in idle)


def rule_set_name(words: Words, set_id: str) -> str | None:
    """Return the name of a rule set by its id; None for an unknown one."""
    try:
        identity = rule_book(RuleSetId(set_id)).identity
    except UnknownRuleSetError:
        return None
    return words.rule_set_name(identity)


def section_name(words: Words, name: str) -> str:
    return words.text(f"rules-section-{name}")


def mentions(words: Words, rule: Rule, looked_for: str) -> bool:
    text = f"{rule_name(words, rule.path)} {rule_value(words, rule.path, rule.value)}"
    return looked_for.casefold() in text.casefold()


def _paths(book: RuleBook, tops: Iterable[str]) -> list[str]:
    """List the paths of the rules that are told as one, at top paths and below them."""
    paths: dict[str, None] = {}
    for top in tops:
        value = loader.value_at(book.tree, top)
        is_group = isinstance(value, dict) and value and top not in TOLD_WHOLE
        for path, _ in loader.leaf_paths(value, top) if is_group else [(top, value)]:
            whole = next((top for top in TOLD_WHOLE if f"{path}.".startswith(f"{top}.")), path)
            paths[whole] = None
    return list(paths)


def _citations(book: RuleBook, path: str) -> tuple[loader.Citation, ...]:
    """The citations of all values at a path and below it, the outermost first."""
    by_path = book.citations.by_path
    below = [citation for place, citation in by_path.items() if place.startswith(f"{path}.")]
    try:
        return (book.citations.of(path), *below)
    except KeyError:
        return tuple(below)


def _standings(
    book: RuleBook, path: str, citations: tuple[loader.Citation, ...]
) -> tuple[Standing, ...]:
    """The standing of the weakest value that this book itself gives, and whether it is disputed."""
    own = [citation for citation in citations if citation.rule_set == book.identity.id]
    origin: Standing = "document"
    if any(citation.status == "proposed" for citation in citations):
        origin = "proposed"
    elif not own:
        origin = "inherited"
    elif any(citation.status == "outside" for citation in own):
        origin = "outside"
    disputed = any(
        citation.disputes_about(path)
        if citation.disputes
        else citation.status == "document-conflict"
        for citation in citations
    )
    return (origin, "disputed") if disputed else (origin,)


def families(identities: Iterable[loader.Identity]) -> dict[str, list[loader.Identity]]:
    """Rule sets by family; families and members stay in the order in which they come."""
    by_family: dict[str, list[loader.Identity]] = {}
    for identity in identities:
        by_family.setdefault(identity.family, []).append(identity)
    return by_family


def rule_set_facts(words: Words, rules: model.RuleSet) -> str:
    """A rule set in numbers: players, packs, cards, and the end of a match."""
    return words.text(
        "rule-set-facts",
        players=rule_value(words, "players", rules.players),
        packs=rules.decks,
        cards=rules.hand_size,
        end=length(words, rules),
    )


def length(words: Words, rules: model.RuleSet) -> str:
    """Return the end of a match by a rule set: “to 5,000”, “4 deals”."""
    path = "match_hands" if rules.target is None else "target"
    return _length(words, path, getattr(rules, path))


LENGTHS = {"target": "target", "match_hands": "deals"}
"""The values that limit a match, and the variable of the message that says so."""


def _length(words: Words, path: str, value: Any) -> str:
    """Return the length of a match: “to 5,000”, “4 deals”."""
    return words.text(f"rule-set-end-{LENGTHS[path]}", **{LENGTHS[path]: value})


def question_text(words: Words, question: Question) -> str:
    return words.text(f"ask-{question.id}")


def answer_text(words: Words, answer: Answer) -> str:
    """An answer as a sentence begins: “Yes”, “To 5,000”, “One against the others”."""
    path, value = answer.path, answer.value
    if isinstance(value, bool):
        text = words.text("value-yes" if value else "value-no")
    elif path in LENGTHS:
        text = _length(words, path, value)
    else:
        text = rule_value(words, path, value)
    return capitalized(text)


def speciality(words: Words, book: RuleBook) -> str:
    """Return what only a rule set has, in a sentence; its numbers if its file has no sentence.

    A language without a translation quotes the English of the rule file.
    """
    key = f"rule-set-special-{book.identity.id}"
    if words.catalogue.has(key):
        return words.text(key)
    if book.identity.summary:
        return note(words, book.identity.summary)
    return rule_set_facts(words, book.rules)


NUMBERS = re.compile(r"^C\d+(, C\d+)*: |\s*\(C\d+\)")
"""The numbers under which rule files know a dispute; nobody else does."""
VIA = "via "


def reference(words: Words, ref: str) -> str:
    """A reference with the source's title, the place in it, and how it was read."""
    key, place = loader.source_of(ref), loader.place_of(ref)
    source, title = loader.sources()[key], rule_source_title(words, key)
    text = words.text("source-at", title=title, place=place) if place else title
    if source.read.startswith(VIA):
        quoting = rule_source_title(words, loader.source_of(source.read.removeprefix(VIA)))
        return words.text("source-via", source=text, title=quoting)
    return text


def rule_source_title(words: Words, key: loader.SourceKey) -> str:
    """The name of a source of rules; with its language, where that is another one."""
    return source_title(words, key, loader.sources()[key])


def note(words: Words, text: str) -> str:
    """A note or the remark of a dispute; other languages quote the English of the rule files."""
    text = NUMBERS.sub("", text)
    if words.language == "en":
        return text
    return words.text("source-quoted", language=words.language_name("en"), text=text)


def standing_reason(words: Words, book: RuleBook, citation: loader.Citation) -> str:
    """The reason for a value: the kind of its source, or the rule set it is inherited from."""
    if citation.status == "proposed":
        return words.text("standing-proposed-why")
    if citation.rule_set != book.identity.id:
        name = words.rule_set_name(rule_book(RuleSetId(citation.rule_set)).identity)
        return words.text("standing-inherited-why", **{"from": name})
    kind = "outside" if citation.status == "outside" else "document"
    return words.text(f"standing-{kind}-why")


def dispute_value(words: Words, dispute: loader.Dispute, path: str) -> str | None:
    """The value that others give for the rule at a path; None where they only remark on it."""
    where, value = dispute.path, dispute.value
    if path.startswith(f"{where}.") and isinstance(value, Mapping):
        where, value = path, _at(value, path.removeprefix(f"{where}."))
    if value is None and not dispute.absent:
        return None
    text, what = rule_value(words, where, value), rule_name(words, where)
    is_part = where.startswith(f"{path}.") and what != rule_name(words, path)
    return words.text("value-of", what=what, value=text) if is_part else text


def switch_sentence(words: Words, switch: switches.Switch) -> str:
    return words.text(f"switch-{switch.id}")


def option_name(words: Words, switch: switches.Switch, option: switches.Option) -> str:
    if option.id:
        return words.text(f"switch-{switch.id}-{option.id}")
    return rule_value(words, switch.path, option.value)


def option_asks(words: Words, option: switches.Option) -> str:
    """The points that the table has to agree on when it takes a value; empty without any."""
    if not option.ask:
        return ""
    what = listed(words, [rule_name(words, path) for path in option.ask])
    return words.text("switch-asks", what=what)


def other_forms_text(words: Words, book: RuleBook) -> str:
    """The rule sets that others play instead of this one; empty where there are none."""
    names = [
        words.rule_set_name(rule_book(RuleSetId(form)).identity)
        for form in switches.other_forms(book)
    ]
    return words.text("switch-other-form", names=listed(words, names)) if names else ""


def house_reference(words: Words, ref: str) -> str:
    """The source of a house rule: a ready switch by its sentence, or a reference."""
    if ref.startswith(switches.SWITCH_MARK):
        switch = switches.find_switch(ref.removeprefix(switches.SWITCH_MARK))
        return ref if switch is None else switch_sentence(words, switch)
    return reference(words, ref)


BANDS = "initial_meld.bands"


def band_text(words: Words, rules: model.RuleSet, row: int) -> str:
    """The scores or deals that a row of the table of requirements is for, counted from 0."""
    bands = [
        {name: limit for name, limit in limits if limit is not None}
        for limits in (
            (("hand", band.hand), ("from", band.from_), ("to", band.to))
            for band in rules.initial_meld.bands
        )
    ]
    return _band(words, bands[row], bands[row + 1] if row + 1 < len(bands) else None)


def row_sources(words: Words, book: RuleBook) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the reasons for the table of requirements, each with the texts that give it."""
    for citation in rule_at(book, BANDS).citations:
        refs = () if citation.status == "proposed" else citation.refs
        yield standing_reason(words, book, citation), tuple(reference(words, ref) for ref in refs)


def turn_texts(words: Words, rules: model.RuleSet, lay_down: LayDown) -> Iterator[str]:
    """Yield the effects of the turn: the top card of the pile, going out concealed."""
    rule, top = rules.initial_meld_exceptions, lay_down.top_card
    if top is not None and rule.pile_allowed and not meld.stops_pile(rules, top):
        key = "meld-top-counts" if rule.top_discard_counts else "meld-top-not-counted"
        yield words.text(key, card=card(words, top))
    if lay_down.concealed_going_out:
        if rule.concealed_out_exempt == "never":
            key = "never"
        elif not initial_meld.may_be_exempt(rules, lay_down):
            key = "pile"
        else:
            key = "exempt" if initial_meld.is_exempt(rules, lay_down) else "canastas"
        yield words.text(f"meld-concealed-{key}")


@dataclass(frozen=True, slots=True)
class ComparedSection:
    name: str
    rules: tuple[Compared, ...]

    @property
    def differences(self) -> tuple[Compared, ...]:
        return tuple(rule for rule in self.rules if rule.differs)


@dataclass(frozen=True, slots=True)
class ChangedRule:
    """A rule that the table plays instead of the rule set's own, with its references."""

    pair: Compared
    """The rule set's value `here`, the table's value `there`."""
    refs: tuple[str, ...]
    notes: tuple[str, ...]


def compared_sections(book: RuleBook, other: RuleBook) -> tuple[ComparedSection, ...]:
    """All rules of two rule sets side by side, in the order of a rule book."""
    return _compared(book, other.tree)


def changed_rules(house: house_rules.HouseRules) -> tuple[ChangedRule, ...]:
    """The rules that house rules change, in the order of a rule book.

    Raises `RuleSetError` where they no longer fit their rule set.
    """
    overlaid(rule_book(house.base).tree, house.changes, house.name)
    return unchecked_changed_rules(house)


def unchecked_changed_rules(house: house_rules.HouseRules) -> tuple[ChangedRule, ...]:
    """The same for house rules under change, which need not fit their rule set yet."""
    changed = []
    for section in _compared(rule_book(house.base), house_rules.tree_with(house)):
        for pair in section.differences:
            about = house_rules.rules_about(house, pair.path)
            refs = tuple(dict.fromkeys(ref for rule in about for ref in rule.refs))
            notes = tuple(rule.note for rule in about if rule.note)
            changed.append(ChangedRule(pair, refs, notes))
    return tuple(changed)


def _compared(book: RuleBook, there: loader.Tree) -> tuple[ComparedSection, ...]:
    return tuple(
        ComparedSection(
            section.name,
            tuple(Compared(rule.path, rule.value, _at(there, rule.path)) for rule in section.rules),
        )
        for section in sections(book)
    )


def _at(tree: Mapping[str, Any], path: str) -> Any:
    return loader.value_at(tree, path) if loader.has_path(tree, path) else None
