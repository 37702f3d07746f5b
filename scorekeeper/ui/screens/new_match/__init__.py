"""Screens that set up a game: a new one, the next one, and changes of the open one."""
