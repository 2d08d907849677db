"""What a person may not know of a table of King's Progress."""
