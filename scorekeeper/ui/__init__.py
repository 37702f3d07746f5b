"""Screens of a game at home, and the parts that all screens are made of.

The state of a page decides what it shows: components are functions of the state, and event handlers
call its methods, which call the services.

    app          the app, which Flet starts for each page
    pages        setting up a page: theme, size, keyboard, wake lock, reconnecting
    bell         the bell that rings when a clock enters its next phase
    connection   the connection of a page to its browser
    events       changes on other devices, delivered to a page
    state        the state of a page
    hooks        components, and the hooks by which they follow the state
    layout       the size of a page and of its text
    navigation   opening screens, the router and the back button
    addresses    typed addresses of the screens
    routes       which screen is shown at which address
    palette      the colours of felt and paper
    theme        fonts, texts, and the look of stock controls
    motion       animations, vibrations and sounds
    controls     the most frequent controls of Flet, with fewer properties
    kit          controls that all screens are made of
    widgets      parts that several screens share
    screens      a module or a folder for each; none imports another
"""

from scorekeeper.ui.app import home_app, store_error_app

__all__ = ["home_app", "store_error_app"]
