"""Which rules do we play? A few questions, answered by taps, lead to a rule set."""

from scorekeeper.i18n import Words
from scorekeeper.i18n.rule_choices import answer_text, question_text
from scorekeeper.rules import RuleLibrary
from scorekeeper.rules.questions import question_file, survey
from scorekeeper.services import Session
from tests.ui.device import device
from tests.ui.testkit import UI

MOST = question_file().most


async def answer_as(ui: UI, set_id: str) -> list[str]:
    """Answer every question as a table that plays this rule set; the questions."""
    words, now, asked = Words(), survey(RuleLibrary()), []
    table = next(each for each in now.left if each.rule_set == set_id)
    while now.question is not None:
        answer = table.answers[now.question.id]
        asked.append(question_text(words, now.question))
        assert ui.text("question") == asked[-1]
        await ui.tap_text(answer_text(words, answer))
        now = now.with_answer(answer)
    return asked


async def test_a_table_of_samba_is_led_to_it_and_starts_a_game(session: Session) -> None:
    async with device(session, route="/rules") as ui:
        await ui.tap("ask-title")
        assert ui.text("ask-number").startswith("Question 1 · ")
        asked = await answer_as(ui, "samba")
        assert len(asked) <= MOST
        assert ui.text("ask-found") == "These are your rules"
        await ui.tap("play-samba")
        assert ui.route == "/new?rules=samba&players=4"
        assert ui.has_text("Samba")
        await ui.tap("back")
        assert ui.route == "/rules/samba"


async def test_a_short_list_says_what_tells_its_rule_sets_apart(session: Session) -> None:
    async with device(session, route="/rules-which") as ui:
        await answer_as(ui, "classic_4p")
        assert ui.text("ask-found") == "Most likely one of these"
        assert ui.has_text("How Uruguayan differs from Classic")
        assert ui.has_text("Played just like Classic.")
        await ui.tap("read-uruguayan")
        assert ui.route == "/rules/uruguayan"


async def test_one_may_not_know_and_be_asked_one_more(session: Session) -> None:
    async with device(session, route="/rules-which") as ui:
        for number in range(MOST):
            assert ui.text("ask-number").startswith(f"Question {number + 1} · ")
            await ui.tap("ask-unknown")
        assert all(ui.has(f"read-{set_id}") for set_id in survey(RuleLibrary()).rule_sets)
        assert not ui.has("play-samba"), "so many are only named"
        await ui.tap("ask-more")
        assert ui.text("ask-number").startswith(f"Question {MOST + 1} · ")
        await ui.tap("ask-unknown")
        assert ui.has("ask-found")
        await ui.tap("ask-again")
        assert ui.text("ask-number").startswith("Question 1 · ")
        assert not ui.has("given-0")


async def test_an_answer_is_taken_back_by_a_tap_or_the_way_back(session: Session) -> None:
    async with device(session, route="/rules-which") as ui:
        first = ui.text("question")
        await ui.tap("answer-0")
        second = ui.text("question")
        assert ui.text("given-0").startswith(first)
        await ui.tap("ask-unknown")
        assert ui.text("given-1") == f"{second} Don’t know"
        await ui.tap("back")
        assert ui.text("question") == second
        assert not ui.has("given-1")
        await ui.tap("given-0")
        assert ui.text("question") == first
        await ui.tap("back")
        assert ui.route == "/rules"


async def test_a_game_by_rules_that_there_are_not_begins_with_the_usual(session: Session) -> None:
    async with device(session, route="/new?rules=whist&players=4") as ui:
        assert ui.has_text("Classic")
        await ui.tap("back")
        assert ui.has_text("There is no rule set “whist”")


async def test_a_game_is_begun_for_as_many_as_were_asked_for(session: Session) -> None:
    async with device(session, route="/new?rules=british&players=3") as ui:
        assert ui.has_text("British")
        assert ui.has("name-2"), "everyone for themselves"
