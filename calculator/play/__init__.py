"""Games played and refereed."""
