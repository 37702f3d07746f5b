"""Statistics of players, partnerships and rule sets."""
