"""View model of the record screen: names, numbers and sentences of the deal form."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from scorekeeper.deal_form import chips
from scorekeeper.deal_form.chips import FEET, Chip, ChipRow, ChipState, CountTile, Tile, TileState
from scorekeeper.deal_form.form import MINUS as TYPED_MINUS
from scorekeeper.deal_form.form import PLUS, TIMES, EndingKind, Field, has_number, sum_value
from scorekeeper.deal_form.view import FieldView, FormProblem, FormView, SideView
from scorekeeper.i18n import Label, Words
from scorekeeper.i18n.matches import rules_name
from scorekeeper.i18n.messages import MINUS
from scorekeeper.i18n.rule_values import enumeration
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.deal import Adjustment
from scorekeeper.view_models.record_target import EditKind, EditTarget

MAX_SAVE_SUMS = 3
"""Maximum number of sums that fit on the Save button."""
MAX_VISIBLE_SUM_LENGTH = 11
"""Characters of a typed sum that are visible; a longer one is cut off at its start."""
MAX_SUBTITLE_LENGTH = 28
"""Characters of a subtitle that fit on a phone; a longer one leaves out the rule set."""
MAX_QUESTION_SUBTITLE_LENGTH = 20
"""The same if the title is the question, which leaves less room beside one more button."""
BRIEF_PROBLEM_CODES = frozenset(
    {
        "odd_points",
        "too_many_points",
        "too_few_points_for_canastas",
        "total_too_high",
        "total_too_low_for_out",
        "too_many_points_for_canastas",
    }
)
"""Problems of a field that have a short form."""
SIGNED_ROWS = ("red_threes", "black_threes")
"""Rows of threes, which count for a side or against it."""
SIGN_BEFORE_NUMBER = re.compile(f"([+{MINUS}]) ")


# --- the title


def target_title(words: Words, target: EditTarget) -> str:
    """Return the title of the screen: the kind of edit, and the number of the deal."""
    return words.text(f"record-title-{target.kind}", number=target.number)


def target_subtitle(words: Words, target: EditTarget, *, is_short: bool) -> str:
    """Return the dealer and the rule set; the dealer alone if both do not fit or `is_short`.

    In a match of a fixed number of deals, the number of the deal and of all deals replaces the rule
    set. Without a dealer, return the rule set alone.
    """
    rules = rules_name(words, target.open_match)
    if target.dealer is None:
        return rules
    dealt = words.text("record-dealt", dealer=target.dealer)
    count = target.match.rules.match_hands
    if count:
        return f"{words.text('record-of', number=target.number, count=count)} · {dealt}"
    both = words.text("record-under", rules=rules, dealer=target.dealer)
    if is_short or len(both) > MAX_SUBTITLE_LENGTH:
        return dealt
    return both


def question_subtitle(words: Words, target: EditTarget) -> str:
    """Return the subtitle below a question as the title: the deal, with its rules if they fit.

    The rules are left out when an earlier deal is edited or inserted.
    """
    title = target_title(words, target)
    both = f"{title} · {rules_name(words, target.open_match)}"
    if target.kind is not EditKind.RECORD or len(both) > MAX_QUESTION_SUBTITLE_LENGTH:
        return title
    return both


# --- who went out


def special_endings(rules: RuleSet) -> dict[EndingKind, int]:
    """Return the special ways of ending a deal that the rules have, with their points."""
    points: dict[EndingKind, int] = {}
    if rules.concealed_go_out_extra:
        points["concealed"] = rules.concealed_go_out_extra
    if rules.acaba.enabled:
        points["acaba"] = rules.acaba.caller
    return points


def required_canastas(words: Words, rules: RuleSet) -> str:
    """Return the kinds of canastas required for going out; empty if the rules name no kinds."""
    kinds = rules.go_out_requirement.kinds
    return words.text("record-contract", kinds=words.canastas(kinds)) if kinds else ""


# --- penalties and bonuses


def adjustment_label(words: Words, points: int, side_name: str, *, is_penalty: bool) -> Label:
    """Return the label of the button that saves a penalty or bonus.

    Before points are typed, the label has none.
    """
    if points:
        return words.label("adjust-save", points=words.points(points), side=side_name)
    kind = "penalty" if is_penalty else "bonus"
    return words.label("adjust-save-empty", id="adjust-save", kind=kind)


# --- rows of chips


def row_name(words: Words, rule_set: str, row: ChipRow) -> str:
    """Return the name of a row of chips in a rule set."""
    group, _, kind = row.key.partition(".")
    if group == "trump_canastas":
        name = words.text("record-row", group="canastas", kind=kind, rules=rule_set)
        return words.text("record-row-trump", row=name)
    return words.text("record-row", group=group, kind=kind, rules=rule_set)


def row_value(words: Words, row: ChipRow, sign: int = 1) -> str:
    """Return the points of an item in a row, or of the first and the last item if they differ.

    Args:
        words: The language.
        row: The row; without points the result is empty.
        sign: Sign of the points of threes; 0 if they do not count.
    """
    if row.each is None:
        return ""
    if row.together is None or not sign:
        return words.text("record-each", points=sign * row.each)
    return words.text("record-each-range", first=sign * row.each, last=sign * row.together)


def chip_number(words: Words, row: ChipRow, chip: Chip) -> str:
    """Return the text of a chip: a number, or "yes" or "no" on the chips of a switch."""
    if row.key in chips.SWITCHES:
        return words.text("value-yes" if chip.number else "value-no")
    return chip.label


# --- tiles


class TileLook(StrEnum):
    """Emphasis of a tile."""

    PLAIN = "plain"
    """The side does not have the item of the tile."""
    CHOSEN = "chosen"
    """The side has the item."""
    LOUD = "loud"
    """The item costs the side points."""


@dataclass(frozen=True, slots=True)
class TileView:
    """A tile for an item that a side has one or few of."""

    title: str
    value: str
    """Number, points or state."""
    says: str
    look: TileLook
    is_enabled: bool = True

    @property
    def is_selected(self) -> bool:
        """True if the side has it, finished or not."""
        return self.look is not TileLook.PLAIN


def tile_view(
    words: Words, rule_set: str, side_name: str, tile: Tile, state: TileState
) -> TileView:
    """Return the view of a tile: finished, begun or missing, with its points."""
    points = (tile.done.each or 0) * state.done + (tile.begun.each or 0) * state.begun
    value = "–"
    stage = "none"
    look = TileLook.PLAIN
    if state.done:
        value = f"✓ {words.number(points)}"
        stage = "done"
        look = TileLook.CHOSEN
    elif state.begun:
        value = words.number(points)
        stage = "begun"
        look = TileLook.LOUD
    title = row_name(words, rule_set, tile.done)
    says = words.text("record-tile-said", tile=title, side=side_name, state=stage, points=points)
    return TileView(title, value, says, look, can_tap_tile(tile, state))


def can_tap_tile(tile: Tile, state: TileState) -> bool:
    """Return True if a tap changes a tile: it is done or begun, or can become so."""
    return bool(state.done or state.begun or state.can_be_done or tile.begun.each)


def special_hand_tile(words: Words, rules: RuleSet, special_hand: str | None) -> TileView:
    """Return the tile of the special hands, with the points of the chosen hand, if any."""
    points = {hand.id: hand.points for hand in rules.special_hands}
    title = words.text("record-special-short")
    full_title = words.text("record-special-hand")
    if special_hand not in points:
        return TileView(title, "–", full_title, TileLook.PLAIN)
    value = f"✓ {words.number(points[special_hand])}"
    return TileView(title, value, f"{full_title}: {value}", TileLook.CHOSEN)


def count_tile_view(
    words: Words, rule_set: str, side_name: str, tile: CountTile, state: ChipState
) -> TileView:
    """Return the tile of a counted item, or of the foot.

    The foot counts as picked up until a tap marks it as not picked up, which costs points.
    """
    count = state.number
    is_enabled = can_tap_count_tile(state)
    each = tile.row.each or 0
    if tile.row.key == FEET:
        title = words.text("record-foot")
        value = words.text("record-foot-state", count=count, points=each * count)
        look = TileLook.LOUD if count else TileLook.CHOSEN
        says = words.text("record-count-said", tile=title, side=side_name, value=value)
        return TileView(title, value, says, look, is_enabled)

    title = row_name(words, rule_set, tile.row)
    value = words.number(each)
    look = TileLook.PLAIN
    if count:
        value = f"{words.number(count)} · {words.number(each * count)}"
        look = TileLook.CHOSEN
    says = words.text("record-chip-said", row=title, number=count, side=side_name)
    return TileView(title, value, says, look, is_enabled)


def can_tap_count_tile(state: ChipState) -> bool:
    """Return True if a tap changes the tile of a counted item."""
    return not state.is_off and (state.number > 0 or state.limit > 0)


def penalty_tile(words: Words, side_name: str, points: int, remark: str) -> TileView:
    """Return the tile of penalty and note, with the points or else the note."""
    title = words.text("record-penalty-note")
    value = words.points(points) if points else remark
    look = TileLook.PLAIN
    if points < 0:
        look = TileLook.LOUD
    elif value:
        look = TileLook.CHOSEN
    says = words.text("record-count-said", tile=title, side=side_name, value=value or "–")
    return TileView(title, value or "–", says, look)


# --- fields


def field_name(words: Words, rules: RuleSet, field: Field, key: str = "record-field") -> str:
    """Return the name of a field. The field for cards left may mention hand and foot.

    Args:
        words: The language.
        rules: The rules.
        field: The field.
        key: Message with the name: `record-field`, or a shorter form.
    """
    has_foot = rules.hand_cards == "every_card_of_hand_and_foot"
    return words.text(key, field=field, foot="true" if has_foot else "false")


def field_number(words: Words, view: FieldView) -> str:
    """Return the value of a field, "0" if nothing is typed; empty for a disabled field.

    Cards left in hand have a minus sign.
    """
    if view.disabled_reason:
        return ""
    if not view.text:
        return "0"
    number = words.number(view.value)
    return f"{MINUS} {number}" if view.field is Field.HAND else number


def field_hint(words: Words, view: FieldView) -> str:
    """Return the hint of a field: why it is disabled, the typed sum, or an explanation."""
    if view.disabled_reason:
        return words.text("record-field-off", why=view.disabled_reason)
    if PLUS in view.text or TIMES in view.text:
        if len(view.text) > MAX_VISIBLE_SUM_LENGTH:
            return f"…{view.text[-MAX_VISIBLE_SUM_LENGTH:]}"
        return view.text
    return words.text("record-field-hint", field=view.field)


def field_screen_reader_text(words: Words, rules: RuleSet, side_name: str, view: FieldView) -> str:
    """Return the screen-reader text of a field: name, side, value and problem."""
    value = words.text("record-empty")
    if view.disabled_reason:
        value = words.text("record-field-off", why=view.disabled_reason)
    elif view.text:
        value = words.number(view.value)
    name = field_name(words, rules, view.field)
    says = words.text("record-field-said", field=name, side=side_name, value=value)
    if view.problem is None:
        return says
    problem = words.problem(view.problem.problem)
    return words.text("record-field-wrong", said=says, problem=problem)


def typed_total(words: Words, typed: str) -> str:
    """Return the value of a typed sum; empty if nothing is typed."""
    if not typed:
        return ""
    value = sum_value(typed)
    if typed.startswith(TYPED_MINUS) and not value:
        return MINUS
    return words.number(value)


def typed_sum(words: Words, typed: str) -> str:
    """Return a sum as typed; a single number is formatted for the language."""
    if PLUS in typed or TIMES in typed:
        return typed.replace(TYPED_MINUS, MINUS)
    return typed_total(words, typed)


def books_sum(words: Words, view: SideView) -> str:
    """Return the sum of a side's books and cards; empty if neither is typed."""
    if not any(has_number(field.text) for field in view.fields):
        return ""
    return words.text("record-equals", points=sum(field.value for field in view.fields))


