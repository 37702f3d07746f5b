"""Fields of documents that only a program reads: uids, times, codes, the values of rules.

They are left alone whatever somebody is called; every other text is one about people.
"""

from collections.abc import Mapping

from scorekeeper.store.archive import (
    ACCESS,
    CHANGES,
    CLUB_LOG,
    CLUB_ROUNDS,
    CLUB_TABLES,
    CONFIRMATIONS,
    DEALS,
    DRAFTS,
    MATCHES,
    PLAYERS,
    PROFILES,
    SEASONS,
)

OF_ALL = frozenset(("uid", "format", "version", "at", "kind", "match", "evening"))
OF_MATCHES = frozenset(("ruleset", "edition", "values", "house_rules", "started", "ended", "club"))
OF_DEALS = frozenset(
    (
        *("ended_at", "melds", "cards_in_hand", "hands", "canastas", "hand_canastas", "held"),
        *("incomplete", "special_hand", "acaba"),
    )
)
OF_FORMS = frozenset(("mode", "ended", "chips", "texts", "counted", "left", "special_hand"))
OF_HOUSES = frozenset(("base", "value", "ref", "changed"))
OF_EVENINGS = frozenset(
    (
        *("date", "ruleset", "form", "movement", "scheme", "seed", "lot", "house_rules", "length"),
        *("threes", "members", "entrants", "away", "players", "byes", "state", "started", "how"),
        "matches",
    )
)
MACHINES: Mapping[str, frozenset[str]] = {
    MATCHES: OF_MATCHES,
    DEALS: OF_DEALS,
    CHANGES: OF_MATCHES | OF_DEALS | {"deal"},
    DRAFTS: OF_FORMS,
    PLAYERS: frozenset(("same_as",)),
    PROFILES: OF_HOUSES,
    CONFIRMATIONS: frozenset(("value",)),
    CLUB_ROUNDS: OF_EVENINGS,
    CLUB_TABLES: OF_EVENINGS,
    CLUB_LOG: OF_EVENINGS,
    SEASONS: frozenset(("evenings", "figure")),
    ACCESS: frozenset(("role", "code", "digest", "login")),
}
"""Fields, at whatever depth, that say no word about anybody."""
