"""Screens of the data: files out and in, backups, and the history of a match."""
