"""Words for evenings of a club: names, plans, schemes, problems, the log, cells and places."""

import re
from collections.abc import Iterable, Sequence
from contextlib import suppress

from scorekeeper.club import model as club
from scorekeeper.club import presets, standings
from scorekeeper.club.entrants import entrant_names, entrant_of, match_sides
from scorekeeper.club.presets import club_sources
from scorekeeper.club.standings import Row
from scorekeeper.i18n.messages import MissingMessageError, Words, shortened, source_title
from scorekeeper.rules import RuleSetId, UnknownRuleSetError, rule_book
from scorekeeper.scoring import Problem
from scorekeeper.services.club import EveningSummary, author_of
from scorekeeper.services.club.table import OwnStanding


def joined_names(words: Words, names: Sequence[str], key: str = "side-of-players") -> str:
    """Return the names of a side's players: Ana & Ben."""
    *first, last = names or [""]
    return words.text(key, first=", ".join(first), last=last) if first else last


HYPHENS = re.compile(r"[\s\-‐‑]+")  # noqa: RUF001 - hyphens of double names


def initials_of(name: str) -> str:
    """The first letters of a name: A. B. for Ana Berger, J. L. for Jean-Luc."""
    letters = (next(filter(str.isalnum, word), "") for word in HYPHENS.split(name.strip()))
    initials = [f"{letter.upper()}." for letter in letters if letter]
    return " ".join(initials[:1] + initials[1:][-2:])


def league_sentence(words: Words, code: str, **values: str) -> str:
    """Return the sentence of a code, or the code where it needs more values or is a newer one."""
    try:
        return club_problem(words, Problem(code, values=values))
    except MissingMessageError:
        return code


def league_answer(words: Words, name: str, state: str, reasons: Iterable[str]) -> str:
    """Return the answer of a league to what is called `name`, with its reasons."""
    answer = words.text("league-sent", name=name, state=state)
    return " ".join((answer, *(league_sentence(words, code) for code in reasons)))


def entrant_name(words: Words, evening: club.Evening, uid: club.EntrantUid) -> str:
    """Return the name of an entrant; its uid where the evening does not know it."""
    entrant = entrant_of(evening, uid)
    return uid if entrant is None else joined_names(words, entrant_names(evening, entrant))


def member_name(evening: club.Evening, uid: club.MemberUid) -> str:
    return next((member.name for member in evening.members if member.uid == uid), uid)


def side_names(evening: club.Evening, table: club.Table) -> tuple[str, ...]:
    return tuple(side.name for side in match_sides(evening, table))


def name_of(words: Words, evening: club.Evening, uid: str) -> str:
    if entrant_of(evening, club.EntrantUid(uid)) is None:
        return member_name(evening, club.MemberUid(uid))
    return entrant_name(words, evening, club.EntrantUid(uid))


def author_name(words: Words, evening: club.Evening, by: str) -> str:
    """Return the author of a note; somebody who used another side's phone is named."""
    author = author_of(by)
    if author is None:
        return words.text("club-organiser") if by in ("", "organiser") else by
    key = "club-phone" if author.table else "club-phone-hall"
    values = {"table": author.table, "phone": author.phone}
    if author.member is None:
        return words.text(key, **values)
    name = member_name(evening, author.member)
    return words.text(f"{key}-for", name=name, **values)


def scheme_name(words: Words, scheme: str) -> str:
    return words.text("club-scheme", scheme=scheme)


def scheme_origin(words: Words, entry: presets.SchemeEntry) -> str:
    blocks = (entry.match_points, entry.bands, entry.tie_breaks, *entry.walkover)
    refs = [ref for block in blocks if block is not None for ref in block.ref]
    return source_titles(words, refs)


def length_text(words: Words, length: club.RoundLength) -> str:
    """Return the length of a round: 5,000 points, or 3 deals, whichever comes first."""
    parts = [
        words.text(f"club-length-{name}", count=count)
        for name in ("points", "deals", "minutes")
        if (count := getattr(length, name)) is not None
    ]
    return words.text("club-length-or").join(parts) or words.text("club-length-none")


