"""What a described table means, for those who settle a question about it."""
