"""Folders from which sites and apps are built, and the app in a browser.

site_folder   builds the folder of a site: archives, page, service worker
app_folder    builds the folder for `flet build`
project       the project on this computer: code, assets, requirements
dependencies  the packages that the app needs, and the files of them to include
client        Flet's web client
archives      compiles and packs Python for a browser; run by the browser's Python
cover         the page until the app has started
symbols       the font of Flutter's symbols
in_browser    runs in a browser: the app and its storage
later         runs in a browser: modules and texts that are fetched later
"""
