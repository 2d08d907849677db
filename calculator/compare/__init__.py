"""The same table or question by every text and reading."""
