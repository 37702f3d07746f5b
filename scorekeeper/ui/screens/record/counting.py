"""Screen that counts cards into a field of a side, by card value or meld by meld."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import cast

import flet as ft

from scorekeeper.deal_form import counting
from scorekeeper.deal_form.chips import ChipRow, more_rows
from scorekeeper.deal_form.form import CountedCards, CountMode, DealForm, Field, sum_value
from scorekeeper.deal_form.melds import MeldView, TappedMelds
from scorekeeper.i18n import Label
from scorekeeper.i18n.cards import card_face
from scorekeeper.rules.cards import Card, Suit, valued_cards
from scorekeeper.rules.model import RuleSet
from scorekeeper.ui import kit
from scorekeeper.ui.hooks import component, get_state, use_selector
from scorekeeper.ui.palette import MUTED
from scorekeeper.ui.screens.record.chips import TrumpRow
from scorekeeper.ui.screens.record.context import KEY_SPACING, FormContext
from scorekeeper.ui.screens.record.digits import KEY_HEIGHT, digit_grid, typing_key
from scorekeeper.ui.theme import digits, text
from scorekeeper.ui.widgets.cards import CardSize, meld_row, meld_rows, rank_grid, suit_keys
from scorekeeper.view_models.cards import RankView
from scorekeeper.view_models.record import field_name, row_name

C = ft.Colors
HIGH_KEY_HEIGHT = 56  # logical pixels, where the page is not low
CARD_KEY_HEIGHT = 58  # logical pixels
LOW_CARD_KEY_HEIGHT = 48  # logical pixels
EMPTY_MELD_HEIGHT = 40  # logical pixels
VALUE_ROW_HEIGHT = 52  # logical pixels at 100 % text
VALUES_PER_ROW = 2  # on a low page, where the rows do not show the cards of a value


@dataclass(frozen=True, slots=True)
class Count:
    """The count for one field of a side. Its handlers act on the current form."""

    context: FormContext
    side: int
    field: Field
    mode: CountMode

    @property
    def rules(self) -> RuleSet:
        """The rules of the match."""
        return self.context.rules

    @property
    def form(self) -> DealForm:
        """The current form."""
        return self.context.model.form

    @property
    def counted(self) -> CountedCards:
        """The cards counted so far, with the chosen mode."""
        return replace(counting.counted_cards(self.form, self.side, self.field), way=self.mode)

    @property
    def is_blank(self) -> bool:
        """True if no cards were counted in the mode that makes the sum of the field."""
        return counting.counted_cards(self.form, self.side, self.field).is_blank

    @property
    def has_little_room(self) -> bool:
        """True on low pages and in large text: no chips for sides, no cards beside values.

        The title bar then shows the side, and has a button for the next side.
        """
        return self.context.layout.is_scrolling and not self.context.layout.is_wide

    @property
    def should_ask_from_hand(self) -> bool:
        """True if the rules score a canasta melded from the hand in one go."""
        return any(row.key.startswith("hand_canastas.") for row in more_rows(self.rules))

    def change(self, counted: CountedCards) -> None:
        """Replace the count."""
        form = counting.with_counted_cards(self.rules, self.form, self.side, self.field, counted)
        self.context.model.change(form)

    def change_melds(self, change: Callable[[TappedMelds], TappedMelds]) -> None:
        """Replace the melds."""
        self.change(replace(self.counted, melds=change(self.counted.melds)))

    def add_card(self, card: Card) -> None:
        """Add one card, unless all such cards of the packs are counted already."""
        if not counting.is_used_up(self.rules, self.form, card):
            self.change_melds(lambda melds: melds.after_tap(self.rules, card))

    def remove_card(self, card: Card) -> None:
        """Remove one such card."""
        self.change_melds(lambda melds: melds.without_card(card))

    def select_meld(self, place: int) -> None:
        """Make the meld with index `place` the current one, which receives the next cards."""
        self.change_melds(lambda melds: melds.with_current(place))

    def start_meld(self) -> None:
        """Start a new meld, which receives the next cards."""
        self.change_melds(TappedMelds.with_new_meld)

    def choose_suit(self, suit: Suit) -> None:
        """Make the current meld a sequence of a suit, or a group if it is that sequence already."""
        self.change_melds(lambda melds: melds.with_suit_toggled(suit))

    def toggle_from_hand(self) -> None:
        """Switch whether the current meld was melded from the hand in one go."""
        self.change_melds(TappedMelds.with_from_hand_toggled)

    def delete_last_card(self) -> None:
        """Remove the last card of the current meld, or of the previous meld if that is empty."""
        self.change_melds(TappedMelds.without_last_card)

    def clear(self) -> None:
        """Remove all cards."""
        self.change(CountedCards(way=self.mode))


@component
def CountingForm(context: FormContext, close: Callable[[], None]) -> ft.Control:
    """Page that counts the cards of the field with the cursor: a list, and keys that add cards.

    Args:
        context: The form.
        close: Returns to the form.
    """
    words = context.words
    form, points = use_selector(
        context.model, lambda m: (m.form, m.view.sides[m.view.open_side].points)
    )
    # The counted field is the one with the cursor of the form.
    side, field = form.at
    earlier_count = form.sides[side].counted.get(field)
    first_mode = earlier_count.way if earlier_count else CountMode.VALUES
    chosen_mode, set_chosen_mode = ft.use_state(first_mode)
    # Cards in hand are not melded, so they are always counted by value.
    mode = chosen_mode if field is Field.TABLE else CountMode.VALUES
    count = Count(context, side, field, mode)
    values = list(counting.cards_by_value(context.rules, field))
    chosen_value, set_value = ft.use_state(values[0])
    # Another field may lack the value, for example the value of black threes.
    value = chosen_value if chosen_value in values else values[0]
    # The value that has no cards left. cast: mypy would infer a state that can only be None.
    refused_value, set_refused_value = ft.use_state(cast("int | None", None))

    def select_value(value: int) -> None:
        set_refused_value(None)
        set_value(value)

    def select_next_value() -> None:
        select_value(values[(values.index(value) + 1) % len(values)])

    def type_digit(digit: str) -> None:
        number = int(f"{count.counted.of_value(value)}{digit}")
        if number > counting.max_card_count(count.rules, count.form, side, field, value):
            set_refused_value(value)
        else:
            count.change(count.counted.with_value(value, number))

    def delete_digit() -> None:
        count.change(count.counted.with_value(value, count.counted.of_value(value) // 10))

    if mode is CountMode.VALUES:
        rows = _value_rows(count, value, select_value)
        if refused_value is not None:
            rows.append(_limit_warning(count, refused_value))
        keys = _value_keys(count, type_digit, delete_digit, select_next_value)
    else:
        trump = [TrumpRow(context)] if context.rules.trump_multiplier != 1 else []
        rows = [*trump, *_counted_meld_rows(count)]
        keys = kit.full_width_column([_meld_tools(count), _card_grid(count)], spacing=KEY_SPACING)

    bar = _title_bar(count, close)
    done_label = Label("count-done", words.text("record-done", points=points))
    done = kit.button(done_label, close, kind=kit.ButtonKind.MAIN)
    parts = [
        *_choice_rows(count, set_chosen_mode),
        *_other_mode_note(count),
        kit.full_width_column(rows, spacing=KEY_SPACING),
    ]
    return _counting_page(context, bar, parts, keys, done)


def _counting_page(
    context: FormContext,
    bar: ft.Control,
    parts: Sequence[ft.Control],
    keys: ft.Control,
    done: ft.Control,
) -> ft.Control:
    """Return the page: two panes, keys below a list, or in large text a single list."""
    layout = get_state().layout
    if layout.has_two_panes:
        panes = kit.panes(layout, parts, [keys, done])
        return kit.page_frame(bar, panes)
    if context.layout.has_large_text:
        column = kit.reading_column(layout, [*parts, keys])
        return kit.page_frame(bar, column, kit.with_side_padding(done))
    column = kit.reading_column(layout, parts)
    return kit.page_frame(bar, column, kit.with_side_padding(keys), kit.with_side_padding(done))


def _title_bar(count: Count, close: Callable[[], None]) -> ft.Control:
    """Return the title bar; on a low page it also has the button for the next side."""
    context = count.context
    words = context.words
    clear = kit.icon_button(
        kit.Icon.DELETE,
        words.label("count-empty", id="count-clear"),
        None if count.is_blank else count.clear,
    )
    actions = [clear]
    subtitle = ""
    if count.has_little_room:
        next_side = (count.side + 1) % len(context.sides)
        subtitle = context.side_name(count.side)
        swap = kit.icon_button(
            kit.Icon.SWAP_SIDEWAYS,
            Label(f"count-side-{next_side}", context.side_name(next_side)),
            lambda: context.model.move_to(next_side, count.field),
        )
        actions.insert(0, swap)
    return kit.title_bar(
        get_state(),
        words.text("count-cards"),
        subtitle,
        on_back=close,
        back_text=words.text("record-leave"),
        actions=actions,
    )


def _choice_rows(count: Count, set_mode: Callable[[CountMode], None]) -> list[ft.Control]:
    """Return chips for side, field and mode; no chips for the side if the title bar has it."""
    context = count.context
    words = context.words
    rows: list[ft.Control] = []
    if not count.has_little_room:
        sides = [
            (
                side,
                Label(
                    f"count-side-{side}",
                    context.short_names[side],
                    says=_full_name_if_other(context, side),
                ),
            )
            for side in context.sides
        ]
        rows.append(
            kit.choice_chips(
                sides, count.side, lambda side: context.model.move_to(side, count.field)
            )
        )
    rows.append(kit.choices([_field_choice(count, field) for field in (Field.TABLE, Field.HAND)]))
    if count.field is Field.TABLE:
        modes = [
            (mode, words.label("count-way", id=f"count-way-{mode}", way=mode)) for mode in CountMode
        ]
        rows.append(kit.choice_chips(modes, count.mode, set_mode))
    return rows


def _full_name_if_other(context: FormContext, side: int) -> str:
    """Return the full name of a side for screen readers; empty if equal to the short name."""
    name = context.side_name(side)
    return "" if name == context.short_names[side] else name


def _field_choice(count: Count, field: Field) -> kit.Choice:
    """Return the chip of a field with its points, disabled if the form disables the field."""
    words = count.context.words
    name = field_name(words, count.rules, field, "record-field-short")
    points = sum_value(count.form.sides[count.side].texts.get(field, ""))
    label = words.label("count-field", id=f"count-field-{field}", field=name, points=points)

    def move_here() -> None:
        count.context.model.move_to(count.side, field)

    is_off = bool(count.form.disabled_reason((count.side, field)))
    return kit.Choice(label, None if is_off else move_here, is_chosen=field is count.field)


def _other_mode_note(count: Count) -> list[ft.Control]:
    """Return a note if the sum of the field was counted in the other mode, else nothing."""
    words = count.context.words
    mode = counting.other_count_mode(count.form, count.side, count.field, count.mode)
    if mode is None:
        return []
    points = sum_value(count.form.sides[count.side].texts.get(count.field, ""))
    sentence = words.text("count-otherwise", way=mode, points=points)
    return [kit.note(sentence, id="count-otherwise")]


# --- values


def _value_rows(count: Count, chosen: int, select: Callable[[int], None]) -> list[ft.Control]:
    """Return a row for each card value; on a low page, two values share a line."""
    is_in_pairs = count.has_little_room and not count.context.layout.has_large_text
    rows: list[ft.Control] = [
        _value_row(count, value, cards, select, is_chosen=value == chosen, expand=is_in_pairs)
        for value, cards in counting.cards_by_value(count.rules, count.field).items()
    ]
    if not is_in_pairs:
        return rows
    rows += [ft.Container(expand=True)] * (len(rows) % VALUES_PER_ROW)
    return [
        ft.Row(rows[start : start + VALUES_PER_ROW], spacing=KEY_SPACING)
        for start in range(0, len(rows), VALUES_PER_ROW)
    ]


def _value_row(
    count: Count,
    value: int,
    cards: Sequence[Card],
    select: Callable[[int], None],
    *,
    is_chosen: bool,
    expand: bool,
) -> ft.Control:
    """Return a row with a value, its cards, their number, and their points; a tap selects it.

    The cards are omitted beside another row and in large text, for lack of room.
    """
    words = count.context.words
    number = count.counted.of_value(value)
    color: ft.ColorValue = C.ON_SURFACE if number else MUTED
    worth = digits(words.number(value), 22, C.ON_SURFACE)
    times = digits(f"×{words.number(number)}", 22, color)
    equals = words.text("record-equals", points=value * number)
    product = text(equals, 16, color=MUTED, text_align=ft.TextAlign.RIGHT, expand=3)
    cells: list[ft.Control] = [worth, times, product]
    if not count.has_little_room:
        faces = " ".join(card_face(words, card) for card in cards)
        cells = [
            ft.Container(worth, expand=2),
            text(faces, 14, color=MUTED, expand=6),
            ft.Container(times, expand=2),
            product,
        ]
    says = words.text("count-value-said", points=value, count=number)
    return kit.key(
        Label(f"value-{value}", says),
        ft.Row(cells, spacing=8),
        lambda: select(value),
        selected=is_chosen,
        bgcolor=C.SURFACE_CONTAINER_LOWEST,
        border_color=C.PRIMARY if is_chosen else C.OUTLINE_VARIANT,
        min_height=VALUE_ROW_HEIGHT,
        side_padding=12,
        expand=expand,
    )


def _limit_warning(count: Count, value: int) -> ft.Control:
    """Return an error that the packs have too few cards of a value left for the typed number."""
    most = counting.max_card_count(count.rules, count.form, count.side, count.field, value)
    return kit.error_text(count.context.words.text("count-most", count=most), id="count-most")


def _value_keys(
    count: Count,
    on_digit: Callable[[str], None],
    on_delete: kit.Handler,
    on_next: kit.Handler,
) -> ft.Control:
    """Return the digits, with keys that delete a digit and select the next value."""
    words = count.context.words
    delete = typing_key(
        words.label("record-key-delete", id="key-delete"),
        kit.Icon.BACKSPACE,
        on_delete,
    )
    next_key = typing_key(words.label("count-next", id="key-next"), kit.Icon.DOWN, on_next)
    height = KEY_HEIGHT if count.context.layout.is_low else HIGH_KEY_HEIGHT
    return digit_grid(on_digit, delete, next_key, key_height=height)


# --- melds


def _counted_meld_rows(count: Count) -> list[ft.Control]:
    """Return a row for each meld, and an empty row if the next card starts a meld."""
    words = count.context.words
    rows = [
        meld_row(
            words,
            meld,
            _meld_note(count, meld),
            values=count.rules.card_values,
            size=CardSize.SMALL,
            on_select=count.select_meld,
        )
        for meld in counting.counted_melds(count.rules, count.form, count.side)
    ]
    return meld_rows(
        words,
        count.counted.melds,
        rows,
        count.select_meld,
        empty_height=EMPTY_MELD_HEIGHT,
    )


def _meld_note(count: Count, meld: MeldView) -> str:
    """Return the problems of a meld, or the name of its canasta; empty if it has neither."""
    words = count.context.words
    if meld.problems:
        return "; ".join(map(words.problem, meld.problems))
    name = ""
    if meld.canasta is not None:
        row = ChipRow(key=f"canastas.{meld.canasta}", most=0)
        name = row_name(words, count.context.rule_set, row)
    if meld.tapped.from_hand and count.should_ask_from_hand:
        return words.text("count-laid-from-hand", canasta=name or "none")
    return name


def _meld_tools(count: Count) -> ft.Control:
    """Return the button for a new meld, and switches of the current meld that the rules need."""
    words = count.context.words
    current = count.counted.melds.current
    is_large = count.context.layout.has_large_text
    new = kit.button(
        words.label("meld-new-short", id="new-meld"),
        count.start_meld,
        expand=True,
    )
    parts: list[ft.Control] = []
    if count.should_ask_from_hand:
        label = words.label("count-from-hand", id="from-hand")
        says = words.text("count-from-hand-said")
        choice = kit.Choice(
            replace(label, says=says),
            count.toggle_from_hand,
            is_chosen=current.from_hand,
        )
        parts.append(kit.choices([choice]))
    if count.rules.meld_rules.sequences:
        suits = suit_keys(
            words,
            current.suit,
            count.choose_suit,
            id_prefix="suit",
            has_full_width=is_large,
        )
        parts.append(suits)
    if is_large:
        return kit.full_width_column([ft.Row([new]), *parts], spacing=KEY_SPACING)
    return ft.Row([new, *parts], spacing=KEY_SPACING)


def _card_grid(count: Count) -> ft.Control:
    """Return a grid with a key for each card that has a value, and the delete key."""
    counts = count.counted.melds.counts()
    views = [
        RankView(
            card=card,
            value=count.rules.card_values[card],
            count=counts[card],
            is_off=counting.is_used_up(count.rules, count.form, card),
        )
        for card in valued_cards(count.rules)
    ]

    is_low = count.context.layout.is_low and not count.context.layout.has_large_text
    return rank_grid(
        count.context.words,
        get_state().layout,
        count,
        views,
        count.delete_last_card if counts else None,
        key_height=LOW_CARD_KEY_HEIGHT if is_low else CARD_KEY_HEIGHT,
        spacing=KEY_SPACING,
    )
