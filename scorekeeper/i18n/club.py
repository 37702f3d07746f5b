"""Words for a club's sessions: names, plans, schemes, problems, the log and the standings."""

import re
from collections.abc import Iterable, Sequence

from scorekeeper.club import model as club
from scorekeeper.club import presets, standings
from scorekeeper.club.entrants import entrant_names, entrant_of, match_sides
from scorekeeper.club.presets import club_sources
from scorekeeper.club.standings import Row
from scorekeeper.i18n.messages import MissingMessageError, Words, shorten, source_title
from scorekeeper.scoring import Problem
from scorekeeper.services.club import EveningSummary, author_of
from scorekeeper.services.club.table import OwnStanding


def joined_names(words: Words, names: Sequence[str], key: str = "side-of-players") -> str:
    """Return the names of a side's players: Ana & Ben."""
    return words.join(names, key)


NAME_SEPARATORS = re.compile(r"[\s\-‐‑]+")  # noqa: RUF001 - hyphens of double names
"""The spaces and hyphens between the parts of a name."""


def initials_of(name: str) -> str:
    """Return the initials of a name: A. B. for Ana Berger, J. L. for Jean-Luc.

    Of a long name these are the first one and the last two.
    """
    initials = []
    for word in NAME_SEPARATORS.split(name.strip()):
        letters = [letter for letter in word if letter.isalnum()]
        if letters:
            initials.append(f"{letters[0].upper()}.")
    return " ".join([*initials[:1], *initials[1:][-2:]])


def league_sentence(words: Words, code: str, **values: str) -> str:
    """Return the sentence of a league's code.

    A code of a newer league, which has no sentence or needs other values, is returned as it is.
    """
    try:
        return club_problem(words, Problem(code, values=values))
    except MissingMessageError:
        return code


def league_answer(words: Words, name: str, state: str, reasons: Iterable[str]) -> str:
    """Return the league's answer to a result sheet or key called `name`, with its reasons."""
    answer = words.text("league-sent", name=name, state=state)
    sentences = [league_sentence(words, code) for code in reasons]
    return " ".join([answer, *sentences])


def entrant_name(words: Words, evening: club.Evening, uid: club.EntrantUid) -> str:
    """Return the name of an entrant, or the uid of an unknown one."""
    entrant = entrant_of(evening, uid)
    if entrant is None:
        return uid
    return joined_names(words, entrant_names(evening, entrant))


def member_name(evening: club.Evening, uid: club.MemberUid) -> str:
    """Return the name of a member, or the uid of an unknown one."""
    return next((member.name for member in evening.members if member.uid == uid), uid)


def side_names(evening: club.Evening, table: club.Table) -> tuple[str, ...]:
    """Return the names of the sides at a table."""
    return tuple(side.name for side in match_sides(evening, table))


def name_of(words: Words, evening: club.Evening, uid: str) -> str:
    """Return the name of an entrant or a member, or the uid of an unknown one."""
    if entrant_of(evening, club.EntrantUid(uid)) is None:
        return member_name(evening, club.MemberUid(uid))
    return entrant_name(words, evening, club.EntrantUid(uid))


def author_name(words: Words, evening: club.Evening, by: str) -> str:
    """Return the author of a note: the organiser, a director, or a phone.

    A member who used the phone of another table or side is named with it.
    """
    author = author_of(by)
    if author is None:
        is_organiser = by in ("", "organiser")
        return words.text("club-organiser") if is_organiser else by

    key = "club-phone" if author.table else "club-phone-hall"
    if author.member is None:
        return words.text(key, table=author.table, phone=author.phone)
    name = member_name(evening, author.member)
    return words.text(f"{key}-for", name=name, table=author.table, phone=author.phone)


def scheme_name(words: Words, scheme: str) -> str:
    """Return the name of a scoring scheme."""
    return words.text("club-scheme", scheme=scheme)


def scheme_origin(words: Words, entry: presets.SchemeEntry) -> str:
    """Return the titles of the sources of a scoring scheme."""
    blocks = (entry.match_points, entry.bands, entry.tie_breaks, *entry.walkover)
    refs = [ref for block in blocks if block is not None for ref in block.ref]
    return source_titles(words, refs)


def length_text(words: Words, length: club.RoundLength) -> str:
    """Return the length of a round: 5,000 points, or 3 deals, whichever comes first."""
    limits = {"points": length.points, "deals": length.deals, "minutes": length.minutes}
    parts = [
        words.text(f"club-length-{name}", count=limit)
        for name, limit in limits.items()
        if limit is not None
    ]
    if not parts:
        return words.text("club-length-none")
    return words.text("club-length-or").join(parts)


def plan_text(words: Words, evening: club.Evening) -> str:
    """Return the plan of a session in a line: rules, form, rounds and their length."""
    plan = evening.plan
    rules = words.rule_set_name(evening.book.identity)
    rounds = words.text("club-rounds-count", count=plan.rounds)
    form = words.text("club-form", form=plan.form)
    return " · ".join((rules, form, rounds, length_text(words, plan.length)))


