"""Which of the languages that there are a person reads best."""

from collections.abc import Iterable

from babel.core import Locale, negotiate_locale

from scorekeeper.i18n import languages

ENGLISH = "en"


def best_language(preferred: Iterable[str]) -> str:
    """Choose a language for a person who prefers these, the best first; else English.

    They are tags such as `de-AT`, or names of locales such as `de_AT.UTF-8`; a country's form of
    a language is as good as the language.
    """
    tags = [locale.partition(".")[0].replace("_", "-") for locale in preferred]
    return negotiate_locale(tags, languages(), sep="-") or ENGLISH


def language_names() -> dict[str, str]:
    """Each language by its code, as those who speak it call it; no catalogue is read for that."""
    return {code: _own_name(code) for code in languages()}


def _own_name(code: str) -> str:
    name = Locale.parse(code).get_language_name(code) or code
    return name[:1].upper() + name[1:]
