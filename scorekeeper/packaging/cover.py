"""The cover of a site: the page shown until the app has started, in all languages."""

from dataclasses import dataclass
from importlib.resources import files

from babel.core import get_global

from scorekeeper.i18n import Words
from scorekeeper.i18n.messages import languages
from scorekeeper.i18n.play_sentences import Sentences
from scorekeeper.i18n.rule_values import initial_meld_rows
from scorekeeper.publishing.pages import template_environment
from scorekeeper.rules import RuleBook, catalogue, rule_book
from scorekeeper.ui.palette import DARK, LIGHT, ON_FELT

COLOURS = {
    "felt": "primary_fixed",
    "glow": "primary_fixed_dim",
    "raised": "on_primary_fixed_variant",
    "lesser": "on_primary_fixed",
    "brass": "secondary",
    "on-brass": "on_secondary",
    "card": "surface_container_lowest",
    "ink": "on_surface",
    "lesser-ink": "on_surface_variant",
    "line": "outline_variant",
}
"""Roles of the app's colour schemes, by the name of the colour in the page."""

MESSAGE_KEYS = (
    *("app-name", "start-title", "about-what", "play-head-initial"),
    *("cover-private", "cover-once", "cover-loading", "cover-starting", "cover-back"),
    *("cover-slow", "cover-failed", "cover-failed-hint", "cover-retry", "cover-script"),
)
"""The messages of the page."""


@dataclass(frozen=True, slots=True)
class Cover:
    """The texts of the page in a language, with the initial melds of the first rule set."""

    words: Words
    book: RuleBook

    @property
    def texts(self) -> dict[str, str]:
        """The messages of the page by their keys."""
        return {key: self.words.text(key) for key in MESSAGE_KEYS}

    @property
    def tags(self) -> str:
        """The language tags for which this language is chosen, separated by spaces.

        A script of the page looks for the user's tag, then for shorter ones: `de-AT`, then `de`.
        Regions that inherit from a language of another region are therefore listed: `pt-AO` for
        `pt-PT`.
        """
        language = self.words.language
        parents = get_global("parent_exceptions").items()
        regions = sorted(tag for tag, parent in parents if parent.replace("_", "-") == language)
        return " ".join(tag.replace("_", "-") for tag in (language, *regions))

    @property
    def rule_set(self) -> str:
        """The name of the rule set."""
        return self.words.rule_set_name(self.book.identity)

    @property
    def lead(self) -> str:
        """The sentence before the table, which states that the minimum depends on the score."""
        return (
            Sentences(self.words, self.book.tree).value_sentence("initial", "initial_meld.by").text
        )

    @property
    def rows(self) -> tuple[tuple[str, str], ...]:
        """The rows of the table: range of scores, and minimum points of the initial meld."""
        return initial_meld_rows(self.words, self.book.tree["initial_meld"]["bands"])


def cover_page() -> str:
    """Return the page shown while the app loads, as HTML with a template for each language."""
    book = rule_book(catalogue()[0].id)
    covers = [Cover(Words(language), book) for language in languages()]
    palettes = [
        {name: getattr(scheme, role) for name, role in COLOURS.items()} for scheme in (LIGHT, DARK)
    ]
    text = (files("scorekeeper.packaging") / "web" / "cover.html").read_text("utf-8")
    template = template_environment().from_string(text)
    return template.render(covers=covers, palettes=palettes, on_felt=ON_FELT)
