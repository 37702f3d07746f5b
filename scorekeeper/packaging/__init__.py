"""The folders that sites and phone apps are made of.

    site                    build_site: any web server can serve it, and it opens without a network
    bundle                  build_app: `flet build` makes apps for phones and desktops from it

Below them:

    folder                  a folder that is made whole or not at all
    project                 this project: its code, its assets, what it needs
    packages, carried       the packages that it needs, and which of their files
    archive, trimming       the code as one file, for a browser; what an app leaves out
    client, offline         Flet's web client, and the worker that keeps a site in the browser
    in_browser              what runs in the browser itself: where its matches are kept
    web, app.toml           the pages of a site, the settings of an app
"""
