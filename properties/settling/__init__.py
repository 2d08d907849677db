"""The part of the suite that holds what is said about described tables to what they mean."""
