"""Screens that make, change and share house rules."""
