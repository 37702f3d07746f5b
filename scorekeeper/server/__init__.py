"""Start the app and serve it: to its own window, to a browser, to a table's phones.

`launch` starts the app; `open_running_app` shows the app that runs already; `data_folder` returns
the folder of its data. `club_server.serve_club` serves a club to its organisers, phones and big
screen. Nothing of Flet is loaded before it is needed.

The start:

launch            the app: its way of being shown, the note of a running app
club_server       a club's server: its options, its lines on the terminal, the copy of the session
environment       folders, packages, windows, the process and its logs
address           host, port and names of a server; the check of a running app; the browser
certificates      the club's own certificate for HTTPS

The modules that a request passes, in order:

limits            limits of connections, sizes and waiting times
security          hosts, origins, headers, cookies, one-time links, pages of refusals
access            callers of a club reach the app, strangers the pages to join
visitors          the callers, by their cookies
join              the pages to join with a code, a PIN or an invitation
attempts          limits of wrong codes and PINs
app               the ASGI app, its WebSockets, uvicorn
client_files      the files of Flet's web client, with our own page
club_app          the ASGI app of a club: an app of Flet for each role
browser_messages  checks of the messages that a browser sends to Flet
"""

from scorekeeper.server.environment import data_folder
from scorekeeper.server.launch import LaunchOptions, launch, open_running_app

__all__ = ["LaunchOptions", "data_folder", "launch", "open_running_app"]
