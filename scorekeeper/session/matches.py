"""Matches: start, list, open, correct, end, and go on with them."""

import contextlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from scorekeeper.errors import ScorekeeperError
from scorekeeper.match.model import Ending, Match, MatchUid, Side
from scorekeeper.match.progress import Progress, progress
from scorekeeper.match.record import FORMAT, VERSION, match_from
from scorekeeper.rules import (
    RuleSet,
    RuleSetError,
    RuleSetId,
    UnknownRuleSetError,
    overlaid,
    rule_book,
)
from scorekeeper.rules.book import keep_values
from scorekeeper.rules.structure import rule_set_from
from scorekeeper.rules.tree import Tree, has_path, leaf_paths, value_at, with_value
from scorekeeper.scoring.problem import Problem
from scorekeeper.session.changes import ChangeKind, History, history, make
from scorekeeper.session.desk import Desk, without
from scorekeeper.session.players import known_players
from scorekeeper.session.set_up import SetUp, house_rules_of, rules_of, set_up_problems
from scorekeeper.session.summary import Summary
from scorekeeper.store.archive import CHANGES, DEALS, MATCHES

OWN_FIELDS = ("values", "edition", "changed")
"""What the store keeps of a match beside its record."""


class UnknownMatchError(ScorekeeperError):
    """There is no match of this uid."""


@dataclass(frozen=True, slots=True)
class OpenMatch:
    """A match with everything that follows from it."""

    uid: MatchUid
    match: Match
    progress: Progress
    history: History
    rules_changed: tuple[str, ...]
    """Paths whose value in the app is another today than when the match began."""
    values: Tree
    """The values in force as plain data, as rule files and house rules spell them."""
    profile: str = ""
    """The name that the house rules had when the match took them over."""


