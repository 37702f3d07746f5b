"""Making the folders of sites and of phone apps.

`folders.build_site` and `folders.build_app` make them; `in_browser` runs in the browser itself.
"""
