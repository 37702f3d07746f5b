"""Screens that export house rules as a file or a text, and import them."""

from dataclasses import replace

import flet as ft

from scorekeeper.rules import RuleSetError
from scorekeeper.rules.house_rules import ProfileUid
from scorekeeper.services import Conflict, Profile
from scorekeeper.ui import addresses, kit
from scorekeeper.ui.addresses import HOUSE_RULES, IMPORT_HOUSE_RULES
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.navigation import go
from scorekeeper.ui.screens.house_rules.changes import create_house_rules, find_profile
from scorekeeper.ui.screens.house_rules.frame import deleted_screen
from scorekeeper.ui.state import Saved, State
from scorekeeper.ui.theme import SYMBOLS
from scorekeeper.ui.widgets.rule_sets import problem_block
from scorekeeper.ui.widgets.sending import Sender
from scorekeeper.view_models.exchange import file_stem

SHARED_TEXT_LINES = 12

Refusal = RuleSetError | str
"""Problems of a file, or a sentence if it is not a text file."""


# --- export


@component
def ShareHouseRulesScreen() -> ft.View:
    """Screen with buttons that export house rules, even if these can no longer be played."""
    state = use_state()
    words = state.words
    address = addresses.ShareHouseRules.use_current()
    uid = ProfileUid(address.uid)
    report, set_report = ft.use_state("")
    profile = find_profile(state, uid)
    if profile is None:
        return deleted_screen(state, address)
    name = profile.name
    content = state.session.profiles.export(uid)
    sender = Sender(state, set_report, failure_key="house-share-failed")

    async def save_file() -> None:
        await sender.save(f"{file_stem(name)}.json", content.encode())

    async def copy() -> None:
        await sender.copy(content, "house-share-copied")

    parts: list[ft.Control] = [
        kit.note(words.text("house-share-what")),
        kit.button(
            words.label("house-share-file"),
            save_file,
            icon=kit.Icon.DOWNLOAD,
            kind=kit.ButtonKind.MAIN,
        ),
        kit.button(words.label("house-share-copy"), copy, icon=kit.Icon.COPY),
        kit.prose(report, id="share-report", is_live=True),
        kit.heading(words.text("house-share-text")),
        kit.note(words.text("house-share-text-why")),
        _shared_text(words.text("house-share-text"), content),
    ]
    return kit.screen(
        state,
        str(address),
        words.text("house-share"),
        parts,
        back=addresses.HouseRules(uid),
        subtitle=name,
    )


def _shared_text(label: str, content: str) -> ft.Control:
    """Return the file content in a read-only text field, to be selected and copied by hand."""
    style = ft.TextStyle(size=13, font_family_fallback=[SYMBOLS], color=ft.Colors.ON_SURFACE)
    field = ft.TextField(
        label=label,
        value=content,
        read_only=True,
        multiline=True,
        min_lines=SHARED_TEXT_LINES,
        max_lines=SHARED_TEXT_LINES,
        text_style=style,
    )
    return ft.Semantics(identifier="house-share-text", container=True, content=field)


# --- import


@component
def ImportHouseRulesScreen() -> ft.View:
    """Screen that imports house rules from a file or a pasted text.

    Problems, or the question about a conflict, appear above the choice of the file. House rules
    with neither are saved, and their screen opens.
    """
    state = use_state()
    words = state.words
    nothing: Refusal | Conflict | None = None
    outcome, set_outcome = ft.use_state(nothing)

    async def import_text(content: str, file: str) -> None:
        try:
            result = await state.save(
                state.session.profiles.import_file, content, file, by=state.author
            )
        except RuleSetError as error:
            set_outcome(error)
            return
        imported = result.value if isinstance(result, Saved) else None
        set_outcome(imported if isinstance(imported, Conflict) else None)
        state.notify_saved()
        if isinstance(imported, Profile):
            go(addresses.HouseRules(imported.uid))

    async def import_file(name: str, content: bytes | None) -> None:
        text = None if content is None else kit.decode_text(content)
        if text is None:
            set_outcome(words.text("house-bring-no-text", file=name))
        else:
            await import_text(text, name)

    picker = kit.use_file_picker(import_file)
    parts = [
        # A column even when it is empty, so that the pasted text below stays in its field.
        kit.full_width_column(_outcome_parts(state, outcome)),
        kit.note(words.text("house-bring-what")),
        kit.button(
            words.label("house-bring-file"),
            picker.on_tap,
            action=picker.action,
            icon=kit.Icon.OPEN_FILE,
            kind=kit.ButtonKind.MAIN,
        ),
        kit.PasteField(import_text),
    ]
    title = words.text("house-bring")
    return kit.screen(state, str(IMPORT_HOUSE_RULES), title, parts, back=HOUSE_RULES)


def _outcome_parts(state: State, outcome: Refusal | Conflict | None) -> list[ft.Control]:
    """Return the reason why nothing was imported, or the question about a conflict.

    Return an empty list before an import.
    """
    if outcome is None:
        return []
    if isinstance(outcome, str):
        return [kit.card(kit.error_text(outcome, id="refused"))]
    if isinstance(outcome, RuleSetError):
        return [_problems_card(state, outcome)]
    return [_conflict_card(state, outcome)]


def _problems_card(state: State, error: RuleSetError) -> ft.Control:
    """Return a card with all problems of a file."""
    words = state.words
    problems = [
        ft.Semantics(
            identifier=f"refused-{index}",
            container=True,
            content=problem_block(words, problem),
        )
        for index, problem in enumerate(error.problems)
    ]
    return kit.card(
        kit.error_text(words.text("house-bring-refused", file=error.file), id="refused"),
        *problems,
        kit.note(words.text("house-bring-untouched")),
    )


def _conflict_card(state: State, conflict: Conflict) -> ft.Control:
    """Return a card to choose between the versions in the file and on this device."""
    words = state.words
    imported = conflict.imported

    async def replace_mine() -> None:
        await create_house_rules(state, imported)

    async def keep_both() -> None:
        name = words.text("house-bring-copy", name=imported.name)
        await create_house_rules(state, replace(imported, uid=None, name=name))

    def keep_mine() -> None:
        go(addresses.HouseRules(conflict.existing.uid))

    return kit.card(
        kit.heading(words.text("house-bring-conflict", name=conflict.existing.name)),
        kit.note(words.text("house-bring-conflict-why"), id="house-bring-conflict"),
        kit.button(words.label("house-bring-replace"), replace_mine),
        kit.button(words.label("house-bring-both"), keep_both),
        kit.button(words.label("house-bring-leave"), keep_mine),
    )