@dataclass(frozen=True, slots=True)
class Matches:
    """The verbs for whole matches."""

    desk: Desk
    summaries: dict[MatchUid, Summary] = field(default_factory=dict, repr=False, compare=False)
    """Those given out before, so that what was worked out once need not be again."""

    def start(self, set_up: SetUp, *, by: str = "") -> MatchUid | tuple[Problem, ...]:
        """Begin a match; gives its uid, or all that keeps it from being set up like this."""
        if found := set_up_problems(set_up):
            return found
        uid = MatchUid(self.desk.new_uid())
        document = self._document(uid, set_up) | {"started": self.desk.now()}
        make(self.desk, uid, ChangeKind.START, after=document, by=by)
        return uid

    def correct(self, uid: MatchUid, set_up: SetUp, *, by: str = "") -> tuple[Problem, ...]:
        """Set a running match up anew; every total and requirement follows.

        Gives what is wrong with it, and then nothing is changed.
        """
        before = self._kept(uid)
        if found := set_up_problems(set_up) or self._misfits(before, set_up):
            return found
        after = {**without(before, "profile"), **self._document(uid, set_up)}
        make(self.desk, uid, ChangeKind.SET_UP, before=before, after=after, by=by)
        return ()

    def end(self, uid: MatchUid, ending: Ending, *, by: str = "") -> None:
        """End a match before the rules end it: the leader has won."""
        before = self._kept(uid)
        after = {**before, "ended": {"by": ending, "at": self.desk.now()}}
        make(self.desk, uid, ChangeKind.END, before=before, after=after, by=by)

    def resume(self, uid: MatchUid, *, by: str = "") -> None:
        """Go on with a match that was ended early; another is left as it is."""
        before = self._kept(uid)
        if before.get("ended") is not None:
            after = without(before, "ended")
            make(self.desk, uid, ChangeKind.RESUME, before=before, after=after, by=by)

    def open(self, uid: MatchUid) -> OpenMatch:
        """A match and where it stands; `UnknownMatchError` where there is none."""
        kept = self._kept(uid)
        match = self._match(kept)
        return OpenMatch(
            uid,
            match,
            progress(match),
            history(self.desk, uid),
            tuple(_changed_rules(kept)),
            kept_values(kept),
            str(kept.get("profile") or ""),
        )

    def list(self) -> tuple[Summary, ...]:
        """All matches, the one changed last first; none of their deals is looked at yet."""
        found = map(self._summary, self.desk.archive.all(MATCHES))
        return tuple(sorted(found, key=lambda summary: summary.changed, reverse=True))

    def known_players(self) -> tuple[str, ...]:
        """The names of all who have played, those of the latest matches first."""
        return known_players(self.desk.archive.all(MATCHES))

    def _misfits(self, kept: Mapping[str, Any], set_up: SetUp) -> tuple[Problem, ...]:
        """Whether deals have been played by another number of sides."""
        count, right = len(set_up.sides), len(kept["sides"])
        if count == right or not self.desk.archive.of_match(DEALS, kept["uid"]):
            return ()
        return (Problem("wrong_number_of_sides", "sides", {"count": count, "right": right}),)

    def _kept(self, uid: MatchUid) -> dict[str, Any]:
        kept = self.desk.archive.get(MATCHES, uid)
        if kept is None:
            raise UnknownMatchError(f"there is no match {uid}")
        return kept

    def _summary(self, document: Mapping[str, Any]) -> Summary:
        """The summary of a kept match: the one given out before while nothing has changed."""
        uid: MatchUid = document["uid"]
        last = self.desk.archive.last_of_match(CHANGES, uid)
        number, at = (last["number"], last["at"]) if last else (0, document.get("started") or "")
        known = self.summaries.get(uid)
        if known is None or known.number != number:
            known = Summary(uid=uid, number=number, changed=at, read=partial(self._match, document))
            self.summaries[uid] = known
        return known

    def _match(self, kept: Mapping[str, Any]) -> Match:
        record = without(kept, *OWN_FIELDS)
        deals = self.desk.archive.of_match(DEALS, kept["uid"])
        return match_from({**record, "deals": deals}, kept["uid"], rules=kept_rules(kept))

    def _document(self, uid: MatchUid, set_up: SetUp) -> dict[str, Any]:
        tree, _ = rules_of(set_up)
        profile = {"profile": set_up.profile} if set_up.profile else {}
        return {
            "uid": uid,
            "format": FORMAT,
            "version": VERSION,
            "ruleset": set_up.ruleset,
            "edition": rule_book(set_up.ruleset).identity.edition,
            "values": tree,
            "house_rules": dict(house_rules_of(set_up)),
            **profile,
            "sides": [_side(side) for side in set_up.sides],
            "seats": list(set_up.seats),
            "first_dealer": set_up.first_dealer,
            "direction": set_up.direction,
            "opening_scores": list(set_up.opening_scores),
        }


def kept_rules(kept: Mapping[str, Any]) -> RuleSet:
    """The values in force in a kept match."""
    return rule_set_from(kept_values(kept), kept["uid"])


def kept_values(kept: Mapping[str, Any]) -> Tree:
    """The same as plain data; where the rule file is gone they stand in for it."""
    ruleset = RuleSetId(kept["ruleset"])
    try:
        return filled_in(kept["values"], ruleset)
    except (RuleSetError, UnknownRuleSetError):
        keep_values(ruleset, kept["values"])
        return filled_in(kept["values"], ruleset)


def filled_in(values: Mapping[str, Any], ruleset: RuleSetId) -> Tree:
    """Values of an earlier time, with what is new in the app since as it is there."""
    tree: Tree = dict(values)
    for path, value in leaf_paths(rule_book(ruleset).tree):
        if not has_path(tree, path):
            tree = with_value(tree, path, value)
    return tree


def _changed_rules(kept: Mapping[str, Any]) -> list[str]:
    tree = rule_book(RuleSetId(kept["ruleset"])).tree
    with contextlib.suppress(RuleSetError):  # house rules of another edition may not fit this one
        tree, _ = overlaid(tree, kept["house_rules"], "house_rules")
    return [
        path
        for path, value in leaf_paths(tree)
        if not has_path(kept["values"], path) or value_at(kept["values"], path) != value
    ]


def _side(side: Side) -> dict[str, Any]:
    short = {} if side.short is None else {"short": side.short}
    players = [
        player.name if player.uid is None else {"name": player.name, "uid": player.uid}
        for player in side.players
    ]
    return {"name": side.name, **short, "players": players}
