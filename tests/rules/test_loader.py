"""The loader takes no value without its source, and says everything that is wrong at once."""

import pytest

from scorekeeper.rules import RuleSetError
from scorekeeper.rules.loader import read_rule_file
from tests.rules.kit import CHILD, FILE, HEAD, TARGET, load_rule_file, refusal


def leaf(**keys: object) -> str:
    """The leaf `target` with keys as TOML spells them."""
    return "[target]\n" + "".join(f"{key} = {value}\n" for key, value in keys.items())


REF, STATUS = '"pagat"', '"outside"'


def test_a_file_says_only_what_differs() -> None:
    book = load_rule_file(TARGET)
    assert book.rules.target == 3000
    assert book.rules.go_out_bonus == 100
    assert book.citations.citation_at("target").refs == ("pagat",)
    assert not book.citations.is_inherited("target")
    assert book.citations.is_inherited("go_out_bonus")


@pytest.mark.parametrize(
    ("body", "told"),
    [
        (leaf(value=3000, status=STATUS), "target: a reference is needed"),
        (leaf(value=3000, ref='""', status=STATUS), "target.ref: there is no source “"),
        (leaf(value=3000, ref="[]", status=STATUS), "target: a reference is needed"),
        (
            leaf(value=3000, ref='"hearsay"', status=STATUS),
            "target.ref: there is no source “hear",
        ),
        (
            leaf(value=3000, ref='["pagat", "x"]', status=STATUS),
            "target.ref: there is no source “",
        ),
        (
            leaf(value=3000, ref='"dutch-wikipedia"', status=STATUS),
            "target.ref: “dutch-wikipedia” needs a place after “#”",
        ),
        (
            leaf(value=3000, ref='"dutch-wikipedia#Nowhere"', status=STATUS),
            "#Nowhere” needs a place after “#”",
        ),
        (leaf(value=3000, ref=REF), "target.status: must be one of document, "),
        (
            leaf(value=3000, ref=REF, status='"inherited"'),
            "target.status: must be one of document, ",
        ),
        (leaf(ref=REF, status=STATUS), "target: either a value or “absent = true” is needed"),
        (leaf(value=1, absent="true", ref=REF, status=STATUS), "target: either a value or “absent"),
        (
            leaf(value=3000, ref=REF, status=STATUS, unit='"points"'),
            "target.unit: there is no field “unit”",
        ),
        ("target = 3000\n", "target: this value needs its own"),
        ('colour = "red"\n', "colour: this value needs its own"),
        (
            leaf(value='"3000"', ref=REF, status=STATUS),
            "target: must be a whole number, n",
        ),
        (
            leaf(value=3000.0, ref=REF, status=STATUS),
            "target: must be a whole number, not",
        ),
        (leaf(value=-5, ref=REF, status=STATUS), "target: must be 1 or more"),
        (leaf(absent="true", ref=REF, status=STATUS), "target: the game needs an end"),
        ('[goal]\nvalue = 1\nref = "pagat"\nstatus = "outside"\n', "goal: there is no such rule"),
        (
            '[canasta_bonus.gold]\nvalue = 1\nref = "pagat"\nstatus = "outside"\n',
            "canasta_bonus.gold: there is no such rule",
        ),
        (
            leaf(value=1, ref=REF, status=STATUS, disputed="[{ value = 2 }]"),
            "target.disputed[0]: a r",
        ),
        (
            leaf(value=1, ref=REF, status=STATUS, disputed='[{ value = 2, ref = "x" }]'),
            "target.disputed[0].ref: there is no source “x",
        ),
        (
            leaf(value=1, ref=REF, status=STATUS, disputed='[{ who = "me", ref = "pagat" }]'),
            "target.disputed[0].who: there is no field “who”",
        ),
        (
            leaf(value=1, ref=REF, status=STATUS, disputed='[{ path = "x", ref = "pagat" }]'),
            "target.disputed[0].path: must be target or a rule that contains it",
        ),
        (
            '[[restates]]\npaths = ["target"]\nref = "pagat"\n',
            "restates: this value needs its own “ref”",
        ),
    ],
)
def test_a_value_that_is_not_in_order_is_refused(body: str, told: str) -> None:
    assert any(told in complaint for complaint in refusal(body)), refusal(body)


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ("ref = 5\n", "ref: must be text or a list of texts"),
        (leaf(value=1, ref=5, status=STATUS), "target.ref: must be text or a list of texts"),
        (leaf(value=1, ref="[5]", status=STATUS), "target.ref: must be text or a list of texts"),
        (leaf(value=1, ref=REF, status="1"), "target.status: must be text"),
        (leaf(value=1, ref=REF, status=STATUS, note="1"), "target.note: must be text"),
        (leaf(value=1, ref=REF, status=STATUS, note_id="1"), "target.note_id: must be text"),
        (
            leaf(value=1, ref=REF, status=STATUS, source_note="1"),
            "target.source_note: must be text",
        ),
        (
            leaf(value=1, ref=REF, status=STATUS, disputed="{ value = 1 }"),
            "target.disputed: must be a list",
        ),
        (
            leaf(value=1, ref=REF, status=STATUS, disputed="[1]"),
            "target.disputed: must be a list",
        ),
        (leaf(absent="1", ref=REF, status=STATUS), "target.absent: must be true or false"),
    ],
)
def test_wrong_kind_in_a_citation_is_refused_with_its_path(body: str, told: str) -> None:
    """Such files once ended in exceptions that named no place."""
    assert any(complaint.startswith(told) for complaint in refusal(body)), refusal(body)


