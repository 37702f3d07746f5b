"""Figures as pages: two head to head, and the form and all figures of one."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from urllib.parse import quote

import flet as ft

from scorekeeper.i18n import Words
from scorekeeper.i18n.messages import UNKNOWN, decimal, month, percent, signed, whole
from scorekeeper.match import statistics as counted
from scorekeeper.match.statistics import Figure
from scorekeeper.rules import rule_book
from scorekeeper.ui.screens.statistics.entries import (
    About,
    Entry,
    Measure,
    measure_text,
    opponents,
    share_of,
    value_of,
    value_text,
)
from scorekeeper.ui.state import State, go
from scorekeeper.ui.theme import SENTENCE, Face, digits, text
from scorekeeper.ui.widgets import buttons
from scorekeeper.ui.widgets import figures as drawn
from scorekeeper.ui.widgets.people import avatars

C = ft.Colors


MIRRORED = (Measure.AVERAGE, Measure.NATURALS, Measure.OUT, Measure.BEST)


def head_to_head_card(
    state: State, pair: tuple[Entry, Entry], open_versus: buttons.Handler
) -> ft.Control:
    """Two who met: their wins, the matches one after the other, and their figures in a mirror."""
    words, is_large = state.words, state.layout.has_large_text
    own = counted.head_to_head(pair[0].figures, pair[1].figures)
    two = [replace(entry, figures=figures) for entry, figures in zip(pair, own, strict=True)]
    heads = [_versus(words, entry, place, open_versus) for place, entry in enumerate(pair)]
    wins = [words.number(figures.wins) for figures in own]
    ends = [digits(won, 44, buttons.mark_of(place).color) for place, won in enumerate(wins)]
    title = text(
        words.text("statistics-versus"),
        14,
        color=C.ON_SURFACE_VARIANT,
        text_align=ft.TextAlign.CENTER,
    )
    numbers = buttons.stacked(*drawn.between(title, ends, is_large=is_large), spacing=4)
    said = words.text(
        "statistics-versus-said",
        first=pair[0].title,
        second=pair[1].title,
        wins=own[0].wins,
        losses=own[1].wins,
    )
    results = own[0].results
    parts: list[ft.Control] = [
        ft.Row(heads, spacing=8, vertical_alignment=ft.CrossAxisAlignment.START),
        buttons.spoken(numbers, said, name="versus"),
        buttons.unspoken(drawn.backs_of(results)),
        _ends_of_strip(words, pair, results),
        hairline(),
    ]
    for measure in MIRRORED:
        figures = [value_of(entry, measure) for entry in two]
        if all(figure.value is None for figure in figures):
            continue
        values = [value_text(words, measure, figure) for figure in figures]
        most = max(figure.value or 0 for figure in figures)
        label = measure_text(words, measure)
        spoken = "; ".join(
            words.text("sheet-of-side", side=entry.title, value=value)
            for entry, value in zip(two, values, strict=True)
        )
        is_natural = measure is Measure.NATURALS
        parts.append(
            drawn.mirrored(
                label,
                (values[0], values[1]),
                (share_of(measure, figures[0], most), share_of(measure, figures[1], most)),
                said=f"{label}: {spoken}",
                name=f"versus-{measure}",
                is_large=is_large,
                picture="marks/stack-natural-small.svg" if is_natural else "",
            )
        )
    return buttons.card(*parts, spacing=10)


def _versus(words: Words, entry: Entry, place: int, open_versus: buttons.Handler) -> ft.Control:
    """A name of the head to head with its back, to be tapped for somebody else."""
    ink = C.ON_SURFACE_VARIANT
    align = ft.TextAlign.RIGHT if place else ft.TextAlign.LEFT
    name = ft.Container(
        text(entry.title, 15, Face.MEDIUM, text_align=align), expand=True, expand_loose=True
    )
    arrow = ft.Icon(ft.Icons.EXPAND_MORE, size=18, color=ink)
    parts: list[ft.Control] = [buttons.side_back(place, 18), name, arrow]
    end = ft.MainAxisAlignment.END if place else ft.MainAxisAlignment.START
    return buttons.tappable(
        ft.Row(parts[::-1] if place else parts, spacing=6, alignment=end),
        words.text("statistics-versus-other", name=entry.title),
        lambda: open_versus(place),
        name=f"versus-{place}",
        expand=True,
        padding=ft.Padding.symmetric(vertical=10),
        border_radius=12,
    )


def _ends_of_strip(
    words: Words, pair: tuple[Entry, Entry], results: Sequence[counted.Result]
) -> ft.Control:
    """The month of the first match that is drawn, and who has won the last ones."""
    shown = results[-drawn.LATEST :]
    since = month(words, shown[0].at) if shown else ""
    streak, latest = counted.current(results), ""
    if streak is not None and streak.count > 1 and streak.how != "drawn":
        winner = pair[0] if streak.how == "won" else pair[1]
        latest = words.text("statistics-in-a-row", name=winner.title, count=streak.count)
    muted = C.ON_SURFACE_VARIANT
    ends: list[ft.Control] = [text(end, 13, color=muted) for end in (since, latest)]
    spread = ft.MainAxisAlignment.SPACE_BETWEEN
    return ft.Row(ends, wrap=True, spacing=12, run_spacing=0, alignment=spread)


# --- one of them


MOST_OPPONENTS = 6


def page_of(state: State, entry: Entry, lines: Sequence[Entry]) -> list[ft.Control]:
    """The form, the course over the matches, opponents and rule sets, and all the figures."""
    words = state.words
    parts: list[ft.Control] = []
    if entry.about is not About.RULES:
        parts.append(_form(state, entry))
    matches = list(counted.by_match(entry.figures).values())
    averages = [own.average.value for own in matches if own.average.value is not None]
    if averages[1:]:
        shown = averages[-drawn.LATEST :]
        span = words.text(
            "statistics-span",
            low=words.number(round(min(shown))),
            high=words.number(round(max(shown))),
            last=words.number(round(shown[-1])),
        )
        title = words.text("statistics-by-match")
        chart = buttons.spoken(drawn.upright_bars(shown), f"{title}: {span}", name="by-match")
        parts.append(buttons.card(buttons.heading(title), chart, buttons.remark(span)))
    if entry.about is not About.RULES:
        parts += _against(words, entry, lines)
        parts += _by_rule_set(words, entry)
    return [*parts, *_figures(words, entry)]


def _form(state: State, entry: Entry) -> ft.Control:
    """Who it is, the latest results and the streaks; a tap on a player leads to the name."""
    words, results = state.words, entry.figures.results
    face = avatars(entry.names, size=44, scale=state.layout.scale)
    name = ft.Container(text(entry.title, 18, Face.MEDIUM), expand=True)
    head: ft.Control = ft.Row([face, name], spacing=12)
    if entry.about is About.PLAYERS:
        pencil = ft.Icon(ft.Icons.EDIT_OUTLINED, size=20, color=C.ON_SURFACE_VARIANT)
        head = buttons.tappable(
            ft.Row([face, name, pencil], spacing=12),
            words.text("statistics-rename", name=entry.title),
            lambda: go(f"/people/{quote(entry.key, safe='')}?from=statistics"),
            name="rename",
            padding=ft.Padding.symmetric(vertical=4),
            border_radius=12,
        )
    parts: list[ft.Control] = [head]
    if results:
        shown = results[-drawn.LATEST :]
        ends = ", ".join(words.text("statistics-result", how=one.how) for one in shown)
        said = f"{words.text('statistics-form')}: {ends}"
        parts.append(buttons.spoken(drawn.dots_of(results), said, name="form"))
    streak = counted.current(results)
    if streak is not None:
        now = words.text("statistics-current", how=streak.how, count=streak.count)
        longest = words.text("statistics-longest", count=counted.longest(results))
        parts.append(buttons.remark(f"{now} {longest}", name="streak"))
    return buttons.card(*parts, spacing=12)


def _against(words: Words, entry: Entry, lines: Sequence[Entry]) -> Iterator[ft.Control]:
    """The opponents of most matches, with the share of them that was won."""
    met = opponents(lines).get(entry.key, {})
    names = {one.key: one for one in lines}
    most = sorted(met, key=lambda key: (-met[key], names[key].title))[:MOST_OPPONENTS]
    rows: list[ft.Control] = []
    for place, key in enumerate(most):
        own, _ = counted.head_to_head(entry.figures, names[key].figures)
        line = words.text("statistics-wins-of", wins=own.wins, matches=own.matches)
        share = own.won.value or 0
        rows.append(_bar_row(names[key].title, line, share, name=f"opponent-{place}"))
    if rows:
        yield buttons.card(buttons.heading(words.text("statistics-against")), *rows)


def _by_rule_set(words: Words, entry: Entry) -> Iterator[ft.Control]:
    """The points of a deal by each rule set, where there are several."""
    divided = counted.by_rule_set(entry.figures)
    most = max(own.average.value or 0 for own in divided.values()) if divided else 0
    rows: list[ft.Control] = []
    for uid, own in divided.items():
        name = words.rule_set_name(rule_book(uid).identity)
        line = words.text(
            "statistics-average-on", average=whole(words, own.average), deals=own.deals
        )
        share = max(own.average.value or 0, 0) / most if most > 0 else 0
        rows.append(_bar_row(name, line, share, name=f"by-{uid}"))
    if rows[1:]:
        yield buttons.card(buttons.heading(words.text("statistics-by-rules")), *rows)


def _bar_row(title: str, line: str, share: float, *, name: str) -> ft.Control:
    muted = C.ON_SURFACE_VARIANT
    heads: list[ft.Control] = [text(title, 15, Face.MEDIUM), text(line, 14, color=muted)]
    spread = ft.MainAxisAlignment.SPACE_BETWEEN
    row = ft.Row(heads, wrap=True, spacing=8, run_spacing=0, alignment=spread)
    column = buttons.stacked(row, drawn.bar(share, C.OUTLINE), spacing=4)
    return buttons.spoken(column, f"{title}: {line}", name=name)


def _figures(words: Words, entry: Entry) -> list[ft.Control]:
    """The figures one below the other, each with the number of deals that it rests on."""
    figures, is_rules = entry.figures, entry.about is About.RULES
    on = "statistics-on-results" if is_rules else "statistics-on-deals"

    def row(key: str, value: str, rests: Figure | str = "") -> ft.Control:
        if isinstance(rests, Figure):
            rests = words.text(on, deals=rests.deals)
        label = words.text(f"statistics-{key}")
        lines: list[ft.Control] = [text(label, 16, line=SENTENCE)]
        if rests:
            lines.append(text(rests, 14, color=C.ON_SURFACE_VARIANT, line=SENTENCE))
        both: list[ft.Control] = [
            ft.Column(lines, spacing=0, expand=True),
            digits(value, 20, C.ON_SURFACE),
        ]
        content = ft.Container(
            ft.Row(both, spacing=12),
            padding=ft.Padding.symmetric(vertical=9),
            border=ft.Border.only(bottom=ft.BorderSide(1, C.OUTLINE_VARIANT)),
        )
        spoken_label = ", ".join(part for part in (f"{label}: {value}", rests) if part)
        return buttons.spoken(content, spoken_label, name=f"figure-{key}")

    if is_rules:
        played = words.text("statistics-played", matches=figures.matches, deals=entry.deals)
        rows = [row("matches", words.number(figures.matches), played)]
    else:
        of = words.text("statistics-won-of", matches=figures.matches, draws=figures.draws)
        rows = [row("won", words.number(figures.wins), of)]
        rows.append(row("share", percent(words, figures.won)))
    rows.append(row("average", whole(words, figures.average), figures.average))
    for key, part in (("best", figures.best), ("worst", figures.worst)):
        rows.append(row(key, UNKNOWN if part is None else words.points(part.points)))
    outs = words.text("statistics-on-outs", outs=figures.concealed.deals)
    rows += [
        row("canastas", decimal(words, figures.canastas), figures.canastas),
        row("naturals", decimal(words, figures.naturals), _of_matches(words, figures.naturals)),
        row("out", percent(words, figures.going_out), figures.going_out),
        row("concealed", percent(words, figures.concealed), outs),
        row("threes", decimal(words, figures.red_threes), figures.red_threes),
    ]
    if not is_rules:
        rows.append(row("luck", signed(words, figures.luck), figures.luck))
    rows.append(row("minutes", whole(words, figures.minutes), figures.minutes))
    parts: list[ft.Control] = [buttons.card(*rows, spacing=0)]
    if figures.canastas.deals < figures.deals:
        parts.append(buttons.remark(words.text("statistics-totals-only"), name="totals-only"))
    return parts


def _of_matches(words: Words, figure: Figure) -> str:
    return words.text("statistics-won-of", matches=figure.deals, draws=0)


def hairline() -> ft.Control:
    return ft.Container(height=1, bgcolor=C.OUTLINE_VARIANT)
