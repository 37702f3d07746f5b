"""What stands on the form now, part by part: a tap draws the parts that it changes, no others."""

from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from typing import Any

from scorekeeper.entry import Chip, Field, Place, Row
from scorekeeper.ui.live import Live
from scorekeeper.ui.screens.record.kit import Kit
from scorekeeper.ui.screens.record.save import SaveView, save_view
from scorekeeper.ui.screens.record.views import DealView, FieldView, SideView
from scorekeeper.ui.screens.record.who_out import Answer


@dataclass(frozen=True, slots=True, kw_only=True)
class SideParts:
    """The live parts of one side."""

    place: int
    view: Live[SideView]
    """The side as a whole."""
    is_open: Live[bool]
    """Whether the cursor is in it."""
    rows: tuple[tuple[Row, tuple[Live[Chip], ...]], ...]
    fields: tuple[tuple[Field, Live[FieldView]], ...]


class Board:
    """The live parts of one form, the same ones from its opening to its end."""

    def __init__(self) -> None:
        """Nothing is shown yet."""
        self._parts: dict[Hashable, Live[Any]] = {}

    def show(self, kit: Kit, deal: DealView) -> None:
        """Have every part show what it shows of a form; those that look the same stay."""
        for key, shown in _parts_of(kit, deal):
            if key in self._parts:
                self._parts[key].shown = shown
            else:
                self._parts[key] = Live(shown)

    @property
    def answer(self) -> Live[Answer]:
        """Who went out, and how."""
        return self._parts["answer"]

    @property
    def save(self) -> Live[SaveView]:
        """What there is to save."""
        return self._parts["save"]

    @property
    def next_place(self) -> Live[Place]:
        """The field to which the key for the next one leads."""
        return self._parts["next"]

    @property
    def opened(self) -> Live[SideView]:
        """The side in which the cursor is."""
        return self._parts["opened"]

    @property
    def open_side(self) -> Live[int]:
        """The place of that side."""
        return self._parts["open side"]

    def side(self, view: SideView) -> SideParts:
        """The parts of the side that looks like this."""
        place, parts = view.place, self._parts
        rows = (
            (row, tuple(parts["chip", place, row.key, chip.number] for chip in chips))
            for row, chips in view.rows
        )
        fields = ((one.field, parts["field", place, one.field]) for one in view.fields)
        return SideParts(
            place=place,
            view=parts["side", place],
            is_open=parts["open", place],
            rows=tuple(rows),
            fields=tuple(fields),
        )


def _parts_of(kit: Kit, deal: DealView) -> Iterator[tuple[Hashable, object]]:
    """What each part shows of a form, by the name under which it is kept."""
    form = kit.pencil.form
    yield "answer", Answer(form.asked, form.out, form.ended)
    yield "save", save_view(kit, deal)
    yield "next", (deal.next_field.side, deal.next_field.field)
    yield "opened", deal.opened
    yield "open side", deal.open_side
    for side in deal.sides:
        yield ("side", side.place), side
        yield ("open", side.place), side.is_open
        for row, chips in side.rows:
            yield from ((("chip", side.place, row.key, chip.number), chip) for chip in chips)
        yield from ((("field", side.place, view.field), view) for view in side.fields)
