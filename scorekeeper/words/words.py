"""One language's words for everything that the program says."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from scorekeeper.i18n import Catalogue, catalogue
from scorekeeper.rules.cards import BLACK_THREE, JOKER
from scorekeeper.scoring.initial_meld import Requirement
from scorekeeper.scoring.line import CANASTA_SUFFIX, PARTS, ScoreLine
from scorekeeper.scoring.problem import Problem

MINUS = "\N{MINUS SIGN}"

LONGEST, CUT = 60, "…"
"""Characters of what somebody typed that a sentence repeats; it may be of any length."""
LONGEST_PART = 2000
"""Characters of a value in any message: longer ones Fluent refuses, so that no text grows wild."""


def shortened(value: Any, *, most: int = LONGEST) -> Any:
    """A value as a sentence names it: a long text is cut."""
    return f"{value[:most]}{CUT}" if isinstance(value, str) and len(value) > most else value


@dataclass(frozen=True)
class Words:
    """The words of one language."""

    language: str = "en"
    catalogue: Catalogue = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "catalogue", catalogue(self.language))

    def text(self, key: str, **values: Any) -> str:
        """A message of the catalogue; whole numbers in it are written as the language does."""
        shown = {name: self._shown(value) for name, value in values.items()}
        return self.catalogue.format(key, shown)

    def number(self, value: int) -> str:
        """A whole number with the separators of the language and a true minus sign."""
        return (
            self.catalogue.format("number", {"value": abs(value)})
            if value >= 0
            else (MINUS + self.number(-value))
        )

    def points(self, value: int) -> str:
        """Points with their sign: +785, −225, 0."""
        return f"+{self.number(value)}" if value > 0 else self.number(value)

    def problem(self, problem: Problem) -> str:
        """What is wrong, in a sentence."""
        values = {name: self._in_words(value) for name, value in problem.values.items()}
        if values.get("card") in (BLACK_THREE, JOKER):
            values["card"] = self.text(f"rule-card-{values['card']}")
        return self.text(f"problem-{problem.code}", **values)

    def _in_words(self, value: Any) -> Any:
        """Return a value of a problem; numbers by type are canastas: 5 natural and 3 mixed."""
        if not isinstance(value, Mapping):
            return shortened(value)
        parts = [self.text("out-canastas", type=kind, count=count) for kind, count in value.items()]
        if not parts[1:]:
            return "".join(parts)
        return self.text("value-and", first=", ".join(parts[:-1]), last=parts[-1])

    def line(self, line: ScoreLine) -> str:
        """What a line of a score is for."""
        if line.kind in PARTS:
            return self.text(f"line-{line.kind}")
        return self.text("line-canasta", type=line.kind.removesuffix(CANASTA_SUFFIX))

    def requirement(self, required: Requirement) -> str:
        """What an initial meld must have, as short as a badge: 90, a canasta, 200 and a canasta."""
        if required.needs is None:
            return self.number(required.points)
        key = f"requirement-{required.needs}"
        return self.text(key, points=required.points)

    def reached(self, value: int, required: Requirement) -> str:
        """A value beside what is required: 45 of 50; 140, needed a canasta."""
        key = "cli-reached" if required.needs is None else "cli-reached-canasta"
        return self.text(key, value=value, requirement=self.requirement(required))

    def sentence(self, lines: Iterable[ScoreLine]) -> str:
        """A score in one line: 85 cards + 500 natural canasta + 100 going out − 60 in hand."""
        said = ""
        for line in lines:
            sign = MINUS if line.points < 0 else "+"
            what = f"{self.number(abs(line.points))} {self._brief(line)}"
            said += f" {sign} {what}" if said else what if sign == "+" else f"{sign} {what}"
        return said

    def _brief(self, line: ScoreLine) -> str:
        if line.kind in PARTS:
            return self.text(f"brief-{line.kind}", count=line.count or 0)
        kind = line.kind.removesuffix(CANASTA_SUFFIX)
        return self.text("brief-canasta", type=kind, count=line.count or 0)

    def _shown(self, value: Any) -> Any:
        if type(value) is int and value < 0:
            return self.number(value)
        return shortened(value, most=LONGEST_PART)
