"""Screen of house rules: differences from the rule set, change, play, share, rename, delete."""

from collections.abc import Callable
from dataclasses import replace

import flet as ft

from scorekeeper.i18n import Label
from scorekeeper.i18n.documents import problem_with_place
from scorekeeper.rules import house_rules, switches_for
from scorekeeper.rules.house_rules import ProfileUid
from scorekeeper.services import Profile
from scorekeeper.ui import addresses, kit
from scorekeeper.ui.addresses import HOUSE_RULES, Address
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.navigation import go
from scorekeeper.ui.palette import MUTED
from scorekeeper.ui.screens.house_rules.changes import (
    change_house_rules,
    delete_house_rules,
    find_profile,
    with_draft,
)
from scorekeeper.ui.screens.house_rules.frame import (
    deleted_screen,
    house_rules_view,
    pane,
    saving_parts,
)
from scorekeeper.ui.screens.house_rules.lists import list_frame
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SENTENCE_LINE_HEIGHT, Face, text
from scorekeeper.ui.widgets.differences import DifferencesCard
from scorekeeper.view_models.differences import house_rule_differences
from scorekeeper.view_models.house_rules import ChangedRuleRow, EditedHouseRules, changed_rule_rows


@component
def HouseRulesScreen() -> ft.View:
    """Screen with the house rules of the address; on a wide page the list is at the left."""
    state = use_state()
    address = addresses.HouseRules.use_current()
    uid = ProfileUid(address.uid)
    profile = find_profile(state, uid)
    if profile is None:
        return deleted_screen(state, address)
    edited = with_draft(state, profile)
    if edited is None:
        return broken_screen(address, profile)
    frame = HouseRulesPane(uid, edited, key=uid)
    return house_rules_view(
        state, address, frame, lambda: go(HOUSE_RULES), lambda: list_frame(state, uid)
    )


@component
def HouseRulesPane(
    uid: ProfileUid, edited: EditedHouseRules, *, is_left: bool = False
) -> ft.Control:
    """Pane with the differences from the rule set, and links to change and use the house rules.

    Args:
        uid: The house rules.
        edited: Content of the house rules.
        is_left: True if the pane is at the left of another one. The other pane then has the
            back button and shows whether all changes are saved.
    """
    state = use_state()
    words = state.words
    overlay = kit.use_overlay()
    house = edited.house

    parts: list[ft.Control] = [] if is_left else saving_parts(state, uid, edited)
    parts += _difference_parts(state, uid, edited)
    parts.append(kit.section(words.text("house-change"), _change_links(state, uid, edited)))
    if house.rules:
        reset_all = words.label("house-reset-all")
        parts.append(
            kit.button(
                reset_all, lambda: _confirm_reset_all(state, uid, overlay), icon=kit.Icon.UNDO
            )
        )
    parts += _action_parts(state, uid, edited, overlay)

    base = words.rule_set_name(edited.book.identity)
    return pane(
        state,
        house.name,
        parts,
        subtitle=words.text("house-on-base", base=base),
        on_back=None if is_left else lambda: go(HOUSE_RULES),
    )


# --- differences


def _difference_parts(state: State, uid: ProfileUid, edited: EditedHouseRules) -> list[ft.Control]:
    """Return the changed rules and sentences that explain them, or a note without any changes."""
    words = state.words.of_game(edited.book.identity)
    rows = changed_rule_rows(words, edited.house)
    if not rows:
        return [kit.note(words.text("house-no-differences"), id="house-no-differences")]
    title = words.text("house-differences", count=len(rows))
    parts: list[ft.Control] = [
        kit.section(title, [_changed_rule_tile(state, uid, row) for row in rows])
    ]
    # Conflicting values have no sentences.
    if not edited.problems:
        view = house_rule_differences(words, edited.house)
        if not view.same:
            parts.append(DifferencesCard(view))
    return parts


def _changed_rule_tile(state: State, uid: ProfileUid, row: ChangedRuleRow) -> ft.Control:
    """Return a row with a changed rule; a tap opens the rule, and a button resets it."""
    lines: list[ft.Control] = [
        text(row.name, 15, line_height=SENTENCE_LINE_HEIGHT),
        text(row.value, 18, Face.BOLD, line_height=SENTENCE_LINE_HEIGHT),
        text(row.instead, 14, color=MUTED, line_height=SENTENCE_LINE_HEIGHT),
        *(
            text(reason, 13, color=MUTED, line_height=SENTENCE_LINE_HEIGHT)
            for reason in row.reasons
        ),
    ]
    tile = ft.ListTile(
        title=kit.hidden_from_screen_reader(ft.Column(lines, spacing=2, tight=True)),
        on_click=kit.as_handler(lambda: go(addresses.HouseValue(uid, row.path))),
    )
    tile_node = kit.node(f"changed-{row.path}", tile, says=row.says, expand=True)

    async def reset() -> None:
        await change_house_rules(
            state, uid, lambda house: house_rules.with_default_value(house, row.path)
        )

    label = state.words.label("house-reset", id=f"reset-{row.path}", what=row.name)
    reset_button = kit.icon_button(kit.Icon.UNDO, label, reset)
    return ft.Row([tile_node, reset_button], spacing=0)


# --- change and use


