"""For whom is asked: a side of the running match, or a score or deal by any rules."""

from collections.abc import Iterator
from dataclasses import dataclass

from scorekeeper.entry.lay_down import LayDownForm
from scorekeeper.match import Side
from scorekeeper.rules import RuleSet, RuleSetId, catalogue, rule_book
from scorekeeper.rules.book import RuleBook
from scorekeeper.rules.model import Band
from scorekeeper.rules.tree import Tree
from scorekeeper.scoring import Requirement
from scorekeeper.session import OpenMatch
from scorekeeper.ui.state import State

RULES = "asked_rules"
"""The setting of a device that names the rules it asked about last."""
INITIAL_MELD = "initial_meld"


@dataclass(frozen=True, slots=True, kw_only=True)
class SideAsked:
    """A side of the running match, and what it needs."""

    place: int
    side: Side
    total: int
    required: Requirement
    is_chosen: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """The rules that apply, the requirement, and everybody who may be asked for."""

    rules: RuleSet
    values: Tree
    """The same values as plain data, as rule files spell them."""
    book: RuleBook
    house_rules: frozenset[str]
    """Paths that the table agreed on for itself."""
    required: Requirement
    sides: tuple[SideAsked, ...]
    """The sides of the running match; none where no match runs."""
    side: int | None
    """The chosen one, or None for a typed score."""
    score: int
    deal_number: int

    @property
    def by_deal(self) -> bool:
        """Whether the number of the deal decides, and not the score."""
        return self.rules.initial_meld.by == "hand_number"

    @property
    def row(self) -> int:
        """The row of the table that set the requirement."""
        return row_of(self.required)

    @property
    def is_of_the_table(self) -> bool:
        """Whether the table of requirements was agreed on, and stands in no book."""
        return any(f"{path}.".startswith(f"{INITIAL_MELD}.") for path in self.house_rules)

    def band(self, row: int) -> Band:
        """A row of the table of requirements."""
        return self.rules.initial_meld.bands[row]


def row_of(required: Requirement) -> int:
    """The number of the row that a requirement comes from, counted from 0."""
    return required.row


def running(state: State) -> OpenMatch | None:
    """The match that is open, unless it is over."""
    opened = state.match
    return None if opened is None or opened.progress.outcome.over else opened


def asked(state: State) -> Asked:
    """For whom the Meld tab asks now."""
    opened, form, there = running(state), state.asking.form, state.match
    side = _side(opened, form)
    ruleset = rules_asked(state) if opened is None or side is None else opened.match.ruleset
    book = rule_book(ruleset)
    rules, values, house_rules = book.rules, book.tree, frozenset[str]()
    if there is not None and ruleset == there.match.ruleset:
        rules, values = there.match.rules, there.values
        house_rules = frozenset(there.match.house_rules)
    required = form.required(rules)
    if opened is not None and side is not None:
        required = opened.progress.requirements[side]
    return Asked(
        rules=rules,
        values=values,
        book=book,
        house_rules=house_rules,
        required=required,
        sides=_sides(opened, side),
        side=side,
        score=form.score if opened is None or side is None else opened.progress.totals[side],
        deal_number=_deal_number(opened, side, form),
    )


def rules_asked(state: State) -> RuleSetId:
    """The rules by which a typed score is asked for.

    Those chosen for it; else those of the match that is open, finished or not, those chosen the
    last time, those of the match that was played last, the first of the catalogue.
    """
    known = {identity.id for identity in catalogue()}
    return next(one for one in _candidates(state) if one in known)


def _candidates(state: State) -> Iterator[RuleSetId | None]:
    yield state.asking.form.ruleset
    yield state.match.match.ruleset if state.match else None
    yield state.settings.get(RULES)
    yield from (one.match.ruleset for one in state.matches() if one.is_readable)
    yield catalogue()[0].id


def _side(opened: OpenMatch | None, form: LayDownForm) -> int | None:
    if opened is None or form.side is None:
        return None
    return form.side if form.side < len(opened.match.sides) else 0


def _sides(opened: OpenMatch | None, chosen: int | None) -> tuple[SideAsked, ...]:
    if opened is None:
        return ()
    return tuple(
        SideAsked(
            place=place,
            side=side,
            total=opened.progress.totals[place],
            required=opened.progress.requirements[place],
            is_chosen=place == chosen,
        )
        for place, side in enumerate(opened.match.sides)
    )


def _deal_number(opened: OpenMatch | None, side: int | None, form: LayDownForm) -> int:
    return form.deal_number if opened is None or side is None else len(opened.match.deals) + 1
