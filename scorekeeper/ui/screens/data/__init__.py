"""Nothing is ever lost: backups, files in and out, histories, and what was found at the start.

    backups, backup         the list of backups; what one of them would change, and going back
    exporting, sending      what can leave as a file; the sheet with the ways out
    importing               a file that is picked or pasted, looked at, and taken in
    importer                how far an import has come; picking, pasting, offered, conflicts
                            and taken are its parts, in the order in which they are shown
    history, entries        what was changed about a match or a deal
    findings                what was wrong with the store, said once at the start
    beside, briefs, frame, doing    shared by these screens

The screens are in the modules; routes name them.
"""
