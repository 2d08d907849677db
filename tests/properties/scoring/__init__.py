"""The scoring half of the suite."""
