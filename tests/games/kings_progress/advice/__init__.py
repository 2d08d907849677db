"""What is best."""
