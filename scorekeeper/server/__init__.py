"""Start the app and serve it: to its own window, to a browser, to a table's phones.

`launch` starts it; `open_running` shows the one that runs already; `data_folder` names the folder
of its data. `club.serve_evening` serves a club's evening. Nothing of Flet is loaded before it is
needed.
"""

from scorekeeper.server.environment import data_folder
from scorekeeper.server.launch import LaunchOptions, launch, open_running

__all__ = ["LaunchOptions", "data_folder", "launch", "open_running"]