def source_titles(words: Words, refs: Iterable[str]) -> str:
    """Return the titles of sources, each once, or a note that there is none."""
    sources = club_sources()
    keys = [ref for ref in dict.fromkeys(refs) if ref != "none"]
    if not keys:
        return words.text("club-no-source")
    return "; ".join(source_title(words, key, sources[key]) for key in keys)


def club_problem(words: Words, problem: Problem, evening: club.Evening | None = None) -> str:
    """Return a problem in a sentence; `evening` has the names of the people in it.

    The problem of a match, which an action of the club may return too, has its usual sentence.
    """
    key = f"club-problem-{problem.code}"
    if not words.catalogue.has(key):
        return words.problem(problem)

    values: dict[str, str | int] = {"who": words.text("club-somebody")}
    for name, value in problem.values.items():
        if isinstance(value, str):
            values[name] = shorten(value)
        elif isinstance(value, int):
            values[name] = value
    if evening is not None and "uid" in problem.values:
        values["who"] = name_of(words, evening, problem.values["uid"])
    if evening is not None and "uids" in problem.values:
        names = [name_of(words, evening, uid) for uid in problem.values["uids"]]
        # Not "Ana & Ben & Cleo & Dov": they may be pairs.
        values["who"] = joined_names(words, names, "club-and")
    if "id" in problem.values:
        values["rules"] = shorten(str(problem.values["id"]))
    if "rules" in problem.values:
        values["rules"] = words.rule_set_name(problem.values["rules"])
    return words.text(key, **values)


def club_problems(
    words: Words, problems: Iterable[Problem], evening: club.Evening | None = None
) -> str:
    """Return several problems, one after the other, each once."""
    sentences = (club_problem(words, problem, evening) for problem in problems)
    return " ".join(dict.fromkeys(sentences))


NO_PLACE = "–"
"""Shown instead of the place of an entrant that has none yet."""


def state_text(words: Words, evening: club.Evening) -> str:
    """Return the state of a session: Check-in, Round 2 of 3 is running."""
    number = len(evening.rounds)
    count = evening.plan.rounds
    state: str = "planned"
    if evening.rounds:
        state = evening.rounds[-1].state
    if state == "closed":
        state = "over" if number >= count else "between"
    return words.text("club-state", state=state, number=number, count=count)


def summary_text(words: Words, summary: EveningSummary) -> str:
    """Return the state of a session in a list: Check-in, Round 2 of 3 is running."""
    number = summary.rounds  # rounds that are closed
    if summary.state in ("drawn", "running"):
        number += 1
    return words.text("club-state", state=summary.state, number=number, count=summary.planned)


def score_text(words: Words, score: club.Score) -> str:
    """Return the points of all sides: 3,105 : 5,210."""
    return " : ".join(words.number(points) for points in score.points)


def caller_text(
    words: Words, evening: club.Evening, table: int | None, members: Sequence[club.MemberUid]
) -> str:
    """Return the table of a call and the names of the callers: Table 3: Ana & Ben."""
    who = joined_names(words, [member_name(evening, uid) for uid in members])
    if table is None:
        return who
    if not who:
        return words.text("club-table", number=table)
    return words.text("club-call-who", table=table, who=who)


def _side_of_entry(evening: club.Evening, entry: club.LogEntry) -> str:
    """Return the name of the side that an entry of the log is about; empty if there is none."""
    if entry.table is None or entry.side is None:
        return ""
    if not 1 <= entry.round <= len(evening.rounds):
        return ""
    for table in evening.rounds[entry.round - 1].tables:
        if table.number == entry.table and entry.side < len(table.sides):
            return side_names(evening, table)[entry.side]
    return ""


def entry_text(words: Words, evening: club.Evening, entry: club.LogEntry) -> str:
    """Return an entry of the log in a sentence."""
    values = {
        "round": entry.round,
        "table": entry.table or 0,
        "side": _side_of_entry(evening, entry),
        "score": score_text(words, entry.score) if entry.score else "",
        "before": score_text(words, entry.before) if entry.before else "",
        "out": member_name(evening, entry.members[0]) if entry.members else "",
        "into": member_name(evening, entry.members[-1]) if entry.members else "",
        "minutes": abs(entry.minutes),
        "change": "more" if entry.minutes > 0 else "less",
        "who": caller_text(words, evening, entry.table, entry.members),
    }
    if entry.adjustment is not None:
        adjustment = entry.adjustment
        values["who"] = entrant_name(words, evening, adjustment.entrant)
        values["points"] = words.points(adjustment.points)
        values["counts"] = adjustment.counts
    text = words.text(f"club-log-{entry.kind}", **values)
    if not entry.awards:
        return text
    awards = " : ".join(map(words.number, entry.awards))
    return words.text("club-log-awards", entry=text, points=awards)


