"""The warning card, with which Save asks about an unlikely deal; it replaces the keypad."""

from collections.abc import Callable

import flet as ft

from scorekeeper.i18n import Words
from scorekeeper.ui import kit
from scorekeeper.ui.hooks import get_state, memo_component, use_selector
from scorekeeper.ui.screens.record.context import PROBLEM_COLOR, STRETCH, FormContext, labelled_text
from scorekeeper.ui.screens.record.leaving import save_and_leave
from scorekeeper.ui.screens.record.model import RecordModel
from scorekeeper.ui.theme import SENTENCE_LINE_HEIGHT, Face, text
from scorekeeper.view_models.record_warning import WarningAnswer, WarningCard, warning_card

C = ft.Colors
TITLE_SIZE = 22  # logical pixels at 100 % text
SENTENCE_SIZE = 15  # logical pixels at 100 % text
SIGN_SIZE = 28  # logical pixels
PADDING = 14  # logical pixels
SPACING = 8  # logical pixels


@memo_component
def WarningArea(context: FormContext) -> ft.Control:
    """Area of the warning card, which replaces the keypad and Save; it scrolls if needed."""
    model = context.model
    card = use_selector(model, lambda m: current_warning(context.words, m))
    if card is None:
        return ft.Container()
    layout = context.layout
    box = warning_box(
        context.words,
        card,
        on_answer=lambda answer: model.change(answer.form),
        on_save=lambda: save_and_leave(model, as_it_is=True),
        is_low=(layout.is_low or layout.is_dense) and not layout.has_large_text,
    )
    return ft.Column(
        [box],
        alignment=ft.MainAxisAlignment.END,
        horizontal_alignment=STRETCH,
        scroll=ft.ScrollMode.AUTO,
    )


def current_warning(words: Words, model: RecordModel) -> WarningCard | None:
    """Return the content of the warning card; None while it is closed."""
    if not model.is_asking or not model.view.questions:
        return None
    names = [side.name for side in model.target.match.sides]
    return warning_card(words, model.form, model.view, names)


def warning_box(
    words: Words,
    card: WarningCard,
    *,
    on_answer: Callable[[WarningAnswer], object],
    on_save: Callable[[], object],
    is_low: bool = False,
) -> ft.Control:
    """Return the card: the question, its reasons, buttons to correct the deal, and one to save it.

    The button that saves is the last one, and never in brass like Save: a second tap on the place
    of Save must not save the deal.

    Args:
        words: The language.
        card: The content.
        on_answer: Called with the answer that was tapped.
        on_save: Saves the deal as it is.
        is_low: True to put the buttons after the first one in pairs, to save height.
    """
    first, *others = card.answers
    repair = kit.button(first.label, lambda: on_answer(first), kind=kit.ButtonKind.MAIN)
    buttons = [_other_button(answer, on_answer) for answer in others]
    buttons.append(kit.text_button(words.label("warning-save"), on_save))
    if is_low and others:
        pairs = [buttons[start : start + 2] for start in range(0, len(buttons), 2)]
        buttons = [kit.row_or_column(get_state().layout, pair) for pair in pairs]
    # Paper, because on felt the main button would be brass, like Save.
    return kit.paper(
        kit.full_width_column([*_texts(card), repair, *buttons], spacing=SPACING),
        bgcolor=C.ERROR_CONTAINER,
        border=ft.Border.all(2, PROBLEM_COLOR),
        border_radius=20,
        padding=PADDING,
    )


def _other_button(
    answer: WarningAnswer, on_answer: Callable[[WarningAnswer], object]
) -> ft.Control:
    return kit.button(answer.label, lambda: on_answer(answer))


def _texts(card: WarningCard) -> list[ft.Control]:
    """Return a warning sign with the question, then a sentence for each problem."""
    sign = kit.icon(kit.Icon.WARNING, size=SIGN_SIZE, color=PROBLEM_COLOR)
    title = text(card.title, TITLE_SIZE, Face.SCORE, PROBLEM_COLOR, expand=True)
    head = labelled_text(
        "warning", ft.Row([sign, title], spacing=SPACING), card.title, is_live=True
    )
    sentences: list[ft.Control] = [
        labelled_text(
            f"warning-{index}",
            text(sentence, SENTENCE_SIZE, line_height=SENTENCE_LINE_HEIGHT),
            sentence,
            is_live=True,
        )
        for index, sentence in enumerate(card.sentences)
    ]
    return [head, *sentences]