def next_caption(words: Words, rules: RuleSet, side_name: str, field: Field) -> str:
    """Return the caption of the key that moves the cursor to `field` of a side.

    It is the name of the side for totals and books, and otherwise the name of the field.
    """
    if field in (Field.TOTAL, Field.BOOKS):
        return side_name
    return field_name(words, rules, field, "record-next")


def totals_text(words: Words, view: SideView) -> str:
    """Return a side's total before the deal; once points are typed, also the total after it."""
    before = words.number(view.before)
    if not any(has_number(field.text) for field in view.fields):
        return before
    return f"{before} {words.text('record-after', total=view.after)}"


# --- sums


def tab_screen_reader_text(words: Words, side_name: str, view: SideView) -> str:
    """Return the screen-reader text of a tab: side, points, new total, and a problem."""
    return words.text(
        "record-tab-said",
        side=side_name,
        points=words.points(view.points),
        total=view.after,
        problem="yes" if view.problems else "no",
    )


def sum_sentence(words: Words, view: SideView, names: Sequence[str]) -> str:
    """Return the lines of a side's score in a sentence.

    For a blank side that shares the input of its partners, the sentence names the partners instead.

    Args:
        words: The language.
        view: The side.
        names: The names of all sides.
    """
    if view.shared_with:
        partners = enumeration(
            words, [names[side] for side in sorted((view.side, *view.shared_with))]
        )
        return words.text("record-partners", names=partners)
    return words.sentence(view.lines) or words.text("record-nothing")


