"""What is answered about a described table, or a log."""
