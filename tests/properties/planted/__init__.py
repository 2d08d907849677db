"""Tests that the suite finds faults that were planted."""