def with_unbroken_signs(sentence: str) -> str:
    """Return a sentence with a no-break space between each sign and its number."""
    return SIGN_BEFORE_NUMBER.sub("\\1\N{NO-BREAK SPACE}", sentence)


def next_meld(words: Words, view: SideView) -> str:
    """Return the requirement of the side's next initial meld; empty without a requirement."""
    if view.required.is_nothing:
        return ""
    return words.text("record-next-meld", needed=words.requirement(view.required))


def totals_and_next_meld(words: Words, view: SideView) -> str:
    """Return the totals before and after the deal, and the next initial meld if there is one."""
    if view.required.is_nothing:
        return f"{words.number(view.before)} → {words.number(view.after)}"
    needed = words.requirement(view.required)
    return words.text("record-course", before=view.before, after=view.after, needed=needed)


# --- problems


def column_problems(view: SideView) -> tuple[FormProblem, ...]:
    """Return the problems of a side that are about neither a field nor going out."""
    return tuple(
        problem
        for problem in view.problems
        if problem.field is None and not problem.is_about_going_out
    )


def loose_problems(
    view: FormView, *, has_columns: bool, side: int | None = None
) -> tuple[FormProblem, ...]:
    """Return the problems that no field or column of the screen shows.

    Problems of the open side come first.

    Args:
        view: The form.
        has_columns: True if all sides are visible, each with its problems.
        side: The side that is open; by default the one with the cursor.
    """
    if not view.due_problems:
        return ()
    open_side = view.open_side if side is None else side
    loose = [
        problem
        for problem in view.due_problems
        if not _is_shown_elsewhere(view, problem, open_side, has_columns=has_columns)
    ]
    return tuple(sorted(loose, key=lambda problem: problem.side != open_side))


