"""An evening of several tables, from check-in to the last standing.

    evening = new_evening(uid, Plan(...))
    evening = enter(evening, uid, members)             who takes part
    evening = draw_round(evening, note)                who plays whom; repeats(evening, 1) warns
    evening = start_round(evening, note)
    evening = claim(evening, table, side, score, note) the other side: accept, or dispute
    evening = decide(evening, table, score, note)      the organiser; walkover, from_paper,
                                                       correct, reopen
    evening = close_round(evening, note)
    standing(evening)                                  worked out each time
    season_table(season, evenings)

Each of these functions returns the changed evening, or `Refused` with every reason. Nothing here
reads a clock or uses chance: author and time of an action come as a `Note`, and draws and lots
follow from the seeds of the plan.

    model            the values, and the problems of plans and names
    presets          schemes, lengths of rounds and the model of ratings, each with its source
    entrants         check-in, latecomers, leavers, substitutes, names and seats
    pairings         draws: who plays whom
    rounds           a round drawn, changed by hand, started, closed
    results          claims of the sides of a table, and decisions of the organiser
    standings        the points of tables, and places from them
    seasons          evenings in a series
    ratings          the strength of players, by openskill
    serialization    evenings and seasons as plain data, and back
"""

from scorekeeper.club.entrants import (
    check_in,
    enter,
    entrant_of,
    leave,
    match_sides,
    merge,
    names_of,
    rename,
    rule_set_at,
    strike,
    substitute,
)
from scorekeeper.club.model import (
    Band,
    Claim,
    Clock,
    Dispute,
    Entrant,
    EntrantUid,
    Evening,
    EveningUid,
    Form,
    LogEntry,
    MatchPoints,
    Member,
    MemberUid,
    Movement,
    Note,
    Plan,
    Problems,
    Result,
    Round,
    RoundLength,
    Scheme,
    SchemeId,
    Score,
    SeasonUid,
    Seed,
    Shape,
    Table,
    TableSide,
    TableState,
    TieBreak,
    clock,
    name_problems,
    new_evening,
    plan_problems,
    replanned,
    shape_of,
    table_state,
)
from scorekeeper.club.presets import club_sources, round_lengths, scheme_of, schemes
from scorekeeper.club.results import (
    accept,
    claim,
    correct,
    decide,
    dispute,
    from_paper,
    play_match,
    reopen,
    table_of,
    walkover,
    withdraw,
)
from scorekeeper.club.rounds import (
    arrange,
    change_places,
    close_round,
    draw_round,
    repeats,
    start_round,
    take_back_round,
)
from scorekeeper.club.seasons import (
    Season,
    SeasonRow,
    SeasonScore,
    season_problems,
    season_table,
)
from scorekeeper.club.serialization import (
    ClubFileError,
    ClubFileTooNewError,
    evening_document,
    evening_from,
    season_document,
    season_from,
)
from scorekeeper.club.standings import Row, standing

__all__ = [
    "Band",
    "Claim",
    "Clock",
    "ClubFileError",
    "ClubFileTooNewError",
    "Dispute",
    "Entrant",
    "EntrantUid",
    "Evening",
    "EveningUid",
    "Form",
    "LogEntry",
    "MatchPoints",
    "Member",
    "MemberUid",
    "Movement",
    "Note",
    "Plan",
    "Problems",
    "Result",
    "Round",
    "RoundLength",
    "Row",
    "Scheme",
    "SchemeId",
    "Score",
    "Season",
    "SeasonRow",
    "SeasonScore",
    "SeasonUid",
    "Seed",
    "Shape",
    "Table",
    "TableSide",
    "TableState",
    "TieBreak",
    "accept",
    "arrange",
    "change_places",
    "check_in",
    "claim",
    "clock",
    "close_round",
    "club_sources",
    "correct",
    "decide",
    "dispute",
    "draw_round",
    "enter",
    "entrant_of",
    "evening_document",
    "evening_from",
    "from_paper",
    "leave",
    "match_sides",
    "merge",
    "name_problems",
    "names_of",
    "new_evening",
    "plan_problems",
    "play_match",
    "rename",
    "reopen",
    "repeats",
    "replanned",
    "round_lengths",
    "rule_set_at",
    "scheme_of",
    "schemes",
    "season_document",
    "season_from",
    "season_problems",
    "season_table",
    "shape_of",
    "standing",
    "start_round",
    "strike",
    "substitute",
    "table_of",
    "table_state",
    "take_back_round",
    "walkover",
    "withdraw",
]
