"""Typing a deal: what the record screen asks, and what its keys and chips do.

    form = blank_form(2, side_size=2)
    form = form.went_out(0).chosen(0, "canastas.natural", 1).pressed("3").pressed("8")
    deal_of(form)                          the deal that has been typed so far
    main_rows(rules)                       the chips that this rule set needs

All of it is values; the screens only show them.
"""

from scorekeeper.entry.deal import deal_of, form_of, side_deal_of
from scorekeeper.entry.draft import form_document, form_from
from scorekeeper.entry.form import Field, Form, Key, Mode, Place, SideForm, blank_form
from scorekeeper.entry.rows import Row, main_rows, more_rows
from scorekeeper.entry.sums import is_sum, value_of

__all__ = [
    "Field",
    "Form",
    "Key",
    "Mode",
    "Place",
    "Row",
    "SideForm",
    "blank_form",
    "deal_of",
    "form_document",
    "form_from",
    "form_of",
    "is_sum",
    "main_rows",
    "more_rows",
    "side_deal_of",
    "value_of",
]