def _is_shown_elsewhere(
    view: FormView, problem: FormProblem, open_side: int, *, has_columns: bool
) -> bool:
    """Return True if a problem is shown in its field, or in the column of its side."""
    if problem.is_about_going_out or problem.side is None:
        return False
    if view.is_by_totals:
        return problem.field is Field.TOTAL
    if has_columns:
        return True
    fields = [field.field for field in view.sides[open_side].fields]
    return problem.side == open_side and problem.field in fields


def brief_problem(words: Words, problem: FormProblem) -> str:
    """Return a short text for a problem, which fits into a field."""
    code = problem.problem.code
    if code not in BRIEF_PROBLEM_CODES:
        code = "other"
    return words.text(f"record-brief-{code}", **problem.problem.values)


def problems_line(
    words: Words, problems: Sequence[FormProblem], side_names: Sequence[str], here: int | None
) -> str:
    """Return the first problem, with the name of its side, and the number of other problems.

    Args:
        words: The language.
        problems: At least one problem.
        side_names: Names of all sides.
        here: Index of the side whose problems need no name; None to name every side.
    """
    first = problems[0]
    line = words.problem(first.problem)
    if first.side is not None and first.side != here:
        line = words.text("record-problem-of", side=side_names[first.side], problem=line)
    more_count = len(problems) - 1
    if more_count:
        line = words.text("record-problem-more", problem=line, count=more_count)
    return line


# --- Save


@dataclass(frozen=True, slots=True)
class SaveView:
    """The Save button."""

    title: str
    short_title: str
    sums: tuple[str, ...]
    """Points of each side in this deal; empty if they are many, or some are missing."""
    missing: str
    """The number of missing totals, in words; empty if none is, or if totals are not typed."""
    says: str
    is_ready: bool
    """True if everything that a usual deal has was typed."""
    is_blank: bool


def save_view(words: Words, target: EditTarget, view: FormView) -> SaveView:
    """Return the texts and the state of the Save button for a form."""
    title = words.text("record-save", number=target.number)
    names = [side.name for side in target.match.sides]
    side_sums = [
        words.text("record-save-side", side=name, points=side.points)
        for name, side in zip(names, view.sides, strict=True)
    ]
    sums = tuple(words.number(side.points) for side in view.sides)
    missing = ""
    if view.is_by_totals and view.missing_sides:
        missing = words.text("record-missing", count=len(view.missing_sides))
    return SaveView(
        title=title,
        short_title=words.text("record-save-short"),
        sums=() if missing or len(sums) > MAX_SAVE_SUMS else sums,
        missing=missing,
        says=words.text("record-save-said", save=title, sums=", ".join(side_sums)),
        is_ready=view.is_ready,
        is_blank=view.is_blank,
    )


# --- adjustments


def combine_adjustments(before: Adjustment, added: Adjustment) -> Adjustment:
    """Return the sum of two adjustments of a side, with both reasons."""
    reasons = [reason for reason in (before.reason, added.reason) if reason]
    # `dict.fromkeys` removes a repeated reason.
    return Adjustment(before.points + added.points, "; ".join(dict.fromkeys(reasons)))
