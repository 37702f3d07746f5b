"""Screens of a club: organiser, phones of the tables, and the big screen.

They are built on `scorekeeper.ui.kit`, as the screens of a game at home are.

    app             the app of a device that also organises sessions
    guest_app       the apps of phones and big screens
    addresses       typed addresses of the screens
    routes          which screen is shown at which address
    organizer       screens of the organiser
    phone           screens of the phone of a table
    big_screen      the screen on the wall
    events          hooks that follow the events of sessions
    clock, bell     clocks of rounds and breaks, and the sounds of their phases
    initials        initials instead of names on the big screens
"""
