"""What of a described table of Noblemen may be forgotten, and its small boxes."""
