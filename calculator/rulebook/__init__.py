"""Rule cards, found by id or by words."""
