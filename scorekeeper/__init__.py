"""Keep score of canasta that is played with real cards.

    rules        what a rule set says: one TOML file each, every value with its source
    scoring      a reported deal becomes problems and signed lines; the initial meld
    meld_finder  the melds of a hand that fulfil a requirement
    match        deals add up: totals, requirements, dealer, winner
    deal_form    a deal as it is being typed
    cases        the rules' worked examples
    club         a session of several tables: draws, results, standings, seasons
    storage      an append-only journal under TinyDB's own API
    services     what a scorer or an organiser can do: start, record, amend, undo, draw
    i18n         codes become text in every language
    publishing   pages for paper and for the web
    ui           the Flet screens
    server       window, browser, network
    cli          score, cases, rules, meld, publish
    packaging    the folders of sites and of apps to be built

A package knows only those above it in this list; `__main__` puts them together.
"""

__version__ = "0.1.0"
