"""View model of the Meld tab: the question, the verdict on melds, and the melds of a hand."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from scorekeeper.deal_form import lay_down
from scorekeeper.deal_form.chips import main_rows
from scorekeeper.deal_form.lay_down import SHORT, Answer, LayDownForm
from scorekeeper.deal_form.melds import MeldView
from scorekeeper.i18n import Words
from scorekeeper.i18n.cards import from_notation, held_card_face, suit_sign
from scorekeeper.i18n.initial_melds import band_text, turn_effects
from scorekeeper.i18n.matches import rules_name
from scorekeeper.i18n.messages import capitalized
from scorekeeper.i18n.rule_values import card_name, enumeration, rule_name
from scorekeeper.match import later_phase_start, rules_of_next_deal
from scorekeeper.meld_finder import best_meld
from scorekeeper.meld_finder.best_meld import BestMeld
from scorekeeper.meld_finder.question import Preference, Question, default_preference
from scorekeeper.rules import RuleSet, RuleSetId, loader
from scorekeeper.rules.book import RuleBook
from scorekeeper.rules.cards import (
    BLACK_THREE,
    JOKER,
    NATURALS,
    RED_THREE,
    TWO,
    Card,
    bonus_of,
    plain_card,
)
from scorekeeper.rules.loader import Identity
from scorekeeper.scoring import Problem, Requirement, notation
from scorekeeper.scoring.initial_meld import is_exempt as is_exempt_lay_down
from scorekeeper.scoring.meld import Meld
from scorekeeper.scoring.notation import HeldCard
from scorekeeper.services import OpenMatch, Session
from scorekeeper.view_models.cards import RankView

SEPARATOR = " · "
SHORTFALL_CODES = frozenset(
    {
        SHORT,
        "needs_canasta",
        "needs_natural_canasta",
        "needs_clean_triple",
        "top_card_not_melded",
    }
)
"""Problems of a lay-down that lacks something. All other problems mean an illegal lay-down."""
MAX_COMPLETING_CARDS = 4
"""Maximum number of cards named as completing a hand."""
GRID_CARDS: tuple[Card, ...] = (*reversed(NATURALS), BLACK_THREE, TWO, JOKER)
"""Keys of the card grid, in their order."""


# --- the question


@dataclass(frozen=True, slots=True, kw_only=True)
class MeldQuestion:
    """The rules that apply, the requirement, and the side that must meet it."""

    rules: RuleSet
    values: loader.Tree
    """The rules as plain data, in the format of rule files."""
    book: RuleBook
    required: Requirement
    rules_match: OpenMatch | None
    """The match whose rules apply; None if the rule set applies unchanged."""
    running_match: OpenMatch | None
    """The match whose sides can be chosen; None if there is none."""
    side: int | None
    """The chosen side of the match; None for a typed score or deal number."""
    by: Literal["deal", "score"]
    """The kind of number on which the requirement depends."""
    number: int
    """The number of the deal, or the score."""

    @property
    def has_minimum(self) -> bool:
        """True if the rules require a minimum at any score or deal."""
        return self.rules.initial_meld.has_minimum


def meld_question(
    session: Session,
    match: OpenMatch | None,
    form: LayDownForm,
    last_rules: object,
    identities: Sequence[Identity],
) -> MeldQuestion:
    """Return the rules, the requirement and the side to which the melds of a form are compared.

    Args:
        session: The saved matches.
        match: The match that this device has open, running or finished.
        form: The form of the Meld tab.
        last_rules: The stored rule set of the last typed score; an unknown value is ignored.
        identities: All rule sets; the first one applies if nothing was chosen or played.
    """
    running = match if match is not None and not match.progress.outcome.over else None
    side = _chosen_side(running, form)
    if running is not None and side is not None:
        book = running.match.book
    else:
        rule_set = typed_score_rules(session, match, form, last_rules, identities)
        book = session.library.book(rule_set)

    rules = book.rules
    values = book.tree
    rules_match = None
    if match is not None and book.identity.id == match.match.ruleset:
        rules_match = match
        rules = rules_of_next_deal(match.match)
        values = _values_of_next_deal(match)

    required = form.requirement(rules)
    score = form.score
    deal_number = form.deal_number
    if running is not None and side is not None:
        required = running.progress.requirements[side]
        score = running.progress.totals[side]
        deal_number = len(running.match.deals) + 1
    is_by_deal = rules.initial_meld.by == "hand_number"
    return MeldQuestion(
        rules=rules,
        values=values,
        book=book,
        required=required,
        rules_match=rules_match,
        running_match=running,
        side=side,
        by="deal" if is_by_deal else "score",
        number=deal_number if is_by_deal else score,
    )


def _values_of_next_deal(open_match: OpenMatch) -> loader.Tree:
    """Return the values for the next deal, including values of a second phase."""
    values = open_match.values
    phase = open_match.match.rules.later_phase
    if phase is not None and later_phase_start(open_match.match) is not None:
        for path, value in phase.values.items():
            values = loader.with_value(values, path, value)
    return values


def _chosen_side(running: OpenMatch | None, form: LayDownForm) -> int | None:
    """Return the index of the chosen side, or 0 if the running match has no such side.

    None without a running match or a choice.
    """
    if running is None or form.side is None:
        return None
    return form.side if form.side < len(running.match.sides) else 0


def typed_score_rules(
    session: Session,
    match: OpenMatch | None,
    form: LayDownForm,
    last_rules: object,
    identities: Sequence[Identity],
) -> RuleSetId:
    """Return the rule set for a typed score.

    It is the first of these that this version knows: the rule set chosen in the form, of the open
    match, chosen last, of the latest match, and the first of all.
    """
    known = [identity.id for identity in identities]
    of_match = match.match.ruleset if match else None
    for rule_set in (form.ruleset, of_match, last_rules):
        if rule_set in known:
            return RuleSetId(str(rule_set))
    played = (summary.match.ruleset for summary in session.matches.list() if summary.is_readable)
    return next((rule_set for rule_set in played if rule_set in known), known[0])


def applying_rules_name(words: Words, question: MeldQuestion) -> str:
    """Return the name of the rules that apply, including the name of a match's house rules."""
    if question.rules_match is not None:
        return rules_name(words, question.rules_match)
    return words.rule_set_name(question.book.identity)


