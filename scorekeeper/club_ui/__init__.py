"""Screens of a club: organiser, phones of the tables, and the big screen.

They are built on `scorekeeper.ui.kit`, as the screens of a game at home are.

    app             the app of a device that also organises sessions
    guest_app       the apps of phones and big screens
    routes          which screen is shown at which address
    organizer       screens of the organiser
    phone           screens of the phone of a table
"""
