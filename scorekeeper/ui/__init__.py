"""Screens of a game at home, and everything that all screens are built on.

State is the truth: components are functions of it, and event handlers call methods of services.

    app          what Flet starts for each page
    state        the state of a page
    hooks        components, and the hooks by which they follow the state
    navigation   ways between the screens
    addresses    typed addresses of the screens
    routes       which screen is shown at which address
    kit          controls that all screens are made of
    widgets      parts that several screens share
    screens      a module or a folder for each; none imports another
"""

from scorekeeper.ui.app import home_app, store_error_app

__all__ = ["home_app", "store_error_app"]
