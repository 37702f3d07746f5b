"""A browser's answers to an app that asks something of it."""

from typing import Any

from tests.tools.load.frames import Device, Tree
from tests.ui.mirror import features


class Answers:
    """The parts of a browser beside its screen: what it remembers, and what it knows of itself."""

    def __init__(self, device: Device) -> None:
        self._device = device
        self._preferences: dict[str, Any] = {}
        self._stays_on = False
        self.file: tuple[str, bytes] | None = None
        """The name and the contents of the file that is picked when one is asked for."""

    def to(self, call: Tree) -> Any:
        """The result of a call; calls that only ask for something to be done have none."""
        args = call.get("args") or {}
        match call["name"]:
            case "get":
                return self._preferences.get(args.get("key", ""))
            case "set":
                self._preferences[args["key"]] = args["value"]
                return True
            case "get_device_info":
                locale = {"language_code": self._device.language, "country_code": None}
                return {"locales": [locale], "browser_name": "chrome"}
            case "get_accessibility_features":
                return features(disable_animations=self._device.is_still)
            case "enable" | "disable":
                self._stays_on = call["name"] == "enable"
            case "pick_files" if self.file is not None:
                name, content = self.file
                size = len(content)
                return [{"id": 0, "name": name, "size": size, "path": None, "bytes": content}]
        return self._stays_on if call["name"] == "is_enabled" else None
