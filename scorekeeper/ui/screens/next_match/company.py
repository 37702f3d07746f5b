"""Who is at the table this evening, and how they have played so far."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import date

from scorekeeper.errors import ScorekeeperError
from scorekeeper.match import Match, Player, Side
from scorekeeper.match.people import people_of
from scorekeeper.match.renaming import sides_now
from scorekeeper.match.rotation import TABLE, Pairing
from scorekeeper.session import OpenMatch, SetUp
from scorekeeper.ui.screens.table.ending import can_turn, rematch_set_up
from scorekeeper.ui.state import State
from scorekeeper.words import Words
from scorekeeper.words.times import moment


def company_of(shown: OpenMatch) -> tuple[str, ...]:
    """Everybody who is here: those who sit at the table, then those who pause."""
    seated = [player.name for side in sides_now(shown.match) for player in side.players]
    here = (name for name in shown.company if name not in seated)
    return (*seated, *here)


def played_by(state: State, company: Sequence[str], today: date | None) -> Iterator[Pairing]:
    """The matches that began on a day in which only people of a company played, the first first."""
    for summary in reversed(state.matches()):
        try:
            match = summary.match
        except ScorekeeperError:
            continue
        began = moment(match.started)
        if began is None or began.date() != today or not can_turn(match) or summary.is_demo:
            continue
        first, second = (tuple(p.name for p in people_of(match, side)) for side in range(2))
        if set(company) >= {*first, *second}:
            pausing = tuple(name for name in company if name not in (*first, *second))
            yield Pairing((first[0], first[1]), (second[0], second[1]), pausing)


def day_of(match: Match) -> date | None:
    """The day on which a match began."""
    began = moment(match.started)
    return None if began is None else began.date()


def set_up_for(words: Words, shown: OpenMatch, pairing: Pairing, company: Sequence[str]) -> SetUp:
    """The next match of a table: these pairs, by the rules of the last; the deal moves on."""
    known = {player.name: player for side in sides_now(shown.match) for player in side.players}
    sides = tuple(
        Side(
            words.text("side-of-players", first=pair[0], last=pair[1]),
            tuple(known.get(name, Player(name)) for name in pair),
        )
        for pair in (pairing.first, pairing.second)
    )
    dealer = shown.progress.dealer
    return replace(
        rematch_set_up(shown),
        sides=sides,
        seats=pairing.seats,
        first_dealer=dealer if dealer in pairing.seats else pairing.seats[0],
        company=tuple(company) if len(company) > TABLE else (),
    )