def meld_title(words: Words, question: MeldQuestion, form: LayDownForm) -> str:
    """Return the title of the tab, a question. Without a minimum it asks for the value of melds."""
    asks = "melds" if question.has_minimum else "worth"
    return words.text("meld-title", asks="hand" if form.is_hand else asks)


def requirement_text(words: Words, question: MeldQuestion) -> str:
    """Return the requirement, the scores or deals that it applies to, and the rules.

    Only the rules if they have no minimum.
    """
    rules = applying_rules_name(words, question)
    if not question.has_minimum:
        return rules
    return words.text(
        "meld-row",
        rules=rules,
        band=band_text(words, question.rules, question.required.row),
        needed=words.requirement(question.required),
    )


def typed_number_detail(words: Words, question: MeldQuestion) -> str:
    """Return the requirement for a typed score or deal number."""
    if question.required.is_nothing:
        return words.text("meld-needs-nothing")
    return words.text("table-needs-said", needed=words.requirement(question.required))


def rank_views(question: MeldQuestion, form: LayDownForm) -> tuple[RankView, ...]:
    """Return the keys of the cards that the rules have, from ace to joker."""
    rules = question.rules
    counts = form.counts()
    cards = [plain_card(rules, card) for card in GRID_CARDS]
    return tuple(
        RankView(
            card=card,
            value=rules.card_values[card],
            count=counts[card],
            is_off=form.is_off(rules, card),
            is_never_melded=lay_down.is_never_melded(rules, card),
        )
        for card in cards
        if card in rules.card_values
    )


def chosen_suit(form: LayDownForm) -> str | None:
    """Return the chosen suit: of the next card, or of the current sequence; None without one."""
    return form.suit if is_suit_for_card(form) else form.melds.current.suit


