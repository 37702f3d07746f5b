"""Screens of a club: organiser, phones of the tables, and the big screen.

Like the screens of a home game, they use the controls of `scorekeeper.ui.kit`.

Some words differ from the names in the code. A *session* of the club is an `Evening` of
`scorekeeper.club.model`; the class `Session` contains the services, and each page has a Flet
session. An *entry* of a session is an `Entrant`: a player, a pair or a team. A *phone* belongs to
players at a table; its *owner* is the player or pair chosen on it.

    app             the app of a device that also organises sessions
    guest_app       the apps of phones and big screens
    addresses       typed addresses of the screens
    routes          the screen for each address
    organizer       screens of the organiser
    phone           screens of the phone of a table
    big_screen      the screen on the wall
    events          hooks that follow the events of sessions
    clock           hook for the end of the playing time of a round
    calm            waits until the server has time
    initials        the setting for initials instead of names on the big screens
"""
