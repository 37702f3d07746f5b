"""Forms for the tests of the entry: rules by name, and typing in one line."""

from scorekeeper.deal_form.form import DealForm, Field, blank_form, deal_of
from scorekeeper.rules import RuleSetId, rule_book
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring import DealScore, score_deal

TABLE, HAND, TOTAL = Field.TABLE, Field.HAND, Field.TOTAL


def rules(set_id: str = "classic_4p") -> RuleSet:
    return rule_book(RuleSetId(set_id)).rules


def blank(set_id: str = "classic_4p") -> DealForm:
    sides = rules(set_id).sides
    return blank_form(sides.count, side_size=sides.size)


def type_keys(form: DealForm, keys: str) -> DealForm:
    """The form after these keys of the keypad; `>` is Next, `<` takes a character back."""
    for key in keys:
        form = form.after_key({">": "next", "<": "delete", "±": "sign"}.get(key, key))
    return form


def score(form: DealForm, set_id: str = "classic_4p") -> DealScore:
    return score_deal(rules(set_id), deal_of(form))


def common_deal() -> DealForm:
    """The common deal of four people: out with 385 and two canastas, against 145 less 60."""
    form = blank().with_side_out(0)
    for row in ("canastas.natural", "canastas.mixed", "red_threes"):
        form = form.with_chip(0, row, 1)
    form = type_keys(form, "385").after_move((1, TABLE))
    form = form.with_chip(1, "canastas.mixed", 1).with_chip(1, "red_threes", 2)
    return type_keys(form, "145>60")
