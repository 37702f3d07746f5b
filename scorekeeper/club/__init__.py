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

Each of these functions returns the changed evening, or a tuple with every `Problem`. Nothing here
reads a clock or uses chance: author and time of an action come as a `Note`, and draws and lots
follow from the seeds of the plan.
"""

# ruff: noqa: I001  with one import a module, each name exported under itself

from scorekeeper.club.entrants import (
    check_in as check_in,
    enter as enter,
    entrant_of as entrant_of,
    leave as leave,
    match_sides as match_sides,
    names_of as names_of,
    rule_set_at as rule_set_at,
    strike as strike,
    substitute as substitute,
)
from scorekeeper.club.model import (
    Band as Band,
    Clock as Clock,
    Dispute as Dispute,
    Entrant as Entrant,
    EntrantUid as EntrantUid,
    Evening as Evening,
    EveningUid as EveningUid,
    Form as Form,
    LogEntry as LogEntry,
    MatchPoints as MatchPoints,
    Member as Member,
    MemberUid as MemberUid,
    Movement as Movement,
    Note as Note,
    Plan as Plan,
    Problems as Problems,
    Result as Result,
    Round as Round,
    RoundLength as RoundLength,
    Scheme as Scheme,
    SchemeId as SchemeId,
    Score as Score,
    SeasonUid as SeasonUid,
    Seed as Seed,
    Table as Table,
    TableSide as TableSide,
    TableState as TableState,
    TieBreak as TieBreak,
    clock as clock,
    name_problems as name_problems,
    new_evening as new_evening,
    plan_problems as plan_problems,
    replanned as replanned,
    shape_of as shape_of,
    table_state as table_state,
)
from scorekeeper.club.presets import (
    club_sources as club_sources,
    round_lengths as round_lengths,
    scheme_of as scheme_of,
    schemes as schemes,
)
from scorekeeper.club.results import (
    accept as accept,
    claim as claim,
    correct as correct,
    decide as decide,
    dispute as dispute,
    from_paper as from_paper,
    reopen as reopen,
    table_of as table_of,
    walkover as walkover,
    withdraw as withdraw,
)
from scorekeeper.club.rounds import (
    arrange as arrange,
    change_places as change_places,
    close_round as close_round,
    draw_round as draw_round,
    repeats as repeats,
    start_round as start_round,
    take_back_round as take_back_round,
)
from scorekeeper.club.seasons import (
    Season as Season,
    SeasonRow as SeasonRow,
    season_problems as season_problems,
    season_table as season_table,
)
from scorekeeper.club.serialization import (
    ClubFileError as ClubFileError,
    ClubFileTooNewError as ClubFileTooNewError,
    evening_document as evening_document,
    evening_from as evening_from,
    season_document as season_document,
    season_from as season_from,
)
from scorekeeper.club.standings import (
    Row as Row,
    standing as standing,
)
