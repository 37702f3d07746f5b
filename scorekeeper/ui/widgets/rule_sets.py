"""Rule sets to choose from, by family, with the house rules of the table above them."""

from collections.abc import Callable, Sequence

import flet as ft

from scorekeeper.i18n import Label, Words
from scorekeeper.i18n.documents import place_text
from scorekeeper.problem import Problem
from scorekeeper.rules import HouseRules, RuleSetId
from scorekeeper.ui import addresses, kit
from scorekeeper.ui.addresses import RULES
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SENTENCE_LINE_HEIGHT, Face, text
from scorekeeper.view_models.rule_sets import RuleSetRow, match_counts, player_counts, rule_set_list


def rule_set_chooser(
    state: State,
    on_choose: Callable[[RuleSetId], object],
    on_back: kit.Handler,
    *,
    chosen: RuleSetId | None,
    house_rules: Sequence[HouseRules] = (),
    chosen_house_rules: str = "",
    on_choose_house_rules: Callable[[HouseRules], object] | None = None,
    can_choose: Callable[[RuleSetId], bool] = lambda _: True,
    on_player_count: Callable[[int], object] | None = None,
    hint: str = "",
    id_prefix: str = "ruleset",
) -> ft.Container:
    """Return a whole page of rule sets and house rules to choose from.

    Args:
        state: State of the page.
        on_choose: Called with the chosen rule set.
        on_back: Called by the back button.
        chosen: The current rule set; it is not marked if house rules are chosen.
        house_rules: House rules above the rule sets.
        chosen_house_rules: Name of the current house rules; empty for none.
        on_choose_house_rules: Called with the chosen house rules.
        can_choose: Returns True if a rule set, and house rules based on it, may be chosen.
        on_player_count: Called with the number of players that the list is limited to; 0 for any.
        hint: Reason why some cannot be chosen.
        id_prefix: Begins the ids of the rule sets.
    """
    words = state.words

    def house_rules_row(index: int, house: HouseRules) -> ft.Control:
        base = words.rule_set_name(house.book.identity)
        detail = words.text("house-line", base=base, count=len(house.rules))

        def choose() -> object:
            return on_choose_house_rules(house) if on_choose_house_rules else None

        return kit.option(
            Label(f"choose-house-{index}", house.name, detail),
            choose if can_choose(house.base) else None,
            is_chosen=house.name.strip() == chosen_house_rules,
        )

    parts: list[ft.Control] = [kit.note(hint)] if hint else []
    if house_rules:
        rows = [house_rules_row(index, house) for index, house in enumerate(house_rules)]
        parts.append(kit.section(words.text("set-up-house"), rows))
    parts.append(
        RuleSetChooser(
            on_choose,
            chosen=None if chosen_house_rules else chosen,
            can_choose=can_choose,
            on_player_count=on_player_count,
            id_prefix=id_prefix,
        )
    )
    bar = kit.title_bar(state, words.text("set-up-rules"), on_back=on_back)
    return kit.page_frame(bar, kit.reading_column(state.layout, parts))


@component
def RuleSetChooser(
    on_choose: Callable[[RuleSetId], object],
    *,
    chosen: RuleSetId | None = None,
    can_choose: Callable[[RuleSetId], bool] = lambda _: True,
    on_player_count: Callable[[int], object] | None = None,
    id_prefix: str = "ruleset",
) -> ft.Control:
    """List of rule sets, with a search by name and by number of players.

    Args:
        on_choose: Called with the chosen rule set.
        chosen: The current one.
        can_choose: Returns True if a rule set may be chosen.
        on_player_count: Called with the number of players that the list is limited to; 0 for any.
        id_prefix: Begins the ids of the rows.
    """
    state = use_state()
    words = state.words
    search_text, set_search_text = ft.use_state("")
    player_count, set_player_count = ft.use_state(0)
    # Games played by each rule set. Counted once, not at every letter: this reads all matches.
    counts = ft.use_memo(lambda: match_counts(state.session), [])
    found = rule_set_list(
        words,
        state.library,
        state.rule_sets,
        counts,
        locale=state.home_locale,
        search_text=search_text,
        player_count=player_count,
    )

    def choose_player_count(count: int) -> None:
        # A second tap on a chip shows the rule sets for any number of players again.
        chosen_count = 0 if count == player_count else count
        set_player_count(chosen_count)
        if on_player_count is not None:
            on_player_count(chosen_count)

    def rule_set_row(row: RuleSetRow) -> ft.Control:
        label = Label(
            id=f"{id_prefix}-{row.id}",
            title=row.name,
            detail="\n".join([row.speciality, *row.further_lines]),
            says=row.says,
        )

        def choose() -> object:
            return on_choose(row.id)

        on_tap = choose if can_choose(row.id) else None
        return kit.option(label, on_tap, is_chosen=row.id == chosen)

    parts = [
        kit.field(words.label("rule-sets-search"), search_text, set_search_text),
        _player_count_chips(state, player_count, choose_player_count),
    ]
    parts += [
        kit.section(group.title, [rule_set_row(row) for row in group.rows])
        for group in found.groups
    ]
    if found.rare:
        rare_rows = [rule_set_row(row) for row in found.rare]
        is_chosen_rare = any(row.id == chosen for row in found.rare)
        parts.append(RareRuleSets(rare_rows, is_first_open=is_chosen_rare))
    if not found.groups:
        parts.append(kit.note(words.text("rule-sets-none"), id="rule-sets-none"))
    return kit.full_width_column(parts)


@component
def RareRuleSets(rows: Sequence[ft.Control], *, is_first_open: bool) -> ft.Control:
    """Row that shows and hides the rule sets that few people play.

    Args:
        rows: The rule sets.
        is_first_open: True to show the rule sets before the first tap.
    """
    words = use_state().words
    is_open, set_open = ft.use_state(is_first_open)
    label = words.label("rule-sets-rare", count=len(rows))
    expander = kit.expander(label, lambda: set_open(not is_open), is_open=is_open)
    return kit.section("", [expander, *(rows if is_open else [])])


def _player_count_chips(
    state: State, player_count: int, on_choose: Callable[[int], None]
) -> ft.Control:
    """Return chips that limit the list to a number of players; for 0 none of them is chosen."""
    words = state.words
    options = [
        (count, Label(f"for-{count}", words.number(count), says=_for_players(words, count)))
        for count in player_counts(state.library)
    ]
    chips = kit.choice_chips(options, player_count or None, on_choose)
    return kit.full_width_column([kit.note(words.text("rule-sets-for")), chips], spacing=4)


def _for_players(words: Words, count: int) -> str:
    return words.text("rule-sets-for-said", players=count)


def unknown_rule_set_screen(state: State, name: str) -> ft.View:
    """Return the screen for an address that names no rule set."""
    hint = kit.note(state.words.text("nowhere-rule-set", name=name), id="nowhere")
    return kit.screen(
        state, str(addresses.RuleSet(name)), state.words.text("rules-title"), [hint], back=RULES
    )


def problem_block(words: Words, problem: Problem) -> ft.Control:
    """Return a problem of a rule file: its place in the file, above the sentence."""
    lines: list[ft.Control] = []
    place = place_text(words, problem)
    if place:
        lines.append(text(place, 14, Face.MEDIUM, line_height=SENTENCE_LINE_HEIGHT))
    lines.append(text(words.problem(problem), 15, line_height=SENTENCE_LINE_HEIGHT))
    return ft.Column(lines, spacing=0, tight=True)
