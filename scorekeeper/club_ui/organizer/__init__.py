"""The organiser's screens of a club."""
