"""The app in a browser, whose disk is a database and whose Python has one thread.

The files that Python sees in a browser are gone with the page. Only modules of this package know
that; the store finds a folder, and the screens get a function that saves something.
"""

from scorekeeper.packaging.in_browser.starting import FOLDER, run

__all__ = ["FOLDER", "run"]
