"""The standing of an evening, added up by hand: nothing of the app's own sums is used."""

from collections import defaultdict

from tests.browser.club_people import Place, Score, Seating

WIN, DRAW = 2, 1


class Sums:
    """The points typed at each table, and their sums."""

    def __init__(self) -> None:
        """Begin before the round is drawn."""
        self.seats: Seating = {}
        self.scores: dict[int, Score] = {}

    def standing(self) -> list[Place]:
        """Two points for a win and one for a draw, then the difference in card points."""
        points: dict[str, int] = defaultdict(int)
        difference: dict[str, int] = defaultdict(int)
        for table, score in self.scores.items():
            one, other = self.seats[table]
            margin = score[0] - score[1]
            difference[one] += margin
            difference[other] -= margin
            points[one] += WIN if margin > 0 else DRAW if margin == 0 else 0
            points[other] += WIN if margin < 0 else DRAW if margin == 0 else 0
        ranks = sorted(points, key=lambda name: (points[name], difference[name]), reverse=True)
        worth = [(points[name], difference[name]) for name in ranks]
        assert len(set(worth)) == len(worth), "the scores leave nobody level"
        return [
            Place(place, name, points[name], difference[name])
            for place, name in enumerate(ranks, start=1)
        ]

    def wall(self) -> list[tuple[int, str, int]]:
        """The same as far as it is said on the big screen."""
        return [(place, name, points) for place, name, points, _ in self.standing()]
