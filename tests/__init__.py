"""The tests mirror the package; `ui` plays the screens in process, `browser` in a real one."""