def line_text(words: Words, evening: club.Evening, line: standings.Line) -> str:
    """Return a line of the standings: outcome and opponents, or the reason for its points."""
    if line.table is None:
        return line_apart_text(words, evening.plan.scheme.bye, line)

    gain = line.gain
    text = words.text(
        "club-line",
        outcome=gain.outcome,
        against=", ".join(entrant_name(words, evening, uid) for uid in line.against),
        score=words.number(gain.card_points),
        other=words.number(gain.card_points - gain.difference),
    )
    if line.is_walkover:
        text = words.text("club-line-walkover", line=text)
    if line.is_awarded:
        text = words.text("club-line-awarded", line=text)
    partners = [entrant_name(words, evening, uid) for uid in standings.partners_of(evening, line)]
    if partners:
        partner = joined_names(words, partners)
        text = " · ".join([text, words.text("club-line-partner", partner=partner)])
    return _with_reason(words, text, line.reason)


def line_apart_text(words: Words, bye: club.ByeRule, line: standings.Line) -> str:
    """Return a line of the standings that belongs to no table.

    This is a bye, a missed round, a penalty or bonus, or the points of a session before. For an
    average, the number of results in it is added.
    """
    if line.adjustment is not None:
        return _with_reason(words, _adjustment_text(words, line.adjustment), line.reason)
    if line.gain.outcome == "carried":
        return words.text("club-line-carried")

    text = words.text("club-line", outcome=line.gain.outcome, against="", score="", other="")
    if line.gain.outcome == "missed" or bye == "average":
        return words.text("club-line-average", line=text, count=line.averaged)
    if bye == "average_of_winners":
        return words.text("club-line-winners", line=text, count=line.averaged)
    if bye == "walkover":
        return words.text("club-line-walkover", line=text)
    return text


def round_text(words: Words, number: int | None) -> str:
    """Return the heading of a line of the standings: its round, or the whole session."""
    if not number:
        return words.text("club-whole-session")
    return words.text("club-round", number=number)


def _adjustment_text(words: Words, adjustment: club.Adjustment) -> str:
    """Return the name of a penalty or bonus."""
    if adjustment.counts == "card_points":
        return words.text("club-line-adjusted-cards", points=words.points(adjustment.points))
    kind = "penalty" if adjustment.points < 0 else "bonus"
    return words.text("club-line-adjusted", kind=kind)


def _with_reason(words: Words, text: str, reason: str) -> str:
    """Return a text with the reason that was given for it, if there is one."""
    if not reason:
        return text
    return " · ".join([text, words.text("club-because", reason=reason)])


def place_text(words: Words, place: int | None) -> str:
    """Return the number of a place, or a dash if there is none yet."""
    if place is None:
        return NO_PLACE
    return words.number(place)


def place_reason(words: Words, evening: club.Evening, rows: Sequence[Row], index: int) -> str:
    """Return the reason for the place of the row at an index: more points, or a tie-break.

    If a tie-break puts it ahead of the next row, the text also names that.
    """
    sentences = [_reason_below_previous(words, evening, rows, index)]
    has_next = index + 1 < len(rows)
    if has_next and rows[index + 1].tie_break is not None:
        below = rows[index + 1]
        name = entrant_name(words, evening, below.entrant)
        sentences.append(words.text("club-place-ahead", name=name, tie=tie_text(words, below)))
    return " ".join(sentences)


def tie_text(words: Words, row: Row | OwnStanding) -> str:
    """Return the tie-break that puts a row below the previous one, with the figures of both.

    Empty if it was not a tie-break.
    """
    if row.tie_break is None:
        return ""
    text = words.text("club-tie", tie=row.tie_break)
    if not row.tie_break_figures:
        return text
    figure_text = words.points if row.tie_break == "difference" else words.number
    figures = " : ".join(figure_text(figure) for figure in row.tie_break_figures)
    return f"{text} {figures}"


def _reason_below_previous(
    words: Words, evening: club.Evening, rows: Sequence[Row], index: int
) -> str:
    """Return the reason why the row at an index is not above the previous one."""
    row = rows[index]
    if row.place is None:
        return words.text("club-place-none")
    if evening.plan.movement == "knockout":
        return _knockout_reason(words, evening, row)
    if index == 0:
        return words.text("club-place-first", points=row.points)
    above = rows[index - 1]
    name = entrant_name(words, evening, above.entrant)
    if row.place == above.place:
        return words.text("club-place-shared", name=name)
    if row.tie_break is None:
        return words.text("club-place-points", name=name, fewer=above.points - row.points)
    return words.text("club-place-tie", name=name, tie=tie_text(words, row))


def _knockout_reason(words: Words, evening: club.Evening, row: Row) -> str:
    """Return the round that an entrant of a knockout reached, and whether it is still in."""
    reached = standings.rounds_reached(evening)
    last_round = reached.get(row.entrant, 0)
    if last_round < max(reached.values()):
        state = "out"
    elif evening.is_over:
        state = "won"
    else:
        state = "in"
    return words.text("club-place-knockout", state=state, round=last_round)
