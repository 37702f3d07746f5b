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

A verb gives the evening as it is then, or `Refused` with every reason why not. Nothing here
knows the time or chance: who does something comes with a `Note` that says when, and draws and
lots follow from the seeds of the plan.

    model, rounds    the values
    plan             what can be agreed, what cannot
    figures          schemes and lengths of rounds that clubs use, each with its source
    entrants         check-in, latecomers, leavers, substitutes
    members          their names; names: which can be typed
    draws, drawing   who plays whom; arranging changes a drawn round by hand
    seating          a table as the match at it wants it
    results          what a table says; deciding is what the organiser says
    lines, standings what a table is worth, and what that adds up to
    season           evenings in a series
    writing, reading plain data that goes into a file, and back
"""

from scorekeeper.club.arranging import arrange, change_places, repeats
from scorekeeper.club.deciding import (
    correct,
    decide,
    from_paper,
    play_match,
    reopen,
    table_of,
    walkover,
)
from scorekeeper.club.drawing import close_round, draw_round, start_round, take_back_round
from scorekeeper.club.entrants import (
    check_in,
    enter,
    entrant_of,
    leave,
    names_of,
    strike,
    substitute,
)
from scorekeeper.club.errors import ClubFileError, ClubFileTooNewError
from scorekeeper.club.figures import club_sources, round_lengths, scheme_of, schemes
from scorekeeper.club.length import Clock, RoundLength, clock
from scorekeeper.club.members import merge, rename
from scorekeeper.club.model import Entrant, Evening, Form, Member, Movement, Plan, Seed
from scorekeeper.club.names import name_problems
from scorekeeper.club.plan import new_evening, plan_problems, replanned
from scorekeeper.club.reading import evening_from, season_from
from scorekeeper.club.refused import Refused
from scorekeeper.club.results import accept, claim, dispute, withdraw
from scorekeeper.club.rounds import (
    Claim,
    Dispute,
    LogEntry,
    Note,
    Result,
    Round,
    Score,
    Table,
    TableSide,
    TableState,
    table_state,
)
from scorekeeper.club.scheme import Band, MatchPoints, Scheme, SchemeId, TieBreak
from scorekeeper.club.season import (
    Season,
    SeasonRow,
    SeasonScore,
    checked_season,
    season_problems,
    season_table,
)
from scorekeeper.club.seating import match_sides, rule_set_at
from scorekeeper.club.shape import Shape, shape_of
from scorekeeper.club.standings import Row, standing
from scorekeeper.club.uids import EntrantUid, EveningUid, MemberUid, SeasonUid
from scorekeeper.club.writing import evening_document, season_document

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
    "Refused",
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
    "checked_season",
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
