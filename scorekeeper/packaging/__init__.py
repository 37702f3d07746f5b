"""Making the folders of sites and of phone apps.

site             build_site: a folder for any web server, which opens without a network
app_folder       build_app: a folder from which `flet build` makes apps
contents         for both: the project, the packages that it needs and their files, and a
                 folder that is made whole or not at all
in_browser       the part that runs in the browser itself, and saves the matches there
web, app.toml    the pages of a site, the settings of an app
"""
