"""What stands in the form of a new evening: the plan of the last one, or what is usual."""

import secrets
from dataclasses import replace
from datetime import datetime

from scorekeeper.club import Plan, RoundLength, Seed, scheme_of
from scorekeeper.rules import HouseRules, RuleSetId, catalogue, rule_book
from scorekeeper.ui.state import State

ROUNDS, SCHEME = 3, "finland"
SEED_BYTES = 6


def begun(state: State) -> Plan:
    """The plan of the latest evening, of today and with seeds of its own; else a usual one."""
    last = next(iter(state.session.club.evenings.list()), None)
    if last is None:
        return fresh(state)
    plan = state.session.club.evenings.open(last.uid).plan
    return replace(plan, date=today(), seed=chance(), lot=chance())


def fresh(state: State) -> Plan:
    """A plan of pairs who meet by their standing, by the rules that were played last."""
    ruleset = _usual_rules(state)
    book = rule_book(ruleset)
    return Plan(
        name=state.words.text("club-name-usual"),
        date=today(),
        ruleset=ruleset,
        form="pairs" if book.rules.sides.size > 1 else "individuals",
        movement="by_standing",
        rounds=ROUNDS,
        scheme=scheme_of(SCHEME, family=book.identity.family),
        seed=chance(),
        lot=chance(),
        length=RoundLength(points=book.rules.target, deals=_deals(ruleset)),
    )


def by_rules(plan: Plan, ruleset: RuleSetId) -> Plan:
    """A plan by another rule set: its target ends the rounds, its family says the walkover."""
    book = rule_book(ruleset)
    before = rule_book(plan.ruleset)
    length, scheme = plan.length, plan.scheme
    if (length.points, length.deals) == (before.rules.target, _deals(plan.ruleset)):
        length = replace(length, points=book.rules.target, deals=_deals(ruleset))
    if scheme.walkover == scheme_of(scheme.id, family=before.identity.family).walkover:
        usual = scheme_of(scheme.id, family=book.identity.family)
        scheme = replace(scheme, walkover=usual.walkover)
    return replace(plan, ruleset=ruleset, house_rules={}, length=length, scheme=scheme)


def by_house(plan: Plan, house: HouseRules) -> Plan:
    """A plan by house rules, on their rule set."""
    return replace(by_rules(plan, house.base), house_rules=dict(house.changes))


def chance() -> Seed:
    """A new seed; it is kept with the evening, so that every draw can be made again."""
    return Seed(secrets.token_hex(SEED_BYTES))


def today() -> str:
    """The day of this machine, as ISO 8601 text."""
    return datetime.now().astimezone().date().isoformat()


def _deals(ruleset: RuleSetId) -> int | None:
    """The deals of a match, of rule sets that have no target."""
    rules = rule_book(ruleset).rules
    return rules.match_hands if rules.target is None else None


def _usual_rules(state: State) -> RuleSetId:
    last = next((summary for summary in state.matches() if summary.is_readable), None)
    return last.match.ruleset if last else catalogue()[0].id
