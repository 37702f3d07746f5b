"""Vocabulary of the screens: stock Flet controls with an id, a label and a touch size.

    node                               a control as one node of the accessibility tree
    with_label                         a part that screen readers read as one text
    screen, title_bar, panes           frames of screens; only they know the width of the page
    tabbed_view                        screens that are a tap away from each other
    section, card, link, toggle        lists
    option, expander                   rows to choose, and rows that hide others
    button, text_button, icon_button   controls for tapping
    tap_area                           the same for content that no stock control holds
    choice_chips, choices              values to choose from
    heading, prose, note, error_text   texts
    field, seat_field, PasteField      texts that are typed
    sheet, menu, picker, question      overlays
    number_pad                         overlay for typing a number

Functions in lower case return a control. Names in CamelCase on screens are components: they have
state.

What all screens have in common:

    words.text, words.label            messages by key; to change a text, search for the key in
                                       scorekeeper/i18n/catalogues (en.ftl and the other languages)
    Label                              title, detail (second line), id, and screen-reader text of a
                                       control; the id of `words.label` is by default the key
    says                               text for screen readers in place of the visible one
    state.session                      services that read and write the saved data
    state.save, state.change           call a service; return `Saved` with its result or `NotSaved`
    state.match                        the game that is open on this page
    view_models                        what a screen shows, in words, without any controls
    go(address)                        opens another screen
    use_state()                        redraws the component whenever the state changes
    side_back(index)                   the mark of a side: the back of a card in its colour
"""

from scorekeeper.ui.kit.buttons import ButtonKind, button, icon_button, static_button, text_button
from scorekeeper.ui.kit.choices import Choice, choice_chips, choices, option
from scorekeeper.ui.kit.core import (
    DISABLED_COLOR,
    Handler,
    as_handler,
    full_height_column,
    full_width_column,
    hidden_from_screen_reader,
    node,
    picture,
    tap_area,
    title_and_detail,
    with_label,
)
from scorekeeper.ui.kit.fields import (
    CLIENT_ERRORS,
    MAX_SENTENCE_LENGTH,
    FilePicker,
    PasteField,
    decode_text,
    field,
    seat_field,
    use_file_picker,
)
from scorekeeper.ui.kit.frame import (
    MAX_COLUMN_WIDTH,
    SIDE_PADDING,
    content_width,
    covering_view,
    empty_state,
    labelled_row,
    list_column_count,
    page_frame,
    pane_column,
    panes,
    reading_column,
    row_or_column,
    row_with_trailing,
    screen,
    scrolling_list,
    side_by_side,
    title_bar,
    with_column_padding,
    with_floating_action,
    with_side_padding,
)
from scorekeeper.ui.kit.keys import key
from scorekeeper.ui.kit.lists import card, expander, link, section, setting, toggle
from scorekeeper.ui.kit.notices import NoticeAction, NoticeBar, notice_bar
from scorekeeper.ui.kit.number_pad import number_pad
from scorekeeper.ui.kit.prose import error_text, heading, note, prose, text_lines
from scorekeeper.ui.kit.sheets import (
    Answer,
    Close,
    MenuItem,
    Overlay,
    confirmation,
    menu,
    menu_row,
    picker,
    question,
    sheet,
    use_overlay,
)
from scorekeeper.ui.kit.surfaces import felt, paper
from scorekeeper.ui.kit.tabs import Tab, tabbed_view

__all__ = [
    "CLIENT_ERRORS",
    "DISABLED_COLOR",
    "MAX_COLUMN_WIDTH",
    "MAX_SENTENCE_LENGTH",
    "SIDE_PADDING",
    "Answer",
    "ButtonKind",
    "Choice",
    "Close",
    "FilePicker",
    "Handler",
    "MenuItem",
    "NoticeAction",
    "NoticeBar",
    "Overlay",
    "PasteField",
    "Tab",
    "as_handler",
    "button",
    "card",
    "choice_chips",
    "choices",
    "confirmation",
    "content_width",
    "covering_view",
    "decode_text",
    "empty_state",
    "error_text",
    "expander",
    "felt",
    "field",
    "full_height_column",
    "full_width_column",
    "heading",
    "hidden_from_screen_reader",
    "icon_button",
    "key",
    "labelled_row",
    "link",
    "list_column_count",
    "menu",
    "menu_row",
    "node",
    "note",
    "notice_bar",
    "number_pad",
    "option",
    "page_frame",
    "pane_column",
    "panes",
    "paper",
    "picker",
    "picture",
    "prose",
    "question",
    "reading_column",
    "row_or_column",
    "row_with_trailing",
    "screen",
    "scrolling_list",
    "seat_field",
    "section",
    "setting",
    "sheet",
    "side_by_side",
    "static_button",
    "tabbed_view",
    "tap_area",
    "text_button",
    "text_lines",
    "title_and_detail",
    "title_bar",
    "toggle",
    "use_file_picker",
    "use_overlay",
    "with_column_padding",
    "with_floating_action",
    "with_label",
    "with_side_padding",
]
