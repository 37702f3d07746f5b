"""Lists of names: a field for them, and their review before people check in or join the club."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from typing import cast

import flet as ft

from scorekeeper.club import model as club
from scorekeeper.i18n import Label
from scorekeeper.i18n.times import day
from scorekeeper.services import Identity
from scorekeeper.services.club import check_in
from scorekeeper.ui import kit
from scorekeeper.ui.hooks import component, use_stack_entry, use_state
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face, text
from scorekeeper.view_models import club_check_in as view
from scorekeeper.view_models.club_check_in import CheckInList
from scorekeeper.view_models.people import known_people

MAX_LIST_LENGTH = 20_000  # characters
LIST_LINES = 8  # lines of a list that are visible
ENTER_KEYS = ("Enter", "Numpad Enter")

LookUp = Callable[[check_in.Directory, Mapping[str, Identity]], tuple[check_in.Arrival, ...]]
"""Function that finds the people of a list; its arguments: known people, choices by name."""


def directory(state: State) -> check_in.Directory:
    """Return all known people, for a search by name."""
    return check_in.Directory(tuple(person.who for person in known_people(state.session)))


def names_field(
    label: Label,
    value: str,
    on_change: Callable[[str], None],
    on_enter: Callable[[str], Awaitable[None]],
) -> ft.Control:
    """Return a field for a name or a list of names.

    Args:
        label: Text and id of the field.
        value: The typed text.
        on_change: Called with a changed text of one line.
        on_enter: Called with the text on Enter, and at once with a text of several lines.
    """
    page = ft.context.page

    def change(typed: str) -> None:
        # A pasted list, or Enter on the keyboard of a phone.
        if "\n" in typed:
            page.run_task(on_enter, typed)
        else:
            on_change(typed)

    return kit.field(
        label,
        value,
        change,
        max_length=MAX_LIST_LENGTH,
        line_count=LIST_LINES,
        min_line_count=1,
        on_submit=on_enter,
        key=label.id,
    )


@component
def CheckInReview(
    evening: club.Evening,
    open_list: CheckInList,
    on_change: Callable[[CheckInList | None], None],
    on_enter: Callable[[Sequence[check_in.Arrival]], Awaitable[None]],
) -> ft.Control:
    """Form that reviews a list of names before its people are checked in.

    Args:
        evening: The session.
        open_list: The list.
        on_change: Called with a changed list, and with None when the list is closed.
        on_enter: Called with all arrivals of the list.
    """
    state = use_state()
    words = state.words
    form = evening.plan.form

    def change_text(typed: str | None) -> None:
        on_change(None if typed is None else replace(open_list, text=typed))

    return ListReview(
        open_list.text,
        change_text,
        lambda people, chosen: view.find_arrivals(words, evening, open_list.text, people, chosen),
        on_enter,
        field_title=words.text("club-list-field", form=form),
        action_title=lambda count: words.text("club-list-take", form=form, count=count),
        evening=evening,
        remarks=_list_remarks(state, evening, open_list, on_change),
        key="reviewed",
    )


def _list_remarks(
    state: State,
    evening: club.Evening,
    open_list: CheckInList,
    on_change: Callable[[CheckInList | None], None],
) -> list[ft.Control]:
    """Return remarks on a list, below the choice of another session if it is from a session."""
    words = state.words

    def show_evening(uid: club.EveningUid) -> None:
        on_change(view.list_of_evening(state.session, evening, uid))

    remarks: list[ft.Control] = []
    earlier = check_in.earlier_evenings(state.session.club.evenings, evening)
    is_of_evening = open_list.source in {before.uid for before in earlier}
    if is_of_evening and len(earlier) > 1:
        options = [
            (before.uid, Label(f"from-{before.uid}", f"{before.name}, {day(words, before.date)}"))
            for before in earlier
        ]
        chosen = club.EveningUid(open_list.source)
        remarks.append(kit.choice_chips(options, chosen, show_evening))
    if open_list.source == "members" and evening.plan.form == "pairs":
        remarks.append(kit.note(words.text("club-list-drawn"), id="club-list-drawn"))
    if open_list.forgotten_names:
        names = ", ".join(open_list.forgotten_names)
        sentence = words.text("club-list-gone", names=names)
        remarks.append(kit.error_text(sentence, id="club-list-gone"))
    return remarks


@component
def ListReview(
    list_text: str,
    on_change: Callable[[str | None], None],
    look_up: LookUp,
    on_enter: Callable[[Sequence[check_in.Arrival]], Awaitable[None]],
    *,
    field_title: str,
    action_title: Callable[[int], str],
    evening: club.Evening | None = None,
    remarks: Sequence[ft.Control] = (),
) -> ft.Control:
    """Form with a list of names in a field, a button that enters it, and a card for each arrival.

    An arrival is a line of the list: one person, or people who take part together.

    Args:
        list_text: Text of the list.
        on_change: Called with a changed text, and with None when the list is closed.
        look_up: Returns the arrivals of the list for known people and the choices made.
        on_enter: Called with all arrivals.
        field_title: Label of the field.
        action_title: Returns the caption of the button for a number of arrivals.
        evening: The session; None for a list of members.
        remarks: Controls above the cards.
    """
    state = use_state()
    words = state.words
    # Read again when people join the session: new ones become known.
    everybody = ft.use_memo(lambda: directory(state), [evening and evening.members])
    # cast: mypy would infer a state that can only be empty.
    chosen, set_chosen = ft.use_state(cast("Mapping[str, Identity]", {}))
    arrivals = look_up(everybody, chosen)
    ready_count = sum(not arrival.problems for arrival in arrivals)

    async def on_key(event: ft.KeyboardEvent) -> None:
        """Enter the list on Ctrl+Enter; Enter alone begins a new line in the field."""
        if event.key in ENTER_KEYS and (event.ctrl or event.meta) and ready_count:
            await on_enter(arrivals)

    use_stack_entry(state.keyboard.listeners, on_key)

    def leave_out(index: int) -> None:
        others = [arrival.line for other, arrival in enumerate(arrivals) if other != index]
        on_change(view.text_of_lines(others))

    def toggle_choice(name: str, who: Identity) -> None:
        set_chosen(view.with_choice_toggled(chosen, name, who))

    parts: list[ft.Control] = [
        kit.field(
            Label("club-list-field", field_title),
            list_text,
            on_change,
            max_length=MAX_LIST_LENGTH,
            line_count=LIST_LINES,
            key="list",
        )
    ]
    if ready_count:
        parts.append(
            kit.button(
                Label("club-list-take", action_title(ready_count)),
                lambda: on_enter(arrivals),
                icon=kit.Icon.CHECK,
                kind=kit.ButtonKind.MAIN,
            )
        )
    parts += [
        kit.button(words.label("club-list-close"), lambda: on_change(None)),
        *remarks,
    ]
    rows = [view.arrival_row(words, arrival, evening) for arrival in arrivals]
    parts += [
        _arrival_card(state, index, row, leave_out, toggle_choice) for index, row in enumerate(rows)
    ]
    return kit.full_width_column(parts)


def _arrival_card(
    state: State,
    index: int,
    row: view.ArrivalRow,
    on_leave_out: Callable[[int], None],
    on_toggle: Callable[[str, Identity], None],
) -> ft.Control:
    """Return the card of an arrival: names, likely people for a new name, and problems."""

    def likely_choice(number: int, likely: view.LikelyPerson) -> kit.Choice:
        return kit.Choice(
            Label(f"likely-{index}-{number}", likely.title),
            lambda: on_toggle(likely.name, likely.who),
            is_chosen=likely.is_chosen,
        )

    title = text(row.title, 16, Face.MEDIUM)
    drop_label = state.words.label("club-list-drop", id=f"drop-{index}", name=row.names)
    drop = kit.icon_button(kit.Icon.CLOSE, drop_label, lambda: on_leave_out(index))
    parts: list[ft.Control] = [ft.Row([ft.Container(title, expand=True), drop])]
    if row.new_names:
        parts.append(kit.note(row.new_names, id=f"new-{index}"))
    if row.likely:
        choices = [likely_choice(number, likely) for number, likely in enumerate(row.likely)]
        parts.append(kit.choices(choices))
    if row.problems:
        parts.append(kit.error_text(row.problems, id=f"wrong-{index}"))
    return kit.card(*parts, key=f"{index}-{row.names}")
