"""Start the app and serve it: to its own window, to a browser, to a table's phones.

`launch` starts it; `open_running` shows the one that runs already; `data_folder` and
`find_assets` name the folders. `evening.serve_evening` serves a club's evening. Nothing of
Flet is loaded before it is needed.
"""

from scorekeeper.server.environment import LaunchError, MissingAssetsError, data_folder, find_assets
from scorekeeper.server.launch import LaunchOptions, launch, open_running

__all__ = [
    "LaunchError",
    "LaunchOptions",
    "MissingAssetsError",
    "data_folder",
    "find_assets",
    "launch",
    "open_running",
]
