"""Club nights: every verb of an organiser over one store, and the door for everybody else."""

from collections.abc import Callable

from scorekeeper.club.model import EveningUid
from scorekeeper.club.results import table_of
from scorekeeper.services.club import access, evenings, transfer
from scorekeeper.services.club.forgetting import Forgetting
from scorekeeper.services.club.members import Members
from scorekeeper.services.club.seasons import Seasons
from scorekeeper.services.club.table import TablePhone, TableSession
from scorekeeper.services.matches import Matches, OpenMatch
from scorekeeper.services.transactions import UnitOfWork


class Club:
    """The verbs by what they are about.

    They are `evenings`, `access`, `logins`, `members`, `seasons` and `moving`.
    """

    def __init__(
        self,
        work: UnitOfWork,
        matches: Matches,
        *,
        new_secret: Callable[[int], bytes],
        is_read_only: Callable[[], bool],
    ) -> None:
        self._work, self._matches, self._is_read_only = work, matches, is_read_only
        self._newsroom = evenings.Newsroom(work)
        repository = evenings.EveningRepository(work)
        self.evenings = evenings.Evenings(work, matches, repository, self._newsroom)
        documents = access.AccessDocuments(work.database)
        self.access = access.Access(work, repository, self._newsroom, new_secret, documents)
        self.logins = access.Logins(work, self._newsroom, new_secret, documents)
        self.members = Members(work, matches, self._newsroom, Forgetting(work))
        self.seasons = Seasons(work, self.evenings, self._newsroom)
        self.moving = transfer.Moving(work, matches, repository, self._newsroom)

    def listen(self, listener: evenings.Listener) -> Callable[[], None]:
        """Tell a listener of every change of an evening; gives the call that ends it.

        It is called on the thread that made the change, once that is on the disk.
        """
        return self._newsroom.listen(listener)

    def look_again(self) -> None:
        """Let everybody know that every evening may be another one now."""
        self._newsroom.tell(*(evenings.News(summary.uid) for summary in self.evenings.list()))

    def match_at(self, uid: EveningUid, number: int, table: int) -> OpenMatch | None:
        seated = table_of(self.evenings.open(uid), number, table)
        return self._matches.open(seated.match) if seated and seated.match else None

    def tables(self, uid: EveningUid, number: int) -> tuple[evenings.TableGlance, ...]:
        evening = self.evenings.open(uid)
        tables = evening.rounds[number - 1].tables if 1 <= number <= len(evening.rounds) else ()
        return tuple(evenings.glance(evening, number, table, self._matches) for table in tables)

    def table(self, uid: EveningUid, number: int, table: int) -> evenings.TableGlance | None:
        evening = self.evenings.open(uid)
        seated = table_of(evening, number, table)
        return evenings.glance(evening, number, seated, self._matches) if seated else None

    def seat(self, visitor: access.Visitor) -> TableSession:
        """All that a phone at a table may do."""
        phone = TablePhone(self._work, self.evenings, self._matches, self.access, visitor)
        return TableSession(phone, self._newsroom, is_read_only=self._is_read_only)
