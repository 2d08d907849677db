"""What may be decided, how it is said, and the working copy that a decision changes."""
