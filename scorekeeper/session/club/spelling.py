"""Names where they stand in texts: found as whole words, however their letters are composed."""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property

_BESIDE_EACH_OTHER = (
    r"\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3\uf900-\ufaff"
    "\U00020000-\U0003ffff"
)
"""Writing that puts no space between words, or particles right behind a name."""

_NO_BORDER = re.compile(f"[{_BESIDE_EACH_OTHER}]")
_MARKS_UP_TO = 0x20000
_ESCAPED = re.compile(r"\\(?:u([0-9a-fA-F]{4})|(.))", re.DOTALL)
_MEANING = {"n": "\n", "t": "\t", "r": "\r", "b": "\b", "f": "\f"}


@dataclass(frozen=True)
class Spelling:
    """Names that become others in texts, as `spelling_of` makes it."""

    new: Mapping[str, str]
    """Each name that goes with the one in its place."""
    kept: frozenset[str] = frozenset()
    """Longer names that stay though they hold one of these."""
    exact: Mapping[str, str] = field(default_factory=dict)
    """Texts that are told so as a whole, before any name is looked for."""

    def told(self, text: str) -> str:
        """A text in which no name that goes stands as whole words."""
        if text in self.exact:
            return self.exact[text]
        told, done = [], 0
        for at in self._found(text):
            told += [text[done : at.start()], self.new.get(plain_name(at[0]), at[0])]
            done = at.end()
        return "".join((*told, text[done:]))

    def is_in(self, text: str) -> bool:
        """Whether a name that goes stands in a text as whole words."""
        return any(plain_name(at[0]) in self.new for at in self._found(text))

    def _found(self, text: str) -> Iterator[re.Match[str]]:
        """Where names stand, those that stay too.

        What stands before one is looked at when it was found: a pattern that begins with its
        letters is found a hundred times faster in a long text.
        """
        place = 0
        while (at := self._pattern.search(text, place)) is not None:
            begins = at.start() == 0 or _NO_BORDER.match(at[0])
            is_whole = begins or not _letter().match(text[at.start() - 1])
            place = at.end() if is_whole else at.start() + 1
            if is_whole:
                yield at

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        longest_first = sorted((*self.new, *self.kept), key=len, reverse=True)
        return re.compile("|".join(map(_whole_words, longest_first)) or r"(?!)")


def spelling_of(new: Mapping[str, str], kept: Iterable[str] = ()) -> Spelling:
    """What makes `new` names of others in texts; of the `kept` ones only longer ones matter."""
    names = {plain: after for name, after in new.items() if (plain := plain_name(name))}
    longer = (plain_name(one) for one in kept)
    at_risk = (one for one in longer if one not in names and any(name in one for name in names))
    return Spelling(names, frozenset(at_risk))


def plain_name(name: str) -> str:
    """A name as it is compared, however it is composed and spaced."""
    return " ".join(unicodedata.normalize("NFC", name).split())


def without_note(name: str) -> str:
    """A name without the note in brackets that tells two people of that name apart."""
    before, bracket, _ = name.partition(" (")
    return before if bracket and name.endswith(")") else name


def is_in_bytes(content: bytes, looked_for: Spelling) -> bool:
    """Whether a file says a name that goes, in UTF-8 or escaped as in JSON."""
    text = content.decode("utf-8", "replace")
    return looked_for.is_in(text) or ("\\" in text and looked_for.is_in(_unescaped(text)))


def _whole_words(name: str) -> str:
    letters = "".join(r"\s+" if one == " " else _either(one) for one in name)
    return letters if _NO_BORDER.match(name[-1:]) else f"{letters}(?!{_letter().pattern})"


def _either(letter: str) -> str:
    """A letter in one piece, or as a base with its marks."""
    apart = unicodedata.normalize("NFD", letter)
    forms = dict.fromkeys((letter, apart))
    return f"(?:{'|'.join(map(re.escape, forms))})" if len(forms) > 1 else re.escape(letter)


@cache
def _letter() -> re.Pattern[str]:
    """Whatever belongs to a word."""
    return re.compile(rf"[\w{_marks()}]")


@cache
def _marks() -> str:
    """Marks that go on a letter, as a set of a pattern: a letter with one is another letter."""
    ranges: list[list[int]] = []
    for code in range(_MARKS_UP_TO):
        if unicodedata.category(chr(code)).startswith("M"):
            if ranges and ranges[-1][1] == code - 1:
                ranges[-1][1] = code
            else:
                ranges.append([code, code])
    return "".join(f"{chr(low)}-{chr(high)}" for low, high in ranges)


def _unescaped(text: str) -> str:
    said = _ESCAPED.sub(lambda at: _meant(at[1], at[2]), text)
    return said.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def _meant(code: str | None, letter: str | None) -> str:
    return chr(int(code, 16)) if code else _MEANING.get(letter or "", letter or "")