def is_suit_for_card(form: LayDownForm) -> bool:
    """Return True if a chosen suit applies to the next card, False if it starts a sequence."""
    return form.is_hand or form.awaits_top


# --- the verdict


@dataclass(frozen=True, slots=True, kw_only=True)
class VerdictView:
    """A verdict: a headline, its reasons, and the two numbers."""

    is_good: bool | None
    """None if there is no verdict yet."""
    headline: str
    reasons: str = ""
    """Sentences in one line; may be empty."""
    points_text: str = ""
    """Empty before there are melds."""
    needed: str = ""
    """The requirement below the points, such as "of 90"."""
    points: int = 0
    """Points of the melds."""
    required_points: int = 0
    """0 if there is nothing to reach."""

    @property
    def says(self) -> str:
        """The verdict without its numbers, for screen readers."""
        return f"{self.headline}. {self.reasons}".strip()


@dataclass(frozen=True, slots=True, kw_only=True)
class MeldsView:
    """The tapped melds, and the verdict on them."""

    verdict: VerdictView
    melds: tuple[MeldView, ...]
    can_add_to_deal: bool
    """True if they can be added to the next deal of the match."""


def melds_view(words: Words, question: MeldQuestion, form: LayDownForm) -> MeldsView:
    """Return the melds of a form with the verdict, and whether they can be added to a deal."""
    answer = lay_down.answer_of(question.rules, form, question.required)
    return MeldsView(
        verdict=_melds_verdict(words, question, form, answer),
        melds=answer.melds,
        can_add_to_deal=answer.is_allowed and not form.awaits_top,
    )


def _melds_verdict(
    words: Words, question: MeldQuestion, form: LayDownForm, answer: Answer
) -> VerdictView:
    """Return the verdict on melds: allowed or not, with the reasons; a hint without melds."""
    if not form.melds.laid:
        return _empty_verdict(words, question, form, is_exempt=answer.is_exempt)
    if not question.has_minimum:
        return _worth_verdict(words, question, form, answer)

    is_forbidden = answer.has_illegal_meld or any(
        problem.code not in SHORTFALL_CODES for problem in answer.problems
    )
    if answer.is_allowed:
        headline = words.text("meld-allowed" if answer.is_exempt else "meld-enough")
    elif is_forbidden:
        headline = words.text("meld-not-allowed")
    else:
        headline = _shortfall_text(words, answer.missing_points)

    reasons = list(_melds_reasons(words, question, form, answer, is_forbidden=is_forbidden))
    reasons += turn_effects(words, question.rules, form.lay_down)
    if not reasons and not answer.is_allowed:
        reasons.append(words.text("meld-all-legal", count=len(answer.melds)))
    return VerdictView(
        is_good=answer.is_allowed,
        headline=headline,
        reasons=_join_sentences(reasons),
        points_text=words.number(answer.verdict.value),
        needed=_needed_text(words, question, answer.verdict.value, is_exempt=answer.is_exempt),
        points=answer.verdict.value,
        required_points=0 if answer.is_exempt else question.required.points,
    )


def _worth_verdict(
    words: Words, question: MeldQuestion, form: LayDownForm, answer: Answer
) -> VerdictView:
    """Return the points of melds under rules without a minimum, or why they are not allowed."""
    headline = words.text("meld-not-allowed")
    if answer.is_allowed:
        headline = words.text("meld-all-legal", count=len(answer.melds))
    reasons = list(_melds_reasons(words, question, form, answer, is_forbidden=True))
    cards = answer.verdict.value
    bonus = canasta_bonuses(question.rules, answer.melds)
    if bonus:
        reasons.append(words.text("meld-worth", cards=cards, bonus=bonus))
    return VerdictView(
        is_good=answer.is_allowed,
        headline=headline,
        reasons=_join_sentences(reasons),
        points_text=words.number(cards + bonus),
        needed=words.text("meld-points", count=cards + bonus),
        points=cards + bonus,
    )


