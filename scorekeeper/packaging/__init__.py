"""Making the folders of sites and of phone apps.

`site.build_site` and `app_folder.build_app` make them; `in_browser` runs in the browser itself.
"""
