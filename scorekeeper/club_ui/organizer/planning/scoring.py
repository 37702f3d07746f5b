"""Parts of a plan: the scheme, which turns results into standings, and its figures.

The figures of a scheme are points for matches, victory points, walkovers, byes and tie-breaks.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace

import flet as ft

from scorekeeper.club import model as club
from scorekeeper.club.presets import CitedBye, CitedMissed, schemes
from scorekeeper.club_ui.organizer.planning.form import (
    PlanForm,
    expandable_part,
    number_row,
    source_note,
)
from scorekeeper.i18n import Label, Words
from scorekeeper.i18n import club as club_words
from scorekeeper.ui import kit
from scorekeeper.ui.theme import SENTENCE_LINE_HEIGHT, text
from scorekeeper.view_models import club_plan as view


def scheme_part(form: PlanForm) -> ft.Control:
    """Return a card with the choice of the scoring scheme; each scheme names its source."""
    words = form.words
    chosen = form.plan.scheme.id
    name = club_words.scheme_name(words, chosen)
    hint = words.text("club-scheme-hint", scheme=chosen)
    label = words.label("club-scheme-title", detail=f"{name}. {hint}")
    return expandable_part(
        form, label, lambda: [_scheme_option(form, scheme) for scheme in schemes()]
    )


def _scheme_option(form: PlanForm, scheme: club.SchemeId) -> ft.Control:
    """Return an option that chooses a scheme with its usual figures."""
    words = form.words

    def choose() -> None:
        form.change(lambda plan: replace(plan, scheme=_usual_scheme(form, scheme)))

    source = club_words.scheme_origin(words, schemes()[scheme])
    hint = words.text("club-scheme-hint", scheme=scheme)
    label = Label(
        id=f"scheme-{scheme}",
        title=club_words.scheme_name(words, scheme),
        detail="\n".join([hint, words.text("club-from", source=source)]),
    )
    return kit.option(label, choose, is_chosen=scheme == form.plan.scheme.id)


def _usual_scheme(form: PlanForm, scheme: club.SchemeId) -> club.Scheme:
    return view.usual_scheme(form.library.book(form.plan.ruleset), scheme)


def figures_part(form: PlanForm) -> ft.Control:
    """Return a card with the figures of the scoring scheme, which the organiser may change."""
    words = form.words
    usual = _usual_scheme(form, form.plan.scheme.id)
    is_usual = form.plan.scheme == usual

    def reset() -> None:
        form.change(lambda plan: replace(plan, scheme=usual))

    def build_parts() -> list[ft.Control]:
        return [
            *_match_point_rows(form),
            *_walkover_rows(form),
            *_bye_and_missed_parts(form),
            *_tie_break_parts(form),
            kit.note(words.text("club-figures-hint")),
            kit.button(words.label("club-figures-back"), None if is_usual else reset),
        ]

    chosen = words.text("club-figures-usual" if is_usual else "club-figures-changed")
    paths = [f"plan.scheme.{name}" for name in ("match_points", "bands", "tie_breaks")]
    return expandable_part(form, words.label("club-figures", detail=chosen), build_parts, *paths)


def _change_scheme(form: PlanForm, change: Callable[[club.Scheme], club.Scheme]) -> None:
    form.change(lambda plan: replace(plan, scheme=change(plan.scheme)))


def _match_point_rows(form: PlanForm) -> list[ft.Control]:
    """Return rows for the points of a win, draw and loss, and the table of victory points.

    Both are left out if the scheme has none.
    """
    words = form.words
    scheme = form.plan.scheme
    rows: list[ft.Control] = []
    points = scheme.match_points
    if points is not None:

        def set_points(changed: club.MatchPoints) -> None:
            _change_scheme(form, lambda scheme: replace(scheme, match_points=changed))

        def row_label(outcome: str) -> Label:
            return words.label("club-match-points", id=f"points-{outcome}", outcome=outcome)

        rows += [
            number_row(
                form,
                row_label("win"),
                points.win,
                lambda count: set_points(replace(points, win=count)),
            ),
            number_row(
                form,
                row_label("draw"),
                points.draw,
                lambda count: set_points(replace(points, draw=count)),
            ),
            number_row(
                form,
                row_label("loss"),
                points.loss,
                lambda count: set_points(replace(points, loss=count)),
            ),
        ]
    if scheme.counts == "victory_points":
        rows += _band_parts(form)
    return rows


def _band_parts(form: PlanForm) -> list[ft.Control]:
    """Return the table of victory points: a row for each difference of card points.

    The last row is for all larger differences.
    """
    words = form.words
    bands = form.plan.scheme.bands

    def set_bands(changed: tuple[club.Band, ...]) -> None:
        _change_scheme(form, lambda scheme: replace(scheme, bands=changed))

    def add_band() -> None:
        set_bands(view.with_band_added(bands))

    return [
        kit.heading(words.text("club-bands")),
        *(_band_row(form, bands, index, set_bands) for index in range(len(bands))),
        kit.button(words.label("club-band-add"), add_band, icon=kit.Icon.ADD),
    ]


def _band_row(
    form: PlanForm,
    bands: Sequence[club.Band],
    index: int,
    on_change: Callable[[tuple[club.Band, ...]], None],
) -> ft.Control:
    """Return a row of the table of victory points; the last row cannot be removed."""
    words = form.words
    band = bands[index]
    is_last = index == len(bands) - 1

    def set_band(changed: club.Band) -> None:
        on_change(view.with_band(bands, index, changed))

    def remove() -> None:
        on_change(view.without_band(bands, index))

    def row_label(name: str) -> Label:
        return words.label(f"club-band-{name}", id=f"{name}-{index}")

    # The last row is for all larger differences; it has no number and stays.
    if is_last:
        upto: ft.Control = text(words.text("club-band-beyond"), 16)
    else:
        upto = number_row(
            form,
            row_label("upto"),
            band.upto,
            lambda count: set_band(replace(band, upto=count)),
        )
    drop_label = words.label("club-band-drop", id=f"band-drop-{index}", number=index + 1)
    drop = kit.icon_button(kit.Icon.DELETE, drop_label, None if is_last else remove)
    rows = [
        ft.Row([ft.Container(upto, expand=True), drop]),
        number_row(
            form,
            row_label("winner"),
            band.winner,
            lambda count: set_band(replace(band, winner=count)),
        ),
        number_row(
            form,
            row_label("loser"),
            band.loser,
            lambda count: set_band(replace(band, loser=count)),
        ),
        ft.Divider(height=1),
    ]
    return ft.Column(rows, spacing=4, tight=True, key=f"band-{index}")


def _walkover_rows(form: PlanForm) -> list[ft.Control]:
    """Return rows for the card points of a walkover, and for the length of a full match.

    The card points are those of a full match; in a shorter round, a walkover gets a share of them.
    """
    words = form.words
    scheme = form.plan.scheme
    whole = scheme.whole_match or club.RoundLength()

    def set_walkover(count: int) -> None:
        _change_scheme(form, lambda scheme: replace(scheme, walkover=count))

    def set_whole(length: club.RoundLength) -> None:
        # Without any limit there is no full match to compare with: all rounds have all the points.
        whole_match = None if length == club.RoundLength() else length
        _change_scheme(form, lambda scheme: replace(scheme, whole_match=whole_match))

    return [
        number_row(form, words.label("club-walkover-points"), scheme.walkover, set_walkover),
        number_row(
            form,
            words.label("club-whole", id="whole-points", of="points"),
            whole.points or 0,
            lambda count: set_whole(replace(whole, points=count or None)),
        ),
        number_row(
            form,
            words.label("club-whole", id="whole-deals", of="deals"),
            whole.deals or 0,
            lambda count: set_whole(replace(whole, deals=count or None)),
        ),
        kit.note(words.text("club-whole-hint")),
    ]


def _bye_and_missed_parts(form: PlanForm) -> list[ft.Control]:
    """Return controls for the points of a bye, and of the rounds before a late arrival."""
    words = form.words
    scheme = form.plan.scheme
    cited_scheme = schemes()[scheme.id]

    def set_bye(bye: club.ByeRule) -> None:
        _change_scheme(form, lambda scheme: replace(scheme, bye=bye))

    def set_missed(missed: club.MissedRule) -> None:
        _change_scheme(form, lambda scheme: replace(scheme, missed=missed))

    byes = [(bye, words.label("club-bye", id=f"bye-{bye}", bye=bye)) for bye in view.BYES]
    missed = [
        (rule, words.label("club-bye", id=f"missed-{rule}", bye=rule)) for rule in view.MISSED
    ]
    return [
        kit.heading(words.text("club-bye-title")),
        kit.choice_chips(byes, scheme.bye, set_bye),
        *_source_of_rule(words, cited_scheme.bye, scheme.bye),
        kit.heading(words.text("club-missed-title")),
        kit.choice_chips(missed, scheme.missed, set_missed),
        *_source_of_rule(words, cited_scheme.missed, scheme.missed),
    ]


def _source_of_rule(words: Words, cited: CitedBye | CitedMissed, chosen: str) -> list[ft.Control]:
    """Return the source of a scheme's usual rule; an empty list if another rule is chosen."""
    if cited.rule != chosen:
        return []
    return [source_note(words, cited.ref)]


