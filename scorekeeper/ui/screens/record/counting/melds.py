"""The melds of a side, each with the canasta that it is; cards are tapped into one of them."""

import flet as ft

from scorekeeper.entry import Row
from scorekeeper.entry.counted import Way
from scorekeeper.entry.counting import CountedMeld, asks_from_hand, counted_melds
from scorekeeper.entry.tapped_melds import TappedMelds
from scorekeeper.rules.cards import SUITS
from scorekeeper.ui.components.beside import in_rows
from scorekeeper.ui.components.choices import choice
from scorekeeper.ui.components.tap import button, tappable
from scorekeeper.ui.components.text import SENTENCE, digits, text
from scorekeeper.ui.screens.meld.cards import SUIT_SIGNS, laid_cards
from scorekeeper.ui.screens.meld.telling import cards_said
from scorekeeper.ui.screens.record.chips import row_name
from scorekeeper.ui.screens.record.counting.kit import GAP, CountKit
from scorekeeper.ui.theme import Face

C = ft.Colors
BESIDE = 100
"""Pixels of a row beside the cards."""


def meld_rows(kit: CountKit) -> ft.Control:
    """A row a meld, and one for the meld that the next card begins."""
    rows = [_row(kit, meld) for meld in counted_melds(kit.rules, kit.form, kit.side)]
    melds = _melds(kit)
    if not melds.current.cards:
        rows.insert(melds.at, _empty(kit, melds))
    return ft.Column(
        rows, spacing=GAP, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )


def meld_tools(kit: CountKit) -> ft.Control:
    """A new meld, whether it is laid from the hand, and the suits, as far as the rules ask."""
    new = button(
        kit.words.text("meld-new-short"), kit.taps.new_meld, name="new-meld", height=48, expand=True
    )
    from_hand = [_from_hand(kit)] if asks_from_hand(kit.rules) else []
    suits = _suits(kit) if kit.rules.meld_rules.sequences else []
    if kit.layout.has_large_text:
        return in_rows([new], from_hand, suits, spacing=GAP)
    if from_hand and suits:
        return in_rows(from_hand, [new, *suits], spacing=GAP)
    return in_rows([new, *from_hand, *suits], spacing=GAP)


def _suits(kit: CountKit) -> list[ft.Control]:
    """The suits of sequences; the chosen one makes a group of the current meld again."""
    chosen = _melds(kit).current.suit
    return [
        choice(
            SUIT_SIGNS[suit],
            lambda _, suit=suit: kit.taps.suit(suit),
            name=f"suit-{suit}",
            selected=suit == chosen,
            says=kit.words.text(f"meld-suit-{suit}"),
        )
        for suit in SUITS
    ]


def _from_hand(kit: CountKit) -> ft.Control:
    """The switch for a meld that is laid whole from the hand."""
    words = kit.words
    return choice(
        words.text("count-from-hand"),
        kit.taps.from_hand,
        name="from-hand",
        selected=_melds(kit).current.from_hand,
        says=words.text("count-from-hand-said"),
    )


def _melds(kit: CountKit) -> TappedMelds:
    return kit.counted.melds if kit.counted.way is Way.MELDS else TappedMelds()


def _row(kit: CountKit, meld: CountedMeld) -> ft.Control:
    words, wrong = kit.words, [kit.words.problem(one) for one in meld.problems]
    told = "; ".join(wrong) or _canasta(kit, meld)
    width = kit.width - BESIDE
    cards = laid_cards(meld.tapped, width, scale=kit.layout.scale, low=True)
    lines: list[ft.Control] = [
        ft.Row(
            [
                ft.Container(cards, expand=True),
                digits(words.number(meld.points), 20, C.ON_SURFACE),
            ]
        )
    ]
    if told:
        lines.append(text(told, 14, Face.MEDIUM, C.ERROR if wrong else C.PRIMARY, line=SENTENCE))
    said = words.text(
        "meld-said",
        cards=cards_said(words, meld.tapped),
        points=meld.points,
        told=told or words.text("meld-legal"),
    )
    return _framed(
        ft.Column(lines, spacing=2, tight=True),
        said,
        kit,
        meld.place,
        on=meld.is_current,
    )


def _canasta(kit: CountKit, meld: CountedMeld) -> str:
    """The name of the canasta that a meld is, empty while it is none; and whether from the hand."""
    name = ""
    if meld.canasta is not None:
        name = row_name(kit.kit, Row(group="canastas", kind=meld.canasta, most=0))
    if meld.tapped.from_hand and asks_from_hand(kit.rules):
        return kit.words.text("count-laid-from-hand", canasta=name or "none")
    return name


def _empty(kit: CountKit, melds: TappedMelds) -> ft.Control:
    said = kit.words.text("meld-empty")
    if suit := melds.current.suit:
        name = kit.words.text(f"meld-suit-{suit}")
        said = kit.words.text("meld-empty-sequence", suit=name)
    shown = text(said, 15, color=C.ON_SURFACE_VARIANT, line=SENTENCE)
    return _framed(shown, said, kit, melds.at, on=True)


def _framed(content: ft.Control, says: str, kit: CountKit, place: int, *, on: bool) -> ft.Control:
    return tappable(
        content,
        says,
        lambda: kit.taps.meld(place),
        name=f"meld-{place}",
        selected=on,
        padding=ft.Padding.symmetric(vertical=13, horizontal=10),
        border_radius=16,
        bgcolor=C.SURFACE_CONTAINER_LOW,
        border=ft.Border.all(2, C.PRIMARY if on else C.OUTLINE_VARIANT),
    )
