"""A match in words and rows that several screens share: its title, its deals, and its end."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import count
from typing import Any

import flet as ft

from scorekeeper.entry.deal import form_from
from scorekeeper.entry.form import deal_of
from scorekeeper.i18n import Words
from scorekeeper.i18n.matches import catch_up_text, outcome_text, rules_name
from scorekeeper.i18n.messages import is_nobody
from scorekeeper.match import Match, PlayedDeal, seating, seats_of
from scorekeeper.match.progress import DealProgress, catching_up_of
from scorekeeper.scoring import score_deal
from scorekeeper.services import Change, Deleted, OpenMatch, SetUp
from scorekeeper.ui import kit
from scorekeeper.ui.hooks import component, memo_component, use_state
from scorekeeper.ui.navigation import go
from scorekeeper.ui.palette import CARD
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SENTENCE, Face, digits, one_line, text
from scorekeeper.ui.widgets import buttons, dialogs
from scorekeeper.ui.widgets.buttons import button, mark_of, spoken
from scorekeeper.ui.widgets.score_cards import stacks
from scorekeeper.ui.widgets.side_names import short_names

C = ft.Colors
STRETCH = ft.CrossAxisAlignment.STRETCH
PAIR = 2
MOST_OF_SERIES = 30
NUMBER, ROW, ASIDE = 40, 54, 20
"""Width of the number of a deal, the least height of its row, and room around points."""
LEAST_STACKS, BESIDE, POINTS_ROOM, POINTS = 130, 106, 84, 18
"""Room in a column for canastas before points, for a badge beside them, and for points of the
usual size."""


def ending_banner(state: State, open_match: OpenMatch) -> ft.Control:
    """The winner, or that level sides play on.

    Of a result that somebody decided nothing ended the match: then nothing is said of that.
    """
    outcome, words = open_match.progress.outcome, state.words
    headline, how = outcome_text(words, outcome, open_match.match.sides), ""
    if not outcome.over:
        how = words.text("ending-tie-plays-on")
    elif outcome.how is not None:
        how = said_of_ending(words, open_match)
    ground: ft.ColorValue = C.SECONDARY_CONTAINER
    ink: ft.ColorValue = C.ON_SECONDARY_CONTAINER
    icon = ft.Icons.BALANCE
    if outcome.winner is not None:
        mark = mark_of(outcome.winner)
        ground, ink, icon = mark.color, CARD, ft.Icons.EMOJI_EVENTS
    lines: list[ft.Control] = [text(headline, 20, Face.BOLD, ink, line=SENTENCE)]
    if how:
        lines.append(text(how, 15, color=ink))
    column = ft.Column(lines, spacing=0, expand=True)
    banner = ft.Container(
        ft.Row([ft.Icon(icon, color=ink, size=32), column], spacing=12),
        bgcolor=ground,
        border_radius=20,
        padding=ft.Padding.symmetric(vertical=12, horizontal=16),
    )
    return spoken(banner, f"{headline}. {how}".rstrip(". "), name="winner")


def said_of_ending(words: Words, open_match: OpenMatch) -> str:
    """The cause of the end of a match."""
    match = open_match.match
    target = match.rules.target or 0
    deals = len(match.deals)
    how = open_match.progress.outcome.how
    if how == "walkover" and match.ended is not None and match.ended.side is not None:
        return words.text("ending-gave-up", side=match.sides[match.ended.side].name)
    return words.text(f"ending-{how}", target=target, deals=deals)


def pause_text(words: Words, resting: Sequence[str]) -> str:
    return words.text("turn-pause", names=", ".join(resting), count=len(resting))


def rematch_set_up(open_match: OpenMatch) -> SetUp:
    """Those who sit there now by the same rules, from nothing; the turn to deal goes on."""
    match = open_match.match
    return SetUp(
        ruleset=match.ruleset,
        sides=seating.sides_now(match),
        house_rules=match.house_rules,
        seats=seats_of(match) if match.seats else (),
        first_dealer=open_match.progress.dealer,
        direction=match.direction,
        profile=open_match.profile,
        is_demo=open_match.is_demo,
        company=open_match.company,
    )


async def rematch(state: State, open_match: OpenMatch) -> None:
    """Begin the same match again; if its rules have moved on, choose the people anew."""
    if await state.start(rematch_set_up(open_match)):
        go("/new")


def can_turn(match: Match) -> bool:
    """Return True if two pairs play, so that partners can be turned."""
    return [len(side.players) for side in match.sides] == [PAIR, PAIR]


def record_label(state: State, open_match: OpenMatch) -> str:
    """The number of the next deal, and its points where it is half typed on this device."""
    words, number, rules = state.words, len(open_match.match.deals) + 1, open_match.match.rules
    draft = state.session.drafts.find(open_match.uid, state.device)
    form = None if draft is None else form_from(draft.form, rules)
    if form is None or form.is_blank:
        return words.text("table-record", number=number)
    sides = score_deal(rules, deal_of(form)).sides
    points = " : ".join(words.number(side.total) for side in sides)
    return words.text("table-continue", number=number, points=points)


def title(words: Words, open_match: OpenMatch) -> str:
    """The number of the deal that is played now, and of how many; or that the match is over."""
    number, most = len(open_match.match.deals) + 1, open_match.match.rules.match_hands
    if open_match.progress.outcome.over:
        return words.text("table-over")
    if most is not None and number <= most:
        return words.text("table-deal-of", number=number, count=most)
    return words.text("table-deal", number=number)


def subtitle(words: Words, open_match: OpenMatch) -> str:
    """The rule set, or the name of the house rules on it, and how far the match goes."""
    rules = open_match.match.rules
    name = rules_name(words, open_match)
    if rules.target is not None:
        return words.text("table-rules-target", name=name, target=rules.target)
    if rules.match_hands is not None:
        return words.text("table-rules-deals", name=name, count=rules.match_hands)
    return name


@dataclass(frozen=True, slots=True)
class DealLine:
    """One deal as a list shows it."""

    number: int
    played: PlayedDeal
    stand: DealProgress
    ended: tuple[str | None, ...]
    """For each side the key of the word for how it ended the deal; None for the others."""


def deal_lines(open_match: OpenMatch) -> list[DealLine]:
    """The deals of a match, newest first."""
    lines = []
    pairs = zip(open_match.match.deals, open_match.progress.deals, strict=True)
    for number, (played, stand) in enumerate(pairs, start=1):
        ended = tuple(
            "badge-acaba" if side.acaba == "caller" else "badge-out" if side.went_out else None
            for side in played.deal.sides
        )
        lines.append(DealLine(number, played, stand, ended))
    return lines[::-1]


def names_of(open_match: OpenMatch) -> tuple[str, ...]:
    return tuple(side.name for side in open_match.match.sides)


def deal_text(words: Words, line: DealLine, names: Sequence[str]) -> str:
    """A deal in the words of a screen reader."""
    sides = [
        words.text(
            "deal-said-side",
            side=name,
            points=words.points(line.stand.score.totals[side]),
            total=line.stand.running[side],
            ended=line.ended[side] or "none",
        )
        for side, name in enumerate(names)
    ]
    problems = len(line.stand.score.problems)
    return words.text("deal-said", number=line.number, sides="; ".join(sides), problems=problems)


@memo_component
def DealRow(
    words: Words, names: tuple[str, ...], width: float, scale: float, line: DealLine
) -> Any:
    """One deal; with many deals in a list only those that changed are drawn anew.

    `scale` is that of the text: the room in a column is less where it is large.
    """
    muted, room = C.ON_SURFACE_VARIANT, (width - NUMBER) / len(names) / scale - ASIDE
    number: list[ft.Control] = [text(f"{line.number}", 15, color=muted)]
    if line.stand.score.problems:
        number.append(ft.Icon(ft.Icons.WARNING_AMBER, size=15, color=C.ERROR))
    centre, end = ft.MainAxisAlignment.CENTER, ft.CrossAxisAlignment.END
    number_cell = ft.Column(number, spacing=0, width=NUMBER, alignment=centre)
    number_cell.horizontal_alignment = ft.CrossAxisAlignment.CENTER
    cells: list[ft.Control] = [number_cell]
    size = POINTS * min(1, room / POINTS_ROOM)
    for side, score in enumerate(line.stand.score.sides):
        ended = line.ended[side]
        big: ft.Control = digits(words.points(score.total), size, C.ON_SURFACE)
        lines = [big, one_line(words.number(line.stand.running[side]), 13.5, color=muted)]
        if ended:
            badge = buttons.out_badge(words.text(ended), side)
            if room >= BESIDE:
                lines[0] = ft.Row([badge, big], spacing=6, tight=True)
            else:
                lines.append(badge)
        numbers = ft.Column(lines, spacing=2, tight=True, horizontal_alignment=end)
        before = stacks(words, score, small=True) if room > LEAST_STACKS else None
        rule = ft.BorderSide(2 if len(names) == PAIR else 1, C.OUTLINE_VARIANT)
        cells.append(
            ft.Container(
                ft.Row([ft.Container(before, expand=True), numbers], spacing=4),
                expand=True,
                padding=ft.Padding.symmetric(vertical=5, horizontal=10),
                border=ft.Border.only(left=rule) if side else None,
            )
        )
    least = ft.Container(height=ROW)  # larger text makes it higher
    return buttons.tappable(
        ft.Row([*cells, least], spacing=0, intrinsic_height=True, vertical_alignment=STRETCH),
        deal_text(words, line, names),
        lambda: go(f"/deal/{line.played.uid}"),
        name=f"deal-{line.number}",
        border=ft.Border.only(bottom=ft.BorderSide(1, C.OUTLINE_VARIANT)),
    )


def column_heads(open_match: OpenMatch) -> ft.Control:
    heads: list[ft.Control] = [ft.Container(width=NUMBER)]
    for place, label in enumerate(short_names(open_match.match)):
        muted, end = C.ON_SURFACE_VARIANT, ft.MainAxisAlignment.END
        name = one_line(label, 13.5, color=muted, expand=True, expand_loose=True)
        head = ft.Row([buttons.side_back(place, 14), name], spacing=5, alignment=end)
        padding = ft.Padding.symmetric(vertical=4, horizontal=10)
        heads.append(ft.Container(head, expand=True, padding=padding))
    return buttons.unspoken(ft.Row(heads, spacing=0))


def series_text(state: State, open_match: OpenMatch) -> str:
    """Return how many of the matches in a row by one rule set each side has won.

    Empty if there is one match alone, or where seats have no names: nobody knows who sat there.
    """

    def people_of(match: Match) -> list[frozenset[str]]:
        return [frozenset(player.name for player in side.players) for side in match.sides]

    ours = people_of(open_match.match)
    if not all(ours) or any(map(is_nobody, frozenset().union(*ours))):
        return ""
    wins, count = [0] * len(ours), 0
    for summary in state.session.matches.list()[:MOST_OF_SERIES]:
        if summary.is_demo or not summary.is_readable:
            continue
        sides = people_of(summary.match)
        is_same = summary.match.ruleset == open_match.match.ruleset
        if not is_same or set(sides) != set(ours):
            break
        winner = summary.progress.outcome.winner
        count += summary.uid != open_match.uid
        if winner is not None and summary.progress.outcome.over:
            wins[ours.index(sides[winner])] += 1
    if not count or not any(wins):
        return ""
    return state.words.text("table-series", score=" : ".join(map(state.words.number, wins)))


def totals_by_side(open_match: OpenMatch) -> tuple[tuple[int, ...], ...]:
    """The totals of each side from the start of the match on."""
    opening = open_match.match.opening_scores or (0,) * len(open_match.match.sides)
    running = (deal.running for deal in open_match.progress.deals)
    return tuple(zip(opening, *running, strict=True))


def grid_step(spread: int, most: int) -> int:
    """A round number that goes into a spread of points at most so many times."""
    steps: Iterator[int] = (step * 10**power for power in count() for step in (1, 2, 5))
    return next(step for step in steps if spread <= step * most)


def catching_up_lines(state: State, open_match: OpenMatch) -> list[ft.Control]:
    """The points that each side needs that is behind; nothing once the match is over."""
    lines: list[ft.Control] = []
    needs = catching_up_of(open_match.match.rules, open_match.progress)
    for place, (side, needed) in enumerate(zip(open_match.match.sides, needs, strict=True)):
        if needed is not None:
            sentence = catch_up_text(state.words, side.name, needed)
            label = text(sentence, 15, line=SENTENCE, expand=True)
            content = ft.Row([buttons.side_back(place, 14), label], spacing=8)
            lines.append(spoken(content, sentence, name=f"catch-up-{place}"))
    return lines


async def delete_match(state: State, open_match: OpenMatch) -> bool:
    """Take a match out of all lists as it is shown; return True if it is gone."""
    uid, verb = open_match.uid, state.session.deletions.delete
    done = await state.saving(verb, uid, seen=open_match.number, by=state.author)
    if not isinstance(done, Change):
        state.show_refusal(done or ())
        state.refresh()
        return False
    state.gone = uid
    if state.match is not None and state.match.uid == uid:
        state.notice = state.match = None
    return True


async def bring_back(state: State, gone: Deleted) -> None:
    """Bring a deleted match back into the lists, and open it."""
    verb = state.session.deletions.bring_back
    done = await state.saving(verb, gone.uid, seen=gone.number, by=state.author)
    state.gone = None
    if isinstance(done, Change):
        await state.open(gone.uid)
    else:
        state.show_refusal(done or ())


def deletion(state: State, open_match: OpenMatch, close: buttons.Handler) -> ft.AlertDialog:
    async def delete() -> None:
        if await delete_match(state, open_match):
            go("/matches")

    words, names = state.words, ", ".join(side.name for side in open_match.match.sides)
    title, hint = words.text("match-delete-ask"), words.text("match-delete-hint", names=names)
    label = words.text("match-delete")
    return dialogs.confirmation(state, delete, close, title=title, hint=hint, label=label)


def deleted_bar(state: State) -> ft.Control | None:
    words, uid = state.words, state.gone
    gone = next((match for match in state.session.deletions.list() if match.uid == uid), None)
    if gone is None:
        return None

    def leave() -> None:
        if state.gone == uid:
            state.gone = None

    sentence = words.text("match-deleted", names=", ".join(gone.sides))
    undo = kit.NoticeAction(words.label("notice-undo"), lambda: bring_back(state, gone))
    return kit.NoticeBar(sentence, ft.Icons.DELETE_OUTLINE, leave, undo, event=uid)


@component
def DeletedMatches() -> Any:
    """The number of deleted matches, and each of them to be brought back; usually nothing."""
    state = use_state()
    words, gone = state.words, state.session.deletions.list()
    is_open, set_open = ft.use_state(False)
    if not gone:
        return ft.Container()
    title, turn = words.text("matches-deleted", count=len(gone)), partial(set_open, not is_open)
    look: dict[str, Any] = {"icon": ft.Icons.DELETE_OUTLINE, "is_open": is_open}
    rows = [buttons.folding_row(title, "", turn, name="deleted", **look)]
    for place, match in enumerate(gone if is_open else ()):
        label = words.text("matches-bring-back", names=", ".join(match.sides))
        back = partial(bring_back, state, match)
        rows.append(button(label, back, icon=ft.Icons.RESTORE, name=f"bring-back-{place}"))
    return ft.Column(rows, spacing=6, tight=True)
