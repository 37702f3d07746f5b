"""The Meld tab: checks an initial meld, and finds the best melds of a hand."""
