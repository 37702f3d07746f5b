"""The Meld tab: whether melds are enough to be laid, and what can be laid of a hand."""