def canasta_bonuses(rules: RuleSet, melds: Iterable[MeldView]) -> int:
    """Return the sum of canasta bonuses of melds, in points, without trumps."""
    kinds = [meld.canasta for meld in melds if meld.canasta is not None and not meld.joins]
    return sum(bonus_of(rules, kind) or 0 for kind in kinds)


def _melds_reasons(
    words: Words,
    question: MeldQuestion,
    form: LayDownForm,
    answer: Answer,
    *,
    is_forbidden: bool,
) -> Iterator[str]:
    """Yield the reasons of a verdict: surplus points, illegal melds, problems and hints."""
    must_reach = answer.is_allowed and not answer.is_exempt
    if must_reach and answer.verdict.requirement.points and answer.surplus_points > 0:
        yield words.text("meld-over", over=answer.surplus_points)
    if form.awaits_top:
        yield words.text("meld-tap-top")
    if answer.has_illegal_meld:
        yield _illegal_text(words, [meld for meld in answer.melds if meld.problems])
    for problem in answer.problems:
        # Unless the melds are forbidden, the headline already gives the missing points.
        if problem.code != SHORT or is_forbidden:
            yield problem_text(words, problem)
    if must_reach and question.required.points > answer.verdict.value:
        yield words.text("meld-canasta-suffices")
    if answer.one_more is not None:
        yield words.text("meld-one-more", card=card_name(words, answer.one_more))


def _illegal_text(words: Words, melds: list[MeldView]) -> str:
    """Return the problem of a single illegal meld, or the number of illegal melds."""
    if len(melds) == 1 and len(melds[0].problems) == 1:
        return problem_text(words, melds[0].problems[0])
    return words.text("meld-illegal", count=len(melds))


def _empty_verdict(
    words: Words, question: MeldQuestion, form: LayDownForm, *, is_exempt: bool
) -> VerdictView:
    """Return the verdict before any card is tapped: the requirement and a hint."""
    if form.awaits_top:
        hint = words.text("meld-tap-top")
    elif form.is_hand:
        hint = words.text("meld-tap-hand")
    else:
        hint = words.text("meld-tap-cards")

    if not question.has_minimum:
        return VerdictView(is_good=None, headline=hint, reasons=_bonus_text(words, question.rules))

    headline = words.text("meld-needs", needed=words.requirement(question.required))
    if is_exempt or question.required.is_nothing:
        headline = words.text("meld-needs-nothing")
    turn = turn_effects(words, question.rules, form.lay_down)
    return VerdictView(is_good=None, headline=headline, reasons=_join_sentences([hint, *turn]))


def _bonus_text(words: Words, rules: RuleSet) -> str:
    """Return the usual canastas with their bonuses: “Clean 200 · Dirty 100”."""
    keys = [row.key.partition(".") for row in main_rows(rules)]
    kinds = [kind for group, _dot, kind in keys if group == "canastas"]
    return _join_sentences(
        f"{words.text('brief-canasta', type=kind, count=1)} {words.number(bonus)}"
        for kind in kinds
        if (bonus := bonus_of(rules, kind)) is not None
    )


def _shortfall_text(words: Words, short: int) -> str:
    """Return the number of missing points, or a text that the melds are not enough."""
    return words.text("meld-short", short=short) if short > 0 else words.text("meld-not-enough")


def _needed_text(words: Words, question: MeldQuestion, points: int, *, is_exempt: bool) -> str:
    """Return the text below the value: the requirement ("of 90"), or "points" without a minimum."""
    required = question.required
    if not question.has_minimum:
        return words.text("meld-points", count=points)
    if is_exempt or required.is_nothing:
        return words.text("meld-of-nothing")
    needed = words.requirement(required)
    has_points = required.points or required.needs is None
    return words.text("meld-of", needed=needed) if has_points else needed


def _join_sentences(sentences: Iterable[str]) -> str:
    """Return sentences in one line, each with a capital letter."""
    return SEPARATOR.join(capitalized(sentence) for sentence in sentences)


