"""By standing: first against second, third against fourth, without a repeat where that can be."""

from scorekeeper.club.draws.field import Drawn, Field
from scorekeeper.club.draws.meetings import met_least
from scorekeeper.club.draws.partners import partnered_least, seated


def draw(field: Field) -> Drawn:
    """The next round by the standing, in whose order those present are given.

    The repeats are as few as can be; then the first meets the nearest, then the first of those
    left, and so on down. Players who change partners sit at tables by the standing, first and
    last of a table against the two between; the fewest partners repeat, then the fewest opponents.
    """
    if field.size == 1:
        return met_least(field.present, field, closely=True)
    partners, left = partnered_least(field.present, field)
    places = {one: place for place, one in enumerate(field.present)}
    partners.sort(key=lambda two: sum(places[one] for one in two))
    return seated(partners, left, field, closely=True)
