"""The app in a browser, whose disk is a database and whose Python has one thread.

    starting   the way of the page to the app
    disk       copies the files of the store to the browser, before anybody is told "saved";
               claims them for one window at a time

The files that Python sees in a browser are gone with the page. Only modules of this package know
that; the store finds a folder, and the screens get a function that saves something.
"""

from scorekeeper.packaging.in_browser.starting import FOLDER, run

__all__ = ["FOLDER", "run"]