def _change_links(state: State, uid: ProfileUid, edited: EditedHouseRules) -> list[ft.Control]:
    """Return links to the common variations and to all values."""
    words = state.words
    return [
        kit.link(
            words.label("house-switches", count=len(switches_for(edited.book))),
            lambda: go(addresses.HouseSwitches(uid)),
            icon=kit.Icon.SWITCH,
        ),
        kit.link(
            words.label("house-values"),
            lambda: go(addresses.HouseValues(uid)),
            icon=kit.Icon.SETTINGS,
        ),
    ]


def _confirm_reset_all(state: State, uid: ProfileUid, overlay: kit.Overlay) -> None:
    """Ask whether to reset all rules to the values of the rule set, and do so after a yes."""
    words = state.words

    async def reset_all() -> None:
        await change_house_rules(state, uid, lambda house: replace(house, rules=()))

    answers = [
        kit.Answer(words.label("house-reset-all-yes"), reset_all),
        kit.Answer(words.label("cancel")),
    ]
    overlay.open(
        lambda close: kit.question(
            words.text("house-reset-all"), words.text("house-reset-all-explained"), answers, close
        )
    )


def _action_parts(
    state: State, uid: ProfileUid, edited: EditedHouseRules, overlay: kit.Overlay
) -> list[ft.Control]:
    """Return buttons and links to play by, share, rename and delete the house rules."""
    words = state.words
    house = edited.house

    def play() -> None:
        go(addresses.new_match_by_house_rules(uid))

    def open_how_to_play() -> None:
        go(addresses.rule_set_with_house_rules(house.base, uid))

    def rename() -> None:
        overlay.open(lambda close: _rename_dialog(state, uid, house.name, close))

    return [
        kit.heading(words.text("house-use"), size=17),
        kit.button(
            words.label("house-play"),
            None if edited.problems else play,
            icon=kit.Icon.PLAY,
            kind=kit.ButtonKind.MAIN,
        ),
        kit.section(
            "",
            [
                kit.link(
                    words.label("how-to-play"),
                    None if edited.problems else open_how_to_play,
                    icon=kit.Icon.RULES,
                ),
                _share_link(state, uid),
                kit.link(
                    words.label("house-rename", detail=house.name),
                    rename,
                    icon=kit.Icon.EDIT,
                ),
            ],
        ),
        _delete_button(state, uid, house.name, overlay),
    ]


def _share_link(state: State, uid: ProfileUid) -> ft.Control:
    label = state.words.label("house-share")
    return kit.link(label, lambda: go(addresses.ShareHouseRules(uid)), icon=kit.Icon.SHARE)


def _delete_button(state: State, uid: ProfileUid, name: str, overlay: kit.Overlay) -> ft.Control:
    """Return the button that deletes house rules after a confirmation."""
    words = state.words

    async def delete() -> None:
        await delete_house_rules(state, uid)

    def confirm_delete() -> None:
        overlay.open(
            lambda close: kit.confirmation(
                state,
                title=words.text("house-drop-question", name=name),
                hint=words.text("house-drop-explained"),
                action=words.text("house-drop"),
                on_confirm=delete,
                close=close,
            )
        )

    return kit.button(
        words.label("house-drop"),
        confirm_delete,
        icon=kit.Icon.DELETE,
        kind=kit.ButtonKind.DANGER,
    )


def _rename_dialog(state: State, uid: ProfileUid, name: str, close: kit.Close) -> ft.AlertDialog:
    """Return a dialog with a form that renames house rules."""

    async def rename(new_name: str) -> None:
        close()
        # House rules need a name: an empty one is ignored.
        if new_name:
            await change_house_rules(state, uid, lambda house: replace(house, name=new_name))

    return ft.AlertDialog(
        title=text(state.words.text("house-rename"), 20, Face.BOLD),
        content=RenameForm(name, rename, close),
        scrollable=True,
        on_dismiss=close,
    )


@component
def RenameForm(name: str, on_rename: Callable[[str], object], close: kit.Close) -> ft.Control:
    """Form with the name of house rules in a field, and buttons to save it and to cancel."""
    words = use_state().words
    new_name, set_new_name = ft.use_state(name)
    field_label = Label("rename-field", words.text("house-name"))
    return kit.full_width_column(
        [
            kit.field(field_label, new_name, set_new_name),
            kit.button(
                words.label("house-rename-done"),
                lambda: on_rename(new_name.strip()),
                kind=kit.ButtonKind.MAIN,
            ),
            kit.button(words.label("cancel"), close),
        ]
    )


# --- house rules that can no longer be played


def broken_screen(address: Address, profile: Profile) -> ft.View:
    """Return the screen of house rules that can no longer be played."""
    frame = BrokenHouseRulesPane(profile, key=f"broken-{profile.uid}")
    return kit.covering_view(str(address), frame, lambda: go(HOUSE_RULES))


@component
def BrokenHouseRulesPane(profile: Profile) -> ft.Control:
    """Pane with all problems of house rules, and buttons to save them as a file or delete them."""
    state = use_state()
    words = state.words
    overlay = kit.use_overlay()
    problems = [
        kit.error_text(problem_with_place(words, problem), id=f"wrong-{index}")
        for index, problem in enumerate(profile.problems)
    ]
    parts = [
        kit.note(words.text("house-broken"), id="house-broken"),
        *problems,
        kit.section("", [_share_link(state, profile.uid)]),
        _delete_button(state, profile.uid, profile.name, overlay),
    ]
    return pane(state, profile.name, parts, on_back=lambda: go(HOUSE_RULES))
