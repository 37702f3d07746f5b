"""Typing a deal: what the record screen asks, and what its keys and chips do.

    form = blank_form(2, side_size=2)
    form = form.went_out(0).chosen(0, "canastas.natural", 1).pressed("3").pressed("8")
    deal_of(form)                          the deal that has been typed so far
    main_rows(rules)                       the rows of chips that this rule set needs
    chips_of(form, 0, row)                 the chips of a row, for one side
    reckoned(rules, form, deal, ...)       what it comes to, and what is wrong with it

    counted_up(rules, form, 0, ...)        cards counted into a field, and the chips they set

All of it is values; the screens only show them.
"""

from scorekeeper.entry.deal import (
    Reckoning,
    SideReckoning,
    Spot,
    amended,
    deal_of,
    form_document,
    form_from,
    form_of,
    reckoned,
    side_deal_of,
    spot_of,
)
from scorekeeper.entry.form import (
    Chip,
    Ended,
    Field,
    Form,
    Key,
    Mode,
    Place,
    Row,
    SideForm,
    blank_form,
    chips_of,
    count_of,
    has_number,
    is_loss,
    is_sum,
    main_rows,
    more_rows,
    tapped,
    value_of,
)

__all__ = [
    "Chip",
    "Ended",
    "Field",
    "Form",
    "Key",
    "Mode",
    "Place",
    "Reckoning",
    "Row",
    "SideForm",
    "SideReckoning",
    "Spot",
    "amended",
    "blank_form",
    "chips_of",
    "count_of",
    "deal_of",
    "form_document",
    "form_from",
    "form_of",
    "has_number",
    "is_loss",
    "is_sum",
    "main_rows",
    "more_rows",
    "reckoned",
    "side_deal_of",
    "spot_of",
    "tapped",
    "value_of",
]
