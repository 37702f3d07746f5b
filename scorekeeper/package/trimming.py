"""What `flet build` is told to take out of the packages that it installs: most of their bulk."""

from collections.abc import Iterable, Iterator

from scorekeeper.package.carried import LOCALES, OF_ALL_LANGUAGES, TIME_ZONES


def trimmed(languages: Iterable[str]) -> tuple[str, ...]:
    """Globs of the files that an app in these languages does not need: 30 of Babel's 31 MB."""
    locales = all_but({OF_ALL_LANGUAGES, *languages})
    return (*(f"**/{LOCALES}/{one}.dat" for one in locales), f"**/{TIME_ZONES}/**")


def all_but(names: set[str]) -> Iterator[str]:
    """Globs that together match every name but these.

    There are some thousand locales, and a command line is not long enough to name them.
    """
    beginnings = sorted({name[:length] for name in names for length in range(len(name) + 1)})
    for begun in beginnings:
        length = len(begun) + 1
        goes_on = {one[-1] for one in beginnings if len(one) == length and one.startswith(begun)}
        yield f"{begun}[!{''.join(sorted(goes_on))}]*" if goes_on else f"{begun}?*"
        if begun and begun not in names:
            yield begun
