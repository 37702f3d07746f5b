"""Choices of rules in words: the questions that lead to a rule set, and switches."""

from scorekeeper.i18n.messages import Words, capitalized
from scorekeeper.i18n.rule_values import enumeration, rule_name, rule_value
from scorekeeper.rules import RuleSetId, switches
from scorekeeper.rules.book import RuleBook
from scorekeeper.rules.library import rule_book
from scorekeeper.rules.questions import Answer, Question


def question_text(words: Words, question: Question) -> str:
    """Return a question that leads to a rule set."""
    return words.text(f"ask-{question.id}")


def answer_text(words: Words, answer: Answer) -> str:
    """Return an answer with a capital: “Yes”, “To 5,000”, “One against the others”."""
    value = answer.value
    if isinstance(value, bool):
        text = words.text("value-yes" if value else "value-no")
    elif answer.path == "target":
        text = words.text("rule-set-end-target", target=value)
    elif answer.path == "match_hands":
        text = words.text("rule-set-end-deals", deals=value)
    else:
        text = rule_value(words, answer.path, value)
    return capitalized(text)


def switch_text(words: Words, switch: switches.Switch) -> str:
    """Return the sentence or question of a switch."""
    return words.text(f"switch-{switch.id}")


def option_name(words: Words, switch: switches.Switch, option: switches.Option) -> str:
    """Return the name of an option of a switch."""
    if option.id:
        return words.text(f"switch-{switch.id}-{option.id}")
    return rule_value(words, switch.path, option.value)


def points_to_agree_text(words: Words, option: switches.Option) -> str:
    """Return the points on which players have to agree with an option; empty without any."""
    if not option.ask:
        return ""
    names = [rule_name(words, path) for path in option.ask]
    return words.text("switch-asks", what=enumeration(words, names))


def other_forms_text(words: Words, book: RuleBook) -> str:
    """Return the names of the rule sets that are other forms of a rule set; empty without any."""
    # Only rule sets of the program are other forms of one.
    names = [
        words.rule_set_name(rule_book(RuleSetId(form)).identity)
        for form in switches.other_forms(book)
    ]
    if not names:
        return ""
    return words.text("switch-other-form", names=enumeration(words, names))
