"""Setting up a match, the next one, and corrections of a set-up."""
