"""What the screen shows of the melds, or of the hand, that were tapped."""

from dataclasses import dataclass, replace

import flet as ft

from scorekeeper.entry.enough import answered
from scorekeeper.scoring.finder import Finding
from scorekeeper.scoring.initial_meld import is_exempt
from scorekeeper.ui.screens.meld.foot import foot_of_hand, foot_of_melds
from scorekeeper.ui.screens.meld.hand_telling import hand_told
from scorekeeper.ui.screens.meld.kit import Kit
from scorekeeper.ui.screens.meld.looking import Finder, search_of
from scorekeeper.ui.screens.meld.melds import found_rows, hand_row, meld_rows
from scorekeeper.ui.screens.meld.telling import Told, told


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """The answer in words, the rows below it, and the buttons for what can be done with them."""

    told: Told
    rows: list[ft.Control]
    foot: ft.Control


def shown_melds(kit: Kit) -> Shown:
    """The melds that were tapped, and whether they are enough."""
    answer = answered(kit.asked.rules, kit.form, kit.asked.required)
    return Shown(
        told=told(kit.words, kit.asked, kit.form, answer),
        rows=meld_rows(kit, answer.melds),
        foot=foot_of_melds(kit, may_lay=answer.is_allowed and not kit.form.awaits_top),
    )


def shown_hand(kit: Kit, finder: Finder) -> Shown:
    """The cards of a hand, and what can be laid of them."""
    finder.look(search_of(kit.asked, kit.form))
    finding, exempt = finder.found, is_exempt(kit.asked.rules, kit.form.lay_down)
    said = hand_told(kit.words, kit.asked, kit.form, finding, is_exempt=exempt)
    held = [hand_row(kit)] if kit.form.hand else []
    if not isinstance(finding, Finding) or kit.form.awaits_top:
        return Shown(told=said, rows=held, foot=foot_of_hand(kit, ()))
    laid = kit.form.using(finding.lay_down.melds)
    melds = answered(kit.asked.rules, laid, kit.asked.required).melds
    return Shown(
        told=replace(said, is_stale=not finder.is_done),
        rows=[*found_rows(kit, melds), *held],
        foot=foot_of_hand(kit, finding.lay_down.melds if finder.is_done else ()),
    )
