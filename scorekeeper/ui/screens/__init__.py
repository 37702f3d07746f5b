"""The screens, each a function of the state."""
