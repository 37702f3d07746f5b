"""Keep score of canasta that is played with real cards.

    rules        rule sets: one TOML file each, every value with its source
    scoring      the problems and the signed score lines of a deal; the initial meld
    meld_finder  the melds of a hand that fulfil a requirement
    match        a game of several deals: totals, requirements, dealer, winner
    deal_form    the form in which a deal is typed
    cases        worked examples of the rules with their expected results
    club         a session of several tables: draws, results, standings, seasons
    storage      an append-only journal under TinyDB's own API
    services     the actions of a scorer or an organiser: start, record, amend, undo, draw
    i18n         the texts for codes and values, in every language
    view_models  the content of screens, without controls
    publishing   pages for paper and for the web
    ui           the Flet screens of a game at home
    club_ui      the Flet screens of a club
    server       window, browser, network
    cli          the commands score, cases, rules, meld, publish
    packaging    folders from which a site or an app is built
    league       a league of clubs: the results of their sessions, and its server

A package imports only packages above it in this list; `__main__` puts them together.
"""

__version__ = "0.1.0"
