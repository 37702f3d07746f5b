"""The answer to a lay-down as it is tapped: its value, what speaks against it, and what is near."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from scorekeeper.entry.lay_down import LayDownForm
from scorekeeper.entry.tapped_meld import TappedMeld
from scorekeeper.rules.cards import NATURALS, WILDS, Card
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.initial_meld import (
    LayDown,
    Requirement,
    Verdict,
    has_top_card,
    is_exempt,
    verdict,
)
from scorekeeper.scoring.judging import placed_melds
from scorekeeper.scoring.meld import card_points
from scorekeeper.scoring.packs import cards_in_packs
from scorekeeper.scoring.problem import Problem
from scorekeeper.scoring.worth import canasta_type

SHORT = "short_of_requirement"


@dataclass(frozen=True, slots=True, kw_only=True)
class MeldAnswer:
    """One of the melds that were tapped."""

    place: int
    tapped: TappedMeld
    points: int
    """The values of its own cards, whether they count or not."""
    is_current: bool
    joins: bool
    """Whether its cards lie with an earlier meld of their rank, and are judged there."""
    problems: tuple[Problem, ...]
    canasta: str | None
    """The type of canasta that it is, with what joins it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """Whether a lay-down is enough."""

    verdict: Verdict
    melds: tuple[MeldAnswer, ...]
    problems: tuple[Problem, ...]
    """What speaks against the lay-down as a whole; what is wrong with a meld stands there."""
    is_exempt: bool
    """Whether nothing is required in this turn."""
    one_more: Card | None
    """A card that would make the lay-down enough: the one of least value."""

    @property
    def is_allowed(self) -> bool:
        """Whether the melds may be laid."""
        return not self.problems and not self.has_illegal_meld

    @property
    def has_illegal_meld(self) -> bool:
        """Whether something is wrong with one of the melds."""
        return any(meld.problems for meld in self.melds)

    @property
    def short(self) -> int:
        """How many points are missing."""
        found = (problem.values["short"] for problem in self.problems if problem.code == SHORT)
        return next(found, 0)

    @property
    def over(self) -> int:
        """How many points there are beyond what is required."""
        return max(0, self.verdict.value - self.verdict.requirement.points)


def answered(rules: RuleSet, form: LayDownForm, required: Requirement) -> Answer:
    """The answer to what was tapped, by the rules of the match or of the rule set asked about."""
    found = verdict(rules, form.lay_down, required)
    problems = tuple(_on_the_whole(form.lay_down, found))
    melds = tuple(_melds(rules, form, found))
    is_open = bool(problems) or any(meld.problems for meld in melds)
    return Answer(
        verdict=found,
        melds=melds,
        problems=problems,
        is_exempt=is_exempt(rules, form.lay_down),
        one_more=one_more(rules, form, required) if is_open else None,
    )


def one_more(rules: RuleSet, form: LayDownForm, required: Requirement) -> Card | None:
    """The card of least value that makes the melds enough, put to one of them; None without."""
    values, counts = rules.card_values, form.counts()
    cards = sorted((*NATURALS, *WILDS), key=lambda card: values[card])
    for card in cards:
        if counts[card] < cards_in_packs(rules, card) and any(
            has_top_card(lay_down) and verdict(rules, lay_down, required).allowed
            for lay_down in _with_one_more(form, card)
        ):
            return card
    return None


def _with_one_more(form: LayDownForm, card: Card) -> Iterator[LayDown]:
    for place, tapped in enumerate(form.melds.each):
        if not tapped.cards or not (
            card in WILDS or tapped.suit is not None or tapped.is_group_of(card)
        ):
            continue
        yield replace(form, melds=form.melds.changed(place, tapped.plus(card))).lay_down


def _on_the_whole(lay_down: LayDown, found: Verdict) -> Iterator[Problem]:
    if not has_top_card(lay_down):
        yield Problem("top_card_not_melded", values={"card": lay_down.top_card})
    yield from (problem for problem in found.problems if not problem.path)


def _melds(rules: RuleSet, form: LayDownForm, found: Verdict) -> Iterator[MeldAnswer]:
    judged = dict(placed_melds(rules, form.melds.laid))
    full = [(place, one) for place, one in enumerate(form.melds.each) if one.cards]
    for number, (place, tapped) in enumerate(full):
        where = f"melds[{number}]"
        yield MeldAnswer(
            place=place,
            tapped=tapped,
            points=card_points(rules, tapped.meld),
            is_current=place == form.melds.at,
            joins=number not in judged,
            problems=tuple(
                problem
                for problem in found.problems
                if problem.path == where or problem.path.startswith(f"{where}.")
            ),
            canasta=canasta_type(rules, judged[number]) if number in judged else None,
        )
