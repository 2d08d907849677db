"""What is best, and what is still possible."""
