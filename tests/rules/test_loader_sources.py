"""A rule file may list sources of its own, which only it and those that inherit from it have."""

from pathlib import Path

import pytest

from scorekeeper.i18n import Words
from scorekeeper.i18n.rule_sources import reference_text
from scorekeeper.i18n.rules import rule_at
from scorekeeper.rules import RuleLibrary, RuleSetError, RuleSetId
from scorekeeper.rules.house_rules import HouseRule, HouseRules, check_house_rules
from scorekeeper.rules.loader import SourceKey, read_identity, read_rule_file, source_of
from scorekeeper.view_models.rule_book import source_lines
from tests.rules.kit import CHILD, FILE, HEAD, TARGET, load_rule_file, refusal

LEAFLET = '[sources.leaflet]\ntitle = "A leaflet"\ngrade = "folklore"\n'
BY_LEAFLET = TARGET.replace("pagat", "leaflet#Ending")
GRANDCHILD = CHILD.replace('"classic_4p"', '"kitchen"').replace('"pagat"', '"leaflet"')


def test_reference_names_the_source_of_the_file() -> None:
    book = load_rule_file(BY_LEAFLET + LEAFLET)
    assert book.citations.citation_at("target").refs == ("leaflet#Ending",)
    assert book.sources[SourceKey("leaflet")].title == "A leaflet"
    assert reference_text(Words(), book, "leaflet#Ending") == "A leaflet · Ending"
    assert SourceKey("leaflet") not in RuleLibrary().book(RuleSetId("classic_4p")).sources


def test_page_of_sources_shows_it() -> None:
    book = load_rule_file(BY_LEAFLET + LEAFLET)
    lines = source_lines(Words(), book, rule_at(book, "target"))
    assert "→ A leaflet · Ending" in [line.text for line in lines]


def test_parent_may_be_cited_from_it() -> None:
    book = load_rule_file(TARGET + LEAFLET, head=CHILD.replace('ref = "pagat"', 'ref = "leaflet"'))
    assert book.identity.parent is not None
    assert [source_of(ref) for ref in book.identity.parent.refs] == ["leaflet"]


@pytest.mark.parametrize(
    ("sources", "told"),
    [
        ("", "target.ref: there is no source “leaflet”"),
        (
            '[sources.leaflet]\ntitle = "A leaflet"\n',
            "sources.leaflet.grade: the field “grade” is missing",
        ),
        (f"{LEAFLET}colour = 1\n", "sources.leaflet.colour: "),
        (
            LEAFLET + LEAFLET.replace("leaflet]", "pagat]"),
            "sources.pagat: another source is already called “pagat”",
        ),
        (f'{LEAFLET}read = "via hearsay"\n', "sources.leaflet.read: there is no source “hearsay”"),
    ],
)
def test_wrong_sources_are_refused(sources: str, told: str) -> None:
    assert any(sentence.startswith(told) for sentence in refusal(BY_LEAFLET + sources))


def test_value_is_cited_from_it_where_it_is_inherited(tmp_path: Path) -> None:
    (tmp_path / "kitchen.toml").write_text(CHILD + BY_LEAFLET + LEAFLET, "utf-8")
    bonus = '[go_out_bonus]\nvalue = 200\nref = "leaflet"\nstatus = "outside"\n'
    head = GRANDCHILD.replace('id      = "kitchen"', 'id      = "garden"')
    (tmp_path / "garden.toml").write_text(head + bonus + LEAFLET, "utf-8")
    book = RuleLibrary(tmp_path).book(RuleSetId("garden"))
    for path, place in (("target", " · Ending"), ("go_out_bonus", "")):
        (ref,) = book.citations.citation_at(path).refs
        assert reference_text(Words(), book, ref) == f"A leaflet{place}"

    other = LEAFLET.replace("A leaflet", "A letter")
    (tmp_path / "garden.toml").write_text(head + bonus + other, "utf-8")
    with pytest.raises(RuleSetError, match=r"garden\.toml: sources\.leaflet: source taken"):
        RuleLibrary(tmp_path).book(RuleSetId("garden"))


def test_house_rule_may_cite_it() -> None:
    """As one does that takes over a value of another source from the page of house rules."""
    rule = HouseRule(path="go_out_bonus", value=200, refs=("leaflet",))
    check_house_rules(
        HouseRules(name="Ours", book=load_rule_file(BY_LEAFLET + LEAFLET), rules=(rule,)), "ours"
    )
    with pytest.raises(RuleSetError, match="unknown source"):
        check_house_rules(
            HouseRules(name="Ours", book=load_rule_file(TARGET), rules=(rule,)), "ours"
        )


def test_head_of_file_may_refer_to_sources_below() -> None:
    """The list of rule sets reads only what stands before the first table."""
    text = HEAD + 'inherits = { from = "classic_4p", ref = "leaflet" }\n' + LEAFLET
    identity = read_identity(text, FILE)
    assert identity == read_rule_file(text, FILE).identity
