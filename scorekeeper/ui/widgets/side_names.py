"""Short names of sides, for the screens that are not rewritten yet."""

from scorekeeper.view_models.side_names import short_names

__all__ = ["short_names"]
