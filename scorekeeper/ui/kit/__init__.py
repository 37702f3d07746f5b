"""Vocabulary of the screens: stock Flet controls with an id, a label and a touch size.

This is the manual page of the kit. Functions in lower case return a control. Names in CamelCase on
screens are components: they have state. Names with `use_` are hooks.

What all screens have in common:

    state.words                        the language of the page, which screens call `words`
    words.text, words.label            messages by key; to change a text, search for the key in
                                       scorekeeper/i18n/catalogues (en.ftl and the other languages)
    Label                              title, detail (second line), id, and screen-reader text of a
                                       control; the id of `words.label` is by default the key
    says                               text for screen readers in place of the visible one
    state.session                      the services, which read and write the saved data
    state.save, state.change           call a service; return `Saved` with its result or `NotSaved`
    state.match                        the game that is open on this page
    view_models                        the content of screens as texts and values, without controls
    go(address)                        opens another screen
    use_state()                        the state; redraws the component whenever it changes
    use_selector(source, select)       a part of the state or of a model; redraws the component when
                                       that part changes
    get_state()                        the state, without redraws
    component, memo_component          decorators of components; with `memo`, a redraw of the
                                       parent redraws the component only if its arguments changed
    Container, Row, Column …           from `ui.controls`: Flet's controls with fewer properties,
                                       which cost the server less time
    text(value, size, face)            `ft.Text` in the fonts of the app; its `line_height` is a
                                       multiple of the size, such as SENTENCE_LINE_HEIGHT
    side_back(color)                   the mark of a side: the back of a card in its colour
    on_tap                             a `Handler`: called without arguments, awaited if async;
                                       None in its place disables the control

Frames of screens; only they know the width of the page:

    screen                    a screen that covers the tabs: title bar, scrolling column, footer
    tabbed_view, Tab          a screen with the navigation bar
    covering_view             a view inside notches and system bars
    title_bar, page_frame     parts of a view that is built by hand
    panes, list_and_detail    two columns; a list beside its detail
    reading_column            a scrolling column whose lines stay readable on wide screens
    pane_column               such a column for one of two panes
    scrolling_list            a list that builds only its visible rows
    empty_state               a picture and a sentence in place of an empty list
    with_floating_action      content with an action over its bottom right corner
    with_side_padding         content with the padding of a screen
    with_column_padding       content with the padding of a reading column
    content_width             width of a pane without its padding
    list_column_count         number of list rows that fit side by side
    SIDE_PADDING              logical pixels

Rows and columns; the first three become columns in large text:

    row_or_column             controls that share a row
    labelled_row              keys after their label
    row_with_trailing         content with a control at its end
    full_width_column         controls that take the whole width
    full_height_column        controls of which one takes the remaining height

Lists and cards:

    section                   rows on one card, under a title
    card                      related parts on a card
    link                      a row that opens a screen or a sheet
    setting                   a row with the current value, which opens its choice
    toggle                    a row with a switch
    expander                  a row that shows and hides the controls below it
    option                    a row of a list from which one is chosen
    felt, paper               the two materials, with their colours

Buttons and values to choose from:

    button, ButtonKind        a button with a text; `MAIN` is the usual next step of a screen
    text_button               a button without a border, for rarely used actions
    icon_button               a button with an icon
    static_button             looks like a button, inside a larger tap target
    tap_area                  content that no stock control holds, such as a chart, as one button
    key                       a plain box of 48 logical pixels, for record and meld screens
    cursor_ring               the border that shows the cursor of the arrow keys
    choice_chips              values of which at most one is chosen
    choices, Choice           values of which any number may be chosen
    text_tabs                 tabs with the names of the parts of a screen

Texts and pictures:

    heading, prose, note      a title, a sentence, a remark in small text
    text_lines                sentences one below the other
    error_text                a problem in the error colour
    title_and_detail          the title of a label above its second line
    picture                   a decorative image
    icon, Icon                an icon of the app's own font, in a given colour
    notice_bar                the last failure or change of the state, with Undo
    NoticeBar, NoticeAction   another sentence in such a bar

Fields and files:

    field, seat_field         a text field; the field of the names at the seats
    PasteField                a field for the pasted text of a file
    use_file_picker           the arguments of a button that opens the file dialog, a `FilePicker`
    decode_text               the text in a file
    CLIENT_ERRORS             exceptions of a client that refuses an action
    MAX_SENTENCE_LENGTH       characters of reasons and notes

Overlays, one at a time; `Close` is the function that closes the overlay:

    use_overlay, Overlay      opens sheets and dialogs over the screen of a component
    sheet                     a bottom sheet with any parts
    menu, menu_row, MenuItem  a sheet with a row for each action
    picker                    a sheet with radio buttons
    question, Answer          a dialog with a button for each answer
    confirmation              a question before a step that cannot be undone easily
    number_pad                a sheet for typing a number

Accessibility, for controls that the kit does not have:

    box_button                a tappable box as one button with a text for screen readers
    node                      a control as one node of the accessibility tree
    with_label                content that screen readers read as one text
    hidden_from_screen_reader content that they skip
    as_handler                an event handler of Flet that awaits the result of `on_tap`
    DISABLED_COLOR            colour of texts and icons that cannot be tapped
"""

from scorekeeper.ui.kit.buttons import ButtonKind, button, icon_button, static_button, text_button
from scorekeeper.ui.kit.choices import Choice, choice_chips, choices, option, text_tabs
from scorekeeper.ui.kit.core import (
    DISABLED_COLOR,
    Handler,
    as_handler,
    box_button,
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
    SIDE_PADDING,
    content_width,
    covering_view,
    empty_state,
    labelled_row,
    list_and_detail,
    list_column_count,
    page_frame,
    pane_column,
    panes,
    reading_column,
    row_or_column,
    row_with_trailing,
    screen,
    scrolling_list,
    title_bar,
    with_column_padding,
    with_floating_action,
    with_side_padding,
)
from scorekeeper.ui.kit.icons import Icon, icon
from scorekeeper.ui.kit.keys import cursor_ring, key
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
    "MAX_SENTENCE_LENGTH",
    "SIDE_PADDING",
    "Answer",
    "ButtonKind",
    "Choice",
    "Close",
    "FilePicker",
    "Handler",
    "Icon",
    "MenuItem",
    "NoticeAction",
    "NoticeBar",
    "Overlay",
    "PasteField",
    "Tab",
    "as_handler",
    "box_button",
    "button",
    "card",
    "choice_chips",
    "choices",
    "confirmation",
    "content_width",
    "covering_view",
    "cursor_ring",
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
    "icon",
    "icon_button",
    "key",
    "labelled_row",
    "link",
    "list_and_detail",
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
    "static_button",
    "tabbed_view",
    "tap_area",
    "text_button",
    "text_lines",
    "text_tabs",
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
