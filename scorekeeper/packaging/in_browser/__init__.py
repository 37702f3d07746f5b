"""The app in a browser, whose disk is a database and whose Python has one thread.

    starting   the way of the page to the app
    disk       what the store writes is copied to the browser, before anybody is told "saved"
    claim      one window at a time

The files that Python sees in a browser are gone with the page. Only modules of this package know
that; the store finds a folder, the screens are given a way to have something kept.
"""

from scorekeeper.packaging.in_browser.starting import FOLDER, run

__all__ = ["FOLDER", "run"]