def _tie_break_parts(form: PlanForm) -> list[ft.Control]:
    """Return a row for each tie-break in its order, and buttons that add the other tie-breaks."""
    words = form.words
    order = form.plan.scheme.tie_breaks

    def set_order(changed: tuple[club.TieBreak, ...]) -> None:
        _change_scheme(form, lambda scheme: replace(scheme, tie_breaks=changed))

    def add_choice(tie: club.TieBreak) -> kit.Choice:
        label = Label(f"tie-add-{tie}", f"+ {words.text('club-tie', tie=tie)}")
        return kit.Choice(label, lambda: set_order((*order, tie)))

    parts: list[ft.Control] = [kit.heading(words.text("club-ties"))]
    parts += [_tie_break_row(words, order, index, set_order) for index in range(len(order))]
    if not order:
        parts.append(kit.note(words.text("club-ties-none")))
    others = [tie for tie in view.TIE_BREAKS if tie not in order]
    if others:
        parts.append(kit.note(words.text("club-ties-add")))
        parts.append(kit.choices([add_choice(tie) for tie in others]))
    return parts


def _tie_break_row(
    words: Words,
    order: Sequence[club.TieBreak],
    index: int,
    on_change: Callable[[tuple[club.TieBreak, ...]], None],
) -> ft.Control:
    """Return the row of a tie-break, with buttons that move it up or remove it."""

    def move_up() -> None:
        on_change(view.with_tie_break_up(order, index))

    def remove() -> None:
        on_change(view.without_tie_break(order, index))

    tie = words.text("club-tie", tie=order[index])
    up_label = words.label("club-tie-up", id=f"tie-up-{index}", tie=tie)
    drop_label = words.label("club-tie-drop", id=f"tie-drop-{index}", tie=tie)
    return ft.Row(
        [
            text(f"{words.number(index + 1)}.", 16),
            text(tie, 16, line_height=SENTENCE_LINE_HEIGHT, expand=True),
            kit.icon_button(kit.Icon.UP, up_label, move_up if index else None),
            kit.icon_button(kit.Icon.CLOSE, drop_label, remove),
        ],
        spacing=8,
        key=f"tie-{order[index]}",
    )
