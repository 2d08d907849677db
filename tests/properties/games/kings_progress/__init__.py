"""King's Progress' laws and its second definition."""
