"""The Meld tab: whether melds are enough for an initial meld, and what a hand can meld."""
