"""The grid of ranks: a tap counts a card, a long press takes one back."""

import flet as ft

from scorekeeper.entry.counted import Way
from scorekeeper.entry.counting import cards_of, is_used_up
from scorekeeper.rules.cards import RED_THREE, Card
from scorekeeper.ui.screens.meld.grid import COLUMNS, RankKey, RankView, delete_key, grid_of
from scorekeeper.ui.screens.meld.sizes import sizes_of
from scorekeeper.ui.screens.record.counting.kit import GAP, CountKit


def count_grid(kit: CountKit) -> ft.Control:
    """All ranks that lie in the field, high to low, and the delete key."""
    sizes = sizes_of(kit.layout, selector_rows=1, tool_rows=1)
    cards = cards_of(kit.rules, kit.where)
    keys: list[ft.Control] = [
        RankKey(kit.words, kit.taps, sizes, _view(kit, card), kit.key, key=card) for card in cards
    ]
    counts = any(_count(kit, card) for card in cards)
    keys.append(delete_key(kit.words, kit.taps.delete if counts else None, kit.key))
    columns = COLUMNS if len(keys) % COLUMNS == 0 else COLUMNS - 1
    return grid_of(keys, GAP, kit.key, columns)


def _view(kit: CountKit, card: Card) -> RankView:
    in_hand = kit.rules.red_three_in_hand.points
    return RankView(
        card=card,
        value=in_hand if card == RED_THREE else kit.rules.card_values[card],
        count=_count(kit, card),
        is_off=is_used_up(kit.rules, kit.form, card),
        is_never=False,
    )


def _count(kit: CountKit, card: Card) -> int:
    counted = kit.counted
    return counted.cards[card] if counted.way is kit.way and kit.way is not Way.VALUES else 0
