"""House rules: making, changing and sharing them."""
