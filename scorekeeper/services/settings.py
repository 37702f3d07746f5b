"""The settings of each device: theme, text size, language, depth of entry."""

from dataclasses import dataclass
from typing import Any

from scorekeeper.services.history import SCORER, Actor
from scorekeeper.services.transactions import UnitOfWork, without
from scorekeeper.storage.database import SETTINGS


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a device: theme, text size, language, depth of entry."""

    work: UnitOfWork
    actor: Actor = SCORER

    def read(self, device: str = "") -> dict[str, Any]:
        """Return the saved settings of a device by name."""
        settings = self.work.table(SETTINGS).get(doc_id=self.actor.device(device)) or {}
        return without(settings, "uid")

    def choose(self, device: str = "", **chosen: Any) -> None:
        """Save settings of a device by name, without changing others, if the actor may save."""
        if self.actor.may_save():
            own = {"uid": self.actor.device(device)}
            self.work.table(SETTINGS).upsert({**chosen, **own})
