"""Message catalogues: one Fluent file a language in `catalogues`.

    bundle = catalogue("en")
    bundle.format("side-needs", {"points": 90})

Only `scorekeeper.words` reads them.
"""

from scorekeeper.i18n.catalogue import Catalogue, MissingMessageError, catalogue, languages

__all__ = ["Catalogue", "MissingMessageError", "catalogue", "languages"]
