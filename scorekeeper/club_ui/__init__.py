"""Screens of a club: organiser, phones of the tables, and the big screen.

They are built on `scorekeeper.ui.kit`, as the screens of a game at home are.

Some words have another name in the code. A *session* of the club is an `Evening` of
`scorekeeper.club.model`; the class `Session` is that of the services, and a Flet session belongs
to a page. An *entry* of a session is an `Entrant`: a player, a pair or a team. A *phone* is that
of players at a table; its *owner* is the player or pair that chose it.

    app             the app of a device that also organises sessions
    guest_app       the apps of phones and big screens
    addresses       typed addresses of the screens
    routes          which screen is shown at which address
    organizer       screens of the organiser
    phone           screens of the phone of a table
    big_screen      the screen on the wall
    events          hooks that follow the events of sessions
    clock, bell     clocks of rounds and breaks, and the sounds of their phases
    initials        the setting for initials instead of names on the big screens
"""
