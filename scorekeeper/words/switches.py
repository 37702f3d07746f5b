"""Switches in words: what each of them means, and what its values are."""

from scorekeeper.rules import RuleSetId, rule_book
from scorekeeper.rules.book import RuleBook
from scorekeeper.rules.switch_files import Option, Switch
from scorekeeper.rules.switches import SWITCH_MARK, find_switch, other_forms
from scorekeeper.words.rule_names import rule_name
from scorekeeper.words.rule_sets import rule_set_name
from scorekeeper.words.rule_tables import listed
from scorekeeper.words.rule_values import rule_value
from scorekeeper.words.sources import reference
from scorekeeper.words.words import Words


def switch_name(words: Words, switch: Switch) -> str:
    """What a switch is about, as short as a heading."""
    return rule_name(words, switch.path)


def switch_sentence(words: Words, switch: Switch) -> str:
    """What a switch means, in a sentence or two for players."""
    return words.text(f"switch-{switch.id}")


def option_name(words: Words, switch: Switch, option: Option) -> str:
    """One value of a switch."""
    if option.id:
        return words.text(f"switch-{switch.id}-{option.id}")
    return rule_value(words, switch.path, option.value)


def switch_effect(words: Words, switch: Switch) -> str:
    """What a switch changes: scores, melds, the match, or only how the table plays."""
    return words.text(f"switch-affects-{switch.affects}")


def option_asks(words: Words, option: Option) -> str:
    """What the table has to agree on when it takes a value; empty where there is nothing."""
    if not option.ask:
        return ""
    what = listed(words, [rule_name(words, path) for path in option.ask])
    return words.text("switch-asks", what=what)


def other_forms_said(words: Words, book: RuleBook) -> str:
    """The rule sets that others play instead of this one; empty where there are none."""
    names = [rule_set_name(words, rule_book(RuleSetId(one)).identity) for one in other_forms(book)]
    return words.text("switch-other-form", names=listed(words, names)) if names else ""


def house_reference(words: Words, ref: str) -> str:
    """Where a house rule comes from: a ready switch by its sentence, or a source."""
    if ref.startswith(SWITCH_MARK):
        switch = find_switch(ref.removeprefix(SWITCH_MARK))
        return ref if switch is None else switch_sentence(words, switch)
    return reference(words, ref)