def plan_text(words: Words, plan: club.Plan) -> str:
    """Return a plan in a line: rules, form, rounds and their length."""
    rules = words.rule_set_name(rule_book(plan.ruleset).identity)
    rounds = words.text("club-rounds-count", count=plan.rounds)
    form = words.text("club-form", form=plan.form)
    return " · ".join((rules, form, rounds, length_text(words, plan.length)))


def source_titles(words: Words, refs: Iterable[str]) -> str:
    sources = club_sources()
    keys = (ref for ref in dict.fromkeys(refs) if ref != "none")
    titles = [source_title(words, key, sources[key]) for key in keys]
    return "; ".join(titles) or words.text("club-no-source")


def club_problem(words: Words, problem: Problem, evening: club.Evening | None = None) -> str:
    """Return a problem in a sentence; `evening` has the names of those whom it is about.

    A code of a match, which an action of the club passes on, has the sentence that it has there.
    """
    key, values = f"club-problem-{problem.code}", problem.values
    if not words.catalogue.has(key):
        return words.problem(problem)
    plain = {
        name: shortened(value) for name, value in values.items() if isinstance(value, (str, int))
    }
    if evening is not None and "uid" in values:
        plain["who"] = name_of(words, evening, values["uid"])
    if evening is not None and "uids" in values:
        names = [name_of(words, evening, uid) for uid in values["uids"]]
        plain["who"] = joined_names(words, names, "club-and")  # they may be pairs themselves
    if "id" in values:
        plain["rules"] = shortened(str(values["id"]))
        with suppress(UnknownRuleSetError):
            identity = rule_book(RuleSetId(str(values["id"]))).identity
            plain["rules"] = words.rule_set_name(identity)
    return words.text(key, **{"who": words.text("club-somebody"), **plain})


def club_problems(
    words: Words, problems: Iterable[Problem], evening: club.Evening | None = None
) -> str:
    """Return several problems, one after the other, each once."""
    sentences = (club_problem(words, problem, evening) for problem in problems)
    return " ".join(dict.fromkeys(sentences))


NO_PLACE = "–"  # stands for a place where nobody has one yet


def state_text(words: Words, evening: club.Evening) -> str:
    """Return the state of an evening: Check-in, Round 2 of 3 is running."""
    number, count = len(evening.rounds), evening.plan.rounds
    state: str = evening.rounds[-1].state if evening.rounds else "planned"
    if state == "closed":
        state = "over" if number >= count else "between"
    return words.text("club-state", state=state, number=number, count=count)


def summary_text(words: Words, summary: EveningSummary) -> str:
    number = summary.rounds + (summary.state in ("drawn", "running"))
    return words.text("club-state", state=summary.state, number=number, count=summary.planned)


def score_text(words: Words, score: club.Score) -> str:
    return " : ".join(words.number(points) for points in score.points)


def caller_text(
    words: Words, evening: club.Evening, table: int | None, members: Sequence[club.MemberUid]
) -> str:
    """Return where a call comes from and who calls: Table 3: Ana & Ben."""
    who = joined_names(words, [member_name(evening, uid) for uid in members])
    if table is None:
        return who
    return words.text("club-call-who" if who else "club-table", number=table, table=table, who=who)


