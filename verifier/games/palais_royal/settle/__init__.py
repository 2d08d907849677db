"""What is answered about a log."""