# --- the melds of a hand


Finding = BestMeld | Problem
"""The best lay-down of a hand, or the problem of an impossible hand."""


@dataclass(frozen=True, slots=True)
class HandSearch:
    """A hand, and the kind of lay-down to search for."""

    hand: tuple[HeldCard, ...]
    question: Question

    def find(self) -> Finding:
        """Return the best lay-down, or a problem. May take seconds for a large hand."""
        return best_meld.find_lay_down(Counter(self.hand), self.question)


def preference_of(question: MeldQuestion, form: LayDownForm) -> Preference:
    """Return the chosen preference, or the default for the requirement."""
    return form.preference or default_preference(question.required)


def hand_search(question: MeldQuestion, form: LayDownForm) -> HandSearch | None:
    """Return the search for melds in the hand of a form.

    None if melds are entered instead of a hand, or if the hand is empty.
    """
    if not form.is_hand or not form.hand:
        return None
    asked = Question(
        rules=question.rules,
        required=question.required,
        preference=preference_of(question, form),
        top=form.top,
        concealed=form.concealed,
    )
    return HandSearch(form.hand, asked)


@dataclass(frozen=True, slots=True, kw_only=True)
class HandView:
    """The best melds of a hand."""

    verdict: VerdictView
    hand: str
    """The cards of the hand in order; empty if there are none."""
    melds: tuple[MeldView, ...] = ()
    usable: tuple[Meld, ...] = ()
    """The melds to use; empty while the result is from an earlier search."""
    is_stale: bool = False
    """True if the verdict is for an earlier hand, while the search continues."""


def hand_view(
    words: Words,
    question: MeldQuestion,
    form: LayDownForm,
    finding: Finding | None,
    *,
    is_current: bool,
) -> HandView:
    """Return the result of the search in a hand.

    Args:
        words: The language.
        question: The rules and the requirement for the form.
        form: The form, with a hand instead of melds.
        finding: The result of the latest completed search; None if there is none.
        is_current: True if that search was for this hand and this question.
    """
    is_exempt = is_exempt_lay_down(question.rules, form.lay_down)
    hand = _hand_text(words, form) if form.hand else ""
    if not form.hand or finding is None or form.awaits_top:
        verdict = _empty_verdict(words, question, form, is_exempt=is_exempt)
        return HandView(verdict=verdict, hand=hand)
    if isinstance(finding, Problem):
        verdict = VerdictView(
            is_good=False,
            headline=words.text("meld-not-found"),
            reasons=problem_text(words, finding),
        )
        return HandView(verdict=verdict, hand=hand)

    best = finding.lay_down.melds
    found = lay_down.answer_of(question.rules, form.with_found_melds(best), question.required)
    return HandView(
        verdict=_found_verdict(words, question, form, finding, found),
        hand=hand,
        melds=found.melds,
        usable=best if is_current else (),
        is_stale=not is_current,
    )


def _found_verdict(
    words: Words, question: MeldQuestion, form: LayDownForm, found: BestMeld, answer: Answer
) -> VerdictView:
    """Return the verdict on the best melds found in a hand: enough, or the missing points."""
    melds = found.lay_down.melds
    points = found.verdict.value
    if not question.has_minimum:
        points += canasta_bonuses(question.rules, answer.melds)
    is_exempt = is_exempt_lay_down(question.rules, form.lay_down)
    reasons: list[str] = []
    if found.is_enough and question.has_minimum:
        headline = words.text("meld-can-lay", cards=sum(meld.cards for meld in melds))
    elif found.is_enough:
        headline = words.text("meld-all-legal", count=len(melds))
    else:
        headline = words.text("meld-nothing-legal")
        if melds:
            headline = _shortfall_text(
                words, found.verdict.requirement.points - found.verdict.value
            )
        reasons += _hand_shortfalls(words, found)
    if question.has_minimum:
        reasons += turn_effects(words, question.rules, form.lay_down)
    return VerdictView(
        is_good=found.is_enough,
        headline=headline,
        reasons=_join_sentences(reasons),
        points_text=words.number(points),
        needed=_needed_text(words, question, points, is_exempt=is_exempt),
        points=points,
        required_points=0 if is_exempt else question.required.points,
    )