def entry_text(words: Words, evening: club.Evening, entry: club.LogEntry) -> str:
    table, side = None, ""
    if entry.table is not None and 1 <= entry.round <= len(evening.rounds):
        tables = {at.number: at for at in evening.rounds[entry.round - 1].tables}
        table = tables.get(entry.table)
    if table is not None and entry.side is not None and entry.side < len(table.sides):
        side = side_names(evening, table)[entry.side]
    values = {
        "round": entry.round,
        "table": entry.table or 0,
        "side": side,
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
    """Return a line of the standing: the opponents and the outcome, or what else it is for."""
    if line.table is None:
        return line_apart_text(words, evening.plan.scheme.bye, line)
    against = ", ".join(entrant_name(words, evening, uid) for uid in line.against)
    score, rest = line.gain.card_points, line.gain.card_points - line.gain.difference
    values = {"score": words.number(score), "other": words.number(rest)}
    text = words.text("club-line", outcome=line.gain.outcome, against=against, **values)
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
    """Return a line of the standing that is of no table, with what it is the average of.

    That is a bye by its rule, a missed round, a penalty or a bonus, or what was carried over.
    """
    if line.adjustment is not None:
        return _with_reason(words, _adjusted_text(words, line.adjustment), line.reason)
    if line.gain.outcome == "carried":
        return words.text("club-line-carried")
    values = {"against": "", "score": "", "other": ""}
    text = words.text("club-line", outcome=line.gain.outcome, **values)
    if line.gain.outcome == "missed" or bye == "average":
        return words.text("club-line-average", line=text, count=line.averaged)
    if bye == "average_of_winners":
        return words.text("club-line-winners", line=text, count=line.averaged)
    return words.text("club-line-walkover", line=text) if bye == "walkover" else text


def round_text(words: Words, number: int | None) -> str:
    """Return the heading of a line of the standing: its round, or the whole session."""
    key = "club-round" if number else "club-whole-session"
    return words.text(key, number=number or 0)


def _adjusted_text(words: Words, adjustment: club.Adjustment) -> str:
    if adjustment.counts == "card_points":
        return words.text("club-line-adjusted-cards", points=words.points(adjustment.points))
    kind = "penalty" if adjustment.points < 0 else "bonus"
    return words.text("club-line-adjusted", kind=kind)


def _with_reason(words: Words, text: str, reason: str) -> str:
    return " · ".join([text, words.text("club-because", reason=reason)]) if reason else text


def place_text(words: Words, place: int | None) -> str:
    """Return the number of a place, or a dash while nobody has one."""
    return NO_PLACE if place is None else words.number(place)


def place_reason(words: Words, evening: club.Evening, rows: Sequence[Row], number: int) -> str:
    """Return the reason for the place of a row: more points, or a tie-break.

    Where the next one has as many points, it says too what puts this one ahead.
    """
    sentences = [_behind(words, evening, rows, number)]
    for below in rows[number + 1 : number + 2]:
        if below.tie_break is not None:
            name = entrant_name(words, evening, below.entrant)
            ahead = words.text("club-place-ahead", name=name, tie=tie_text(words, below))
            sentences.append(ahead)
    return " ".join(sentences)


def tie_text(words: Words, row: Row | OwnStanding) -> str:
    """Return the tie-break that puts a row behind the one before, with both figures, or nothing."""
    if row.tie_break is None:
        return ""
    written = words.points if row.tie_break == "difference" else words.number
    figures = [" : ".join(map(written, row.tie_break_figures))] if row.tie_break_figures else []
    return " ".join((words.text("club-tie", tie=row.tie_break), *figures))


def _behind(words: Words, evening: club.Evening, rows: Sequence[Row], number: int) -> str:
    row = rows[number]
    if row.place is None:
        return words.text("club-place-none")
    if evening.plan.movement == "knockout":
        reached = standings.rounds_reached(evening)
        out = reached.get(row.entrant, 0)
        state = "out" if out < max(reached.values()) else "won" if evening.is_over else "in"
        return words.text("club-place-knockout", state=state, round=out)
    if number == 0:
        return words.text("club-place-first", points=row.points)
    above = rows[number - 1]
    name = entrant_name(words, evening, above.entrant)
    if row.place == above.place:
        return words.text("club-place-shared", name=name)
    if row.tie_break is None:
        return words.text("club-place-points", name=name, fewer=above.points - row.points)
    return words.text("club-place-tie", name=name, tie=tie_text(words, row))
