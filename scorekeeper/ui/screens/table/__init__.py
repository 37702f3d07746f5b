"""The table: score cards, score pad, and the button for the next deal; or the result.

screen    the route, its title bar, and the layouts of narrow, low and wide pages
news      lines above and below the score cards: the dealer, changed rules, a higher initial meld
pad       the score pad: the deals or the chart, and the main buttons
menu      the menu of the title bar, and the sheets and dialogs that its rows open
"""
