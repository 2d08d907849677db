"""What a person may not know of a table of Bruges."""
