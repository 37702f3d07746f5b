"""Random things that a program does with a TinyDB, the same ones for the same seed."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from tinydb import TinyDB, where
from tinydb.operations import add, delete, increment
from tinydb.operations import set as put
from tinydb.table import Table

from scorekeeper.storage.table import StoredDocument

Act = Callable[[Table, Random], Any]

NAMES = ("_default", "deals", "changes")


def dice(seed: object) -> Random:
    """Give the chances of one history, the same for the same seed."""
    return Random(str(seed))  # chances that can be thrown again, not secrets


def act(db: TinyDB, random: Random) -> Any:
    """Do one random thing; gives what came back, or the name of what was raised."""
    table = db.table(random.choice(NAMES))
    chosen = random.choice(ACTS)
    try:
        return chosen(table, random)
    except ValueError as error:
        return str(error)


def doc(random: Random) -> dict[str, Any]:
    """A document of few different values, so that queries match."""
    return {
        "n": random.randrange(5),
        "who": random.choice(["Ana", "Zoë", ""]),
        "deep": {"list": [random.randrange(3), None, True, 0.5, {"x": []}]},
    }


def flat(random: Random) -> dict[str, Any]:
    """Fields without depth: TinyDB in memory would have all that match share one inner list."""
    return {"n": random.randrange(5), "who": "Ben"}


def random_document(random: Random) -> StoredDocument:
    number: Any = random.randrange(1, 12)
    return StoredDocument(doc(random), number)


def ids(random: Random) -> list[int]:
    return random.sample(range(1, 12), 3)


def insert_many(table: Table, random: Random) -> list[int]:
    documents: Iterator[Any] = (
        random_document(random) if random.random() < 0.2 else doc(random) for _ in range(4)
    )
    return table.insert_multiple(documents)


def update_many(table: Table, random: Random) -> list[int]:
    number = random.randrange(5)
    return table.update_multiple(
        [({"n": number}, where("n") == 1), (increment("n"), where("who") == "Ana")]
    )


def truncate(table: Table, random: Random) -> None:
    if random.random() < 0.3:
        table.truncate()


def update_all(table: Table, random: Random) -> list[int]:
    """Change every document in place, deep inside."""
    number = random.randrange(3)
    return table.update(lambda found: found.setdefault("deep", {"list": []})["list"].append(number))


ACTS: tuple[Act, ...] = (
    lambda table, random: table.insert(doc(random)),
    lambda table, random: table.insert(doc(random)),
    lambda table, random: table.insert(random_document(random)),
    insert_many,
    lambda table, random: table.update({"n": random.randrange(5)}, where("n") == 2),
    lambda table, random: table.update(add("n", 1), doc_ids=ids(random)),
    lambda table, random: table.update(delete("who"), where("who").exists() & (where("n") == 1)),
    lambda table, random: table.update(put("n", True), where("n") == 1),
    update_all,
    update_many,
    lambda table, random: table.upsert(flat(random), where("n") == random.randrange(5)),
    lambda table, random: table.upsert(random_document(random)),
    lambda table, random: table.remove(where("n") == random.randrange(5)),
    lambda table, random: table.remove(doc_ids=ids(random)),
    truncate,
    lambda table, random: table.search(where("deep").list.any([random.randrange(3)])),
    lambda table, random: table.get(where("n") == random.randrange(5)),
    lambda table, random: table.get(doc_id=random.randrange(12)),
    lambda table, random: table.get(doc_ids=ids(random)),
    lambda table, random: table.count(where("who") == "Zoë"),
    lambda table, random: table.contains(where("n") == 4),
    lambda table, random: [len(table), table.all()],
)
