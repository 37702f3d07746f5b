"""Keep score of canasta that is played with real cards.

    rules      what a rule set says: one TOML file each, every value with its source
    scoring    a reported deal becomes problems and signed lines; the initial meld
    match      deals add up: totals, requirements, dealer, winner
    entry      a deal as it is being typed
    cases      the rules' worked examples
    club       an evening of several tables: draws, results, standings, seasons
    store      an append-only journal under TinyDB's own API
    session    what a scorer can do: start, record, amend, drop, undo, resume
    words      codes become text, from the catalogues of i18n
    ui         the Flet screens
    serve      window, browser, network
    cli        score, cases, rules, meld
    package    the folders of sites and of apps to be built

A package knows only those above it in this list; `__main__` puts them together.
"""

__version__ = "0.1.0"
