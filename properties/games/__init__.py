"""What each game adds to the suite."""