@pytest.mark.parametrize(
    ("head", "told"),
    [
        (HEAD.replace('"Kitchen table"', "1"), "name: must be text"),
        (HEAD.replace("edition = 1", ""), "edition: the field “edition” is missing"),
        (HEAD.replace("edition = 1", 'edition = "1"'), "edition: must be a whole number"),
        (f'{HEAD}home = "it"\n', "home: must be a list"),
        (f'{HEAD}home = ["it", "Italy"]\n', "home[1]: must be a language such as es or es-AR"),
        (f'{HEAD}rare = "yes"\n', "rare: must be true or false"),
        (
            HEAD.replace('"rule_book"', '"grandmother"'),
            "origin: must be one of document, rule_book",
        ),
        (f'{HEAD}aliases = "k"\n', "aliases: must be a list"),
        (f'{HEAD}inherits = "classic_4p"\n', "inherits: must be an object"),
        (
            f'{HEAD}inherits = {{ from = "klassik", ref = "pagat" }}\n',
            "there is no rule set “klassik”",
        ),
        (
            f'{HEAD}inherits = {{ from = "kitchen", ref = "pagat" }}\n',
            "inherits.from: these rules are based on themselves",
        ),
        (f'{HEAD}inherits = {{ from = "classic_4p" }}\n', "inherits: a reference is needed"),
        (
            f'{HEAD}inherits = {{ from = "samba", ref = "x" }}\n',
            "inherits.ref: there is no source “x",
        ),
        (
            f'{HEAD}inherits = {{ from = "samba", ref = "pagat", by = 1 }}\n',
            "inherits.by: there is no field “by”",
        ),
    ],
)
def test_head_of_a_rule_set_file_is_checked(head: str, told: str) -> None:
    assert any(told in complaint for complaint in refusal("", head)), refusal("", head)


def test_without_a_parent_every_value_is_needed() -> None:
    told = refusal(TARGET, HEAD)
    assert "decks: the field “decks” is missing" in told
    assert "red_three_values: the field “red_three_values” is missing" in told
    assert not any(complaint.startswith("target") for complaint in told)


def test_broken_toml_is_said_with_its_line() -> None:
    with pytest.raises(RuleSetError, match=rf"{FILE}: .*not toml \(line: 9"):
        read_rule_file(f"{CHILD}\n[target\n", FILE)


def test_all_that_is_wrong_with_a_file_is_said_at_once() -> None:
    wrong = leaf(value=1, status='"so"', unit=1) + '[goal]\nref = "x"\nstatus = "outside"\n'
    told = refusal(wrong)
    assert {complaint.partition(":")[0] for complaint in told} == {
        "target",
        "target.status",
        "target.unit",
        "goal",
        "goal.ref",
    }


GROUP = """
[acaba]
value  = { enabled = true, opponents = 1000, caller = 0 }
ref    = "pagat"
status = "outside"
"""


def test_a_value_cannot_borrow_the_source_of_its_group() -> None:
    """A source for all melding rules once stood beside values that it never mentions."""
    own = "this value needs its own “ref” and “status”"
    assert refusal(GROUP) == [
        f"acaba.enabled: {own}",
        f"acaba.opponents: {own}",
        f"acaba.caller: {own}",
    ]


def test_inherited_value_is_restated_with_its_own_source() -> None:
    book = load_rule_file(TARGET.replace("3000", "5000").replace("pagat", "bicycle"))
    assert book.rules.target == 5000
    assert book.citations.citation_at("target").refs == ("bicycle",)
    assert not book.citations.is_inherited("target")
    assert book.citations.is_inherited("decks")


def test_inheritance_without_a_source_makes_values_proposed() -> None:
    book = load_rule_file(TARGET, CHILD.replace('"pagat"', '"none"'))
    decks = book.citations.citation_at("decks")
    assert (decks.status, decks.refs, decks.rule_set) == ("proposed", ("none",), "classic_4p")
    assert book.citations.citation_at("target").status == "outside"


def test_numbers_of_players_are_those_of_the_file_alone() -> None:
    three = '[by_players.3]\nvalue = {}\nref = "pagat"\nstatus = "outside"\n'
    book = load_rule_file(three)
    assert set(book.rules.by_players) == {"3"}
    assert "by_players.4" not in book.citations.by_path


def test_a_rule_that_there_is_not_is_said_and_is_no_0() -> None:
    book = load_rule_file('[canasta_bonus.wild]\nvalue = 2000\nref = "pagat"\nstatus = "outside"\n')
    assert book.rules.canasta_bonus.wild == 2000
    assert book.rules.canasta_bonus.sequence is None
    again = load_rule_file(
        "[captured]\n".replace("captured", "black_three.captured_values")
        + 'value = [0, 5, 10, 15, 20]\nref = "pagat"\nstatus = "outside"\n'
    )
    assert again.rules.black_three.captured_values == (0, 5, 10, 15, 20)
