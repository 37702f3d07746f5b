"""The screens of a phone at a table of a club."""
