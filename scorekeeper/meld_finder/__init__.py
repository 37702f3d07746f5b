"""The search for the melds of a hand that fulfil a requirement: the best of all there are."""
