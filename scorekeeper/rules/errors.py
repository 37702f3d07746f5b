"""The errors of rule files and house rules."""

from collections.abc import Iterable

from scorekeeper.errors import ScorekeeperError
from scorekeeper.validation import Complaint


class RuleSetError(ScorekeeperError):
    """A rule file or a set of house rules is broken; every complaint names file and path."""

    def __init__(self, file: str, wrong: Iterable[Complaint]) -> None:
        self.file = file
        self.complaints = tuple(wrong)
        super().__init__("; ".join(f"{file}: {complaint}" for complaint in self.complaints))


class UnknownRuleSetError(ScorekeeperError):
    """There is no rule set of this name."""

    def __init__(self, name: str, known: Iterable[str]) -> None:
        self.name = name
        self.known = tuple(known)
        listed = ", ".join(self.known)
        super().__init__(f'there is no rule set "{name}"; there are: {listed}')