def _hand_shortfalls(words: Words, found: BestMeld) -> Iterator[str]:
    """Yield a sentence for each shortfall of a hand, then one on the cards that would cure it.

    Any one of these cards would be enough.
    """
    for problem in found.verdict.problems:
        if problem.code not in (SHORT, "nothing_laid"):
            yield problem_text(words, problem)
    if found.missing_cards:
        yield words.text("meld-missing-cards", count=found.missing_cards)
    if found.completing_cards:
        cards = [
            card_name(words, held.card) + suit_sign(held.suit)
            for held in found.completing_cards[:MAX_COMPLETING_CARDS]
        ]
        yield words.text("meld-closing", cards=enumeration(words, cards, "value-or"))
    else:
        yield words.text("meld-no-card-closes")


def _hand_text(words: Words, form: LayDownForm) -> str:
    """Return the cards of a hand, the highest first; cards with a suit have its symbol."""

    def rank_and_suit(held: HeldCard) -> tuple[int, str]:
        rank = NATURALS.index(held.card) if held.card in NATURALS else -1
        return rank, held.suit or ""

    hand = sorted(form.hand, key=rank_and_suit, reverse=True)
    cards = " ".join(held_card_face(words, held) for held in hand)
    return words.text("meld-hand", count=len(form.hand), cards=cards)


# --- sentences


def meld_note(words: Words, meld: MeldView) -> str:
    """Return the problems of a meld, or the name of its canasta; empty for other legal melds."""
    if RED_THREE in meld.tapped.cards:
        return words.text("meld-red-three")
    if meld.problems:
        return SEPARATOR.join(problem_text(words, problem) for problem in meld.problems)
    if meld.joins:
        return words.text("meld-joins")
    if meld.canasta:
        return rule_name(words, f"canasta_bonus.{meld.canasta}")
    return ""


def tiled_melds(words: Words, melds: Sequence[MeldView], *, max_rows: int) -> list[bool]:
    """Return for each meld True if it is shown as a tile; two tiles share a line.

    Args:
        words: The language.
        melds: The melds. A meld with a note keeps a separate row.
        max_rows: Up to this number of melds, there are no tiles.
    """
    if len(melds) <= max_rows:
        return [False for _meld in melds]
    return [not meld_note(words, meld) for meld in melds]


def tile_lines(are_tiles: Sequence[bool]) -> tuple[tuple[int, ...], ...]:
    """Return the indexes of the controls in each line: two adjacent tiles, or one control.

    >>> tile_lines([True, True, True, False, True])
    ((0, 1), (2,), (3,), (4,))
    """
    lines: list[tuple[int, ...]] = []
    place = 0
    while place < len(are_tiles):
        is_pair = are_tiles[place] and any(are_tiles[place + 1 : place + 2])
        lines.append((place, place + 1) if is_pair else (place,))
        place += len(lines[-1])
    return tuple(lines)


def problem_text(words: Words, problem: Problem) -> str:
    """Return a problem of melds as a sentence, with cards and letters of the language."""
    values: dict[str, Any] = dict(problem.values)
    if "card" in values:
        values["card"] = _card_of_problem(words, values["card"])
    for name in {"token", "character"} & values.keys():
        values[name] = from_notation(words, values[name])
    if problem.code == "bare_three":
        return words.text("meld-bare-three", **values)
    return words.problem(Problem(problem.code, values=values))


def _card_of_problem(words: Words, card: object) -> str:
    """Return the name of a card; a card with a suit, such as `h:7`, has its symbol."""
    suit, mark, letter = str(card).upper().partition(notation.SUIT_MARK)
    if not mark:
        return card_name(words, str(card))
    name = card_name(words, notation.LETTERS[letter])
    return name + suit_sign(notation.SUIT_LETTERS[suit])
