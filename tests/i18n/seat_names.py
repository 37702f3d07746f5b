"""The names of seats in all languages, as the catalogues have them.

python -m tests.i18n.seat_names     writes them into the file that the app reads
"""

from pathlib import Path

from scorekeeper import i18n
from scorekeeper.i18n import Words
from scorekeeper.i18n.messages import languages

COMPASS = 4
"""Players who are called by the points of the compass."""
MOST_SEATS = 12
"""More than ever sit at a table."""
FILE = Path(i18n.__file__).with_name("seat_names.txt")


def seat_names() -> str:
    """Return the text of the file: one name a line, sorted."""
    names = {
        Words(language).text(key, number=number)
        for language in languages()
        for key, most in (("seat-compass", COMPASS), ("seat-number", MOST_SEATS))
        for number in range(1, most + 1)
    }
    return "".join(f"{name}\n" for name in sorted(names))


if __name__ == "__main__":
    FILE.write_text(seat_names(), "utf-8")
